/** A battle of one's own choice: armies, the opponent, how it begins. Fetched when somebody opens it. */
import { useState } from 'preact/hooks';
import type { SideId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { OwnBattleProps } from '../entrance.ts';
import { seedIn } from '../requested.ts';
import type { Seat } from '../saved.ts';
import { opponents } from '../seats.ts';
import { battleOf, type ReadyArmy, twoOf } from './two-armies.ts';

export function OwnBattle({ armies, onRequest }: OwnBattleProps & { armies: readonly ReadyArmy[] }) {
  const [opponent, setOpponent] = useState<Seat>('greedy');
  const [picked, setPicked] = useState<Readonly<Record<SideId, string>>>({ A: '', B: '' });
  const [inPlace, setInPlace] = useState(true);

  const start = () => {
    const seed = seedIn(location);
    const [a, b] = twoOf(armies, seed);
    const army = (side: SideId) => armies.find(({ id }) => id === picked[side]);
    // By chance, an army has another one against it.
    const [mine, theirs] = [army('A') ?? (picked.B === a.id ? b : a), army('B') ?? (picked.A === b.id ? a : b)];
    onRequest(battleOf([mine.army, theirs.army], { opponent, inPlace, seed }));
  };
  const choose = (side: SideId, label: string) => (
    <div class="army-choice">
      <label class="field">
        <span>{label}</span>
        <select value={picked[side]} onChange={(event) => setPicked({ ...picked, [side]: event.currentTarget.value })}>
          <option value="">Any, by chance</option>
          {armies.map(({ id, army }) => (
            <option key={id} value={id}>
              {army.name}
            </option>
          ))}
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
        Everybody stands in place already
      </label>
      <p>
        <button type="submit" class="button">
          Begin
        </button>
      </p>
    </form>
  );
}
