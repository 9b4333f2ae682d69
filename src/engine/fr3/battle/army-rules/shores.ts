/**
 * fr3.armies.norse-deployment, fr3.armies.sea-elves-deployment: units that may deploy along water. Such units may be outside
 * their deployment zone and close to the enemy, but not in an enemy zone of control.
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

/** A piece of water may be a river or the sea. The table does not distinguish rivers from the sea. */
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

/** Whether the whole unit would be close enough to its kind of water. */
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

/** How many corners of each piece of water are tried. */
const landings = 8;

/** Places worth trying for a deployment: near corners of the unit's kind of water. */
export function* shores(state: State, unit: BattleUnit): Generator<Point> {
  const shore = shoreOf(state, unit);
  if (!shore) return;
  for (const polygon of watersOf(state, shore)) {
    const every = Math.ceil(polygon.length / landings);
    yield* polygon.filter((_, at) => at % every === 0);
  }
}
