/**
 * The judgement for planning players: the forecast of the result, the views that produce ideas, the decisions for which it is
 * worth looking further ahead, and the few actions that matter most in simulations. Loaded when a planning player is needed, for
 * play or for suggestions.
 */
import { best, weigh } from '../../../kernel/opponent/greedy.ts';
import type { Judgement } from '../../../kernel/opponent/player.ts';
import { phaseNumber } from '../../companion/state.ts';
import { belongsTo } from '../magic/belonging.ts';
import { groupOf } from '../movement/groups.ts';
import { type Action, actionsAmong, fr3Battle } from '../ruleset.ts';
import { askedNow } from '../sequence.ts';
import { inPlay, troopOf } from '../units/pieces.ts';
import { costOf } from '../units/troop-facts.ts';
import { enemyOf, type SideId } from '../vocabulary/ids.ts';
import type { AskKind } from '../vocabulary/questions.ts';
import type { State } from '../vocabulary/state.ts';
import { byTurns, objectiveForetold, turnsToCome } from './ground.ts';
import { aspects, inAll, nearJudgement, outcome, tempered } from './judgement.ts';
import { costs } from './victory.ts';
import { weights } from './weights.ts';

/** The value of a side's units in play; their morale does not matter here. */
function inTheField(state: State, side: SideId): number {
  let sum = 0;
  for (const unit of state.units)
    if (belongsTo(unit) === side && inPlay(unit) && unit.illusion === null)
      sum += costOf(troopOf(state, unit)) * (unit.status === 'away' ? weights.away : 1);
  return sum;
}

/** The expected final lead, estimated at the beginning of a phase. */
function forecast(state: State, side: SideId): number {
  const by = weights.forecast;
  if (state.stage === 'over') return outcome(state, side);
  const of = aspects(state, side);
  const more = costs(state.setup).more[side];
  return (
    (1 - by.troops) * more.troops +
    (1 - by.leaders) * more.leaders +
    by.troops * (inTheField(state, side) - inTheField(state, enemyOf(side))) +
    by.leaders * (of['own-leaders'] + of['enemy-leaders']) +
    of.clocks * ((by.clockEachTurn * turnsToCome(state)) / weights.clock) +
    by.fights * of.fights +
    byTurns(state, by.prospects) * (of.chances + of.dangers) +
    objectiveForetold(state, side) +
    of.aims
  );
}

/** The moves that matter most for the result of a phase. */
const telling: readonly Action['kind'][] = ['charge', 'ahead', 'wheel', 'pass'];

/** Among these moves, groups stay together. A unit leaves its group only to charge. */
const tellingMoves = (state: State): Iterable<Action> =>
  actionsAmong(state, telling, (action) => {
    if (action.kind !== 'ahead' && action.kind !== 'wheel') return true;
    const [unit, ...others] = action.units;
    return unit === undefined || others.length > 0 || groupOf(state, unit).length < 2;
  });

/** The order of melees hardly affects their results, so only the first one listed is used. */
function* oneFight(state: State): Generator<Action> {
  let found = false;
  for (const action of fr3Battle.actions(state)) {
    if (action.kind !== 'fight' || !found) yield action;
    found ||= action.kind === 'fight';
  }
}

/** The choice of the edge counts as a decision about magic too, because the side that moves first casts first. */
const isOfMagic = (state: State): boolean => ['edge', 'magic', 'bid'].includes(askedNow(state)?.what ?? '');

/**
 * A few bids for use in simulations, from nothing to everything. If several bids have the same total, only the bid that saves
 * most of the magic user's own points is kept.
 */
const fewBids = 6;
function* bidsInSteps(state: State): Generator<Action> {
  const byTotal = new Map<number, Extract<Action, { kind: 'bid' }>>();
  for (const action of actionsAmong(state, ['bid'])) {
    if (action.kind !== 'bid') continue;
    const total = action.own + action.army;
    const found = byTotal.get(total);
    if (!found || found.army < action.army) byTotal.set(total, action);
  }
  const bids = [...byTotal.values()].sort((one, other) => one.own + one.army - other.own - other.army);
  const step = Math.max(1, (bids.length - 1) / (fewBids - 1));
  for (let at = 0; at < bids.length; at += step) yield bids[Math.round(at)] as Action;
}

/** In simulations, a side that casts nothing now is not asked again in the phase. */
function* castsOnce(state: State): Generator<Action> {
  for (const action of fr3Battle.actions(state)) if (action.kind !== 'hold') yield action;
  yield { kind: 'hold', until: 'phase' };
}

/**
 * Replaces the enemy's secret bid by the bid that seems best for the enemy. Before that, the state contains the lowest bid that
 * the enemy can have made, because a side cannot see the real one.
 */
function withSupposedBid(state: State): State {
  const ask = askedNow(state);
  const { spell } = state.magic;
  const enemy = ask && enemyOf(ask.side);
  if (ask?.what !== 'bid' || !spell || !enemy || spell.sealed[enemy] === null) return state;
  const sealing = (sealed: typeof spell.sealed): Pick<State, 'magic'> => ({
    magic: { ...state.magic, spell: { ...spell, sealed } },
  });
  const asked: State = { ...state, ...sealing({ ...spell.sealed, [enemy]: null }), asks: [{ ...ask, side: enemy }] };
  const bids = weigh(fr3Battle, judgement, asked, enemy, actionsAmong(asked, ['bid']), 1);
  const action = best(bids)?.action;
  if (action?.kind !== 'bid') return state;
  const { by, own, army } = action;
  return { ...state, ...sealing({ ...spell.sealed, [enemy]: { by, own, army } }) };
}

/**
 * Questions whose answers lead to different battles, so that simulating them is worthwhile. For all other questions, the odds of
 * the next action are enough to decide.
 */
const thoughtThrough: readonly AskKind[] = ['missiles', 'movement', 'follow-up', 'magic', 'bid', 'lay', 'evade', 'abort'];

export const judgement: Judgement<State, Action, SideId> = {
  ...nearJudgement,
  forecast: inAll(forecast, weights.forecast.swing),
  phase: ({ sheet }) => phaseNumber(sheet),
  step: (state) => askedNow(state)?.what,
  stakes(state) {
    const what = askedNow(state)?.what;
    return what && thoughtThrough.includes(what) ? 'usual' : 'little';
  },
  // The second view values the objective more.
  moreViews: [tempered({ objective: 2.3 })],
  pass: (state) => (askedNow(state)?.what === 'magic' ? { kind: 'hold', until: 'now' } : undefined),
  assumed: withSupposedBid,
  sketch(state, about) {
    const what = askedNow(state)?.what;
    // Points spent on a spell or a bid are no longer there to resist the enemy's later spells. So magic is simulated when the
    // decision is about magic, and left out otherwise.
    if (what === 'magic') return isOfMagic(about) ? castsOnce(state) : [{ kind: 'hold', until: 'phase' }];
    if (what === 'bid') return bidsInSteps(state);
    return what === 'movement' ? tellingMoves(state) : what === 'melee' ? oneFight(state) : fr3Battle.actions(state);
  },
};
