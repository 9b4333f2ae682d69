/**
 * An artillery hit to try inside a rule page: the odds of one question, with what the rule is about to change. Drawn
 * at build time; its script comes when somebody reaches for it.
 */
import { useState } from 'preact/hooks';
import { readAddress } from '../../engine/fr3/artillery/address.ts';
import { type Aim, aimOf } from '../../engine/fr3/artillery/aim.ts';
import { answerOf, categoriesFor, sourceWords } from '../../engine/fr3/artillery/answer.ts';
import { artillery } from '../../engine/fr3/artillery/artillery.ts';
import { type ArtilleryQuestion, isStructure, type Source, type StructureTarget } from '../../engine/fr3/artillery/question.ts';
import { refusals } from '../../engine/fr3/artillery/refusals.ts';
import { ofSource } from '../../engine/fr3/artillery/source-circumstances.ts';
import { type SourceKind, sourceKinds } from '../../engine/fr3/artillery/sources.ts';
import { ofStructure } from '../../engine/fr3/artillery/structure-circumstances.ts';
import { writeAddress } from '../../engine/fr3/artillery/write-address.ts';
import type { Target } from '../../engine/fr3/missile-fire/question.ts';
import { byShotCategory } from '../../engine/fr3/missile-fire/shot-answer.ts';
import { ofTarget } from '../../engine/fr3/missile-fire/target-circumstances.ts';
import { targetName, targetWords } from '../../engine/fr3/missile-fire/target-words.ts';
import { shotAt, sourceForm, structureForm } from './artillery-forms.ts';
import { FieldOf } from './Fields.tsx';
import { TargetField } from './TargetFields.tsx';
import { TryFrame } from './TryFrame.tsx';
import { signed } from './words.ts';

interface Props {
  /** The question as it stands in the calculator's address. */
  q: string;
  /** What can be changed here: `by` for another of its kind, or a part and a circumstance such as `t.stands`. */
  vary: readonly string[];
  /** Address of the calculator. */
  calculator: string;
}

const nameOf = ({ mark, structure }: Aim) => (mark ? targetName(mark) : (structure?.name ?? ''));
const plus = (n: number) => (n === 0 ? 'd10' : `d10 ${signed(n)}`);

export default function TryArtillery({ q, vary, calculator }: Props) {
  const [question, ask] = useState(() => readAddress(q).plan as ArtilleryQuestion);
  const { source, target } = question;
  const aim = aimOf(question);
  const found = refusals(question);
  const answer = found.length ? undefined : answerOf(aim, artillery(aim));
  const setSource = (now: Source) => ask({ ...question, source: now });
  const setTarget = (now: Target | StructureTarget) => ask({ ...question, target: now });

  const control = (each: string) => {
    const [key, id] = each.split('.') as [string, string | undefined];
    if (!id) {
      const like = sourceKinds.filter(({ group }: SourceKind) => group === aim.gun.kind.group);
      return (
        <label class="choice">
          <span>Hit by</span>
          <select
            class="field"
            value={source.unit}
            onChange={(event) => setSource({ unit: event.currentTarget.value as Source['unit'] })}
          >
            {like.map((kind) => (
              <option key={kind.id} value={kind.id}>
                {kind.name}
              </option>
            ))}
          </select>
        </label>
      );
    }
    if (key === 'by') {
      const circumstance = ofSource(id);
      if (circumstance) return <FieldOf form={sourceForm(question, setSource, `try-${q}`)} circumstance={circumstance} />;
    } else if (isStructure(target)) {
      const circumstance = ofStructure(id);
      if (circumstance) return <FieldOf form={structureForm(target, setTarget, `try-${q}`)} circumstance={circumstance} />;
    } else {
      const circumstance = ofTarget(id);
      if (circumstance)
        return (
          <TargetField
            circumstance={circumstance}
            target={target as Target}
            shotAt={(now) => shotAt({ source, target: now }, false)}
            name={`try-${q}`}
            onChange={setTarget}
          />
        );
    }
    throw new Error(`${each} is nothing that a hit can vary by.`);
  };

  const rolls = !answer
    ? undefined
    : answer.fire
      ? `${plus(answer.fire.fire.total)} against ${plus(answer.fire.target.total)}`
      : `${answer.toHit ? `To hit ${plus(answer.toHit.total)}, damage ` : 'Damage '}${plus(answer.damage?.total ?? 0)}`;
  return (
    <TryFrame
      title={`${sourceWords(aim)} at ${aim.mark ? targetWords(aim.mark) : nameOf(aim)}`}
      rolls={rolls}
      controls={vary.map((each) => (
        <div key={each}>
          <span class={`dot dot-${each.startsWith('t') ? 'b' : 'a'}`}>
            {each.startsWith('t') ? nameOf(aim) : aim.gun.kind.name}
          </span>
          {control(each)}
        </div>
      ))}
      chances={answer ? byShotCategory(answer.outcomes, categoriesFor(aim)) : []}
      names={{ a: '', b: nameOf(aim) }}
      refusals={found.map(({ because }) => because)}
      address={`${calculator}?${writeAddress(question)}`}
    />
  );
}
