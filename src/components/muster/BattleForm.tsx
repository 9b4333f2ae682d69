/** Starts a battle with the roster. The user chooses the enemy army, and whether the computer or a friend plays it. */
import { useState } from 'preact/hooks';
import type { Seat } from '../play/saved/saved.ts';

interface Props {
  /** The ready-made armies to play against. */
  enemies: readonly { readonly id: string; readonly words: string }[];
  /** The id of the army that is chosen at first. */
  first: string;
  /**
   * Stores the battle. Returns an empty text if the battle was stored, or a sentence that says why it cannot start. If `enemy` is
   * empty, both sides have the same army.
   */
  begin: (enemy: string, opponent: Seat) => Promise<string>;
  /** The address of the battle page. */
  play: string;
}

export function BattleForm({ enemies, first, begin, play }: Props) {
  const [enemy, setEnemy] = useState(first);
  const [opponent, setOpponent] = useState<'greedy' | 'person'>('greedy');
  const [problem, setProblem] = useState('');
  const start = async () => {
    try {
      const because = await begin(enemy, opponent);
      if (because === '') location.assign(play);
      else setProblem(because);
    } catch {
      setProblem('The battle could not be loaded. Try again when you are online.');
    }
  };
  return (
    <>
      <label class="muster-field">
        <span>Against</span>
        <select value={enemy} onChange={(event) => setEnemy(event.currentTarget.value)}>
          <option value="">the same army</option>
          {enemies.map(({ id, words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <fieldset class="segmented">
        <legend>Led by</legend>
        {(['greedy', 'person'] as const).map((seat) => (
          <label key={seat}>
            <input type="radio" name="muster-opponent" checked={opponent === seat} onChange={() => setOpponent(seat)} />
            <span>{seat === 'person' ? 'a friend on this device' : 'the computer'}</span>
          </label>
        ))}
      </fieldset>
      <p class="muster-row">
        <button type="button" class="button" onClick={start}>
          Play it
        </button>
      </p>
      <p role="status">{problem}</p>
    </>
  );
}
