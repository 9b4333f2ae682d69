/**
 * The legs of a group move: straight ahead, wheels, and a slant (a straight move at an angle) to line up. An action stores them
 * as words and numbers in one list.
 */
import type { Check } from '../../../kernel/fields.ts';
import {
  type Base,
  degrees,
  lengthOf,
  onGrid,
  pivotOf,
  type Side,
  type Stage,
  shifted,
  step,
  swung,
  wheelLengths,
} from '../../../kernel/geometry.ts';
import { farthestInches } from '../../../kernel/limits.ts';

export type Leg =
  | { readonly kind: 'ahead'; readonly inches: number }
  /** The angle of the wheel, in tenths of a degree. */
  | { readonly kind: 'wheel'; readonly side: Side; readonly by: number }
  | { readonly kind: 'slant'; readonly forward: number; readonly right: number };

/** The form that actions store: `ahead 1.5`, `left 20`, `right 12.5`, `slant 1.2 -0.4`. */
export type LegWords = readonly (string | number)[];

const most = 12;
const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= farthestInches;

/** The legs that these words describe; null if they are not legs. */
export function legsOf(words: LegWords): readonly Leg[] | null {
  const legs: Leg[] = [];
  for (let at = 0; at < words.length; ) {
    const [word, first, second] = [words[at], words[at + 1], words[at + 2]];
    if (!isLength(first)) return null;
    if (word === 'ahead') legs.push({ kind: 'ahead', inches: onGrid(first) });
    else if (word === 'left' || word === 'right') legs.push({ kind: 'wheel', side: word, by: degrees(first) });
    else if (word === 'slant' && isLength(second)) legs.push({ kind: 'slant', forward: onGrid(first), right: onGrid(second) });
    else return null;
    at += word === 'slant' ? 3 : 2;
  }
  return legs.length === 0 || legs.length > most ? null : legs;
}

export const wordsOf = (legs: readonly Leg[]): LegWords =>
  legs.flatMap((leg): LegWords => {
    if (leg.kind === 'ahead') return ['ahead', leg.inches];
    return leg.kind === 'wheel' ? [leg.side, leg.by / 10] : ['slant', leg.forward, leg.right];
  });

export const someLegs: Check<LegWords> = (value): value is LegWords =>
  Array.isArray(value) && value.length <= 3 * most && legsOf(value) !== null;

/** A group after its legs: the paths of its bases, their ends, and the measured distance. */
export interface Marched {
  readonly stages: readonly (readonly Stage[])[];
  readonly ends: readonly Base[];
  /**
   * Inches. Straight legs and slants are measured along their length, wheels at the outer front corner of the group
   * (hott.groups.wheel).
   */
  readonly measured: number;
}

/** A wheel is checked in steps of this many tenths of a degree. */
const swing = 60;

/** Moves bases as one body: straight ahead (hott.groups.straight), by wheels, by a slant. */
export function marched(bases: readonly Base[], legs: readonly Leg[]): Marched {
  const stages: Stage[][] = bases.map(() => []);
  let [at, measured] = [bases, 0];
  const go = (next: readonly Base[]): void => {
    for (const [place, to] of next.entries()) stages[place]?.push({ from: at[place] as Base, to });
    at = next;
  };
  for (const leg of legs) {
    if (leg.kind === 'wheel') {
      measured += Math.max(...wheelLengths(at, leg.side, leg.by, 'front'));
      const [from, pivot, sign] = [at, pivotOf(at, leg.side), leg.side === 'left' ? -1 : 1];
      const steps = Math.max(1, Math.ceil(leg.by / swing));
      for (let part = 1; part <= steps; part++)
        go(from.map((base) => swung(base, pivot, sign * Math.round((leg.by * part) / steps))));
      continue;
    }
    const way = leg.kind === 'ahead' ? [leg.inches, 0] : [leg.forward, leg.right];
    const along = step((at[0] as Base).facing, way[0] as number, way[1] as number);
    measured += lengthOf(along);
    go(at.map((base) => shifted(base, along)));
  }
  return { stages, ends: at, measured };
}
