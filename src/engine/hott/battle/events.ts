/** Everything that happens in a battle, as data with rule ids. `sentences.ts` turns events into sentences. */
import { certain as certainly } from '../../kernel/battle/report.ts';
import type { Line } from '../../kernel/calculator/procedure.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Report } from '../../kernel/ruleset.ts';
import type { Result } from '../data/outcomes.ts';
import type { HottRuleId } from '../rule-ids.ts';
import type { Way } from '../supplement/outcome.ts';
import type { SideId, UnitId } from './vocabulary/ids.ts';
import type { Edge } from './vocabulary/setup.ts';
import type { Ending, State } from './vocabulary/state.ts';

/** How an element arrives. */
export type Arrival = 'invoked' | 'summoned' | 'ambush' | 'replaced' | 'desorcelled' | 'freed';
/** Why an element leaves the table without being destroyed. */
export type Departure = 'sent-away' | 'no-enemy-near' | 'fled' | 'over-the-edge' | 'joined-enemy';
/** The kind of tactical move. */
export type MoveWay = 'single' | 'group' | 'column' | 'road-wheel' | 'breaking-off' | 'overlap-pivot';
/** Why an element is destroyed. */
export type Cause = 'combat' | 'no-way-back' | 'rear-support' | 'marker-covered';

/** A die and its modifiers. */
export interface Total {
  /** The element that rolled, or the stronghold. */
  readonly who: UnitId | 'stronghold';
  readonly lines: readonly Line[];
  readonly face: number;
  readonly total: number;
  readonly result: Result;
}

type Happening =
  | { readonly kind: 'defender'; readonly side: SideId; readonly faces: readonly number[] }
  | { readonly kind: 'base-edge'; readonly side: SideId; readonly edge: Edge; readonly face: number }
  | { readonly kind: 'stronghold-placed'; readonly side: SideId }
  | { readonly kind: 'deployed'; readonly units: readonly UnitId[] }
  | { readonly kind: 'bound'; readonly bound: number; readonly side: SideId }
  | { readonly kind: 'pips'; readonly side: SideId; readonly pips: number }
  | { readonly kind: 'arrived'; readonly units: readonly UnitId[]; readonly way: Arrival; readonly pips: number }
  | { readonly kind: 'left'; readonly unit: UnitId; readonly why: Departure }
  | {
      readonly kind: 'moved';
      readonly units: readonly UnitId[];
      readonly way: MoveWay;
      readonly pips: number;
      readonly paces: number;
      /** Enemies that are in contact after the move. */
      readonly contacts: readonly UnitId[];
    }
  | { readonly kind: 'conformed'; readonly unit: UnitId; readonly to: UnitId }
  | { readonly kind: 'moved-aside'; readonly unit: UnitId; readonly by: UnitId }
  | { readonly kind: 'engaged'; readonly unit: UnitId; readonly enemy: UnitId }
  | { readonly kind: 'turned'; readonly unit: UnitId; readonly enemy: UnitId }
  | { readonly kind: 'fight'; readonly way: Way; readonly a: Total; readonly b: Total; readonly aids: readonly UnitId[] }
  | { readonly kind: 'recoiled'; readonly unit: UnitId; readonly pushed: readonly UnitId[] }
  | { readonly kind: 'fled'; readonly unit: UnitId; readonly paces: number }
  | { readonly kind: 'pursued'; readonly unit: UnitId; readonly paces: number }
  | { readonly kind: 'destroyed'; readonly unit: UnitId; readonly cause: Cause }
  | { readonly kind: 'ensorcelled'; readonly unit: UnitId; readonly by: UnitId | null }
  | { readonly kind: 'captured'; readonly by: UnitId }
  | { readonly kind: 'ended'; readonly ending: Ending };

export type BattleEvent = Happening & { readonly rules: readonly HottRuleId[] };
export type BattleReport = Report<State, BattleEvent>;

export const event = (what: Happening, ...rules: readonly HottRuleId[]): BattleEvent => ({ ...what, rules });

export const certain = (state: State, ...events: readonly BattleEvent[]): Chance<BattleReport> => certainly(state, ...events);
