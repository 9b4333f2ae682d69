/** What a battle by message needs to know if several players lead the commands of a side (fr3.multiplayer). */
import type { AskedOf, CommandRules } from '../../../kernel/correspondence/players.ts';
import { momentsOf } from '../magic/cast.ts';
import { type Action, fr3Battle } from '../ruleset.ts';
import { askedNow } from '../sequence.ts';
import { commandOf, isDivided } from '../units/commands.ts';
import { findUnit, ownerOf, standing } from '../units/pieces.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { Ask, AskKind } from '../vocabulary/questions.ts';
import type { State } from '../vocabulary/state.ts';
import { actorsOf } from './actors.ts';
import { decidingCommands } from './deciding.ts';

/** Questions that several players answer, each for the pieces of their own command. */
const shared: readonly AskKind[] = ['deploy', 'rally', 'missiles', 'lay', 'shed', 'movement', 'melee', 'magic'];

const commandsOfPieces = (state: State, side: SideId, ids: readonly PieceId[]): readonly number[] => {
  const own = ids.filter((id) => (findUnit(state, id)?.side ?? ownerOf({ id })) === side);
  return [...new Set(own.map((id) => commandOf(state, id) ?? 0))].sort();
};

/** The commands that have something to do in a step. */
function ableCommands(state: State, { what, side }: Ask): readonly number[] {
  const idsOf = (units: State['units']) => units.map(({ id }) => id);
  if (what === 'deploy')
    return commandsOfPieces(state, side, idsOf(state.units.filter((unit) => unit.side === side && unit.status === 'reserve')));
  // A list of all moves would take too long.
  if (what === 'movement') return commandsOfPieces(state, side, idsOf(standing(state, side)));
  return commandsOfPieces(state, side, [...fr3Battle.actions(state)].flatMap(actorsOf));
}

function askedOf(state: State): AskedOf | null {
  const ask = askedNow(state);
  const commands = ask && decidingCommands(state, ask);
  if (!ask || !commands) return null;
  if (!shared.includes(ask.what)) return { commands, isShared: false, moments: [] };
  const able = ableCommands(state, ask).filter((command) => commands.includes(command));
  const { step, phase, turn } = momentsOf(state);
  return {
    commands: able.length > 0 ? able : commands,
    isShared: true,
    moments: [step, phase, turn].map((moment) => `${moment} ${ask.what}`),
  };
}

export const commandRules: CommandRules<State, Action> = {
  rules: ['fr3.multiplayer.command-clock'],
  names: (state, side) => (isDivided(state) ? (state.setup.armies[side].commands ?? []).map(({ name }) => name) : []),
  asked: askedOf,
  commandsOf(state, action) {
    const ask = askedNow(state);
    return ask ? commandsOfPieces(state, ask.side, actorsOf(action)) : [];
  },
  passes(state, action) {
    const ask = askedNow(state);
    if (!ask) return undefined;
    const moments = momentsOf(state);
    if (action.kind === 'pass') return `${moments.step} ${ask.what}`;
    if (action.kind !== 'hold') return undefined;
    return action.until === 'now' ? '' : `${moments[action.until]} ${ask.what}`;
  },
};
