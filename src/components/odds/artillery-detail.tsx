/** What the artillery page needs only once somebody asks for more than the plain odds: loaded when they do. */
import { readAddress } from '../../engine/fr3/artillery/address.ts';
import { type ArtilleryPlan, mostShots, usualShots } from '../../engine/fr3/artillery/extended-question.ts';
import { nameRefusals } from '../../engine/fr3/artillery/names.ts';
import { type ArtilleryQuestion, isStructure, type Source, type StructureTarget } from '../../engine/fr3/artillery/question.ts';
import { artilleryInARow } from '../../engine/fr3/artillery/shots.ts';
import { ofSource } from '../../engine/fr3/artillery/source-circumstances.ts';
import { sourceKindOf } from '../../engine/fr3/artillery/sources.ts';
import { structureOf } from '../../engine/fr3/artillery/structure.ts';
import { ofStructure } from '../../engine/fr3/artillery/structure-circumstances.ts';
import type { Target } from '../../engine/fr3/missile-fire/question.ts';
import { ofTarget } from '../../engine/fr3/missile-fire/target-circumstances.ts';
import { sourceForm, structureForm } from './artillery-forms.ts';
import { viewOf } from './artillery-view.ts';
import { Fields } from './Fields.tsx';
import { InARowFor } from './InARowFor.tsx';
import { keptChances } from './kept/chances.ts';
import type { Answered } from './kept/shelf.ts';
import { ShotChanges } from './ShotChanges.tsx';
import type { Read } from './useQuestion.ts';

export { writeAddress } from '../../engine/fr3/artillery/write-address.ts';
export { shotAt } from './artillery-forms.ts';
export { viewOf } from './artillery-view.ts';
export { Refusals } from './Refusals.tsx';
export { TargetFields } from './TargetFields.tsx';

/** What is called so that stands at a place of a question. */
export const nameOf = (at: string): string | undefined => {
  const [key, id = ''] = at.split('.');
  if (id === 'range') return 'the range';
  return (key === 'by' ? ofSource(id) : (ofTarget(id) ?? ofStructure(id)))?.name;
};

export function SourceFields({ plan, onChange }: { plan: ArtilleryPlan; onChange: (source: Source) => void }) {
  const { source } = plan;
  const plain: Source = { unit: source.unit, ...(source.range === undefined ? {} : { range: source.range }) };
  return (
    <Fields
      form={sourceForm(plan, onChange, 'by')}
      onReset={Object.keys(source).length > Object.keys(plain).length ? () => onChange(plain) : undefined}
    />
  );
}

export function StructureFields({ target, onChange }: { target: StructureTarget; onChange: (target: StructureTarget) => void }) {
  return (
    <Fields
      form={structureForm(target, onChange, 't')}
      onReset={Object.keys(target).length > 1 ? () => onChange({ unit: target.unit }) : undefined}
    />
  );
}

interface ChangesProps {
  plan: ArtilleryPlan;
  names: { readonly a: string; readonly b: string };
  onAsk: (plan: ArtilleryPlan) => void;
}

export function ArtilleryChanges({ plan, names, onAsk }: ChangesProps) {
  const { source, target } = plan;
  return (
    <ShotChanges<ArtilleryQuestion>
      task={{ kind: 'hit-changes', question: { source, target } }}
      nameOf={(who) => (who === 'target' ? names.b : names.a)}
      onAsk={(question) => onAsk({ ...plan, ...question })}
    />
  );
}

export function Shots({ plan, onAsk }: { plan: ArtilleryPlan; onAsk: (plan: ArtilleryPlan) => void }) {
  const { shots = usualShots, between = 'nothing', target } = plan;
  return (
    <InARowFor
      what="shot"
      target={target as Target}
      markers={isStructure(target) ? structureOf(target).is.markers : undefined}
      after={artilleryInARow(plan)}
      count={shots}
      most={mostShots}
      between={between}
      onCount={(count) => onAsk({ ...plan, shots: count })}
      onBetween={(now) => onAsk({ ...plan, between: now })}
    />
  );
}

/** The question of an address, filled up where it is silent, and what was wrong with it. */
export function fromAddress(search: string, firstPlan: ArtilleryPlan): Read<ArtilleryPlan> {
  const { plan: read, problems } = readAddress(search);
  const found = [...problems];
  const sound = <Key extends 'source' | 'target'>(key: Key, what: string, usual: string): ArtilleryPlan[Key] => {
    const asked = read[key];
    const because = asked && nameRefusals({ ...firstPlan, [key]: asked })[0]?.because;
    if (asked && !because) return asked as ArtilleryPlan[Key];
    found.push(`${because ?? `The address does not say ${what}.`} ${usual}`);
    return firstPlan[key];
  };
  const source = sound('source', 'what deals the hit', 'A cannon stands in.');
  const target = sound('target', 'what is fired at', 'Knights stand in.');
  return { question: { ...read, source, target }, problems: found };
}

/** A question without what a refusal is about; undefined when there is nothing to take away. */
export function without(plan: ArtilleryPlan, at: string): ArtilleryPlan | undefined {
  const [key, id] = at.split('.') as ['by' | 't', string | undefined];
  if (!id) return undefined;
  const part = key === 'by' ? 'source' : 'target';
  const { [id]: _gone, ...rest } = plan[part] as unknown as Record<string, unknown>;
  return { ...plan, [part]: rest };
}

/** The answer to a kept question. */
export function keptAnswer(search: string, firstPlan: ArtilleryPlan): Answered | undefined {
  const plan = fromAddress(search, firstPlan).question;
  const { answer, chances, line, target } = viewOf(plan);
  return (
    answer && { sentence: line, chances: keptChances(chances, { a: sourceKindOf(plan.source.unit)?.name ?? '', b: target }) }
  );
}
