/** Which commands of a side have to answer a question, so that the right player gets the device or the message. */
import { commandOf, isDivided } from '../units/commands.ts';
import { findUnit, ownerOf, sheetSide } from '../units/pieces.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { State } from '../vocabulary/state.ts';

/** The side's own pieces that a question is about. */
function piecesOf({ magic }: State, { what, unit, among = [], by }: Ask): readonly PieceId[] {
  if (what === 'bid') return magic.spell ? [magic.spell.cast.character] : [];
  return [unit, by, ...among].filter((id) => id !== undefined);
}

/**
 * The numbers of the commands that may answer a question: those of the pieces that it is about, or every command of the side that
 * is still in the battle. Null if the side is not divided.
 */
export function decidingCommands(state: State, asked: Ask): readonly number[] | null {
  const { side, command } = asked;
  if (!isDivided(state)) return null;
  if (command !== undefined) return [command];
  const isOwn = (id: PieceId) => (findUnit(state, id)?.side ?? ownerOf({ id })) === side;
  const own = piecesOf(state, asked).filter(isOwn);
  if (own.length > 0) return [...new Set(own.map((id) => commandOf(state, id) ?? 0))].sort();
  const commands = state.sheet.sides[sheetSide(state, side)].commands ?? [];
  const all = commands.flatMap(({ leaving }, at) => (leaving ? [] : [at]));
  return all.length > 0 ? all : commands.map((_, at) => at);
}

/** The name of a command. */
export const commandName = ({ setup }: State, side: SideId, command: number): string =>
  setup.armies[side].commands?.[command]?.name ?? setup.armies[side].name;
