/** Whoever stands beside the first battle: says what to do, notices what was done, and steps aside when asked to. Loaded with the lesson. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import { fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import { Cited } from '../../odds/links.tsx';
import { type Course, stateOf } from '../course.ts';
import { lessons, progressOf, pupil } from '../fr3/tutorial/lessons.ts';
import { armyName } from '../fr3/words.ts';
import { optionsOf } from '../options.ts';

interface Props {
  course: Course;
  /** The address of the site’s root. */
  root: string;
  /** Puts an action before the player, to be done or not. */
  onStage: (action: Action) => void;
  /** Goes to the choice of another battle. */
  onLeave: () => void;
}

/** What is said while nothing is to be learned. */
function between(course: Course): string {
  const state = stateOf(course);
  const side = fr3Battle.decider(state);
  if (side !== null && side !== pupil)
    return `${armyName(state, side)} have the word now. Watch what they do, and what it costs.`;
  return 'You know what is asked here. Do what seems right to you; “Done” leads on, and “Suggest” knows a way.';
}

function Farewell({ missed, root, onLeave }: { missed: readonly (typeof lessons)[number][]; root: string; onLeave: () => void }) {
  return (
    <>
      <p>
        {missed.length === 0
          ? 'That is the game, all of it but magic. Everything else is more of it, and stranger.'
          : 'The day is over. Some things did not come up; they stand in the book:'}
      </p>
      {missed.length > 0 && (
        <ul class="tutor-missed">
          {missed.map(({ id, title, rules }) => (
            <li key={id}>
              {title} <Cited rules={rules} />
            </li>
          ))}
        </ul>
      )}
      <p class="row">
        <button type="button" class="button" onClick={onLeave}>
          Now a battle of your own
        </button>
        <a href={`${root}fr3/start/`}>The rules step by step</a>
      </p>
    </>
  );
}

/** Brings the tutor into sight: below the table where that stays on top of the page, on top of the rail where it stands beside it. */
function bringIntoSight(tutor: HTMLElement): void {
  const table = tutor.closest('.open-battle')?.querySelector<HTMLElement>('.field-table');
  if (table && getComputedStyle(table).position === 'sticky')
    scrollTo({ top: scrollY + tutor.getBoundingClientRect().top - table.offsetHeight - 8 });
  else tutor.parentElement?.scrollTo({ top: 0 });
}

export function Tutorial({ course, root, onStage, onLeave }: Props) {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const [away, setAway] = useState(false);
  const { done, due, praised } = progressOf(course, read);
  const section = useRef<HTMLElement>(null);
  const fresh = useRef(true);
  // A new lesson is seen and heard wherever the page had been scrolled to; the first one stands there already.
  useEffect(() => {
    if (!fresh.current && due && section.current) bringIntoSight(section.current);
    fresh.current = false;
  }, [due?.id]);
  const state = stateOf(course);
  const over = fr3Battle.decider(state) === null;
  const missed = lessons.filter(({ id }) => !done.has(id));
  const ended = over || missed.length === 0;
  if (away)
    return (
      <p class="tutor-away">
        <button type="button" class="button button-quiet" onClick={() => setAway(false)}>
          Call the tutor back
        </button>
      </p>
    );
  const example = due?.show?.(optionsOf(state));
  return (
    <section class="tutor" ref={section} aria-labelledby="tutor">
      <header>
        <h2 id="tutor">{due && !over ? due.title : ended ? 'Well fought' : 'A first battle'}</h2>
        <small>
          {done.size} of {lessons.length} learned
        </small>
      </header>
      <div aria-live="polite">
        {praised?.learned && <p class="tutor-then">{praised.learned}</p>}
        {due && !over ? (
          <>
            {due.says(state).map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p class="tutor-rules">
              <Cited rules={due.rules} />
            </p>
          </>
        ) : ended ? (
          <Farewell missed={missed} root={root} onLeave={onLeave} />
        ) : (
          <p>{between(course)}</p>
        )}
      </div>
      <p class="row">
        {due && !over && due.counts.length === 0 && (
          <button type="button" class="button" onClick={() => setRead(new Set([...read, due.id]))}>
            Understood
          </button>
        )}
        {example && !over && (
          <button type="button" class="button button-quiet" onClick={() => onStage(example)}>
            Show me
          </button>
        )}
        {!over && (
          <button type="button" class="button button-quiet" onClick={() => setAway(true)}>
            Play on without me
          </button>
        )}
      </p>
    </section>
  );
}
