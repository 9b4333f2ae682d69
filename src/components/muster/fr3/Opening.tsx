/** Ways to start a roster: one stored here, an army list with a budget, a ready-made roster, or one from outside. */
import { useEffect, useState } from 'preact/hooks';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import { ImportRoster } from '../ImportRoster.tsx';
import { StoredRosters } from '../StoredRosters.tsx';
import { useChosen } from '../use-chosen.ts';
import { type ListChoice, mayField, type ReadyChoice, type RowChoice, sizesPlayed, usualSize } from './choices.ts';
import { rosterStorage } from './storage.ts';

interface Props {
  /** The list that an army page has asked for. */
  wanted: string;
  lists: readonly ListChoice[];
  rows: readonly RowChoice[];
  ready: readonly ReadyChoice[];
  onBegin: (roster: Roster) => void;
  onReady: (id: string) => void;
  onOpen: (id: string) => void;
  onTake: (text: string) => void;
}

interface OwnedProps {
  rows: readonly RowChoice[];
  lists: readonly ListChoice[];
  list: string;
  onList: (id: string) => void;
}

/** Finds the lists that may field the units a player owns. */
function Owned({ rows, lists, list, onList }: OwnedProps) {
  const [owned, setOwned] = useChosen<readonly string[]>([], '#muster-owned', (id) => [id]);
  const fielding = mayField(lists, rows, owned);
  const sure = fielding.filter(({ open }) => !open);
  return (
    <details class="muster-owned">
      <summary>Which army lists can use a unit that you own?</summary>
      <label class="muster-field">
        <span>A unit you own</span>
        <select
          id="muster-owned"
          value=""
          onChange={({ currentTarget }) => {
            setOwned([...owned, currentTarget.value]);
            currentTarget.value = '';
          }}
        >
          <option value="" disabled>
            {owned.length > 0 ? 'Add another …' : 'Choose one …'}
          </option>
          {rows
            .filter(({ id }) => !owned.includes(id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </label>
      {owned.length > 0 && (
        <>
          <p class="muster-row">
            {owned.map((id) => (
              <button
                key={id}
                type="button"
                class="button button-quiet"
                aria-label={`Without ${rows.find((row) => row.id === id)?.name}`}
                onClick={() => setOwned(owned.filter((each) => each !== id))}
              >
                {rows.find((row) => row.id === id)?.name} <span aria-hidden="true">×</span>
              </button>
            ))}
          </p>
          <p role="status">
            {sure.length} {sure.length === 1 ? 'list allows' : 'lists allow'} {owned.length > 1 ? 'all of them' : 'it'}.{' '}
            {fielding.length - sure.length} more {fielding.length - sure.length === 1 ? 'list allows' : 'lists allow'}{' '}
            {owned.length > 1 ? 'them' : 'it'} if your opponent agrees.
          </p>
          <ul class="muster-lists">
            {fielding.map(({ list: { id, name }, open }) => (
              <li key={id}>
                <button type="button" class="button button-quiet" aria-pressed={id === list} onClick={() => onList(id)}>
                  {name} {open && <span class="muster-open">open</span>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function FromList({ wanted, lists, rows, onBegin }: Pick<Props, 'wanted' | 'lists' | 'rows' | 'onBegin'>) {
  const asked = lists.some(({ id }) => id === wanted);
  const [army, setArmy] = useChosen(asked ? wanted : (lists[0]?.id ?? ''), '#muster-army', (id) => (asked ? wanted : id));
  const [size, setSize] = useChosen<number>(usualSize, '#muster-points', Number);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const begin = () => {
    const name = lists.find(({ id }) => id === army)?.name ?? '';
    onBegin({ name, army, size, units: [], characters: [] });
  };
  return (
    <section>
      <h2>From an army list</h2>
      <form
        class="muster-start"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <label class="muster-field">
          <span>Army list</span>
          <select id="muster-army" value={army} onChange={(event) => setArmy(event.currentTarget.value)}>
            {lists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="muster-field muster-size">
          <span>Points</span>
          <input
            id="muster-points"
            type="number"
            inputMode="numeric"
            min={50}
            max={9999}
            required
            list="muster-sizes"
            value={size}
            onInput={(event) => setSize(event.currentTarget.valueAsNumber)}
          />
          <datalist id="muster-sizes">
            {sizesPlayed.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </label>
        {/* Hidden until the script has loaded, because the form would be sent to no server. */}
        <button type="submit" class="button" disabled={!awake}>
          Begin
        </button>
      </form>
      <Owned rows={rows} lists={lists} list={army} onList={setArmy} />
    </section>
  );
}

function ReadyMade({ ready, onReady }: Pick<Props, 'ready' | 'onReady'>) {
  const [budget, setBudget] = useChosen(0, '[name="muster-budget"]:checked', Number);
  const budgets = [...new Set(ready.map(({ size }) => size))].sort((one, other) => one - other);
  const shown = ready.filter(({ size }) => budget === 0 || size === budget);
  return (
    <section>
      <h2>A ready-made roster</h2>
      <fieldset class="segmented">
        <legend class="sr">Ready-made rosters by points</legend>
        {[0, ...budgets].map((each) => (
          <label key={each}>
            <input type="radio" name="muster-budget" value={each} checked={budget === each} onChange={() => setBudget(each)} />
            <span>{each === 0 ? 'All' : `${each} points`}</span>
          </label>
        ))}
      </fieldset>
      <ul class="muster-ready">
        {shown.map(({ id, name, says, list, size }) => (
          <li key={id}>
            <button type="button" class="muster-choice" onClick={() => onReady(id)}>
              <b>{name}</b>
              <small>
                {list}, {size} points
              </small>
              <span>{says}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Opening({ wanted, lists, rows, ready, onBegin, onReady, onOpen, onTake }: Props) {
  return (
    <div class="muster-opening">
      <StoredRosters shelf={rosterStorage} onOpen={onOpen} />
      <FromList wanted={wanted} lists={lists} rows={rows} onBegin={onBegin} />
      <ReadyMade ready={ready} onReady={onReady} />
      <ImportRoster onTake={onTake} />
    </div>
  );
}
