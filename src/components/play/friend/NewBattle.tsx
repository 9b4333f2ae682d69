/** A new battle by link: the player's name, the level of trust in the dice, armies and table. */
import { useState } from 'preact/hooks';
import type { Level } from '../../../engine/kernel/correspondence/messages.ts';
import type { FriendEntrance, Offered } from './entrance.ts';
import { ownName, setOwnName } from './kept.ts';
import { levelWords } from './levels.ts';
import { OwnName } from './OwnName.tsx';

interface Props {
  entrance: FriendEntrance;
  newId: () => string;
  /** Called with the id under which the battle is stored. */
  onBegun: (id: string) => void;
  onProblem: (because: string) => void;
}

export function NewBattle({ entrance, newId, onBegun, onProblem }: Props) {
  const [name, setName] = useState(ownName);
  const [level, setLevel] = useState<Level>('friendly');
  const [busy, setBusy] = useState(false);
  const begin = async ({ setup, army }: Offered) => {
    const own = name.trim();
    if (own === '') return onProblem('Type your name first. Your friend will see it.');
    setBusy(true);
    try {
      setOwnName(own);
      const { offered } = await import('./begin.ts');
      const made = await offered(entrance, { setup, army, level, name: own }, newId());
      if (made.ok) onBegun(made.value);
      else onProblem(made.because);
    } catch {
      onProblem('The game could not be loaded. Try again when you are online.');
    }
    setBusy(false);
  };
  return (
    <div class="friend-new">
      <OwnName value={name} onChange={setName} />
      <fieldset class="opponents">
        <legend>The dice</legend>
        {levelWords.map(({ level: each, name: words, says }) => (
          <label key={each}>
            <input type="radio" name="level" checked={level === each} onChange={() => setLevel(each)} />
            <span>
              <b>{words}</b> {says}
            </span>
          </label>
        ))}
      </fieldset>
      <entrance.OfferForm button="Make the link" busy={busy} onDone={begin} onProblem={onProblem} />
    </div>
  );
}
