/**
 * Several players on one side. The first player, who offered or accepted the battle, keeps all secrets of the side and leads
 * every command that he has not given to another player. At any time exactly one player may write.
 */
import type { Refusal } from '../rule-id.ts';
import type { HappenedBy, Ruleset } from '../ruleset.ts';
import { type Entry, otherSide, type Side } from './messages.ts';

/** The present question of a side that has several commands. */
export interface AskedOf {
  /** The commands that may answer, in the order in which their players are asked. */
  readonly commands: readonly number[];
  /** True if each of these commands may act. False if one answer settles the question for all of them. */
  readonly isShared: boolean;
  /**
   * Texts that identify the present step, phase and turn. A player who passes does so for one of these steps, phases or turns.
   */
  readonly moments: readonly string[];
}

/** What a system supplies if the sides of its battles can have several commands. */
export interface CommandRules<State, Action> {
  /** The rules about commands, which a refusal cites if an action belongs to another player. */
  readonly rules: Refusal['rules'];
  /** The names of the commands of a side; empty if the side is not divided. */
  names(state: State, side: Side): readonly string[];
  /** The commands that may answer the present question; null if no side is divided. */
  asked(state: State): AskedOf | null;
  /** The commands whose pieces act; empty if the action belongs to no command. */
  commandsOf(state: State, action: Action): readonly number[];
  /**
   * For an action that passes, how long the pass lasts: one of the `moments`, or an empty text if it is only for this question.
   * Undefined if the action is not a pass.
   */
  passes(state: State, action: Action): string | undefined;
}

/** A command that a first player has given to another player. A player may lead several. */
export interface Lead {
  /**
   * The number of the entry that gave the player his first command. The number identifies the player in `Message.player` and
   * `Wait.player`.
   */
  readonly entry: number;
  readonly side: Side;
  readonly command: number;
  readonly name: string;
}

/** A player of a side: the entry that gave him his first command; undefined for the first player. */
export type PlayerId = number | undefined;

/** Whose turn it is to answer the present question. */
export interface Turn {
  readonly side: Side;
  readonly player: PlayerId;
  /** All players who may answer, in their order. */
  readonly all: readonly PlayerId[];
  /** The other players who have not passed yet. */
  readonly left: readonly PlayerId[];
  readonly isShared: boolean;
}

interface Passed {
  readonly side: Side;
  readonly player: PlayerId;
  readonly until: string;
  /** The number of steps in the record when the player passed. */
  readonly at: number;
}

/** The players of both sides at one moment of a battle. */
export interface Players {
  /** The commands given away and not taken back. */
  readonly leads: readonly Lead[];
  /** All players who have ever been given a command, each with the first command that he got. */
  readonly everybody: readonly Lead[];
  readonly passed: readonly Passed[];
}
export const onePlayerEach: Players = { leads: [], everybody: [], passed: [] };

/** The player who leads a command. */
export const leaderOf = ({ leads }: Pick<Players, 'leads'>, side: Side, command: number): PlayerId =>
  leads.find((each) => each.side === side && each.command === command)?.entry;

/** Who leads a command after this entry of a side; undefined if the entry names a player whom the side does not have. */
export function leadOf(
  { everybody }: Pick<Players, 'everybody'>,
  side: Side,
  entry: number,
  made: Extract<Entry, { kind: 'lead' }>,
): Lead | undefined {
  const { command } = made;
  if ('name' in made) return { entry, side, command, name: made.name };
  const player = everybody.find((each) => each.side === side && each.entry === made.player);
  return player && { ...player, command };
}

/**
 * The players to whom a side may give another command: all who have led one. If several have the same name, only the last one
 * counts.
 */
export function playersOf({ everybody }: Pick<Players, 'everybody'>, side: Side): readonly Lead[] {
  const own = everybody.filter((lead) => lead.side === side);
  return own.filter(({ name }, at) => own.findLastIndex((each) => each.name === name) === at);
}

/** The players of a side who lead a command, the first player first. */
export const onSide = ({ leads }: Pick<Players, 'leads'>, side: Side): readonly PlayerId[] => [
  ...new Set([undefined, ...leads.filter((lead) => lead.side === side).map(({ entry }) => entry)]),
];

/**
 * The players after a command has changed its player. An empty name gives the command back to the first player.
 * Earlier passes of the player who gets the command no longer count.
 */
export function withLead({ leads, everybody, passed }: Players, lead: Lead): Players {
  const others = leads.filter(({ side, command }) => side !== lead.side || command !== lead.command);
  const leader = lead.name === '' ? undefined : lead.entry;
  const isNew = leader !== undefined && !everybody.some(({ entry }) => entry === leader);
  return {
    leads: leader === undefined ? others : [...others, lead],
    everybody: isNew ? [...everybody, lead] : everybody,
    passed: passed.filter(({ side, player }) => side !== lead.side || player !== leader),
  };
}

interface System<State, Action> {
  readonly ruleset: Pick<Ruleset<never, State, Action, HappenedBy, Side, unknown>, 'refuse' | 'view'>;
  readonly commands?: CommandRules<State, Action>;
  isSecret(state: State): boolean;
  shown?(state: State, side: Side): State;
}

/**
 * Whose turn it is when a side has a question. `seals` means that the side still has a sealed answer, and then its first player
 * decides.
 */
export function turnOf<State, Action>(
  system: System<State, Action>,
  { leads, passed }: Players,
  state: State,
  side: Side,
  seals: boolean,
  steps: number,
): Turn {
  const first: Turn = { side, player: undefined, all: [undefined], left: [], isShared: false };
  if (!leads.some((lead) => lead.side === side) || seals || system.isSecret(state)) return first;
  // The player is computed only from what this side can see, because every device must name the same player.
  const asked = system.commands?.asked(system.shown?.(state, side) ?? system.ruleset.view?.(state, side) ?? state);
  if (!asked || asked.commands.length === 0) return first;
  const all = [...new Set(asked.commands.map((command) => leaderOf({ leads }, side, command)))];
  if (!asked.isShared) return { ...first, player: all.includes(undefined) ? undefined : all[0], all };
  const isDone = (player: PlayerId): boolean =>
    passed.some(
      (each) =>
        each.side === side &&
        each.player === player &&
        (each.until === '' ? each.at === steps : asked.moments.includes(each.until)),
    );
  const open = all.filter((player) => !isDone(player));
  const player = open.length > 0 ? open[0] : all.at(-1);
  return { side, player, all, left: open.filter((each) => each !== player), isShared: true };
}

/** The players after one of them has passed. */
export const withPass = (players: Players, { side, player }: Turn, until: string, steps: number): Players => ({
  ...players,
  passed: [...players.passed, { side, player, until, at: steps }],
});

export type Names = Readonly<Partial<Record<Side, string>>>;

/** The name of a player. */
export const nameOf = (names: Names, { everybody }: Pick<Players, 'everybody'>, side: Side, player: PlayerId): string =>
  (player === undefined ? names[side] : everybody.find(({ entry }) => entry === player)?.name) ?? `the player of side ${side}`;

/** Why the player whose turn it is may not act like this, as a sentence; null if he may. */
export function whyNotTheirs<State, Action>(
  { commands }: Pick<System<State, Action>, 'commands'>,
  players: Players,
  names: Names,
  { side, player, left, isShared, all }: Turn,
  state: State,
  action: Action,
  steps: number,
): string | null {
  if (!commands || !isShared || all.length < 2) return null;
  const until = commands.passes(state, action);
  const called = (each: PlayerId): string => nameOf(names, players, side, each);
  if (until !== undefined) {
    if (left.length > 0) return `${called(left[0])} has not finished this step yet.`;
    const shorter = players.passed.findLast(
      (each) => each.side === side && each.player !== player && each.until === '' && each.at === steps,
    );
    return until !== '' && shorter
      ? `${called(shorter.player)} passes only for now and wants to be asked again later. You too can pass only for now.`
      : null;
  }
  const others = commands.commandsOf(state, action).find((command) => leaderOf(players, side, command) !== player);
  if (others === undefined) return null;
  const leader = called(leaderOf(players, side, others));
  return `${leader} leads ${commands.names(state, side)[others]}, and only ${leader} can act with its troops.`;
}

/** Why a command cannot change its player now, as a sentence; null if it can. */
export function whyNoLead<State, Action>(
  system: System<State, Action>,
  { leads }: Players,
  state: State,
  { entry, side, command, name }: Lead,
  hasSealedParts: boolean,
): string | null {
  const names = system.commands?.names(state, side) ?? [];
  if (names.length < 2 || command >= names.length) return 'This side has no such command.';
  if (name === '')
    return leads.some((each) => each.side === side && each.command === command)
      ? null
      : 'The first player leads this command already.';
  if (name.trim() === '') return 'A player needs a name.';
  if (leaderOf({ leads }, side, command) === entry) return `${name} leads this command already.`;
  const seen = system.shown?.(state, otherSide(side)) ?? system.ruleset.view?.(state, otherSide(side)) ?? state;
  return hasSealedParts || (seen !== state && JSON.stringify(seen) !== JSON.stringify(state))
    ? 'A command cannot be given to another player while its side hides something from the enemy, because only the first player can reveal that.'
    : null;
}
