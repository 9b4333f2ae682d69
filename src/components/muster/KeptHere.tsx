/** Rosters stored on this device, to open or to remove. */
import { useEffect, useState } from 'preact/hooks';
import type { KeptRoster, RosterShelf } from './roster-shelf.ts';

interface Props {
  shelf: Pick<RosterShelf<{ readonly name: string }>, 'listed' | 'remove'>;
  onOpen: (id: string) => void;
}

const day = (changed: number) =>
  changed ? new Date(changed).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }) : '';

export function KeptHere({ shelf, onOpen }: Props) {
  /** Undefined until storage has been read, which is impossible while the page is built. */
  const [kept, setKept] = useState<readonly KeptRoster[]>();
  const [removing, setRemoving] = useState('');
  useEffect(() => setKept(shelf.listed()), []);
  const remove = (id: string) => {
    if (removing !== id) return setRemoving(id);
    shelf.remove(id);
    setRemoving('');
    setKept(shelf.listed());
  };
  if (!kept?.length) return null;
  return (
    <section>
      <h2>On this device</h2>
      <ul class="muster-kept">
        {kept.map(({ id, name, says, changed }) => (
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
