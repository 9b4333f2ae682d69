/** Why a question about artillery has no answer: what cannot be aimed so, and impossible circumstances. */
import { valueProblem } from '../../kernel/circumstance.ts';
import type { Shot } from '../missile-fire/of-target.ts';
import type { Target } from '../missile-fire/question.ts';
import { refuse, type ShotRefusal } from '../missile-fire/refusal.ts';
import { targetForbidden, targetShape } from '../missile-fire/refusals.ts';
import { type Aim, aimOf } from './aim.ts';
import { aimingRefusals } from './aiming.ts';
import { nameRefusals } from './names.ts';
import { ofSource, sourceCircumstances } from './of-source.ts';
import { ofStructure, structureCircumstances } from './of-structure.ts';
import { type ArtilleryQuestion, isStructure, type Source, type StructureTarget } from './question.ts';
import { gunOf, sourceDefaults } from './sources.ts';
import { type Structure, structureDefaults, structureOf } from './structure.ts';

/** A hit as the circumstances of its target ask about it; undefined against a structure. */
export function shotOf({ gun, mark }: Aim, rallies = false): Shot | undefined {
  if (!mark) return undefined;
  return {
    target: mark,
    aimed: gun.kind.aimed,
    rallies: rallies || mark.is.dodges,
    gun: false,
    powder: true,
    undead: gun.is.undead,
    illusion: gun.is.illusion,
  };
}

function sourceShape(source: Source): ShotRefusal[] {
  const gun = gunOf(source);
  return Object.entries(source).flatMap(([id, value]) => {
    if (id === 'unit' || id === 'range') return [];
    const circumstance = ofSource(id);
    if (!circumstance) return [refuse(`by.${id}`, `“${id}” is not a circumstance of artillery.`)];
    const problem = valueProblem(circumstance, value, gun);
    return problem ? [refuse(`by.${id}`, problem, ...circumstance.rules)] : [];
  });
}

function sourceForbidden(aim: Aim): ShotRefusal[] {
  return sourceCircumstances.flatMap(({ id, forbidden }) => {
    if (!forbidden || aim.gun.is[id] === sourceDefaults[id]) return [];
    const impossible = forbidden(aim);
    return impossible ? [{ at: `by.${id}`, ...impossible }] : [];
  });
}

function structureShape(target: StructureTarget, structure: Structure): ShotRefusal[] {
  return Object.entries(target).flatMap(([id, value]) => {
    if (id === 'unit') return [];
    const circumstance = ofStructure(id);
    if (!circumstance) return [refuse(`t.${id}`, `“${id}” is not a circumstance of a structure.`)];
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
  const unsound = nameRefusals(question);
  if (unsound.length) return unsound;
  const { source, target } = question;
  const misshapen = [
    ...sourceShape(source),
    ...(isStructure(target) ? structureShape(target, structureOf(target)) : targetShape(target)),
  ];
  if (misshapen.length) return misshapen;
  const aim = aimOf(question);
  const shot = shotOf(aim);
  return [
    ...sourceForbidden(aim),
    ...(isStructure(target)
      ? structureForbidden(target, aim.structure as Structure)
      : targetForbidden(target as Target, shot as Shot)),
    ...aimingRefusals(question),
  ];
}
