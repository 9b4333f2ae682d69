/** A custom battle: armies, opponent, start. Loaded when opened. */
import { useState } from 'preact/hooks';
import type { SideId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { Army } from '../../../engine/hott/battle/vocabulary/setup.ts';
import { rosterStorage } from '../../muster/hott/storage.ts';
import type { OwnBattleProps } from '../entrance.ts';
import { seedIn } from '../requested.ts';
import type { Seat } from '../saved.ts';
import { opponents } from '../seats.ts';
import { battleOf, type ReadyArmy, twoOf } from './two-armies.ts';

/** The prefix of values that mean a stored roster. */
const kept = 'kept:';

export function OwnBattle({ armies, onRequest, onProblem }: OwnBattleProps & { armies: readonly ReadyArmy[] }) {
  const [opponent, setOpponent] = useState<Seat>('greedy');
  const [picked, setPicked] = useState<Readonly<Record<SideId, string>>>({ A: '', B: '' });
  const [inPlace, setInPlace] = useState(true);

  const [rosters] = useState(rosterStorage.listed);

  const start = async () => {
    const seed = seedIn(location);
    const [a, b] = twoOf(armies, seed);
    // A random army differs from the opposing one.
    const usual = { A: picked.B === a.id ? b : a, B: picked.A === b.id ? a : b };
    const armyOf = async (side: SideId): Promise<Army | null> => {
      const value = picked[side];
      if (!value.startsWith(kept)) return (armies.find(({ id }) => id === value) ?? usual[side]).army;
      const read = (await import('./rosters.ts')).musteredOf(value.slice(kept.length));
      if (!read.ok) onProblem(read.because);
      return read.ok ? read.value : null;
    };
    try {
      const [mine, theirs] = [await armyOf('A'), await armyOf('B')];
      if (mine && theirs) onRequest(battleOf([mine, theirs], { opponent, inPlace, seed }));
    } catch {
      onProblem('This army could not be loaded. Try again when you are online.');
    }
  };
  const choose = (side: SideId, label: string) => (
    <div class="army-choice">
      <label class="field">
        <span>{label}</span>
        <select value={picked[side]} onChange={(event) => setPicked({ ...picked, [side]: event.currentTarget.value })}>
          <option value="">Random army</option>
          <optgroup label="Sample armies">
            {armies.map(({ id, army }) => (
              <option key={id} value={id}>
                {army.name}
              </option>
            ))}
          </optgroup>
          {rosters.length > 0 && (
            <optgroup label="Your rosters">
              {rosters.map(({ id, name, says }) => (
                <option key={id} value={kept + id}>
                  {name}
                  {says && `, ${says}`}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      <p class="fine" role="status">
        {armies.find(({ id }) => id === picked[side])?.says}
      </p>
    </div>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
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
        All elements are already placed
      </label>
      <p>
        <button type="submit" class="button">
          Begin
        </button>
      </p>
    </form>
  );
}
