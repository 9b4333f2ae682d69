/** A gun and what it is aimed at, resolved. */
import { type Mark, markOf } from '../missile-fire/target.ts';
import { type ArtilleryQuestion, isStructure } from './question.ts';
import { type Gun, gunOf } from './sources.ts';
import { type Structure, structureOf } from './structure.ts';

export interface Aim {
  readonly gun: Gun;
  /** The unit aimed at; undefined when it is a structure. */
  readonly mark: Mark | undefined;
  readonly structure: Structure | undefined;
}

export const aimOf = ({ source, target }: ArtilleryQuestion): Aim => ({
  gun: gunOf(source),
  ...(isStructure(target) ? { mark: undefined, structure: structureOf(target) } : { mark: markOf(target), structure: undefined }),
});

/** The name of what is aimed at. */
export const nameOfTarget = ({ mark, structure }: Aim): string => structure?.name ?? mark?.unit.unit.name ?? '';
