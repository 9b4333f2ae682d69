/**
 * What `kernel/opponent.ts` needs to play Hordes of the Things: evaluations of states, and short lists of moves for simulations.
 */

import { onceFor } from '../../../kernel/memo.ts';
import { best, weigh } from '../../../kernel/opponent/greedy.ts';
import type { Judgement, Stakes, Worth } from '../../../kernel/opponent/player.ts';
import { type Action, actionKinds, hottBattle } from '../battle.ts';
import { groupMoves, singleMoves } from '../moves/candidates.ts';
import { askedNow } from '../sequence.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { AskKind } from '../vocabulary/questions.ts';
import type { State } from '../vocabulary/state.ts';
import { type AspectId, aspectIds, aspects, type Parts } from './aspects.ts';
import { deployByDrill } from './drill.ts';
import { weights } from './weights.ts';

/** An evaluation with these weights for its parts (1 by default). Cached for both sides of a state. */
const by = (factors: Partial<Readonly<Record<AspectId, number>>>): Worth<State, SideId> => {
  const sum = (parts: Parts): number => aspectIds.reduce((total, id) => total + parts[id] * (factors[id] ?? 1), 0);
  const ofA = onceFor((state: State) => sum(aspects(state, 'A')), 16);
  const ofB = onceFor((state: State) => sum(aspects(state, 'B')), 16);
  return (state, side) => (side === 'A' ? ofA(state) : ofB(state));
};

export const worth = by({});

const { forecast: share } = weights;
const lead = by(share.parts);

/**
 * Predicts the winner on a scale from −`weights.forecast.won` for a lost battle to `weights.forecast.won` for a won one. The
 * scale is limited, so that a simulation that happens to end the battle does not outweigh all others.
 */
const forecast: Worth<State, SideId> = (state, side) => {
  if (state.ending) return state.ending.winner === null ? 0 : state.ending.winner === side ? share.won : -share.won;
  const sum = lead(state, side) + (state.acting === side ? share.turn : -share.turn);
  // This curve is close enough to the logistic curve, and it needs only basic arithmetic.
  return (share.won * sum) / Math.sqrt(sum * sum + share.won * share.won);
};

/**
 * Measures the immediate damage of a shot. The measure ignores whether the shot pushes an enemy out of reach, or leaves no enemy
 * near.
 */
const harm = by({ approach: 0, chances: 0, dangers: 0 });
/** A limit above the number of results that a shot can have, so that the mean is exact. */
const shotLeaves = 100;

/** Of the shots that cost no PIPs, the one that harms the enemy most; undefined if none harms the enemy. */
function shotByDrill(state: State): Action | undefined {
  const ask = askedNow(state);
  if (ask?.what !== 'shooting' && ask?.what !== 'target') return undefined;
  const shots = hottBattle.actionsAmong(state, ['shoot']);
  const top = best(weigh(hottBattle, { worth: harm }, state, ask.side, shots, shotLeaves));
  return top && top.value > harm(state, ask.side) ? top.action : undefined;
}

const stakesOf: Readonly<Record<AskKind, Stakes>> = {
  edge: 'little',
  stronghold: 'little',
  deploy: 'little',
  arrivals: 'usual',
  moves: 'usual',
  face: 'little',
  shooting: 'little',
  target: 'little',
  'shoot-back': 'little',
  combat: 'little',
  storm: 'little',
  return: 'little',
};

/** The most important moves: attacks, advances, whole groups. For questions other than moves, it lists all candidates. */
function* sketch(state: State): Generator<Action> {
  const ask = askedNow(state);
  if (ask?.what !== 'moves') {
    yield* hottBattle.actions(state);
    return;
  }
  for (const march of groupMoves(state, true)) {
    const action: Action = { kind: 'march', ...march };
    if (actionKinds.march.refuse(state, action, ask) === null) yield action;
  }
  for (const move of singleMoves(state, true)) {
    const action: Action = { kind: 'move', ...move };
    if (actionKinds.move.refuse(state, action, ask) === null) yield action;
  }
  yield* hottBattle.actionsAmong(state, ['engage', 'done']);
}

export const judgement: Judgement<State, Action, SideId> = {
  worth,
  passes: ({ kind }) => kind === 'done' || kind === 'hold',
  together: ({ kind }) => kind === 'march',
  // In this game, a computer player that ignores parts of the evaluation is hardly weaker. One that hurries towards the enemy is
  // weaker.
  lessons: {
    recruit: by({ approach: 5, dangers: 0, order: 0, stronghold: 0, 'own-troops': 0, losses: 0 }),
    sergeant: by({ approach: 2.5, dangers: 0, order: 0, stronghold: 0 }),
  },
  styles: {
    bold: by({ chances: 1.4, approach: 1.5, dangers: 0.7, stronghold: 1.3 }),
    careful: by({ chances: 0.8, approach: 0.3, dangers: 1.4 }),
  },
  drill: (state) => deployByDrill(state) ?? shotByDrill(state),
  forecast,
  // Judging a state takes longer here than in other systems, because many places are tried and most are refused. A forecast made
  // at the end of the enemy's bound predicts the winner badly. A forecast made at the end of the side's own next bound is much
  // better.
  pace: { states: 4000, plans: 8, phases: { short: 3, long: 6 } },
  phase: ({ bound }) => bound,
  step: ({ step }) => step,
  sketch,
  stakes: (state) => {
    const ask = askedNow(state);
    return ask ? stakesOf[ask.what] : 'little';
  },
};
