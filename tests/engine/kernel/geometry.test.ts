import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aimsAt,
  arcOf,
  type Base,
  beside,
  charge,
  contactOf,
  contains,
  corners,
  cosine,
  degrees,
  depthWithin,
  directionOf,
  distance,
  edgeNames,
  edgeOf,
  face,
  facesOf,
  farthestEdge,
  firstMeeting,
  freeWheel,
  fromEdge,
  fromPoint,
  gap,
  goOnLine,
  groupsOf,
  inArc,
  inColumn,
  inFile,
  inZone,
  liesWithin,
  type Manoeuvre,
  meets,
  middle,
  nearestBetween,
  normal,
  oblique,
  occupies,
  onLine,
  onTable,
  outward,
  overlap,
  pivotOf,
  placeAgainst,
  placeFrom,
  point,
  pushedBack,
  ranksOf,
  rectangle,
  reform,
  rotated,
  settled,
  sight,
  sightLines,
  sine,
  square,
  straightAhead,
  stretchesIn,
  swept,
  touch,
  touches,
  turnBetween,
  wheel,
  wheelLengths,
  wheelLimit,
  wrapAround,
  zoneOf,
} from '../../../src/engine/kernel/geometry.ts';

const side = 1.5751953125;
const base = (x: number, y: number, facing = 0, width = side, depth = side): Base => settled({ x, y, facing, width, depth });
const done = <B extends Base>(made: Manoeuvre<B>): readonly B[] => {
  if (!made.ok) throw new Error(made.because);
  return made.bases;
};

const inches = fc.integer({ min: -20 * 1024, max: 20 * 1024 }).map((steps) => steps / 1024);
const facing = fc.integer({ min: 0, max: 3599 });
const anyBase = fc.record({
  x: inches,
  y: inches,
  facing,
  width: fc.constantFrom(side, 2 * side, 0.787),
  depth: fc.constantFrom(side, 2 * side),
});
const unit = fc.record({ x: inches, y: inches, facing, width: fc.constant(side), depth: fc.constant(side) });

/** A line of units beside one another, from left to right. */
const lineOf = (first: Base, count: number): readonly Base[] => {
  const line = [first];
  while (line.length < count) line.push(beside(first, line.at(-1) as Base, 'right'));
  return line;
};
const line = fc.tuple(unit, fc.integer({ min: 2, max: 5 })).map(([first, count]) => lineOf(first, count));
const close = (a: { x: number; y: number }, b: { x: number; y: number }, within = 2 / 1024) => distance(a, b) <= within;

test('sines come from plain arithmetic and agree with the machine to fifteen digits', () => {
  for (let angle = 0; angle < 3600; angle++) {
    expect(Math.abs(sine(angle) - Math.sin((angle * Math.PI) / 1800))).toBeLessThan(3e-15);
    expect(sine(angle) ** 2 + cosine(angle) ** 2).toBeCloseTo(1, 14);
  }
  expect([sine(0), sine(300), sine(900), sine(1800), sine(2700), cosine(0), cosine(600)]).toEqual([0, 0.5, 1, 0, -1, 1, 0.5]);
});

test('the bits of the sine table are pinned: every machine must find these', () => {
  let hash = 0n;
  const bytes = new DataView(new ArrayBuffer(8));
  for (let angle = 0; angle <= 900; angle++) {
    bytes.setFloat64(0, sine(angle));
    hash = (hash * 1099511628211n + bytes.getBigUint64(0)) & 0xffffffffffffffffn;
  }
  expect(hash.toString(16)).toBe('b373eabb79cf4f5c');
});

test('nothing in the geometry differs between machines', () => {
  const folder = 'src/engine/kernel/geometry';
  for (const file of readdirSync(folder))
    expect([
      file,
      /Math\.(sin|cos|tan|a?sinh?|acos|atan2?|hypot|pow|exp|log|cbrt|random)\b|\bDate\b|\*\*/.exec(
        readFileSync(`${folder}/${file}`, 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, ''),
      )?.[0],
    ]).toEqual([file, undefined]);
});

test('a direction is found again from its own step, and turns are the short way round', () => {
  for (let angle = 0; angle < 3600; angle++) expect(directionOf(sine(angle) * 7, cosine(angle) * 7)).toBe(angle);
  fc.assert(fc.property(facing, facing, (a, b) => normal(a + turnBetween(a, b)) === b && Math.abs(turnBetween(a, b)) <= 1800));
});

test('a full turn brings a base back, and four right faces do', () => {
  fc.assert(
    fc.property(anyBase, facing, (start, angle) => {
      const one = settled(start);
      expect(rotated(rotated(one, angle), 3600 - angle)).toEqual(one);
      expect(done(face(done(face(done(face(done(face([one], 'right')), 'right')), 'right')), 'right'))).toEqual([one]);
      expect(done(face(done(face([one], 'about')), 'about'))).toEqual([one]);
    }),
  );
});

test('contact is mutual, and never an overlap', () => {
  fc.assert(
    fc.property(unit, anyBase, fc.constantFrom(...edgeNames), (target, other, edge) => {
      const placed = placeAgainst(other, edgeOf(target, edge), outward(target, edge));
      const [there, back] = [contactOf(placed, target), contactOf(target, placed)];
      expect(there).toMatchObject({ edge: 'front', on: edge });
      expect(back).toMatchObject({ edge, on: 'front', full: there?.full });
      expect(back?.length).toBeCloseTo(there?.length ?? 0, 2);
      expect(overlap(placed, target)).toBe(false);
      expect(touches(placed, target)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(anyBase, anyBase, (a, b) => {
      expect(contactOf(a, b) === null).toBe(contactOf(b, a) === null);
      expect(overlap(a, b)).toBe(overlap(b, a));
    }),
  );
});

test('distances are symmetric, and zero only where bases meet', () => {
  fc.assert(
    fc.property(anyBase, anyBase, (a, b) => {
      expect(gap(a, b)).toBeCloseTo(gap(b, a), 9);
      if (overlap(a, b, 0)) expect(gap(a, b)).toBe(0);
      else expect(nearestBetween(a, b).distance).toBeCloseTo(gap(a, b), 9);
      expect(fromEdge(a, b).distance).toBeGreaterThanOrEqual(gap(a, b) - 1e-9);
    }),
  );
  fc.assert(
    fc.property(unit, fc.integer({ min: 1, max: 1000 }), (a, far) => {
      const ahead = settled({ ...a, ...placeFrom(a, side + far / 100, 0) });
      expect(fromEdge(a, ahead).distance).toBeCloseTo(far / 100, 2);
      expect(fromPoint(a, ahead).distance).toBeCloseTo(far / 100 + side / 2, 2);
    }),
  );
});

test('an arc contains its axis and its corners, and nothing behind', () => {
  fc.assert(
    fc.property(unit, fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 890 }), (one, far, half) => {
      for (const edge of edgeNames) {
        const arc = arcOf(one, edge, half);
        const { a, b } = edgeOf(one, edge);
        expect([a, b, middle(a, b)].every((p) => inArc(arc, p))).toBe(true);
      }
      const arc = arcOf(one);
      expect(inArc(arc, placeFrom(one, far / 100, 0))).toBe(true);
      expect(inArc(arc, placeFrom(one, -far / 100 - 0.1, 0))).toBe(false);
      expect(inArc(arc, placeFrom(one, far / 100, far / 100 + 0.05))).toBe(false);
      expect(inArc(arc, placeFrom(one, far / 100 + 0.1, far / 100))).toBe(true);
    }),
  );
  // A base deeper than wide looks out from its front block: 45 degrees all the same.
  expect(arcOf(base(0, 0, 0, side, 2 * side)).apex).toEqual({ x: 0, y: side / 2 });
});

test('the far edge of a target facing the firer is its rear', () => {
  fc.assert(
    fc.property(unit, fc.integer({ min: 200, max: 2000 }), (firer, far) => {
      const target = settled({ ...firer, ...placeFrom(firer, far / 100, 0), facing: firer.facing + 1800 });
      expect(farthestEdge(firer, target)).toBe('rear');
      expect(farthestEdge(firer, rotated(target, 1800))).toBe('front');
      expect(aimsAt(arcOf(firer), target)).toBe(true);
    }),
  );
});

test('lines of sight go from the front corners to the two closest corners and do not cross', () => {
  fc.assert(
    fc.property(unit, unit, (firer, target) => {
      fc.pre(!overlap(firer, target, 0));
      const [left, right] = sightLines(firer, target);
      const front = edgeOf(firer, 'front');
      expect([left.a, right.a]).toEqual([front.a, front.b]);
      const all = corners(target);
      expect(all).toContainEqual(left.b);
      expect(all).toContainEqual(right.b);
      expect(left.b).not.toEqual(right.b);
      expect(distance(left.a, left.b) + distance(right.a, right.b)).toBeLessThanOrEqual(
        distance(left.a, right.b) + distance(right.a, left.b) + 1e-9,
      );
    }),
  );
});

test('what stands straight between blocks; what juts in from outside the arc does not', () => {
  const firer = base(0, 0);
  const target = base(0, 8, 1800);
  expect(sight(firer, target, []).clear).toBe(true);
  expect(sight(firer, target, [base(0.5, 4)])).toMatchObject({ clear: false, bases: [{ base: 0, blocks: true }] });
  expect(sight(firer, target, [base(1.4, 1.1)])).toMatchObject({ clear: true, bases: [{ base: 0, blocks: false }] });
  expect(sight(firer, target, [], [rectangle(point(0.5, 3), point(4, 4))])).toMatchObject({ clear: false, polygons: [0] });
});

test('a wheel keeps the pivot corner where it is and the line whole', () => {
  fc.assert(
    fc.property(
      line,
      fc.constantFrom('left' as const, 'right' as const),
      fc.integer({ min: 0, max: 1800 }),
      (group, to, angle) => {
        const pivot = pivotOf(group, to);
        const wheeled = wheel(group, to, angle);
        const after = done(wheeled);
        expect(close(pivotOf(after, to), pivot)).toBe(true);
        expect(after.every((one) => one.facing === normal((group[0] as Base).facing + (to === 'left' ? -angle : angle)))).toBe(
          true,
        );
        for (const [at, one] of after.slice(1).entries()) expect(onLine(after[at] as Base, one)).toBe('right');
        // Those farther out travel farther.
        const lengths = wheelLengths(group, to, angle);
        const outwards = to === 'left' ? lengths : [...lengths].reverse();
        for (const [at, length] of outwards.slice(1).entries())
          expect(length).toBeGreaterThanOrEqual((outwards[at] as number) - 1e-9);
      },
    ),
  );
});

test('the limit of a wheel is the last tenth of a degree that everyone can pay', () => {
  fc.assert(
    fc.property(
      line,
      fc.constantFrom('left' as const, 'right' as const),
      fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 5, maxLength: 5 }),
      (group, to, rates) => {
        const paid = rates.map((tenths) => tenths / 10);
        const limit = wheelLimit(group, to, paid);
        const within = (angle: number) =>
          wheelLengths(group, to, angle).every((length, at) => length <= (paid[at] as number) + 1e-9);
        expect(within(limit)).toBe(true);
        if (limit < 1800) expect(within(limit + 1)).toBe(false);
      },
    ),
  );
  const others = [base(2.2, 4.6)];
  const swing = freeWheel([base(2.2, 2.2)], 'left', 900, others);
  expect(swing).toBeLessThan(900);
  expect(overlap(done(wheel([base(2.2, 2.2)], 'left', swing))[0] as Base, others[0] as Base)).toBe(false);
  expect(overlap(done(wheel([base(2.2, 2.2)], 'left', swing + 1))[0] as Base, others[0] as Base)).toBe(true);
});

test('moves that keep the facing go as far as they say, within the arc', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 0, max: 1000 }), fc.integer({ min: -1000, max: 1000 }), (group, forward, right) => {
      const moved = oblique(group, forward / 100, right / 100);
      if (Math.abs(right) > forward + 3) {
        expect(moved).toMatchObject({ ok: false, fault: 'outside-arc' });
        return;
      }
      if (Math.abs(right) > forward) return;
      const after = done(moved);
      after.forEach((one, at) => {
        expect(close(one, placeFrom(group[at] as Base, forward / 100, right / 100))).toBe(true);
        expect(one.facing).toBe((group[at] as Base).facing);
      });
      if (moved.ok) expect(moved.travelled[0]).toBeCloseTo(Math.sqrt(forward * forward + right * right) / 100, 9);
    }),
  );
  expect(straightAhead([], 1)).toMatchObject({ ok: false, fault: 'nobody' });
  expect(straightAhead([base(0, 0), base(2, 0, 900)], 1)).toMatchObject({ ok: false, fault: 'facings-differ' });
  expect(straightAhead([base(0, 0)], -1)).toMatchObject({ ok: false, fault: 'backwards' });
});

test('groups are chains of edges in contact; a corner is not enough', () => {
  const group = lineOf(base(0, 0), 3);
  const behindThem = base(0, -side);
  const corner = base(3 * side, side);
  const alone = base(0, 9);
  const all = [...group, behindThem, corner, alone];
  expect(groupsOf(all)).toEqual([[0, 1, 2, 3], [4], [5]]);
  const notBehind = (at: number) => all[at] !== behindThem;
  expect(groupsOf(all, (a, b) => notBehind(a) && notBehind(b))).toEqual([[0, 1, 2], [3], [4], [5]]);
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 8 }), (bases) => {
      expect(
        groupsOf(bases)
          .flat()
          .sort((a, b) => a - b),
      ).toEqual(bases.map((_, at) => at));
    }),
  );
});

test('a line that faces right stands in column, and back again', () => {
  fc.assert(
    fc.property(line, (group) => {
      const after = done(face(group, 'right'));
      expect(after.slice(1).every((one, at) => inFile(one, after[at] as Base))).toBe(true);
      expect(inColumn(after, 3)).toBe(group.length >= 3);
      expect(done(face(after, 'left'))).toEqual(group);
    }),
  );
});

test('ranks are found, and reforming keeps everyone and overlaps nobody', () => {
  fc.assert(
    fc.property(
      unit,
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('left' as const, 'right' as const),
      (first, count, wide, to) => {
        const group = lineOf(first, count);
        const made = reform(group, wide, to);
        if (wide > count) {
          expect(made).toMatchObject({ ok: false, fault: 'too-many' });
          return;
        }
        const after = done(made);
        const ranks = ranksOf(after);
        expect(ranks?.map((rank) => rank.length)).toEqual(
          Array.from({ length: Math.ceil(count / wide) }, (_, at) => Math.min(wide, count - at * wide)),
        );
        for (const [at, a] of after.entries()) for (const b of after.slice(at + 1)) expect(overlap(a, b)).toBe(false);
        expect(groupsOf(after)).toHaveLength(1);
        // Wide again, everyone is back on one line.
        expect(ranksOf(done(reform(after, count, to)))).toHaveLength(1);
      },
    ),
  );
});

test('a square has half its units facing each way, back to back', () => {
  for (const count of [2, 4, 6]) {
    const after = done(square(lineOf(base(0, 0), count), 6));
    expect(after.filter((one) => one.facing === 0)).toHaveLength(count / 2);
    expect(after.filter((one) => one.facing === 1800)).toHaveLength(count / 2);
    expect(groupsOf(after)).toHaveLength(1);
    for (const one of after.filter(({ facing: to }) => to === 0))
      expect(after.some((other) => contactOf(one, other)?.edge === 'rear' && contactOf(one, other)?.on === 'rear')).toBe(true);
  }
  expect(square(lineOf(base(0, 0), 3), 6)).toMatchObject({ ok: false, fault: 'odd-number' });
  expect(square(lineOf(base(0, 0), 8), 6)).toMatchObject({ ok: false, fault: 'too-many' });
});

test('a column goes on line about its leader', () => {
  const column = [0, 1, 2, 3, 4].map((at) => base(0, -at * side));
  const after = done(goOnLine(column, 4, 'right'));
  expect(after.map((one) => [Math.round(one.x / side), Math.round(one.y / side)])).toEqual([
    [0, 0],
    [1, 0],
    [-1, 0],
    [2, 0],
    [0, -1],
  ]);
  expect(ranksOf(after)?.map((rank) => rank.length)).toEqual([4, 1]);
  const two = [0, 1, 2].flatMap((at) => [base(0, -at * side), base(side, -at * side)]);
  expect(ranksOf(done(goOnLine(two, 4, 'left')))?.map((rank) => rank.length)).toEqual([4, 2]);
});

test('a charge ends in full contact, overlaps nobody and is measured to the first touch', () => {
  fc.assert(
    fc.property(
      unit,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: -300, max: 300 }),
      fc.integer({ min: 50, max: 400 }),
      fc.integer({ min: -300, max: 300 }),
      (first, chargers, enemies, angle, apart, shift) => {
        const group = lineOf(first, chargers);
        const facedAt = settled({
          ...first,
          ...placeFrom(first, 2.5 + apart / 100, shift / 100),
          facing: first.facing + 1800 + angle,
        });
        const foes = lineOf(facedAt, enemies);
        fc.pre(!group.some((one) => foes.some((foe) => overlap(one, foe, 0))));
        const way = { x: sine(first.facing) * 12, y: cosine(first.facing) * 12 };
        const charged = charge(group, way, foes);
        if (!charged.ok) {
          expect(charged.fault).toBe('no-contact');
          return;
        }
        expect(charged.contacts.length).toBeGreaterThan(0);
        expect(charged.travelled).toBeLessThanOrEqual(12);
        const near = Math.min(...charged.atContact.flatMap((one) => foes.map((foe) => gap(one, foe))));
        expect(near).toBeLessThan(3 * touch);
        for (const one of charged.bases) for (const foe of foes) expect(overlap(one, foe)).toBe(false);
        for (const { charger, enemy } of charged.contacts)
          expect(contactOf(charged.bases[charger] as Base, foes[enemy] as Base)?.full).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});

test('those who wrap stand on the flank and the rear in full', () => {
  fc.assert(
    fc.property(unit, fc.constantFrom('left' as const, 'right' as const), (end, to) => {
      const [flank, rear, third] = wrapAround([base(40, 40), base(42, 40), base(44, 40)], end, to);
      expect(contactOf(flank as Base, end)).toMatchObject({ edge: 'front', on: to, full: true });
      expect(contactOf(rear as Base, end)).toMatchObject({ edge: 'front', on: 'rear', full: true });
      expect(third).toEqual(base(44, 40));
      expect(overlap(flank as Base, rear as Base)).toBe(false);
    }),
  );
});

test('pushed back means straight away, facing kept', () => {
  fc.assert(
    fc.property(unit, (winner) => {
      const loser = placeAgainst(winner, edgeOf(winner, 'front'), winner.facing);
      const back = pushedBack(loser, winner.facing, side);
      expect(back.facing).toBe(loser.facing);
      expect(gap(back, winner)).toBeCloseTo(side, 2);
      expect(contactOf(done(straightAhead([winner], side))[0] as Base, back)).toMatchObject({
        edge: 'front',
        on: 'front',
        full: true,
      });
    }),
  );
});

test('a zone lies before the front edge, and merely touching it is not being in it', () => {
  const zone = zoneOf(base(0, 0), side, side);
  expect(inZone(zone, base(0, 1.5 * side))).toBe(true);
  expect(inZone(zone, base(0, 2 * side))).toBe(false);
  expect(inZone(zone, base(side, side))).toBe(false);
  expect(inZone(zone, base(side - 0.1, side))).toBe(true);
});

test('the first meeting on a way is just short of an overlap', () => {
  fc.assert(
    fc.property(unit, unit, facing, (mover, other, heading) => {
      fc.pre(!overlap(mover, other, 0));
      const way = { x: sine(heading) * 15, y: cosine(heading) * 15 };
      const share = meets(mover, way, other);
      const at = (part: number) => ({ ...mover, x: mover.x + way.x * part, y: mover.y + way.y * part });
      if (share === null) for (const part of [0.2, 0.4, 0.6, 0.8, 1]) expect(overlap(at(part), other, touch + 1e-6)).toBe(false);
      else expect(overlap(at(share), other, touch + 1e-6)).toBe(false);
      if (share !== null && share < 0.98) expect(gap(at(share), other)).toBeLessThan(0.1);
    }),
  );
});

test('of meetings at the same time the one with more of the front edge counts, and an earlier one counts before it', () => {
  const other = base(0.6 * side, 5);
  const first = (behind: number) => firstMeeting([base(0, 0), base(side, -behind)], { x: 0, y: 6 }, [other])?.mover;
  expect([first(0), first(touch / 2), first(3 * touch)]).toEqual([1, 1, 0]);
  const wide = (behind: number) => firstMeeting([base(side, 0), base(0, -behind)], { x: 0, y: 6 }, [other])?.mover;
  expect([wide(0), wide(touch / 2), wide(-touch / 2), wide(-3 * touch)]).toEqual([0, 0, 0, 1]);
});

test('a corner that comes to overlap at the end of a way is met, however slightly', () => {
  const stands = { ...base(23.7802734375, 17.1220703125), facing: 3150, width: 1.5751953125, depth: 1.5751953125 };
  const moves = { ...stands, x: 23.9111328125, y: 14.9091796875, facing: 399 };
  const [way, end] = [
    { x: 24.1328125 - moves.x, y: 15.1748046875 - moves.y },
    { ...moves, x: 24.1328125, y: 15.1748046875 },
  ];
  expect(overlap(moves, stands)).toBe(false);
  expect(overlap(end, stands)).toBe(true);
  expect(meets(moves, way, stands)).not.toBeNull();
});

test('a way through a wood is as long as the base is on it', () => {
  const wood = rectangle(point(-5, 4), point(5, 6));
  const [stretch, none] = stretchesIn(base(0, 0), point(0, 12), wood);
  expect(none).toBeUndefined();
  expect(stretch?.from).toBeCloseTo(4 - side / 2, 1);
  expect(stretch?.to).toBeCloseTo(6 + side / 2, 1);
  expect(stretchesIn(base(0, 0), point(12, 0), wood)).toEqual([]);
  // A base that begins and ends inside, touching no border, is inside all the way.
  expect(stretchesIn(base(0, 0), point(0, 3), rectangle(point(-9, -9), point(9, 9)))).toEqual([{ from: 0, to: 3 }]);
  fc.assert(
    fc.property(unit, inches, inches, (one, x, y) => {
      fc.pre(x * x + y * y > 0.01);
      const parts = stretchesIn(one, point(x, y), wood);
      const length = Math.sqrt(x * x + y * y);
      for (const share of [0.05, 0.35, 0.65, 0.95]) {
        const here = { ...one, x: one.x + x * share, y: one.y + y * share };
        const inside = parts.some(({ from, to }) => from <= share * length + 0.01 && share * length - 0.01 <= to);
        if (occupies({ ...here, width: here.width - 0.2, depth: here.depth - 0.2 }, wood)) expect(inside).toBe(true);
        if (!occupies({ ...here, width: here.width + 0.2, depth: here.depth + 0.2 }, wood)) expect(inside).toBe(false);
      }
    }),
  );
});

test('terrain holds a base by any part, wholly, or so deep', () => {
  const wood = rectangle(point(0, 0), point(6, 6));
  expect(occupies(base(-side / 2, 3), wood)).toBe(false);
  expect(occupies(base(-side / 2 + 0.1, 3), wood)).toBe(true);
  expect(occupies(base(3, 3, 0, 20, 20), wood)).toBe(true);
  expect(liesWithin(base(0.5, 3), wood)).toBe(false);
  expect(liesWithin(base(3, 3), wood)).toBe(true);
  expect(depthWithin(base(3, 3), wood)).toBeCloseTo(3 - side / 2, 9);
  expect(depthWithin(base(0.5, 3), wood)).toBe(0);
  // A horseshoe: the point between its arms is outside.
  const shoe = [point(0, 0), point(6, 0), point(6, 6), point(4, 6), point(4, 2), point(2, 2), point(2, 6), point(0, 6)];
  expect(contains(shoe, point(3, 4))).toBe(false);
  expect(contains(shoe, point(1, 4))).toBe(true);
  expect(liesWithin(base(3, 1, 0, 5, 1.5), shoe)).toBe(true);
  expect(liesWithin(base(3, 4, 0, 5, 1.5), shoe)).toBe(false);
});

test('faces of larger bases run clockwise, one for each base length', () => {
  expect(facesOf(base(0, 0), side).map(({ edge, index }) => `${edge} ${index}`)).toEqual([
    'front 0',
    'right 0',
    'rear 0',
    'left 0',
  ]);
  const deep = facesOf(base(0, 0, 0, side, 2 * side), side);
  expect(deep.map(({ edge, index }) => `${edge} ${index}`)).toEqual([
    'front 0',
    'right 0',
    'right 1',
    'rear 0',
    'left 0',
    'left 1',
  ]);
  expect(deep.every(({ segment }) => Math.abs(distance(segment.a, segment.b) - side) < 1e-9)).toBe(true);
  expect(facesOf(base(0, 0, 0, 2 * side, 2 * side), side)).toHaveLength(8);
});

test('the area swept over holds every place on the way', () => {
  fc.assert(
    fc.property(unit, inches, inches, (one, x, y) => {
      const hull = swept(one, point(x, y));
      for (const share of [0, 0.3, 0.7, 1])
        for (const corner of corners({ ...one, x: one.x + x * share, y: one.y + y * share })) {
          const grown = hull.map((p) => ({
            x: one.x + x / 2 + (p.x - one.x - x / 2) * 1.0001,
            y: one.y + y / 2 + (p.y - one.y - y / 2) * 1.0001,
          }));
          expect(contains(grown, corner)).toBe(true);
        }
    }),
  );
});

test('the table has edges', () => {
  expect(onTable(base(side / 2, side / 2), 48, 36)).toBe(true);
  expect(onTable(base(side / 2, side / 2, 450), 48, 36)).toBe(false);
  expect(onTable(base(48, 3), 48, 36)).toBe(false);
});

test('manoeuvres end on these very coordinates on every machine', () => {
  const start = lineOf(base(10.125, 7.5, 123), 3);
  const wheeled = done(wheel(start, 'left', 371));
  const moved = done(oblique(wheeled, 2.7, -1.3));
  const turned = done(face(moved, 'right'));
  const foes = lineOf(base(6, 14, 1437), 2);
  const charged = charge(moved, { x: sine(3400) * 9, y: cosine(3400) * 9 }, foes);
  const coordinates = (bases: readonly Base[]) => bases.map((one) => [one.x * 1024, one.y * 1024, one.facing]);
  expect({
    wheeled: coordinates(wheeled),
    moved: coordinates(moved),
    turned: coordinates(turned),
    charged: charged.ok && coordinates(charged.bases),
  }).toEqual({
    wheeled: [
      [10822, 8246, 3352],
      [12287, 8922, 3352],
      [13751, 9599, 3352],
    ],
    moved: [
      [8454, 10197, 3352],
      [9919, 10873, 3352],
      [11383, 11550, 3352],
    ],
    turned: [
      [8454, 10197, 652],
      [9919, 10873, 652],
      [11383, 11550, 652],
    ],
    charged: [
      [7099, 13036, 3237],
      [8400, 13991, 3237],
      [9699, 14946, 3237],
    ],
  });
});

test('every coordinate a manoeuvre returns lies on the grid', () => {
  const onGrid = (one: Base) => Number.isInteger(one.x * 1024) && Number.isInteger(one.y * 1024) && Number.isInteger(one.facing);
  fc.assert(
    fc.property(line, facing, fc.integer({ min: 0, max: 900 }), (group, angle, far) => {
      for (const bases of [
        done(wheel(group, 'left', Math.min(angle, 1800))),
        done(oblique(group, far / 77, -far / 100)),
        done(reform(group, 1, 'left')),
        group.map((one) => pushedBack(one, angle, side)),
        wrapAround(group, group[0] as Base, 'left'),
      ])
        expect(bases.every(onGrid)).toBe(true);
    }),
  );
  expect(degrees(45)).toBe(450);
});
