/** Room on the table: which units block a place or a path. */

import { type Base, onTable as isOnTable, meets, occupied, type Point, stretchesIn } from '../../../kernel/geometry.ts';
import { onceForPair } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { effectsOf, type TerrainKind, terrainUnder } from '../../table/terrain.ts';
import { firstFor, refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { rapidsOf, refuseBarrier } from '../magic/barriers.ts';
import { effectWith } from '../magic/effects.ts';
import {
  floats,
  isEthereal,
  isSpirit,
  meetsLoneMajor,
  refuseGround,
  refuseGroundOnWay,
  stopsEthereals,
} from '../spirits/crossing.ts';
import { isOverhead, isShapeless, standing, troopOf, unitAt } from '../units/pieces.ts';
import { levelsOf } from '../units/troop-facts.ts';
import { hasArms, nameOf, rowOf } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** Units on the table that are not part of this move. */
export const otherUnits = onceForPair((state: State, ids: readonly PieceId[]): readonly BattleUnit[] =>
  standing(state).filter(ids.length === 1 ? ({ id }) => id !== ids[0] : ({ id }) => !ids.includes(id)),
);

const thin: readonly string[] = ['skirmishers', 'heavy-artillery', 'light-artillery'];

/**
 * Whether a unit may move through another: always on different levels, never through enemies, and through friends depending on
 * both types (fr3.movement.interpenetration-skirmish-artillery, fr3.movement.interpenetration-cavalry).
 */
export function passes(state: State, unit: BattleUnit, other: BattleUnit): boolean {
  // fr3.movement.sbf-pass-surface, fr3.movement.surface-pass-sbf, fr3.movement.sbf-same-level-block
  if (unit.level !== other.level) return true;
  // fr3.spirits.pass-through, fr3.spirits.ethereals-character-block
  if (isSpirit(state, unit)) return !(isEthereal(state, unit) && unit.side !== other.side && stopsEthereals(state, other));
  // fr3.innate.hide: enemies move through units that they cannot see.
  if (unit.side !== other.side) return effectWith(other, 'hidden') !== undefined || ask.isUnseen(state, other);
  if (other.did.gaveWay && isShapeless(state, unit)) return true;
  const [one, two] = [rowOf(state, unit), rowOf(state, other)];
  if (thin.includes(one.id) || thin.includes(two.id)) return true;
  return (one.id === 'light-cavalry' || two.id === 'light-cavalry') && one.group === 'cavalry' && two.group === 'cavalry';
}

/**
 * Terrain that units coming from another level may enter on the surface only in a later phase. Hills and marshes are not
 * included.
 */
const rough: readonly TerrainKind[] = ['woods', 'town', 'stream', 'rough', 'water'];

/**
 * fr3.movement.sbf-difficult-entry: the unit was off the surface this phase and would be in such terrain. A surfacing swimmer was
 * already in the water, so water does not count (fr3.levels.example-surfacing). Some fliers may enter woods
 * (fr3.armies.druid-flying-into-woods, fr3.armies.faerie-woods).
 */
function entersRough(state: State, unit: BattleUnit, kinds: readonly TerrainKind[]): boolean {
  if (unit.level !== 'surface' || !unit.did.changedLevel || floats(state, unit)) return false;
  const swims = levelsOf(troopOf(state, unit)).includes('swimming');
  const atHome = (kind: TerrainKind): boolean =>
    (kind === 'water' && swims) || (kind === 'woods' && hasArms(state, unit, 'woodland-flight'));
  return kinds.some((kind) => rough.includes(kind) && !atHome(kind));
}

const stopsAtEdge = (state: State, unit: BattleUnit): Refusal =>
  refusal(
    `${nameOf(state, unit)} (${unit.id}) have changed level. They must stop at the edge of difficult ground and can enter it in a later phase.`,
    'fr3.movement.sbf-difficult-entry',
    ...(state.setup.underwater ? (['fr3.levels.swim-restricted-entry'] as const) : []),
  );

/** Whether rapids are the only impassable terrain under a base (fr3.spells.rapids-ford). */
const overRapidsOnly = (state: State, base: Base): boolean =>
  terrainUnder(base, state.terrain).every(
    (piece) => effectsOf[piece.kind].going !== 'impassable' || rapidsOf(state, piece) !== undefined,
  );

/** Why units cannot end a move with their bases in these places. */
export function refusePlaces(state: State, ids: readonly PieceId[], bases: readonly Base[]): Refusal | null {
  const { width, depth } = state.setup.table;
  if (!bases.every((base) => isOnTable(base, width, depth)))
    return refusal('That move would leave the table.', 'fr3.basics.playing-area');
  const rest = otherUnits(state, ids);
  for (const [at, id] of ids.entries()) {
    const unit = unitAt(state, id);
    const base = bases[at] as Base;
    const taken = occupied(bases, at, rest, ({ level, base: theirs }) => (level === unit.level ? theirs : null));
    if (taken)
      return refusal(
        'mate' in taken
          ? 'There is no room for these units side by side.'
          : `There is no room for this move: ${nameOf(state, taken.piece)} (${taken.piece.id}) are in the way.`,
        'fr3.movement.interpenetration-none',
      );
    const barrier = state.barriers.length > 0 ? refuseBarrier(state, unit, base) : null;
    if (barrier) return barrier;
    if (isOverhead(state, unit)) continue;
    const held = ask.refuseTaken(state, ids, unit, base);
    if (held) return held;
    const ashore = ask.refuseShore(state, unit, base);
    if (ashore) return ashore;
    const closed = refuseGround(state, unit, base);
    if (closed) return closed;
    const under = terrainUnder(base, state.terrain).map(({ kind }) => kind);
    // fr3.innate.levitate-ended: a levitating unit may stop over deep water at its own risk.
    const hovers = floats(state, unit) || (effectWith(unit, 'levitates') !== undefined && overRapidsOnly(state, base));
    if (under.some((kind) => effectsOf[kind].going === 'impassable') && !hovers)
      return refusal('No unit may enter impassable terrain.', 'fr3.movement.terrain-impassable');
    if (unit.level === 'burrowing' && under.some((kind) => kind !== 'open'))
      return refusal('Burrowers cannot leave open ground.', 'fr3.movement.burrowing-rate');
    if (unit.level === 'swimming' && !under.includes('water'))
      return refusal('Swimmers cannot leave the water.', 'fr3.levels.unit-levels');
    if (entersRough(state, unit, under)) return stopsAtEdge(state, unit);
  }
  return null;
}

/** Why units cannot go straight this way: another unit is in the way, or ground that they may not enter yet. */
export function refuseWay(state: State, units: readonly BattleUnit[], way: Point): Refusal | null {
  for (const other of standing(state))
    for (const unit of units)
      if (!units.includes(other) && !passes(state, unit, other) && meets(unit.base, way, other.base) !== null)
        return isEthereal(state, unit)
          ? refusal(
              `${nameOf(state, other)} (${other.id}) have a major character with them, so an ethereal must stop before it touches them.`,
              'fr3.spirits.ethereals-character-block',
            )
          : refusal(`${nameOf(state, other)} (${other.id}) stand in the way.`, 'fr3.movement.interpenetration-none');
  const early = units.find((unit) =>
    entersRough(
      state,
      unit,
      unit.did.changedLevel
        ? state.terrain.flatMap(({ kind, polygon }) => (stretchesIn(unit.base, way, polygon).length > 0 ? [kind] : []))
        : [],
    ),
  );
  if (early) return stopsAtEdge(state, early);
  if (units.some((unit) => isEthereal(state, unit) && meetsLoneMajor(state, unit, way)))
    return refusal(
      'A major character is in the way, and an ethereal must stop beside him.',
      'fr3.spirits.ethereals-character-block',
    );
  return firstFor(units, (unit) => refuseGroundOnWay(state, unit, way));
}
