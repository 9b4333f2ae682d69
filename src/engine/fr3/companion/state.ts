/**
 * The state of the table companion, as plain readonly data: the numbers and notes that players keep beside the table. The state
 * leaves out what the miniatures themselves show, such as places and demoralization markers.
 */

import { type Line, otherSide, type SideId, line as said } from '../../kernel/companion.ts';
import type { RuleId } from '../../kernel/rule-id.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { CasterKind } from './casters.ts';
import type { HoldingKind } from './holdings.ts';
import type { LossKind, ReminderKind } from './vocabulary.ts';

export { changed, inTurn, otherSide, reportOf, type SideId, sideIds } from '../../kernel/companion.ts';

/** The first side has the first phase of every turn, unless the order is drawn (`opens`). */
export type Phase = 'preparation' | SideId;

export interface Caster {
  readonly id: number;
  readonly name: string;
  readonly caster: CasterKind;
  readonly pool: number;
  /** Whether the magic user's dice for this turn have been rolled. True if the magic user has no dice. */
  readonly rolled: boolean;
  /** The command that the magic user belongs to, if the side is divided into commands. */
  readonly command?: number;
}

export interface Loss {
  readonly id: number;
  readonly loss: LossKind;
  /** The full cost in points; null if unknown. */
  readonly cost: number | null;
  /** Points that the loss took off the clock. */
  readonly clock: number;
  /** The number of the phase in which the loss occurred (`phaseNumber`). */
  readonly phase: number;
  /** The lost unit or character has faded and may return (fr3.character-items.fade). */
  readonly fades: boolean;
  /** The command that suffered the loss, if the side is divided into commands. */
  readonly command?: number;
}

export interface Holding {
  readonly kind: HoldingKind;
  readonly holder: 'owner' | 'enemy' | 'nobody';
  /** The camp or site has been captured before, so the clocks do not move again (fr3.camps.recapture). */
  readonly captured: boolean;
}

export interface Reminder {
  readonly id: number;
  readonly reminder: ReminderKind;
  readonly side: SideId;
  readonly name: string;
  /** The variant, for kinds that have several: the ground of a fire, a captive's rank, the step of a note. */
  readonly variant: string;
  /** The index of the reminder's stage: eggs, larvae, adults. */
  readonly stage: number;
  readonly cost: number | null;
  /** The reminder has been dealt with in this phase. */
  readonly dealt: boolean;
}

/** A morale clock, with the name of the side or command that it belongs to. */
export interface Clock {
  readonly name: string;
  readonly clock: number;
  /** fr3.morale-clock.four: an army wavers once per game; `due` while the wavering units are still to be chosen. */
  readonly wavering: 'not-yet' | 'due' | 'done';
}

/** fr3.multiplayer.command-clock: a part of a side that has its own general and its own clock. */
export interface Command extends Clock {
  /** The command's moves in this phase that count against its clock. */
  readonly moves: number;
  /** The command has begun to leave the battle, because its clock stands at 0. */
  readonly leaving?: true;
}

export interface Side extends Clock {
  /** The commands of a divided side, whose own `clock` is then the sum of the clocks of its commands. */
  readonly commands?: readonly Command[];
  readonly armyPool: number;
  readonly casters: readonly Caster[];
  /** Units demoralized in this phase and not destroyed since. */
  readonly demoralized: number;
  readonly losses: readonly Loss[];
  readonly holdings: readonly Holding[];
  /** Agreed victory points that the companion does not compute. */
  readonly extra: number;
  /** The side has no units left on the table. */
  readonly gone: boolean;
}

/** The winner of a phase (null for a draw), and both sides' losses. */
export interface Judgement {
  readonly winner: SideId | null;
  readonly losses: Readonly<Record<SideId, number>>;
}

export interface State {
  /** The number of extra phases so far, beyond two per turn (fr3.pre-game.seer-victory-key). */
  readonly extraPhases?: number;
  readonly turn: number;
  /**
   * The side that has this turn's first phase, if chance decides that (fr3.multiplayer.two-player-initiative). Without this
   * field, the first side has the first phase.
   */
  readonly opens?: SideId;
  readonly phase: Phase;
  /** The id of the step in data/sequence.ts. */
  readonly step: string;
  readonly sides: Readonly<Record<SideId, Side>>;
  /** Moves by units and groups that count against the clock in this phase. */
  readonly moves: number;
  readonly judged: Judgement | null;
  /** fr3.multiplayer.clock-per-turn: the losses of this turn so far. Without this field, each phase has its own winner. */
  readonly turnLosses?: Readonly<Record<SideId, number>>;
  /** The side that may cast first this turn, and the side that has cast first. */
  readonly firstChance: SideId;
  readonly castFirst: SideId | null;
  /** The side that alone holds the terrain objective. */
  readonly objective: SideId | null;
  readonly reminders: readonly Reminder[];
  /** The next free id for magic users, losses and reminders. */
  readonly nextId: number;
}

/** The side with the first phase of this turn. */
export const openerOf = ({ opens = 'first' }: State): SideId => opens;

/** Whether this is the last phase of its turn. */
export const isLastPhase = (state: State): boolean => state.phase === otherSide(openerOf(state));

/** The number of the present phase in the game, from 0. A turn's preparation counts as part of its first phase. */
export const phaseNumber = (state: State): number =>
  2 * (state.turn - 1) + (isLastPhase(state) ? 1 : 0) + (state.extraPhases ?? 0);

/** A line of the log. Rule ids of typed data are plain strings, which the content check verifies. */
export const line = (text: string, ...rules: readonly (Fr3RuleId | RuleId)[]): Line => said(text, ...rules);

export const withSide = (state: State, side: SideId, changes: Partial<Side>): State => ({
  ...state,
  sides: { ...state.sides, [side]: { ...state.sides[side], ...changes } },
});

/** The owner of a clock: a side, or one command of a divided side. */
export type ClockOwner = SideId | { readonly side: SideId; readonly command: number };

export const sideOf = (owner: ClockOwner): SideId => (typeof owner === 'string' ? owner : owner.side);

/** The owners of a side's clocks: its commands, or the side itself. */
export const ownersOf = (state: State, side: SideId): readonly ClockOwner[] =>
  state.sides[side].commands?.map((_, command) => ({ side, command })) ?? [side];

/**
 * The number of the command whose clock this is; null for an undivided side. What affects a divided side as a whole, such as the
 * loss of its camp, affects the first command that is still in the battle.
 */
export function commandOf(state: State, owner: ClockOwner): number | null {
  const { commands } = state.sides[sideOf(owner)];
  if (!commands) return null;
  if (typeof owner !== 'string') return owner.command;
  return Math.max(
    0,
    commands.findIndex(({ clock }) => clock > 0),
  );
}

export function clockOf(state: State, owner: ClockOwner): Clock {
  const side = state.sides[sideOf(owner)];
  return side.commands?.[commandOf(state, owner) ?? -1] ?? side;
}

/**
 * How many more lost phases a side can survive: as many as its clock shows, or the highest clock of its commands
 * (fr3.multiplayer.game-end).
 */
export const endurance = ({ clock, commands }: Side): number =>
  commands ? Math.max(...commands.map((each) => each.clock)) : clock;

/** Changes a command of a side. The side's clock stays the sum of the clocks of its commands. */
export function withCommand(state: State, side: SideId, command: number, changes: Partial<Command>): State {
  const commands = (state.sides[side].commands ?? []).map((each, at) => (at === command ? { ...each, ...changes } : each));
  return withSide(state, side, { commands, clock: commands.reduce((sum, { clock }) => sum + clock, 0) });
}

/** `1 point`, `3 points`. */
export const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

export const withReminder = (state: State, added: Omit<Reminder, 'id' | 'dealt'>): State => ({
  ...state,
  nextId: state.nextId + 1,
  reminders: [...state.reminders, { id: state.nextId, ...added, dealt: false }],
});
