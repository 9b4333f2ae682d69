/**
 * A melee to try inside a rule page: the odds of one question, with the circumstances that the rule is
 * about to change. Drawn at build time; its script comes when somebody reaches for it.
 */
import { useState } from 'preact/hooks';
import { readAddress } from '../../engine/fr3/melee/address.ts';
import { answerOf, byCategory } from '../../engine/fr3/melee/answer.ts';
import { circumstanceOf } from '../../engine/fr3/melee/circumstances.ts';
import { bout } from '../../engine/fr3/melee/combatant.ts';
import type { MeleeQuestion, SideId } from '../../engine/fr3/melee/question.ts';
import { refusals } from '../../engine/fr3/melee/refusals.ts';
import { writeAddress } from '../../engine/fr3/melee/write-address.ts';
import { MeleeField } from './Circumstances.tsx';
import { TryFrame } from './TryFrame.tsx';
import { unitName } from './unit-name.ts';
import { signed } from './words.ts';

interface Props {
  /** The question as it stands in the calculator's address. */
  q: string;
  /** What can be changed here: `charge`, or a side and a circumstance such as `b.support`. */
  vary: readonly string[];
  /** Address of the calculator. */
  calculator: string;
}

export default function TryMelee({ q, vary, calculator }: Props) {
  const [question, ask] = useState(() => readAddress(q).question as MeleeQuestion);
  const names = { a: unitName(question.a.unit), b: unitName(question.b.unit) };
  const found = refusals(question);
  const of = bout(question);
  const answer = found.length ? undefined : answerOf(of);
  const { charge: _charge, ...standing } = question;
  const controls = vary.map((each) => {
    if (each === 'charge')
      return (
        <fieldset class="segmented" key={each}>
          <legend>Who charged</legend>
          {(['a', undefined, 'b'] as const).map((who) => (
            <label key={who ?? 'nobody'}>
              <input
                type="radio"
                name={`charge-${q}`}
                checked={question.charge === who}
                onChange={() => ask(who ? { ...question, charge: who } : standing)}
              />
              <span>{who ? names[who] : 'Neither'}</span>
            </label>
          ))}
        </fieldset>
      );
    const [side, id] = each.split('.') as [SideId, string];
    const circumstance = circumstanceOf(id);
    if (!circumstance) throw new Error(`${each} is nothing that a melee can vary by.`);
    return (
      <div class={`try-${side}`} key={each}>
        <span class={`dot dot-${side}`}>{names[side]}</span>
        <MeleeField
          circumstance={circumstance}
          question={question}
          side={side}
          onChange={(now) => ask({ ...question, [side]: now })}
        />
      </div>
    );
  });
  return (
    <TryFrame
      title={
        question.charge === 'b'
          ? `${names.b} charge ${names.a}`
          : question.charge
            ? `${names.a} charge ${names.b}`
            : `${names.a} against ${names.b}`
      }
      rolls={answer && `d10 ${signed(answer.a.total)} against d10 ${signed(answer.b.total)}`}
      controls={controls}
      chances={answer ? byCategory(answer.outcomes) : []}
      names={names}
      refusals={found.map(({ because }) => because)}
      address={`${calculator}?${writeAddress(question)}`}
    />
  );
}
