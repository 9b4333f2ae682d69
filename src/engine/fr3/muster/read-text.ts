/**
 * A roster as text that people can read, write and paste into a chat:
 *
 *     Roster: The Silver Tithe
 *     List: High Elves
 *     Points: 487 of 500
 *
 *     Units
 *     1. Pikes, Elite (+1,+1,+0) = 27
 *     2. 3 × Pikes = 66
 *
 *     Characters
 *     General, with 1 = 160
 *
 *     The army
 *     2 × Hired scouts
 *
 * Numbers after `=` are only for human readers. Costs are always calculated and never read. If a name is ambiguous, the id is
 * written instead (`option “…”`). Reading the text therefore gives back exactly the same roster.
 */
import { didYouMean } from '../../kernel/nearest.ts';
import type { Army } from '../data/armies/army.ts';
import { abilities } from './abilities.ts';
import { extras } from './extras.ts';
import { individual } from './leaders.ts';
import { genericId, listOf } from './lists.ts';
import { optionsOf } from './options.ts';
import {
  bonusesLength,
  idLength,
  mostCharacters,
  mostPurchases,
  mostUnits,
  nameLength,
  type Roster,
  type RosterCharacter,
  type RosterUnit,
  sizes,
} from './roster.ts';
import { asideWord, find, forTournament, headings, lists, type Named, plain, rowsOf, unquoted } from './roster-words.ts';

export interface ReadText {
  /** The parts of the roster that could be read; undefined if the text contains no roster. */
  readonly roster?: Roster;
  /** A sentence for each unreadable part. */
  readonly problems: readonly string[];
}

const newRosterSize = 1000;

/** The largest number of lines, and of words in each line. Anything beyond the limits is ignored. */
const mostLines = 1000;
const mostWords = mostPurchases + 20;

/** The words of a line, separated by commas outside brackets and quotation marks. */
function wordsOf(line: string): readonly string[] {
  const words: string[] = [];
  let [word, depth, end] = ['', 0, ''];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] as string;
    if (end) {
      word += sign;
      if (sign === '\\') {
        at += 1;
        word += line[at] ?? '';
      } else if (sign === end) end = '';
      continue;
    }
    if (sign === '“') end = '”';
    if (sign === '"') end = '"';
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    if (sign === ',' && depth === 0) {
      words.push(word.trim());
      word = '';
    } else word += sign;
  }
  return [...words, word.trim()].filter((each) => each !== '').slice(0, mostWords);
}

/** Points at the end of a line: `= 66`, `[66]`, `(66 points)`. */
const pointsAtEnd = /\s*(?:=\s*|[[(])-?\d+\s*(?:points?|pts?)?\s*[\])]?\s*$/i;

interface Reading {
  readonly list: Army;
  readonly say: (because: string) => void;
}

/** A name, cut to the maximum length with a message. */
function nameFrom(text: string, { say }: Reading): string {
  if (text.length > nameLength) say(`The name “${text.slice(0, 20)}…” is too long. It is shortened to ${nameLength} letters.`);
  return text.slice(0, nameLength);
}

interface Common {
  name?: string;
  with?: number;
  bonuses?: string;
  from?: string;
  aside?: true;
}

/** The count at the start of a word, and the rest of the word. */
function timesOf(said: string): readonly [number, string] {
  const [, times, rest] = /^(\d{1,2})\s*[×x]\s*(.+)$/is.exec(said) ?? [];
  return times === undefined || rest === undefined ? [1, said] : [Number(times), rest];
}

/** Reads a word that units and characters have in common. Returns false for any other word. */
function readCommon(word: string, found: Common, reading: Reading): boolean {
  const [, key, said] = /^(called|named|bonuses)\s+(.*)$/is.exec(word) ?? [];
  const text = said && (unquoted(said) ?? said);
  if (text !== undefined) {
    if (key?.toLowerCase() === 'bonuses') found.bonuses = text.slice(0, bonusesLength);
    else found.name = nameFrom(text, reading);
    return true;
  }
  if (plain(word) === asideWord) {
    found.aside = true;
    return true;
  }
  const list = /^from\s+(.*)$/is.exec(word)?.[1];
  if (list !== undefined) {
    const id = idOf(lists, 'list', list);
    if (id === undefined || !lists.some((each) => each.id === id)) reading.say(unknown('Allies', 'army list', list, lists));
    else found.from = id;
    return true;
  }
  const number = /^with\s+(?:unit\s+)?(\d{1,3})$/i.exec(word)?.[1];
  if (number === undefined) return false;
  found.with = Number(number);
  return true;
}

/** The id that a word stands for, given as an id (`option “…”`) or as a name; undefined if the word is unknown. */
function idOf(all: readonly Named[], kind: string, word: string): string | undefined {
  const exact = new RegExp(`^${kind}\\s+(.*)$`, 'is').exec(word)?.[1];
  if (exact !== undefined) return (unquoted(exact) ?? exact).slice(0, idLength);
  return find(all, word)?.id;
}

const unknown = (where: string, what: string, word: string, all: readonly Named[]): string => {
  const nearest = didYouMean(
    word,
    all.map(({ name }) => name),
  );
  return `${where}: there is no ${what} “${word.slice(0, idLength)}”.${nearest}`;
};

/** The purchases, up to the maximum. If some are cut off, a message says so. */
function kept(bought: readonly string[], where: string, { say }: Reading): readonly string[] {
  if (bought.length > mostPurchases)
    say(`${where}: a unit or character can have only ${mostPurchases} purchases here. The others are ignored.`);
  return bought.slice(0, mostPurchases);
}

interface UnitLine {
  readonly label?: number;
  readonly count: number;
  readonly unit: RosterUnit;
}

function readUnit(line: string, where: string, reading: Reading): UnitLine | undefined {
  const { say } = reading;
  const labelled = /^(?:[-*•]\s+|(\d{1,3})\s*[.)]\s*)/.exec(line);
  const rest = line.slice(labelled?.[0].length ?? 0).replace(pointsAtEnd, '');
  const counted = /^(\d{1,3})\s*(?:[×x*]\s+|×|\s)/i.exec(rest);
  const count = counted ? Number(counted[1]) : 1;
  const [first = '', ...others] = wordsOf(rest.slice(counted?.[0].length ?? 0));
  const options: string[] = [];
  const found: Common & { has?: readonly string[] } = {};
  // The list decides which types and options can be read, so the words that name the list are read first.
  const own = others.filter((word) => !/^from\s/i.test(word) || !readCommon(word, found, reading));
  const list = (found.from === undefined ? undefined : listOf(found.from)) ?? reading.list;
  const type = idOf(rowsOf(list), 'type', first);
  if (type === undefined) {
    say(unknown(where, 'unit', first, rowsOf(list)));
    return undefined;
  }
  for (const word of own) {
    const person = /^character\s*\((.*)\)$/is.exec(word)?.[1];
    if (person !== undefined) {
      found.has = readAbilities(wordsOf(person), where, reading);
      continue;
    }
    if (readCommon(word, found, reading)) continue;
    const [times, said] = timesOf(word);
    const id = idOf(optionsOf(list), 'option', said);
    if (id === undefined) say(unknown(where, 'option', said, optionsOf(list)));
    else options.push(...Array<string>(times).fill(id));
  }
  const label = labelled?.[1] === undefined ? {} : { label: Number(labelled[1]) };
  return { ...label, count, unit: { type, ...found, ...(options.length > 0 ? { options: kept(options, where, reading) } : {}) } };
}

function readAbilities(words: readonly string[], where: string, reading: Reading): readonly string[] {
  const ids = words.flatMap((word) => {
    const id = idOf(abilities, 'ability', word);
    if (id === undefined) reading.say(unknown(where, 'ability', word, abilities));
    return id ?? [];
  });
  return kept(ids, where, reading);
}

function readCharacter(line: string, where: string, reading: Reading): RosterCharacter {
  const words = wordsOf(line.replace(/^(?:[-*•]\s+|\d{1,3}\s*[.)]\s*)/, '').replace(pointsAtEnd, ''));
  const found: Common = {};
  const others = words.filter((word) => !readCommon(word, found, reading) && plain(word) !== plain(individual.name));
  return { ...found, has: readAbilities(others, where, reading) };
}

/** Reads a line of purchases for the whole army. */
function readExtra(line: string, where: string, { say }: Reading): readonly string[] {
  const [times, said] = timesOf(line.replace(/^[-*•]\s+/, '').replace(pointsAtEnd, ''));
  const id = idOf(extras, 'extra', said);
  if (id === undefined) say(unknown(where, 'purchase', said, extras));
  return id === undefined ? [] : Array<string>(times).fill(id);
}

/** Resolves `with`: its numbers are the line numbers that the text gives. */
function hostsSettled(lines: readonly UnitLine[], people: readonly RosterCharacter[], say: Reading['say']) {
  const all: RosterUnit[] = [];
  const places = new Map<number, number>();
  for (const { label, count, unit } of lines)
    for (let n = 0; n < count && all.length < mostUnits; n += 1) {
      all.push(unit);
      if (label !== undefined) places.set(label + n, all.length);
    }
  const settled = <T extends RosterUnit | RosterCharacter>(each: T): T => {
    if (each.with === undefined) return each;
    const { with: said, ...alone } = each;
    // Without line numbers, units are counted from the top.
    const place = places.size > 0 ? places.get(said) : said >= 1 && said <= all.length ? said : undefined;
    if (place === undefined) say(`This entry cannot go with unit ${said}, because the roster has no such unit.`);
    return (place === undefined ? alone : { ...alone, with: place }) as T;
  };
  const asked = lines.reduce((sum, { count }) => sum + count, 0);
  if (asked > mostUnits) say(`A roster can have at most ${mostUnits} units. The last ${asked - mostUnits} are ignored.`);
  if (people.length > mostCharacters) say(`A roster can have at most ${mostCharacters} characters. The others are ignored.`);
  return { units: all.map(settled), characters: people.slice(0, mostCharacters).map(settled) };
}

function readSize(text: string, say: Reading['say']): number {
  const size = Number(/(?:of\s+)?(\d{1,6})\D*$/.exec(text)?.[1] ?? Number.NaN);
  if (size >= sizes.least && size <= sizes.most) return size;
  say(`“${text.slice(0, idLength)}” is not a game size. The size is set to ${newRosterSize} points.`);
  return newRosterSize;
}

function readList(text: string, say: Reading['say']): Army {
  const found = find(lists, text);
  if (!found) say(`${unknown('List', 'army list', text, lists)} The generic list is used.`);
  return listOf(found?.id ?? genericId) as Army;
}

const headLine = /^(roster|name|list|army|army list|points|size)\s*:\s*(.*)$/is;
const headingOf = (line: string): keyof typeof headings | undefined => {
  const name = /^(units|characters|leaders|the army)\b[\s:(\d)]*$/i.exec(line)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  return name === 'units' ? 'units' : name === 'the army' ? 'army' : 'characters';
};

/** Reads the text of a roster. Never throws: it reports what it cannot read and keeps the rest. */
export function readText(text: string): ReadText {
  const problems: string[] = [];
  const say = (because: string) => void problems.push(because);
  const written = text.split(/\r\n|\r|\n/);
  if (written.length > mostLines) say(`The text of a roster can have at most ${mostLines} lines. The others are ignored.`);
  const lines = written.slice(0, mostLines).map((line) => line.trim());
  const labelled = lines.flatMap((line) => {
    const [, label = '', said = ''] = headLine.exec(line) ?? [];
    return label ? [[label.toLowerCase(), said] as const] : [];
  });
  const saidOf = (...labels: readonly string[]) => labelled.find(([label]) => labels.includes(label))?.[1];
  const saidList = saidOf('list', 'army', 'army list');
  const reading: Reading = { list: saidList === undefined ? (listOf(genericId) as Army) : readList(saidList, say), say };

  const unitLines: UnitLine[] = [];
  const people: RosterCharacter[] = [];
  const bought: string[] = [];
  let part: keyof typeof headings | 'head' = 'head';
  let name = saidOf('roster', 'name');
  for (const [at, line] of lines.entries()) {
    const where = `Line ${at + 1}`;
    const heading = headingOf(line);
    if (line === '' || line.startsWith('#') || /^https?:/.test(line)) continue;
    if (heading) part = heading;
    else if (part === 'units') unitLines.push(...[readUnit(line, where, reading) ?? []].flat());
    else if (part === 'characters') people.push(readCharacter(line, where, reading));
    else if (part === 'army') bought.push(...readExtra(line, where, reading));
    else if (headLine.test(line)) continue;
    else if (name === undefined) name = line;
    else say(`${where} cannot be read, because it comes before “${headings.units}”: “${line.slice(0, idLength)}”.`);
  }
  if (saidList === undefined && unitLines.length === 0 && people.length === 0)
    return { problems: ['This text is not a roster. It has no line “List:” and no units under “Units”.'] };
  if (saidList === undefined) say('The text does not name an army list. The generic list is used.');
  const saidSize = saidOf('points', 'size');
  const size = saidSize === undefined ? newRosterSize : readSize(saidSize, say);
  const all = hostsSettled(unitLines, people, say);
  return {
    roster: {
      name: nameFrom(unquoted(name ?? '') ?? name ?? '', reading),
      army: reading.list.id,
      size,
      ...all,
      ...(bought.length > 0 ? { extras: kept(bought, headings.army, reading) } : {}),
      ...(saidSize?.toLowerCase().includes(forTournament) ? { tournament: true as const } : {}),
    },
    problems,
  };
}
