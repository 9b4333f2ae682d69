/** A set-up as a readable address: `seed=oak7&realm=9&pieces=2.1.3`. The value of a step is the list of its dice faces. */
import { quoted } from '../text.ts';
import type { Given } from './steps.ts';

export interface SetupAddress {
  /** The seed; empty if the address has none. */
  readonly seed: string;
  readonly given: Given;
  /** A sentence for each unreadable part. Everything else still works. */
  readonly problems: readonly string[];
}

const seedPattern = /^[\p{L}\p{N}-]{1,24}$/u;
const facesPattern = /^\d{1,7}(\.\d{1,7}){0,199}$/;

/** Reads the part of an address after `?`, for steps with these ids. Never throws. */
export function readSetupAddress(search: string, ids: readonly string[]): SetupAddress {
  const problems: string[] = [];
  const given: Record<string, readonly number[]> = {};
  let seed = '';
  for (const [key, text] of new URLSearchParams(search)) {
    if (key === 'seed') {
      if (seedPattern.test(text)) seed = text;
      else problems.push(`A seed can have up to 24 letters and digits, so ${quoted(text)} is replaced by a new one.`);
    } else if (!ids.includes(key))
      problems.push(`The link contains ${quoted(key)}, which this page does not recognize, so it is ignored.`);
    else if (facesPattern.test(text)) given[key] = text.split('.').map(Number);
    else problems.push(`Dice in the link must be numbers separated by dots, so ${quoted(`${key}=${text}`)} is ignored.`);
  }
  return { seed, given, problems };
}

/** Writes an address with the given steps in the order of the set-up. */
export const writeSetupAddress = (seed: string, given: Given, ids: readonly string[]): string =>
  [`seed=${encodeURIComponent(seed)}`, ...ids.flatMap((id) => (given[id] ? [`${id}=${given[id].join('.')}`] : []))].join('&');
