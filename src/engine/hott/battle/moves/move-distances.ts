/** How far an element may go, and where terrain stops it (the chapters on move distances, water and terrain). */
import { occupies, onTable, touch } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { paces } from '../../data/scale.ts';
import { refusal } from '../action-kind.ts';
import { isAerial, isLurker } from '../elements/find.ts';
import { groundOf, inAny, type Piece } from '../terrain/ground.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { type Going, goingOn, moveAllowance } from './going.ts';
import { type Path, type Plan, pathEnters } from './paths.ts';
import { refuseWading } from './water.ts';

const called = ({ name, id }: BattleElement): string => `${name} (${id})`;

/** hott.move-distances.measure: a front corner may not move farther than the allowance. */
function refuseFar({ unit, measured }: Path, going: Going): Refusal | null {
  const most = moveAllowance({ unit }, going);
  if (measured <= most + touch) return null;
  const where = going.road ? 'along the road' : going.water ? 'in water' : going.bad ? 'in bad going' : 'in good going';
  return refusal(
    `${called(unit)} would go ${paces(measured)} paces. ${isAerial(unit) ? 'It can move' : `Its move ${where} is`} at most ${paces(most)}.`,
    'hott.move-distances.measure',
    isAerial(unit)
      ? unit.type === 'airboats'
        ? 'hott.move-distances.airboats'
        : 'hott.move-distances.aerial-1200'
      : 'hott.move-distances.ground',
    ...(isAerial(unit) ? [] : (['hott.supplement.mixed-going'] as const)),
  );
}

/** hott.lurkers.in-feature, hott.lurkers.forced-out: a lurker must stay partly in its terrain, or return to it. */
function refuseStray(state: State, { unit, end }: Path): Refusal | null {
  if (!isLurker(unit) || unit.haunt === null) return null;
  const { polygon } = groundOf(state.setup).pieces[unit.haunt] as Piece;
  if (occupies(end, polygon)) return null;
  return occupies(unit.base, polygon)
    ? refusal(`${called(unit)} cannot leave its terrain completely.`, 'hott.lurkers.in-feature')
    : refusal(`${called(unit)} has been forced out of its terrain and can only move back into it.`, 'hott.lurkers.forced-out');
}

/**
 * Why terrain or distance forbids a path; null if neither does. `meetsEnemy` says that the path ends aligned with an enemy.
 * `byRoad` says that it may use a road.
 */
export function refuseGround(state: State, path: Path, meetsEnemy: boolean, byRoad: boolean): Refusal | null {
  const { unit, end } = path;
  const { setup } = state;
  if (!onTable(end, setup.table.width, setup.table.width))
    return refusal(`${called(unit)} cannot leave the board.`, 'hott.move-distances.measure');
  const ground = groundOf(setup);
  const going = goingOn(setup, path, byRoad);
  // Bad going is checked before the distance: artillery may move a distance of 0 there, and the message about bad going is
  // clearer.
  if (unit.type === 'artillery' && going.bad)
    return refusal(`${called(unit)} can cross bad going only along a road.`, 'hott.water.artillery');
  const far = refuseFar(path, going);
  if (far) return far;
  if (isAerial(unit))
    return inAny(end, ground.badForAerials)
      ? refusal(`${called(unit)} cannot end its move in a wood or a built-up area.`, 'hott.water.aerials-terrain')
      : null;
  if (ground.impassable.some(({ polygon }) => pathEnters(path, polygon)))
    return refusal('Ground troops cannot cross a cliff.', 'hott.terrain.cliffs');
  if (state.stronghold && pathEnters(path, state.stronghold))
    return refusal('Elements cannot enter a stronghold.', 'hott.strongholds.not-element');
  const stray = refuseStray(state, path);
  if (stray) return stray;
  return going.water ? refuseWading(setup, path, meetsEnemy) : null;
}

/** hott.groups.column-needed: on a road, in bad going and across a river a group must be in a column or form one. */
export function refuseWideGroup({ setup }: State, { paths, way }: Plan, isColumn: boolean): Refusal | null {
  if (paths.length < 2 || isColumn || way === 'column' || way === 'road-wheel') return null;
  const hampered = paths.find((path) => {
    const { bad, water } = goingOn(setup, path, false);
    return bad || water;
  });
  return hampered
    ? refusal(
        'A group can move through bad going or over a river only as a column. Form a column, or move the elements one by one.',
        'hott.groups.column-needed',
      )
    : null;
}

/** Aerials may not end over a stronghold either. */
export const endsOnStronghold = ({ stronghold }: State, { end }: Path): boolean =>
  stronghold !== null && occupies(end, stronghold);
