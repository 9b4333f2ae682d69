/** Moves, deployments and melees that are planned or chosen but have not happened yet. */
import type { Base, Point } from '../../../kernel/geometry.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { Way } from '../events.ts';
import type { PieceId } from './ids.ts';
import type { BattleUnit } from './state.ts';

/** A planned manoeuvre. */
export interface Planned {
  readonly ok: true;
  readonly bases: readonly Base[];
  /** The share of the units' movement that the plan costs. */
  readonly share: number;
  /** The length in inches that the chronicle reports. */
  readonly inches: number;
  readonly way: Way;
  readonly rules: readonly Fr3RuleId[];
  /** The path: straight, through intermediate places, or null for a turn in place. */
  readonly path: { readonly straight: Point } | { readonly places: () => readonly (readonly Base[])[] } | null;
}

export interface Pair {
  readonly a: BattleUnit;
  readonly b: BattleUnit;
}

export type Deployed = { readonly units: readonly PieceId[]; readonly x: number; readonly y: number; readonly wide: number };
