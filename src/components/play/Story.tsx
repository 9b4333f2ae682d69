/** The chronicle: what happened, the latest first, with dice and rules; a line leads to the position then. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { tell } from '../../engine/fr3/battle/tell.ts';
import { Cited } from '../odds/links.tsx';
import type { Course, Entry, Rolled } from './course.ts';
import { armyName, sayAction } from './words.ts';

interface Throw {
  readonly decides: string;
  readonly rolls: readonly Rolled[];
}

/** Dice that are thrown for one thing stand together. */
function throwsOf(rolls: readonly Rolled[]): readonly Throw[] {
  const found: Throw[] = [];
  for (const each of rolls) {
    const decides = each.purpose.decides.replace(/, die \d+ of \d+$/, '');
    const last = found.at(-1);
    if (last?.decides === decides && decides !== each.purpose.decides)
      found[found.length - 1] = { decides, rolls: [...last.rolls, each] };
    else found.push({ decides, rolls: [each] });
  }
  return found;
}

export function Dice({ rolls, rolling }: { rolls: readonly Rolled[]; rolling?: boolean }) {
  if (rolls.length === 0) return null;
  return (
    <ul class="dice" aria-label="Dice">
      {throwsOf(rolls).map(({ decides, rolls: together }, at) => (
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
}

/** What an entry says. Of steps in which nothing was said only the last one stands: there the battle goes on. */
const lines = (entry: Entry): readonly Said[] => (entry.events.length === 0 ? silent(entry) : told(entry));

/** Nothing is told of it: what was done all the same. A bid that is sealed is nobody’s business. */
const silent = ({ state, action, by }: Entry): readonly Said[] =>
  action && by !== null && action.kind !== 'hold' && action.kind !== 'pass'
    ? [
        {
          text: `${armyName(state, by)}: ${action.kind === 'bid' ? 'points are sealed' : sayAction(state, action)}.`,
          rules: [],
          heading: false,
        },
      ]
    : [];

const told = ({ state, events }: Entry): readonly Said[] =>
  events
    .map((event) => ({ text: tell(state, event), rules: event.rules, heading: event.kind === 'said' && event.heading === true }))
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
              <Dice rolls={entry.rolls} />
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

/** What has happened last, for those who hear the page and for the head of the rail. */
export const lastSaid = (entries: readonly Entry[]): string =>
  entries
    .flatMap(lines)
    .filter(({ heading }) => !heading)
    .map(({ text }) => text)
    .slice(-saidAtOnce)
    .join(' ');
