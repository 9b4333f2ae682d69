/**
 * Answers kept on this device, for every calculator: the address of the question, the sentence, a name. One entry
 * for each calculator. An address can carry kept questions as well, so that a shelf can be shared.
 */
import type { Fraction } from '../../../engine/kernel/fraction.ts';
import { recordsOf } from '../../ui/stored/records.ts';
import { fields, text } from '../../ui/stored/schemas.ts';
import { newId, onOtherTabs, parsed, readText, removeText, type Stored, writeValue } from '../../ui/stored/stored.ts';

export interface Kept {
  readonly name: string;
  /** The part of the address after the `?`. */
  readonly address: string;
  readonly sentence: string;
}

/** A kind of result of an answer, with its chance: what answers are compared by. */
export interface KeptChance {
  readonly id: string;
  readonly words: string;
  readonly chance: Fraction;
}

export interface Answered {
  readonly sentence: string;
  readonly chances: readonly KeptChance[];
}

export const mostKept = 24;
const longest = { name: 80, address: 6000, sentence: 4000 } as const;
const keyOf = (calculator: string) => `kept.${calculator}`;

const keptForm = fields<Kept>({ name: text(longest.name), address: text(longest.address), sentence: text(longest.sentence) });

export interface KeptShelf {
  /** What can be read, the last first. */
  readonly kept: readonly Kept[];
  /** The whole text as it is stored, when not all of it can be read. */
  readonly damaged?: string;
}

/** What is kept of a calculator. */
export function readShelf(calculator: string): KeptShelf {
  const stored = readText(keyOf(calculator));
  const all = parsed(stored, (value) => (Array.isArray(value) ? value : undefined));
  const kept = (all ?? []).flatMap((each) => keptForm(each) ?? []).slice(0, mostKept);
  const whole = stored === undefined || all?.length === kept.length;
  return whole ? { kept } : { kept, damaged: stored };
}

const damagedRecords = (calculator: string) => recordsOf(`kept-damaged.${calculator}`);

/**
 * Changes what is kept of a calculator, as it is stored now: another tab may have changed it meanwhile. A text that cannot be
 * read in full is put aside first, as it is.
 */
export function changeShelf(
  calculator: string,
  change: (kept: readonly Kept[]) => readonly Kept[],
): { readonly stored: Stored; readonly kept: readonly Kept[] } {
  const { kept: before, damaged } = readShelf(calculator);
  const kept = change(before).slice(0, mostKept);
  if (damaged !== undefined) {
    const aside = damagedRecords(calculator).write(newId(), { head: '', text: damaged });
    if (aside !== 'stored') return { stored: aside, kept };
  }
  const stored = kept.length > 0 ? writeValue(keyOf(calculator), kept) : removed(calculator);
  return { stored, kept };
}

const removed = (calculator: string): Stored => {
  removeText(keyOf(calculator));
  return 'stored';
};

export interface DamagedShelf {
  /** Undefined as long as it is where it was. */
  readonly id?: string;
  readonly text: string;
}

/** Texts of shelves that cannot be read in full: the one that is read now, and those that were put aside. */
export function damagedShelves(calculator: string): readonly DamagedShelf[] {
  const { damaged } = readShelf(calculator);
  const aside = damagedRecords(calculator)
    .list()
    .map(({ id, text: kept }) => ({ id, text: kept }));
  return damaged === undefined ? aside : [{ text: damaged }, ...aside];
}

/** Removes the text of a shelf that could not be read in full; of the one that is read now, what can be read stays. */
export function removeDamaged(calculator: string, { id }: DamagedShelf): void {
  const { kept } = readShelf(calculator);
  if (id !== undefined) damagedRecords(calculator).remove(id);
  else if (kept.length > 0) writeValue(keyOf(calculator), kept);
  else removeText(keyOf(calculator));
}

/** Tells when another tab has changed what is kept of a calculator. Returns what stops it. */
export const watchShelf = (calculator: string, told: () => void): (() => void) =>
  onOtherTabs((key) => {
    if (key === keyOf(calculator)) told();
  });

/** The kept questions that an address carries, each as `name~address`. */
export const keptOf = (search: string): readonly Omit<Kept, 'sentence'>[] =>
  new URLSearchParams(search)
    .getAll('kept')
    .slice(0, mostKept)
    .flatMap((part) => {
      const at = part.indexOf('~');
      const [name, address] = [part.slice(0, Math.max(0, at)).slice(0, longest.name), part.slice(at + 1)];
      return address && address.length <= longest.address ? [{ name, address }] : [];
    });

/** A question's address with kept questions beside it. */
export const withKept = (address: string, kept: readonly Pick<Kept, 'name' | 'address'>[]): string =>
  [address, ...kept.map((each) => `kept=${encodeURIComponent(`${each.name.replaceAll('~', ' ')}~${each.address}`)}`)]
    .filter(Boolean)
    .join('&');
