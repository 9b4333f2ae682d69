/** The source of a hit and the target unit, resolved. In a battle, only units are targets; `aim.ts` covers structures too. */
import type { Target } from '../missile-fire/question.ts';
import { type Mark, markOf } from '../missile-fire/target.ts';
import type { Source } from './question.ts';
import { type Gun, gunOf } from './sources.ts';
import type { Structure } from './structure.ts';

export interface Aim {
  readonly gun: Gun;
  /** The target unit; undefined if the target is a structure. */
  readonly mark: Mark | undefined;
  readonly structure: Structure | undefined;
}

export interface QuestionOfUnit {
  readonly source: Source;
  readonly target: Target;
}

export const aimAtUnit = ({ source, target }: QuestionOfUnit): Aim => ({
  gun: gunOf(source),
  mark: markOf(target),
  structure: undefined,
});

/** The name of the target. */
export const nameOfTarget = ({ mark, structure }: Aim): string => structure?.name ?? mark?.unit.unit.name ?? '';
