/**
 * A roster as text that people can read, write and paste into a chat:
 *
 *     Army: Riders of the Pale Heath
 *     Points: 24 of 24
 *
 *     Elements
 *     Heroes, general, called “Ysolde” = 4
 *     4 × Knights = 8
 *
 *     Stronghold: called “The Grey Tower”, 300 by 250
 *
 * Numbers after `=` are for human readers. These numbers are ignored when the text is read; costs are always calculated.
 */
import { didYouMean } from '../../kernel/nearest.ts';
import { quoted, shortened } from '../../kernel/text.ts';
import { elementOf, elements as types } from '../data/elements.ts';
import { costOf } from './cost.ts';
import { linesOf } from './edit.ts';
import {
  mostElements,
  nameLength,
  newRoster,
  type Roster,
  type RosterElement,
  type Salvaged,
  sizes,
  usualStronghold,
} from './roster.ts';

const marks = { general: 'general', ally: 'ally', shared: 'shared' } as const;
type Mark = keyof typeof marks;
const markIds = Object.keys(marks) as Mark[];

/** A name in quotation marks, with quotation marks inside it escaped. */
const inMarks = (name: string): string => `“${name.replace(/[\\”]/g, (sign) => `\\${sign}`)}”`;
const called = (name: string | undefined): readonly string[] => (name === undefined ? [] : [`called ${inMarks(name)}`]);
/** Puts a name on one line. */
const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim();

const typeWord = (type: string): string => elementOf(type)?.name ?? `type ${inMarks(type)}`;

export function writeText(roster: Roster): string {
  const cost = costOf(roster);
  const lines = linesOf(roster).map(({ from, count, element }) => {
    const words = [
      typeWord(element.type),
      ...markIds.filter((mark) => element[mark]).map((mark) => marks[mark]),
      ...called(element.name),
    ];
    const points = cost.elements.slice(from, from + count).reduce((sum, line) => sum + line.points, 0);
    return `${count > 1 ? `${count} × ` : ''}${words.join(', ')} = ${points}`;
  });
  const { name, wide, deep } = roster.stronghold;
  return `${[
    // A name that itself begins and ends with quotation marks gets a second pair, because the reader takes one pair away.
    `Army: ${unquoted(oneLine(roster.name)) === undefined ? oneLine(roster.name) : inMarks(oneLine(roster.name))}`,
    `Points: ${cost.total} of ${roster.size}`,
    '',
    'Elements',
    ...lines,
    '',
    `Stronghold: ${[...called(name), `${wide} by ${deep}`].join(', ')}`,
  ].join('\n')}\n`;
}

// ---- Reading -----------------------------------------------------------------------------------

const mostLines = 500;
const mostWords = 12;

/** The words of a line. Commas outside quotation marks separate the words. */
function wordsOf(line: string): readonly string[] {
  const words = [''];
  let end = '';
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] as string;
    if (end !== '') {
      if (sign === '\\') words.push((words.pop() ?? '') + sign + (line[++at] ?? ''));
      else words.push((words.pop() ?? '') + sign);
      if (sign === end) end = '';
      continue;
    }
    if (sign === '“') end = '”';
    if (sign === '"') end = '"';
    if (sign === ',') words.push('');
    else words.push((words.pop() ?? '') + sign);
  }
  return words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, mostWords);
}

/** The text inside quotation marks. */
const unquoted = (text: string): string | undefined => /^[“"](.*)[”"]$/s.exec(text.trim())?.[1]?.replace(/\\(.)/gs, '$1');

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');
/** The type that a word stands for: a name (singular or plural), an id, or what follows the word `type`. */
function typeOf(word: string): string | undefined {
  const exact = /^type\s+(.*)$/is.exec(word)?.[1];
  if (exact !== undefined) return (unquoted(exact) ?? exact).slice(0, nameLength);
  const said = plain(word);
  return types.find(({ id, name }) =>
    [plain(id), plain(name)].some((each) => each === said || each === `${said}s` || each === `${said}es`),
  )?.id;
}

type Say = (because: string) => void;

function nameFrom(text: string, say: Say): string {
  if (text.length > nameLength) say(`The name ${quoted(shortened(text))} is too long. It is shortened to ${nameLength} letters.`);
  return text.slice(0, nameLength);
}

const nameSaid = (word: string): string | undefined => {
  const said = /^(?:called|named)\s+(.*)$/is.exec(word)?.[1];
  return said === undefined ? undefined : (unquoted(said) ?? said);
};

interface Counted {
  readonly count: number;
  readonly element: RosterElement;
}

function readElement(line: string, where: string, say: Say): Counted | undefined {
  const rest = line
    .replace(/^(?:[-*•]\s+|\d{1,3}[.)]\s+)/, '')
    .replace(/\s*(?:=\s*|[[(])-?\d+\s*(?:ap|points?)?\s*[\])]?\s*$/i, '');
  const times = /^(\d{1,3})\s*(?:[×x*]\s*|\s)/i.exec(rest);
  const [first = '', ...others] = wordsOf(rest.slice(times?.[0].length ?? 0));
  const type = typeOf(first);
  if (type === undefined) {
    const nearest = didYouMean(
      first,
      types.map(({ name }) => name),
    );
    say(`${where}: there is no element type ${quoted(first)}.${nearest}`);
    return undefined;
  }
  const found: { -readonly [Field in keyof RosterElement]: RosterElement[Field] } = { type };
  for (const word of others) {
    const name = nameSaid(word);
    const mark = markIds.find((each) => marks[each] === plain(word));
    if (name !== undefined) found.name = nameFrom(name, say);
    else if (mark) found[mark] = true;
    else say(`${where}: ${quoted(word)} cannot be read, so it is ignored.`);
  }
  return { count: times ? Number(times[1]) : 1, element: found };
}

function readStronghold(text: string, say: Say): Roster['stronghold'] {
  let found = usualStronghold;
  for (const word of wordsOf(text)) {
    const name = nameSaid(word);
    const size = /^(\d{1,4})\s*(?:by|x|×)\s*(\d{1,4})$/i.exec(word);
    if (name !== undefined) found = { ...found, name: nameFrom(name, say) };
    else if (size && Number(size[1]) > 0 && Number(size[2]) > 0)
      found = { ...found, wide: Number(size[1]), deep: Number(size[2]) };
    else say(`The stronghold: ${quoted(word)} cannot be read, so it is ignored.`);
  }
  return found;
}

const headLine = /^(army|roster|name|points|size|stronghold)\s*:\s*(.*)$/is;

/** Reads the text of a roster. Never throws: it reports what it cannot read and keeps the rest. */
export function readText(text: string): Salvaged {
  const problems: string[] = [];
  const say: Say = (because) => void problems.push(because);
  const written = text.split(/\r\n|\r|\n/);
  if (written.length > mostLines) say(`The text of a roster can have at most ${mostLines} lines. The others are ignored.`);
  let roster = newRoster('');
  const elements: RosterElement[] = [];
  let [inside, lost, begun] = [false, 0, false];
  for (const [at, raw] of written.slice(0, mostLines).entries()) {
    const line = raw.trim();
    const [, head = '', said = ''] = headLine.exec(line) ?? [];
    if (line === '' || line.startsWith('#') || /^https?:/.test(line)) continue;
    if (/^elements\s*:?$/i.test(line)) {
      [inside, begun] = [true, true];
    } else if (head.toLowerCase() === 'stronghold') roster = { ...roster, stronghold: readStronghold(said, say) };
    else if (head.toLowerCase() === 'points' || head.toLowerCase() === 'size') {
      const size = Number(/(\d{1,4})\D*$/.exec(said)?.[1] ?? Number.NaN);
      if (size >= sizes.least && size <= sizes.most) roster = { ...roster, size };
      else say(`${quoted(said)} is not an army size. The size is set to ${roster.size} AP.`);
    } else if (head !== '') {
      begun = true;
      roster = { ...roster, name: nameFrom(unquoted(said) ?? said, say) };
    } else if (inside) {
      const read = readElement(line, `Line ${at + 1}`, say);
      for (let more = 0; read && more < read.count; more++)
        if (elements.length < mostElements) elements.push(read.element);
        else lost++;
    } else if (roster.name === '') roster = { ...roster, name: nameFrom(line, say) };
    else say(`Line ${at + 1} cannot be read, because it comes before “Elements”: ${quoted(line)}.`);
  }
  if (lost > 0) say(`A roster can have at most ${mostElements} elements. The last ${lost} are ignored.`);
  if (!begun) return { problems: ['This text is not a roster: it has no line “Army:” and no line “Elements”.'] };
  return { roster: { ...roster, elements }, problems };
}
