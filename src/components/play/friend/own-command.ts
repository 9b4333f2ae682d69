/** The game as one of several players of a side may play it: only with the commands that the player leads. */
import { notForPlayer } from '../../../engine/kernel/correspondence/device.ts';
import type { Side } from '../../../engine/kernel/correspondence/messages.ts';
import { leaderOf, nameOf } from '../../../engine/kernel/correspondence/players.ts';
import { onceFor } from '../../../engine/kernel/memo.ts';
import { joinNames } from '../plain-words.ts';
import type { GameSystem } from '../system.ts';
import type { Action, PieceId, State } from '../vocabulary.ts';
import type { FriendSystem } from './game.ts';
import type { Device } from './session.ts';

/** The same game if no command has been given to another player. */
export function gameOfPlayer(game: GameSystem, system: FriendSystem, device: Device): GameSystem {
  const { players, turn, names } = device.now.known;
  const { side, player } = device.mine;
  const { commands } = system;
  if (!commands || !players.leads.some((lead) => lead.side === side)) return game;
  const others = (action: Action): string | null => (device.decides === 'act' ? notForPlayer(system, device, action) : null);
  const refuse = (state: State, action: Action) => {
    const refusal = game.rules.refuse(state, action);
    const because = refusal ? null : others(action);
    return because === null ? refusal : { because, rules: commands.rules };
  };
  const listed = onceFor((state: State) => game.actions.listed(state).filter((action) => others(action) === null));
  const leads = (id: PieceId) => others({ kind: 'deploy', units: [id] } as Action) === null;
  const reserves = (state: State, of: Side) =>
    game.actions.reserves(state, of).flatMap((ids) => {
      const own = ids.filter(leads);
      return own.length === 0 || (own.length === 1 && ids.length > 1) ? [] : [own];
    });
  const [next] = turn?.side === side ? turn.left : [];
  const isHandedOn = turn?.side === side && turn.left.length > 0;
  return {
    ...game,
    rules: { ...game.rules, refuse },
    actions: { ...game.actions, listed, reserves },
    words: {
      ...game.words,
      // The step ends only after all players of the side have acted.
      leftUndone: () => '',
      endStep: (state, action) =>
        isHandedOn ? ['Hand on', `to ${nameOf(names, players, side, next)}`] : game.words.endStep(state, action),
      players(state, question) {
        const asked = question.side === side ? commands.asked(state) : null;
        const own = asked?.commands.filter((command) => leaderOf(players, side, command) === player) ?? [];
        const all = commands.names(state, side);
        return own.length > 0
          ? joinNames(own.map((command) => all[command] ?? ''))
          : (game.words.players?.(state, question) ?? game.words.army(state, question.side));
      },
    },
  };
}
