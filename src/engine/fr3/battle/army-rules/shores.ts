/**
 * fr3.armies.norse-deployment, fr3.armies.sea-elves-deployment: units that may deploy by the water, outside the zone of their side
 * and however near to the enemy, but in no zone of control.
 */
import { type Base, contains, corners, distanceToBorder, inZone, type Point, type Polygon } from '../../../kernel/geometry.ts';
import { armies2 } from '../../data/figures/armies-2.ts';
import { levels } from '../../data/figures/levels.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { TerrainKind } from '../../table/terrain.ts';
import { zoneOfControl } from '../../table/zones.ts';
import { standing } from '../units/pieces.ts';
import { hasArms } from '../units/troops.ts';
import { enemyOf } from '../vocabulary/ids.ts';
import type { ArmsId } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

interface Shore {
  readonly arms: ArmsId;
  readonly rule: Fr3RuleId;
  readonly by: readonly TerrainKind[];
  readonly inches: number;
}

/** A stretch of water may be a river as well as the sea: the table does not tell them apart. */
const all: readonly Shore[] = [
  { arms: 'by-rivers', rule: 'fr3.armies.norse-deployment', by: ['water', 'stream'], inches: armies2.norseDeployment },
  {
    arms: 'by-marshes',
    rule: 'fr3.armies.sea-elves-deployment',
    by: ['marsh', 'water', 'stream'],
    inches: armies2.seaElfDeployment,
  },
];

const shoreOf = (state: State, unit: BattleUnit): Shore | undefined => all.find(({ arms }) => hasArms(state, unit, arms));

const watersOf = ({ terrain }: State, { by }: Shore): readonly Polygon[] =>
  terrain.filter(({ kind }) => by.includes(kind)).map(({ polygon }) => polygon);

const distanceTo = (polygon: Polygon, at: Point): number => (contains(polygon, at) ? 0 : distanceToBorder(polygon, at));

/** Whether no part of the unit in this place is farther from its waters than it may be. */
export function onShore(state: State, unit: BattleUnit, base: Base): boolean {
  const shore = shoreOf(state, unit);
  if (!shore) return false;
  const waters = watersOf(state, shore);
  const near = corners(base).every((corner) => waters.some((polygon) => distanceTo(polygon, corner) <= shore.inches));
  const held = standing(state, enemyOf(unit.side)).some((enemy) => {
    const zone = enemy.level === 'surface' ? zoneOfControl({ base: enemy.base, side: enemy.side, level: levels.surface }) : null;
    return zone !== null && inZone(zone, base);
  });
  return near && !held;
}

/** Corners of a piece of water that are places worth trying. */
const landings = 8;

/** Places worth trying: at some corners of its waters. */
export function* shores(state: State, unit: BattleUnit): Generator<Point> {
  const shore = shoreOf(state, unit);
  if (!shore) return;
  for (const polygon of watersOf(state, shore)) {
    const every = Math.ceil(polygon.length / landings);
    yield* polygon.filter((_, at) => at % every === 0);
  }
}
