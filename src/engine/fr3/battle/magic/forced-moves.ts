/** Units that magic moves: in a straight line, facing as the spell says, until something stops them or they leave the table. */
import type { Chance } from '../../../kernel/chance.ts';
import {
  ahead,
  type Base,
  bearing,
  distance,
  halfTurn,
  onTable as isOnTable,
  lengthOf,
  meets,
  overlap,
  type Point,
  rotated,
  shifted,
  type Tenths,
  times,
  turnBetween,
} from '../../../kernel/geometry.ts';
import { magic } from '../../data/figures/magic.ts';
import { removedAs } from '../../demoralization.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { type TerrainKind, terrainUnder } from '../../table/terrain.ts';
import { placeOf } from '../characters/places.ts';
import { toTurnTo, turnOrAsk } from '../charge/turning.ts';
import { type BattleReport, event, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { leftBehind } from '../movement/attach.ts';
import { fullMove, rateOf } from '../movement/rates.ts';
import { otherUnits, refusePlaces } from '../movement/room.ts';
import { leavesStakes } from '../movement/stakes.ts';
import { floats } from '../spirits/crossing.ts';
import { opponents, withContacts } from '../units/contacts.ts';
import { troopOf, unitAt, withBases, withUnit } from '../units/pieces.ts';
import { levelsOf } from '../units/troop-facts.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import { inRapids, onClosedGround, withoutWaterBarriers } from './barriers.ts';
import { effectWith } from './effects.ts';

/** Inches within which two bases count as touching, because rounding to the grid leaves a small gap. */
const hair = 0.02;

/** fr3.magic.rip-tide-terrain, fr3.magic.tempest-landing: whether a unit is in water where it drowns. */
export const wouldDrown = (state: State, id: PieceId): boolean => {
  const unit = unitAt(state, id);
  return (
    unit.status === 'table' &&
    unit.level === 'surface' &&
    !levelsOf(troopOf(state, unit)).includes('swimming') &&
    !floats(state, unit) &&
    inRapids(state, unit.base)
  );
};

/** Destroys a unit that magic has left in water where it drowns. */
export const drowned = (state: State, id: PieceId, rule: Fr3RuleId): Chance<BattleReport> =>
  inflict(state, id, { after: removedAs('destroyed', rule), cause: 'magic', by: null });

/**
 * The direction straight away from the caster. If the caster is with the unit, the result is the direction of the unit's rear.
 */
export function awayFrom(state: State, caster: BattleCharacter, unit: BattleUnit): Tenths {
  const from = placeOf(state, caster);
  return from && distance(from, unit.base) > 0 ? bearing(from, unit.base) : unit.base.facing + halfTurn;
}

/** The unit's base after turning, or unchanged if it has no room to turn. */
function turnedAbout(state: State, unit: BattleUnit, facing: Tenths): Base {
  const base = rotated(unit.base, turnBetween(unit.base.facing, facing));
  const taken = otherUnits(state, [unit.id]).some((other) => other.level === unit.level && overlap(other.base, base));
  const { width, depth } = state.setup.table;
  return taken || !isOnTable(base, width, depth) ? unit.base : base;
}

interface Moved {
  readonly base: Base;
  readonly off: boolean;
}

/** Where a move ends. The move is shortened slightly if rounding would make the base overlap another. */
function apart(state: State, { id, level }: BattleUnit, base: Base, way: Point): Base {
  const near = otherUnits(state, [id]).filter((other) => other.level === level);
  const length = lengthOf(way);
  for (let short = 0; short < length; short += hair / 8) {
    const end = shifted(base, times(way, 1 - short / length));
    if (!near.some((other) => overlap(other.base, end))) return end;
  }
  return base;
}

/** How far a base can move before a unit on its level stops it. */
function stopped(state: State, unit: BattleUnit, base: Base, way: Point): Moved {
  const { width, depth } = state.setup.table;
  const share = otherUnits(state, [unit.id])
    .filter(({ level }) => level === unit.level)
    .reduce((least, other) => Math.min(least, meets(base, way, other.base) ?? 1), 1);
  const end = apart(state, unit, base, times(way, share));
  return { base: end, off: !isOnTable(end, width, depth) };
}

/** Puts the unit in its new place or off the table, with everything that moves with it. */
function put(state: State, unit: BattleUnit, { base, off }: Moved, rules: readonly Fr3RuleId[]): BattleReport {
  const { id } = unit;
  // fr3.inventions.vat: magic cannot move a vat.
  if (effectWith(unit, 'vat')) return report(state);
  const inches = Math.round(distance(unit.base, base) * 1000) / 1000;
  const free = leavesStakes(state, id);
  if (off) {
    const gone = leftBehind(withContacts(withUnit(free.state, id, { status: 'away' })), id, unit.base);
    return report(
      gone.state,
      ...free.events,
      event({ kind: 'left', unit: id }, ...rules, 'fr3.charging.disengage-off-board'),
      ...gone.events,
    );
  }
  const moved = leftBehind(withContacts(withBases(free.state, [id], [base])), id, unit.base);
  return report(
    moved.state,
    ...free.events,
    event({ kind: 'moved', units: [id], way: 'carried', inches }, ...rules),
    ...moved.events,
  );
}

/**
 * Moves a unit its full move in one direction. Difficult terrain slows the unit and other units stop it. Some spells turn the
 * unit first.
 */
export function carryAlong(
  state: State,
  id: PieceId,
  heading: Tenths,
  facing: Tenths,
  ...rules: readonly Fr3RuleId[]
): BattleReport {
  const unit = unitAt(state, id);
  const base = turnedAbout(state, unit, facing);
  const from = withBases(state, [id], [base]);
  const direction = ahead(heading);
  const way = times(direction, fullMove(from, [unitAt(from, id)], direction));
  return put(state, unit, stopped(from, unitAt(from, id), base, way), rules);
}

/** The unit on the same level that the moved unit ran into; null if none. */
export function ranInto(state: State, id: PieceId, heading: Tenths): BattleUnit | null {
  const { base, level } = unitAt(state, id);
  const on = times(ahead(heading), hair);
  return otherUnits(state, [id]).find((other) => other.level === level && meets(base, on, other.base) !== null) ?? null;
}

const wet: readonly TerrainKind[] = ['water', 'stream', 'marsh'];
const inWater = (state: State, { base }: BattleUnit): boolean =>
  terrainUnder(base, withoutWaterBarriers(state).terrain).some(({ kind }) => wet.includes(kind));

/**
 * The first unit on the same level that stops the moving unit. If both units are in water, they pass through each other
 * (fr3.magic.rip-tide-contact).
 */
function inTheWay(state: State, unit: BattleUnit, base: Base, way: Point): BattleUnit | null {
  const afloat = inWater(state, unit);
  let [first, least] = [null as BattleUnit | null, Infinity];
  for (const other of otherUnits(state, [unit.id])) {
    const share = other.level === unit.level && !(afloat && inWater(state, other)) ? meets(base, way, other.base) : null;
    if (share !== null && share < least) [first, least] = [other, share];
  }
  return first;
}

/**
 * fr3.magic.rip-tide-contact: both units move one base length farther, and the pushed unit keeps its facing. If the units cannot
 * move, both stay.
 */
function shoved(state: State, id: PieceId, other: BattleUnit, heading: Tenths, rules: readonly Fr3RuleId[]): BattleReport {
  const step = times(ahead(heading), other.base.depth * magic.ripTideShove);
  const both = [id, other.id];
  const bases = [shifted(unitAt(state, id).base, step), shifted(other.base, step)];
  const { width, depth } = state.setup.table;
  const free =
    other.square.length === 0 &&
    !other.fixed &&
    bases.every((base) => isOnTable(base, width, depth)) &&
    refusePlaces(state, both, bases) === null;
  return free
    ? report(
        withContacts(withBases(state, both, bases)),
        event({ kind: 'moved', units: both, way: 'carried', inches: other.base.depth }, ...rules, 'fr3.magic.rip-tide-contact'),
      )
    : report(state);
}

/**
 * fr3.magic.rip-tide-movement: moves the unit a full move away, while it faces backwards. It pushes the first unit that it meets
 * along. If the unit reaches an enemy's front, it turns to face that enemy.
 */
export function sweepUnit(state: State, id: PieceId, heading: Tenths, ...rules: readonly Fr3RuleId[]): BattleReport {
  const unit = unitAt(state, id);
  const base = turnedAbout(state, unit, heading + halfTurn);
  const from = withBases(state, [id], [base]);
  const direction = ahead(heading);
  // fr3.magic.rip-tide-terrain: mountains stop the unit; water of any kind does not.
  const way = times(direction, fullMove(withoutWaterBarriers(from), [unitAt(from, id)], direction));
  const met = inTheWay(from, unitAt(from, id), base, way);
  if (!met && otherUnits(state, [id]).some((other) => other.level === unit.level && overlap(other.base, shifted(base, way))))
    return carryAlong(state, id, heading, heading + halfTurn, ...rules);
  const end = met ? apart(from, unit, base, times(way, meets(base, way, met.base) ?? 0)) : shifted(base, way);
  const { width, depth } = state.setup.table;
  const gone = put(state, unit, { base: end, off: !isOnTable(end, width, depth) }, rules);
  if (!met || unitAt(gone.state, id).status !== 'table') return gone;
  const further = shoved(gone.state, id, unitAt(gone.state, met.id), heading, rules);
  const enemies = opponents(further.state, id);
  const faced = turnOrAsk(further.state, id, toTurnTo(further.state, unitAt(further.state, id), enemies), 'charge');
  return report(faced.state, ...gone.events, ...further.events, ...faced.events);
}

/** Turns a unit in place. */
export function turnedInPlace(state: State, id: PieceId, facing: Tenths, ...rules: readonly Fr3RuleId[]): BattleReport {
  const unit = unitAt(state, id);
  return put(state, unit, { base: turnedAbout(state, unit, facing), off: false }, rules);
}

/** Ground where fliers cannot land (fr3.magic.tempest-landing). */
const noLanding: readonly TerrainKind[] = ['woods', 'town'];
export const landsBadly = (state: State, { base, level }: BattleUnit): boolean =>
  level !== 'flying' && terrainUnder(base, state.terrain).some(({ kind }) => noLanding.includes(kind));

/** Step in inches when looking for a landing place along the path, before and beyond its end. */
const landingStep = 0.25;

/**
 * fr3.magic.tempest-movement: moves the unit a full move through the air, over everything, and lands it at the end. If there is
 * no room, the unit lands at the nearest place on its path that has room.
 */
export function blowUnit(
  state: State,
  id: PieceId,
  heading: Tenths,
  facing: Tenths,
  ...rules: readonly Fr3RuleId[]
): BattleReport {
  const unit = unitAt(state, id);
  const base = turnedAbout(state, unit, facing);
  const { width, depth } = state.setup.table;
  const near = otherUnits(state, [id]).filter(({ level }) => level === unit.level);
  const inches = rateOf(state, [unit]).open;
  const at = (far: number): Base => shifted(base, times(ahead(heading), far));
  if (!isOnTable(at(inches), width, depth)) return put(state, unit, { base: at(inches), off: true }, rules);
  const free = (there: Base): boolean => {
    const closed = onClosedGround(state, there);
    return (
      isOnTable(there, width, depth) && (unit.level === 'flying' || !closed) && !near.some((other) => overlap(other.base, there))
    );
  };
  for (let off = 0; off <= inches; off += landingStep)
    for (const there of [at(inches + off), at(inches - off)])
      if (free(there)) return put(state, unit, { base: there, off: false }, rules);
  return put(state, unit, { base, off: false }, rules);
}
