/**
 * How well a side stands in a battle, in victory points as near as can be told without looking ahead: what it has left, the
 * fights in hand by their exact odds, who could charge whom next, and the objective. For opponents; no rule rests on it.
 */
import { approximate } from '../../kernel/fraction.ts';
import {
  ahead,
  contains,
  distance,
  distanceToBorder,
  dot,
  heart,
  lengthOf,
  minus,
  type Point,
  type Polygon,
} from '../../kernel/geometry.ts';
import { odds } from '../../kernel/odds.ts';
import { movement } from '../data/figures/movement.ts';
import { victory } from '../data/figures/victory.ts';
import type { Aftermath, Fate } from '../demoralization.ts';
import { bout } from '../melee/combatant.ts';
import { melee } from '../melee/melee.ts';
import type { MeleeQuestion } from '../melee/question.ts';
import { isEngaged } from './contacts.ts';
import { holderOf } from './ground.ts';
import { pairs, questionOf } from './melee/question.ts';
import { onceFor, onceForValue } from './memo.ts';
import { type Aim, countedBy, groundOf, there } from './scenarios/aims.ts';
import { costOf, costOfLeader, type Setup } from './setup.ts';
import {
  type BattleUnit,
  characterSetup,
  enemyOf,
  inPlay,
  type SideId,
  type State,
  sheetSide,
  standing,
  troopOf,
} from './state.ts';
import { meleeSide, rowOf } from './troops.ts';
import { resultOf } from './victory.ts';
import { pieceOf, weaponOf } from './weapons.ts';

/** Every number that is a judgement and no rule, with its reason. Points are victory points. */
export const weights = {
  /** What a unit is worth, of its cost, by levels lost: each level is a −1 in melee, two more and it is destroyed. */
  morale: [1, 0.7, 0.4],
  /** Of its cost, for each extra marker that is gone: it has lost no morale yet. */
  marker: 0.15,
  /** Over the edge of the table it can come back, for a whole move. */
  away: 0.5,
  /** One point of the clock: nine of them are the army's patience and its moves; the last is worth 50 by the rules. */
  clock: 20,
  /** Winning at all, beyond the lead in points. */
  victory: 300,
  /** A melee that is fought in a later phase: much can come between. */
  laterFight: 0.6,
  /** Of what a charge would gain on average, the nearer the more, so that an army comes on; the enemy moves first, and may go away. */
  chance: 0.5,
  /** The same of the enemy's charges, but only those that he can make in his next move or just not yet. */
  danger: 0.4,
  /** Inches out of reach over which a charge stops being a danger: about what a wheel or a misjudgement is worth. */
  outOfReach: 2,
  /** A charge for which the unit must turn first: to its side, and to its rear. */
  turned: { side: 0.7, rear: 0.4 },
  /** A unit that shoots, with somebody in its range and arc: about what a volley costs the enemy on average. */
  shot: 5,
  /** Of the objective's points: what counts at the end only is worth less at the beginning. */
  objective: { early: 0.4, late: 1 },
  /** Turns until which the end is far, in a battle without a limit. */
  longBattle: 12,
  /** Inches from the objective at which a unit counts half for it: some moves of infantry. */
  nearObjective: 9,
  /** Aims of a scenario: of what ground is still to bring in the turns to come; of what a unit scores that has still to arrive. */
  aims: { held: 0.7, onTheWay: 0.8 },
} as const;

const levelsLost: Readonly<Record<Fate, number>> = {
  unharmed: 0,
  marked: weights.marker,
  demoralized: 1 - weights.morale[1],
  'double-demoralized': 1 - weights.morale[2],
  captured: 1,
  destroyed: 1,
};

/** What is left of a unit, as a share of what it was. */
const shareLeft = ({ status, morale, markers, mostMarkers }: BattleUnit): number =>
  (weights.morale[morale] - (morale === 0 ? weights.marker * (mostMarkers - markers) : 0)) *
  (status === 'away' ? weights.away : 1);

/** What a side has in units, as they are. */
function troops(state: State, side: SideId): number {
  let sum = 0;
  for (const unit of state.units) if (unit.side === side && inPlay(unit)) sum += costOf(troopOf(state, unit)) * shareLeft(unit);
  return sum;
}

/** What a side has in leaders. */
function leaders(state: State, side: SideId): number {
  let sum = 0;
  for (const character of state.characters)
    if (character.side === side && character.status === 'in play') sum += costOfLeader(characterSetup(state, character));
  return sum;
}

const clock = (state: State, side: SideId): number => weights.clock * state.sheet.sides[sheetSide(state, side)].clock;

/** What a melee does to either side on average, as shares of what the two units are worth. */
interface Toll {
  readonly a: number;
  readonly b: number;
}

/** The same few questions come up again and again. */
const tollOf = onceForValue((question: MeleeQuestion): Toll => {
  const lost = ({ fate }: Aftermath, from: 0 | 1 | 2 = 0) => Math.max(0, levelsLost[fate] - (1 - weights.morale[from]));
  let [a, b] = [0, 0];
  for (const [result, chance] of odds(melee(bout(question)))) {
    const share = approximate(chance);
    a += share * lost(result.a, question.a.state);
    b += share * lost(result.b, question.b.state);
  }
  return { a, b };
});

/** A unit as it is weighed: what is at stake with it, and what it is, so that two that are alike have one number. */
interface Weighed {
  readonly unit: BattleUnit;
  /** Points, with those who lead it. */
  readonly price: number;
  readonly kind: number;
}

/** Numbers for what units are, and the tolls of charges between them, for the battles of one set-up. */
const known = onceFor((_: Setup) => ({ kinds: new Map<string, number>(), tolls: new Map<number, Toll>() }));
/** More than there are kinds in a battle. */
const mostKinds = 2 ** 20;

/** Everything about a unit that `meleeSide` reads and that can change. */
function kindOf(
  state: State,
  { id, morale, markers, everShaken, comes, effects }: BattleUnit,
  leader: string,
  attached: string,
): number {
  const { kinds } = known(state.setup);
  const spells = effects.length === 0 ? '' : effects.map(({ is }) => is).join();
  const key = `${id} ${morale} ${markers} ${everShaken} ${comes} ${leader} ${attached} ${spells}`;
  const kind = kinds.get(key) ?? kinds.size;
  if (kind === kinds.size) kinds.set(key, kind);
  return kind;
}

/** The units on the table by their names. */
function weighed(state: State): ReadonlyMap<string, Weighed> {
  const leaders = new Map<string, string>();
  const prices = new Map<string, number>();
  for (const character of state.characters) {
    const { id, host, status } = character;
    if (status !== 'in play' || host === null) continue;
    if (!leaders.has(host)) leaders.set(host, id);
    prices.set(host, (prices.get(host) ?? 0) + costOfLeader(characterSetup(state, character)));
  }
  const attached = new Map<string, string>();
  for (const { id, host, status } of state.units)
    if (status === 'attached' && host !== null && !attached.has(host)) attached.set(host, id);
  return new Map(
    standing(state).map((unit) => {
      const { id } = unit;
      const kind = kindOf(state, unit, leaders.get(id) ?? '', attached.get(id) ?? '');
      return [id, { unit, price: costOf(troopOf(state, unit)) + (prices.get(id) ?? 0), kind }];
    }),
  );
}

/** The fights in hand: what they cost the enemies of a side, less what they cost itself. */
function fights(state: State, side: SideId, all: ReadonlyMap<string, Weighed>): number {
  let sum = 0;
  for (const { a, b } of pairs(state)) {
    const toll = tollOf(questionOf(state, a, b));
    const gain = toll.b * (all.get(b.id)?.price ?? 0) - toll.a * (all.get(a.id)?.price ?? 0);
    sum += gain * (side === a.side ? 1 : -1) * (a.did.fought || b.did.fought ? weights.laterFight : 1);
  }
  return sum;
}

/** What a charge would cost either side, apart from where it is made. */
function tollOfCharge(state: State, me: Weighed, foe: Weighed): Toll {
  const { tolls } = known(state.setup);
  const key = me.kind * mostKinds + foe.kind;
  let toll = tolls.get(key);
  if (toll === undefined) {
    toll = tollOf({ a: meleeSide(state, me.unit), b: meleeSide(state, foe.unit), charge: 'a' });
    tolls.set(key, toll);
  }
  return toll;
}

/** How far a unit charges in the open. */
const reachOf = (state: State, unit: BattleUnit): number =>
  unit.level === 'flying' ? movement.flying : (rowOf(state, unit).move?.open ?? 0);

const front = Math.SQRT1_2;

/** How far it shoots: missiles to the end of their last band, guns over the table. */
function rangeOf(state: State, unit: BattleUnit): number {
  const troop = troopOf(state, unit);
  const missiles = weaponOf(troop)?.bands.at(-1)?.upTo;
  return missiles ?? (pieceOf(troop) ? state.setup.table.depth : 0);
}

/** Inches between the fronts of two units, and what is left of an action that needs a turn toward the other first. */
function toward({ base }: BattleUnit, target: BattleUnit): { readonly inches: number; readonly turn: number } {
  const way = minus(target.base, base);
  const length = lengthOf(way);
  const before = length === 0 ? 1 : dot(way, ahead(base.facing)) / length;
  return {
    inches: Math.max(0, length - (base.depth + target.base.depth) / 2),
    turn: before >= front ? 1 : before >= -front ? weights.turned.side : weights.turned.rear,
  };
}

/** How ready a side is to do something at a distance: wholly within reach; beyond it the less the farther, or soon not at all. */
type Ready = (inches: number, reach: number) => number;
const comingOn: Ready = (inches, reach) => (inches <= reach ? 1 : reach / inches);
const atOnce: Ready = (inches, reach) => Math.min(1, Math.max(0, 1 - (inches - reach) / weights.outOfReach));

/** What the units of a side could do next: the best charge of each that is free, and its shooting. */
function prospects(state: State, side: SideId, all: ReadonlyMap<string, Weighed>, ready: Ready): number {
  const each = [...all.values()];
  const enemies = each.filter(({ unit }) => unit.side !== side);
  let sum = 0;
  for (const me of each) {
    const { unit } = me;
    if (unit.side !== side || isEngaged(state, unit.id)) continue;
    const range = rangeOf(state, unit);
    const reach = unit.morale === 0 ? reachOf(state, unit) : 0;
    let [charge, shot] = [0, 0];
    for (const foe of enemies) {
      const { inches, turn } = toward(unit, foe.unit);
      if (range > 0) shot = Math.max(shot, turn * ready(inches, range));
      if (reach === 0 || (foe.unit.level !== unit.level && foe.unit.level !== 'surface')) continue;
      const readiness = turn * ready(inches, reach);
      if (readiness === 0) continue;
      const toll = tollOfCharge(state, me, foe);
      charge = Math.max(charge, readiness * (toll.b * foe.price - toll.a * me.price));
    }
    sum += charge + shot * weights.shot;
  }
  return sum;
}

/** How far the battle has gone, 0 to 1. */
const progress = ({ setup, sheet }: State): number => Math.min(1, sheet.turn / (setup.turns ?? weights.longBattle));

/** How much of a piece of ground a side has, −1 to 1: who holds it now, and who has more of his army near it. */
function grip(state: State, side: SideId, square: Polygon): number {
  const middle = heart(square);
  /** The share of an army that is near, what is far counted for less. */
  const near = (of: SideId): number => {
    let [there, all] = [0, 0];
    for (const unit of state.units) {
      if (unit.side !== of) continue;
      const points = costOf(troopOf(state, unit));
      all += points;
      if (unit.status === 'table')
        there += (points * shareLeft(unit)) / (1 + (distance(unit.base, middle) / weights.nearObjective) ** 2);
    }
    return all === 0 ? 0 : there / all;
  };
  const holder = holderOf(state, square);
  const held = holder === null ? 0 : holder === side ? 1 : -1;
  const lead = near(side) - near(enemyOf(side));
  return (lead + held) / 2;
}

/** fr3.victory.points-objective */
function objective(state: State, side: SideId): number {
  const square = state.setup.objective;
  if (!square) return 0;
  const { early, late } = weights.objective;
  return victory.objective * (early + (late - early) * progress(state)) * grip(state, side, square);
}

/** Turns that end after this moment. */
const turnsToCome = ({ setup, sheet }: State): number => Math.max(1, (setup.turns ?? weights.longBattle) - sheet.turn + 1);

/** What an aim may still bring to a side, less what it may bring to the other. */
function aimed(state: State, side: SideId, aim: Aim): number {
  const ground = groundOf(state.setup, aim.ground);
  if (!ground) return 0;
  if (aim.kind === 'hold') return weights.aims.held * aim.points * turnsToCome(state) * grip(state, side, ground);
  const { width, depth } = state.setup.table;
  const inches = (from: Point): number => (contains(ground, from) ? 0 : distanceToBorder(ground, from));
  let sum = 0;
  for (const unit of countedBy(state, aim)) {
    if (!inPlay(unit)) continue;
    const whole = inches(troopOf(state, unit).at ?? { x: width, y: depth }) || width;
    sum += there(unit, ground) ? 1 : weights.aims.onTheWay * Math.max(0, 1 - inches(unit.base) / whole);
  }
  return aim.points * sum * (aim.side === side ? 1 : -1);
}

/** The aims of a scenario: what they have brought, and what they may. */
function aims(state: State, side: SideId): number {
  if (!state.setup.aims) return 0;
  const extra = (of: SideId): number => state.sheet.sides[sheetSide(state, of)].extra;
  return state.setup.aims.reduce((sum, aim) => sum + aimed(state, side, aim), extra(side) - extra(enemyOf(side)));
}

/** The lead in points of a battle that is over, and who has won. */
function outcome(state: State, side: SideId): number {
  const { scores, winner } = resultOf(state) as NonNullable<ReturnType<typeof resultOf>>;
  const lead = scores[side].total - scores[enemyOf(side)].total;
  return lead + (winner === null ? 0 : winner === side ? weights.victory : -weights.victory);
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

const nothing = Object.fromEntries(aspectIds.map((id) => [id, 0])) as Readonly<Record<AspectId, number>>;

/** How a side stands, part by part. Of a battle that is over only its result counts. */
export function aspects(state: State, side: SideId): Readonly<Record<AspectId, number>> {
  if (state.stage === 'over') return { ...nothing, result: outcome(state, side) };
  const enemy = enemyOf(side);
  const all = weighed(state);
  return {
    'own-troops': troops(state, side),
    'enemy-troops': -troops(state, enemy),
    'own-leaders': leaders(state, side),
    'enemy-leaders': -leaders(state, enemy),
    clocks: clock(state, side) - clock(state, enemy),
    fights: fights(state, side, all),
    chances: weights.chance * prospects(state, side, all, comingOn),
    dangers: -weights.danger * prospects(state, enemy, all, atOnce),
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
