/** Range bands: how far a type shoots, and how many units it counts as in the missile fire table. */
import { infantry } from '../data/figures/infantry.ts';
import { missileFire } from '../data/figures/missile-fire.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export interface Band {
  /** Inches, inclusive. */
  readonly to: number;
  /** How many units one firer counts as at this range. */
  readonly counts: number;
}

export interface Bands {
  readonly bands: readonly Band[];
  readonly rule: Fr3RuleId;
}

const { short, long, extreme } = infantry.range;

/** Types with their own range bands. All other types have the range of ordinary bowfire. */
export const rangeBands: Readonly<Record<string, Bands>> = {
  longbows: {
    bands: [
      { to: short, counts: infantry.rowOfLongbows.short },
      { to: long, counts: infantry.rowOfLongbows.long },
    ],
    rule: 'fr3.infantry.longbows-range-bands',
  },
  muskets: {
    bands: [
      { to: short, counts: infantry.rowOfMuskets.short },
      { to: long, counts: infantry.rowOfMuskets.long },
    ],
    rule: 'fr3.infantry.muskets-range-bands',
  },
  rifles: {
    bands: [
      { to: short, counts: infantry.rowOfRifles.short },
      { to: long, counts: infantry.rowOfRifles.long },
      { to: extreme, counts: infantry.rowOfRifles.extreme },
    ],
    rule: 'fr3.infantry.rifles-range-bands',
  },
  'crossbow-handgun': { bands: [{ to: short, counts: infantry.rowOfCrossbows.short }], rule: 'fr3.missile-fire.target' },
  'sword-and-pistol': {
    bands: [{ to: short, counts: infantry.rowOfSwordAndPistol.short }],
    rule: 'fr3.infantry.sword-and-pistol-bowfire',
  },
};

const ordinary: Bands = { bands: [{ to: missileFire.range, counts: 1 }], rule: 'fr3.missile-fire.target' };

export const bandsOf = (type: string): Bands => rangeBands[type] ?? ordinary;

/** How many units a shot at this distance counts as; 0 if out of range. */
export const countsAt = (type: string, inches: number): number => bandsOf(type).bands.find(({ to }) => inches <= to)?.counts ?? 0;
