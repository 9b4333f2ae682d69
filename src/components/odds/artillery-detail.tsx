/** What the artillery page needs only once somebody asks for more than the plain odds: loaded when they do. */
import { aimOf } from '../../engine/fr3/artillery/aim.ts';
import type { ArtilleryAnswer } from '../../engine/fr3/artillery/answer.ts';
import { changes } from '../../engine/fr3/artillery/changes.ts';
import { ofSource, type SourceCircumstance, sourceCircumstances, sourceFieldGroups } from '../../engine/fr3/artillery/of-source.ts';
import { ofStructure, type StructureCircumstance, structureCircumstances } from '../../engine/fr3/artillery/of-structure.ts';
import { type ArtilleryPlan, mostShots, usualShots } from '../../engine/fr3/artillery/plan.ts';
import { type ArtilleryQuestion, isStructure, type Source, type StructureTarget } from '../../engine/fr3/artillery/question.ts';
import { shotOf } from '../../engine/fr3/artillery/refusals.ts';
import { artilleryInARow } from '../../engine/fr3/artillery/shots.ts';
import { type Gun, sourceDefaults } from '../../engine/fr3/artillery/sources.ts';
import { type Structure, structureDefaults, structureOf } from '../../engine/fr3/artillery/structure.ts';
import type { Aim } from '../../engine/fr3/artillery/aim.ts';
import { ofTarget, type Shot } from '../../engine/fr3/missile-fire/of-target.ts';
import type { Target } from '../../engine/fr3/missile-fire/question.ts';
import { Fields, type FormOf } from './Fields.tsx';
import { InARowFor } from './InARowFor.tsx';
import { ShotChanges } from './ShotChanges.tsx';

export { readAddress } from '../../engine/fr3/artillery/address.ts';
export { refusals } from '../../engine/fr3/artillery/refusals.ts';
export { TargetFields } from './TargetFields.tsx';

/** A hit as the circumstances of the unit it strikes ask about it. */
export const shotAt = (question: ArtilleryQuestion, rallies: boolean): Shot => shotOf(aimOf(question), rallies) as Shot;

/** What is called so that stands at a place of a question. */
export const nameOf = (at: string): string | undefined => {
  const [key, id = ''] = at.split('.');
  if (id === 'range') return 'the range';
  return (key === 'by' ? ofSource(id) : (ofTarget(id) ?? ofStructure(id)))?.name;
};

/** A part of a question with one circumstance of it set, or gone when it is as usual. */
function changed<Part>(part: Part, id: string, value: unknown, usual: unknown): Part {
  const { [id]: _was, ...rest } = part as unknown as Record<string, unknown>;
  return (value === usual ? rest : { ...rest, [id]: value }) as unknown as Part;
}

export function SourceFields({ plan, onChange }: { plan: ArtilleryPlan; onChange: (source: Source) => void }) {
  const { source } = plan;
  const aim = aimOf(plan);
  const form: FormOf<Aim, Gun, SourceCircumstance> = {
    circumstances: sourceCircumstances,
    groups: sourceFieldGroups,
    name: 'by',
    subject: aim.gun,
    now: (id) => aim.gun.is[id],
    usual: (id) => sourceDefaults[id],
    matters: (circumstance) => circumstance.matters(aim),
    forbidden: ({ id, forbidden }, value) => forbidden?.(aimOf({ ...plan, source: { ...source, [id]: value } as Source }))?.because,
    set: (id, value) => onChange(changed(source, id, value, sourceDefaults[id])),
  };
  const plain: Source = { unit: source.unit, ...(source.range === undefined ? {} : { range: source.range }) };
  return <Fields form={form} onReset={Object.keys(source).length > Object.keys(plain).length ? () => onChange(plain) : undefined} />;
}

export function StructureFields({ target, onChange }: { target: StructureTarget; onChange: (target: StructureTarget) => void }) {
  const structure = structureOf(target);
  const usual = (id: StructureCircumstance['id'], value: unknown) =>
    id === 'markers' ? structureDefaults({ ...target, [id]: value } as StructureTarget)[id] : structureDefaults({ unit: target.unit })[id];
  const form: FormOf<Structure, Structure, StructureCircumstance> = {
    circumstances: structureCircumstances,
    groups: ['Structure'],
    name: 't',
    subject: structure,
    now: (id) => structure.is[id],
    usual,
    matters: (circumstance) => circumstance.matters(structure),
    forbidden: ({ id, forbidden }, value) => forbidden?.(structureOf({ ...target, [id]: value } as StructureTarget))?.because,
    // Another material or thickness has other markers.
    set: (id, value) => {
      const { markers: _markers, ...whole } = target;
      onChange(changed(id === 'markers' ? target : whole, id, value, usual(id, value)));
    },
  };
  return <Fields form={form} onReset={Object.keys(target).length > 1 ? () => onChange({ unit: target.unit }) : undefined} />;
}

interface ChangesProps {
  plan: ArtilleryPlan;
  answer: ArtilleryAnswer;
  names: { readonly a: string; readonly b: string };
  onAsk: (plan: ArtilleryPlan) => void;
}

export function ArtilleryChanges({ plan, answer, names, onAsk }: ChangesProps) {
  return <ShotChanges changes={changes(plan, answer)} nameOf={(who) => (who === 'target' ? names.b : names.a)} onAsk={(question) => onAsk({ ...plan, ...question })} />;
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
