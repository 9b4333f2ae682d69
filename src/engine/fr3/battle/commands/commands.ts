/** The clocks of commands at the start of a battle, and what units of two commands cannot do together (fr3.multiplayer). */
import type { Refusal } from '../../../kernel/rule-id.ts';
import { type Command, type State as Sheet, withSide } from '../../companion/state.ts';
import { moraleClock } from '../../data/figures/morale-clock.ts';
import { refusal } from '../action-kind.ts';
import { sameCommand } from '../units/commands.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { State } from '../vocabulary/state.ts';

/**
 * fr3.multiplayer.command-clock: the sheet with a clock for each command. The clock points that a camp adds go to the first
 * command.
 */
export function withCommands({ armies, clocks }: Setup, sheet: Sheet, first: SideId): Sheet {
  const start = clocks ? { ...sheet, turnLosses: { first: 0, second: 0 } } : sheet;
  return sideIds.reduce<Sheet>((at, side) => {
    const on = side === first ? 'first' : 'second';
    const commands = (armies[side].commands ?? []).map(
      ({ name }, index): Command => ({
        name,
        clock: index === 0 ? at.sides[on].clock : moraleClock.start,
        wavering: 'not-yet',
        moves: 0,
      }),
    );
    return withSide(at, on, { commands, clock: commands.reduce((sum, { clock }) => sum + clock, 0) });
  }, start);
}

/** Why these units cannot move in one group, form a square or attach to each other. */
export const refuseTogether = (state: State, [first, ...others]: readonly PieceId[]): Refusal | null =>
  first === undefined || others.every((id) => sameCommand(state, first, id))
    ? null
    : refusal(
        'Units of two commands cannot move together, because each command has its own general and its own clock.',
        'fr3.multiplayer.command-clock',
      );
