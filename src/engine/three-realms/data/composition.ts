/** The tiers of an army (three-realms.composition.chart). */
import { composition } from './figures/composition.ts';

export const slotKinds = ['regular', 'elite', 'specialist', 'leader', 'paragon'] as const;
export type SlotKind = (typeof slotKinds)[number];

export const slotNames: Readonly<Record<SlotKind, string>> = {
  regular: 'Regular',
  elite: 'Elite',
  specialist: 'Specialist',
  leader: 'Leader',
  paragon: 'Paragon',
};

/** A slot, as the kinds of unit that may fill it. */
export type Slot = readonly SlotKind[];

export interface Tier {
  readonly number: number;
  readonly rule: string;
  /** The slots of the tier, in the order in which they must be filled. */
  readonly slots: readonly Slot[];
}

const { regulars, elites, eitherFrom } = composition;
const tops: readonly { readonly rule: string; readonly top: Slot }[] = [
  { rule: 'three-realms.composition.tier-one-leader', top: ['leader'] },
  { rule: 'three-realms.composition.tier-two-paragon', top: ['paragon'] },
];
const later: { readonly rule: string; readonly top: Slot } = {
  rule: 'three-realms.composition.later-tiers',
  top: ['leader', 'paragon'],
};

/** A tier by its number, counted from 1. The number of tiers has no limit. */
export function tierOf(number: number): Tier {
  const { rule, top } = tops[number - 1] ?? later;
  const slots: Slot[] = [
    ...Array.from({ length: regulars }, (): Slot => ['regular']),
    ...Array.from({ length: elites }, (): Slot => ['elite', 'specialist']),
    top,
  ];
  return { number, rule, slots };
}

/** The tiers on the printed chart. All later tiers look like the last tier of the list. */
export const tiers: readonly Tier[] = Array.from({ length: eitherFrom }, (_, at) => tierOf(at + 1));
