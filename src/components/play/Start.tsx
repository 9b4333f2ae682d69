/** Before a battle: one tap for a ready one, a lesson, scenarios, armies and opponent of the player's choice; and the battles kept here. */
import { useRef, useState } from 'preact/hooks';
import type { ReadyArmy } from './fr3/ready-armies.ts';
import { lazy } from './lazy.tsx';
import { seedIn, twoOf, type Wanted, wishOf } from './requested.ts';
import * as shelf from './storage.ts';

const OwnBattle = lazy(async () => (await import('./fr3/OwnBattle.tsx')).OwnBattle);

/** As much of a scenario as leads to its page. */
export interface ScenarioDoor {
  readonly title: string;
  readonly about: string;
  readonly url: string;
}

interface Props {
  armies: readonly ReadyArmy[];
  scenarios: readonly ScenarioDoor[];
  /** Something has been chosen already, and is about to open. */
  busy: boolean;
  onWant: (wanted: Wanted) => void;
  /** Why what was chosen cannot be had. */
  onProblem: (because: string) => void;
}

const when = (changed: number): string =>
  changed > 0 ? new Date(changed).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }) : '';

export function Start({ armies, scenarios, busy, onWant, onProblem }: Props) {
  const sizes = [...new Set(armies.map(({ size }) => size))].sort((a, b) => a - b);
  const [choosing, setChoosing] = useState(false);
  const [kept, setKept] = useState(shelf.listed);
  const [removing, setRemoving] = useState('');
  const file = useRef<HTMLInputElement>(null);

  const playNow = () => {
    const seed = seedIn(location);
    const [mine, theirs] = twoOf(armies, sizes[0] as number, seed).map(({ army, size }) => ({ army, points: size }));
    if (mine && theirs) onWant(wishOf([mine, theirs], { opponent: 'greedy', inPlace: true, seed }));
  };
  const remove = (id: string) => {
    if (removing !== id) return setRemoving(id);
    shelf.remove(id);
    void import('./recordings.ts').then(({ removeRecording }) => removeRecording(id)).catch(() => {});
    setRemoving('');
    setKept(shelf.listed());
  };

  return (
    <div class="start-battle" aria-busy={busy}>
      <p class="row">
        <button type="button" class="button button-large" onClick={playNow}>
          Play now
        </button>
        <button
          type="button"
          class="button button-large button-quiet"
          onClick={() => onWant({ from: 'address', search: '?lesson' })}
        >
          Teach me first
        </button>
      </p>
      <p class="fine">
        Two small armies of equal points on a table drawn by chance, everybody in place, you against the computer. Or a first
        battle of ten minutes, with somebody beside you who explains.
      </p>
      {kept.length > 0 && (
        <section aria-labelledby="kept-battles">
          <h2 id="kept-battles">Go on with</h2>
          <ul class="kept-battles">
            {kept.map(({ id, name, changed, actions }) => (
              <li key={id}>
                <button type="button" onClick={() => onWant({ from: 'shelf', id })}>
                  <b>{name}</b>
                  <small>
                    {actions} actions, {when(changed)}
                  </small>
                </button>
                <button
                  type="button"
                  class="button button-quiet"
                  aria-label={`${removing === id ? 'Really remove' : 'Remove'} ${name}`}
                  onClick={() => remove(id)}
                >
                  {removing === id ? 'Really?' : 'Remove'}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="scenarios">
        <h2 id="scenarios">With a story</h2>
        <ul class="scenario-doors">
          {scenarios.map(({ title, about, url }) => (
            <li key={url}>
              <a href={url}>
                <b>{title}</b>
                <small>{about}</small>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <details class="own-battle" onToggle={(event) => setChoosing(choosing || event.currentTarget.open)}>
        <summary>
          <h2>Choose for yourself</h2>
        </summary>
        {choosing && <OwnBattle armies={armies} sizes={sizes} onWant={onWant} onProblem={onProblem} />}
      </details>
      <p>
        <button type="button" class="button button-quiet" onClick={() => file.current?.click()}>
          Open a saved battle or its text
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,.txt,application/json,text/plain"
          hidden
          aria-label="File of a battle"
          onChange={async (event) => {
            const input = event.currentTarget;
            const text = await input.files?.[0]?.text();
            input.value = '';
            if (text !== undefined) onWant({ from: 'text', text });
          }}
        />
      </p>
    </div>
  );
}
