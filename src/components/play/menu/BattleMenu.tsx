/**
 * The menu of the open battle: other battles, saving, sharing, players, appearance. This code is loaded when the user opens the
 * menu.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { handOut } from '../../ui/stored/hand-out.ts';
import { type Course, discloseActions } from '../course.ts';
import { type Battle, longestName, type Seat, writeBattle } from '../saved/saved.ts';
import type { Settings } from '../saved/storage.ts';
import { leaders } from '../start/seats.ts';
import { useSystem } from '../system-context.ts';
import { type SideId, sideIds } from '../vocabulary.ts';
import { Share } from './Share.tsx';
import { choices } from './settings-choices.ts';

export interface MenuProps {
  battle: Battle;
  course: Course;
  /** The index of the entry that is shown. The index is needed because a shared question is about the table as shown. */
  at: number;
  settings: Settings;
  onSettings: (now: Settings) => void;
  /** Changes the player of a side. */
  onSeat: (of: SideId, who: Seat) => void;
  onRename: (name: string) => void;
  /** The same battle from its beginning, with new dice. */
  onRematch: () => void;
  /** Returns to the choice of battles. */
  onLeave: () => void;
  onClose: () => void;
  /** Shows the list of keyboard shortcuts. */
  onKeys: () => void;
  /** The address of the site’s root. */
  root: string;
}

export function BattleMenu(props: MenuProps) {
  const { battle, course: all, at, settings, onSettings, onSeat, onRename, onRematch, onLeave, onClose, onKeys, root } = props;
  const system = useSystem();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Anything that leaves the device may be read by the other side.
  const course = discloseActions(system, all);
  const [name, setName] = useState(battle.name);
  const file = (of: Battle, upTo: Course) => handOut(of.name, writeBattle(system.rules, of, upTo));
  const [said, setSaid] = useState('');
  const text = async () => {
    const made = (await import('../saved/replay-link.ts')).textOf(system, await system.notation(), battle, course, true);
    if (made.ok) handOut(battle.name, made.value, 'txt');
    else setSaid(made.because);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the menu closes it, as the Escape key does
    <dialog
      class="battle-menu"
      ref={dialog}
      aria-labelledby="battle-menu"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="battle-menu-in">
        <header>
          <h2 id="battle-menu">{battle.name}</h2>
          <button type="button" class="let-go" aria-label="Close the menu" onClick={() => dialog.current?.close()}>
            ×
          </button>
        </header>
        <p class="row">
          <button type="button" class="button button-quiet" onClick={onLeave}>
            New battle
          </button>
          <button type="button" class="button button-quiet" onClick={onRematch}>
            Rematch
          </button>
          <button type="button" class="button button-quiet" onClick={() => file(battle, course)}>
            Save as a file
          </button>
          <button type="button" class="button button-quiet" onClick={text}>
            Save as text
          </button>
          <button type="button" class="button button-quiet" onClick={onKeys}>
            Keys
          </button>
        </p>
        <form
          class="own-name"
          onSubmit={(event) => {
            event.preventDefault();
            onRename(name.trim());
          }}
        >
          <label class="field">
            <span>Every battle is saved on this device while you play. Save this one under the name</span>
            <input value={name} maxLength={longestName} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <button type="submit" class="button button-quiet" disabled={name.trim() === '' || name.trim() === battle.name}>
            Rename
          </button>
        </form>
        <p class="fine">
          “New battle” takes you back to the list of battles. To leave the battle page, go to{' '}
          <a href={root}>Battlebook’s home page</a>.
        </p>
        {said && (
          <p class="message" role="alert">
            {said}
          </p>
        )}
        <Share battle={battle} course={course} at={at} onFile={file} />
        <section aria-labelledby="menu-players">
          <h3 id="menu-players">Who plays</h3>
          <div class="row">
            {sideIds.map((side) => (
              <label class="field" key={side}>
                <span>{system.words.armyIn(battle.setup, side)}</span>
                <select value={battle.seats[side]} onChange={(event) => onSeat(side, event.currentTarget.value as Seat)}>
                  {leaders.map(([seat, words]) => (
                    <option key={seat} value={seat}>
                      {words}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </section>
        <section aria-labelledby="menu-settings">
          <h3 id="menu-settings">Settings</h3>
          {choices
            .filter(({ of }) => of !== 'stops' || system.passUnasked)
            .map(({ of, legend, words }) => (
              <fieldset class="segmented" key={of}>
                <legend>{legend}</legend>
                {words.map(([value, label]) => (
                  <label key={value}>
                    <input
                      type="radio"
                      name={of}
                      checked={settings[of] === value}
                      onChange={() => onSettings({ ...settings, [of]: value })}
                    />
                    <span>{label}</span>
                  </label>
                ))}
              </fieldset>
            ))}
        </section>
      </div>
    </dialog>
  );
}
