/** Rosters stored on this device, to open or to remove. */
import { useEffect, useState } from 'preact/hooks';
import type { ListedRoster, RosterStorage } from './roster-storage.ts';

interface Props {
  shelf: Pick<RosterStorage<{ readonly name: string }>, 'listed' | 'remove'>;
  onOpen: (id: string) => void;
}

const day = (changed: number) =>
  changed ? new Date(changed).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }) : '';

export function StoredRosters({ shelf: storage, onOpen }: Props) {
  /** Undefined until storage has been read, which is impossible while the page is built. */
  const [rosters, setKept] = useState<readonly ListedRoster[]>();
  const [removing, setRemoving] = useState('');
  useEffect(() => setKept(storage.listed()), []);
  const remove = (id: string) => {
    if (removing !== id) return setRemoving(id);
    storage.remove(id);
    setRemoving('');
    setKept(storage.listed());
  };
  if (!rosters?.length) return null;
  return (
    <section>
      <h2>On this device</h2>
      <ul class="muster-kept">
        {rosters.map(({ id, name, says, changed }) => (
          <li key={id}>
            <button type="button" class="muster-choice" onClick={() => onOpen(id)}>
              <b>{name}</b>
              <small>
                {says}
                {changed ? ` · ${day(changed)}` : ''}
              </small>
            </button>
            <button
              type="button"
              class="button button-quiet"
              aria-label={`${removing === id ? 'Yes, remove' : 'Remove'} ${name}`}
              onClick={() => remove(id)}
            >
              {removing === id ? 'Yes, remove' : 'Remove'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
