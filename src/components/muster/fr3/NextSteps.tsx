/** What to do with a roster next: battle, odds, or the page of its army list. */
import { useEffect, useState } from 'preact/hooks';
import type { Mustered } from '../../../engine/fr3/muster/mustered.ts';
import { readyRosters } from '../../../engine/fr3/muster/ready.ts';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import type { Refusal } from '../../../engine/kernel/rule-id.ts';
import { Cited } from '../../odds/links.tsx';
import { keepArmy } from '../../odds/your-army.ts';
import type { OddsDoor } from './choices.ts';

interface Props {
  roster: Roster;
  /** The address of the battle page. */
  play: string;
  /** The address of the page of the army list. */
  list: string | undefined;
}

const load = () => import('./start-battle.ts');

/** Why a battle cannot be played with this roster; null if it can, undefined until checked. */
function useRefusal(roster: Roster): Refusal | null | undefined {
  const [refusal, setRefusal] = useState<Refusal | null>();
  useEffect(() => {
    let isStale = false;
    load().then(
      ({ armyOfRoster }) => {
        const read = armyOfRoster(roster);
        if (!isStale) setRefusal(read.ok ? null : { because: read.because, rules: read.rules });
      },
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [roster]);
  return refusal;
}

/** The ready-made roster with the most similar points. */
const nearest = ({ size }: Roster): string =>
  readyRosters.toSorted((one, other) => Math.abs(one.roster.size - size) - Math.abs(other.roster.size - size))[0]?.id ?? '';

function Battle({ roster, play }: Pick<Props, 'roster' | 'play'>) {
  const [enemy, setEnemy] = useState(() => nearest(roster));
  const [opponent, setOpponent] = useState<'greedy' | 'person'>('greedy');
  const [said, setSaid] = useState('');
  const begin = async () => {
    const against = readyRosters.find(({ id }) => id === enemy)?.roster ?? roster;
    try {
      const begun = await (await load()).beginBattle(roster, against, opponent);
      if (begun.ok) location.assign(play);
      else setSaid(begun.because);
    } catch {
      setSaid('The battle could not be loaded. Try again when you are online.');
    }
  };
  return (
    <>
      <label class="muster-field">
        <span>Against</span>
        <select value={enemy} onChange={(event) => setEnemy(event.currentTarget.value)}>
          <option value="">the same army</option>
          {readyRosters.map(({ id, roster: { name, size } }) => (
            <option key={id} value={id}>
              {name}, {size} points
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
        <button type="button" class="button" onClick={begin}>
          Play it
        </button>
      </p>
      <p role="status">{said}</p>
    </>
  );
}

/** Links to the calculators, with the roster's units at the top of their pickers. */
export function OddsDoors({ mustered: { roster, list, units }, doors }: { mustered: Mustered; doors: readonly OddsDoor[] }) {
  const keep = () =>
    keepArmy({ name: roster.name || list.name, units: [...new Set(units.flatMap(({ row }) => row.unit?.id ?? row.type))] });
  return (
    <ul class="muster-doors">
      {doors.map(({ name, says, url }) => (
        <li key={url}>
          <a class="card" href={url} onClick={keep} onAuxClick={keep}>
            <b>{name}</b>
            <span>{says}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Doors({ roster, play, list }: Props) {
  const refusal = useRefusal(roster);
  return (
    <>
      {refusal && (
        <p>
          <b>This army is not legal yet, so you cannot play it.</b> {refusal.because} <Cited rules={refusal.rules} />
        </p>
      )}
      {refusal === null && <Battle key={roster.army} roster={roster} play={play} />}
      {list && (
        <p class="muster-row">
          <a class="button button-quiet" href={list}>
            Army list page
          </a>
        </p>
      )}
    </>
  );
}
