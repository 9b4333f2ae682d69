/**
 * What a chapter is: a list of the points at which it takes part in a battle. Each point combines the chapters in its own way.
 */
import type { KindTable } from '../../../kernel/battle/action-kind.ts';
import * as advancing from '../../../kernel/battle/advance.ts';
import type { Parts } from '../../../kernel/battle/points.ts';
import type { Moment } from '../../../kernel/battle/report.ts';
import type { BattleEvent } from '../events.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { State } from '../vocabulary/state.ts';
import type { DecisionStep, Onward, StepEvent, Watcher } from './order.ts';
import type { BattlePoints, LookUps } from './points.ts';

/** An effect that runs at a fixed moment in the sequence of play. */
export type Event = Moment<State, BattleEvent>;
type Watch = advancing.Watch<State, BattleEvent>;

export interface Chapter {
  /** The chapter's kinds of action, by name. */
  readonly actionKinds: KindTable<State, Ask, BattleEvent>;
  /** Effects at the start of a step. The effects run one after another, in the order of `stepEvents`. */
  readonly events?: Partial<Readonly<Record<StepEvent, Event>>>;
  /** Whether the phasing side has a decision to make in a step. One chapter that says yes is enough. */
  readonly opens?: Partial<Readonly<Record<DecisionStep, (state: State) => boolean>>>;
  /** Checks after each action. The first watcher that applies acts, in the order of `watchers`. */
  readonly watches?: Partial<Readonly<Record<Watcher, Watch>>>;
  /**
   * Effects when no player has a decision to make, before the next step begins. The first effect that applies is carried out, in
   * the order of `onward`.
   */
  readonly onward?: Partial<Readonly<Record<Onward, Watch>>>;
  /** The chapter's answers to the points of `points.ts`. Each point states how several answers are combined. */
  readonly points?: Parts<BattlePoints>;
  /** Names and data that this chapter can look up by id. The first chapter that knows the id answers. */
  readonly lookUps?: Parts<LookUps>;
}

export const watch = advancing.watch<State, BattleEvent>;
export const changed = advancing.changed<State, BattleEvent>;
