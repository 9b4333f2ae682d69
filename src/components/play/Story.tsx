/** The chronicle: what happened, the latest first, with dice and rules; a line leads to the position then. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '../../engine/fr3/battle/ruleset.ts';
import type { PieceId, SideId, State } from '../../engine/fr3/battle/state.ts';
import { tellAll } from '../../engine/fr3/battle/tell.ts';
import type { Purpose } from '../../engine/kernel/chance.ts';
import { Cited } from '../odds/links.tsx';
import { called } from './called.ts';
import type { Course, Entry, Rolled } from './course.ts';
import { actorsOf } from './options.ts';
import { armyName, sayAction } from './words.ts';

interface Throw {
  readonly decides: string;
  readonly rolls: readonly Rolled[];
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
function throwsOf(entry: Entry): readonly Throw[] {
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

export function Dice({ entry, rolling }: { entry: Entry; rolling?: boolean }) {
  if (entry.rolls.length === 0) return null;
  return (
    <ul class="dice" aria-label="Dice">
      {throwsOf(entry).map(({ decides, rolls: together }, at) => (
        <li key={at} class={rolling ? 'is-rolling' : ''}>
          {together.map(({ face }, die) => (
            <b class="die" aria-hidden="true" key={die}>
              {face}
            </b>
          ))}
          <span>
            {decides}
            <span class="sr">: {together.map(({ face, die }) => `${face} on a d${die}`).join(', ')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface Said {
  readonly text: string;
  readonly rules: readonly string[];
  readonly heading: boolean;
  /** What the sheet beside the table notes: clocks, losses, moves counted. */
  readonly noted: boolean;
}

/** What an entry says. Of steps in which nothing was said only the last one stands: there the battle goes on. */
const lines = (entry: Entry): readonly Said[] => (entry.events.length === 0 ? silent(entry) : told(entry));

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

/** Entries that are shown before somebody asks for the rest. */
const shownFirst = 30;

interface Props {
  course: Course;
  /** Which entry is looked at. */
  at: number;
  onShow: (at: number) => void;
}

export function Story({ course, at, onShow }: Props) {
  const [all, setAll] = useState(false);
  const from = all ? 0 : Math.min(at, Math.max(0, course.length - shownFirst));
  const box = useRef<HTMLDivElement>(null);
  // The line of the moment that is shown stands in sight, and only the chronicle itself is scrolled for it.
  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (line) box.current?.scrollTo({ top: line.offsetTop });
  }, [at]);
  return (
    <div class="story" ref={box}>
      <ol reversed>
        {course
          .slice(from)
          .map((entry, index) => ({ entry, index: from + index }))
          .toReversed()
          .map(({ entry, index }) => (
            <li key={index} aria-current={index === at ? 'step' : undefined}>
              <Dice entry={entry} />
              <ul>
                {lines(entry).map(({ text, rules, heading }, line) => (
                  <li key={line} class={heading ? 'is-heading' : ''}>
                    {text} <Cited rules={rules} />
                  </li>
                ))}
              </ul>
              <button type="button" class="then" onClick={() => onShow(index)}>
                The table then<span class="sr">, after action {index}</span>
              </button>
            </li>
          ))}
      </ol>
      {from > 0 && (
        <button type="button" class="button button-quiet" onClick={() => setAll(true)}>
          {from} more
        </button>
      )}
    </div>
  );
}

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
