/**
 * The commands of an army (fr3.multiplayer.command-clock): which unit and which character is in which command. The sheet has
 * their clocks. An army without commands has one clock, and the functions in this file then answer for the whole side.
 */
import { onceForEach } from '../../../kernel/memo.ts';
import { type ClockOwner, clockOf, commandOf as commandOnSheet } from '../../companion/state.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { Army } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { findUnit, ownerOf, sheetSide } from './pieces.ts';

/** Whether the armies of a battle are divided into commands. Either both armies are divided or neither is. */
export const isDivided = ({ setup }: Pick<State, 'setup'>): boolean => setup.armies.A.commands !== undefined;

/**
 * The command of each unit and character in an army list, by number. A character is in the command of the unit he starts with.
 */
const listed = onceForEach(({ commands = [], troops, characters }: Army): ReadonlyMap<number, number> => {
  const found = new Map(commands.flatMap((command, at) => command.troops.map((number) => [number, at] as const)));
  for (const [at, { with: host }] of characters.entries()) found.set(troops.length + at + 1, found.get(host) ?? 0);
  return found;
});

/**
 * The command of a unit or character in its army list; undefined if the army is not divided, or if the unit or character came
 * later.
 */
export const commandInList = (army: Army, id: PieceId): number | undefined =>
  army.commands && listed(army).get(Number(id.slice(1)));

/**
 * The command that a unit or character is in; null if its side is not divided. Units that magic brings are in the command of
 * their maker. A unit that has changed sides is in the first command of its new side that is still in the battle.
 */
export function commandOf(state: State, id: PieceId): number | null {
  if (!isDivided(state)) return null;
  const owner = ownerOf({ id });
  const side = findUnit(state, id)?.side ?? owner;
  const own = side === owner ? commandInList(state.setup.armies[owner], id) : undefined;
  const made = side === owner ? state.summoned.find((each) => each.id === id)?.command : undefined;
  return own ?? made ?? commandOnSheet(state.sheet, sheetSide(state, side));
}

/** The side or command whose clock changes because of a unit or character that fights for this side. */
export function clockOwner(state: State, side: SideId, id: PieceId): ClockOwner {
  const command = commandOf(state, id);
  return command === null ? sheetSide(state, side) : { side: sheetSide(state, side), command };
}

/** Whether two units or characters of one side share a clock. */
export const sameCommand = (state: State, one: PieceId, other: PieceId): boolean =>
  !isDivided(state) || commandOf(state, one) === commandOf(state, other);

/** The morale clock that counts for a unit. */
export const clockFor = (state: State, { side, id }: Pick<BattleUnit, 'side' | 'id'>): number =>
  clockOf(state.sheet, clockOwner(state, side, id)).clock;

/** fr3.multiplayer.command-collapse: whether the unit's command leaves the battle. */
export function isLeaving(state: State, { side, id }: Pick<BattleUnit, 'side' | 'id'>): boolean {
  if (!isDivided(state)) return false;
  const { commands = [] } = state.sheet.sides[sheetSide(state, side)];
  return commands.some(({ leaving }) => leaving) && commands[commandOf(state, id) ?? -1]?.leaving === true;
}
