/** The games stored on this device: open, export, import, remove. Damaged games can still be exported. */

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { handOut } from '../ui/stored/hand-out.ts';
import { Act, Quiet } from './Act.tsx';
import type { Shelf } from './storage.ts';

interface Props<Setup, Action> {
  shelf: Shelf<Setup, Action>;
  /** The id of the open game, if there is one. */
  current: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Shown between the damaged games and the others. */
  children?: ComponentChildren;
}

const day = (changed: number) =>
  changed ? new Date(changed).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }) : '';

export function Games<Setup, Action>({ shelf, current, onOpen, children }: Props<Setup, Action>) {
  const [said, setSaid] = useState('');
  const [removing, setRemoving] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const [{ games, damaged }, look] = useState(() => shelf.list());
  const others = games.filter(({ id }) => id !== current);

  const take = (text: string) => {
    const { id, because } = shelf.take(text);
    setSaid(because ?? '');
    if (id) onOpen(id);
    look(shelf.list());
  };
  const remove = (id: string) => {
    if (removing !== id) return setRemoving(id);
    shelf.remove(id);
    setRemoving('');
    look(shelf.list());
  };

  return (
    <div class="games">
      {damaged.map(({ id, because, text }) => (
        <div class="refusals" role="alert" key={id}>
          <p>
            <b>A game on this device is damaged.</b> {because}
          </p>
          <p class="row">
            <Act onClick={() => take(text)}>Open the part that can be read</Act>
            <Quiet onClick={() => handOut(`damaged-${id}`, text)}>Download the original</Quiet>
            <Quiet onClick={() => remove(id)}>{removing === id ? 'Yes, remove' : 'Remove'}</Quiet>
          </p>
        </div>
      ))}
      {children}
      {others.length > 0 && (
        <ul class="kept">
          {others.map(({ id, name, changed }) => (
            <li key={id}>
              <button type="button" class="kept-game" onClick={() => onOpen(id)}>
                <b>{name || 'Untitled game'}</b>
                <small>{day(changed)}</small>
              </button>
              <Quiet name={`${removing === id ? 'Yes, remove' : 'Remove'} ${name}`} onClick={() => remove(id)}>
                {removing === id ? 'Yes, remove' : 'Remove'}
              </Quiet>
            </li>
          ))}
        </ul>
      )}
      <p class="row">
        {current !== undefined && <Quiet onClick={() => onOpen(undefined)}>New game</Quiet>}
        <Quiet onClick={() => file.current?.click()}>Open a saved game</Quiet>
        <input
          ref={file}
          type="file"
          accept=".json,.txt,application/json"
          hidden
          aria-label="Saved game file"
          onChange={async (event) => {
            const input = event.currentTarget;
            const text = await input.files?.[0]?.text();
            input.value = '';
            if (text !== undefined) take(text);
          }}
        />
      </p>
      <p class="fine" role="status">
        {said}
      </p>
    </div>
  );
}
