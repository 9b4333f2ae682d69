import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import { enemyOf, findUnit, type PieceId, type State, standing, troopOf } from '../../engine/fr3/battle/state.ts';
import { weaponOf } from '../../engine/fr3/battle/weapons.ts';
import { levels as levelNumbers } from '../../engine/fr3/data/figures/levels.ts';
import { deploymentZones } from '../../engine/fr3/table/deployment.ts';
import { zoneOfControl } from '../../engine/fr3/table/zones.ts';
import { corners } from '../../engine/kernel/geometry.ts';
import type { Ghost, Layer } from './board/Board.tsx';
import type { Course } from './course.ts';
import { arcWithin, reachOf } from './moves.ts';

const surface = levelNumbers.surface;

/** What is shown of the table for those who are chosen: how far they come, where enemies hold them, how far they shoot. */
export function layersFor(state: State, chosen: readonly PieceId[]): readonly Layer[] {
  const ask = askedNow(state);
  if (ask?.what === 'deploy') {
    const zone = deploymentZones(state.setup.table)[state.home[ask.side] === 'bottom' ? 0 : 1];
    return [{ tone: 'deploy', points: zone }];
  }
  const units = chosen.flatMap((id) => findUnit(state, id) ?? []).filter(({ status }) => status === 'table');
  const [first] = units;
  if (!first || !ask) return [];
  const own = first.side === ask.side;
  if (own && ask.what === 'movement') {
    const zones = standing(state, enemyOf(first.side)).flatMap(({ base, side, level }): Layer[] => {
      const zone = level === first.level ? zoneOfControl({ base, side, level: surface }) : null;
      return zone ? [{ tone: 'zone', points: corners(zone) }] : [];
    });
    const reach = reachOf(state, chosen);
    return reach.length > 0 ? [...zones, { tone: 'reach', points: reach }] : zones;
  }
  return units.flatMap(({ base, ...unit }): Layer[] => {
    const weapon = weaponOf(troopOf(state, unit));
    return weapon && units.length < 4
      ? weapon.bands.map(({ upTo }) => ({ tone: 'range', points: arcWithin(base, upTo) }) satisfies Layer)
      : [];
  });
}

/** The entry after which one side has done all that was done up to this one. */
export function sinceOf(course: Course, at: number): number {
  const by = course[at]?.by;
  let since = at - 1;
  while (since > 0 && course[since]?.by === by) since--;
  return Math.max(0, since);
}

/** Where units stood before what one side has done last. */
export function trails(course: Course, at: number): readonly Ghost[] {
  const [before, now] = [course[sinceOf(course, at)], course[at]];
  if (!before || !now || before.state.stage !== 'fighting') return [];
  return now.state.units.flatMap((unit, index): Ghost[] => {
    const was = before.state.units[index];
    if (was?.status !== 'table') return [];
    const moved = was.base.x !== unit.base.x || was.base.y !== unit.base.y;
    return moved || unit.status !== 'table'
      ? [{ base: was.base, to: moved ? unit.base : null, side: unit.side, tone: 'past' }]
      : [];
  });
}
