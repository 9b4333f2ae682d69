/** What a chapter is: the points at which it takes part in a battle. Each point has its own way of combining chapters. */
import type { KindTable } from '../../../kernel/battle/action-kind.ts';
import * as advancing from '../../../kernel/battle/advance.ts';
import type { Parts } from '../../../kernel/battle/points.ts';
import type { Moment } from '../../../kernel/battle/report.ts';
import type { BattleEvent } from '../events.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { State } from '../vocabulary/state.ts';
import type { DecisionStep, Onward, StepEvent, Watcher } from './order.ts';
import type { BattlePoints, LookUps } from './points.ts';

/** What happens at a moment of the sequence. */
export type Event = Moment<State, BattleEvent>;
type Watch = advancing.Watch<State, BattleEvent>;

export interface Chapter {
  /** Its kinds of action, by name. */
  readonly kinds: KindTable<State, Ask, BattleEvent>;
  /** What it does as steps begin: one after another, in the order of `stepEvents`. */
  readonly events?: Partial<Readonly<Record<StepEvent, Event>>>;
  /** Whether it leaves the phasing side something to decide in a step: one chapter is enough. */
  readonly opens?: Partial<Readonly<Record<DecisionStep, (state: State) => boolean>>>;
  /** What it watches for after an action: the first that has something to do, in the order of `watchers`. */
  readonly watches?: Partial<Readonly<Record<Watcher, Watch>>>;
  /** What it does when nobody has a decision, before the next step: the first that has something to do, in the order of `onward`. */
  readonly onward?: Partial<Readonly<Record<Onward, Watch>>>;
  /** Its part in whatever the rest of the battle asks: each point of `points.ts` says how the parts are combined. */
  readonly points?: Parts<BattlePoints>;
  /** Names and data that it knows by their ids: the first that knows. */
  readonly lookUps?: Parts<LookUps>;
}

export const watch = advancing.watch<State, BattleEvent>;
export const changed = advancing.changed<State, BattleEvent>;
