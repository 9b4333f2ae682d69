/** The forms for the source of a hit, and for a structure as its target. */
import { type Aim, aimOf } from '../../engine/fr3/artillery/aim.ts';
import { shotOf } from '../../engine/fr3/artillery/forbidden.ts';
import type { ArtilleryQuestion, Source, StructureTarget } from '../../engine/fr3/artillery/question.ts';
import {
  type SourceCircumstance,
  sourceCircumstances,
  sourceFieldGroups,
} from '../../engine/fr3/artillery/source-circumstances.ts';
import { type Gun, sourceDefaults } from '../../engine/fr3/artillery/sources.ts';
import { type Structure, structureDefaults, structureOf } from '../../engine/fr3/artillery/structure.ts';
import { type StructureCircumstance, structureCircumstances } from '../../engine/fr3/artillery/structure-circumstances.ts';
import type { Shot } from '../../engine/fr3/missile-fire/target-circumstances.ts';
import type { FormOf } from './Fields.tsx';

/** A hit as the target unit's circumstances see it. */
export const shotAt = (question: ArtilleryQuestion, rallies: boolean): Shot => shotOf(aimOf(question), rallies) as Shot;

/** A part of a question with one circumstance set, or removed if it is the default. */
function changed<Part>(part: Part, id: string, value: unknown, usual: unknown): Part {
  const { [id]: _was, ...rest } = part as unknown as Record<string, unknown>;
  return (value === usual ? rest : { ...rest, [id]: value }) as unknown as Part;
}

export function sourceForm(
  question: ArtilleryQuestion,
  onChange: (source: Source) => void,
  name: string,
): FormOf<Aim, Gun, SourceCircumstance> {
  const { source } = question;
  const aim = aimOf(question);
  return {
    circumstances: sourceCircumstances,
    groups: sourceFieldGroups,
    name,
    subject: aim.gun,
    now: (id) => aim.gun.is[id],
    usual: (id) => sourceDefaults[id],
    matters: (circumstance) => circumstance.matters(aim),
    forbidden: ({ id, forbidden }, value) =>
      forbidden?.(aimOf({ ...question, source: { ...source, [id]: value } as Source }))?.because,
    set: (id, value) => onChange(changed(source, id, value, sourceDefaults[id])),
  };
}

export function structureForm(
  target: StructureTarget,
  onChange: (target: StructureTarget) => void,
  name: string,
): FormOf<Structure, Structure, StructureCircumstance> {
  const structure = structureOf(target);
  const usual = (id: StructureCircumstance['id'], value: unknown) =>
    id === 'markers'
      ? structureDefaults({ ...target, [id]: value } as StructureTarget)[id]
      : structureDefaults({ unit: target.unit })[id];
  return {
    circumstances: structureCircumstances,
    groups: ['Structure'],
    name,
    subject: structure,
    now: (id) => structure.is[id],
    usual,
    matters: (circumstance) => circumstance.matters(structure),
    forbidden: ({ id, forbidden }, value) => forbidden?.(structureOf({ ...target, [id]: value } as StructureTarget))?.because,
    // A change of material or thickness resets the markers.
    set: (id, value) => {
      const { markers: _markers, ...whole } = target;
      onChange(changed(id === 'markers' ? target : whole, id, value, usual(id, value)));
    },
  };
}
