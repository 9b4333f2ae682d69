/** How the chronicle describes an entry: its dice as data, and a summary of what happened in several entries. */
import type { Course, Entry, Rolled } from '../course.ts';
import type { GameSystem } from '../system.ts';

type Told = Pick<GameSystem, 'chronicle'>;

export interface Throw {
  readonly decides: string;
  readonly rolls: readonly Pick<Rolled, 'die' | 'face'>[];
}

/** Groups dice that are rolled for the same purpose. */
export function throwsOf({ chronicle }: Told, entry: Entry): readonly Throw[] {
  const found: Throw[] = [];
  for (const each of entry.rolls) {
    const whole = chronicle.decides(entry, each.purpose);
    const decides = whole.replace(/, die \d+ of \d+$/, '');
    const last = found.at(-1);
    if (last?.decides === decides && decides !== whole) found[found.length - 1] = { decides, rolls: [...last.rolls, each] };
    else found.push({ decides, rolls: [each] });
  }
  return found;
}

/** The maximum number of sentences that are read out. */
const saidAtOnce = 5;

/**
 * The latest news, for screen readers and the panel. If there are many entries, the function picks the beginning of the last
 * action, then what the dice decided, and then the latest sentence. If nothing else happened, it reports entries on the record
 * sheet.
 */
export function lastSaid(system: Told, entries: readonly Entry[], atOnce: number = saidAtOnce): string {
  const { lines } = system.chronicle;
  const eventful = entries.flatMap((entry) => lines(entry)).some(({ heading, noted }) => !heading && !noted);
  const all = entries.flatMap((entry, at) => {
    const weight = at === entries.length - 1 ? 2 : entry.rolls.length > 0 ? 1 : 0;
    return lines(entry).flatMap(({ text, heading, noted }) => (heading || (eventful && noted) ? [] : [{ text, weight }]));
  });
  const order = all.map((line, at) => ({ ...line, at, late: line.weight === 2 ? -at : at }));
  const kept = order.toSorted((one, other) => other.weight - one.weight || other.late - one.late).slice(0, atOnce);
  return kept
    .toSorted((one, other) => one.at - other.at)
    .map(({ text }) => text)
    .join(' ');
}

/** The maximum numbers of sentences for the news in the panel, and for the result of an answer. */
const shownAtOnce = 3;
const answeredAtOnce = 4;

/**
 * The news for the panel. With `since`, it covers everything since the viewer's last action that the chronicle reports. Skipped
 * chances to cast do not count. If that action answered the opponent, the news begins with the result of the answer.
 */
export function newsOf(system: Told, course: Course, at: number, since: boolean): string {
  const now = course[at];
  if (at === 0 || !now) return '';
  if (!since) return lastSaid(system, [now], answeredAtOnce);
  const isSilent = (entry: Entry): boolean => system.chronicle.lines(entry).every(({ heading, noted }) => heading || noted);
  let from = at;
  for (let entry = course[from]; from > 0 && entry && (entry.by === now.by || isSilent(entry)); entry = course[from]) from--;
  const own = course[from];
  const answered = own && course[from - 1]?.by === now.by ? lastSaid(system, [own], answeredAtOnce) : '';
  const later = lastSaid(system, course.slice(answered ? from + 1 : from, at + 1), shownAtOnce);
  return [answered, later].filter(Boolean).join(' ');
}
