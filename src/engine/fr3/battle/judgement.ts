/**
 * How well a side stands in a battle, in victory points as near as can be told without looking ahead: what it has left, the
 * fights in hand by their exact odds, who could charge or shoot at whom next, and the objective. For opponents; no rule rests
 * on it. The numbers are in `judgement/weights.ts`.
 */
import { best, weigh } from '../../kernel/opponent/greedy.ts';
import type { Judgement } from '../../kernel/opponent/player.ts';
import { phaseNumber } from '../companion/state.ts';
import { victory } from '../data/figures/victory.ts';
import { chaptersOf } from './chapters/brought.ts';
import { tollOfDuels } from './judgement/duels.ts';
import { aims, byTurns, objective, objectiveForetold, turnsToCome } from './judgement/ground.ts';
import { atOnce, comingOn, type Prospects, prospects } from './judgement/prospects.ts';
import { shareLeft, tollOfMelee } from './judgement/toll.ts';
import { costs, withVictory } from './judgement/victory.ts';
import { type AllWeighed, priceOf, weighed } from './judgement/weighed.ts';
import { weights } from './judgement/weights.ts';
import { belongsTo } from './magic/allegiance.ts';
import { pairs, questionOf } from './melee/question.ts';
import { type Action, actionsAmong, fr3Battle } from './ruleset.ts';
import { askedNow } from './sequence.ts';
import { costOf, costOfLeader } from './setup.ts';
import { characterSetup, enemyOf, inPlay, type SideId, type State, sheetSide, troopOf } from './state.ts';
import { resultOf } from './victory.ts';

export { weights };

/** What the sides have in units, as they are. */
function troops(state: State): Readonly<Record<SideId, number>> {
  const sums = { A: 0, B: 0 };
  for (const unit of state.units)
    if (inPlay(unit) && unit.illusion === null) sums[belongsTo(unit)] += costOf(troopOf(state, unit)) * shareLeft(unit);
  return sums;
}

/** What a side has in leaders, less what fights to come cost; those who are captured are points for the enemy beyond what they cost. */
function leaders(state: State, side: SideId): number {
  const tolls = tollOfDuels(state);
  let sum = 0;
  for (const character of state.characters) {
    if (character.side !== side || character.status === 'killed' || character.status === 'cursing') continue;
    const share = character.status === 'in play' ? 1 - (tolls.get(character.id) ?? 0) : 1 - victory.captiveFactor;
    sum += weights.leader * costOfLeader(characterSetup(state, character)) * share;
    if (character.running.some(({ device }) => device === 'vat')) sum += weights.vat;
  }
  return sum;
}

const clock = (state: State, side: SideId): number => weights.clock * state.sheet.sides[sheetSide(state, side)].clock;

/** The fights in hand: what they cost the enemies of a side, less what they cost itself; those of leviathans with their friends too. */
function fights(state: State, side: SideId, all: AllWeighed): number {
  let sum = 0;
  for (const { a, b } of pairs(state)) {
    const toll = tollOfMelee(questionOf(state, a, b));
    const gain = toll.b * priceOf(all, b) - toll.a * priceOf(all, a);
    sum += gain * (side === a.side ? 1 : -1) * (a.did.fought || b.did.fought ? weights.laterFight : 1);
  }
  // fr3.leviathans.fights-anyone: both are its own.
  for (const { a, b } of chaptersOf(state).leviathans?.quarrels(state) ?? []) {
    const toll = tollOfMelee(questionOf(state, a, b));
    const loss = toll.a * priceOf(all, a) + toll.b * priceOf(all, b);
    sum += side === a.side ? -loss : loss;
  }
  return sum;
}

const gained = ({ charges, shots }: Prospects, byCharge: number): number => byCharge * charges + weights.shot * shots;

/** The lead in points of a battle that is over, and who has won. */
function outcome(state: State, side: SideId): number {
  const { scores, winner } = resultOf(state) as NonNullable<ReturnType<typeof resultOf>>;
  const lead = scores[side].total - scores[enemyOf(side)].total;
  return lead + (winner === null ? 0 : winner === side ? weights.won : -weights.won);
}

/**
 * The parts of a judgement, in victory points for the side that judges: what either side has left; its clock and that of the
 * enemy; the melees in hand; what its units could do next, and what those of the enemy could; the terrain objective; the
 * aims of a scenario; and the result of a battle that is over.
 */
export const aspectIds = [
  'own-troops',
  'enemy-troops',
  'own-leaders',
  'enemy-leaders',
  'clocks',
  'fights',
  'chances',
  'dangers',
  'objective',
  'aims',
  'result',
] as const;
export type AspectId = (typeof aspectIds)[number];
type Parts = Readonly<Record<AspectId, number>>;

const nothing = Object.fromEntries(aspectIds.map((id) => [id, 0])) as Parts;

/** How a side stands, part by part. Of a battle that is over only its result counts. */
export function aspects(state: State, side: SideId): Parts {
  if (state.stage === 'over') return { ...nothing, result: outcome(state, side) };
  const enemy = enemyOf(side);
  const all = weighed(state);
  const { [side]: own, [enemy]: theirs } = troops(state);
  return {
    'own-troops': own,
    'enemy-troops': -theirs,
    'own-leaders': leaders(state, side),
    'enemy-leaders': -leaders(state, enemy),
    clocks: clock(state, side) - clock(state, enemy),
    fights: fights(state, side, all),
    chances: gained(prospects(state, side, all, comingOn), weights.chance),
    dangers: -gained(prospects(state, enemy, all, atOnce), weights.danger),
    objective: objective(state, side),
    aims: aims(state, side),
    result: 0,
  };
}

/** How well a side stands, in victory points: the more the better. */
export function worth(state: State, side: SideId): number {
  const of = aspects(state, side);
  return aspectIds.reduce((sum, id) => sum + of[id], 0);
}

/** What a side has in units that are in play, shaken or not. */
function inTheField(state: State, side: SideId): number {
  let sum = 0;
  for (const unit of state.units)
    if (belongsTo(unit) === side && inPlay(unit) && unit.illusion === null)
      sum += costOf(troopOf(state, unit)) * (unit.status === 'away' ? weights.away : 1);
  return sum;
}

/** The lead at the end, as far as it shows when a phase begins. */
function foretold(state: State, side: SideId): number {
  const by = weights.foretold;
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

type Worth = (state: State, side: SideId) => number;

/** A judgement of positions with the chance of winning, and with what magic is worth where there is any. */
function inAll(judged: Worth, swing: number = weights.swing): Worth {
  const plain = withVictory(judged, swing);
  return (state, side) => chaptersOf(state).magic?.worthWithMagic(plain)(state, side) ?? plain(state, side);
}

/** The same with some parts counted more or less. */
const tempered = (by: Partial<Parts>) =>
  inAll((state, side) => {
    const of = aspects(state, side);
    return aspectIds.reduce((sum, id) => sum + of[id] * (by[id] ?? 1), 0);
  });

/** Moves that tell most of what a phase will bring. */
const telling: readonly Action['kind'][] = ['charge', 'ahead', 'wheel', 'pass'];

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
  const bids = weigh(fr3Battle, judgement.worth, asked, enemy, actionsAmong(asked, ['bid']), 1);
  const action = best(bids)?.action;
  if (action?.kind !== 'bid') return state;
  const { by, own, army } = action;
  return { ...state, ...sealing({ ...spell.sealed, [enemy]: { by, own, army } }) };
}

export const judgement: Judgement<State, Action, SideId> = {
  worth: inAll(worth),
  foretold: inAll(foretold, weights.foretold.swing),
  phase: ({ sheet }) => phaseNumber(sheet),
  opening(state) {
    const what = askedNow(state)?.what;
    return what === 'deploy' || (what === 'movement' && state.sheet.turn <= weights.openingTurns);
  },
  tempers: [
    // Bold; careful; for the ground.
    tempered({ chances: 2.4, dangers: 0.4 }),
    tempered({ chances: 0.5, dangers: 2.5 }),
    tempered({ objective: 2.3 }),
  ],
  lull: (state) => (askedNow(state)?.what === 'magic' ? { kind: 'hold', until: 'now' } : undefined),
  supposed: withSupposedBid,
  eased: (state) => (state.portents.length > 0 && state.fate === null ? { ...state, portents: [] } : state),
  sketch(state, about) {
    const what = askedNow(state)?.what;
    // Whoever casts, or bids, leaves himself the less against what the other casts after it; else magic is left out.
    if (what === 'magic') return isOfMagic(about) ? castsOnce(state) : [{ kind: 'hold', until: 'phase' }];
    if (what === 'bid') return bidsInSteps(state);
    return what === 'movement' ? actionsAmong(state, telling) : what === 'melee' ? oneFight(state) : fr3Battle.actions(state);
  },
};
