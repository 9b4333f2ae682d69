/** What an entry of the chronicle tells: its dice and its sentences, as data. */

import { tellAll } from '../../engine/fr3/battle/chronicle/sentences.ts';
import type { Action } from '../../engine/fr3/battle/ruleset.ts';
import type { PieceId, SideId } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../engine/fr3/battle/vocabulary/state.ts';
import type { Purpose } from '../../engine/kernel/die.ts';
import type { Entry, Rolled } from './course.ts';
import { called } from './fr3/called.ts';
import { armyName, sayAction } from './fr3/words.ts';
import { actorsOf } from './options.ts';

export interface Throw {
  readonly decides: string;
  readonly rolls: readonly Pick<Rolled, 'die' | 'face'>[];
}

/** What a die decides; of two who fight the one whose die it is has his name. */
export function sayPurpose(state: State, { decides, by }: Purpose, pair?: { readonly a: PieceId; readonly b: PieceId }): string {
  const [, what] = ofOne.exec(decides) ?? [];
  return what && pair && (by === 'a' || by === 'b') ? `${called(state, pair[by])}: ${what}` : decides;
}

const ofOne = /^the (?:(?:first|second) )?(?:unit|character)’s (.*)$/;

function decidesOf({ events, state }: Pick<Entry, 'events' | 'state'>, purpose: Purpose): string {
  const kind = purpose.decides.includes('character’s') ? 'dueled' : 'fought';
  const pair = events.find((event) => event.kind === kind);
  return sayPurpose(state, purpose, pair?.kind === 'fought' || pair?.kind === 'dueled' ? pair : undefined);
}

/** Dice that are thrown for one thing stand together. */
export function throwsOf(entry: Entry): readonly Throw[] {
  const found: Throw[] = [];
  for (const each of entry.rolls) {
    const whole = decidesOf(entry, each.purpose);
    const decides = whole.replace(/, die \d+ of \d+$/, '');
    const last = found.at(-1);
    if (last?.decides === decides && decides !== whole) found[found.length - 1] = { decides, rolls: [...last.rolls, each] };
    else found.push({ decides, rolls: [each] });
  }
  return found;
}

export interface Said {
  readonly text: string;
  readonly rules: readonly string[];
  readonly heading: boolean;
  /** What the sheet beside the table notes: clocks, losses, moves counted. */
  readonly noted: boolean;
}

/** What an entry says. Of steps in which nothing was said only the last one stands: there the battle goes on. */
export const lines = (entry: Entry): readonly Said[] => (entry.events.length === 0 ? silent(entry) : told(entry));

/** Nothing is told of it: what was done all the same. A secret is nobody’s business. */
const silent = ({ state, action, by }: Entry): readonly Said[] =>
  action && by !== null && action.kind !== 'hold' && action.kind !== 'pass'
    ? [{ text: `${done(state, action, by)}.`, rules: [], heading: false, noted: false }]
    : [];

/** Who does what, under one name: `Spears (B8): turn to Knights (A7)`. Within a sentence names keep their capitals. */
const done = (state: State, action: Action, by: SideId): string => {
  if (action.kind === 'bid') return `${armyName(state, by)}: points are sealed`;
  if (action.kind === 'shell') return `${armyName(state, by)}: which of the two is the illusion is noted in secret`;
  const says = sayAction(state, action);
  const actors = actorsOf(action);
  if (actors.some((id) => says.startsWith(called(state, id)))) return `${armyName(state, by)}: ${says}`;
  const who = actors.length > 0 ? called(state, ...actors) : armyName(state, by);
  return `${who}: ${says.charAt(0).toLowerCase()}${says.slice(1)}`;
};

const told = ({ state, events }: Entry): readonly Said[] =>
  tellAll(state, events)
    .map(({ event, text }) => ({
      text,
      rules: event.rules,
      heading: event.kind === 'said' && event.heading === true,
      noted: event.kind === 'said',
    }))
    .filter(({ heading }, at, all) => !heading || !all[at + 1]?.heading);

/** Sentences that are read out at most. */
const saidAtOnce = 5;

/**
 * What has happened last, for those who hear the page and for the head of the rail: of a long tale the last action as it began,
 * then that for which dice fell, then the latest; what is only noted, where nothing happened.
 */
export function lastSaid(entries: readonly Entry[], atOnce: number = saidAtOnce): string {
  const eventful = entries.flatMap(lines).some(({ heading, noted }) => !heading && !noted);
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
