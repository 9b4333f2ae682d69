/** Calculators with a question filled in: “knights charge spears uphill”. */
import type { Asking, SearchFile } from '../../../content/search/file.ts';
import { significantWords, stem, words } from '../../../content/search/text.ts';
import { distance } from './spelling.ts';

export interface Offer {
  readonly title: string;
  /** The address with the question, relative to the site. */
  readonly url: string;
  /** The troops in the question, and what else has been filled in. */
  readonly says: string;
  readonly game: string;
}

type Troops = NonNullable<SearchFile['troops']>;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly length: number;
}

/** The troops named in a question, in order; if two names start at the same word, the longer one wins. */
function named(stems: readonly string[], troops: Troops): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < stems.length; at++) {
    const here = troops
      .flatMap(([id, ...names]) =>
        names.flatMap((name) => {
          const parts = words(name).map(stem);
          return parts.length > 0 && parts.every((part, on) => stems[at + on] === part)
            ? [{ id, name: names[0] as string, at, length: parts.length }]
            : [];
        }),
      )
      .sort((a, b) => b.length - a.length)[0];
    if (!here) continue;
    found.push(here);
    at += here.length - 1;
  }
  return found;
}

const holds = (stems: readonly string[], phrase: string): number | undefined => {
  const parts = words(phrase).map(stem);
  const at = stems.findIndex((_, from) => parts.every((part, on) => stems[from + on] === part));
  return at < 0 ? undefined : at;
};

function filledIn(
  { before, keys, circumstances }: Asking,
  stems: readonly string[],
  who: readonly Named[],
): { readonly query: string; readonly told: readonly string[] } {
  const told: string[] = [];
  const adds: string[] = keys.map((key, at) => `${key}=${who[at]?.id}`);
  for (const [phrases, add, says] of circumstances) {
    const key = add.split('=')[0] as string;
    if (
      adds.some((each) => each.startsWith(`${key}=`)) ||
      !phrases.split(', ').some((phrase) => holds(stems, phrase) !== undefined)
    )
      continue;
    adds.push(add);
    told.push(says.replace(/\b[AB]\b/g, (side) => (who[side === 'A' ? 0 : 1]?.name ?? '').toLowerCase()));
  }
  return { query: before + adds.join('&'), told };
}

/** The words of a question. Names and circumstances misspelt by one letter are corrected: “knigths” is read as “knights”. */
function corrected(stems: readonly string[], text: string, asking: readonly Asking[], troops: Troops): string[] {
  const phrases = [
    ...troops.flatMap(([, ...names]) => names),
    ...asking.flatMap(({ circumstances }) => circumstances.map(([said]) => said)),
  ];
  // Whole names come first: “nights” is nearer to “knights” than to the “light” of “light cavalry”.
  const known = new Set(
    [
      ...phrases
        .map(words)
        .filter(({ length }) => length === 1)
        .flat(),
      ...phrases.flatMap(words),
    ].map(stem),
  );
  const significant = new Set(significantWords(text).map(stem));
  return stems.map((one) =>
    known.has(one) || one.length < 5 || !significant.has(one)
      ? one
      : ([...known].find((other) => other.length > 4 && distance(one, other, 1) <= 1) ?? one),
  );
}

/** The calculators for a question, at most one for each game. */
export function offers({ name: game, asking = [], troops = [] }: SearchFile, text: string): Offer[] {
  const typed = words(text).map(stem);
  if (named(typed, troops).length === 0) return [];
  const stems = corrected(typed, text, asking, troops);
  const who = named(stems, troops);
  const called = (each: Asking) => each.calls.some((call) => stems.includes(stem(call)));
  const fits = (each: Asking) => each.keys.length <= who.length && (each.calls.length === 0 ? who.length === 2 : called(each));
  const best =
    asking.find((each) => each.calls.length > 0 && fits(each) && each.keys.length === Math.min(2, who.length)) ??
    asking.find(fits);
  if (!best) return [];
  const { query, told } = filledIn(best, stems, who);
  const [first, second] = who;
  const meeting = best.keys.length === 2 ? `${first?.name} against ${second?.name.toLowerCase()}` : `${first?.name}`;
  return [
    {
      title: `${best.title}: ${meeting}`,
      url: `${best.url}?${query}`,
      says: told.length > 0 ? `Filled in: ${told.join(', ')}.` : 'Filled in from your question.',
      game,
    },
  ];
}
