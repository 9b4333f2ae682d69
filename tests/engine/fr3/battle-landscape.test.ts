/** Random tables: fair to both sides, with room for both armies, and the same on every machine. */
import { describe, expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { setupOfRosters } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { drawLandscape } from '../../../src/engine/fr3/battle/deployment/landscape.ts';
import { readyRosterOf } from '../../../src/engine/fr3/muster/ready.ts';
import { deploymentZones, objectivePlaces } from '../../../src/engine/fr3/table/deployment.ts';
import { effectsOf } from '../../../src/engine/fr3/table/terrain.ts';
import { recorded, scripted, seeded } from '../../../src/engine/kernel/dice.ts';
import { contains, nearest, onGrid, type Polygon, point, share, sidesOf } from '../../../src/engine/kernel/geometry.ts';
import { fingerprint } from '../../../src/engine/kernel/replay.ts';

const drawn = (points: number, seed: number) => drawLandscape(points, seeded(seed));
const many = Array.from({ length: 40 }, (_, seed) => drawn(seed % 2 === 0 ? 1000 : 1500, seed));

const areaOf = (polygon: Polygon): number =>
  Math.abs(sidesOf(polygon).reduce((sum, { a, b }) => sum + a.x * b.y - b.x * a.y, 0)) / 2;

test('fr3.basics.playing-area: 4 by 3 feet up to 1000 points, 6 by 4 above', () => {
  expect(drawn(750, 1).table).toEqual({ width: 48, depth: 36 });
  expect(drawn(1000, 1).table).toEqual({ width: 48, depth: 36 });
  expect(drawn(1001, 1).table).toEqual({ width: 72, depth: 48 });
});

describe('fr3.setup.terrain-objective', () => {
  test('a d10 for its place on the centre line, a d10 for what it is', () => {
    for (const { table, objective } of many) expect(objectivePlaces(table)).toContainEqual(objective);
    const dice = recorded(seeded(4));
    const { faces } = dice;
    const { table, terrain, objective, said } = drawLandscape(1000, dice);
    const [place = 0, what = 0] = faces;
    expect(objective).toEqual(objectivePlaces(table)[place - 1]);
    const kind = what >= 8 ? 'town' : what >= 6 ? 'woods' : what >= 4 ? 'hill' : 'open';
    expect(terrain.filter(({ polygon }) => polygon === objective).map((piece) => piece.kind)).toEqual(
      kind === 'open' ? [] : [kind],
    );
    expect(said.at(-1)?.text).toContain(`place ${place} of 10`);
  });

  test('open ground is no piece of terrain', () => {
    const open = many.filter(({ terrain, objective }) => !terrain.some(({ polygon }) => polygon === objective));
    expect(open.length).toBeGreaterThan(3);
    expect(open.length).toBeLessThan(many.length);
  });
});

describe('fr3.setup.terrain', () => {
  const pairsOf = ({ terrain, objective }: (typeof many)[number]) => {
    const pieces = terrain.filter(({ polygon }) => polygon !== objective);
    return Array.from({ length: pieces.length / 2 }, (_, at) => [pieces[2 * at]!, pieces[2 * at + 1]!] as const);
  };

  test('every piece has a counterpart of its kind and area across the middle', () => {
    for (const landscape of many) {
      const { table } = landscape;
      for (const [one, other] of pairsOf(landscape)) {
        expect(other.kind).toBe(one.kind);
        expect(Math.abs(areaOf(other.polygon) / areaOf(one.polygon) - 1)).toBeLessThan(0.01);
        const middle = (polygon: Polygon) =>
          point(
            polygon.reduce((sum, { x }) => sum + x, 0) / polygon.length,
            polygon.reduce((sum, { y }) => sum + y, 0) / polygon.length,
          );
        const [a, b] = [middle(one.polygon), middle(other.polygon)];
        expect(Math.abs(a.x + b.x - table.width)).toBeLessThan(7);
        expect(Math.abs(a.y + b.y - table.depth)).toBeLessThan(7);
      }
    }
  });

  test('pieces lie on the table, on the grid, and leave a lane for a unit between them', () => {
    for (const { table, terrain, objective } of many) {
      for (const { polygon } of terrain)
        for (const { x, y } of polygon) {
          if (polygon !== objective) expect([x, y]).toEqual([onGrid(x), onGrid(y)]);
          expect(x >= 0 && x <= table.width && y >= 0 && y <= table.depth).toBe(true);
        }
      const all = [...terrain.map(({ polygon }) => polygon).filter((polygon) => polygon !== objective), objective as Polygon];
      all.forEach((one, at) => {
        for (const other of all.slice(at + 1)) {
          expect(share(one, other)).toBe(false);
          for (const side of sidesOf(one))
            for (const edge of sidesOf(other)) expect(nearest(side, edge).distance).toBeGreaterThan(2.4);
        }
      });
    }
  });

  test('two pairs at least, a fair share of the table, and nothing impassable', () => {
    for (const landscape of many) {
      const { table, terrain } = landscape;
      expect(pairsOf(landscape).length).toBeGreaterThanOrEqual(2);
      const covered = terrain.reduce((sum, { polygon }) => sum + areaOf(polygon), 0) / (table.width * table.depth);
      expect(covered).toBeGreaterThan(0.05);
      expect(covered).toBeLessThan(0.35);
      expect(terrain.every(({ kind }) => effectsOf[kind].going !== 'impassable')).toBe(true);
    }
  });

  test('both zones have as much open ground, within a tenth', () => {
    for (const { table, terrain } of many.slice(0, 16)) {
      const [low, high] = deploymentZones(table).map((zone) => {
        let open = 0;
        let all = 0;
        for (let x = 0.5; x < table.width; x++)
          for (let y = 0.5; y < table.depth; y++)
            if (contains(zone, point(x, y))) {
              all++;
              if (!terrain.some(({ polygon }) => contains(polygon, point(x, y)))) open++;
            }
        return open / all;
      });
      expect(Math.abs(low! - high!)).toBeLessThan(0.1);
    }
  });

  test('pieces are of no two shapes alike, and not all of one kind', () => {
    const kinds = new Set(many.flatMap(({ terrain }) => terrain.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(['hill', 'marsh', 'rough', 'town', 'water', 'woods']);
    for (const landscape of many)
      expect(new Set(pairsOf(landscape).map(([{ kind }]) => kind)).size).toBe(Math.min(6, pairsOf(landscape).length));
  });

  test('each step cites its rule', () => {
    for (const { said } of many) {
      expect(said[0]?.rules).toEqual(['fr3.basics.playing-area']);
      expect(said.slice(1, -1).every(({ rules }) => rules.includes('fr3.setup.terrain'))).toBe(true);
      expect(said.at(-1)?.rules).toEqual(['fr3.setup.terrain-objective']);
    }
  });
});

test('the same dice draw the same table, on every machine', () => {
  const dice = recorded(seeded(7));
  const landscape = drawLandscape(1000, dice);
  expect(drawLandscape(1000, scripted(dice.faces))).toEqual(landscape);
  expect(fingerprint(landscape)).toBe('903219651e014d3e');
});

test('a set-up with a drawn table is read', () => {
  const [a, b] = [readyRosterOf('orc-goblin-1000')!.roster, readyRosterOf('chaos-1000')!.roster];
  const setup = setupOfRosters({ A: a, B: b }, drawn(1000, 3));
  expect(setup.ok && fr3Battle.readSetup(JSON.parse(JSON.stringify(setup.value))).ok).toBe(true);
  expect(setup.ok && Object.keys(setup.value).sort()).toEqual(['armies', 'objective', 'table', 'terrain']);
});
