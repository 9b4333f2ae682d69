/**
 * The points at which a chapter takes part in a battle. Each point has its own way of combining chapters. What is not here yet
 * is asked of a chapter by name (`contract.ts`).
 */
import { type Chance, known } from '../../../kernel/chance.ts';
import type { Fields } from '../../../kernel/fields.ts';
import type { ActionKind } from '../action-kind.ts';
import { type BattleReport, inTurn } from '../events.ts';
import type { State } from '../vocabulary/state.ts';
import type { DecisionStep, StepEvent, Watcher } from './order.ts';

/** What happens at a moment of the sequence. */
export type Event = (state: State) => Chance<BattleReport>;
/** What is done about something that is watched for; null if there is nothing to do. */
export type Watch = (from: BattleReport) => Chance<BattleReport> | null;

export interface Chapter {
  /** Its kinds of action, by name. */
  readonly kinds: Readonly<Record<string, ActionKind<Fields>>>;
  /** What it does as steps begin: one after another, in the order of `stepEvents`. */
  readonly events?: Partial<Readonly<Record<StepEvent, Event>>>;
  /** Whether it leaves the phasing side something to decide in a step: one chapter is enough. */
  readonly opens?: Partial<Readonly<Record<DecisionStep, (state: State) => boolean>>>;
  /** What it watches for after an action: the first that has something to do, in the order of `watchers`. */
  readonly watches?: Partial<Readonly<Record<Watcher, Watch>>>;
}

/** A watcher that looks at the state alone: a report or a roll is what it does, null is nothing to do. */
export const watch =
  (work: (state: State) => Chance<BattleReport> | BattleReport | null): Watch =>
  (from) => {
    const done = work(from.state);
    return done && inTurn(from, () => ('kind' in done ? done : known(done)));
  };

/** A report for a watcher: null where the state is still the same. */
export const changed = (before: State, now: BattleReport): BattleReport | null => (now.state === before ? null : now);
