/** A calculator's saved answers beside the current one: each sentence, and the difference in percentage points. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { asPercent, zero } from '../../../engine/kernel/fraction.ts';
import { Damaged } from '../../ui/stored/Damaged.tsx';
import { points } from './points.ts';
import type { KeptProps } from './props.ts';
import {
  type Answered,
  changeShelf,
  damagedShelves,
  type Kept,
  keptOf,
  mostKept,
  readShelf,
  removeDamaged,
  watchShelf,
  withKept,
} from './shelf.ts';

interface Props extends KeptProps {
  /** The last part of the calculator's address: `melee`. */
  calculator: string;
  /** The address with which the page was opened. */
  opened: string;
  keepAtOnce: boolean;
}

/** A saved answer that came with the address and is not stored on this device. */
type OnShelf = Kept & { readonly guest?: true };

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
  now: KeptProps;
  onRename: (name: string) => void;
  onRemove: () => void;
  onKeep: () => void;
}

function Entry({ kept, now, onRename, onRemove, onKeep }: EntryProps) {
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
   * Saves the new name when the field loses focus. Enter removes the field, which triggers a second blur, so this must act only
   * once.
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

const cannotKeep = {
  full: 'This device has no room left, so the answer is not saved. Copy the link instead, or remove something that you no longer need.',
  blocked: 'This browser does not let the page save anything. Copy the link instead.',
} as const;

export function Shelf({ calculator, opened, keepAtOnce, ...now }: Props) {
  const { address, sentence, answer } = now;
  const [own, setOwn] = useState(() => readShelf(calculator).kept);
  const [damaged, setDamaged] = useState(() => damagedShelves(calculator));
  const [guests, setGuests] = useState(() => keptOf(opened));
  const [said, setSaid] = useState('');

  const look = () => {
    setOwn(readShelf(calculator).kept);
    setDamaged(damagedShelves(calculator));
  };
  const change = (how: (kept: readonly Kept[]) => readonly Kept[], done: string) => {
    const { stored, kept } = changeShelf(calculator, how);
    setOwn(kept);
    setDamaged(damagedShelves(calculator));
    setSaid(stored === 'stored' ? done : cannotKeep[stored]);
  };
  const keep = (kept: Kept) => {
    if (own.length >= mostKept) return setSaid(`The list is full. It can hold ${mostKept} answers, so remove one first.`);
    change((all) => [kept, ...all.filter((each) => each.address !== kept.address)], 'Saved on this device.');
  };
  const keepThis = () => keep({ name: `Answer ${own.length + 1}`, address, sentence });
  useEffect(() => {
    if (keepAtOnce) keepThis();
    return watchShelf(calculator, look);
  }, []);

  const entries: readonly OnShelf[] = [
    ...own,
    ...guests
      .filter((guest) => !own.some((each) => each.address === guest.address))
      .map((guest): OnShelf => ({ ...guest, sentence: '', guest: true })),
  ];
  const share = () =>
    navigator.clipboard.writeText(`${location.origin}${location.pathname}?${withKept(address, entries)}`).then(
      () => setSaid('Link copied. It contains this calculation and all saved answers.'),
      () => setSaid('Your browser does not allow this page to copy the link.'),
    );
  return (
    <section class="kept" aria-label="Saved answers">
      {damaged.map((each) => (
        <Damaged
          key={each.id}
          text={each.text}
          name={`kept-answers-${calculator}`}
          onRemove={() => {
            removeDamaged(calculator, each);
            look();
          }}
        >
          Some saved answers on this device are damaged and cannot be shown. They are still on this device, unchanged.
        </Damaged>
      ))}
      <p class="kept-do">
        <button type="button" class="button button-quiet" onClick={keepThis}>
          Save this answer
        </button>
        {entries.length > 0 && (
          <button type="button" class="button button-quiet" onClick={share}>
            Copy a link with all saved answers
          </button>
        )}
        <span class="copied" role="status">
          {said}
        </span>
      </p>
      {entries.length > 0 && (
        <>
          <h2>Saved answers</h2>
          <ul>
            {entries.map((kept) => (
              <Entry
                key={kept.address}
                kept={kept}
                now={now}
                onRename={(name) =>
                  change((all) => all.map((each) => (each.address === kept.address ? { ...each, name } : each)), 'Renamed.')
                }
                onRemove={() =>
                  kept.guest
                    ? setGuests(guests.filter((each) => each.address !== kept.address))
                    : change((all) => all.filter((each) => each.address !== kept.address), 'Removed.')
                }
                onKeep={async () => {
                  const found = await answer(kept.address);
                  keep({ name: kept.name, address: kept.address, sentence: found?.sentence ?? '' });
                }}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
