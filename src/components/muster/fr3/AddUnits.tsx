/** The types in a list. One press adds a unit of a type. The dialog stays open until the user closes it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { addUnit, removeUnits, setFrom } from '../../../engine/fr3/muster/edit.ts';
import { listOf, type Row, type RowGroup, rowGroupNames, rowGroups, rowIdsOf, rowOf } from '../../../engine/fr3/muster/lists.ts';
import type { Mustered } from '../../../engine/fr3/muster/mustered.ts';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import type { Fr3RuleId } from '../../../engine/fr3/rule-ids.ts';
import { Cited } from '../../odds/links.tsx';
import { UnitSign } from '../../odds/UnitSign.tsx';
import { Fold } from '../Fold.tsx';
import { From } from './AllyAndSideboard.tsx';
import type { Place } from './choices.ts';
import { matches, placeOf, points } from './words.ts';

interface Props {
  mustered: Mustered;
  symbols: string;
  onChange: (roster: Roster) => void;
  onClose: () => void;
}

/** Groups of rows whose price depends on their options. */
const asBuilt: readonly RowGroup[] = ['ships', 'designs'];
/** Types that the list does not clearly allow are folded away, with the reason. */
const doubts = [
  {
    place: 'open',
    title: 'Open',
    says: 'The printed tables mark allowed types by shading. Our copy has lost the shading for these types. Use them if your opponent agrees.',
    rules: ['fr3.army-lists.table-availability'],
  },
  { place: 'barred', title: 'Ruled out', says: 'The army list says that it cannot have these.', rules: [] },
] as const satisfies readonly { place: Place; title: string; says: string; rules: readonly Fr3RuleId[] }[];

export function AddUnits({ mustered: { roster, list, cost }, symbols, onChange, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
    search.current?.focus();
  }, []);
  /** The id of an ally's list; undefined for the army's own list. */
  const [from, setFromList] = useState<string>();
  const own = (from === undefined ? undefined : listOf(from)) ?? list;
  const rows = rowIdsOf(own).flatMap((id) => rowOf(own, id) ?? []);
  const found = rows.filter((row) => matches(`${row.name} ${rowGroupNames[row.group]}`, typed));
  const counted = (id: string) => roster.units.filter((unit) => unit.type === id && unit.from === from).length;
  const add = (row: Row) => {
    onChange(addUnit(roster, setFrom({ type: row.id }, from)));
    setSaid(`${row.name}: ${counted(row.id) + 1} in the roster.`);
  };
  const takeOne = (row: Row) => {
    const at = roster.units.findLastIndex((unit) => unit.type === row.id && unit.from === from);
    if (at < 0) return;
    onChange(removeUnits(roster, at));
    setSaid(`${row.name}: ${counted(row.id) - 1} in the roster.`);
  };
  const sections = (rows: readonly Row[]) =>
    rowGroups.map((group) => {
      const members = rows.filter((row) => row.group === group);
      if (members.length === 0) return null;
      return (
        <section key={group} aria-label={rowGroupNames[group]}>
          <h3>{rowGroupNames[group]}</h3>
          <ul>
            {members.map((row) => {
              const has = counted(row.id);
              return (
                <li key={row.id}>
                  <button type="button" class="muster-add" onClick={() => add(row)}>
                    {row.unit ? <UnitSign unit={row.unit.id} symbols={symbols} /> : <span class="symbol" />}
                    <span class="muster-line-words">
                      <b>{row.name}</b>
                    </span>
                    {has > 0 && <span class="muster-has">{has}</span>}
                    <span class="muster-points">{asBuilt.includes(row.group) ? 'as built' : (row.points ?? '–')}</span>
                  </button>
                  {has > 0 && (
                    <button type="button" class="icon-button" aria-label={`One fewer: ${row.name}`} onClick={() => takeOne(row)}>
                      −
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      );
    });
  const isSearching = typed.trim() !== '';
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
        {roster.name && <span class="muster-dialog-name">{roster.name}</span>} <b>{cost.total}</b> of {points(roster.size)}{' '}
        <span role="status">{said}</span>
      </p>
      <div class="muster-dialog-list">
        <From list={list} from={from} onFrom={setFromList} />
        {sections(found.filter((row) => !doubts.some(({ place }) => place === placeOf(row))))}
        {doubts.map(({ place, title, says, rules }) => {
          const rows = found.filter((row) => placeOf(row) === place);
          if (rows.length === 0) return null;
          return (
            <Fold
              key={place}
              found={isSearching}
              begins={rows.some(({ id }) => counted(id) > 0)}
              summary={
                <>
                  {title} <small>{rows.length}</small>
                </>
              }
            >
              {() => (
                <>
                  <p>
                    {says} {rules.length > 0 && <Cited rules={rules} />}
                  </p>
                  {sections(rows)}
                </>
              )}
            </Fold>
          );
        })}
        {found.length === 0 && <p>This list has no unit called “{typed}”.</p>}
      </div>
    </dialog>
  );
}
