/** What takes its time: an opponent's choice, and the chances of an action. The page and its worker load the same file of it. */
import { type Action, fr3Battle } from '../../engine/fr3/battle/battle.ts';
import { worth } from '../../engine/fr3/battle/judgement.ts';
import type { SideId, State } from '../../engine/fr3/battle/state.ts';
import { type Player, type PlayerId, playerOf } from '../../engine/kernel/opponent.ts';
import { meleesAfter, outcomesOf } from './outcomes.ts';

export type Task =
  | { readonly ask: 'choose'; readonly player: PlayerId; readonly seed: number; readonly state: State }
  | { readonly ask: 'outcomes'; readonly state: State; readonly action: Action }
  | { readonly ask: 'melees'; readonly state: State; readonly action: Extract<Action, { kind: 'charge' }> };

/** Players keep their plans from one choice to the next. */
const players = new Map<string, Player<State, Action>>();

function playerFor(id: PlayerId, seed: number): Player<State, Action> {
  const key = `${id} ${seed}`;
  const known = players.get(key);
  if (known) return known;
  const made = playerOf<State, Action, SideId>(id, fr3Battle, worth, seed);
  players.set(key, made);
  return made;
}

export function think(task: Task): unknown {
  if (task.ask === 'outcomes') return outcomesOf(task.state, task.action);
  if (task.ask === 'melees') return meleesAfter(task.state, task.action);
  return playerFor(task.player, task.seed).choose(task.state) ?? null;
}

/** Where this file lies: the worker loads it from here, and the engine is fetched once for both. */
export const address = import.meta.url;
