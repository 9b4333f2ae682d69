/** Names and words of a roster written as text: `write-text.ts` writes them and `read-text.ts` reads them. */
import type { Army } from '../data/armies/army.ts';
import { armies } from '../data/armies.ts';
import { profiles } from '../data/profiles.ts';
import { units } from '../data/units.ts';
import { genericId, listOf, rowIdsOf, rowOf } from './lists.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

export const headings = { units: 'Units', characters: 'Characters', army: 'The army' } as const;

export const asideWord = 'sideboard';
export const forTournament = 'tournament';

/** Names are compared in this form, which ignores case, punctuation and a final s. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/s$/, '');

/** A cache of our own names in the form in which they are compared. */
const plainNames = new Map<string, string>();
function plainName(name: string): string {
  const found = plainNames.get(name) ?? plain(name);
  plainNames.set(name, found);
  return found;
}

/** Longer text than this cannot be a name. */
const longestNamed = 120;

export function find(all: readonly Named[], said: string): Named | undefined {
  if (said.length > longestNamed) return undefined;
  const words = plain(said);
  return all.find(({ id }) => id === said) ?? all.find(({ id, name }) => plainName(name) === words || plainName(id) === words);
}

/** Rows that this list offers come first, because their names may exist in this list only. */
export const rowsOf = (list: Army): readonly Named[] => [
  ...rowIdsOf(list).flatMap((id) => rowOf(list, id) ?? []),
  ...units,
  ...profiles,
];
export const lists: readonly Named[] = [...armies, listOf(genericId) as Army];

export const quoted = (text: string): string =>
  `“${text.replace(/[\\”]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}”`;
const quotedText = /^(?:“((?:\\.|[^\\”])*)”|"((?:\\.|[^\\"])*)")$/;
/** The text between quotation marks; undefined if there are none. */
export function unquoted(text: string): string | undefined {
  const found = quotedText.exec(text);
  if (!found) return undefined;
  return (found[1] ?? found[2] ?? '').replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign === 'r' ? '\r' : sign));
}

/**
 * A thing's name if the name is unambiguous, otherwise its id. Commas are left out of the name, because a comma would end the
 * word.
 */
export function word(all: readonly Named[], kind: string, id: string): string {
  const name = all.find((each) => each.id === id)?.name.replace(/,(?![^(]*\))/g, '');
  return name !== undefined && find(all, name)?.id === id ? name : `${kind} ${quoted(id)}`;
}

/** Combines equal words that are next to each other into one word with a count. */
export function counted(words: readonly string[]): readonly string[] {
  const runs: { word: string; times: number }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word) last.times += 1;
    else runs.push({ word, times: 1 });
  }
  return runs.map(({ word, times }) => (times > 1 ? `${times} × ${word}` : word));
}
