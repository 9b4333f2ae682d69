/** A gun and the unit that it is aimed at, resolved: all that a battle fires at. What else can be aimed at: `aim.ts`. */
import type { Target } from '../missile-fire/question.ts';
import { type Mark, markOf } from '../missile-fire/target.ts';
import type { Source } from './question.ts';
import { type Gun, gunOf } from './sources.ts';
import type { Structure } from './structure.ts';

export interface Aim {
  readonly gun: Gun;
  /** The unit aimed at; undefined when it is a structure. */
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

/** The name of what is aimed at. */
export const nameOfTarget = ({ mark, structure }: Aim): string => structure?.name ?? mark?.unit.unit.name ?? '';
