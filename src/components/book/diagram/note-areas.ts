/** Areas: arcs, range bands, zones of control, circles and outlines. */
import { forwardArc } from '../../../engine/fr3/table/arcs.ts';
import { bandsOf } from '../../../engine/fr3/table/bands.ts';
import { zoneOfControl } from '../../../engine/fr3/table/zones.ts';
import {
  type Arc,
  ahead,
  arcBefore,
  arcOf,
  type Base,
  corners,
  distance,
  type EdgeName,
  edgeNames,
  edgeOf,
  facesOf,
  middle,
  type Point,
  placeFrom,
  plus,
  rectangle,
  step,
  times,
} from '../../../engine/kernel/geometry.ts';
import { closedPath, cornersOf, type Makers, sideLook } from './making.ts';
import { edgeMiddle } from './moves.ts';
import type { Command } from './shapes.ts';

/** The area within a distance of an edge and inside its arc: straight sides, curves around the corners, and a straight front. */
function reach(base: Base, edge: EdgeName, arc: Arc, inches: number): readonly Command[] {
  const { a, b } = edgeOf(base, edge);
  const out = (p: Point, heading: number) => plus(p, times(ahead(heading), inches));
  return [
    ['M', a],
    ['L', out(a, arc.facing - arc.half)],
    ['A', inches, false, true, out(a, arc.facing)],
    ['L', out(b, arc.facing)],
    ['A', inches, false, true, out(b, arc.facing + arc.half)],
    ['L', b],
    ['Z'],
  ];
}

export const areas: Makers = {
  /** The arc in front of a unit, or at another of its edges, up to a distance. */
  arc(sheet, given) {
    const handle = given.unit();
    const base = sheet.base(handle);
    const edge = given.one(edgeNames) ?? 'front';
    const arc = edge === 'front' ? forwardArc(base) : arcOf(base, edge);
    const inches = given.numbers[0] ?? 4;
    const commands = reach(base, edge, arc, inches);
    sheet.add('areas', { kind: 'path', commands, look: `arc arc-${sideLook(sheet, handle)}` }, ...cornersOf(commands));
    const { a, b } = edgeOf(base, edge);
    const tip = (p: Point, heading: number) => plus(p, times(ahead(heading), inches));
    for (const [corner, heading] of [
      [a, arc.facing - arc.half],
      [b, arc.facing + arc.half],
    ] as const)
      sheet.add('areas', {
        kind: 'path',
        commands: [
          ['M', given.has('rays') ? arc.apex : corner],
          ['L', tip(corner, heading)],
        ],
        look: `ray ray-${sideLook(sheet, handle)}`,
      });
    if (given.text) {
      const at = plus(middle(a, b), times(ahead(arc.facing), inches * 0.72));
      sheet.add('words', { kind: 'words', at, words: { text: given.text }, look: 'quiet', anchor: 'middle' });
    }
  },
  /** Arcs in front of every face of a base, because ships fire in all directions. */
  arcs(sheet, given) {
    const handle = given.unit();
    const base = sheet.base(handle);
    const inches = given.numbers[0] ?? 3;
    for (const { segment, facing } of facesOf(base, sheet.side)) {
      const arc = arcBefore(segment, facing);
      const [left, right] = [
        plus(segment.a, times(ahead(facing - arc.half), inches)),
        plus(segment.b, times(ahead(facing + arc.half), inches)),
      ];
      const radius = distance(left, arc.apex);
      sheet.add(
        'areas',
        {
          kind: 'path',
          commands: [['M', segment.a], ['L', left], ['A', radius, false, true, right], ['L', segment.b], ['Z']],
          look: `face-arc arc arc-${sideLook(sheet, handle)}`,
        },
        left,
        right,
        plus(middle(segment.a, segment.b), times(ahead(facing), inches)),
      );
    }
  },
  /** The range bands of a type, as in the missile fire table. */
  fire(sheet, given) {
    const handle = given.unit();
    const { base, type } = sheet.unit(handle);
    const arc = forwardArc(base);
    const { bands } = bandsOf(type);
    for (const { to, counts } of [...bands].reverse()) {
      const commands = reach(base, 'front', arc, to);
      sheet.add('areas', { kind: 'path', commands, look: `band band-${counts}` }, ...cornersOf(commands));
    }
    bands.forEach(({ to, counts }, at) => {
      const from = bands[at - 1]?.to ?? 0;
      const front = edgeMiddle(base, 'front');
      const centre = plus(front, times(ahead(base.facing), (from + to) / 2));
      sheet.add('words', {
        kind: 'words',
        at: centre,
        words: { text: counts === 1 ? '1 unit' : `${counts} units` },
        look: 'strong',
        anchor: 'middle',
      });
      const edge = plus(front, times(ahead(base.facing), to - 0.42));
      sheet.add('words', { kind: 'words', at: edge, words: { text: '', length: to }, look: 'length', anchor: 'middle' });
    });
  },
  /** The zone of control of one or more units. */
  zone(sheet, given) {
    for (const handle of given.units) {
      const { base, side } = sheet.unit(handle);
      const zone = zoneOfControl({ base, side, level: 3 }) as Base;
      const points = corners(zone);
      sheet.add('areas', { kind: 'path', commands: closedPath(points), look: `zone zone-${side.toLowerCase()}` }, ...points);
    }
    if (given.text) {
      const zone = zoneOfControl({ base: sheet.base(given.unit()), side: 'A', level: 3 }) as Base;
      sheet.add('words', { kind: 'words', at: zone, words: { text: given.text }, look: 'quiet', anchor: 'middle' });
    }
  },
  area(sheet, given) {
    const look = given.words.find((word) => word !== 'to') ?? 'plain';
    const points = given.has('to') ? rectangle(given.place(0), given.place(1)) : given.places;
    sheet.add('areas', { kind: 'path', commands: closedPath(points), look: `area area-${look}` }, ...points);
    if (given.text) {
      const at = {
        x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
        y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
      };
      sheet.add('words', { kind: 'words', at, words: { text: given.text }, look: 'strong', anchor: 'middle' });
    }
  },
  /** The area within a distance of a base: `around A1 3`. */
  around(sheet, given) {
    const base = sheet.base(given.unit());
    const inches = given.numbers[0] ?? 1;
    const out = (p: Point, heading: number) => plus(p, times(ahead(heading), inches));
    const sides = edgeNames.map((edge, at) => {
      const { a, b } = edgeOf(base, edge);
      const heading = base.facing + at * 900;
      return { from: out(a, heading), to: out(b, heading) };
    });
    const commands = sides.flatMap(({ from, to }, at): readonly Command[] => [
      at === 0 ? ['M', from] : ['A', inches, false, true, from],
      ['L', to],
    ]);
    const first = sides[0]?.from as Point;
    sheet.add(
      'areas',
      {
        kind: 'path',
        commands: [...commands, ['A', inches, false, true, first], ['Z']],
        look: `area area-${given.words[0] ?? 'a'}`,
      },
      ...cornersOf(commands),
    );
  },
  circle(sheet, given) {
    const [centre, r] = [given.place(), given.numbers[0] ?? 1];
    const [left, right] = [
      { x: centre.x - r, y: centre.y },
      { x: centre.x + r, y: centre.y },
    ];
    sheet.add(
      'areas',
      {
        kind: 'path',
        commands: [['M', left], ['A', r, false, true, right], ['A', r, false, true, left], ['Z']],
        look: `area area-${given.words[0] ?? 'plain'}`,
      },
      left,
      right,
      { x: centre.x, y: centre.y + r },
      { x: centre.x, y: centre.y - r },
    );
  },
  /** A dashed line around a group. */
  outline(sheet, given) {
    const bases = given.units.map((handle) => sheet.base(handle));
    const first = bases[0] as Base;
    const local = bases.flatMap(corners).map((p) => ({ x: p.x - first.x, y: p.y - first.y }));
    const [f, r] = [ahead(first.facing), step(first.facing, 0, 1)];
    const forward = local.map((p) => p.x * f.x + p.y * f.y);
    const right = local.map((p) => p.x * r.x + p.y * r.y);
    const off = 0.14;
    const [top, bottom, west, east] = [
      Math.max(...forward) + off,
      Math.min(...forward) - off,
      Math.min(...right) - off,
      Math.max(...right) + off,
    ];
    const points = [
      placeFrom(first, top, west),
      placeFrom(first, top, east),
      placeFrom(first, bottom, east),
      placeFrom(first, bottom, west),
    ];
    sheet.add('marks', { kind: 'path', commands: closedPath(points), look: 'outline' }, ...points);
  },
};
