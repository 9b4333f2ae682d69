/** Setting up a battle of Three Realms by dice: what is rolled, how much terrain, where it lies, who deploys where. */
import { describe, expect, it } from 'vitest';
import { known } from '../../../src/engine/kernel/chance.ts';
import { type Point, share } from '../../../src/engine/kernel/geometry.ts';
import { type Given, layOut } from '../../../src/engine/kernel/setup/steps.ts';
import { missions } from '../../../src/engine/three-realms/data/missions.ts';
import { lands, realms } from '../../../src/engine/three-realms/data/realms.ts';
import { type Battlefield, bare, quarters } from '../../../src/engine/three-realms/setup/battlefield.ts';
import { entriesOf, percentCovered } from '../../../src/engine/three-realms/setup/ground.ts';
import { setupSteps } from '../../../src/engine/three-realms/setup/steps.ts';
import { riverOf, zonesOf } from '../../../src/engine/three-realms/setup/zones.ts';

const lay = (given: Given, seed = 'test') => layOut(bare, setupSteps, seed, given);
/** Everything but where the terrain lies, which takes longest. */
const rolled = (given: Given, seed = 'test') =>
  layOut(
    bare,
    setupSteps.filter(({ id }) => id !== 'ground'),
    seed,
    given,
  );
const laid = (given: Given, id: string) => lay(given).steps.find(({ step }) => step.id === id);
const said = (given: Given, id: string) => laid(given, id)?.step.says(lay(given).table);
const stepOf = (id: string) => setupSteps.find((step) => step.id === id) as (typeof setupSteps)[number];
describe('three-realms.setup', () => {
  it('three-realms.setup.attacker-roll: Ada rolls 8, Bruno 3, Ada attacks; ties are rolled again', () => {
    expect(lay({ attacker: [8, 3] }).table.attacker).toBe('you');
    expect(lay({ attacker: [4, 4, 2, 9] }).table.attacker).toBe('opponent');
    expect(lay({ attacker: [4, 4] }).problems[0]).toContain('a die is missing');
  });

  it('three-realms.setup.realm-roll, three-realms.setup.land-roll, three-realms.missions.mission-roll: 6, 9 and 5 are the Tortured Rifts and Three Bridges', () => {
    const { table, problems } = lay({ realm: [6], land: [9], mission: [5] });
    expect(problems).toEqual([]);
    expect([table.realm?.name, table.land?.name, table.mission?.name]).toEqual([
      'Life Realm',
      'The Tortured Rifts',
      'Three Bridges',
    ]);
  });

  it('three-realms.setup.realm-roll: every face has one realm, one land and one mission', () => {
    for (const realm of realms)
      for (let face = 1; face <= 10; face++) {
        const { table } = lay({ realm: [realm.roll.from], land: [face], mission: [face] });
        const of = ({ roll }: { roll: { from: number; to: number } }) => face >= roll.from && face <= roll.to;
        expect(table.land).toBe(lands.find((land) => land.realm === realm.id && of(land)));
        expect(table.mission).toBe(missions.find((mission) => mission.realm === realm.id && of(mission)));
      }
  });

  it('three-realms.missions.icon-number: two Ikons or three, with equal chances, in that mission alone', () => {
    const { table, steps } = lay({ realm: [1], mission: [5], ikons: [6] });
    expect(table.number).toBe(3);
    expect(steps.some(({ step }) => step.id === 'objectives')).toBe(false);
    expect(lay({ realm: [1], mission: [5], ikons: [5] }).table.number).toBe(2);
    expect(lay({ realm: [1], mission: [1] }).steps.some(({ step }) => step.id === 'ikons')).toBe(false);
  });

  it('three-realms.missions.ley-line-number: d5−1 objectives each, at least one', () => {
    const numbers = Array.from({ length: 10 }, (_, at) => lay({ realm: [8], mission: [5], objectives: [at + 1] }).table.number);
    expect(numbers).toEqual([1, 1, 1, 1, 1, 2, 2, 3, 3, 4]);
  });

  it('three-realms.missions.icon-assignment, three-realms.missions.ley-line-placement: each says who has them, and where', () => {
    expect(said({ realm: [1], mission: [5], ikons: [6] }, 'ikons')).toBe(
      'Each army has 3 Ikons. The player chooses the units that carry them. Units with special deployment cannot carry one.',
    );
    expect(said({ realm: [8], mission: [5], objectives: [9] }, 'objectives')).toBe(
      'Each army places 3 objectives. The players take turns, the attacker first. Each objective must be outside the enemy’s deployment zone, at least 15″ from any other objective and at least 5″ from the edge of the table.',
    );
  });

  it('three-realms.cover.agree-terrain: where terrain lies is a proposal, for the players to agree on', () => {
    const given = { realm: [1], mission: [5] };
    expect(said(given, 'ground')).toMatch(/^A proposal: \d+ pieces? covers? \d+% of the table/);
    expect(laid(given, 'ground')?.step.rules(lay(given).table)).toContain('three-realms.cover.agree-terrain');
  });

  it('three-realms.realms.list-format: as many of each as the list allows, all numbers equally likely', () => {
    for (const land of lands) {
      const realm = realms.find(({ id }) => id === land.realm);
      const field = rolled({ realm: [realm?.roll.from ?? 0], land: [land.roll.from] });
      const entries = entriesOf(land);
      expect(field.table.land).toBe(land);
      expect(field.table.amounts.map(({ terrain, size }) => [terrain.rule, size])).toEqual(
        entries.map(({ terrain, size }) => [terrain.rule, size]),
      );
      for (const [at, { amount }] of entries.entries()) {
        const least = rolled({ realm: [realm?.roll.from ?? 0], land: [land.roll.from], pieces: entries.map(() => 1) }).table
          .amounts;
        expect(least[at]?.count).toBe(amount.from);
        const most = entries.map((entry) => entry.amount.to - entry.amount.from + 1);
        const all = rolled({ realm: [realm?.roll.from ?? 0], land: [land.roll.from], pieces: most }).table.amounts;
        expect(all[at]?.count).toBe(amount.to);
      }
    }
  });

  it('three-realms.realms.totem-field: five to ten totems, by a die of six', () => {
    const totems = [1, 2, 3, 4, 5, 6].map((face) => lay({ realm: [1], land: [10], pieces: [face] }).table.amounts[0]?.count);
    expect(totems).toEqual([5, 6, 7, 8, 9, 10]);
    expect(lay({ realm: [1], land: [10], pieces: [7] }).problems[0]).toContain('7 is not a face of a d6');
  });

  it('a hand sets what it names', () => {
    for (let at = 0; at < 40; at++) {
      const { steps } = rolled({}, `hand${at}`);
      for (const { step, before, after } of steps)
        for (const hand of step.hands?.(before, after) ?? []) {
          expect(hand.options[hand.now], `${step.id}: ${hand.name}`).toBeDefined();
          if ((step.hands?.(before, after) ?? []).length > 1) continue;
          for (const [index, { faces }] of hand.options.entries()) {
            const given = Object.fromEntries(steps.map((each) => [each.step.id, each.faces]));
            const again = rolled({ ...given, [step.id]: faces }).steps.find((each) => each.step.id === step.id);
            expect(again?.given).toBe(true);
            expect(step.hands?.(before, again?.after as Battlefield)[0]?.now).toBe(index);
          }
        }
    }
  });
});

describe('three-realms.setup.terrain-density: a proposal', () => {
  const fields = Array.from({ length: 60 }, (_, at) => lay({}, `ground${at}`).table);
  const across = (polygon: readonly Point[]) =>
    Math.max(...polygon.flatMap((a) => polygon.map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

  it('has every piece that was asked for on the table, apart from each other, or says that there was no room', () => {
    for (const { amounts, pieces, left, added } of fields) {
      expect(pieces.length + left).toBe(amounts.reduce((sum, { count }) => sum + count, 0) + added);
      for (const [at, { polygon }] of pieces.entries()) {
        for (const { x, y } of polygon) expect(x >= 0 && x <= 72 && y >= 0 && y <= 48).toBe(true);
        for (const other of pieces.slice(at + 1)) expect(share(polygon, other.polygon)).toBe(false);
      }
    }
    expect(fields.reduce((sum, { left }) => sum + left, 0)).toBeLessThan(fields.length / 4);
  });

  it('three-realms.setup.terrain-density: about a third of the table is covered, in every land', () => {
    const shares = fields.map(percentCovered);
    const mean = shares.reduce((sum, each) => sum + each, 0) / shares.length;
    expect(Math.abs(mean - 100 / 3)).toBeLessThan(1.5);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(24);
    expect(Math.max(...shares)).toBeLessThanOrEqual(36);
  });

  it('three-realms.setup.terrain-density: what comes besides the list is of the land’s own kinds, no coast and no trench', () => {
    const more = fields.flatMap(({ land, pieces, added }) =>
      pieces.slice(pieces.length - added).map((piece) => ({ land, piece })),
    );
    expect(more.length).toBeGreaterThan(fields.length * 5);
    for (const { land, piece } of more) {
      expect(land?.terrain).toContain(piece.terrain);
      expect(piece.terrain.pieces[piece.size]).toBeDefined();
      expect([piece.size === 'edge', piece.terrain.effects.includes('line')]).toEqual([false, false]);
    }
    const { pieces, added } = fields[0] as Battlefield;
    expect(stepOf('ground').says(fields[0] as Battlefield)).toContain(`${pieces.length} pieces cover`);
    expect(stepOf('ground').says(fields[0] as Battlefield)).toContain(`, ${added} of them beyond the list`);
  });

  it('three-realms.setup.terrain-small, -medium, -large: pieces have their size', () => {
    for (const { polygon, size, terrain } of fields.flatMap(({ pieces }) => pieces)) {
      if (size === 'edge' || terrain.effects.includes('line')) continue;
      const inches = across(polygon);
      const [least, most] = { small: [0, 5], medium: [5, 7], large: [7, 10] }[size];
      expect(inches).toBeGreaterThan((least as number) - 0.02);
      expect(inches).toBeLessThan((most as number) + 0.02);
    }
  });

  it('lies about evenly on both sides of the middle', () => {
    const sides = fields.map(({ pieces }) => {
      const far = pieces.filter(({ size, middle }) => size !== 'edge' && middle.y > 24).length;
      const all = pieces.filter(({ size }) => size !== 'edge').length;
      return Math.abs(2 * far - all);
    });
    for (const [at, apart] of sides.entries())
      expect(apart).toBeLessThanOrEqual(new Set(fields[at]?.pieces.map(({ terrain }) => terrain)).size + (fields[at]?.left ?? 0));
  });

  it('three-realms.missions.three-bridges-river: keeps out of the river', () => {
    for (let at = 0; at < 20; at++) {
      const { table } = lay({ realm: [5], mission: [5] }, `river${at}`);
      const water = riverOf(table)?.water ?? [];
      expect(water.map(({ x, y }) => [x, y])).toEqual([
        [0, 22],
        [72, 22],
        [72, 26],
        [0, 26],
      ]);
      for (const { polygon } of table.pieces) expect(share(polygon, water)).toBe(false);
    }
  });

  it('three-realms.realms.black-isle-coast: 5 to 10 inches deep along a short edge, so that it touches both zones', () => {
    const edges = new Set<number>();
    for (let at = 0; at < 20; at++) {
      const { pieces } = lay({ realm: [1], land: [4], pieces: [2, 1, 1, 1, 1, 1, 1, 1, 1, 1] }, `coast${at}`).table;
      const xs = pieces[0]?.polygon.map(({ x }) => x) ?? [];
      const deep = Math.max(...xs) - Math.min(...xs);
      expect(pieces[0]?.size).toBe('edge');
      expect(deep >= 5 && deep <= 10).toBe(true);
      expect(Math.min(...xs) === 0 || Math.max(...xs) === 72).toBe(true);
      edges.add(Math.min(...xs) === 0 ? 0 : 72);
    }
    expect(edges.size).toBe(2);
  });

  it('three-realms.realms.tortured-rifts-volcanic-trench: a strip one inch wide, as long as its size says', () => {
    const { pieces } = lay({ realm: [5], land: [7], pieces: [1, 1, 1, 6, 4, 2, 1, 1, 1] }).table;
    const trenches = pieces.filter(({ terrain }) => terrain.name === 'Volcanic Trench');
    expect(trenches).toHaveLength(9);
    for (const { polygon } of trenches) {
      const [a, b, c] = polygon as unknown as readonly [Point, Point, Point];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(1, 1);
      expect(Math.hypot(b.x - c.x, b.y - c.y)).toBeGreaterThan(3);
    }
  });

  it('is the same on every machine: no corner lies off the grid, and a known seed gives a known table', () => {
    const { table } = lay({}, 'oak7');
    for (const { polygon } of table.pieces)
      for (const { x, y } of polygon) expect(Number.isInteger(x * 1024) && Number.isInteger(y * 1024)).toBe(true);
    expect([
      table.land?.name,
      table.mission?.name,
      table.pieces.length,
      percentCovered(table),
      table.pieces[0]?.polygon[0],
    ]).toEqual(['The Tortured Rifts', 'Annihilation', 34, 33, { x: 34.7763671875, y: 22.0966796875 }]);
  });
});

describe('three-realms.setup.deployment-zone', () => {
  const zones = (given: Given) =>
    zonesOf(lay(given).table).map(({ of, polygon }) => {
      const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)];
      return `${of} ${Math.min(...xs)},${Math.min(...ys)} to ${Math.max(...xs)},${Math.max(...ys)}`;
    });

  it('three-realms.setup.deployment-order: ten inches along either long edge, the defender where he likes', () => {
    expect(zones({ realm: [1], mission: [1], edge: [1] })).toEqual(['attacker 0,38 to 72,48', 'defender 0,0 to 72,10']);
    expect(zones({ realm: [1], mission: [1], edge: [2] })).toEqual(['attacker 0,0 to 72,10', 'defender 0,38 to 72,48']);
  });

  it('three-realms.missions.lonely-tower, three-realms.missions.tower-placement: quarters diagonally across, a tower each', () => {
    expect(said({ realm: [1], mission: [9] }, 'edge')).toContain('Each player places a tower');
    const found = quarters.map((_, at) => zones({ realm: [1], mission: [9], edge: [at + 1] }));
    expect(found[0]).toEqual(['attacker 36,24 to 72,48', 'defender 0,0 to 36,24']);
    expect(found[1]).toEqual(['attacker 36,0 to 72,24', 'defender 0,24 to 36,48']);
    expect(found[2]).toEqual(['attacker 0,0 to 36,24', 'defender 36,24 to 72,48']);
    expect(found[3]).toEqual(['attacker 0,24 to 36,48', 'defender 36,0 to 72,24']);
  });

  it('three-realms.missions.flank-attacker, three-realms.missions.flank-defender: both ends, and the defender between them', () => {
    expect(zones({ realm: [5], mission: [9] })).toEqual([
      'attacker 0,0 to 10,48',
      'attacker 62,0 to 72,48',
      'defender 31,0 to 41,48',
    ]);
    expect(stepOf('edge').chance(lay({ realm: [5], mission: [9] }).table)).toEqual(
      known(lay({ realm: [5], mission: [9] }).table),
    );
  });

  it('three-realms.missions.slaughterfest-deployment: the halves along the long centre line', () => {
    expect(zones({ realm: [8], mission: [9], edge: [1] })).toEqual(['attacker 0,24 to 72,48', 'defender 0,0 to 72,24']);
  });
});
