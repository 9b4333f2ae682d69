/**
 * Moves in a diagram, made with the engine's manoeuvres. Units end where the rules put them, ghosts stay at the old places, and
 * the path is drawn and measured. With `quiet` no path is drawn.
 */
import { charging } from '../../../engine/fr3/data/figures/charging.ts';
import { movement } from '../../../engine/fr3/data/figures/movement.ts';
import { square as squareFigures } from '../../../engine/fr3/data/figures/square.ts';
import { wrappedPlaces } from '../../../engine/fr3/table/engagement.ts';
import {
  ahead,
  aside,
  type Base,
  charge,
  containsPoint,
  corners,
  degrees,
  distance,
  dot,
  edgeOf,
  type Facing,
  face,
  faces,
  goOnLine,
  type Manoeuvre,
  middle,
  minus,
  oblique,
  outerCorner,
  outward,
  type Point,
  pivotOf,
  placeFrom,
  plus,
  pushedBack,
  reform,
  rotated,
  type Side,
  square,
  step,
  straightAhead,
  times,
  turnBetween,
  turned,
  wheel,
} from '../../../engine/kernel/geometry.ts';
import type { Move, PlacedUnit } from '../../../engine/kernel/notation.ts';
import { Given } from './given.ts';
import type { Command } from './shapes.ts';
import { middleOf, type Sheet } from './sheet.ts';

const done = <B extends Base>(made: Manoeuvre<B>): readonly B[] => {
  if (!made.ok) throw new Error(made.because);
  return made.bases;
};

const sideOf = (given: Given): Side => given.one(['left', 'right'] as const) ?? 'left';

/** An arrow from the old centre to the new one, with its length. */
function way(sheet: Sheet, from: readonly Base[], to: readonly Base[], given: Given, says?: string): void {
  const [a, b] = [middleOf(from), middleOf(to)];
  const length = distance(a, b);
  if (length < 0.1) return;
  const front = from[0] as Base;
  const depth = front.depth / 2;
  const share = Math.max(0.2, (length - depth - 0.12) / length);
  const tip = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  sheet.add('ways', {
    kind: 'path',
    commands: [
      ['M', a],
      ['L', tip],
    ],
    look: 'way',
    head: true,
  });
  if (!given.has('unmeasured'))
    sheet.add('words', {
      kind: 'words',
      at: { x: a.x + (tip.x - a.x) * 0.62 + 0.18, y: a.y + (tip.y - a.y) * 0.62 },
      words: says === undefined ? { text: '', length } : { text: says },
      look: 'length',
      anchor: 'start',
    });
}

const between = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

/** The part of a curved path up to the edge of a base, so that the base does not hide the arrow head. */
function before(base: Base, a: Point, bend: Point, b: Point): readonly Command[] | null {
  const wide = { ...base, width: base.width + 0.24, depth: base.depth + 0.24 };
  let share = 1;
  const at = (t: number) => between(between(a, bend, t), between(bend, b, t), t);
  while (share > 0 && containsPoint(wide, at(share))) share -= 0.02;
  return share < 0.15
    ? null
    : [
        ['M', a],
        ['Q', between(a, bend, share), at(share)],
      ];
}

/** An arrow from each old place to the new one, first sideways and then up, for units that move separately. */
function ways(sheet: Sheet, from: readonly Base[], to: readonly Base[]): void {
  from.forEach((base, at) => {
    const end = to[at] as Base;
    if (distance(base, end) < 0.1) return;
    const bent = Math.abs(end.x - base.x) > 0.5 && Math.abs(end.y - base.y) > 0.5;
    const commands = before(end, base, bent ? { x: end.x, y: base.y } : middle(base, end), end);
    if (commands) sheet.add('ways', { kind: 'path', commands, look: 'way', head: true });
  });
}

function wheelMarks(sheet: Sheet, group: readonly Base[], side: Side, angle: number): void {
  const pivot = pivotOf(group, side);
  const far = [...group].sort((a, b) => distance(outerCorner(b, side), pivot) - distance(outerCorner(a, side), pivot))[0] as Base;
  const start = outerCorner(far, side);
  const signed = side === 'left' ? -angle : angle;
  const end = turned(start, pivot, signed);
  // The drawn path is slightly outside the path of the outer front corner, so that it is visible.
  const front = corners(far)[side === 'left' ? 1 : 0] as Point;
  const out = between(pivot, front, 1 + 0.95 / distance(front, pivot));
  const to = turned(out, pivot, signed * 0.96);
  const commands: readonly Command[] = [
    ['M', out],
    ['A', distance(out, pivot), false, side === 'right', to],
  ];
  sheet.add('ways', { kind: 'path', commands, look: 'way', head: true }, out, to);
  const words = { text: '', length: distance(start, end) };
  sheet.add('marks', { kind: 'measure', a: start, b: end, words, beside: 0 }, start, end);
  sheet.add('marks', { kind: 'sign', at: pivot, sign: 'pivot', look: 'a' });
}

/** The path of a unit that wraps to the rear: out past the unit on the flank, then in behind. */
function roundTheEnd(sheet: Sheet, from: Base, end: Base, to: Base): void {
  const [back, across] = [ahead(end.facing + 1800), aside(end.facing)];
  const side = Math.sign(dot(minus(from, end), across)) || 1;
  const place = (out: number, behind: number): Point => plus(end, plus(times(across, out * side), times(back, behind)));
  const out = end.width * 1.5 + 0.45;
  const [start, rear] = [dot(minus(from, end), back), dot(minus(to, end), back)];
  const commands: readonly Command[] = [
    ['M', from],
    ['Q', place(out, start), place(out, (start + rear) / 2)],
    ['Q', place(out, rear), place(end.width / 2 + 0.14, rear)],
  ];
  sheet.add('ways', { kind: 'path', commands, look: 'way', head: true }, place(out, rear));
}

interface Moving {
  readonly sheet: Sheet;
  readonly handles: readonly string[];
  readonly movers: readonly PlacedUnit[];
  readonly bases: readonly Base[];
  readonly given: Given;
  readonly quiet: boolean;
}

type Verb = (moving: Moving) => readonly Base[];

const enemiesOf = ({ sheet, movers }: Moving): readonly PlacedUnit[] =>
  [...sheet.units.values()].filter(
    ({ side, level }) => side !== movers[0]?.side && side !== 'X' && (level ?? 3) === (movers[0]?.level ?? 3),
  );

const verbs: Readonly<Record<string, Verb>> = {
  ahead({ sheet, bases, given, quiet }) {
    const after = done(straightAhead(bases, given.numbers[0] ?? 0));
    if (!quiet) way(sheet, bases, after, given);
    return after;
  },
  oblique({ sheet, bases, given, quiet }) {
    const { forward, right } = given.way;
    const after = done(oblique(bases, forward, right));
    if (!quiet) way(sheet, bases, after, given);
    return after;
  },
  face: ({ bases, given }) => done(face(bases, given.one(faces) as Facing)),
  rotate: ({ bases, given }) => bases.map((base) => rotated(base, degrees(given.numbers[0] ?? 0))),
  wheel({ sheet, bases, given, quiet }) {
    const [side, angle] = [sideOf(given), degrees(given.numbers[0] ?? 0)];
    if (!quiet) wheelMarks(sheet, bases, side, angle);
    return done(wheel(bases, side, angle));
  },
  line({ sheet, bases, given, quiet }) {
    const after = done(goOnLine(bases, movement.onLineUnits, sideOf(given)));
    if (!quiet) ways(sheet, bases, after);
    return after;
  },
  reform({ sheet, bases, given, quiet }) {
    const after = done(reform(bases, given.numbers[0] ?? 1, sideOf(given)));
    if (!quiet) ways(sheet, bases, after);
    return after;
  },
  square({ sheet, bases, quiet }) {
    const after = done(square(bases, squareFigures.maxUnits));
    if (!quiet) ways(sheet, bases, after);
    return after;
  },
  charge(moving) {
    const { sheet, handles, bases, given, quiet } = moving;
    const { forward, right } = given.way;
    const enemies = enemiesOf(moving);
    const made = charge(
      bases,
      step((bases[0] as Base).facing, forward, right),
      enemies.map(({ base }) => base),
    );
    if (!made.ok) throw new Error(made.because);
    const wrap = given.unitsAfter('wrap').map((handle) => handles.indexOf(handle));
    const side: Side = made.beyond.right.some((at) => wrap.includes(at)) ? 'right' : 'left';
    const last = made.contacts.toSorted((a, b) => (side === 'right' ? b.charger - a.charger : a.charger - b.charger))[0];
    const after =
      wrap.length > 0 && last
        ? wrappedPlaces(made, enemies[last.enemy]?.base as Base, side, wrap.slice(0, charging.wrapUnits))
        : made.bases;
    if (given.has('contact')) {
      // Stops at the first contact.
      if (!quiet) way(sheet, bases, made.atContact, given);
      return made.atContact;
    }
    if (!quiet) {
      const rear = wrap[1];
      ways(sheet, bases, rear === undefined ? after : after.map((base, at) => (at === rear ? (bases[at] as Base) : base)));
      if (rear !== undefined && last)
        roundTheEnd(sheet, bases[rear] as Base, enemies[last.enemy]?.base as Base, after[rear] as Base);
    }
    return after;
  },
  back({ sheet, bases, given, quiet }) {
    const by = sheet.base(given.unit());
    const after = bases.map((base) => pushedBack(base, by.facing, sheet.side));
    if (!quiet) way(sheet, bases, after, given, '1 base');
    return after;
  },
  follow({ sheet, bases, given, quiet }) {
    const after = done(straightAhead(bases, sheet.side));
    if (!quiet) way(sheet, bases, after, given, '1 base');
    return after;
  },
  // Turns in place towards the named unit, by quarter turns.
  turn: ({ sheet, bases, given }) =>
    bases.map((base) => {
      const foe = sheet.base(given.unit());
      const quarters = [0, 900, 1800, 2700].toSorted(
        (a, b) =>
          Math.abs(turnBetween(base.facing + a, outward(foe, 'front') + 1800)) -
          Math.abs(turnBetween(base.facing + b, outward(foe, 'front') + 1800)),
      );
      return rotated(base, quarters[0] ?? 0);
    }),
  to: ({ bases, given }) =>
    bases.map((base, at) => ({ ...base, ...given.place(at), facing: degrees(given.numbers[0] ?? base.facing / 10) })),
  shift: ({ bases, given }) =>
    bases.map((base) => {
      const { forward, right } = given.way;
      return { ...base, ...placeFrom(base, forward, right) };
    }),
  stand: ({ bases }) => bases,
};

/** Makes a move. Throws an error with a readable message if the move is impossible or the verb is unknown. */
export function makeMove(sheet: Sheet, { who, verb, with: list }: Move): void {
  const given = new Given(list);
  const movers = who.map((handle) => sheet.unit(handle));
  if (verb === 'remove') {
    for (const [at, handle] of who.entries()) {
      if (!given.has('quiet')) sheet.ghost(movers[at] as PlacedUnit);
      sheet.units.delete(handle);
    }
    return;
  }
  const make = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!make) throw new Error(`“${verb}” is not a move in a diagram. The moves are ${Object.keys(verbs).join(', ')} and remove.`);
  const quiet = given.has('quiet');
  const after = make({ sheet, handles: who, movers, bases: movers.map(({ base }) => base), given, quiet });
  who.forEach((handle, at) => {
    const unit = movers[at] as PlacedUnit;
    const to = after[at] as Base;
    if (!quiet && distance(unit.base, to) > 0.1) sheet.ghost(unit);
    sheet.place(handle, to);
  });
}

/** The middle of an edge. */
export const edgeMiddle = (base: Base, edge: 'front' | 'right' | 'rear' | 'left') => {
  const { a, b } = edgeOf(base, edge);
  return middle(a, b);
};
