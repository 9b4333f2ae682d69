/** Why a question about artillery has no answer: what cannot be aimed so, and impossible circumstances. */

import { valueProblem } from '../../kernel/circumstance.ts';
import { quoted } from '../../kernel/text.ts';
import { refuse, type ShotRefusal } from '../missile-fire/refusal.ts';
import { targetShape } from '../missile-fire/refusals.ts';
import { aimOf } from './aim.ts';
import { aimingRefusals } from './aiming.ts';
import { hitRefusals, sourceForbidden } from './forbidden.ts';
import { nameRefusals } from './names.ts';
import { type ArtilleryQuestion, isStructure, type Source, type StructureTarget } from './question.ts';
import { ofSource } from './source-circumstances.ts';
import { gunOf } from './sources.ts';
import { type Structure, structureDefaults, structureOf } from './structure.ts';
import { ofStructure, structureCircumstances } from './structure-circumstances.ts';

function sourceShape(source: Source): ShotRefusal[] {
  const gun = gunOf(source);
  return Object.entries(source).flatMap(([id, value]) => {
    if (id === 'unit' || id === 'range') return [];
    const circumstance = ofSource(id);
    if (!circumstance) return [refuse(`by.${id}`, `${quoted(id)} is not a circumstance of artillery.`)];
    const problem = valueProblem(circumstance, value, gun);
    return problem ? [refuse(`by.${id}`, problem, ...circumstance.rules)] : [];
  });
}

function structureShape(target: StructureTarget, structure: Structure): ShotRefusal[] {
  return Object.entries(target).flatMap(([id, value]) => {
    if (id === 'unit') return [];
    const circumstance = ofStructure(id);
    if (!circumstance) return [refuse(`t.${id}`, `${quoted(id)} is not a circumstance of a structure.`)];
    const problem = valueProblem(circumstance, value, structure);
    return problem ? [refuse(`t.${id}`, problem, ...circumstance.rules)] : [];
  });
}

function structureForbidden(target: StructureTarget, structure: Structure): ShotRefusal[] {
  const usual = structureDefaults({ unit: target.unit });
  return structureCircumstances.flatMap(({ id, forbidden }) => {
    if (!forbidden || structure.is[id] === usual[id]) return [];
    const impossible = forbidden(structure);
    return impossible ? [{ at: `t.${id}`, ...impossible }] : [];
  });
}

/**
 * Everything that keeps a question from having an answer, each with a sentence and, where a rule forbids it, its ids;
 * empty when the question is sound.
 */
export function refusals(question: ArtilleryQuestion): ShotRefusal[] {
  const unsound = nameRefusals(question ?? {});
  if (unsound.length) return unsound;
  const { source, target } = question;
  const misshapen = [
    ...sourceShape(source),
    ...(isStructure(target) ? structureShape(target, structureOf(target)) : targetShape(target)),
  ];
  if (misshapen.length) return misshapen;
  if (!isStructure(target)) return hitRefusals({ source, target });
  const aim = aimOf(question);
  return [...sourceForbidden(aim), ...structureForbidden(target, aim.structure as Structure), ...aimingRefusals(aim)];
}
