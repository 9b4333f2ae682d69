/** The source of a hit and its target, a unit or a structure, resolved from the question. */
import { type Aim, aimAtUnit } from './at-unit.ts';
import { type ArtilleryQuestion, isStructure } from './question.ts';
import { gunOf } from './sources.ts';
import { structureOf } from './structure.ts';

export { type Aim, nameOfTarget } from './at-unit.ts';

export const aimOf = ({ source, target }: ArtilleryQuestion): Aim =>
  isStructure(target) ? { gun: gunOf(source), mark: undefined, structure: structureOf(target) } : aimAtUnit({ source, target });
