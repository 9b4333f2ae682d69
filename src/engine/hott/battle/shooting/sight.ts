/** What an element can see to shoot at, and what a magician can bespell (hott.supplement.shooting-zone and related rules). */
import {
  type Base,
  contains,
  crosses,
  distance,
  gap,
  lengthOf,
  middle,
  minus,
  nearest,
  occupies,
  overlap,
  type Point,
  type Polygon,
  plus,
  type Segment,
  share,
  sidesOf,
  sightLines,
  times,
  touch,
  viewOf,
  zoneOf,
} from '../../../kernel/geometry.ts';
import { supplement } from '../../data/figures/supplement.ts';
import { baseWidth, inches } from '../../data/scale.ts';
import { standing, typeOf } from '../elements/find.ts';
import { type Ground, groundOf, isOverCrest } from '../terrain/ground.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';

/** The area an element can shoot into: three base widths wide and as deep as its range. */
export const shootingStrip = (element: BattleElement): Base =>
  zoneOf(element.base, supplement.shootingZone * baseWidth, inches(typeOf(element).range ?? 0));

/** The parts of a line inside an outline, in inches from its start. */
function inside({ a, b }: Segment, polygon: Polygon): readonly (readonly [number, number])[] {
  const length = distance(a, b);
  const cuts = sidesOf(polygon)
    .filter((side) => crosses({ a, b }, side))
    .map((side) => distance(a, nearest({ a, b }, side).a))
    .concat([0, length])
    .sort((one, other) => one - other);
  const at = (far: number): Point => plus(a, times(minus(b, a), length === 0 ? 0 : far / length));
  return cuts.slice(1).flatMap((to, place) => {
    const from = cuts[place] as number;
    return to - from > touch && contains(polygon, at((from + to) / 2)) ? [[from, to] as const] : [];
  });
}

/** Terrain that hides whatever is deeper inside: all bad going except bare slopes. */
const hiding = ({ bad }: Ground) => bad.filter(({ kind }) => kind.id !== 'steep-slope');

/** hott.supplement.shooting-blocked: whether terrain hides one end of a line from the other. */
function isHidden(setup: Setup, line: Segment): boolean {
  const length = lengthOf(minus(line.b, line.a));
  const depth = inches(supplement.seenInCover);
  return hiding(groundOf(setup)).some(({ polygon }) =>
    inside(line, polygon).some(([from, to]) => Math.min(to, length - depth) - Math.max(from, depth) > touch),
  );
}

/** Whether the shooter can see at least part of the target. */
function isClear(state: State, shooter: BattleElement, target: BattleElement): boolean {
  const lines = sightLines(shooter.base, target.base);
  const view = viewOf(lines);
  const blocked = standing(state).some(({ id, base }) => id !== shooter.id && id !== target.id && occupies(base, view));
  if (blocked || groundOf(state.setup).impassable.some(({ polygon }) => share(polygon, view))) return false;
  if (state.stronghold && share(state.stronghold, view)) return false;
  const [left, right] = lines;
  const centre: Segment = { a: middle(left.a, right.a), b: middle(left.b, right.b) };
  return ![left, centre, right].some((line) => isHidden(state.setup, line) || isOverCrest(state.setup, line.a, line.b));
}

/** Whether an element could hit a target from its place: the target must be visible and inside the element's shooting area. */
export const sees = (state: State, shooter: BattleElement, target: BattleElement): boolean =>
  overlap(shootingStrip(shooter), target.base) && isClear(state, shooter, target);

/** hott.supplement.bespell-range: close enough for a spell, with no impassable terrain between. */
export function reaches(state: State, magician: BattleElement, target: BattleElement): boolean {
  if (gap(magician.base, target.base) > inches(typeOf(magician).range ?? 0) + touch) return false;
  const { impassable } = groundOf(state.setup);
  return !impassable.some(({ polygon }) => share(polygon, viewOf(sightLines(magician.base, target.base))));
}
