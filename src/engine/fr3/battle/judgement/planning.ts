/**
 * The judgement of an opponent who makes plans: how a battle is forecast to end, from which views he gets his ideas, what he thinks
 * farther ahead, and which few actions tell most when he plays on in thought. Fetched for whoever meets him, or asks his advice.
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

/** What a side has in units that are in play, shaken or not. */
function inTheField(state: State, side: SideId): number {
  let sum = 0;
  for (const unit of state.units)
    if (belongsTo(unit) === side && inPlay(unit) && unit.illusion === null)
      sum += costOf(troopOf(state, unit)) * (unit.status === 'away' ? weights.away : 1);
  return sum;
}

/** The lead at the end, as far as it shows when a phase begins. */
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

/** Moves that tell most of what a phase will bring. */
const telling: readonly Action['kind'][] = ['charge', 'ahead', 'wheel', 'pass'];

/** Of these, groups go on together: units leave them to charge only. */
const tellingMoves = (state: State): Iterable<Action> =>
  actionsAmong(state, telling, (action) => {
    if (action.kind !== 'ahead' && action.kind !== 'wheel') return true;
    const [unit, ...others] = action.units;
    return unit === undefined || others.length > 0 || groupOf(state, unit).length < 2;
  });

/** In which order melees are fought tells little of how they end: of all of them the one that is listed first. */
function* oneFight(state: State): Generator<Action> {
  let found = false;
  for (const action of fr3Battle.actions(state)) {
    if (action.kind !== 'fight' || !found) yield action;
    found ||= action.kind === 'fight';
  }
}

/** Who moves first casts first. */
const isOfMagic = (state: State): boolean => ['edge', 'magic', 'bid'].includes(askedNow(state)?.what ?? '');

/** Bids in thought, from nothing to everything; of those that come to the same the one that spares the magic user's own points. */
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

/** Whoever casts nothing now is not asked again in the phase. */
function* castsOnce(state: State): Generator<Action> {
  for (const action of fr3Battle.actions(state)) if (action.kind !== 'hold') yield action;
  yield { kind: 'hold', until: 'phase' };
}

/** Of points that the enemy has sealed a side sees the least that they can be; it supposes what seems best to him. */
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

/** Questions whose answers lead to different battles. To all others the odds say the answer at once. */
const thoughtThrough: readonly AskKind[] = ['missiles', 'movement', 'follow-up', 'magic', 'bid', 'lay', 'evade', 'abort'];

export const judgement: Judgement<State, Action, SideId> = {
  ...nearJudgement,
  forecast: inAll(forecast, weights.forecast.swing),
  phase: ({ sheet }) => phaseNumber(sheet),
  step: (state) => askedNow(state)?.what,
  stakes(state) {
    const what = askedNow(state)?.what;
    if (what === 'movement' && state.sheet.turn <= weights.openingTurns) return 'much';
    return what && thoughtThrough.includes(what) ? 'usual' : 'little';
  },
  // For the ground.
  moreViews: [tempered({ objective: 2.3 })],
  pass: (state) => (askedNow(state)?.what === 'magic' ? { kind: 'hold', until: 'now' } : undefined),
  assumed: withSupposedBid,
  sketch(state, about) {
    const what = askedNow(state)?.what;
    // Whoever casts, or bids, leaves himself the less against what the other casts after it; else magic is left out.
    if (what === 'magic') return isOfMagic(about) ? castsOnce(state) : [{ kind: 'hold', until: 'phase' }];
    if (what === 'bid') return bidsInSteps(state);
    return what === 'movement' ? tellingMoves(state) : what === 'melee' ? oneFight(state) : fr3Battle.actions(state);
  },
};
