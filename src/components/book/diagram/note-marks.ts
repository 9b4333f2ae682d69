/** Marks: words, numbers, signs, bonuses, and the roles of faces. */
import { deepFaces, type FacePlace, frontlessFaces, type RoleOfFace, singleFaces } from '../../../engine/fr3/table/faces.ts';
import {
  ahead,
  type Base,
  bearing,
  corners,
  containsPoint as covers,
  edgeNames,
  middle,
  type Point,
  plus,
  times,
} from '../../../engine/kernel/geometry.ts';
import type { Given } from './given.ts';
import { anchorOf, type Makers } from './making.ts';
import { edgeMiddle } from './moves.ts';
import type { Anchor } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** The position of a label next to a base, in page directions. */
function beside(base: Base, given: Given): { readonly at: Point; readonly anchor: Anchor } {
  const points = corners(base);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const off = 0.16;
  if (given.has('left')) return { at: { x: Math.min(...xs) - off, y: base.y }, anchor: 'end' };
  if (given.has('right')) return { at: { x: Math.max(...xs) + off, y: base.y }, anchor: 'start' };
  if (given.has('above')) return { at: { x: base.x, y: Math.max(...ys) + off + 0.1 }, anchor: 'middle' };
  return { at: { x: base.x, y: Math.min(...ys) - off - 0.14 }, anchor: 'middle' };
}

/** Writes the role of each face outside the base, or inside the base if an enemy is in contact with that face. */
function roles(sheet: Sheet, base: Base, faces: readonly RoleOfFace[], allInside: boolean): void {
  const others = [...sheet.units.values()].filter((unit) => unit.base !== base);
  for (const { segment, facing, role } of faces) {
    const centre = middle(segment.a, segment.b);
    const shorter = (p: Point): Point => plus(centre, times({ x: p.x - centre.x, y: p.y - centre.y }, 0.9));
    sheet.add('marks', {
      kind: 'path',
      commands: [
        ['M', shorter(segment.a)],
        ['L', shorter(segment.b)],
      ],
      look: `face face-${role}`,
    });
    const out = ahead(facing);
    const level = Math.abs(out.x) > 0.5;
    const outside = plus(centre, times(out, level ? 0.16 : 0.34));
    const within = allInside || others.some((unit) => covers(unit.base, plus(centre, times(out, 0.5))));
    const at = within ? plus(centre, times(out, level ? -0.5 : -0.34)) : outside;
    const anchor: Anchor = !level || within ? 'middle' : out.x > 0 ? 'start' : 'end';
    sheet.add(
      'words',
      { kind: 'words', at, words: { text: role }, look: `role role-${role}`, anchor },
      within ? centre : plus(at, times(out, level ? 0.9 : 0.2)),
    );
  }
}

export const marks: Makers = {
  /** The bonus or penalty for an edge of a unit: `bonus B1 left "+1"`. */
  bonus(sheet, given) {
    const base = sheet.base(given.unit());
    sheet.add('words', {
      kind: 'number',
      at: edgeMiddle(base, given.one(edgeNames) ?? 'front'),
      text: given.text ?? '+1',
      look: given.text?.startsWith('−') ? 'penalty' : 'bonus',
    });
  },
  /** A bonus that one unit gives another: `gives A1 A2 "+1"`. */
  gives(sheet, given) {
    const [from, to] = [sheet.base(given.unit(0)), sheet.base(given.unit(1))];
    const at = middle(from, to);
    sheet.add('words', { kind: 'sign', at, sign: 'pointer', look: String(bearing(from, to) / 10) });
    sheet.add('words', { kind: 'number', at, text: given.text ?? '+1', look: 'bonus' });
  },
  /** Highlights an edge and can write a word outside the base next to it. */
  edge(sheet, given) {
    const edge = given.one(edgeNames) ?? 'front';
    const base = sheet.base(given.unit());
    sheet.add(
      'marks',
      { kind: 'edge', base, edge, look: given.one(['good', 'bad'] as const) ?? 'plain', text: given.text },
      edgeMiddle(base, edge),
    );
  },
  /**
   * Marks front, flanks and rear of a base. The edge and the number (`left 1`) name the face that the most dangerous enemy
   * touches.
   */
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
};
