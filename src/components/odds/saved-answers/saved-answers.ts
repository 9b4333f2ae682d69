/**
 * Answers saved on this device, for every calculator: the address of the question, the sentence, and a name. Each calculator has
 * one storage entry. An address can contain saved questions too, so that the list can be shared.
 */
import type { Fraction } from '../../../engine/kernel/fraction.ts';
import { recordsOf } from '../../ui/stored/records.ts';
import { fields, text } from '../../ui/stored/schemas.ts';
import { newId, onOtherTabs, parsed, readText, removeText, type Stored, writeValue } from '../../ui/stored/stored.ts';

export interface SavedAnswer {
  readonly name: string;
  /** The part of the address after the `?`. */
  readonly address: string;
  readonly sentence: string;
}

/** A kind of result with its chance, by which answers are compared. */
export interface SavedChance {
  readonly id: string;
  readonly words: string;
  readonly chance: Fraction;
}

export interface Answered {
  readonly sentence: string;
  readonly chances: readonly SavedChance[];
}

export const mostKept = 24;
const longest = { name: 80, address: 6000, sentence: 4000 } as const;
const keyOf = (calculator: string) => `kept.${calculator}`;

const keptForm = fields<SavedAnswer>({
  name: text(longest.name),
  address: text(longest.address),
  sentence: text(longest.sentence),
});

export interface SavedList {
  /** The readable answers, newest first. */
  readonly kept: readonly SavedAnswer[];
  /** The complete stored text, if part of it is unreadable. */
  readonly damaged?: string;
}

/** The saved answers of a calculator. */
export function readShelf(calculator: string): SavedList {
  const stored = readText(keyOf(calculator));
  const all = parsed(stored, (value) => (Array.isArray(value) ? value : undefined));
  const kept = (all ?? []).flatMap((each) => keptForm(each) ?? []).slice(0, mostKept);
  const whole = stored === undefined || all?.length === kept.length;
  return whole ? { kept } : { kept, damaged: stored };
}

const damagedRecords = (calculator: string) => recordsOf(`kept-damaged.${calculator}`);

/**
 * Changes a calculator's saved answers, starting from the current storage, because another tab may have changed it. If the stored
 * text is partly unreadable, a copy is set aside first.
 */
export function changeShelf(
  calculator: string,
  change: (kept: readonly SavedAnswer[]) => readonly SavedAnswer[],
): { readonly stored: Stored; readonly kept: readonly SavedAnswer[] } {
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
  /** Missing if the text has not been set aside yet. */
  readonly id?: string;
  readonly text: string;
}

/** Partly unreadable texts: the current one, and those that were set aside. */
export function damagedShelves(calculator: string): readonly DamagedShelf[] {
  const { damaged } = readShelf(calculator);
  const aside = damagedRecords(calculator)
    .list()
    .map(({ id, text: kept }) => ({ id, text: kept }));
  return damaged === undefined ? aside : [{ text: damaged }, ...aside];
}

/** Removes a partly unreadable text. If the removed text is the current text, the readable answers are kept. */
export function removeDamaged(calculator: string, { id }: DamagedShelf): void {
  const { kept } = readShelf(calculator);
  if (id !== undefined) damagedRecords(calculator).remove(id);
  else if (kept.length > 0) writeValue(keyOf(calculator), kept);
  else removeText(keyOf(calculator));
}

/** Calls `told` when another tab changes a calculator's saved answers. Returns a function that stops the calls. */
export const watchShelf = (calculator: string, told: () => void): (() => void) =>
  onOtherTabs((key) => {
    if (key === keyOf(calculator)) told();
  });

/** The saved questions in an address, each as `name~address`. */
export const savedIn = (search: string): readonly Omit<SavedAnswer, 'sentence'>[] =>
  new URLSearchParams(search)
    .getAll('kept')
    .slice(0, mostKept)
    .flatMap((part) => {
      const at = part.indexOf('~');
      const [name, address] = [part.slice(0, Math.max(0, at)).slice(0, longest.name), part.slice(at + 1)];
      return address && address.length <= longest.address ? [{ name, address }] : [];
    });

/** The address of a question with saved questions added. */
export const withKept = (address: string, kept: readonly Pick<SavedAnswer, 'name' | 'address'>[]): string =>
  [address, ...kept.map((each) => `kept=${encodeURIComponent(`${each.name.replaceAll('~', ' ')}~${each.address}`)}`)]
    .filter(Boolean)
    .join('&');
