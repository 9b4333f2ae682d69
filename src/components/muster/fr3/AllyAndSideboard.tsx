/**
 * Fields for a unit or a character: the list that it comes from (if allies are allowed), and whether it waits in the sideboard.
 */
import type { Army } from '../../../engine/fr3/data/armies/army.ts';
import { setAside, setFrom } from '../../../engine/fr3/muster/edit.ts';
import { listOf } from '../../../engine/fr3/muster/lists.ts';
import type { RosterCharacter, RosterUnit } from '../../../engine/fr3/muster/roster.ts';

interface Props<T extends RosterUnit | RosterCharacter> {
  list: Army;
  each: T;
  onChange: (to: (each: T) => T) => void;
}

/** The lists from which an army takes allies. An ally keeps the options that its own list gives it. */
export const alliesOf = ({ allies = [] }: Army): readonly Army[] =>
  [...new Set(allies.flatMap(({ armies }) => armies))].flatMap((id) => listOf(id) ?? []);

interface FromProps {
  list: Army;
  /** The id of the ally's list; undefined for the army's own list. */
  from: string | undefined;
  onFrom: (from: string | undefined) => void;
}

export function From({ list, from, onFrom }: FromProps) {
  const allies = alliesOf(list);
  const others =
    from === undefined || allies.some(({ id }) => id === from) ? allies : [...allies, ...[listOf(from) ?? []].flat()];
  if (others.length === 0) return null;
  return (
    <label class="muster-field">
      <span>From the list of</span>
      <select value={from ?? ''} onChange={({ currentTarget }) => onFrom(currentTarget.value || undefined)}>
        <option value="">{list.name}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}, allies
          </option>
        ))}
      </select>
    </label>
  );
}

export const AllyAndSideboard = <T extends RosterUnit | RosterCharacter>({ list, each, onChange }: Props<T>) => (
  <>
    <From list={list} from={each.from} onFrom={(from) => onChange((was) => setFrom(was, from))} />
    <label class="chip">
      <input
        type="checkbox"
        checked={each.aside === true}
        onChange={({ currentTarget }) => onChange((was) => setAside(was, currentTarget.checked))}
      />
      <span>In the sideboard</span>
    </label>
  </>
);
