/** Lines: sight, distances, arrows, turns, and the directions of a d12. */
import { forwardArc, inArcOfFire } from '../../../engine/fr3/table/arcs.ts';
import { clockHeading, disorientInLine } from '../../../engine/fr3/table/clock.ts';
import { lineOfSight } from '../../../engine/fr3/table/sight.ts';
import {
  ahead,
  type Base,
  distance,
  farthestEdge,
  fromEdge,
  fromPoint,
  middle,
  outward,
  type Point,
  placeFrom,
  plus,
  step,
  times,
} from '../../../engine/kernel/geometry.ts';
import { anchorOf, type Makers, terrainOf } from './making.ts';
import { edgeMiddle } from './moves.ts';

export const lines: Makers = {
  /** Two lines of sight, with a cross where something blocks them. */
  sight(sheet, given) {
    const [from, to] = [given.unit(0), given.unit(1)];
    const others = [...sheet.units.values()].filter(({ handle, side }) => handle !== from && handle !== to && side !== 'X');
    const seen = lineOfSight(sheet.base(from), sheet.base(to), {
      units: others.map(({ base }) => base),
      terrain: terrainOf(sheet),
    });
    const look = seen.clear ? 'sight sight-clear' : 'sight sight-blocked';
    for (const { a, b } of seen.lines)
      sheet.add('marks', {
        kind: 'path',
        commands: [
          ['M', a],
          ['L', b],
        ],
        look,
      });
    for (const { base, blocks } of seen.bases)
      if (blocks) sheet.add('marks', { kind: 'sign', at: (others[base] as { base: Base }).base, sign: 'cross', look: 'no' });
    const target = sheet.base(to);
    sheet.add(
      'marks',
      {
        kind: 'sign',
        at: placeFrom(target, -target.depth / 2 - 0.35, 0),
        sign: seen.clear ? 'tick' : 'cross',
        look: seen.clear ? 'yes' : 'no',
      },
      placeFrom(target, -target.depth / 2 - 0.7, 0),
    );
  },
  /** The distance from a front edge to the nearest point on a target. */
  range(sheet, given) {
    const { from, to, distance: length } = fromEdge(sheet.base(given.unit(0)), sheet.base(given.unit(1)));
    sheet.add(
      'marks',
      { kind: 'measure', a: from, b: to, words: { text: given.text ?? '', length }, beside: given.numbers[0] ?? 0 },
      from,
      to,
    );
  },
  /** The distance from a place to the nearest point on a unit. */
  near(sheet, given) {
    const { from, to, distance: length } = fromPoint(given.place(), sheet.base(given.unit()));
    sheet.add('marks', { kind: 'measure', a: from, b: to, words: { text: given.text ?? '', length }, beside: 0 }, from, to);
  },
  measure(sheet, given) {
    const [a, b] = [given.place(0), given.place(1)];
    sheet.add(
      'marks',
      {
        kind: 'measure',
        a,
        b,
        words: given.has('named') ? { text: given.text ?? '' } : { text: given.text ?? '', length: distance(a, b) },
        beside: given.numbers[0] ?? 0,
      },
      a,
      b,
    );
  },
  line(sheet, given) {
    const [a, b] = [given.place(0), given.place(1)];
    sheet.add(
      'areas',
      {
        kind: 'path',
        commands: [
          ['M', a],
          ['L', b],
        ],
        look: 'line',
      },
      a,
      b,
    );
  },
  arrow(sheet, given) {
    const places = given.places;
    const look = given.one(['allowed', 'forbidden', 'way', 'thin'] as const) ?? 'way';
    const [first, second, third] = places as [Point, Point, Point | undefined];
    sheet.add(
      'ways',
      {
        kind: 'path',
        commands: third
          ? [
              ['M', first],
              ['Q', second, third],
            ]
          : [
              ['M', first],
              ['L', second],
            ],
        look,
        head: true,
      },
      ...places,
    );
    if (given.text) {
      const at = middle(first, third ?? second);
      sheet.add('words', {
        kind: 'words',
        at: plus(at, { x: 0.15, y: 0 }),
        words: { text: given.text },
        look: 'quiet',
        anchor: anchorOf(given, 'start'),
      });
    }
  },
  /** An arrow for a move that is shown but not made, from the middle of the front edge, marked as allowed or forbidden. */
  go(sheet, given) {
    const base = sheet.base(given.unit());
    const { forward, right } = given.way;
    const from = edgeMiddle(base, forward < 0 ? 'rear' : 'front');
    const to = plus(from, step(base.facing, forward, right));
    const allowed = !given.has('forbidden');
    const bend = given.has('round') ? plus(from, step(base.facing, forward * 0.15, right * 0.95)) : null;
    sheet.add(
      'marks',
      {
        kind: 'path',
        commands: bend
          ? [
              ['M', from],
              ['Q', bend, to],
            ]
          : [
              ['M', from],
              ['L', to],
            ],
        look: allowed ? 'allowed' : 'forbidden',
        head: true,
      },
      from,
      to,
    );
    const sign = plus(from, times({ x: to.x - from.x, y: to.y - from.y }, 0.5));
    sheet.add('marks', {
      kind: 'sign',
      at: bend ? plus(times(bend, 0.5), times(middle(from, to), 0.5)) : sign,
      sign: allowed ? 'tick' : 'cross',
      look: allowed ? 'yes' : 'no',
    });
  },
  /** Whether a unit may aim at another one. Marks the target's farthest edge, with a tick or a cross behind it. */
  aim(sheet, given) {
    const [firer, target] = [sheet.base(given.unit(0)), sheet.base(given.unit(1))];
    const edge = farthestEdge(forwardArc(firer).apex, target);
    const may = inArcOfFire(firer, target);
    sheet.add('marks', { kind: 'edge', base: target, edge, look: may ? 'good' : 'bad', text: null });
    const at = plus(edgeMiddle(target, edge), times(ahead(outward(target, edge)), 0.42));
    sheet.add(
      'marks',
      { kind: 'sign', at, sign: may ? 'tick' : 'cross', look: may ? 'yes' : 'no' },
      plus(at, times(ahead(outward(target, edge)), 0.3)),
    );
  },
  /** A turn in place, as a curved arrow around the base: `turning A1 right`. */
  turning(sheet, given) {
    const base = sheet.base(given.unit());
    const right = !given.has('left');
    const about = given.has('about');
    const r = base.width * (about ? 0.34 : 0.66);
    const sweep = about ? 1560 : 800;
    const from = about ? 120 : 60;
    const start = base.facing + (right ? from : -from);
    const end = base.facing + (right ? from + sweep : -from - sweep);
    const [a, b] = [plus(base, times(ahead(start), r)), plus(base, times(ahead(end), r))];
    sheet.add(
      'marks',
      {
        kind: 'path',
        commands: [
          ['M', a],
          ['A', r, false, right, b],
        ],
        look: 'turning',
        head: true,
      },
      a,
      b,
      plus(base, times(ahead(base.facing + (right ? 450 : -450)), r)),
    );
  },
  /** The twelve directions of a d12 around a unit. */
  clock(sheet, given) {
    const base = sheet.base(given.unit());
    const r = given.numbers[0] ?? 2.4;
    const split = given.has('line');
    for (let hour = 1; hour <= 12; hour++) {
      const inLine = disorientInLine(hour);
      const kind = split ? inLine.kind : 'plain';
      const heading =
        !split || kind === 'turn' ? clockHeading(base, hour) : base.facing + inLine.angle + (kind === 'backward' ? 1800 : 0);
      const inner = plus(base, times(ahead(heading), 1.25));
      const outer = plus(base, times(ahead(heading), r - 0.35));
      sheet.add('ways', {
        kind: 'path',
        commands: [
          ['M', inner],
          ['L', outer],
        ],
        look: `hour hour-${kind}`,
        head: true,
      });
      const at = plus(base, times(ahead(heading), r));
      sheet.add(
        'words',
        { kind: 'number', at, text: String(hour), look: `hour-${kind}` },
        plus(base, times(ahead(heading), r + 0.35)),
      );
    }
  },
  /** A row of stakes in front of a unit. */
  stakes(sheet, given) {
    const base = sheet.base(given.unit());
    const row = Array.from({ length: 7 }, (_, at) => -base.width / 2 + ((at + 0.5) * base.width) / 7);
    for (const right of row) {
      const foot = placeFrom(base, base.depth / 2 + 0.06, right);
      const tip = placeFrom(base, base.depth / 2 + 0.42, right + 0.1 * (right > 0 ? 1 : -1));
      sheet.add(
        'marks',
        {
          kind: 'path',
          commands: [
            ['M', foot],
            ['L', tip],
          ],
          look: 'stake',
        },
        tip,
      );
    }
  },
};
