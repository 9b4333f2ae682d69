/**
 * Answers kept on this device, for every calculator: the address of the question, the sentence, a name. One entry of
 * localStorage a calculator. An address can carry kept questions as well, so that a shelf can be shared.
 */
import type { Fraction } from '../../../engine/kernel/fraction.ts';

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

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  (Object.keys(longest) as (keyof Kept)[]).every((key) => {
    const text = (value as Partial<Kept>)[key];
    return typeof text === 'string' && text.length <= longest[key];
  });

/** What is kept of a calculator, the last first. Entries that cannot be read are passed over, never written away. */
export function readShelf(calculator: string): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(calculator)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Keeps a list. False when the device does not let the page keep anything. */
export function writeShelf(calculator: string, kept: readonly Kept[]): boolean {
  try {
    if (kept.length) localStorage.setItem(keyOf(calculator), JSON.stringify(kept.slice(0, mostKept)));
    else localStorage.removeItem(keyOf(calculator));
    return true;
  } catch {
    return false;
  }
}

export const holds = (calculator: string, key: string | null): boolean => key === keyOf(calculator);

/** The kept questions that an address carries, each as `name~address`. */
export const keptOf = (search: string): readonly Omit<Kept, 'sentence'>[] =>
  new URLSearchParams(search)
    .getAll('kept')
    .slice(0, mostKept)
    .flatMap((text) => {
      const at = text.indexOf('~');
      const [name, address] = [text.slice(0, Math.max(0, at)).slice(0, longest.name), text.slice(at + 1)];
      return address && address.length <= longest.address ? [{ name, address }] : [];
    });

/** A question's address with kept questions beside it. */
export const withKept = (address: string, kept: readonly Pick<Kept, 'name' | 'address'>[]): string =>
  [address, ...kept.map((each) => `kept=${encodeURIComponent(`${each.name.replaceAll('~', ' ')}~${each.address}`)}`)]
    .filter(Boolean)
    .join('&');
