/** Before a battle: one tap for a ready one, a lesson, scenarios, armies and opponent of the player's choice; and the battles kept here. */
import { useRef, useState } from 'preact/hooks';
import type { Army } from '../../engine/fr3/battle/setup.ts';
import type { SideId } from '../../engine/fr3/battle/state.ts';
import { ArmyChoice, isKept, keptArmy } from './ArmyChoice.tsx';
import type { ReadyArmy } from './ready-armies.ts';
import type { Seat } from './saved.ts';
import { opponents } from './seats.ts';
import * as shelf from './shelf.ts';
import { freshSeed, twoOf, type Wanted, type Wish } from './wanted.ts';

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
  const hasMagic = (points: number) =>
    armies.some(({ size: of, army }) => of === points && army.characters.some(({ magic }) => magic !== undefined));
  const [size, setSize] = useState(sizes[0] ?? 500);
  const [opponent, setOpponent] = useState<Seat>('greedy');
  const [picked, setPicked] = useState<Readonly<Record<SideId, string>>>({ A: '', B: '' });
  const [inPlace, setInPlace] = useState(true);
  const [kept, setKept] = useState(shelf.listed);
  const [removing, setRemoving] = useState('');
  const file = useRef<HTMLInputElement>(null);

  const start = async (wish: Partial<Pick<Wish, 'inPlace'>> & { opponent: Seat; picked?: typeof picked; size: number }) => {
    const seed = Number(new URLSearchParams(location.search).get('seed')) || freshSeed();
    const [a, b] = twoOf(armies, wish.size, seed);
    // By chance, an army has another one against it.
    const usual = { A: wish.picked?.B === a.id ? b : a, B: wish.picked?.A === b.id ? a : b };
    const army = async (side: SideId): Promise<{ readonly army: Army; readonly points: number } | null> => {
      const value = wish.picked?.[side] ?? '';
      if (!isKept(value)) {
        const ready = armies.find(({ id }) => id === value) ?? usual[side];
        return { army: ready.army, points: ready.size };
      }
      const read = await keptArmy(value);
      if (!read.ok) onProblem(read.because);
      return read.ok ? read.value : null;
    };
    const [mine, theirs] = [await army('A'), await army('B')];
    if (!mine || !theirs) return;
    const name = mine.army.name === theirs.army.name ? `${theirs.army.name} II` : theirs.army.name;
    onWant({
      from: 'wish',
      wish: {
        size: Math.max(mine.points, theirs.points),
        armies: { A: mine.army, B: { ...theirs.army, name } },
        seats: { A: 'person', B: wish.opponent },
        inPlace: wish.inPlace ?? true,
        seed,
      },
    });
  };
  const remove = (id: string) => {
    if (removing !== id) return setRemoving(id);
    shelf.remove(id);
    setRemoving('');
    setKept(shelf.listed());
  };

  const choose = (side: SideId, label: string) => (
    <ArmyChoice
      label={label}
      value={picked[side]}
      ready={armies.filter((each) => each.size === size)}
      onChange={(value) => setPicked({ ...picked, [side]: value })}
    />
  );

  return (
    <div class="start-battle" aria-busy={busy}>
      <p class="row">
        <button type="button" class="button button-large" onClick={() => start({ opponent: 'greedy', size: sizes[0] ?? 500 })}>
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
      <details class="own-battle">
        <summary>
          <h2>Choose for yourself</h2>
        </summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            start({ opponent, picked, inPlace, size });
          }}
        >
          <fieldset class="segmented">
            <legend>Size in points</legend>
            {sizes.map((each) => (
              <label key={each}>
                <input type="radio" name="size" checked={size === each} onChange={() => setSize(each)} />
                <span>
                  {each}
                  {hasMagic(each) && ', with magic'}
                </span>
              </label>
            ))}
          </fieldset>
          <div class="row">
            {choose('A', 'Your army')}
            {choose('B', 'The enemy')}
          </div>
          <fieldset class="opponents">
            <legend>Against</legend>
            {opponents.map(({ seat, name, says }) => (
              <label key={seat}>
                <input type="radio" name="opponent" checked={opponent === seat} onChange={() => setOpponent(seat)} />
                <span>
                  <b>{name}</b> {says}
                </span>
              </label>
            ))}
          </fieldset>
          <label class="chip">
            <input type="checkbox" checked={inPlace} onChange={(event) => setInPlace(event.currentTarget.checked)} />
            Everybody stands in place already
          </label>
          <p>
            <button type="submit" class="button">
              Begin
            </button>
          </p>
        </form>
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
