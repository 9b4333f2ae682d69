/** Notes of a diagram: arcs, zones, lines of sight, measures and signs, computed from where the units stand now. */

import { forwardArc, inArcOfFire } from '../../../engine/fr3/table/arcs.ts';
import { bandsOf } from '../../../engine/fr3/table/bands.ts';
import { clockHeading, disorientInLine } from '../../../engine/fr3/table/clock.ts';
import { deepFaces, type FacePlace, frontlessFaces, type RoleOfFace, singleFaces } from '../../../engine/fr3/table/faces.ts';
import { lineOfSight } from '../../../engine/fr3/table/sight.ts';
import { type Terrain, type TerrainKind, terrainKinds } from '../../../engine/fr3/table/terrain.ts';
import { zoneOfControl } from '../../../engine/fr3/table/zones.ts';
import {
  type Arc,
  ahead,
  arcBefore,
  arcOf,
  type Base,
  bearing,
  corners,
  distance,
  type EdgeName,
  edgeNames,
  edgeOf,
  facesOf,
  farthestEdge,
  fromEdge,
  fromPoint,
  inside as covers,
  middle,
  outward,
  type Point,
  placeFrom,
  plus,
  rectangle,
  step,
  times,
} from '../../../engine/kernel/geometry.ts';
import type { Note } from '../../../engine/kernel/notation.ts';
import type { Given } from './given.ts';
import { edgeMiddle } from './moves.ts';
import type { Anchor, Command } from './shapes.ts';
import { type Sheet, scales } from './sheet.ts';

const anchors = ['start', 'middle', 'end'] as const;
const anchorOf = (given: Given, usual: Anchor = 'middle'): Anchor => given.one(anchors) ?? usual;
const closed = (points: readonly Point[]): readonly Command[] => [
  ...points.map((p, at): Command => [at === 0 ? 'M' : 'L', p]),
  ['Z'],
];

/** What lies within so many inches of an edge and inside its arc: rays, arcs about the corners, and the straight front. */
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

const cornersOf = (commands: readonly Command[]): readonly Point[] =>
  commands.flatMap((command) => command.slice(1).filter((part): part is Point => typeof part === 'object'));

const sideLook = (sheet: Sheet, handle: string): string => sheet.unit(handle).side.toLowerCase();

/** Where a label stands beside a base, as the page sees it. */
function beside(base: Base, given: Given): { readonly at: Point; readonly anchor: Anchor } {
  const points = corners(base);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const off = 0.16;
  if (given.has('left')) return { at: { x: Math.min(...xs) - off, y: base.y }, anchor: 'end' };
  if (given.has('right')) return { at: { x: Math.max(...xs) + off, y: base.y }, anchor: 'start' };
  if (given.has('above')) return { at: { x: base.x, y: Math.max(...ys) + off + 0.1 }, anchor: 'middle' };
  return { at: { x: base.x, y: Math.min(...ys) - off - 0.14 }, anchor: 'middle' };
}


/** The role of every face, written outside it, or inside where an enemy stands against it. */
function roles(sheet: Sheet, base: Base, faces: readonly RoleOfFace[], allInside: boolean): void {
  const others = [...sheet.units.values()].filter((unit) => unit.base !== base);
  for (const { segment, facing, role } of faces) {
    const centre = middle(segment.a, segment.b);
    const shorter = (p: Point): Point => plus(centre, times({ x: p.x - centre.x, y: p.y - centre.y }, 0.9));
    sheet.add('marks', { kind: 'path', commands: [['M', shorter(segment.a)], ['L', shorter(segment.b)]], look: `face face-${role}` });
    const out = ahead(facing);
    const level = Math.abs(out.x) > 0.5;
    const outside = plus(centre, times(out, level ? 0.16 : 0.34));
    const within = allInside || others.some((unit) => covers(unit.base, plus(centre, times(out, 0.5))));
    const at = within ? plus(centre, times(out, level ? -0.5 : -0.34)) : outside;
    const anchor: Anchor = !level || within ? 'middle' : out.x > 0 ? 'start' : 'end';
    sheet.add('words', { kind: 'words', at, words: { text: role }, look: `role role-${role}`, anchor }, within ? centre : plus(at, times(out, level ? 0.9 : 0.2)));
  }
}

type NoteMaker = (sheet: Sheet, given: Given) => void;

const makers: Readonly<Record<string, NoteMaker>> = {
  scale(sheet, given) {
    sheet.scale = given.numbers[0] ?? scales[given.one(['close', 'field', 'table'] as const) ?? 'close'];
  },
  view(sheet, given) {
    sheet.look(given.place(0), given.place(1));
  },
  /** The forward arc, or that of another edge, to a distance. */
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
  /** Arcs before every face of a base: ships fire all round. */
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
  /** Range bands of a type, as the table of missile fire counts them. */
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
      sheet.add('areas', { kind: 'path', commands: closed(points), look: `zone zone-${side.toLowerCase()}` }, ...points);
    }
    if (given.text) {
      const zone = zoneOfControl({ base: sheet.base(given.unit()), side: 'A', level: 3 }) as Base;
      sheet.add('words', { kind: 'words', at: zone, words: { text: given.text }, look: 'quiet', anchor: 'middle' });
    }
  },
  /** Two lines of sight; what blocks them is crossed out. */
  sight(sheet, given) {
    const [from, to] = [given.unit(0), given.unit(1)];
    const others = [...sheet.units.values()].filter(({ handle, side }) => handle !== from && handle !== to && side !== 'X');
    const seen = lineOfSight(sheet.base(from), sheet.base(to), {
      units: others.map(({ base }) => base),
      terrain: sheetTerrain.get(sheet) ?? [],
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
  /** The distance from a front edge to the nearest point of a target. */
  range(sheet, given) {
    const { from, to, distance: length } = fromEdge(sheet.base(given.unit(0)), sheet.base(given.unit(1)));
    sheet.add(
      'marks',
      { kind: 'measure', a: from, b: to, words: { text: given.text ?? '', length }, beside: given.numbers[0] ?? 0 },
      from,
      to,
    );
  },
  /** The distance from a place to the nearest point of a unit. */
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
    sheet.add('areas', { kind: 'path', commands: [['M', a], ['L', b]], look: 'line' }, a, b);
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
  /** A move that is only shown: from the middle of the front edge, allowed or forbidden. */
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
  area(sheet, given) {
    const look = given.words.find((word) => word !== 'to') ?? 'plain';
    const points = given.has('to') ? rectangle(given.place(0), given.place(1)) : given.places;
    sheet.add('areas', { kind: 'path', commands: closed(points), look: `area area-${look}` }, ...points);
    if (given.text) {
      const at = {
        x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
        y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
      };
      sheet.add('words', { kind: 'words', at, words: { text: given.text }, look: 'strong', anchor: 'middle' });
    }
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
  /** The twelve directions of a d12 about a unit. */
  clock(sheet, given) {
    const base = sheet.base(given.unit());
    const r = given.numbers[0] ?? 2.4;
    const split = given.has('line');
    for (let hour = 1; hour <= 12; hour++) {
      const inLine = disorientInLine(hour);
      const kind = split ? inLine.kind : 'plain';
      const heading = !split || kind === 'turn' ? clockHeading(base, hour) : base.facing + inLine.angle + (kind === 'backward' ? 1800 : 0);
      const inner = plus(base, times(ahead(heading), 1.25));
      const outer = plus(base, times(ahead(heading), r - 0.35));
      sheet.add('ways', { kind: 'path', commands: [['M', inner], ['L', outer]], look: `hour hour-${kind}`, head: true });
      const at = plus(base, times(ahead(heading), r));
      sheet.add('words', { kind: 'number', at, text: String(hour), look: `hour-${kind}` }, plus(base, times(ahead(heading), r + 0.35)));
    }
  },
  /** A dashed line about a group. */
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
    sheet.add('marks', { kind: 'path', commands: closed(points), look: 'outline' }, ...points);
  },
  /** Whether a unit may aim at another: its farthest edge picked out, and a tick or a cross behind it. */
  aim(sheet, given) {
    const [firer, target] = [sheet.base(given.unit(0)), sheet.base(given.unit(1))];
    const edge = farthestEdge(forwardArc(firer).apex, target);
    const may = inArcOfFire(firer, target);
    sheet.add('marks', { kind: 'edge', base: target, edge, look: may ? 'good' : 'bad', text: null });
    const at = plus(edgeMiddle(target, edge), times(ahead(outward(target, edge)), 0.42));
    sheet.add('marks', { kind: 'sign', at, sign: may ? 'tick' : 'cross', look: may ? 'yes' : 'no' }, plus(at, times(ahead(outward(target, edge)), 0.3)));
  },
  /** What holding an edge of a unit is worth: `bonus B1 left "+1"`. */
  bonus(sheet, given) {
    const base = sheet.base(given.unit());
    sheet.add('words', { kind: 'number', at: edgeMiddle(base, given.one(edgeNames) ?? 'front'), text: given.text ?? '+1', look: 'bonus' });
  },
  /** A bonus that one unit gives another: `gives A1 A2 "+1"`. */
  gives(sheet, given) {
    const [from, to] = [sheet.base(given.unit(0)), sheet.base(given.unit(1))];
    const at = middle(from, to);
    sheet.add('words', { kind: 'sign', at, sign: 'pointer', look: String(bearing(from, to) / 10) });
    sheet.add('words', { kind: 'number', at, text: given.text ?? '+1', look: 'bonus' });
  },
  /** An edge picked out, with a word outside it. */
  edge(sheet, given) {
    const edge = given.one(edgeNames) ?? 'front';
    const base = sheet.base(given.unit());
    sheet.add(
      'marks',
      { kind: 'edge', base, edge, look: given.one(['good', 'bad'] as const) ?? 'plain', text: given.text },
      edgeMiddle(base, edge),
    );
  },
  /** Front, flanks and rear of a base of any size; `met left 1` says where the most dangerous enemy touches. */
  faces(sheet, given) {
    const base = sheet.base(given.unit());
    const edge = given.one(edgeNames);
    const met: FacePlace = { edge: edge ?? 'front', index: given.numbers[0] ?? 0 };
    const list = given.has('frontless')
      ? frontlessFaces(base, edge ?? 'front')
      : base.depth > base.width * 1.2
        ? deepFaces(base, met)
        : singleFaces(base);
    roles(sheet, base, list, given.has('inside'));
  },
  text(sheet, given) {
    const look = given.one(['strong', 'quiet', 'small', 'title', 'side-a', 'side-b'] as const) ?? 'quiet';
    const at = given.place();
    sheet.add('words', { kind: 'words', at, words: { text: given.text ?? '' }, look, anchor: anchorOf(given) }, at);
  },
  label(sheet, given) {
    const { at, anchor } = beside(sheet.base(given.unit()), given);
    sheet.add('words', { kind: 'words', at, words: { text: given.text ?? '' }, look: 'label', anchor }, at, {
      x: at.x + (anchor === 'start' ? 0.9 : anchor === 'end' ? -0.9 : 0),
      y: at.y,
    });
  },
  number(sheet, given) {
    const at = given.units[0] ? sheet.base(given.units[0]) : given.place();
    sheet.add(
      'words',
      { kind: 'number', at, text: given.text ?? String(given.numbers[0] ?? 1), look: given.words[0] ?? 'plain' },
      at,
    );
  },
  tick: (sheet, given) => sheet.add('marks', { kind: 'sign', at: given.place(), sign: 'tick', look: 'yes' }, given.place()),
  cross: (sheet, given) => sheet.add('marks', { kind: 'sign', at: given.place(), sign: 'cross', look: 'no' }, given.place()),
  dot: (sheet, given) =>
    sheet.add('marks', { kind: 'sign', at: given.place(), sign: 'dot', look: given.words[0] ?? 'plain' }, given.place()),
  /** A turn on the spot, as a curved arrow about the base: `turning A1 right`. */
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
  /** Row of stakes before a unit. */
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

/** Terrain of the sheet as the engine knows it: lines of sight need it. */
export const sheetTerrain = new WeakMap<Sheet, Terrain[]>();

export function addTerrain(sheet: Sheet, type: string, polygon: readonly Point[]): void {
  if (!terrainKinds.includes(type as TerrainKind)) return;
  sheetTerrain.set(sheet, [...(sheetTerrain.get(sheet) ?? []), { kind: type as TerrainKind, polygon }]);
}

/** Draws a note. Throws a sentence when something is missing or the note is unknown. */
export function makeNote(sheet: Sheet, note: Note, given: Given): void {
  const make = makers[note.name];
  if (!make) throw new Error(`Diagrams know no note “${note.name}”: they know ${Object.keys(makers).join(', ')}, panel.`);
  make(sheet, given);
}
