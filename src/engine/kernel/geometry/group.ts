/** Groups of bases in contact, and their ranks and files. */
import { turnBetween } from './angle.ts';
import type { Base } from './base.ts';
import { contactOf, inFile } from './contact.ts';
import { ahead, aside, dot, minus, touch } from './point.ts';

/**
 * The groups among some bases, as lists of indexes. Bases whose edges touch belong together. `together` can exclude pairs, for
 * example of different sides or levels. A single base is a group of one. The groups are in the order of their first members.
 */
export function groupsOf(
  bases: readonly Base[],
  together: (a: number, b: number) => boolean = () => true,
): readonly (readonly number[])[] {
  const groups: (readonly number[])[] = [];
  const seen = bases.map(() => false);
  for (let start = 0; start < bases.length; start++) {
    if (seen[start]) continue;
    seen[start] = true;
    const group = [start];
    for (const one of group)
      for (let other = start + 1; other < bases.length; other++) {
        if (seen[other] || !together(one, other) || !contactOf(bases[one] as Base, bases[other] as Base)) continue;
        seen[other] = true;
        group.push(other);
      }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

/** The groups among pieces, by their bases as in `groupsOf`. `together` excludes pairs that a game keeps apart. */
export const groupsAmong = <Piece extends { readonly base: Base }>(
  pieces: readonly Piece[],
  together: (one: Piece, other: Piece) => boolean,
): readonly (readonly Piece[])[] =>
  groupsOf(
    pieces.map(({ base }) => base),
    (a, b) => together(pieces[a] as Piece, pieces[b] as Piece),
  ).map((group) => group.map((at) => pieces[at] as Piece));

/** Files: bases one behind the other, front edge to rear edge, each listed from its leader back. */
export function filesOf(bases: readonly Base[]): readonly (readonly number[])[] {
  const after = bases.map((base) => bases.findIndex((other) => other !== base && inFile(base, other)));
  const led = new Set(after);
  return bases.flatMap((_, leader) => {
    if (led.has(leader)) return [];
    const file = [leader];
    for (let at = after[leader] as number; at >= 0; at = after[at] as number) file.push(at);
    return [file];
  });
}

/** Whether every file of a group has at least this many bases, all with the same facing. */
export const inColumn = (bases: readonly Base[], least: number): boolean =>
  bases.length >= least && filesOf(bases).every((file) => file.length >= least);

/**
 * The ranks of a formation as lists of indexes. The front rank comes first, and each rank is from left to right as the formation
 * faces.
 */
export type Ranks = readonly (readonly number[])[];

/**
 * The ranks of bases with the same size and facing on a common grid; null if they are not. A rank may have gaps or be shorter
 * than the one in front.
 */
export function ranksOf(bases: readonly Base[]): Ranks | null {
  const [first] = bases;
  if (!first) return null;
  if (bases.some((base) => base.facing !== first.facing || base.width !== first.width || base.depth !== first.depth)) return null;
  const [forward, right] = [ahead(first.facing), aside(first.facing)];
  const placed = bases.map((base, index) => ({
    index,
    back: -dot(minus(base, first), forward),
    right: dot(minus(base, first), right),
  }));
  const rows: { back: number; members: { index: number; right: number }[] }[] = [];
  for (const { index, back, right: at } of placed) {
    const row = rows.find((each) => Math.abs(each.back - back) <= 2 * touch);
    if (row) row.members.push({ index, right: at });
    else rows.push({ back, members: [{ index, right: at }] });
  }
  rows.sort((a, b) => a.back - b.back);
  const front = (rows[0] as (typeof rows)[number]).back;
  const even = (value: number, unit: number) => Math.abs(value / unit - Math.round(value / unit)) * unit <= 2 * touch;
  if (!rows.every((row) => even(row.back - front, first.depth))) return null;
  return rows.map((row) => row.members.sort((a, b) => a.right - b.right).map(({ index }) => index));
}

export const sameFacing = (bases: readonly Base[]): boolean =>
  bases.every((base) => turnBetween((bases[0] as Base).facing, base.facing) === 0);
