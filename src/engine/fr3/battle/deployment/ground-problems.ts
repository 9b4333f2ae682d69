/** Checks the ground of a set-up that comes from a file, a link or a text, and the places on that ground. */
import { areaOf, type Base, crossesItself, onTable as isOnTable, overlap, type Polygon } from '../../../kernel/geometry.ts';
import { quoted, sentenceCase } from '../../../kernel/text.ts';
import type { Level } from '../../data/levels.ts';
import { unitOf } from '../../data/units.ts';
import { baseAt } from '../../table/bases.ts';
import type { Terrain } from '../../table/terrain.ts';
import { levelAtFirst } from '../movement/level.ts';
import { refuseEnchantment } from '../terrain/enchantments.ts';
import { refuseUnderWater } from '../terrain/under-water.ts';
import { baseOf, levelsOf, mostTroops } from '../units/troop-facts.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Setup, TroopSetup } from '../vocabulary/setup.ts';
import { type Faulty, isPlace, wrong } from './setup-problem.ts';

/** The largest number of corners of one piece of terrain, and of all pieces together. The notation cannot hold more corners. */
export const mostCorners = 200;
export const mostCornersInAll = 4000;

/** The smallest allowed piece of terrain, in square inches. */
export const leastArea = 0.01;

/** Fortifications (fr3.fortifications.placement): each is a base block on the table, and none overlap. */
export function worksProblem({ table, armies }: Setup, placed: boolean): Faulty {
  const found: Base[] = [];
  for (const side of sideIds) {
    const { works = [] } = armies[side];
    if (!Array.isArray(works) || works.length > mostTroops || !works.every((each) => typeof each === 'object' && each !== null))
      return wrong(`Army ${side}: the fortifications must be a list of at most ${mostTroops}.`, 'fr3.fortifications.cost');
    for (const [index, { at, pavisiers }] of works.entries()) {
      const where = `Army ${side}, fortification ${index + 1}`;
      if (pavisiers !== undefined && pavisiers !== true)
        return wrong(`${where}: “pavisiers” must be true, or left out.`, 'fr3.fortifications.pavisiers');
      if (at === undefined && placed)
        return wrong(
          `${where}: give it a place too, because all other units of the army have one.`,
          'fr3.setup.deployment-order',
        );
      if (at === undefined) continue;
      if (!isPlace(at)) return wrong(`${where}: give the place as x, y and a facing; the facing is in tenths of a degree.`);
      const base = baseAt(at.x, at.y, at.facing);
      if (!isOnTable(base, table.width, table.depth))
        return wrong(`${where} would stand off the table.`, 'fr3.basics.playing-area');
      if (found.some((other) => overlap(other, base)))
        return wrong(
          `${where} cannot overlap another fortification. Fortifications may touch each other.`,
          'fr3.fortifications.multiple',
        );
      found.push(base);
    }
  }
  return null;
}

/** Checks that no army has units that cannot fight under water, if the battle is under water (fr3.levels.unit-levels). */
export function seaProblem({ armies, underwater }: Setup): Faulty {
  if (!underwater) return null;
  for (const side of sideIds)
    for (const [at, troop] of armies[side].troops.entries()) {
      const drowned = refuseUnderWater(troop);
      if (drowned) return wrong(`Army ${side}, unit ${at + 1}: ${drowned.because}`, ...drowned.rules);
    }
  return null;
}

interface Standing {
  readonly id: string;
  readonly name: string;
  readonly troop: TroopSetup;
  readonly level: Level;
  readonly base: Base;
}

/** fr3.leviathans.environment: why a leviathan cannot begin here, unless it has already landed. */
function homeProblem({ id, name, troop, level }: Standing): Faulty {
  const [home] = troop.type === 'leviathans' && !troop.landed ? levelsOf(troop) : [];
  if (home === undefined || level === home) return null;
  const ground = home === 'swimming' ? 'water' : 'open ground';
  return wrong(
    `${name} (${id}) live in ${ground}, and there is no ${ground} where they begin. Place them elsewhere, or let them begin on land.`,
    'fr3.leviathans.environment',
  );
}

/** Why units cannot stand where the set-up puts them: off the table, overlapping, or on a level that the place does not have. */
export function placesProblem({ table, terrain, armies, underwater }: Setup): Faulty {
  const standing = sideIds.flatMap((side) =>
    armies[side].troops.flatMap((troop, at): readonly Standing[] => {
      if (troop.at === undefined || troop.with !== undefined) return [];
      const base = baseOf(troop, troop.at);
      const name = troop.name ?? unitOf(troop.type)?.name ?? troop.type;
      return [
        {
          id: `${side}${at + 1}`,
          name,
          troop,
          level: levelAtFirst({ terrain, ...(underwater ? { underwater } : {}) }, troop, base),
          base,
        },
      ];
    }),
  );
  const off = standing.find(({ base }) => !isOnTable(base, table.width, table.depth));
  if (off) return wrong(`${off.name} (${off.id}) would stand off the table.`, 'fr3.basics.playing-area');
  for (const [at, one] of standing.entries()) {
    const astray = homeProblem(one);
    if (astray) return astray;
    const other = standing.slice(at + 1).find(({ level, base }) => level === one.level && overlap(one.base, base));
    if (other)
      return wrong(
        `${one.name} (${one.id}) and ${other.name} (${other.id}) cannot overlap, because they are on the same level.`,
        'fr3.movement.interpenetration-none',
      );
  }
  return null;
}

export const isPolygon = (value: unknown): value is Polygon =>
  Array.isArray(value) &&
  value.length >= 3 &&
  value.length <= mostCorners &&
  value.every((at) => typeof at === 'object' && at !== null && isPlace({ ...at, facing: 0 }));

/** Checks an outline: it must not cross itself, and part of it must be on the table. */
function outlineProblem(polygon: Polygon, what: string, { width, depth }: Setup['table']): Faulty {
  if (crossesItself(polygon))
    return wrong(`The outline of ${what} crosses itself. List its corners in order.`, 'fr3.setup.terrain');
  if (areaOf(polygon) < leastArea)
    return wrong(`${sentenceCase(what)} has no area, because its corners are in one line.`, 'fr3.setup.terrain');
  const off = (['x', 'y'] as const).some((axis) => {
    const along = polygon.map((at) => at[axis]);
    return Math.max(...along) <= 0 || Math.min(...along) >= (axis === 'x' ? width : depth);
  });
  return off ? wrong(`${sentenceCase(what)} is off the table.`, 'fr3.basics.playing-area') : null;
}

export function groundProblem({ table, terrain, objective }: Setup): Faulty {
  if (terrain.reduce((sum, { polygon }) => sum + polygon.length, 0) > mostCornersInAll)
    return wrong(`All pieces of terrain together can have at most ${mostCornersInAll} corners.`, 'fr3.setup.terrain');
  for (const [at, { kind, name, polygon }] of terrain.entries()) {
    const problem = outlineProblem(
      polygon,
      name === undefined ? `piece ${at + 1} of the terrain (${kind})` : quoted(name),
      table,
    );
    if (problem) return problem;
  }
  return objective === null ? null : outlineProblem(objective, 'the terrain objective', table);
}

/** Checks the fields `enchanted` and `feared` of a piece of terrain. */
export function wildProblem({ enchanted, feared }: Terrain): Faulty {
  if (feared !== undefined && feared !== true)
    return wrong('“feared” must be true, or left out.', 'fr3.terrain-effects.chaos-fear-terrain');
  if (enchanted === undefined) return null;
  const { because, rules } =
    typeof enchanted === 'object' && enchanted !== null
      ? (refuseEnchantment(enchanted) ?? { because: null, rules: [] })
      : {
          because: 'Enchanted ground needs a spell and the chance that it works.',
          rules: ['fr3.terrain-effects.enchanted-terrain'] as const,
        };
  return because === null ? null : wrong(because, ...rules);
}
