/** Deployment: one side places its whole army, then the other does (fr3.setup.deployment-order). */

import { known } from '../../../kernel/chance.ts';
import { whole } from '../../../kernel/fields.ts';
import { type Base, contains, corners, gap, inRanks, type Point, settled } from '../../../kernel/geometry.ts';
import { onceForPair } from '../../../kernel/memo.ts';
import { setup as figures } from '../../data/figures/setup.ts';
import { baseSide } from '../../table/bases.ts';
import { deploymentZones } from '../../table/deployment.ts';
import { actionKind, firstOf, inches, refusal, somePieces } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { event, report } from '../events.ts';
import { levelAtFirst } from '../movement/level.ts';
import { meetsEnemy, unitsNamed } from '../movement/manoeuvre.ts';
import { refusePlaces } from '../movement/room.ts';
import { anyLeviathan, isAground } from '../spirits/crossing.ts';
import { findUnit, standing, troopOf, unitAt, unitsOf, withBases, withUnit } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import { enemyOf, type PieceId, type SideId } from '../vocabulary/ids.ts';
import type { Deployed } from '../vocabulary/moves.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { facingOf } from './begin.ts';

export const reserves = (state: State, side: SideId): readonly BattleUnit[] =>
  unitsOf(state, side).filter(({ status }) => status === 'reserve');

/** The side that deploys now; null when both armies are in place. fr3.setup.first-mover-deploys-first */
export const deployer = (state: State): SideId | null =>
  [state.first, enemyOf(state.first)].find((side) => reserves(state, side).length + ask.unplaced(state, side) > 0) ?? null;

export const zoneOf = (state: State, side: SideId) => deploymentZones(state.setup.table)[state.home[side] === 'bottom' ? 0 : 1];
const basesOf = (state: State, ids: readonly PieceId[]): readonly Base[] => ids.map((id) => unitAt(state, id).base);
const widthOf = (bases: readonly Base[]): number => bases.reduce((sum, { width }) => sum + width, 0);
const depthOf = (bases: readonly Base[]): number => Math.max(...bases.map(({ depth }) => depth));

/**
 * The bases of units in ranks that are `wide` units across, with their fronts aligned. The centre of the first base is at (x, y).
 */
function block(state: State, side: SideId, { units: ids, x, y, wide }: Deployed): readonly Base[] {
  const bases = basesOf(state, ids);
  const first = { ...(bases[0] as Base), x, y, facing: facingOf(state, side) };
  return inRanks([first, ...bases.slice(1)], wide);
}

/** Ways to place the remaining units: several in a line of up to six, or one at a time wherever there is room. */
function* places(state: State, side: SideId) {
  const left = reserves(state, side).map(({ id }) => id);
  if (left.length === 0) return;
  const zone = zoneOf(state, side);
  const [xs, ys] = [zone.map((at) => at.x), zone.map((at) => at.y)];
  const [west, east, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const north = facingOf(state, side) === 0;
  const counts = [...new Set([Math.min(6, left.length), Math.min(3, left.length), 1])];
  for (const share of [0, 1 / 2, 1]) {
    for (const count of counts) {
      const units = left.slice(0, count);
      const bases = basesOf(state, units);
      const [first, length] = [bases[0] as Base, widthOf(bases)];
      // Places are tried from the front of the zone to its back.
      const back = first.depth / 2 + (high - low - depthOf(bases)) * share;
      for (let at = 0; at <= 4; at++) {
        const off = first.width / 2 + ((east - west - length) * at) / 4;
        yield {
          units,
          x: north ? west + off : west + length - first.width + off,
          y: north ? high - back : low + back,
          wide: count,
        };
      }
    }
  }
}

/** Places near water for the next unit that may deploy there. */
function* byWater(state: State, side: SideId) {
  const [next] = reserves(state, side);
  if (next) for (const { x, y } of ask.deploymentPlaces(state, next)) yield { units: [next.id], x, y, wide: 1 };
}

/** The points of a grid that covers the whole table. */
function* grid({ setup: { table } }: State): Generator<Point> {
  for (let y = baseSide / 2; y < table.depth; y += baseSide / 2)
    for (let x = baseSide / 2; x < table.width; x += baseSide / 2) yield { x, y };
}

/** Every place of the grid, for one unit. Used only when no other place is left. */
function* anywhere(state: State, side: SideId) {
  const [next] = reserves(state, side);
  if (next) for (const { x, y } of grid(state)) yield { units: [next.id], x, y, wide: 1 };
}

/** A quick test before the exact distance between two bases is measured. */
const mayBeNear = (a: Base, b: Base): boolean =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < figures.deploymentGap + (a.width + a.depth + b.width + b.depth) / 2;

/** The units at these places, on the levels where they begin. Fliers begin in the air. */
const raised = (state: State, ids: readonly PieceId[], bases: readonly Base[]): State =>
  ids.reduce((at, id, index) => {
    const unit = unitAt(state, id);
    const base = bases[index] as Base;
    const level = levelAtFirst(state.setup, troopOf(state, unit), base);
    const ride = unit.ride && ask.rideAtFirst(state, state.terrain, troopOf(state, unit), base);
    return withUnit(at, id, { level, comes: level, ride });
  }, state);

const slack = baseSide / 1000;

/** Whether the whole base is in a side's deployment zone. */
export function inZoneOf(state: State, side: SideId, base: Base): boolean {
  const zone = zoneOf(state, side);
  return corners({ ...base, width: base.width - slack, depth: base.depth - slack }).every((corner) => contains(zone, corner));
}

/** fr3.leviathans.environment: leviathans that would have to begin on the surface, away from their element. */
const outOfElement = (state: State, ids: readonly PieceId[], bases: readonly Base[]): readonly BattleUnit[] =>
  anyLeviathan(state) ? ids.map((id) => unitAt(raised(state, ids, bases), id)).filter((unit) => isAground(state, unit)) : [];

/**
 * Whether there is still room in the air or in the water for a unit that starts there. Without room, the unit begins on the
 * surface and stays there.
 */
const hasElement = onceForPair((state: State, { id, side, base }: BattleUnit): boolean => {
  for (const at of grid(state)) {
    const there = [settled({ ...base, ...at, facing: facingOf(state, side) })];
    if (outOfElement(state, [id], there).length === 0 && refuseBlock(state, side, [id], there) === null) return true;
  }
  return false;
});

function refuseBlock(state: State, side: SideId, ids: readonly PieceId[], bases: readonly Base[]) {
  const enemy = enemyOf(side);
  const outside = ids.filter((_, at) => !inZoneOf(state, side, bases[at] as Base));
  const ashore = outside.every((id) => ask.mayDeployAt(state, unitAt(state, id), bases[ids.indexOf(id)] as Base));
  const inZones = bases.filter((_, at) => !outside.includes(ids[at] as PieceId));
  return firstOf(
    () =>
      outside.length === 0 || ashore
        ? null
        : refusal('Deploy units in your zone: from your edge to 6″ short of the centre line.', 'fr3.setup.deployment-distance'),
    () => refusePlaces(raised(state, ids, bases), ids, bases),
    () =>
      meetsEnemy(state, unitsNamed(state, ids), bases)
        ? refusal('A unit cannot deploy in contact with an enemy.', 'fr3.setup.deployment-distance')
        : null,
    // A unit that landed from the water does not keep enemies out of their own zone.
    () =>
      standing(state, enemy).some(
        ({ base: theirs }) =>
          inZones.some((base) => mayBeNear(base, theirs) && gap(base, theirs) < figures.deploymentGap - slack) &&
          inZoneOf(state, enemy, theirs),
      )
        ? refusal(`A unit cannot deploy closer than ${figures.deploymentGap}″ to an enemy.`, 'fr3.setup.deployment-distance')
        : null,
    () => {
      const stranded = outOfElement(state, ids, bases).find((unit) => hasElement(state, unitAt(state, unit.id)));
      return stranded
        ? refusal(
            `${nameOf(state, stranded)} (${stranded.id}) must begin where they can swim or burrow, and there is no such place with room for them.`,
            'fr3.leviathans.environment',
          )
        : null;
    },
  );
}

const refuse = (state: State, action: Deployed, side: SideId) => {
  const { units: ids } = action;
  return firstOf(
    () =>
      ids.length > 0 &&
      new Set(ids).size === ids.length &&
      ids.every((id) => findUnit(state, id)?.status === 'reserve' && id.startsWith(side))
        ? null
        : refusal(
            'Choose units of your own that are not on the table yet. Choose each unit only once.',
            'fr3.setup.deployment-order',
          ),
    () => refuseBlock(state, side, ids, block(state, side, action)),
  );
};

export const deploymentKinds = {
  deploy: actionKind({
    answers: ['deploy'],
    fields: { units: somePieces, x: inches, y: inches, wide: whole(1, 60) },
    *candidates(state, { side }) {
      let found = 0;
      for (const action of [...ask.deployments(state, side), ...places(state, side), ...byWater(state, side)]) {
        if (refuse(state, action, side) !== null) continue;
        found++;
        yield action;
      }
      if (found > 0) return;
      for (const action of anywhere(state, side))
        if (refuse(state, action, side) === null) {
          yield action;
          return;
        }
    },
    refuse: (state, action, { side }) => refuse(state, action, side),
    perform(state, action, { side }) {
      const { units: ids } = action;
      const bases = block(state, side, action);
      const on = ids.reduce((at, id) => withUnit(at, id, { status: 'table' }), raised(state, ids, bases));
      return known(
        report(
          withBases(on, ids, bases),
          event({ kind: 'moved', units: ids, way: 'deployed', inches: 0 }, 'fr3.setup.deployment-order'),
        ),
      );
    },
  }),
};
