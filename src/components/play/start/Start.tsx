/**
 * The page before a battle: a ready battle with one tap, the lesson, scenarios, a battle with chosen armies and opponent, and
 * stored battles.
 */
import { useRef, useState } from 'preact/hooks';
import { storageOf } from '../saved/storage.ts';
import type { Entrance, ScenarioDoor } from './entrance.ts';
import { type Requested, seedIn } from './requested.ts';

interface Props {
  entrance: Entrance;
  /** Whether a choice has been made and is about to open. */
  busy: boolean;
  onRequest: (asked: Requested) => void;
  /** Called with the reason why a choice is not available. */
  onProblem: (because: string) => void;
}

const when = (changed: number): string =>
  changed > 0 ? new Date(changed).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }) : '';

function Doors({ id, title, doors }: { id: string; title: string; doors: readonly ScenarioDoor[] }) {
  if (doors.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="scenario-doors">
        {doors.map(({ title: name, about, url }) => (
          <li key={url}>
            <a href={url}>
              <b>{name}</b>
              <small>{about}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Start({ entrance, busy, onRequest, onProblem }: Props) {
  const { OwnBattle, graded = [], puzzles, scenarios } = entrance;
  const battles = storageOf(entrance.system);
  const [choosing, setChoosing] = useState(false);
  const [kept, setKept] = useState(battles.listed);
  const [removing, setRemoving] = useState('');
  const file = useRef<HTMLInputElement>(null);

  const remove = (id: string) => {
    if (removing !== id) return setRemoving(id);
    battles.remove(id);
    void import('../saved/recordings.ts').then(({ removeRecording }) => removeRecording(id)).catch(() => {});
    setRemoving('');
    setKept(battles.listed());
  };

  return (
    <div class="start-battle" aria-busy={busy}>
      <p class="row">
        <button type="button" class="button button-large" onClick={() => onRequest(entrance.quickBattle(seedIn(location)))}>
          Play now
        </button>
        {entrance.teaches && (
          <button
            type="button"
            class="button button-large button-quiet"
            onClick={() => onRequest({ from: 'address', search: '?lesson' })}
          >
            Teach me first
          </button>
        )}
        <a class="button button-large button-quiet" href="friend/">
          Play with a friend far away
        </a>
      </p>
      <p class="fine">{entrance.about}</p>
      {kept.length > 0 && (
        <section aria-labelledby="kept-battles">
          <h2 id="kept-battles">Continue</h2>
          <ul class="kept-battles">
            {kept.map(({ id, name, changed, actions, stands }) => (
              <li key={id}>
                <button type="button" onClick={() => onRequest({ from: 'storage', id })}>
                  <b>{name}</b>
                  <small>
                    {stands || `${actions} actions`}, {when(changed)}
                  </small>
                </button>
                <button
                  type="button"
                  class="button button-quiet"
                  aria-label={`${removing === id ? 'Yes, remove' : 'Remove'} ${name}`}
                  onClick={() => remove(id)}
                >
                  {removing === id ? 'Yes, remove' : 'Remove'}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Doors id="graded" title="After the first battle" doors={graded} />
      {puzzles && (
        <p>
          <a href={puzzles}>Puzzles: one decision, the best answer</a>
        </p>
      )}
      <Doors id="scenarios" title="With a story" doors={scenarios} />
      <details class="own-battle" onToggle={(event) => setChoosing(choosing || event.currentTarget.open)}>
        <summary>
          <h2>Set up your own battle</h2>
        </summary>
        {choosing && <OwnBattle onRequest={onRequest} onProblem={onProblem} />}
      </details>
      <p>
        <button type="button" class="button button-quiet" onClick={() => file.current?.click()}>
          Open a saved battle
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,.txt,application/json,text/plain"
          hidden
          aria-label="Battle file"
          onChange={async (event) => {
            const input = event.currentTarget;
            const text = await input.files?.[0]?.text();
            input.value = '';
            if (text !== undefined) onRequest({ from: 'text', text });
          }}
        />
      </p>
    </div>
  );
}
