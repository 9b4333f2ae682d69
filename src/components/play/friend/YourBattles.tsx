/** The battles by link on this device: whose turn it is, and since when. */
import { useState } from 'preact/hooks';
import { friendBattlesOf, type ListedFriendBattle } from './kept.ts';

const when = (since: number): string =>
  since > 0 ? new Date(since).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }) : '';

const says = ({ turn, friend, since }: ListedFriendBattle): string =>
  ({
    yours: `Against ${friend}. It has been your turn since ${when(since)}.`,
    theirs: `Against ${friend}. Waiting for an answer since ${when(since)}.`,
    over: `Against ${friend}. It is over.`,
    broken: 'This battle cannot be continued.',
  })[turn];

export function YourBattles({ system, onOpen }: { system: string; onOpen: (id: string) => void }) {
  const battles = friendBattlesOf(system);
  const [kept, setKept] = useState(battles.listed);
  const [removing, setRemoving] = useState('');
  const remove = (id: string) => {
    if (removing !== id) return setRemoving(id);
    battles.remove(id);
    setRemoving('');
    setKept(battles.listed());
  };
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="friend-kept">
      <h2 id="friend-kept" tabIndex={-1} data-landing>
        Your battles by link
      </h2>
      <ul class="kept-battles">
        {kept.map((each) => (
          <li key={each.id}>
            <button type="button" onClick={() => onOpen(each.id)}>
              <b>{each.name}</b>
              <small>{says(each)}</small>
            </button>
            <button
              type="button"
              class="button button-quiet"
              aria-label={`${removing === each.id ? 'Yes, remove' : 'Remove'} ${each.name}`}
              onClick={() => remove(each.id)}
            >
              {removing === each.id ? 'Yes, remove' : 'Remove'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
