/**
 * Finds pages by their titles, their sentences and the terms that players use. Every page and every part of a page is an entry.
 * The score of a page is that of its best entry, plus a little for each further one. The index is built on the device from the
 * file of a game.
 */
import { relatives } from '../../../content/search/families.ts';
import type { Page, Part, SearchFile } from '../../../content/search/file.ts';
import { isLight, significantWords, stem, withAmounts } from '../../../content/search/text.ts';
import { nearest } from './spelling.ts';

/**
 * The weight of a word, by the part of the entry that contains it. All numbers in this file were chosen by trying them on the
 * questions in tests/content/questions.
 */
const worth = { title: 3.8, said: 4.3, place: 1.3, summary: 2.3 } as const;
/** In a term of several words, each single word counts less. */
const dilution = 0.6;
/** Factors for words that are related to the word in the question but not the same. */
const kinship = 0.5;
const kinshipOfGuess = 0.35;
const beginning = 0.7;
/** The factor for a word that says little, because any question may contain it. */
const lightness = 0.7;
/** The weight of a word that no page has. */
const unknown = 4.5;
/** Factors for pages of another game than the current one, and for pages of no game. */
const otherGame = 0.3;
const noGame = 0.6;
/**
 * The pages of the current game come first, unless the best page of another game covers much more of the question: the coverage
 * of the current game's best page must be at least this fraction of the other page's coverage.
 */
const answers = 0.35;
/** The factor for pages of a kind that the question names. */
const namedKind = 1.5;

interface Entry {
  readonly page: number;
  /** The part; undefined for the page itself. */
  readonly part?: Part;
  readonly title: readonly string[];
  readonly said: readonly (readonly string[])[];
}

export interface Index {
  readonly file: SearchFile;
  readonly entries: readonly Entry[];
  /** For each stem, the entries that contain it, each with the weight of the stem in that entry. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

export interface Found {
  readonly page: Page;
  readonly system: string;
  /** The game it belongs to, by name. */
  readonly game: string;
  readonly score: number;
  /** The share of the question that the page covers, from 0 to 1. */
  readonly covers: number;
  /** The best part of the page, if it is better than the page as a whole. */
  readonly part?: Part;
}

export const stemsOf = (text: string): string[] => significantWords(withAmounts(text)).map(stem);

const phrases = (said: string): string[][] => (said === '' ? [] : said.split(', ').map(stemsOf));

/** `counter charge` also counts as `countercharge`. */
const joined = (stems: readonly string[], from: readonly string[]): string[] =>
  stems.slice(1).map((_, at) => stem(`${from[at]}${from[at + 1]}`));

export function makeIndex(file: SearchFile): Index {
  const entries: Entry[] = [];
  const postings = new Map<string, Map<number, number>>();
  const add = (page: number, title: string, place: string, summary: string, said: string, part?: Part) => {
    const titleWords = significantWords(title);
    const entry: Entry = { page, title: titleWords.map(stem), said: phrases(said), ...(part ? { part } : {}) };
    const here = new Map<string, number>();
    const count = (stems: Iterable<string>, each: number) => {
      for (const one of new Set(stems)) here.set(one, (here.get(one) ?? 0) + each);
    };
    // The longer a title is, the less each of its words counts.
    count(entry.title, (worth.title * 1.3) / (0.7 + 0.3 * entry.title.length));
    count(joined(entry.title, titleWords), worth.title * 0.8);
    const best = new Map<string, number>();
    for (const phrase of entry.said)
      for (const one of phrase) best.set(one, Math.max(best.get(one) ?? 0, worth.said / phrase.length ** dilution));
    for (const [one, each] of best) count([one], each);
    count(stemsOf(place), worth.place);
    const sentence = stemsOf(summary);
    count(sentence, worth.summary * Math.min(1, 10 / (5 + sentence.length)));
    for (const [one, each] of here) {
      const known = postings.get(one);
      if (known) known.set(entries.length, each);
      else postings.set(one, new Map([[entries.length, each]]));
    }
    entries.push(entry);
  };
  for (const [at, { title, place, summary, said, parts = [] }] of file.pages.entries()) {
    add(at, title, place, summary, said);
    for (const part of parts) add(at, part[0], title, part[2], part[3], part);
  }
  return { file, entries, postings };
}

const kin = relatives(stem);
/** Kinds of pages that rank behind rules, unless the question names their kind: “odds of a fear test”, “goblin army”. */
const named: Readonly<Record<string, ReadonlySet<string>>> = {
  Calculator: new Set(['odd', ...(kin.get('odd') ?? [])]),
  Army: new Set(['army']),
  Spell: new Set(['spell']),
};

/**
 * The words of all loaded games together. How common a word is, and what it can mean, must not depend on the size of one game.
 */
interface Vocabulary {
  /** For each stem, the entries that contain this stem. */
  readonly known: ReadonlyMap<string, { readonly size: number }>;
  readonly entries: number;
  /** A cache of the matching words for each word in a question. */
  readonly meanings: Map<string, ReadonlyMap<string, number>>;
}

const vocabularies = new Map<string, Vocabulary>();

function vocabularyOf(indexes: readonly Index[]): Vocabulary {
  const key = indexes.map(({ file }) => file.system).join();
  const made = vocabularies.get(key);
  if (made) return made;
  const known = new Map<string, { size: number }>();
  for (const { postings } of indexes)
    for (const [one, { size }] of postings) known.set(one, { size: size + (known.get(one)?.size ?? 0) });
  const entries = indexes.reduce((sum, each) => sum + each.entries.length, 0);
  const vocabulary = { known, entries, meanings: new Map() };
  vocabularies.set(key, vocabulary);
  return vocabulary;
}

/** The words that can match a word in the question, with factors. The result is cached. */
function meant(asked: string, { known, meanings }: Vocabulary): ReadonlyMap<string, number> {
  const before = meanings.get(asked);
  if (before) return before;
  const found = new Map<string, number>();
  meanings.set(asked, found);
  const add = (one: string, how: number) => {
    if (known.has(one) && how > (found.get(one) ?? 0)) found.set(one, how);
  };
  add(asked, 1);
  for (const other of kin.get(asked) ?? []) add(other, kinship);
  if (known.has(asked) || kin.has(asked)) return found;
  // For an unknown word: words that begin with it, or words with similar spelling.
  if (asked.length >= 3) for (const one of known.keys()) if (one.startsWith(asked)) add(one, beginning);
  for (const [one, off] of nearest(asked, known)) {
    add(one, 0.9 - 0.15 * off);
    for (const other of kin.get(one) ?? []) add(other, kinshipOfGuess);
  }
  return found;
}

/** The results of one index for a question: pages with their best parts, unsorted. */
function answer({ file, entries, postings }: Index, { asked, plain, vocabulary }: Question): Found[] {
  const scores = new Float64Array(entries.length);
  const covered = new Float64Array(entries.length);
  let whole = 0;
  for (const one of asked) {
    const words = [...meant(one, vocabulary)].map(([word, how]) => {
      const { size } = vocabulary.known.get(word) as { size: number };
      return { where: postings.get(word), how, rare: Math.log(1 + vocabulary.entries / (3 + size)) };
    });
    const closest = Math.max(...words.map(({ how }) => how));
    const factor = isLight(one) ? lightness : 1;
    const exact = words.filter(({ how }) => how === closest).map(({ rare }) => rare);
    const weight = factor * (exact.length > 0 ? Math.max(...exact) : unknown);
    // A compound of two words only adds to the score, because its words are also counted by themselves.
    const counted = plain.has(one) ? weight : 0;
    whole += counted;
    const best = new Map<number, number>();
    const has = new Map<number, number>();
    for (const { where, how, rare } of words)
      for (const [entry, each] of where ?? []) {
        best.set(entry, Math.max(best.get(entry) ?? 0, how * each * Math.min(factor * rare, weight * 1.2)));
        has.set(entry, Math.max(has.get(entry) ?? 0, how * (each > worth.place ? 1 : 0.75)));
      }
    for (const [entry, score] of best) {
      scores[entry] = (scores[entry] as number) + score;
      covered[entry] = (covered[entry] as number) + counted * (has.get(entry) as number);
    }
  }
  const found = new Map<number, { best: number; rest: number; covers: number; part: Part | undefined }>();
  entries.forEach(({ page, part, title, said }, at) => {
    if (!scores[at]) return;
    // Pages that contain all words of a question rank far above pages that contain its rarest word often.
    const covers = (covered[at] as number) / whole;
    let score = (scores[at] as number) * (0.22 + 0.78 * covers ** 1.45);
    if (title.every((one) => plain.has(one))) score *= title.length >= plain.size ? 2.2 : 1 + (0.6 * title.length) / plain.size;
    const saying = Math.max(
      0,
      ...said
        .filter((phrase) => phrase.every((one) => plain.has(one)))
        .map((phrase) => (phrase.length === 1 && plain.size > 1 ? 0.09 : Math.min(1, phrase.length / plain.size))),
    );
    score *= 1 + 2.9 * saying;
    if (part) score *= 0.7;
    const known = found.get(page);
    if (!known) found.set(page, { best: score, rest: 0, covers, part });
    else if (score > known.best) found.set(page, { best: score, rest: known.rest + known.best, covers, part });
    else known.rest += score;
  });
  return [...found].map(([at, { best, rest, covers, part }]) => {
    const page = file.pages[at] as Page;
    const kind = asked.some((one) => named[page.kind]?.has(one)) ? namedKind : 1;
    const score = (best + Math.min(best * 0.5, 0.15 * rest)) * (page.weight ?? 1) * kind;
    return { page, system: file.system, game: file.name, score, covers, ...(part ? { part } : {}) };
  });
}

interface Question {
  /** The words of the question as stems, and compounds of two neighbouring words. */
  readonly asked: readonly string[];
  readonly plain: ReadonlySet<string>;
  readonly vocabulary: Vocabulary;
}

function askedFor(text: string, indexes: readonly Index[]): Question {
  const vocabulary = vocabularyOf(indexes);
  const carried = significantWords(withAmounts(text));
  const plain = carried.map(stem);
  const pairs = joined(plain, carried).filter((pair) => vocabulary.known.has(pair));
  return { asked: [...new Set([...plain, ...pairs])], plain: new Set(plain), vocabulary };
}

/**
 * The pages that answer a question, best first. `here` is the current game, if there is one. The current game's pages come before
 * those of other games.
 */
export function find(indexes: readonly Index[], text: string, here: string): Found[] {
  const question = askedFor(text, indexes);
  if (question.asked.length === 0) return [];
  const isOwn = ({ system }: Found): boolean => system === here || system === '';
  const shareOf = (system: string): number => (here === '' || system === here ? 1 : system === '' ? noGame : otherGame);
  const found = indexes
    .flatMap((index) => answer(index, question).map((each) => ({ ...each, score: each.score * shareOf(index.file.system) })))
    .sort((a, b) => b.score - a.score);
  if (here === '') return found;
  const own = found.filter(isOwn);
  const others = found.filter((each) => !isOwn(each));
  const most = (some: readonly Found[]): number => some.reduce((high, { covers }) => Math.max(high, covers), 0);
  return most(own) < answers * most(others) ? found : [...own, ...others];
}

/** Returns a function that says whether a word in a text should be marked because the question contains it. */
export function marker(indexes: readonly Index[], text: string): (word: string) => boolean {
  const { asked, vocabulary } = askedFor(text, indexes);
  const wanted = new Set(asked.flatMap((one) => [...meant(one, vocabulary).keys()]));
  return (word) => wanted.has(stem(word.toLowerCase()));
}
