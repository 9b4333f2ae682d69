/** A saved answer, and its difference from the answer that is shown. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { asPercent, zero } from '../../../engine/kernel/fraction.ts';
import { points } from './points.ts';
import type { SaveProps } from './props.ts';
import type { Answered, SavedAnswer } from './saved-answers.ts';

/** A saved answer that came with the address and is not stored on this device. */
export type OnShelf = SavedAnswer & { readonly guest?: true };

function Difference({ kept, now }: { kept: Answered; now: Answered['chances'] }) {
  const all = new Map([...now, ...kept.chances].map(({ id, words }) => [id, words]));
  const at = (chances: Answered['chances'], id: string) => chances.find((each) => each.id === id)?.chance ?? zero;
  return (
    <div class="table-frame">
      <table class="kept-table">
        <thead>
          <tr>
            <th scope="col">Result</th>
            <th scope="col">Kept</th>
            <th scope="col">Now</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {[...all].map(([id, words]) => {
            const [before, after] = [at(kept.chances, id), at(now, id)];
            return (
              <tr key={id}>
                <th scope="row">{words}</th>
                <td>{asPercent(before)}</td>
                <td>{asPercent(after)}</td>
                <td>
                  <b>{points(after, before)}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface EntryProps {
  kept: OnShelf;
  now: SaveProps;
  onRename: (name: string) => void;
  onRemove: () => void;
  onKeep: () => void;
}

export function Entry({ kept, now, onRename, onRemove, onKeep }: EntryProps) {
  const [answered, setAnswered] = useState<Answered>();
  const [renaming, setRenaming] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let current = true;
    now.answer(kept.address).then((found) => current && setAnswered(found));
    return () => {
      current = false;
    };
  }, [kept.address]);
  useEffect(() => input.current?.select(), [renaming]);
  const name = kept.name || 'Saved answer';
  const same = kept.address === now.address;
  /**
   * Saves the new name when the field loses focus. Enter removes the field, which triggers a second blur event, so this function
   * must act only once.
   */
  const save = (text: string) => {
    if (!renaming) return;
    setRenaming(false);
    onRename(text.trim());
  };
  return (
    <li class="kept-entry">
      <h3>
        {renaming ? (
          <input
            ref={input}
            class="field"
            aria-label={`New name for ${name}`}
            maxLength={80}
            defaultValue={kept.name}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur();
              if (event.key === 'Escape') {
                event.currentTarget.value = kept.name;
                event.currentTarget.blur();
              }
            }}
            onBlur={(event) => save(event.currentTarget.value)}
          />
        ) : (
          <a href={`?${kept.address}`}>{name}</a>
        )}
        {kept.guest && <small> from the link</small>}
      </h3>
      <p class="kept-sentence">{answered?.sentence ?? kept.sentence}</p>
      {same ? (
        <p class="fine">This is the calculation above. Change something to compare.</p>
      ) : (
        answered && now.chances.length > 0 && <Difference kept={answered} now={now.chances} />
      )}
      <p class="kept-do">
        {kept.guest ? (
          <button type="button" class="button button-quiet" aria-label={`Save ${name} on this device`} onClick={onKeep}>
            Save on this device
          </button>
        ) : (
          <button type="button" class="button button-quiet" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            Rename
          </button>
        )}
        <button type="button" class="button button-quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </button>
      </p>
    </li>
  );
}
