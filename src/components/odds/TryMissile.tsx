/**
 * A volley to try inside a rule page: the odds of one question, with what the rule is about to change. Drawn at build
 * time; its script comes when somebody reaches for it.
 */
import { useState } from 'preact/hooks';
import { missileWeapons } from '../../engine/fr3/data/missile-weapons.ts';
import { readAddress } from '../../engine/fr3/missile-fire/address.ts';
import { answerOf, categoriesFor } from '../../engine/fr3/missile-fire/answer.ts';
import { ofFirers } from '../../engine/fr3/missile-fire/firer-circumstances.ts';
import { firersKey } from '../../engine/fr3/missile-fire/firers-key.ts';
import { shotOf } from '../../engine/fr3/missile-fire/forbidden.ts';
import { missileFire } from '../../engine/fr3/missile-fire/missile-fire.ts';
import { type Firers, type MissileQuestion, mostCount } from '../../engine/fr3/missile-fire/question.ts';
import { refusals } from '../../engine/fr3/missile-fire/refusals.ts';
import { byShotCategory } from '../../engine/fr3/missile-fire/shot-answer.ts';
import { ofTarget } from '../../engine/fr3/missile-fire/target-circumstances.ts';
import { targetName, targetWords } from '../../engine/fr3/missile-fire/target-words.ts';
import { volley } from '../../engine/fr3/missile-fire/volley.ts';
import { writeAddress } from '../../engine/fr3/missile-fire/write-address.ts';
import { FirersField } from './FirersFields.tsx';
import { Inches } from './Inches.tsx';
import { Stepper } from './Stepper.tsx';
import { TargetField } from './TargetFields.tsx';
import { TryFrame } from './TryFrame.tsx';
import { signed } from './words.ts';

interface Props {
  /** The question as it stands in the calculator's address. */
  q: string;
  /** What can be changed here: `f.count`, `f.range`, or a part and a circumstance such as `t.stands`. */
  vary: readonly string[];
  /** Address of the calculator. */
  calculator: string;
}

export default function TryMissile({ q, vary, calculator }: Props) {
  const [question, ask] = useState(() => readAddress(q).plan as MissileQuestion);
  const { target, firers } = question;
  const of = volley(question);
  const found = refusals(question);
  const answer = found.length ? undefined : answerOf(of, missileFire(of));
  const spoken = of.firers.map(({ carrier, count }) => `${count > 1 ? `${count} × ` : ''}${carrier.name}`);

  const control = (each: string) => {
    const [key, id] = each.split('.') as [string, string];
    if (key === 't') {
      const circumstance = ofTarget(id);
      if (!circumstance) throw new Error(`${each} is nothing that a target can vary by.`);
      return (
        <TargetField
          circumstance={circumstance}
          target={target}
          shotAt={(now) => shotOf(volley({ target: now, firers }))}
          name={`try-${q}`}
          onChange={(now) => ask({ ...question, target: now })}
        />
      );
    }
    const place = firers.findIndex((_, at) => firersKey(at) === key);
    const group = firers[place];
    const firing = of.firers[place];
    if (!group || !firing) throw new Error(`${each}: the question has no firers ${key}.`);
    const set = (now: Firers) => ask({ ...question, firers: firers.map((old, at) => (at === place ? now : old)) });
    if (id === 'count')
      return (
        <Stepper
          name={`try-${q}-${each}`}
          value={String(firing.count)}
          less={firing.count > 1}
          more={firing.count < mostCount}
          onStep={(by) => set({ ...group, count: firing.count + by })}
        >
          Units
        </Stepper>
      );
    if (id === 'range')
      return (
        <Stepper
          name={`try-${q}-${each}`}
          value={<Inches of={firing.range} />}
          less={firing.range >= 1}
          more={firing.range + 1 <= (missileWeapons[firing.weapon.id].bands.at(-1)?.upTo ?? 0)}
          onStep={(by) => set({ ...group, range: firing.range + by })}
        >
          Range
        </Stepper>
      );
    const circumstance = ofFirers(id);
    if (!circumstance) throw new Error(`${each} is nothing that firers can vary by.`);
    return <FirersField circumstance={circumstance} firers={group} target={target} name={`try-${q}-${key}`} onChange={set} />;
  };

  return (
    <TryFrame
      title={`${spoken.join(' and ')} at ${targetWords(of.target)}`}
      rolls={
        answer &&
        (answer.row.row === 0
          ? 'No effect on this target'
          : `Row ${answer.row.row}, d10${answer.total === 0 ? '' : ` ${signed(answer.total)}`}`)
      }
      controls={vary.map((each) => (
        <div key={each}>
          <span class={`dot dot-${each.startsWith('t') ? 'b' : 'a'}`}>
            {each.startsWith('t')
              ? targetName(of.target)
              : (spoken[firers.findIndex((_, at) => firersKey(at) === each.split('.')[0])] ?? '')}
          </span>
          {control(each)}
        </div>
      ))}
      chances={answer ? byShotCategory(answer.outcomes, categoriesFor(of.target)) : []}
      names={{ a: '', b: targetName(of.target) }}
      refusals={found.map(({ because }) => because)}
      address={`${calculator}?${writeAddress(question)}`}
    />
  );
}
