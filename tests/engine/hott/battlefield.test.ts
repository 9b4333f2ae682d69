/** The rules of a legal battlefield, and battles set up by dice. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opposite } from '../../../src/engine/hott/battlefield/draw.ts';
import {
  examplePlan,
  fieldOf,
  moved,
  outlineOf,
  placedKinds,
  readPlan,
  writePlan,
} from '../../../src/engine/hott/battlefield/drawing.ts';
import {
  type Battlefield,
  conditionsOf,
  isLegal,
  middleOf,
  narrowest,
  openField,
  type Piece,
} from '../../../src/engine/hott/battlefield/legal.ts';
import { bare, setupSteps, zonesOf } from '../../../src/engine/hott/battlefield/steps.ts';
import type { HottRuleId } from '../../../src/engine/hott/rule-ids.ts';
import {
  areaOf,
  contains,
  coveredArea,
  distanceToBorder,
  type Polygon,
  point,
  rectangle,
  share,
} from '../../../src/engine/kernel/geometry.ts';
import { type Given, layOut } from '../../../src/engine/kernel/setup/steps.ts';

const box = (kind: string, x: number, y: number, wide: number, deep: number): Piece => ({
  kind,
  polygon: rectangle(point(x, y), point(x + wide, y + deep)),
});
const board = (...pieces: Piece[]): Battlefield => ({ ...openField, pieces });
/** What is said of a rule, and whether it is met. */
const about = (field: Battlefield, rule: HottRuleId) =>
  conditionsOf(field)
    .filter(({ rules }) => rules.includes(rule))
    .map(({ met, says }) => `${met ? 'yes' : 'no'}: ${says}`);

// The example of the page: a wood of 400 by 300 that begins 350 from the centre, a marsh of 250 by 220 at 580, a hamlet at 900, a road.
const wood = box('wood', 450, 1050, 400, 300);
const marsh = box('marsh', 1780, 1000, 250, 220);
const hamlet = box('built-up', 1050, 2100, 300, 200);
const road = box('road', 0, 1360, 2400, 80);
const example = board(wood, marsh, hamlet, road);

describe('hott.terrain.all-conditions', () => {
  test('the worked example is legal', () => {
    expect(conditionsOf(example).filter(({ met }) => !met)).toEqual([]);
  });

  test('hott.terrain.legal-two-central-bad-going: a marsh 180 deep is too narrow, and the hamlet no substitute', () => {
    const field = board(wood, box('marsh', 1780, 1000, 250, 180), hamlet, road);
    expect(about(field, 'hott.terrain.legal-two-central-bad-going')).toEqual([
      'no: Only the wood is a large piece of bad going near the centre, but at least 2 must be. The marsh is 180 paces across, not 200. The built-up area begins 900 paces from the centre, not within 600.',
    ]);
    expect(isLegal(field)).toBe(false);
  });

  test('hott.terrain.legal-two-central-bad-going: 600 paces from the centre are near enough, 601 are not', () => {
    const at = (far: number) => board(wood, box('marsh', 1200 + far, 1100, 220, 220), hamlet, road);
    expect([isLegal(at(600)), isLegal(at(601))]).toEqual([true, false]);
  });

  test('hott.terrain.bad-going, hott.terrain.gentle-slopes: a gentle hill near the centre is a feature, and no bad going', () => {
    expect(isLegal(board(wood, { ...marsh, kind: 'gentle-slope' }, hamlet, road))).toBe(false);
    expect(isLegal(board(wood, { ...marsh, kind: 'steep-slope' }, hamlet, road))).toBe(true);
  });

  test('hott.terrain.legal-four-features: three are too few, and two woods that touch are one', () => {
    expect(about(board(wood, marsh, hamlet), 'hott.terrain.legal-four-features')).toEqual([
      'no: There are 3 separate features: at least 4 are needed.',
    ]);
    const joined = box('wood', 850, 1200, 100, 100);
    expect(about(board(wood, joined, marsh, hamlet), 'hott.terrain.legal-four-features')[0]).toMatch(/^no: There are 3/);
    expect(about(board(wood, box('wood', 900, 1600, 100, 100), marsh, hamlet), 'hott.terrain.legal-four-features')).toEqual([
      'yes: There are 4 separate features.',
    ]);
  });

  test('hott.terrain.legal-three-quarters, hott.terrain.quarters: a piece across a cut counts for each quarter it touches', () => {
    const corner = board(box('wood', 100, 100, 300, 300), box('marsh', 500, 100, 300, 300));
    expect(about(corner, 'hott.terrain.legal-three-quarters')[0]).toBe('no: 1 quarter of 4 has a feature, but at least 3 must.');
    const across = board(box('wood', 1000, 1000, 400, 400));
    expect(about(across, 'hott.terrain.legal-three-quarters')[0]).toBe('yes: 4 quarters of 4 have a feature.');
  });

  test('hott.terrain.legal-three-quarters, hott.terrain.beaches: open ground and beaches are no features', () => {
    const open = board(box('beach', 0, 0, 2400, 1300), box('open', 0, 1300, 2400, 1000));
    expect(about(open, 'hott.terrain.legal-four-features')).toEqual([
      'no: There are 0 separate features: at least 4 are needed.',
    ]);
  });

  test('hott.terrain.legal-two-quarters: a hill and a road hinder nobody', () => {
    const easy = board(box('gentle-slope', 100, 100, 900, 900), road);
    expect(about(easy, 'hott.terrain.legal-two-quarters')[0]).toMatch(/^no: 0 quarters/);
    expect(about(board(box('cliff', 100, 1100, 20, 200)), 'hott.terrain.legal-two-quarters')[0]).toMatch(/^yes: 2 quarters/);
  });

  test('hott.terrain.legal-good-going: more than half must be flat and open; what overlaps counts once', () => {
    const half = box('wood', 0, 0, 2400, 1200);
    expect(about(board(half), 'hott.terrain.legal-good-going')).toEqual([
      'no: Only 50.0% of the board is flat good going, but more than half must be.',
    ]);
    expect(
      about(board(box('wood', 0, 0, 2400, 1100), box('marsh', 0, 0, 2400, 1100)), 'hott.terrain.legal-good-going')[0],
    ).toMatch(/^yes: 54%/);
  });

  test('hott.terrain.river-course: from edge to edge, or into another water', () => {
    const says = (...pieces: Piece[]) => about(board(...pieces), 'hott.terrain.river-course').map((each) => each.split(':')[0]);
    expect(says(box('river', 300, 0, 150, 2400))).toEqual(['yes']);
    expect(says(box('river', 300, 0, 150, 2000))).toEqual(['no']);
    expect(says(box('river', 300, 0, 150, 2000), box('wide-water', 200, 1900, 500, 300))).toEqual(['yes']);
    expect(says(box('river', 300, 300, 150, 1000))).toEqual(['no']);
  });

  test('a piece over the edge is told', () => {
    expect(conditionsOf(board(box('wood', -20, 500, 300, 300))).map(({ says }) => says)).toContain(
      'The wood must lie wholly on the board.',
    );
  });
});

describe('measuring a piece', () => {
  test('the narrowest way through the middle of a rectangle is its shorter side, of an L that has no middle nothing', () => {
    expect(narrowest(rectangle(point(0, 0), point(500, 220)))).toBeCloseTo(220, 9);
    const hook: Polygon = [point(0, 0), point(400, 0), point(400, 10), point(10, 10), point(10, 400), point(0, 400)];
    expect(narrowest(hook)).toBe(0);
  });

  test('turning a piece changes neither its width nor its area', () => {
    const turn = ({ x, y }: { x: number; y: number }) => point(0.6 * x - 0.8 * y, 0.8 * x + 0.6 * y);
    const shape = [point(0, 0), point(500, 0), point(560, 240), point(120, 330)];
    expect(narrowest(shape.map(turn))).toBeCloseTo(narrowest(shape), 2);
    expect(areaOf(shape.map(turn))).toBeCloseTo(areaOf(shape), 6);
    expect(middleOf(shape.map(turn)).x).toBeCloseTo(turn(middleOf(shape)).x, 6);
  });

  test('covered ground is what a fine grid counts', () => {
    const shape = fc
      .tuple(
        fc.integer({ min: 10, max: 90 }),
        fc.integer({ min: 10, max: 90 }),
        fc.array(fc.integer({ min: 4, max: 30 }), { minLength: 3, maxLength: 8 }),
      )
      .map(([x, y, radii]) =>
        radii.map((radius, at) => {
          const angle = (2 * Math.PI * at) / radii.length;
          return point(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
        }),
      );
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 4 }), (shapes) => {
        let hits = 0;
        for (let x = -20.25; x < 120; x += 1)
          for (let y = -20.25; y < 120; y += 1) if (shapes.some((each) => contains(each, point(x, y)))) hits++;
        expect(Math.abs(coveredArea(shapes) - hits)).toBeLessThan(60);
      }),
      { numRuns: 12 },
    );
  });
});

/** The battle of a seed, with what is given. */
const laidOut = (seed: string, given: Given = {}) => layOut(bare, setupSteps, seed, given);
const along = (polygon: Polygon, edge: string) => polygon.map(({ x, y }) => (['south', 'north'].includes(edge) ? x : y));

describe('a battle set up by dice', () => {
  const battles = Array.from({ length: 100 }, (_, seed) => laidOut(`seed${seed}`).table);

  test('hott.deployment.terrain, hott.terrain.all-conditions: every battlefield is legal, and its pieces lie on the board', () => {
    expect(battles.filter(({ field }) => !isLegal(field))).toEqual([]);
  });

  test('hott.terrain.legal-two-central-bad-going: further pieces lie anywhere, near the centre or far from it', () => {
    const centre = point(1200, 1200);
    const areas = battles.flatMap(({ field }) => field.pieces.slice(2).filter(({ kind }) => kind !== 'road' && kind !== 'river'));
    const near = areas.filter(({ polygon }) => contains(polygon, centre) || distanceToBorder(polygon, centre) <= 600);
    expect([near.length > 0, near.length < areas.length]).toEqual([true, true]);
  });

  test('hott.deployment.roll: the lower score defends, ties are rolled again', () => {
    const by = (...faces: number[]) => laidOut('x', { sides: faces });
    expect([by(3, 5).table.defender, by(6, 1).table.defender, by(4, 4, 2, 3).table.defender]).toEqual(['you', 'opponent', 'you']);
    expect(by(4, 4).problems).toHaveLength(1);
  });

  test('hott.deployment.edges: 4 to 6 give the edge that is wished for, 1, 2 and 3 one of the others each', () => {
    const east = (face: number) => laidOut('x', { wish: [2], edges: [face] }).table.attacks;
    expect([4, 5, 6].map(east)).toEqual(['east', 'east', 'east']);
    expect([1, 2, 3].map(east).sort()).toEqual(['north', 'south', 'west']);
  });

  test('hott.strongholds.base-edge, hott.strongholds.centre-distance, hott.strongholds.size, hott.deployment.stronghold: on the edge opposite the attacker, near its middle', () => {
    for (const table of battles) {
      const [stronghold, attacks] = [table.stronghold as Polygon, table.attacks as 'south'];
      expect(share(stronghold, zonesOf(table)?.defender as Polygon)).toBe(true);
      expect(areaOf(stronghold)).toBe(300 * 250);
      const places = along(stronghold, opposite(attacks));
      expect(Math.max(0, Math.min(...places) - 1200, 1200 - Math.max(...places))).toBeLessThanOrEqual(400);
    }
  });

  test('hott.deployment.defender-first, hott.deployment.attacker-second: zones of 600 paces, and 1200 between them', () => {
    for (const table of battles) {
      const { defender, attacker } = zonesOf(table) as { defender: Polygon; attacker: Polygon };
      expect([areaOf(defender), areaOf(attacker)]).toEqual([2400 * 600, 2400 * 600]);
      expect(share(defender, attacker)).toBe(false);
    }
  });

  test('another roll for the edge leaves the battlefield as it is', () => {
    const [one, other] = [laidOut('x', { edges: [1] }).table, laidOut('x', { edges: [3] }).table];
    expect(one.field).toEqual(other.field);
    expect(one.attacks).not.toBe(other.attacks);
  });
});

describe('a battlefield drawn by hand', () => {
  const length = fc.integer({ min: 1, max: 2400 });
  const place = fc.integer({ min: -200, max: 2600 });
  const drawn = fc.oneof(
    fc.record({
      kind: fc.constantFrom(...placedKinds.map(({ id }) => id)),
      shape: fc.constantFrom('oval' as const, 'box' as const),
      x: place,
      y: place,
      wide: length,
      deep: length,
      turn: fc.integer({ min: -360, max: 360 }),
    }),
    fc
      .record({
        kind: fc.constantFrom('road', 'river'),
        shape: fc.constant('band' as const),
        x: place,
        y: place,
        toX: place,
        toY: place,
        wide: length,
      })
      .filter(({ x, y, toX, toY }) => x !== toX || y !== toY),
  );

  test('its address reads back as what was drawn', () => {
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 8 }), (plan) => {
        expect(readPlan(writePlan(plan))).toEqual({ plan, problems: [] });
      }),
    );
  });

  test('any address is read without a throw, and what is wrong is said', () => {
    fc.assert(fc.property(fc.string(), (text) => readPlan(text).problems.every((each) => each.length > 10)));
    const read = readPlan(
      'p=wod.oval.1.2.3.4.5&p=wood.star.1.2.3.4.5&p=wood.oval.1.2.x.4.5&p=marsh.box.100.100.50.0.0&q=1&p=wood.oval.900.900.300.200.0',
    );
    expect(read.plan).toHaveLength(1);
    expect(read.problems).toEqual([
      '“wod.oval.1.2.3.4.5” is ignored: there is no terrain “wod”. Did you mean “wood”?',
      '“wood.star.1.2.3.4.5” is ignored: a shape must be oval, box, band, not “star”.',
      '“wood.oval.1.2.x.4.5” is ignored: a piece needs five whole numbers.',
      '“marsh.box.100.100.50.0.0” is ignored: a piece must be at least 1 pace wide and deep.',
      'The link contains “q”, which this page does not recognize, so it is ignored.',
    ]);
  });

  test('hott.terrain.all-conditions: the example of the page is the one of the rule, and any drawing can be judged', () => {
    expect(isLegal(fieldOf(examplePlan))).toBe(true);
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 5 }), (plan) =>
        conditionsOf(fieldOf(plan)).every(({ says }) => /[.]$/.test(says)),
      ),
      { numRuns: 20 },
    );
  });

  test('an oval is as wide and as deep as it says', () => {
    const corners = outlineOf({ kind: 'wood', shape: 'oval', x: 1000, y: 800, wide: 400, deep: 300, turn: 0 });
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const span = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    for (const [at, edge] of [800, 1200, 650, 950].entries()) expect(span[at]).toBeCloseTo(edge, 6);
  });

  test('moving a piece keeps its size', () => {
    fc.assert(
      fc.property(drawn, place, place, (each, right, up) => {
        const [before, after] = [each, moved(each, right, up)].map((one) => areaOf(outlineOf(one)));
        // A band that ends on an edge of the board is cut off along it.
        if (each.shape !== 'band') expect(after).toBeCloseTo(before as number, 3);
      }),
    );
  });
});
