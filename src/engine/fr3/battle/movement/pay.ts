/** The cost of moves: rates, the share of movement spent, and the morale clock. */

import { groupsOf, type Point, times, touch } from '../../../kernel/geometry.ts';
import { onceFor, onceForPair } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { turnActions } from '../../companion/turn.ts';
import { armies } from '../../data/figures/armies.ts';
import { unitItems } from '../../data/figures/items.ts';
import { movement } from '../../data/figures/movement.ts';
import { undead } from '../../data/figures/undead.ts';
import { unitOf } from '../../data/units.ts';
import { costOfWay, type Rate, type Terrain, type TerrainKind, terrainUnder } from '../../table/terrain.ts';
import { firstFor, firstOf, refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { controlled } from '../characters/control.ts';
import { type BattleReport, onSheet, report } from '../events.ts';
import { asItFinds, barriersAgainst } from '../magic/barriers.ts';
import { effectWith } from '../magic/effects.ts';
import { refuseHeld } from '../magic/held.ts';
import { fliesAtOwnRate, floats, isLeviathan } from '../spirits/kinds.ts';
import { isEngaged } from '../units/contacts.ts';
import {
  attachedTo,
  characterSetup,
  findUnit,
  isMass,
  isShapeless,
  leadersOf,
  phasing,
  standing,
  troopOf,
  unitAt,
  withDeeds,
} from '../units/pieces.ts';
import { breathesBoth, isMajor, profileOf } from '../units/troop-facts.ts';
import { hasArms, nameOf, rowOf } from '../units/troops.ts';
import { weaponOf } from '../units/weapons.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { TroopSetup } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { marchesInColumn } from './column.ts';
import { withZones } from './zones.ts';

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

/** Each unit's own rate. Cached, because the same state is asked many times. */
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

/** The terrain without the kinds that do not slow this troop. */
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

/** Terrain that slows a unit in this move: none in the air or under water, and none that its army list exempts. */
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
 * The share of movement that a straight move costs a group: the largest for any of its units. Infinity if a unit cannot go there.
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

/** The largest share of movement that any of these units has spent. */
export const spentBy = (units: readonly BattleUnit[]): number => Math.max(...units.map(({ did }) => did.spent));

const sameUnits = (one: readonly PieceId[], other: readonly PieceId[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Whether these units continue a move that the clock has already paid for. */
export const continuesMove = (state: State, ids: readonly PieceId[]): boolean => sameUnits(state.moving, ids);

/** fr3.characters.general-leads-group, -sub-commander-leads-group, -major-leads-unit: whether the move costs no clock moves. */
export function movesFree(state: State, ids: readonly PieceId[]): boolean {
  const people = ids.flatMap((id) => leadersOf(state, id).map((each) => characterSetup(state, each)));
  if (ids.length === 1) return people.some(isMajor);
  const grades = people.map(({ leader }) => leader);
  if (grades.some((grade) => grade.startsWith('general'))) return true;
  return ids.length <= 3 && grades.some((grade) => grade.startsWith('sub-commander'));
}

/** The clock moves that a move costs: fr3.movement.group-move, fr3.control.uncontrolled-cost. */
function clockCost(state: State, ids: readonly PieceId[]): number {
  if (continuesMove(state, ids)) return 0;
  const wild = ids.filter((id) => !controlled(state, unitAt(state, id))).length;
  return ids.length === 1 ? Math.max(wild, movesFree(state, ids) ? 0 : 1) : wild + (movesFree(state, ids) ? 0 : 1);
}

/** Why these units cannot move at all this phase, apart from the clock. */
function refuseUnits(state: State, ids: readonly PieceId[]): Refusal | null {
  const found = ids.map((id) => findUnit(state, id));
  const units = found.filter((unit) => unit !== undefined);
  const side = phasing(state);
  if (units.length === 0 || units.length < ids.length || new Set(ids).size < ids.length)
    return refusal('Choose the units to move, each of them only once.', 'fr3.movement.move');
  const each = (test: (unit: BattleUnit) => Refusal | null) => () => firstFor(units, test);
  return firstOf(
    each((unit) =>
      unit.side === side && unit.status === 'table'
        ? null
        : refusal(`You cannot move ${nameOf(state, unit)} (${unit.id}) now.`, 'fr3.basics.phasing-player'),
    ),
    each((unit) => refuseHeld(state, unit)),
    each((unit) => ask.refuseOrders(state, unit)),
    each((unit) =>
      isEngaged(state, unit.id)
        ? refusal(
            `${nameOf(state, unit)} (${unit.id}) cannot move, because they are engaged. They must stay until their melee ends.`,
            'fr3.charging.engaged-cannot-move',
            'fr3.charging.engagement',
          )
        : null,
    ),
    each((unit) =>
      unit.square.length > 0
        ? refusal(`${nameOf(state, unit)} (${unit.id}) cannot move, because they are in square.`, 'fr3.square.no-move')
        : null,
    ),
    each((unit) =>
      unit.did.moved && !continuesMove(state, ids)
        ? refusal(`${nameOf(state, unit)} (${unit.id}) have already moved this phase.`, 'fr3.movement.move')
        : null,
    ),
    each((unit) =>
      unit.did.gaveWay
        ? refusal(
            `${nameOf(state, unit)} (${unit.id}) cannot move, because they have stepped aside for a 2x2 unit this phase.`,
            'fr3.multi-based.displacement',
          )
        : null,
    ),
    each((unit) => (isShapeless(state, unit) ? refuseMass(state, unit, ids) : null)),
    each((unit) =>
      unit.did.fired && weaponOf(troopOf(state, unit))?.slow
        ? refusal(
            `${nameOf(state, unit)} (${unit.id}) cannot move, because they have shot this phase.`,
            'fr3.missile-fire.move-or-fire',
          )
        : null,
    ),
    each((unit) =>
      leavesBehind(state, unit)
        ? refusal(
            `${nameOf(state, unit)} (${unit.id}) cannot move with heavy artillery that has fired. Detach the artillery first.`,
            'fr3.artillery.attachment',
          )
        : null,
    ),
    () =>
      units.length > 1 &&
      (groupsOf(units.map(({ base }) => base)).length > 1 || units.some(({ level }) => level !== units[0]?.level))
        ? refusal('Units that move together must be in one group, base to base.', 'fr3.movement.group-move', 'fr3.basics.group')
        : null,
  );
}

/** Why a 2x2 unit or a blob cannot move now: it moves alone, and before the other units of its side. */
function refuseMass(state: State, unit: BattleUnit, ids: readonly PieceId[]): Refusal | null {
  const name = `${nameOf(state, unit)} (${unit.id})`;
  if (ids.length > 1)
    return refusal(
      `${name} cannot move in a group. Move them on their own.`,
      'fr3.multi-based.movement',
      'fr3.multi-based.mass-no-group-lead',
    );
  return standing(state, unit.side).some((other) => other.did.moved && !isShapeless(state, other))
    ? refusal(
        `${name} must move before all other units of their side, and one of those has already moved.`,
        'fr3.multi-based.move-first',
        'fr3.sequence.movement-order',
      )
    : null;
}

/**
 * fr3.artillery.attachment: heavy artillery that has fired stays behind; Napoleonic artillery does not
 * (fr3.items.napoleonic-attachment).
 */
const leavesBehind = (state: State, unit: BattleUnit): boolean =>
  attachedTo(state, unit.id).some((each) => each.fixed && !troopOf(state, each).kit?.napoleonic);

/** Why these units cannot move, apart from the clock. */
export const refuseMoved = onceForPair(refuseUnits);

/** Why the clock does not allow these units to begin a move. */
export function refuseClock(state: State, ids: readonly PieceId[]): Refusal | null {
  const by = clockCost(state, ids);
  const wild = ids.some((id) => !controlled(state, unitAt(state, id)));
  const reason = by === 0 ? null : (turnActions.move.refuse?.(state.sheet, { by }) ?? null);
  const mass = ids.some((id) => isMass(unitAt(state, id)));
  return (
    reason && {
      ...reason,
      rules: [
        ...reason.rules,
        ...(wild ? (['fr3.control.uncontrolled-cost'] as const) : []),
        ...(mass ? (['fr3.multi-based.mass-clock-cost'] as const) : []),
      ],
    }
  );
}

const refusalsOf = onceFor((_: State) => new Map<readonly PieceId[], { readonly is: Refusal | null }>());

/** Why these units cannot begin or continue a move. Cached, because every candidate move asks. */
export function refuseMovers(state: State, ids: readonly PieceId[]): Refusal | null {
  const known = refusalsOf(state);
  let found = known.get(ids);
  if (found === undefined) {
    found = { is: refuseMoved(state, ids) ?? refuseClock(state, ids) ?? refuseStakes(state, ids) };
    known.set(ids, found);
  }
  return found.is;
}

/** fr3.items.stakes-deploy: planted stakes must be pulled out before the unit moves. */
function refuseStakes(state: State, ids: readonly PieceId[]): Refusal | null {
  const fixed = ids.map((id) => unitAt(state, id)).find(({ stakes }) => stakes === 'up');
  return fixed
    ? refusal(
        `${nameOf(state, fixed)} (${fixed.id}) cannot move behind their stakes. Pull the stakes out first.`,
        'fr3.items.stakes-deploy',
      )
    : null;
}

/** Spends a share of these units' movement, and takes the move off the clock when it begins. */
export function spendMovement(state: State, ids: readonly PieceId[], share: number, clock = clockCost(state, ids)): BattleReport {
  const spent = Math.min(1, spentBy(ids.map((id) => unitAt(state, id))) + share);
  const moving: State = { ...withDeeds(withZones(state, ids), ids, { moved: true, spent }), moving: ids };
  return clock === 0 ? report(moving) : onSheet(moving, (sheet) => turnActions.move.perform(sheet, { by: clock }));
}
