/** The types of a list, to be added with a press each. The dialog stays open until somebody has enough. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { addUnit, setFrom } from '../../engine/fr3/muster/edit.ts';
import { listOf, type Row, type RowGroup, rowGroupNames, rowGroups, rowIdsOf, rowOf } from '../../engine/fr3/muster/lists.ts';
import type { Mustered } from '../../engine/fr3/muster/mustered.ts';
import type { Roster } from '../../engine/fr3/muster/roster.ts';
import { UnitSign } from '../odds/UnitSign.tsx';
import type { Place } from './choices.ts';
import { From } from './Whose.tsx';
import { matches, placeOf, points } from './words.ts';

interface Props {
  mustered: Mustered;
  symbols: string;
  onChange: (roster: Roster) => void;
  onClose: () => void;
}

/** Groups whose price is settled by what is chosen for them. */
const asBuilt: readonly RowGroup[] = ['ships', 'designs'];
/** What speaks for a type; where the list says so plainly nothing need be said. */
const marks: Readonly<Partial<Record<Place, string>>> = { open: 'open', barred: 'ruled out' };

export function AddUnits({ mustered: { roster, list, cost }, symbols, onChange, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
    search.current?.focus();
  }, []);
  /** The list of an ally; the army’s own without one. */
  const [from, setFromList] = useState<string>();
  const own = (from === undefined ? undefined : listOf(from)) ?? list;
  const rows = rowIdsOf(own).flatMap((id) => rowOf(own, id) ?? []);
  const found = rows.filter((row) => matches(`${row.name} ${rowGroupNames[row.group]}`, typed));
  const counted = (id: string) => roster.units.filter((unit) => unit.type === id && unit.from === from).length;
  const add = (row: Row) => {
    onChange(addUnit(roster, setFrom({ type: row.id }, from)));
    setSaid(`${row.name}: ${counted(row.id) + 1} in the roster.`);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click only closes on the backdrop; Escape does for keys
    <dialog
      ref={dialog}
      class="muster-dialog"
      aria-label="Add units"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="muster-dialog-head">
        <input
          ref={search}
          type="search"
          aria-label="Search units by name or kind"
          placeholder="Search units"
          autocomplete="off"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || typed.trim() === '' || !found[0]) return;
            event.preventDefault();
            add(found[0]);
          }}
        />
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          Done
        </button>
      </div>
      <p class="muster-dialog-total">
        <b>{cost.total}</b> of {points(roster.size)} <span role="status">{said}</span>
      </p>
      <div class="muster-dialog-list">
        <From list={list} from={from} onFrom={setFromList} />
        {rowGroups.map((group) => {
          const members = found.filter((row) => row.group === group);
          if (members.length === 0) return null;
          return (
            <section key={group} aria-label={rowGroupNames[group]}>
              <h3>{rowGroupNames[group]}</h3>
              <ul>
                {members.map((row) => {
                  const place = placeOf(row);
                  const has = counted(row.id);
                  return (
                    <li key={row.id}>
                      <button type="button" class="muster-add" onClick={() => add(row)}>
                        {row.unit ? <UnitSign unit={row.unit.id} symbols={symbols} /> : <span class="symbol" />}
                        <span class="muster-line-words">
                          <b>{row.name}</b>
                          {marks[place] && <span class={place === 'open' ? 'muster-open' : 'muster-bad'}>{marks[place]}</span>}
                        </span>
                        {has > 0 && <span class="muster-has">{has}</span>}
                        <span class="muster-points">{asBuilt.includes(row.group) ? 'as built' : (row.points ?? '–')}</span>
                      </button>
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
        {found.length === 0 && <p>Nothing in this list is called “{typed}”.</p>}
      </div>
    </dialog>
  );
}
