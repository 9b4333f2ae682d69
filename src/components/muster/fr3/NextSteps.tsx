/** What to do with a roster next: battle, odds, or the page of its army list. */
import { useEffect, useState } from 'preact/hooks';
import type { Mustered } from '../../../engine/fr3/muster/mustered.ts';
import { readyRosters } from '../../../engine/fr3/muster/ready.ts';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import type { Refusal } from '../../../engine/kernel/rule-id.ts';
import { Cited } from '../../odds/links.tsx';
import { keepArmy } from '../../odds/your-army.ts';
import { BattleForm } from '../BattleForm.tsx';
import type { OddsLink } from './choices.ts';

interface Props {
  roster: Roster;
  /** The address of the battle page. */
  play: string;
  /** The address of the page of the army list. */
  list: string | undefined;
}

const load = () => import('./start-battle.ts');

/** Why a battle cannot be played with this roster; null if it can, and undefined until this is checked. */
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

const enemies = readyRosters.map(({ id, roster: { name, size } }) => ({ id, words: `${name}, ${size} points` }));

/** The ready-made roster that is nearest to this roster in points. */
const nearest = ({ size }: Roster): string =>
  readyRosters.toSorted((one, other) => Math.abs(one.roster.size - size) - Math.abs(other.roster.size - size))[0]?.id ?? '';

/** Links to the calculators, with the roster's units at the top of their pickers. */
export function OddsLinks({ mustered: { roster, list, units }, doors }: { mustered: Mustered; doors: readonly OddsLink[] }) {
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

export function NextSteps({ roster, play, list }: Props) {
  const refusal = useRefusal(roster);
  return (
    <>
      {refusal && (
        <p>
          <b>This army is not legal yet, so you cannot play it.</b> {refusal.because} <Cited rules={refusal.rules} />
        </p>
      )}
      {refusal === null && (
        <BattleForm
          key={roster.army}
          enemies={enemies}
          first={nearest(roster)}
          play={play}
          begin={async (enemy, opponent) =>
            (await load()).startBattle(roster, readyRosters.find(({ id }) => id === enemy)?.roster ?? roster, opponent)
          }
        />
      )}
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
