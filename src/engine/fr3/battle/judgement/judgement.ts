/**
 * The value of a battle to a side in victory points, estimated without looking ahead: its remaining forces, the current fights by
 * exact odds, possible charges and shots, and the objective. Used by computer players; no rule depends on it. The numbers are in
 * `judgement/weights.ts`; functions only for planning players are in `judgement/planning.ts`.
 */
import type { NearJudgement } from '../../../kernel/opponent/player.ts';
import { victory } from '../../data/figures/victory.ts';
import { ask } from '../chapters/asking.ts';
import { deployByDrill } from '../deployment/drill.ts';
import { unplaced } from '../harm/square.ts';
import { belongsTo } from '../magic/belonging.ts';
import { pairs, questionOf } from '../melee/question.ts';
import type { Action } from '../ruleset.ts';
import { characterSetup, inPlay, sheetSide, troopOf, unitAt } from '../units/pieces.ts';
import { costOf, costOfLeader } from '../units/troop-facts.ts';
import { resultOf } from '../victory/victory.ts';
import { enemyOf, type SideId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { lossOfDuels } from './duels.ts';
import { lossOfMelee, shareLeft } from './expected-loss.ts';
import { aims, objective } from './ground.ts';
import { atOnce, comingOn, type Prospects, prospects } from './prospects.ts';
import { withVictory } from './victory.ts';
import { type AllWeighed, lossOf, weighed } from './weighed.ts';
import { weights } from './weights.ts';

export { weights };

/** The current value of each side's units. Markers that the owner of a square still has to place count as lost morale levels. */
function troops(state: State): Readonly<Record<SideId, number>> {
  const sums = { A: 0, B: 0 };
  for (const unit of state.units)
    if (inPlay(unit) && unit.illusion === null) sums[belongsTo(unit)] += costOf(troopOf(state, unit)) * shareLeft(unit);
  for (const { unit, many } of unplaced(state)) {
    const loses = unitAt(state, unit);
    sums[belongsTo(loses)] -= costOf(troopOf(state, loses)) * (1 - weights.morale[1]) * many;
  }
  return sums;
}

/**
 * The value of a side's leaders, minus the cost of coming duels. Captured leaders also give the enemy points beyond their cost.
 */
function leaders(state: State, side: SideId): number {
  const lossShares = lossOfDuels(state);
  let sum = 0;
  for (const character of state.characters) {
    if (character.side !== side || character.status === 'killed' || character.status === 'cursing') continue;
    const share = character.status === 'in play' ? 1 - (lossShares.get(character.id) ?? 0) : 1 - victory.captiveFactor;
    sum += weights.leader * costOfLeader(characterSetup(state, character)) * share;
    if (character.running.some(({ device }) => device === 'vat')) sum += weights.vat;
  }
  return sum;
}

const clock = (state: State, side: SideId): number => weights.clock * state.sheet.sides[sheetSide(state, side)].clock;

/**
 * The current fights: the enemies' expected losses minus the side's own. Fights between leviathans and their friends are
 * included.
 */
function fights(state: State, side: SideId, all: AllWeighed): number {
  let sum = 0;
  for (const { a, b } of pairs(state)) {
    const loss = lossOfMelee(questionOf(state, a, b));
    const gain = lossOf(all, b, loss.b) - lossOf(all, a, loss.a);
    sum += gain * (side === a.side ? 1 : -1) * (a.did.fought || b.did.fought ? weights.laterFight : 1);
  }
  // fr3.leviathans.fights-anyone: both units belong to the same side.
  for (const { a, b } of ask.quarrels(state)) {
    const losses = lossOfMelee(questionOf(state, a, b));
    const loss = lossOf(all, a, losses.a) + lossOf(all, b, losses.b);
    sum += side === a.side ? -loss : loss;
  }
  return sum;
}

const gained = ({ charges, shots }: Prospects, byCharge: number): number => byCharge * charges + weights.shot * shots;

/** The lead in points after the battle, and who has won. */
export function outcome(state: State, side: SideId): number {
  const { scores, winner } = resultOf(state) as NonNullable<ReturnType<typeof resultOf>>;
  const lead = scores[side].total - scores[enemyOf(side)].total;
  return lead + (winner === null ? 0 : winner === side ? weights.won : -weights.won);
}

/**
 * The parts of a judgement, in victory points for the judging side: the remaining forces of both sides; both clocks; current
 * melees; what each side's units could do next; the terrain objective; the objectives of a scenario; and the result if the battle
 * is over.
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
export type Parts = Readonly<Record<AspectId, number>>;

const nothing = Object.fromEntries(aspectIds.map((id) => [id, 0])) as Parts;

/** The value of a position, part by part. After the battle only the result counts. */
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

/** The value of a position in victory points; higher is better. */
export function worth(state: State, side: SideId): number {
  const of = aspects(state, side);
  return aspectIds.reduce((sum, id) => sum + of[id], 0);
}

export type Worth = (state: State, side: SideId) => number;

/** Adds the chance of winning to a judgement, and the value of magic if there is any. */
export function inAll(judged: Worth, swing: number = weights.swing): Worth {
  const plain = withVictory(judged, swing);
  return (state, side) => ask.worth(state, side, plain);
}

/** The complete judgement with some parts weighted differently. */
export const tempered = (by: Partial<Parts>): Worth =>
  inAll((state, side) => {
    const of = aspects(state, side);
    return aspectIds.reduce((sum, id) => sum + of[id] * (by[id] ?? 1), 0);
  });

/** Judges only some aspects, without the chance of winning. */
const partly =
  (...ids: readonly AspectId[]): Worth =>
  (state, side) => {
    const of = aspects(state, side);
    return ids.reduce((sum, id) => sum + of[id], of.result);
  };

/** The judgement for computer players that look only one action ahead; the complete one is in `judgement/planning.ts`. */
export const nearJudgement: NearJudgement<State, Action, SideId> = {
  worth: inAll(worth),
  passes: ({ kind }) => kind === 'pass' || kind === 'hold',
  together: (action) => 'units' in action && action.units.length > 1,
  lessons: {
    recruit: partly('enemy-troops', 'fights', 'chances'),
    sergeant: partly('own-troops', 'enemy-troops', 'fights', 'chances'),
  },
  styles: {
    bold: tempered({ chances: 2.4, dangers: 0.4 }),
    careful: tempered({ chances: 0.5, dangers: 2.5 }),
  },
  drill: deployByDrill,
  eased: (state) => (state.portents.length > 0 && state.fate === null ? { ...state, portents: [] } : state),
};
