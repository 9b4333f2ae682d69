/**
 * How well a side stands, in army points, without looking ahead: its remaining elements, the present fights by their exact odds,
 * attacks that are possible next, its formation, and the stronghold. The numbers are in `weights.ts`.
 */
import { distance, onLine, overlap, radius } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { tacticalMoves } from '../../data/figures/tactical-moves.ts';
import { inches } from '../../data/scale.ts';
import { surefooted } from '../../data/tactical-factors.ts';
import { combatantOf } from '../combat/combatant.ts';
import { facedBy, meetings, supporterOf } from '../elements/contacts.ts';
import {
  armyPoints,
  generalOf,
  isAerial,
  isOn,
  isShooter,
  lostPoints,
  standing,
  strongholdAgainst,
  typeOf,
} from '../elements/find.ts';
import { frontOn } from '../elements/stronghold.ts';
import { shootingStrip } from '../shooting/sight.ts';
import { goingOf } from '../terrain/ground.ts';
import { enemyOf, type SideId, type UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { lossOfFight, lossOfShot, lossOfTypes } from './expected-loss.ts';
import { weights } from './weights.ts';

/** The value of an element for its side. */
export const priceOf = (element: BattleElement): number => typeOf(element).points + (element.general ? weights.general : 0);

/** How much of the element's value remains. */
function leftOf({ fate, type }: BattleElement): number {
  if (fate === 'on') return 1;
  if (fate === 'off') return weights.waiting;
  return fate === 'destroyed' && type === 'hordes' ? weights.horde : fate === 'ensorcelled' ? 1 - weights.ensorcelled : 0;
}

const troops = (state: State, side: SideId): number =>
  state.elements.reduce((sum, each) => (each.side === side ? sum + priceOf(each) * leftOf(each) : sum), 0);

/** How close a side's losses have brought it to losing the battle. */
function brink(state: State, side: SideId): number {
  const share = Math.min(1, (2 * lostPoints(state, side)) / Math.max(1, armyPoints(state, side)));
  return weights.brink * share * share;
}

/** The expected value of all present fights, for side A. */
const fights = onceFor((state: State): number => {
  let sum = 0;
  const seen = new Set<string>();
  for (const { unit, enemy, on } of meetings(state)) {
    if (on !== 'front' && (facedBy(state, enemy) !== undefined || facedBy(state, unit) !== undefined)) continue;
    const [one, other] = unit.startsWith('A') ? [unit, enemy] : [enemy, unit];
    if (seen.has(`${one}${other}`)) continue;
    seen.add(`${one}${other}`);
    const a = state.elements.find(({ id }) => id === one) as BattleElement;
    const b = state.elements.find(({ id }) => id === other) as BattleElement;
    const loss = lossOfFight({ a: combatantOf(state, a, b), b: combatantOf(state, b, a) });
    const now = a.did.fought || b.did.fought ? weights.laterFight : 1;
    sum += now * (loss.b * priceOf(b) - loss.a * priceOf(a));
  }
  return sum;
});

/** The average gain of a fight with an enemy in the open. */
const gainOf = (element: BattleElement, enemy: BattleElement): number => {
  const loss = lossOfTypes(element.type, enemy.type);
  return loss.b * priceOf(enemy) - loss.a * priceOf(element);
};

const mayAttack = (element: BattleElement, enemy: BattleElement): boolean =>
  element.type !== 'artillery' &&
  (isAerial(element) || !isAerial(enemy) || enemy.down || element.type === 'heroes' || element.type === 'paladins');

/** How far an element can move in its present going, in inches. */
const reachOf = (state: State, element: BattleElement): number => {
  const { good, bad, river } = typeOf(element).move;
  if (element.type === 'water-lurkers') return inches(river);
  return inches(isAerial(element) ? good : { good, bad, water: river }[goingOf(state.setup, element)]);
};

interface Prospects {
  /** The possible gains from attacks next bound, the best first. */
  readonly attacks: number;
  /** How close the side's elements are to enemies that they can beat. */
  readonly approach: number;
  readonly shots: number;
}

/** The elements whose front is in contact with an enemy's front. */
const engaged = onceFor(
  (state: State): ReadonlySet<UnitId> => new Set(meetings(state).flatMap(({ unit, on }) => (on === 'front' ? [unit] : []))),
);

/** The possible gains of a side from its next attacks, approaches and shots. */
function prospectsOf(state: State, side: SideId): Prospects {
  const enemies = standing(state, enemyOf(side));
  const facing = engaged(state);
  const gains: number[] = [];
  let [approach, shots] = [0, 0];
  for (const element of standing(state, side)) {
    if (isShooter(element)) {
      const strip = shootingStrip(element);
      let best = 0;
      for (const enemy of enemies)
        if (overlap(strip, enemy.base)) best = Math.max(best, lossOfShot(element.type, enemy.type) * priceOf(enemy));
      shots += best;
    }
    const faced = facing.has(element.id);
    const reach = faced ? -1 : reachOf(state, element);
    const size = radius(element.base);
    let [gain, near] = [0, 0];
    for (const enemy of enemies) {
      if (!mayAttack(element, enemy)) continue;
      const apart = Math.max(0, distance(element.base, enemy.base) - size - radius(enemy.base) / 2);
      if (apart > reach && apart >= weights.far) continue;
      const win = gainOf(element, enemy);
      if (apart <= reach) {
        // An enemy that is already in a fight is more vulnerable.
        const held = facing.has(enemy.id) ? weights.held * priceOf(enemy) : 0;
        gain = Math.max(gain, win + held);
      }
      near = Math.max(near, (Math.max(0, win) + weights.eager) * Math.max(0, 1 - apart / weights.far));
    }
    if (gain > 0) gains.push(gain);
    approach += near;
    if (faced) approach += weights.engaged;
  }
  gains.sort((one, other) => other - one);
  const attacks = gains.reduce((sum, gain, place) => sum + gain * weights.further ** place, 0);
  return { attacks, approach, shots };
}

const prospects = onceFor(
  (state: State): Readonly<Record<SideId, Prospects>> => ({
    A: prospectsOf(state, 'A'),
    B: prospectsOf(state, 'B'),
  }),
);

/** How well the elements of a side are formed up. Elements that are hampered, or far from their general, count less. */
const orders = onceFor((state: State): Readonly<Record<SideId, number>> => {
  const of = (side: SideId): number => {
    const own = standing(state, side);
    const general = generalOf(state, side);
    const command = general && isOn(general) ? general : null;
    let sum = 0;
    for (const [at, element] of own.entries()) {
      if (supporterOf(state, element)) sum += weights.support;
      for (let next = at + 1; next < own.length; next++)
        if (onLine(element.base, (own[next] as BattleElement).base)) sum += weights.together;
      if (!surefooted.includes(element.type) && goingOf(state.setup, element) === 'bad') sum -= weights.hampered;
      if (command && distance(element.base, command.base) > inches(tacticalMoves.farFromGeneral)) sum -= weights.beyondCommand;
    }
    return sum;
  };
  return { A: of('A'), B: of('B') };
});

/** The attacker's progress at the defender's stronghold. */
const siege = onceFor((state: State): number => {
  const attacker = enemyOf(state.defender);
  const stronghold = strongholdAgainst(state, attacker);
  if (!stronghold) return 0;
  const middle = {
    x: ((stronghold[0]?.x ?? 0) + (stronghold[2]?.x ?? 0)) / 2,
    y: ((stronghold[0]?.y ?? 0) + (stronghold[2]?.y ?? 0)) / 2,
  };
  let [there, nearest] = [0, 0];
  for (const element of standing(state, attacker)) {
    if (element.type === 'artillery') continue;
    if (frontOn(element.base, stronghold) > 0) there++;
    nearest = Math.max(nearest, 1 / (1 + distance(element.base, middle) / 4));
  }
  return weights.siege * Math.min(3, there) + weights.siegeWay * nearest;
});

export const aspectIds = [
  'own-troops',
  'enemy-troops',
  'losses',
  'fights',
  'chances',
  'approach',
  'dangers',
  'order',
  'stronghold',
  'result',
] as const;
export type AspectId = (typeof aspectIds)[number];
export type Parts = Readonly<Record<AspectId, number>>;

const nothing = Object.fromEntries(aspectIds.map((id) => [id, 0])) as Parts;

const gained = ({ attacks, shots }: Prospects, byAttack: number): number => byAttack * attacks + weights.shot * shots;

/** The value of a finished battle: the winner, and the difference in losses. */
function result(state: State, side: SideId): number {
  const lead = lostPoints(state, enemyOf(side)) - lostPoints(state, side);
  const { winner } = state.ending as NonNullable<State['ending']>;
  return lead + (winner === null ? 0 : winner === side ? weights.won : -weights.won);
}

/** The parts of a side's evaluation. In a finished battle, only the result counts. */
export function aspects(state: State, side: SideId): Parts {
  if (state.stage === 'over') return { ...nothing, result: result(state, side) };
  const enemy = enemyOf(side);
  const sign = side === 'A' ? 1 : -1;
  const all = prospects(state);
  return {
    'own-troops': troops(state, side),
    'enemy-troops': -troops(state, enemy),
    losses: brink(state, enemy) - brink(state, side),
    fights: sign * fights(state),
    chances: gained(all[side], weights.chance),
    approach: weights.approach * all[side].approach,
    dangers: -gained(all[enemy], weights.danger),
    order: orders(state)[side] - orders(state)[enemy],
    stronghold: (enemy === state.defender ? 1 : -1) * siege(state),
    result: 0,
  };
}
