/** Formation changes: a column comes on line, a group changes its ranks, a square is formed. */
import { halfTurn } from './angle.ts';
import { type Base, placeFrom, type Side, settled } from './base.ts';
import { filesOf, ranksOf, sameFacing } from './group.ts';
import { facingsDiffer, fault, type Manoeuvre, nobody } from './manoeuvre.ts';

const sameSize = ([first, ...others]: readonly Base[]): boolean =>
  others.every(({ width, depth }) => width === first?.width && depth === first.depth);

const noFormation = fault('no-formation', 'The units are not in ranks. First place them front to rear or side by side.');

/**
 * A place in a formation. A place is given by the number of bases to the right of a leader, and the number of bases back from the
 * leader.
 */
const placed = <B extends Base>(base: B, leader: Base, right: number, back: number): B =>
  settled({ ...base, ...placeFrom(leader, -back * leader.depth, right * leader.width), facing: leader.facing });

/** The numbers 1, −1, 2, −2 …: places to the right of a leader. The places on the first side come first. */
const alternate = (count: number, first: Side): readonly number[] =>
  Array.from({ length: count }, (_, at) => ((at >> 1) + 1) * ((at % 2 === 0) === (first === 'right') ? 1 : -1));

/**
 * A column comes on line: the leader stays, and the next units come up beside it until `most` are on line. The `first` side is
 * filled first. The remaining units stay behind the leader. In a column of two files, the units of each file come up on the outer
 * side of that file's leader. More files are not supported. The order of the bases is kept.
 */
export function goOnLine<B extends Base>(bases: readonly B[], most: number, first: Side): Manoeuvre<B> {
  if (bases.length === 0) return nobody;
  if (!sameFacing(bases)) return facingsDiffer;
  if (!sameSize(bases)) return fault('no-column', 'Units with bases of different sizes cannot form a line together.');
  const files = filesOf(bases);
  const moved = [...bases];
  const lead = (file: readonly number[]) => bases[file[0] as number] as B;
  if (files.length === 1) {
    const [file] = files as [readonly number[]];
    const sides = alternate(Math.min(most, file.length) - 1, first);
    file.slice(1).forEach((index, at) => {
      const right = sides[at];
      moved[index] =
        right === undefined
          ? placed(bases[index] as B, lead(file), 0, at - sides.length + 1)
          : placed(bases[index] as B, lead(file), right, 0);
    });
    return { ok: true, bases: moved, travelled: bases.map(() => 0) };
  }
  const ranks = ranksOf(bases);
  if (files.length !== 2 || !ranks || ranks[0]?.length !== 2)
    return fault('no-column', 'Only a column one or two units wide can form a line.');
  const [leftFile, rightFile] = ranks[0].map((leader) => files.find((file) => file[0] === leader) as readonly number[]) as [
    readonly number[],
    readonly number[],
  ];
  const spare = Math.max(0, most - 2);
  const sides: readonly [readonly number[], number, number][] = [
    [leftFile, -1, first === 'left' ? Math.ceil(spare / 2) : Math.floor(spare / 2)],
    [rightFile, 1, first === 'right' ? Math.ceil(spare / 2) : Math.floor(spare / 2)],
  ];
  for (const [file, sign, count] of sides)
    file.slice(1).forEach((index, at) => {
      moved[index] =
        at < count
          ? placed(bases[index] as B, lead(file), sign * (at + 1), 0)
          : placed(bases[index] as B, lead(file), 0, at - count + 1);
    });
  return { ok: true, bases: moved, travelled: bases.map(() => 0) };
}

/**
 * A group changes its number of ranks so that `wide` units are in front. To get wider, the front rank stays and units from behind
 * move to its ends in turn, beginning at the `first` side. To get narrower, units at the ends move behind the others. The units
 * behind form ranks as wide as the front, filled from the middle.
 */
export function reform<B extends Base>(bases: readonly B[], wide: number, first: Side): Manoeuvre<B> {
  if (bases.length === 0) return nobody;
  if (!sameFacing(bases)) return facingsDiffer;
  const ranks = ranksOf(bases);
  if (!ranks) return noFormation;
  if (wide > bases.length || wide < 1) return fault('too-many', `A group of ${bases.length} units cannot be ${wide} units wide.`);
  const front = [...(ranks[0] as readonly number[])];
  const rear = ranks.slice(1).flat();
  let side = first;
  const other = (): Side => (side === 'left' ? 'right' : 'left');
  // The place of the leftmost unit of the front rank, counted in bases from its old place.
  let start = 0;
  while (front.length < wide) {
    const next = rear.shift() as number;
    if (side === 'left') {
      front.unshift(next);
      start--;
    } else front.push(next);
    side = other();
  }
  const fallen: number[] = [];
  while (front.length > wide) {
    // Units at the ends fall back, starting on the named side.
    if (side === 'left') {
      fallen.push(front.shift() as number);
      start++;
    } else fallen.push(front.pop() as number);
    side = other();
  }
  const leader = bases[(ranks[0] as readonly number[])[0] as number] as B;
  const moved = [...bases];
  front.forEach((index, at) => {
    moved[index] = placed(bases[index] as B, leader, start + at, 0);
  });
  [...rear, ...fallen].forEach((index, at) => {
    const rank = Math.floor(at / wide);
    const here = Math.min(wide, rear.length + fallen.length - rank * wide);
    const indent = Math.floor((wide - here) / 2);
    moved[index] = placed(bases[index] as B, leader, start + indent + (at % wide), rank + 1);
  });
  return { ok: true, bases: moved, travelled: bases.map(() => 0) };
}

/**
 * Half of a group stays, and the other half moves directly behind it, facing the rear. The half that stays is the front rank if
 * the group is two deep; otherwise it is the middle of the line. The number of bases must be even and at most `most`.
 */
export function square<B extends Base>(bases: readonly B[], most: number): Manoeuvre<B> {
  if (bases.length === 0) return nobody;
  if (bases.length % 2 !== 0) return fault('odd-number', 'A square needs an even number of units.');
  if (bases.length > most) return fault('too-many', `A square has at most ${most} units.`);
  const half = bases.length / 2;
  const ranks = ranksOf(bases);
  const narrow = ranks?.[0]?.length === half ? ({ ok: true, bases, travelled: [] } as const) : reform(bases, half, 'right');
  if (!narrow.ok) return narrow;
  const now = ranksOf(narrow.bases);
  if (now?.length !== 2) return noFormation;
  const moved = [...narrow.bases] as B[];
  for (const index of now[1] as readonly number[]) {
    const base = moved[index] as B;
    moved[index] = settled({ ...base, facing: base.facing + halfTurn });
  }
  return { ok: true, bases: moved, travelled: bases.map(() => 0) };
}
