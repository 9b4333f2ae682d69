/** A calculator's saved answers beside the current one: each sentence, and the difference in percentage points. */

import { useEffect, useState } from 'preact/hooks';
import { Damaged } from '../../ui/stored/Damaged.tsx';
import type { SaveProps } from './props.ts';
import { Entry, type OnShelf } from './SavedEntry.tsx';
import {
  changeShelf,
  damagedShelves,
  mostKept,
  readShelf,
  removeDamaged,
  type SavedAnswer,
  savedIn,
  watchShelf,
  withKept,
} from './saved-answers.ts';

interface Props extends SaveProps {
  /** The last part of the calculator's address: `melee`. */
  calculator: string;
  /** The address at which the page was opened. */
  opened: string;
  keepAtOnce: boolean;
}

const cannotKeep = {
  full: 'This device has no room left, so the answer is not saved. Copy the link instead, or remove something that you no longer need.',
  blocked: 'This browser does not let the page save anything. Copy the link instead.',
} as const;

export function SavedAnswers({ calculator, opened, keepAtOnce, ...now }: Props) {
  const { address, sentence, answer } = now;
  const [own, setOwn] = useState(() => readShelf(calculator).kept);
  const [damaged, setDamaged] = useState(() => damagedShelves(calculator));
  const [guests, setGuests] = useState(() => savedIn(opened));
  const [said, setSaid] = useState('');

  const look = () => {
    setOwn(readShelf(calculator).kept);
    setDamaged(damagedShelves(calculator));
  };
  const change = (how: (kept: readonly SavedAnswer[]) => readonly SavedAnswer[], done: string) => {
    const { stored, kept } = changeShelf(calculator, how);
    setOwn(kept);
    setDamaged(damagedShelves(calculator));
    setSaid(stored === 'stored' ? done : cannotKeep[stored]);
  };
  const keep = (kept: SavedAnswer) => {
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
