/**
 * The state of the table companion: the numbers and notes that both players keep beside the table, as
 * plain readonly data. What the miniatures themselves show (places, demoralization markers) is not in it.
 */

import { type Line, other, type SideId, line as said } from '../../kernel/companion.ts';
import type { RuleId } from '../../kernel/rule-id.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { CasterKind } from './casters.ts';
import type { HoldingKind } from './holdings.ts';
import type { LossKind, ReminderKind } from './vocabulary.ts';

export { changed, inTurn, other, type SideId, sideIds, told } from '../../kernel/companion.ts';

/** The first side has phase one of every turn and the second phase two, unless the order is drawn (`opens`). */
export type Phase = 'preparation' | SideId;

export interface Caster {
  readonly id: number;
  readonly name: string;
  readonly caster: CasterKind;
  readonly pool: number;
  /** Whether his dice of this turn are thrown; true when he has none. */
  readonly rolled: boolean;
}

/** A unit, character or ship that is gone. */
export interface Loss {
  readonly id: number;
  readonly loss: LossKind;
  /** Full cost in points, when known. */
  readonly cost: number | null;
  /** Points that it took off the clock. */
  readonly clock: number;
  /** Number of the phase in which it was lost (`phaseNumber`). */
  readonly phase: number;
  /** It may return from fading (fr3.character-items.fade). */
  readonly fades: boolean;
}

export interface Holding {
  readonly kind: HoldingKind;
  readonly holder: 'owner' | 'enemy' | 'nobody';
  /** Captured once already: the clocks move no more (fr3.camps.recapture). */
  readonly captured: boolean;
}

export interface Reminder {
  readonly id: number;
  readonly reminder: ReminderKind;
  readonly side: SideId;
  readonly name: string;
  /** What kind of it, where there are kinds: the ground of a fire, the rank of a captive, the step of a note. */
  readonly variant: string;
  /** How far it has come, where it has stages: eggs, larvae, adults. */
  readonly stage: number;
  readonly cost: number | null;
  /** Seen to in this phase. */
  readonly dealt: boolean;
}

export interface Side {
  readonly name: string;
  readonly clock: number;
  /** fr3.morale-clock.four: once a game; due while its units are still to be chosen. */
  readonly wavering: 'not-yet' | 'due' | 'done';
  readonly armyPool: number;
  readonly casters: readonly Caster[];
  /** Units demoralized in this phase and not destroyed since. */
  readonly demoralized: number;
  readonly losses: readonly Loss[];
  readonly holdings: readonly Holding[];
  /** Victory points by agreement, for what the companion does not count. */
  readonly extra: number;
  /** No units are left on the table. */
  readonly gone: boolean;
}

/** Who won a phase (null for a draw), and the losses of both sides. */
export interface Judgement {
  readonly winner: SideId | null;
  readonly losses: Readonly<Record<SideId, number>>;
}

export interface State {
  /** Phases that have been taken beyond two a turn (fr3.pre-game.seer-victory-key). */
  readonly extraPhases?: number;
  readonly turn: number;
  /** Who has the first phase of this turn, where that is drawn (fr3.multiplayer.two-player-initiative); left out, the first side. */
  readonly opens?: SideId;
  readonly phase: Phase;
  /** Id of the step in data/sequence.ts. */
  readonly step: string;
  readonly sides: Readonly<Record<SideId, Side>>;
  /** Moves made in this phase by units and groups that count against the clock. */
  readonly moves: number;
  readonly judged: Judgement | null;
  /** Who has the first chance to cast in this turn, and who has cast first. */
  readonly firstChance: SideId;
  readonly castFirst: SideId | null;
  /** Who alone holds the terrain objective. */
  readonly objective: SideId | null;
  readonly reminders: readonly Reminder[];
  /** The next free number for casters, losses and reminders. */
  readonly nextId: number;
}

/** Whose the first phase of this turn is. */
export const openerOf = ({ opens = 'first' }: State): SideId => opens;

/** Whether this is the last phase of its turn. */
export const isLastPhase = (state: State): boolean => state.phase === other(openerOf(state));

/** The phases of a game as they are played, from 0; what is lost in a turn's preparation belongs to its first phase. */
export const phaseNumber = (state: State): number =>
  2 * (state.turn - 1) + (isLastPhase(state) ? 1 : 0) + (state.extraPhases ?? 0);

/** A sentence of the log. Rule ids of typed data are plain strings; they are checked with the content. */
export const line = (text: string, ...rules: readonly (Fr3RuleId | RuleId)[]): Line => said(text, ...rules);

export const withSide = (state: State, side: SideId, changes: Partial<Side>): State => ({
  ...state,
  sides: { ...state.sides, [side]: { ...state.sides[side], ...changes } },
});

/** `1 point`, `3 points`. */
export const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** A further reminder on the list. */
export const withReminder = (state: State, added: Omit<Reminder, 'id' | 'dealt'>): State => ({
  ...state,
  nextId: state.nextId + 1,
  reminders: [...state.reminders, { id: state.nextId, ...added, dealt: false }],
});
