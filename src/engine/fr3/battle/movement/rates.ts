/** How far units can move: their rates on each level and ground, and the share of a move that a path costs. */
import { type Point, times, touch } from '../../../kernel/geometry.ts';
import { onceFor, onceForPair } from '../../../kernel/memo.ts';
import { armies } from '../../data/figures/armies.ts';
import { unitItems } from '../../data/figures/items.ts';
import { movement } from '../../data/figures/movement.ts';
import { undead } from '../../data/figures/undead.ts';
import { unitOf } from '../../data/units.ts';
import { costOfWay, type Rate, type Terrain, type TerrainKind, terrainUnder } from '../../table/terrain.ts';
import { ask } from '../chapters/asking.ts';
import { asItFinds, barriersAgainst } from '../magic/barriers.ts';
import { effectWith } from '../magic/effects.ts';
import { fliesAtOwnRate, floats, isLeviathan } from '../spirits/crossing.ts';
import { attachedTo, characterSetup, leadersOf, troopOf } from '../units/pieces.ts';
import { breathesBoth, isMajor, profileOf } from '../units/troop-facts.ts';
import { hasArms, rowOf } from '../units/troops.ts';
import type { TroopSetup } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { marchesInColumn } from './column.ts';

/** Shares of movement smaller than this count as nothing, because the grid rounds every length. */
export const shareTolerance = 1e-4;
const none: Rate = { open: 0, difficult: 0 };

/** The lower of two rates for each kind of ground. */
const slower = (one: Rate, other: Rate): Rate => ({
  open: Math.min(one.open, other.open),
  difficult: Math.min(one.difficult, other.difficult),
});

/** Adjusts a unit's rate for its level. */
function onLevel(state: State, unit: BattleUnit, rate: Rate): Rate {
  const { level } = unit;
  // fr3.movement.flying-rate: the ground below does not slow a flier. fr3.leviathans.environment: leviathans use their own rates.
  if ((level === 'flying' || level === 'swimming') && isLeviathan(state, unit)) return { open: rate.open, difficult: rate.open };
  if (level === 'flying') return fliesAtOwnRate(state, unit) ? rate : { open: movement.flying, difficult: movement.flying };
  if (level === 'swimming') {
    const open = Math.min(movement.swimmingMax, rate.open + movement.swimmingExtra);
    return { open, difficult: open };
  }
  return level === 'burrowing' ? { open: rate.open, difficult: 0 } : rate;
}

/** fr3.items.napoleonic-speed: for artillery that moves on its own. */
const napoleonicSpeed = (id: string): number =>
  id === 'heavy-artillery' ? unitItems.napoleonicHeavyMove : unitItems.napoleonicLightMove;

/** The rate of the unit's type, or of its Napoleonic version. */
function ownRate(state: State, unit: BattleUnit): Rate {
  const { id, move } = rowOf(state, unit);
  // fr3.armies.hill-dwarves-mounted-fanatics
  const riders = hasArms(state, unit, 'mounted') ? unitOf('heavy-cavalry') : undefined;
  const rate = profileOf(troopOf(state, unit))?.move ?? riders?.move ?? move ?? none;
  const own = troopOf(state, unit).kit?.napoleonic ? { ...rate, open: napoleonicSpeed(id) } : rate;
  return ask.rate(state, own, unit);
}

/** fr3.items.heavy-armor-movement */
const armorLoss = ({ type, arms }: TroopSetup): number =>
  arms?.includes('heavy-armor') && !arms.includes('unburdened')
    ? type === 'knights'
      ? unitItems.heavyArmorKnights
      : unitItems.heavyArmorFoot
    : 0;

/**
 * fr3.movement.rate, fr3.undead.movement-penalty, fr3.armies.dwarfs-infantry-movement, fr3.basics.attachment-colocated: the rate
 * of a unit with its attachments.
 */
function rateOfUnit(state: State, unit: BattleUnit): Rate {
  const own = onLevel(state, unit, ownRate(state, unit));
  const { kit } = troopOf(state, unit);
  // fr3.armies.dwarfs-bonus-scope: on the surface only.
  const dwarf = kit?.dwarf === true && unit.level === 'surface';
  const less =
    (kit?.undead ? undead.movementLoss : 0) +
    (dwarf ? armies.dwarfMovementLoss : 0) +
    armorLoss(troopOf(state, unit)) +
    ask.speedLoss(state, unit);
  // fr3.spells.egg-impregnation, fr3.armies.chaos-mutations
  const share = (effectWith(unit, 'eggs') ? 1 / 2 : 1) * (hasArms(state, unit, 'fleet') ? armies.chaosMutationMove : 1);
  const rate = { open: share * Math.max(0, own.open - less), difficult: share * Math.max(0, own.difficult - less) };
  // fr3.items.napoleonic-attachment: Napoleonic pieces move at the speed of their unit.
  return attachedTo(state, unit.id)
    .filter((each) => !troopOf(state, each).kit?.napoleonic)
    .reduce((at, each) => slower(at, ownRate(state, each)), rate);
}

/** fr3.movement.column-speed: each unit at its own rate, as in a wheel. */
function eachRate(state: State, units: readonly BattleUnit[]): readonly Rate[] {
  const extra = marchesInColumn(units) ? movement.columnSpeed : 0;
  const most = ({ level }: BattleUnit) => (level === 'swimming' ? movement.swimmingMax : Infinity);
  return units.map((unit) => {
    const { open, difficult } = rateOfUnit(state, unit);
    const with2 = (rate: number) => (rate === 0 ? 0 : Math.min(most(unit), rate + extra));
    return { open: with2(open), difficult: with2(difficult) };
  });
}

const ratesKnown = onceFor((_: State) => new Map<string, readonly Rate[]>());

/** Each unit's own rate. Cached, because many moves are tried from the same state. */
export const ratesOf = onceForPair((state: State, units: readonly BattleUnit[]): readonly Rate[] => {
  const known = ratesKnown(state);
  const key = units.map(({ id }) => id).join();
  const found = known.get(key);
  if (found) return found;
  const rates = eachRate(state, units);
  known.set(key, rates);
  return rates;
});

/** fr3.movement.rate: a group moves at the rate of its slowest unit. */
export const rateOf = onceForPair((state: State, units: readonly BattleUnit[]): Rate => ratesOf(state, units).reduce(slower));
const groundsKnown = onceFor((_: State['terrain']) => new Map<TroopSetup, readonly Terrain[]>());

/** fr3.levels.infantry-cavalry, fr3.levels.heavy-chariots: for units that breathe both air and water, the bottom is like land. */
const waters: readonly TerrainKind[] = ['water'];

/** Only the terrain that slows this unit. */
function uneasyGround(terrain: State['terrain'], troop: TroopSetup): readonly Terrain[] {
  const ease = breathesBoth(troop) ? [...(troop.ease ?? []), ...waters] : troop.ease;
  if (!ease) return terrain;
  const known = groundsKnown(terrain);
  const found = known.get(troop) ?? terrain.filter(({ kind }) => !ease.includes(kind));
  known.set(troop, found);
  return found;
}

/** fr3.armies.israelite-water-crossing */
const crossings: readonly TerrainKind[] = ['water', 'stream'];

/** fr3.armies.israelite-water-crossing: whether a major character in the moving units leads the troop across. */
const ledAcross = (state: State, { arms }: TroopSetup, company: readonly BattleUnit[]): boolean =>
  arms?.includes('led-across') === true &&
  company.some(({ id }) => leadersOf(state, id).some((each) => isMajor(characterSetup(state, each))));

/**
 * Terrain that slows a unit in this move. In the air and under water there is none. Terrain that the unit's army list exempts is
 * left out.
 */
function ownGround(state: State, unit: BattleUnit, company: readonly BattleUnit[]): readonly Terrain[] {
  if (unit.level === 'flying' || unit.level === 'swimming' || floats(state, unit) || effectWith(unit, 'levitates')) return [];
  const troop = troopOf(state, unit);
  const ground = uneasyGround(asItFinds(state, unit), troop);
  return ledAcross(state, troop, company) ? ground.filter(({ kind }) => !crossings.includes(kind)) : ground;
}

/** Terrain that slows a unit, plus magical barriers. */
export function groundFor(state: State, unit: BattleUnit, company: readonly BattleUnit[]): readonly Terrain[] {
  const own = ownGround(state, unit, company);
  const more = ask.inTheWay(state, unit);
  const ground = more.length > 0 ? [...own, ...more] : own;
  return state.barriers.length === 0 ? ground : [...ground, ...barriersAgainst(state, unit)];
}

/**
 * The share of movement that a straight move costs a group: the largest for any of its units. Infinity if one of the units cannot
 * go there.
 */
export function shareOfWay(state: State, units: readonly BattleUnit[], way: Point): number {
  const rate = rateOf(state, units);
  if (rate.open === 0) return Infinity;
  return Math.max(...units.map((unit) => costOfWay(unit.base, way, groundFor(state, unit, units), rate) / rate.open));
}

/** The length of a full straight move in inches, ignoring movement already spent. */
export function fullMove(state: State, units: readonly BattleUnit[], direction: Point): number {
  const rate = rateOf(state, units).open;
  if (shareOfWay(state, units, times(direction, rate)) <= 1) return rate;
  let [low, high] = [0, rate];
  while (high - low > touch) {
    const half = (low + high) / 2;
    if (shareOfWay(state, units, times(direction, half)) <= 1) low = half;
    else high = half;
  }
  return low;
}

/** fr3.movement.facing-change: half a move on the ground where the units stand; Infinity if a unit cannot move there. */
export function halfMove(state: State, units: readonly BattleUnit[]): number {
  const stuck = units.some((unit, at) => {
    const { open, difficult } = ratesOf(state, units)[at] as Rate;
    return (
      open === 0 ||
      (difficult === 0 && terrainUnder(unit.base, groundFor(state, unit, units)).some(({ kind }) => kind !== 'open'))
    );
  });
  return stuck ? Infinity : 1 / movement.turnDivisor;
}
