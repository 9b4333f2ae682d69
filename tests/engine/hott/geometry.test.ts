/** The kernel's square contacts, columns, ways and gaps: first the positions that the diagrams of the chapters draw. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterLeg,
  type Base,
  beside,
  columnOrder,
  contactOf,
  corners,
  distance,
  edgeAndCorner,
  edgeNames,
  flankToFlank,
  followsBend,
  formColumn,
  frontTravel,
  gapBetween,
  groupsOf,
  legsLength,
  normal,
  oblique,
  outlinesOverlap,
  overlap,
  overlapBy,
  placeBehind,
  placesOn,
  rectangle,
  rotated,
  settled,
  shifted,
  squareContact,
  squareOn,
  stageMeets,
  step,
  straightAhead,
  touch,
  wayIsFree,
  waysBetween,
  wheel,
  wheelInSuccession,
  wheelLengths,
  wheelLimit,
} from '../../../src/engine/kernel/geometry.ts';
import { diagram } from './diagrams.ts';

/** The diagrams measure 100 paces as 25 mm. */
const paces = (inches: number): number => Math.round((inches * 25.4 * 100) / 25);
const ends = (bases: readonly Base[] | null): readonly Base[] => bases ?? [];

describe('what the diagrams show', () => {
  test('hott.contact.positions: front, flank and rear are square; an overlap is not', () => {
    const met = (panel: number, own = 'A1', enemy = 'B1') => {
      const at = diagram('positions', panel);
      return squareContact(at(own), at(enemy));
    };
    expect(met(0)).toBe('front');
    // The blades face down the page: their left is the right side of the picture.
    expect(met(1)).toBe('left');
    expect(met(2)).toBe('rear');
    expect(met(3)).toBe('front');
    const at = diagram('positions', 3);
    expect(squareContact(at('A2'), at('B1'))).toBe(null);
    expect(overlapBy(at('B1'), at('A2'))).toBe('left');
  });

  test('hott.contact.must-conform: slantwise shooters come to stand square before the middle knights', () => {
    const [slantwise, square] = [diagram('conforming', 0), diagram('conforming', 1)];
    const conformed = squareOn(slantwise('B1'), slantwise('A2'), 'front');
    expect(distance(conformed, square('B1'))).toBeLessThan(2 * touch);
    expect(conformed.facing).toBe(square('B1').facing);
    expect(squareContact(conformed, slantwise('A2'))).toBe('front');
    expect([overlapBy(conformed, slantwise('A1')), overlapBy(conformed, slantwise('A3'))]).toEqual(['right', 'left']);
  });

  test('hott.groups.definition: a block and a column are groups; half an edge and another facing are not', () => {
    const linked = (panel: number, handles: readonly string[]): number => {
      const bases = handles.map(diagram('groups', panel));
      return groupsOf(bases, (a, b) => edgeAndCorner(bases[a] as Base, bases[b] as Base)).length;
    };
    expect(linked(0, ['A1', 'A2', 'A3', 'A4', 'A5'])).toBe(1);
    expect(linked(1, ['A1', 'A2', 'A3'])).toBe(1);
    expect(linked(2, ['A1', 'A2'])).toBe(2);
    expect(linked(3, ['A1', 'A2'])).toBe(2);
    expect(columnOrder(['A3', 'A1', 'A2'].map(diagram('groups', 1)))).toEqual([1, 2, 0]);
    expect(columnOrder(['A1', 'A2', 'A3'].map(diagram('groups', 0)))).toBe(null);
  });

  test('hott.groups.wheel: 13.5 degrees on a front of 640 are 150 paces at the outer front corner', () => {
    const line = ['A1', 'A2', 'A3', 'A4'].map(diagram('wheel'));
    expect(paces(Math.max(...wheelLengths(line, 'left', 135, 'front')))).toBe(150);
    const limit = wheelLimit(
      line,
      'left',
      [200, 200, 200, 200].map((each) => (each * 25) / 2540),
      'front',
    );
    expect(Math.max(...wheelLengths(line, 'left', limit, 'front'))).toBeLessThanOrEqual((200 * 25) / 2540);
  });

  test('hott.groups.sidestep: 140 ahead and 60 aside are a way of 152 paces that ends square', () => {
    const at = diagram('lining-up');
    const moved = oblique([at('A1'), at('A2')], 1.378, 0.5906);
    if (!moved.ok) throw new Error(moved.because);
    expect(paces(moved.travelled[0] as number)).toBe(152);
    expect(moved.bases.map((base, place) => squareContact(base, at(`B${place + 1}`)))).toEqual(['front', 'front']);
  });

  test('hott.move-distances.measure: spears that turn about move their front corners by 171 paces', () => {
    const [turned] = [diagram('measuring', 0)('A1')];
    expect(paces(frontTravel(turned, rotated(turned, 1800)))).toBe(171);
  });

  test('hott.move-distances.overlap-pivot: from the overlap onto the flank', () => {
    const at = diagram('measuring', 1);
    expect(overlapBy(at('B1'), at('A2'))).toBe('left');
    const pivoted = squareOn(at('A2'), at('B1'), 'left');
    expect(squareContact(pivoted, at('B1'))).toBe('left');
    expect(overlap(pivoted, at('A1'))).toBe(false);
  });

  test('hott.columns.forming: two neighbours fall in behind, the first by a slanting move of 200; the last closes up', () => {
    const at = diagram('column');
    const drawn = ['A1', 'A2', 'A3', 'A4'].map(at);
    const [tail, lead] = drawn as [Base, Base, Base, Base];
    const first = settled({ ...lead, x: 10, y: 10 });
    const line = [first];
    while (line.length < 4) line.push(beside(first, line.at(-1) as Base, 'right'));
    const reach = line.map(() => (201 * 25) / 2540);
    const formed = formColumn(line, 1, lead, reach);
    expect(formed?.column).toEqual([1, 0, 2]);
    expect(distance(formed?.bases[0] as Base, tail)).toBeLessThan(2 * touch);
    expect(paces(frontTravel(first, formed?.bases[0] as Base))).toBe(200);
    expect(formed?.bases.map((base, place) => distance(base, drawn[place] as Base) < 3 * touch)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    // Had the leader gone 200, nobody could have fallen in: the nearest would need 213.
    const far = formColumn(line, 1, shifted(lead, step(0, (20 * 25) / 2540, 0)), reach);
    expect(far?.column ?? [1]).toEqual([1]);
  });

  test('hott.gaps.minimum-gap: 140 paces are a gap, 160 are none', () => {
    const wide = (160 * 25) / 2540;
    const gap = (panel: number) => {
      const at = diagram('gaps', panel);
      return gapBetween(corners(at('B1')), corners(at('B2')), wide);
    };
    expect(paces(gap(0)?.width ?? 0)).toBe(140);
    expect(gap(1)).toBe(null);
    const rider = diagram('gaps', 0)('A1');
    const through = shifted(rider, step(0, 2.5, 0));
    expect(outlinesOverlap(corners(through), gap(0)?.ground ?? [])).toBe(true);
    expect(outlinesOverlap(corners(rider), gap(0)?.ground ?? [])).toBe(false);
  });

  test('hott.interpenetration.tactical-short: the whole base must come clear', () => {
    const at = diagram('getting-clear');
    const clear = shifted(at('A2'), step(0, 1.7717 + touch, 0));
    expect(overlap(clear, at('A1'))).toBe(false);
    expect(overlap(shifted(at('A2'), step(0, 1.6, 0)), at('A1'))).toBe(true);
  });

  test('hott.sequence.turn-to-face: the blades turn square to the riders on their flank', () => {
    const at = diagram('turning-to-face', 0);
    expect(squareContact(at('B1'), at('A1'))).toBe('front');
    const held = diagram('turning-to-face', 1);
    expect([squareContact(held('A2'), held('B1')), squareContact(held('A1'), held('B1'))]).toEqual(['front', 'left']);
  });
});

const inches = fc.integer({ min: -20 * 1024, max: 20 * 1024 }).map((steps) => steps / 1024);
const anElement: fc.Arbitrary<Base> = fc.record({
  x: inches,
  y: inches,
  facing: fc.integer({ min: 0, max: 3599 }),
  width: fc.constant(1.6),
  depth: fc.constantFrom(0.6, 0.8, 1.2, 1.6, 2.4),
});

describe('square contact', () => {
  test('each edge has one place, and a base put there is found there, on no other edge, without an overlap', () => {
    fc.assert(
      fc.property(anElement, anElement, fc.constantFrom(...edgeNames), (base, target, edge) => {
        const placed = squareOn(base, target, edge);
        expect(squareContact(placed, target)).toBe(edge);
        expect(overlap(placed, target)).toBe(false);
        expect(contactOf(placed, target)?.edge).toBe('front');
        expect([placed.width, placed.depth]).toEqual([base.width, base.depth]);
      }),
    );
  });

  test('front to front is mutual; a step aside ends it', () => {
    fc.assert(
      fc.property(anElement, anElement, fc.constantFrom(-1, 1), (base, target, way) => {
        const placed = squareOn(base, target, 'front');
        expect(squareContact(target, placed)).toBe('front');
        expect(squareContact(shifted(placed, step(placed.facing, 0, way * 0.05)), target)).toBe(null);
      }),
    );
  });

  test('who stands beside a friend in front contact overlaps the enemy on that side, seen from him the other way round', () => {
    fc.assert(
      fc.property(anElement, anElement, fc.constantFrom('left', 'right'), (base, target, side) => {
        const friend = squareOn(base, target, 'front');
        const other = beside(base, friend, side);
        expect(overlapBy(target, other)).toBe(side === 'left' ? 'right' : 'left');
        expect(overlapBy(other, target)).toBe(side === 'left' ? 'right' : 'left');
        expect(flankToFlank(friend, other)).toBe(side);
      }),
    );
  });
});

describe('groups and columns', () => {
  test('neighbours on line and in file are joined by edge and corner; shifted by half a base they are not', () => {
    fc.assert(
      fc.property(anElement, anElement, (base, other) => {
        const line = beside(other, base, 'right');
        const file = placeBehind(other, base);
        expect([edgeAndCorner(base, line), edgeAndCorner(line, base)]).toEqual([true, true]);
        expect([edgeAndCorner(base, file), edgeAndCorner(file, base)]).toEqual([true, true]);
        expect(edgeAndCorner(base, shifted(file, step(base.facing, 0, 0.8)))).toBe(false);
        expect(columnOrder([file, base])).toEqual([1, 0]);
        expect(columnOrder([line, base])).toBe(null);
      }),
    );
  });

  const aColumn = fc.tuple(anElement, fc.integer({ min: 2, max: 5 })).map(([first, count]) => {
    const column = [first];
    while (column.length < count) column.push(placeBehind(first, column.at(-1) as Base));
    return column;
  });

  test('a column that goes straight on or wheels and marches out of the bend stays a column', () => {
    fc.assert(
      fc.property(
        aColumn,
        fc.constantFrom('left' as const, 'right' as const),
        fc.integer({ min: 0, max: 440 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 60 }),
        (column, side, by, before, after) => {
          const depth = (column[0] as Base).depth;
          const legs = [{ ahead: before / 10 }, { wheel: side, by }, { ahead: depth + after / 10 }];
          const moved = ends(wheelInSuccession(column, legs));
          expect(moved).toHaveLength(column.length);
          for (const [at, one] of moved.entries())
            for (const other of moved.slice(at + 1)) expect(overlap(one, other, 2 * touch)).toBe(false);
          expect(columnOrder(moved)).toEqual(column.map((_, at) => at));
        },
      ),
    );
  });

  test('each base of a column wheels where the first one did', () => {
    fc.assert(
      fc.property(
        aColumn,
        fc.constantFrom('left' as const, 'right' as const),
        fc.integer({ min: 10, max: 440 }),
        (column, side, by) => {
          const leader = column[0] as Base;
          const long = leader.depth * column.length;
          const moved = ends(wheelInSuccession(column, [{ wheel: side, by }, { ahead: long }]));
          const facing = normal(leader.facing + (side === 'left' ? -by : by));
          // All are out of the bend: a straight column that faces the new way.
          expect(moved.map((base) => base.facing)).toEqual(column.map(() => facing));
          const straight = [moved[0] as Base];
          while (straight.length < column.length) straight.push(placeBehind(leader, straight.at(-1) as Base));
          for (const [at, base] of moved.entries()) expect(distance(base, straight[at] as Base)).toBeLessThan(0.1);
        },
      ),
    );
  });

  test('legs are measured at the outer front corner, and those of the front base alone', () => {
    const leader: Base = { x: 0, y: 0, facing: 0, width: 1.6, depth: 0.6 };
    expect(legsLength(leader, [{ ahead: 2 }, { wheel: 'left', by: 600 }])).toBeCloseTo(3.6, 6);
    const [turned] = ends(wheelInSuccession([leader], [{ wheel: 'left', by: 600 }]));
    const [pivot, outer] = corners(leader);
    const [kept, swung] = corners(turned as Base);
    expect(distance(pivot, kept)).toBeLessThan(touch);
    expect(distance(outer, swung)).toBeCloseTo(1.6, 2);
    expect(afterLeg(leader, { ahead: 1 }).y).toBe(1);
  });

  test('a follower in a bend is told from a stranger beside the road', () => {
    const leader: Base = { x: 0, y: 0, facing: 300, width: 1.6, depth: 0.6 };
    const [front, next] = ends(
      wheelInSuccession(
        [
          { ...leader, facing: 0 },
          { ...leader, y: -0.6, facing: 0 },
        ],
        [{ wheel: 'right', by: 300 }, { ahead: 0.5 }],
      ),
    ) as [Base, Base];
    expect(front.facing).toBe(300);
    expect(followsBend(front, next)).toBe(true);
    expect(followsBend(front, shifted(next, { x: 0, y: -0.5 }))).toBe(false);
  });

  const aLine = fc.tuple(anElement, fc.integer({ min: 2, max: 5 })).map(([first, count]) => {
    const line = [first];
    while (line.length < count) line.push(beside(first, line.at(-1) as Base, 'right'));
    return line;
  });
  test('hott.columns.forming, hott.columns.facing: nobody goes too far or back, nobody overlaps, all touch', () => {
    fc.assert(
      fc.property(aLine, fc.nat(), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 200 }), (line, pick, far, by) => {
        const lead = pick % line.length;
        const wheeled = wheel([line[lead] as Base], 'left', by, 'front');
        const moved = straightAhead(wheeled.ok ? wheeled.bases : [], far / 10);
        if (!moved.ok) throw new Error(moved.because);
        const formed = formColumn(
          line,
          lead,
          moved.bases[0] as Base,
          line.map(() => 3),
        );
        if (!formed) return;
        const facing = (moved.bases[0] as Base).facing;
        for (const [at, base] of formed.bases.entries()) {
          expect(base.facing).toBe(facing);
          if (at !== lead) expect(frontTravel(line[at] as Base, base)).toBeLessThanOrEqual(3 + 1e-6);
          for (const other of formed.bases.slice(at + 1)) expect(overlap(base, other)).toBe(false);
        }
        expect(groupsOf(formed.bases, (a, b) => edgeAndCorner(formed.bases[a] as Base, formed.bases[b] as Base))).toHaveLength(1);
        expect(columnOrder(formed.column.map((at) => formed.bases[at] as Base))).toEqual(formed.column.map((_, at) => at));
      }),
    );
  });
});

describe('ways that turn', () => {
  test('all ways begin and end where they should, and no corner jumps', () => {
    fc.assert(
      fc.property(anElement, anElement, (from, other) => {
        const to = { ...other, width: from.width, depth: from.depth };
        for (const way of waysBetween(from, to)) {
          const places = placesOn(way, 0.5);
          expect(distance(places[0] as Base, from)).toBeLessThan(1e-9);
          expect(distance(places.at(-1) as Base, to)).toBeLessThan(1e-9);
          expect(normal((places.at(-1) as Base).facing)).toBe(to.facing);
          for (const [at, place] of places.slice(1).entries()) {
            const [before, now] = [corners(places[at] as Base), corners(place)];
            for (const corner of [0, 1, 2, 3] as const) expect(distance(before[corner], now[corner])).toBeLessThan(0.51);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  test('a way meets what stands on one of its places', () => {
    fc.assert(
      fc.property(anElement, anElement, fc.integer({ min: 0, max: 10 }), (from, other, tenth) => {
        const to = { ...other, width: from.width, depth: from.depth };
        const [way] = waysBetween(from, to) as [readonly [{ from: Base; to: Base }]];
        const places = placesOn(way, 0.3);
        const there = places[Math.round(((places.length - 1) * tenth) / 10)] as Base;
        const post: Base = { x: there.x, y: there.y, facing: 0, width: 0.5, depth: 0.5 };
        expect(stageMeets(way[0], [post])).not.toBe(null);
        expect(wayIsFree(way, [{ ...post, x: post.x + 200 }])).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test('a base that only slides along another meets nothing', () => {
    const base: Base = { x: 0, y: 0, facing: 0, width: 1.6, depth: 0.6 };
    const wall: Base = { x: 1.6, y: 3, facing: 0, width: 1.6, depth: 8 };
    expect(stageMeets({ from: base, to: { ...base, y: 6 } }, [wall])).toBe(null);
    expect(stageMeets({ from: base, to: { ...base, y: 6, facing: 100 } }, [wall])).not.toBe(null);
  });
});

describe('gaps', () => {
  test('between parallel edges the whole ground counts, corner to corner the line between them', () => {
    const left = rectangle({ x: 0, y: 0 }, { x: 1, y: 4 });
    const right = rectangle({ x: 2, y: 1 }, { x: 3, y: 6 });
    const gap = gapBetween(left, right, 1.6);
    expect(gap?.width).toBeCloseTo(1, 9);
    expect(outlinesOverlap(gap?.ground ?? [], rectangle({ x: 1, y: 1 }, { x: 2, y: 1.5 }))).toBe(true);
    expect(outlinesOverlap(gap?.ground ?? [], rectangle({ x: 1, y: 4.5 }, { x: 2, y: 6 }))).toBe(false);
    const far = gapBetween(left, rectangle({ x: 2, y: 5 }, { x: 3, y: 6 }), 1.6);
    expect(far?.width).toBeCloseTo(Math.SQRT2, 9);
    expect(outlinesOverlap(far?.ground ?? [], rectangle({ x: 1.2, y: 4.2 }, { x: 1.8, y: 4.8 }), 0)).toBe(true);
  });

  test('shapes that touch have no gap, nor have those a base width apart', () => {
    fc.assert(
      fc.property(anElement, anElement, (base, other) => {
        const next = beside(other, base, 'right');
        const by = (right: number) => corners({ ...next, ...shifted(next, step(base.facing, 0, right)) });
        expect(gapBetween(corners(base), by(0), 1.6)).toBe(null);
        expect(gapBetween(corners(base), by(1.6), 1.6)).toBe(null);
        expect(gapBetween(corners(base), by(0.8), 1.6)?.width).toBeCloseTo(0.8, 1);
      }),
    );
  });
});
