/**
 * The tutor for the first battle: explains one thing at a time, recognizes what was done, and can be dismissed. This code is
 * loaded with the lesson.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Cited } from '../../odds/links.tsx';
import { type Course, stateOf } from '../course.ts';
import type { GameSystem } from '../system.ts';
import { useSystem } from '../system-context.ts';
import type { Action, State } from '../vocabulary.ts';
import { type Lesson, type LessonsModule, progressOf } from './progress.ts';

interface Props {
  course: Course;
  /** The address of the site’s root. */
  root: string;
  /** Proposes an action, which the player can confirm. */
  onStage: (action: Action) => void;
  /** Returns to the choice of battles. */
  onLeave: () => void;
  /** Called once the lessons are loaded. */
  onReady: () => void;
}

/** The text that is shown while no lesson is due. */
function between({ rules, words }: GameSystem, { pupil }: LessonsModule, state: State): string {
  const side = rules.decider(state);
  if (side !== null && side !== pupil) return `It is the enemy’s turn (${words.army(state, side)}). Watch what happens.`;
  return 'There is nothing new in this step. Play as you like, or press “Suggest”.';
}

function Farewell({
  missed,
  module: { complete, next },
  root,
  onLeave,
}: {
  missed: readonly Lesson[];
  module: LessonsModule;
  root: string;
  onLeave: () => void;
}) {
  const { system } = useSystem().rules;
  return (
    <>
      <p>
        {missed.length === 0
          ? complete
          : 'The battle is over. Some lessons did not come up in this battle. Read about them in the book:'}
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
        {next && (
          <a class="button" href={`${root}${system}/play/?${next.search}`}>
            {next.title}
          </a>
        )}
        <button type="button" class="button button-quiet" onClick={onLeave}>
          Set up your own battle
        </button>
        <a href={`${root}${system}/start/`}>The rules step by step</a>
      </p>
    </>
  );
}

/** The lessons of the system; undefined until loaded. */
function useLessons(system: GameSystem, onFail: () => void): LessonsModule | undefined {
  const [module, setModule] = useState<LessonsModule>();
  useEffect(() => {
    system.lessons().then(setModule, onFail);
  }, []);
  return module;
}

export function Tutorial(props: Props) {
  const module = useLessons(useSystem(), props.onReady);
  useEffect(() => {
    if (module) props.onReady();
  }, [module !== undefined]);
  return module ? <Tutor module={module} {...props} /> : null;
}

/** The sentences of a lesson after the first one. */
function Why({ lesson: { says, rules }, state }: { lesson: Lesson; state: State }) {
  const [, ...more] = says(state);
  return (
    <details class="tutor-more">
      <summary>Why</summary>
      {more.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Cited rules={rules} />
    </details>
  );
}

function Tutor({ module, course, root, onStage, onLeave }: Omit<Props, 'onReady'> & { module: LessonsModule }) {
  const system = useSystem();
  const { lessons } = module;
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const [away, setAway] = useState(false);
  const { done, due, praise } = progressOf(system, module, course, read);
  /** The number of actions in the battle when the player asked for the next lesson. */
  const [heard, setHeard] = useState(-1);
  const praised = praise !== '' && heard !== course.length;
  const section = useRef<HTMLElement>(null);
  const fresh = useRef(true);
  // Scrolls a new lesson into view; the first one is visible already.
  useEffect(() => {
    if (!fresh.current && due && section.current) section.current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    fresh.current = false;
  }, [due?.id]);
  const state = stateOf(course);
  const over = system.rules.decider(state) === null;
  const missed = lessons.filter(({ id }) => !done.has(id));
  const ended = over || missed.length === 0;
  if (away)
    return (
      <p class="tutor-away">
        <button type="button" class="button button-quiet" onClick={() => setAway(false)}>
          Call the coach back
        </button>
      </p>
    );
  const example = due?.show?.(system.actions.listed(state));
  return (
    <section class="tutor" ref={section} aria-labelledby="tutor">
      <header>
        <h2 id="tutor">
          {over
            ? 'The battle is over'
            : ended
              ? 'You have learned everything'
              : praised
                ? 'Done'
                : due
                  ? due.title
                  : 'A first battle'}
        </h2>
        <small>
          {done.size} of {lessons.length} <span class="spare">learned</span>
        </small>
        {!over && (
          <button type="button" class="let-go" aria-label="Play without the coach" onClick={() => setAway(true)}>
            ×
          </button>
        )}
      </header>
      <div aria-live="polite">
        {praised && !ended ? (
          <p>{praise}</p>
        ) : due && !over ? (
          <p>{due.says(state)[0]}</p>
        ) : ended ? (
          <Farewell missed={missed} module={module} root={root} onLeave={onLeave} />
        ) : (
          <p>{between(system, module, state)}</p>
        )}
      </div>
      <p class="row">
        {praised && !ended && due && (
          <button type="button" class="button button-quiet" onClick={() => setHeard(course.length)}>
            Next: {due.title}
          </button>
        )}
        {!praised && due && !over && due.counts.length === 0 && (
          <button type="button" class="button button-quiet" onClick={() => setRead(new Set([...read, due.id]))}>
            Understood
          </button>
        )}
        {example && !over && !praised && (
          <button type="button" class="button button-quiet" onClick={() => onStage(example)}>
            Show me
          </button>
        )}
      </p>
      {/* Below the buttons, which must be visible on a phone too. */}
      {!praised && due && !over && <Why key={due.id} lesson={due} state={state} />}
    </section>
  );
}
