/** The value of ground: the terrain objective, and the objectives of a scenario. */
import { contains, distance, distanceToBorder, heart, type Point, type Polygon } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { holdingOf } from '../../companion/holdings.ts';
import type { Holding } from '../../companion/state.ts';
import { endurance } from '../../companion/state.ts';
import { victory } from '../../data/figures/victory.ts';
import { groundOfHolding, holdingsOf } from '../camps/camp-ground.ts';
import { countedBy, groundOf, there } from '../scenarios/aims.ts';
import { inPlay, sheetSide, troopOf } from '../units/pieces.ts';
import { costOf } from '../units/troop-facts.ts';
import { holderOf } from '../victory/ground.ts';
import { enemyOf, type SideId, sideIds } from '../vocabulary/ids.ts';
import type { Aim } from '../vocabulary/scenario-aim.ts';
import type { State } from '../vocabulary/state.ts';
import { shareLeft } from './expected-loss.ts';
import { weights } from './weights.ts';

/** How far the battle has progressed, 0 to 1. */
const progress = ({ setup, sheet }: State): number => Math.min(1, sheet.turn / (setup.turns ?? weights.longBattle));

/** How firmly a side controls a piece of ground; each value is from −1 to 1. */
interface Grip {
  /** How much more of this side's army than of the enemy's army is near the ground. Distant units count less. */
  readonly near: number;
  /** The side that holds the ground now, as a number. */
  readonly held: number;
}

const middleOf = onceFor(heart);

function grip(state: State, side: SideId, ground: Polygon): Grip {
  const middle = middleOf(ground);
  const [close, all] = [
    { A: 0, B: 0 },
    { A: 0, B: 0 },
  ];
  for (const unit of state.units) {
    const points = costOf(troopOf(state, unit));
    all[unit.side] += points;
    if (unit.status === 'table')
      close[unit.side] += (points * shareLeft(unit)) / (1 + (distance(unit.base, middle) / weights.near) ** 2);
  }
  const near = (of: SideId): number => (all[of] === 0 ? 0 : close[of] / all[of]);
  const holder = holderOf(state, ground);
  return { near: near(side) - near(enemyOf(side)), held: holder === null ? 0 : holder === side ? 1 : -1 };
}

/**
 * Camps and sacred sites: what they would score now, and which units are near enough to change that (fr3.camps.victory-points).
 */
function holdings(state: State, side: SideId): number {
  let sum = 0;
  for (const owner of sideIds)
    for (const [at, holding] of holdingsOf(state, owner).entries()) {
      const { holder } = state.sheet.sides[sheetSide(state, owner)].holdings[at] as Holding;
      const of = holdingOf[holding.kind];
      const scored = holder === 'owner' ? of.owner : holder === 'enemy' ? -of.enemy : 0;
      const ground = groundOfHolding(holding);
      sum += scored * (owner === side ? 1 : -1);
      if (ground) sum += of.enemy * weights.nearObjective.late * grip(state, side, ground).near;
    }
  return sum;
}

/** The shares of the objective's points that count for an army near it, and for the side that holds it. */
interface Shares {
  readonly near: number;
  readonly held: number;
}

/** The shares that make an army move towards the objective and hold it. */
const drawing = (state: State): Shares => {
  const gone = progress(state);
  const by = ({ early, late }: { readonly early: number; readonly late: number }) => early + (late - early) * gone;
  return { near: by(weights.nearObjective), held: by(weights.heldObjective) };
};

/** The shares that are used to predict the result. */
const telling = (state: State): Shares => {
  const { near, held } = weights.forecast;
  return { near: byTurns(state, near), held: byTurns(state, held) };
};

function ground(state: State, side: SideId, shares: (state: State) => Shares): number {
  const square = state.setup.objective;
  const camps = state.holdings.length > 0 ? holdings(state, side) : 0;
  if (!square) return camps;
  const by = shares(state);
  const { near, held } = grip(state, side, square);
  return camps + victory.objective * (by.near * near + by.held * held);
}

/** The value of the objective (fr3.victory.points-objective) and of the camps and sacred sites of both sides. */
export const objective = (state: State, side: SideId): number => ground(state, side, drawing);

/** The value of the objective, used to predict the result. */
export const objectiveForetold = (state: State, side: SideId): number => ground(state, side, telling);

/** How many more turns there will be: about as many as the lower of the two clocks has points, but none after the turn limit. */
export function turnsToCome({ setup: { turns }, sheet: { turn, sides } }: State): number {
  const byClocks = Math.min(endurance(sides.first), endurance(sides.second));
  return Math.max(1, 1 + Math.min(byClocks, turns === undefined ? byClocks : turns - turn));
}

/** Picks a number by how many turns are still to come, including the current one; the first number is for the last turn. */
export const byTurns = (state: State, numbers: readonly number[]): number =>
  numbers[Math.min(turnsToCome(state), numbers.length) - 1] ?? 0;

/** The points that a scenario objective may still bring to a side, minus those it may bring to the other. */
function aimed(state: State, side: SideId, aim: Aim): number {
  const ground = groundOf(state.setup, aim.ground);
  if (!ground) return 0;
  if (aim.kind === 'hold') {
    const { near, held } = grip(state, side, ground);
    return (weights.aims.held * aim.points * turnsToCome(state) * (near + held)) / 2;
  }
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

/** The objectives of a scenario: points scored, and points expected. */
export function aims(state: State, side: SideId): number {
  if (!state.setup.aims) return 0;
  const extra = (of: SideId): number => state.sheet.sides[sheetSide(state, of)].extra;
  return state.setup.aims.reduce((sum, aim) => sum + aimed(state, side, aim), extra(side) - extra(enemyOf(side)));
}
