/** Writes notation so that parsing it gives the same statements. */
import { stepsPerInch } from '../geometry.ts';
import { escaped } from './scanner.ts';
import { type Argument, compass, type Item, type Place, type Statement } from './vocabulary.ts';

/** The shortest decimal that rounds to the same grid step. */
export function gridNumber(inches: number): string {
  for (let digits = 0; digits < 4; digits++) {
    const text = inches.toFixed(digits);
    if (Math.round(Number(text) * stepsPerInch) === Math.round(inches * stepsPerInch)) return text.replace(/^-(0(\.0+)?)$/, '$1');
  }
  return inches.toFixed(4);
}

const place = ({ x, y }: Place): string => `${gridNumber(x)},${gridNumber(y)}`;

const facing = (tenths: number): string => (tenths % 450 === 0 ? (compass[tenths / 450] as string) : String(tenths / 10));

const quoted = (text: string): string => `"${escaped(text, '"')}"`;

const item = ({ type, count, attached }: Item): string =>
  `${type ?? '.'}${count === 1 ? '' : `*${count}`}${attached.map((each) => `+${each}`).join('')}`;

export function writeArgument(given: Argument): string {
  if ('word' in given) return given.word;
  if ('number' in given) return String(given.number);
  if ('place' in given) return place(given.place);
  if ('unit' in given) return given.unit;
  return quoted(given.text);
}

/** `A1-A4,B2`: three or more consecutive ids are written as a range. */
function handles(who: readonly string[]): string {
  const parts: string[] = [];
  for (let at = 0; at < who.length; ) {
    const one = who[at] as string;
    let end = at;
    while (one.length > 1 && who[end + 1] === `${one[0]}${Number(one.slice(1)) + end + 1 - at}`) end++;
    parts.push(end > at ? `${one}-${who[end]}` : one);
    at = end + 1;
  }
  return parts.join(',');
}

const spaced = (...parts: readonly (string | null | readonly string[])[]): string =>
  parts
    .flat()
    .filter((part): part is string => part !== null && part !== '')
    .join(' ');

/** Breaks text into lines of about 100 characters. Lines after the first start with two spaces. */
const folded = (text: string): string => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) as string;
    if (last !== '' && last.length + word.length > 100) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n  ');
};

/** A statement as text: one line, unless it is a long heading. */
export function writeStatement(one: Statement): string {
  switch (one.kind) {
    case 'heading':
      return folded(`${one.name}: ${one.text}`).trimEnd();
    case 'comment':
      return one.text === '' ? '#' : `# ${one.text}`;
    case 'table':
      return `table ${one.width}x${one.depth}`;
    case 'bases':
      return `bases ${one.millimetres}mm`;
    case 'terrain': {
      const [first, second] = one.corners as readonly [Place, Place];
      const outline = one.corners.length === 2 ? `${place(first)} to ${place(second)}` : one.corners.map(place).join(' ');
      return spaced('terrain', one.type, one.label === null ? null : quoted(one.label), one.state ?? [], outline);
    }
    case 'units':
      return spaced(
        `${one.side}${one.first}`,
        one.ranks.map((rank) => rank.map(item).join(' ')).join(' / '),
        place(one.place),
        facing(one.facing),
        one.front === 1 && one.depth === 1 ? null : `${one.front}x${one.depth}`,
        one.level === null ? null : `@${one.level}`,
        one.state,
        one.label === null ? null : quoted(one.label),
      );
    case 'unplaced':
      return spaced(
        `${one.side}${one.first}`,
        one.items.map(item),
        one.host === null ? 'off' : `with ${one.host}`,
        one.state,
        one.label === null ? null : quoted(one.label),
      );
    case 'move':
      return spaced(
        `${handles(one.who)}:`,
        one.verb,
        one.with.map(writeArgument),
        one.rolls.length === 0 ? null : `[${one.rolls.join(' ')}]`,
        one.comment === null ? null : `{${escaped(one.comment, '}')}}`,
      );
    case 'note':
      return spaced(one.name, one.with.map(writeArgument));
  }
}

/** A text with one statement per line. */
export const write = (statements: readonly Statement[]): string => statements.map(writeStatement).join('\n');

/** A single line for a link, without headings and comments. */
export const writeLine = (statements: readonly Statement[]): string =>
  statements
    .filter(({ kind }) => kind !== 'heading' && kind !== 'comment')
    .map(writeStatement)
    .join('; ');
