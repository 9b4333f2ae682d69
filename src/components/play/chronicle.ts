/** What the chronicle tells of an entry: its dice as data, and the news of several entries in short. */
import type { Entry, Rolled } from './course.ts';
import type { GameSystem } from './system.ts';

type Told = Pick<GameSystem, 'chronicle'>;

export interface Throw {
  readonly decides: string;
  readonly rolls: readonly Pick<Rolled, 'die' | 'face'>[];
}

/** Dice that are thrown for one thing stand together. */
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

/** Sentences that are read out at most. */
const saidAtOnce = 5;

/**
 * What has happened last, for those who hear the page and for the head of the rail: of a long tale the last action as it began,
 * then that for which dice fell, then the latest; what is only noted, where nothing happened.
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
