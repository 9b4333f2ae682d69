/** What takes its time: an opponent's choice, and the chances of an action. The page and its worker load the same file of it. */

import { readyFor } from '../../engine/fr3/battle/chapters/loading.ts';
import { type AspectId, aspects, nearJudgement } from '../../engine/fr3/battle/judgement/judgement.ts';
import { type Action, fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import type { SideId } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { greedySteps } from '../../engine/kernel/opponent/greedy.ts';
import { nearPlayer } from '../../engine/kernel/opponent/near.ts';
import type { Player, PlayerId, Reason } from '../../engine/kernel/opponent.ts';
import { inSlices } from './slices.ts';

export type Task =
  | { readonly ask: 'choose'; readonly player: PlayerId; readonly seed: number; readonly state: State }
  | { readonly ask: 'suggest'; readonly state: State }
  | { readonly ask: 'outcomes'; readonly state: State; readonly action: Action }
  | { readonly ask: 'swing'; readonly before: State; readonly action: Action; readonly after: State }
  | { readonly ask: 'charge'; readonly state: State; readonly action: Extract<Action, { kind: 'charge' | 'engage' }> };

/** Players keep their plans from one choice to the next. */
const players = new Map<string, Player<State, Action>>();

/** Whoever makes plans is fetched for the first one who plays against him, or asks his advice. */
const planning = async () => ({
  ...(await import('../../engine/kernel/opponent.ts')),
  ...(await import('../../engine/fr3/battle/judgement/planning.ts')),
});

async function newPlayer(id: PlayerId, seed: number): Promise<Player<State, Action>> {
  if (id !== 'search') return nearPlayer<State, Action, SideId>(id, fr3Battle, nearJudgement, seed);
  const { playerOf, judgement } = await planning();
  return playerOf<State, Action, SideId>(id, fr3Battle, judgement, seed);
}

async function playerFor(id: PlayerId, seed: number): Promise<Player<State, Action>> {
  const key = `${id} ${seed}`;
  const known = players.get(key);
  if (known) return known;
  const made = await newPlayer(id, seed);
  players.set(key, made);
  return made;
}

/** What a player would do, and what for: changes in victory points, the largest first. */
export interface Suggestion {
  readonly action: Action;
  readonly reasons: readonly Reason<AspectId>[];
}

async function suggested(state: State): Promise<Suggestion | null> {
  const plan = (await playerFor('search', 0)).plan(state);
  const [action] = plan;
  return action ? { action, reasons: (await planning()).reasonsFor(fr3Battle, aspects, state, plan) } : null;
}

/** A move of the page's own, found in slices: it looks no further than itself. */
export async function simpleChoice({ state }: Pick<Extract<Task, { ask: 'choose' }>, 'state'>): Promise<Action | null> {
  await readyFor(state.setup);
  const eased = nearJudgement.eased?.(state) ?? state;
  return (await inSlices(greedySteps<State, Action, SideId>(fr3Battle, nearJudgement.worth, eased))) ?? null;
}

/** The same as a suggestion. */
export async function simpleSuggestion(state: State): Promise<Suggestion | null> {
  const action = await simpleChoice({ state });
  return action && { action, reasons: (await planning()).reasonsFor(fr3Battle, aspects, state, [action]) };
}

/** The answer, once the chapters of its battle are here: a worker has to fetch them for itself. */
export async function think(task: Task): Promise<unknown> {
  await readyFor((task.ask === 'swing' ? task.before : task.state).setup);
  if (task.ask === 'swing') return (await import('./fr3/swing.ts')).swingOf(task.before, task.action, task.after);
  if (task.ask === 'suggest') return suggested(task.state);
  if (task.ask === 'outcomes') return (await import('./outcomes.ts')).outcomesOf(task.state, task.action);
  if (task.ask === 'charge') return (await import('./outcomes.ts')).afterCharge(task.state, task.action);
  return (await playerFor(task.player, task.seed)).choose(task.state) ?? null;
}

/** Where this file lies: the worker loads it from here, and the engine is fetched once for both. */
export const address = import.meta.url;
