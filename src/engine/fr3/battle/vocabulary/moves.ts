/** Moves, deployments and melees as they are planned or chosen, before they happen. */
import type { Base, Point } from '../../../kernel/geometry.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { Way } from '../events.ts';
import type { PieceId } from './ids.ts';
import type { BattleUnit } from './state.ts';

/** A manoeuvre as it would be made. */
export interface Planned {
  readonly ok: true;
  readonly bases: readonly Base[];
  /** Share of the movement that it costs. */
  readonly share: number;
  /** Inches as it is told. */
  readonly inches: number;
  readonly way: Way;
  readonly rules: readonly Fr3RuleId[];
  /** How it is made: straight along a way, by some places between, or on the spot. */
  readonly path: { readonly straight: Point } | { readonly places: () => readonly (readonly Base[])[] } | null;
}

export interface Pair {
  readonly a: BattleUnit;
  readonly b: BattleUnit;
}

export type Deployed = { readonly units: readonly PieceId[]; readonly x: number; readonly y: number; readonly wide: number };
