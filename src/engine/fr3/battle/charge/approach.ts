/**
 * How far a charge goes: the path to the enemy, lining up with it, wrapping round the end of its line, or coming down on it from
 * the air.
 */

import {
  aside,
  type Base,
  type Charged,
  charge as chargeAlong,
  contactsOf,
  diagonal,
  dot,
  contactOf as edgeContact,
  edgeNames,
  faceNear,
  ahead as forward,
  fullContacts,
  meets,
  type Point,
  placeAgainst,
  quarterTurn,
  rotated,
  type Side,
  sameFacing,
  times,
  touch,
} from '../../../kernel/geometry.ts';
import { onceForPair } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { wrappedPlaces } from '../../table/engagement.ts';
import { refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, event, report } from '../events.ts';
import { effectWith } from '../magic/effects.ts';
import { basesOf, unitsNamed } from '../movement/manoeuvre.ts';
import { spentBy } from '../movement/move-cost.ts';
import { rateOf, shareOfWay, shareTolerance } from '../movement/rates.ts';
import { otherUnits, passes, refusePlaces } from '../movement/room.ts';
import { isLeviathan, isSpirit, reaches, refuseAground, refuseGroundOnWay } from '../spirits/crossing.ts';
import { isEngaged, type Made } from '../units/contacts.ts';
import { findUnit, isDeep, isMass, isShapeless, standing, unitAt, withBases, withDeeds, withUnit } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import type { Aim } from '../vocabulary/aim.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** The enemy unit that lines up with its charger, and its new base. */
export interface LinedUp {
  readonly enemy: PieceId;
  readonly base: Base;
  /** The rule that makes the enemy line up. */
  readonly rule: Fr3RuleId;
}

export interface Reached {
  readonly ok: true;
  readonly bases: readonly Base[];
  /** `share` is a share of the movement, `inches` the distance. */
  readonly share: number;
  readonly inches: number;
  readonly way: Point;
  /** Each charger, with the enemy whose edge meets the charger's front. */
  readonly pairs: readonly { readonly charger: PieceId; readonly enemy: BattleUnit }[];
  readonly wraps: boolean;
  /** The table as the charge starts: a 2x2 unit has already turned. */
  readonly from: BattleReport;
  /** The enemy that lines up with the chargers; null if the chargers line up with the enemy. */
  readonly linedUp: LinedUp | null;
  /** The chargers come to the surface to make contact. */
  readonly lands: boolean;
}

type Reach = Reached | { readonly ok: false; readonly why: Refusal };
const no = (why: Refusal): Reach => ({ ok: false, why });

/**
 * Enemies that the charging unit can contact: those on its own level. Units that are not on the surface choose one on the surface
 * instead. Leviathans may choose one above or below. Spirits may choose any enemy on any level, and pass through all others.
 */
function enemiesFor(state: State, unit: BattleUnit, over: PieceId | null): readonly BattleUnit[] | Refusal {
  const { side, level } = unit;
  const enemies = standing(state, enemyOf(side));
  if (over === null)
    return enemies.filter(
      (enemy) =>
        enemy.level === level && !effectWith(enemy, 'hidden') && !effectWith(enemy, 'vat') && !ask.isUnseen(state, enemy),
    );
  const chosen = findUnit(state, over);
  if (isSpirit(state, unit))
    return chosen && enemies.includes(chosen)
      ? [chosen]
      : refusal('Choose an enemy that is on the table.', 'fr3.spirits.adjacent-levels');
  if (chosen && ask.isUnseen(state, chosen))
    return refusal(
      `${nameOf(state, chosen)} (${chosen.id}) cannot be charged, because the chargers cannot see them.`,
      'fr3.inventions.invisibility-field',
    );
  // fr3.leviathans.land-contact
  if (chosen && enemies.includes(chosen) && reaches(state, unit, chosen.level)) return [chosen];
  if (!chosen || !enemies.includes(chosen) || chosen.level !== 'surface')
    return refusal(
      'These units must leave their level to charge, so choose an enemy on the surface.',
      'fr3.levels.choose-engage',
    );
  return level === 'surface' ? refusal('These units are already on the surface.', 'fr3.levels.choose-engage') : [chosen];
}

/** The last enemy at one end of the line from the chargers' point of view, unless another enemy stands farther along. */
function endOf(charged: Charged, enemies: readonly BattleUnit[], all: readonly BattleUnit[], side: Side): BattleUnit | undefined {
  const right = aside((charged.bases[0] as Base).facing);
  const sign = side === 'right' ? 1 : -1;
  const met = charged.contacts.map(({ enemy }) => enemies[enemy] as BattleUnit);
  const off = ({ base }: BattleUnit) => dot(base, right) * sign;
  const end = met.reduce<BattleUnit | undefined>((best, each) => (best && off(best) >= off(each) ? best : each), undefined);
  const beyond = (other: BattleUnit) =>
    end && other !== end && edgeContact(end.base, other.base) && off(other) > off(end) + touch;
  // fr3.melee.example-charge-right: chargers pass under a flier at the end of the line.
  return all.some((other) => other.side === end?.side && other.level === end.level && beyond(other)) ? undefined : end;
}

/** Where the chargers stand after those beyond the end of the enemy line wrap around it; or why they cannot wrap around it. */
function wrapRound(state: State, charged: Charged, enemies: readonly BattleUnit[], { wrap }: Aim): readonly Base[] | Refusal {
  let at = charged;
  for (const side of ['left', 'right'] as const) {
    if (wrap !== side && wrap !== 'both') continue;
    const idle = charged.beyond[side];
    const end = endOf(charged, enemies, standing(state), side);
    if (idle.length === 0 || !end)
      return refusal(
        'Chargers can wrap round a flank only at the end of the enemy line, and only if they reach beyond it.',
        'fr3.charging.wrap-flank',
        'fr3.charging.wrap-extreme-unit',
      );
    at = { ...at, bases: wrappedPlaces(at, end.base, side, idle) };
  }
  return at.bases;
}

/** Whether the unit stands on more than one base. */
const isLarge = (unit: BattleUnit): boolean => isMass(unit) || isDeep(unit);

/** fr3.leviathans.size-order: whether a unit is smaller than a leviathan. */
export const isSmaller = (state: State, unit: BattleUnit, leviathan: BattleUnit): boolean =>
  !isMass(unit) && (isLeviathan(state, unit) ? isDeep(leviathan) && !isDeep(unit) : isDeep(leviathan) || !isDeep(unit));

/** The rule by which a smaller enemy lines up with its charger, or null. Leviathans have their own order of sizes. */
function conformsTo(state: State, by: BattleUnit, enemy: BattleUnit): Fr3RuleId | null {
  if (isLeviathan(state, by)) return isSmaller(state, enemy, by) ? 'fr3.leviathans.conforming' : null;
  if (!isLarge(by) || isLarge(enemy)) return null;
  if (isMass(by)) return 'fr3.multi-based.no-front';
  return isLeviathan(state, enemy) ? null : 'fr3.pike-blocks.conforming';
}

/** The units after coming to the surface for a charge. */
export const onSurface = (state: State, ids: readonly PieceId[]): State =>
  withDeeds(
    ids.reduce((at, id) => withUnit(at, id, { level: 'surface' }), state),
    ids,
    { changedLevel: true },
  );

/**
 * fr3.pike-blocks.conforming, fr3.multi-based.no-front, fr3.leviathans.conforming: the enemy, not yet in melee, that lines up
 * with a larger charger if it has room; null if the charger lines up with it. The chargers stand where they first touched an
 * enemy.
 */
export function linesUp(
  state: State,
  { atContact, first }: Charged,
  enemies: readonly BattleUnit[],
  by: BattleUnit,
): LinedUp | null {
  const enemy = enemies[first.enemy] as BattleUnit;
  const rule = conformsTo(state, by, enemy);
  if (!rule || enemy.square.length > 0 || isEngaged(state, enemy.id)) return null;
  // A block that is hit on its long side has no room to turn towards the charger.
  if (isDeep(enemy) && first.edge !== 'front' && first.edge !== 'rear') return null;
  const face = faceNear(atContact[first.charger] as Base, 'front', enemy.base.width, enemy.base);
  const base = rotated(placeAgainst(enemy.base, face, by.base.facing), -quarterTurn * edgeNames.indexOf(first.edge));
  const after = enemies.map((each) => (each === enemy ? base : each.base));
  return refusePlaces(state, [enemy.id], [base]) === null && fullContacts(atContact, after)
    ? { enemy: enemy.id, base, rule }
    : null;
}

/** Moves the enemy that lines up: the new state, its events, and where the enemy stood before. */
export function lineUp(state: State, linedUp: LinedUp | null): BattleReport & Required<Pick<Made, 'stood'>> {
  if (!linedUp) return { ...report(state), stood: new Map() };
  const { enemy, base, rule } = linedUp;
  const logEntry = event({ kind: 'moved', units: [enemy], way: 'lined-up', inches: 0 }, rule);
  return {
    ...report(withBases(state, [enemy], [base]), logEntry),
    stood: new Map([[enemy, unitAt(state, enemy).base]]),
  };
}

/**
 * The charge of these units with all their remaining movement, or why it is impossible. `from` is what they did before the
 * charge.
 */
function approach(from: BattleReport, aimed: Aim): Reach {
  const { state } = from;
  const { units: ids, aim, over, wrap } = aimed;
  const units = unitsNamed(state, ids);
  const first = units[0] as BattleUnit;
  if (!sameFacing(basesOf(units)))
    return no(
      refusal(
        'Units that face different ways cannot charge together. Charge with them one at a time.',
        'fr3.charging.definition',
      ),
    );
  const aground = refuseAground(state, units);
  if (aground) return no(aground);
  const enemies = enemiesFor(state, first, over);
  if ('because' in enemies) return no(enemies);
  const lands = over !== null && first.level !== 'surface';
  if (lands && units.some(({ did }) => did.changedLevel))
    return no(refusal('These units cannot change level again: they have already done so this phase.', 'fr3.levels.change-level'));
  const left = rateOf(state, units).open * (1 - spentBy(units));
  const direction = forward(first.base.facing + aim);
  const targets = enemies.map(({ base }) => base);
  const level = lands ? 'surface' : first.level;
  const rest = otherUnits(state, ids).filter((other) => other.level === level && !enemies.includes(other));
  const obstacles = rest.map(({ base }) => base);
  const straight = chargeAlong<Base>(basesOf(units), times(direction, left), targets, { blocked: obstacles });
  if (!straight.ok) return no(refusal(straight.because, 'fr3.charging.definition'));
  const { travelled } = straight;
  const way = times(direction, travelled);
  const share = shareOfWay(state, units, way);
  if (spentBy(units) + share > 1 + shareTolerance)
    return no(refusal('The enemy is too far away to charge over this ground.', 'fr3.charging.definition', 'fr3.movement.rate'));
  const closed = units.map((unit) => refuseGroundOnWay(state, unit, way)).find((why) => why !== null);
  if (closed) return no(closed);
  const inTheWay = otherUnits(state, ids).find(
    (other) =>
      (other.side === first.side || (over !== null && other.id !== over && isSpirit(state, first))) &&
      units.some((unit) => !passes(state, unit, other) && meets(unit.base, way, other.base) !== null),
  );
  if (inTheWay)
    return no(
      refusal(
        `${nameOf(state, inTheWay)} (${inTheWay.id}) stand in the way of the charge.`,
        'fr3.movement.interpenetration-none',
      ),
    );
  const reached = (bases: readonly Base[], linedUp: Reached['linedUp'], contacts: Charged['contacts']): Reached => ({
    ok: true,
    bases,
    share,
    inches: travelled,
    way,
    pairs: contacts.map(({ charger, enemy }) => ({ charger: ids[charger] as PieceId, enemy: enemies[enemy] as BattleUnit })),
    wraps: wrap !== 'none',
    from,
    linedUp,
    lands,
  });
  const there = withBases(lands ? onSurface(state, ids) : state, ids, straight.atContact);
  const up = wrap === 'none' ? linesUp(there, straight, enemies, units[straight.first.charger] as BattleUnit) : null;
  if (up) {
    const after = enemies.map(({ id, base }) => (id === up.enemy ? up.base : base));
    return reached(straight.atContact, up, contactsOf(straight.atContact, after));
  }
  const onward = left - travelled;
  const idle = straight.beyond.left.length + straight.beyond.right.length > 0;
  const made =
    idle && onward > 0 && wrap === 'none'
      ? chargeAlong<Base>(basesOf(units), times(direction, left), targets, { blocked: obstacles, onward })
      : straight;
  if (!made.ok) return no(refusal(made.because, 'fr3.charging.definition'));
  const bases = wrap === 'none' ? made.bases : wrapRound(state, made, enemies, aimed);
  if ('because' in bases) return no(bases);
  const contacts = contactsOf(bases, targets);
  if (contacts.length === 0)
    return no(refusal('The chargers have no room to line up with the enemy.', 'fr3.charging.full-contact'));
  if (!fullContacts(bases, targets))
    return no(
      refusal(
        'A charge must end in full contact: the front edges must meet along their whole length.',
        'fr3.charging.full-contact',
      ),
    );
  return reached(bases, null, contacts);
}

/**
 * fr3.charging.definition: the charge that these units can make, or why they cannot. A 2x2 unit or a blob first turns towards the
 * enemy.
 */
export const chargeReach = onceForPair((state: State, aimed: Aim): Reach => {
  const { units, aim } = aimed;
  const first = unitAt(state, units[0] as PieceId);
  if (isShapeless(state, first)) {
    const why = ask.refuseTurn(state, first.id, aim);
    return why ? no(why) : approach(ask.turned(state, first.id, aim), { ...aimed, aim: 0 });
  }
  return Math.abs(aim) > diagonal
    ? no(refusal('A charge must go straight ahead, or obliquely within the diagonals of the base.', 'fr3.movement.oblique-arc'))
    : approach(report(state), aimed);
});
