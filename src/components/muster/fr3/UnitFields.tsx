/** Settings for the units in a line: number, name, options, attachment. */
import { useState } from 'preact/hooks';
import { basics } from '../../../engine/fr3/data/figures/basics.ts';
import { isCharacter } from '../../../engine/fr3/muster/characters.ts';
import type { Cost } from '../../../engine/fr3/muster/cost.ts';
import { changeUnits, type Line, setCharacter, setHost, setName, setOptionTimes } from '../../../engine/fr3/muster/edit.ts';
import { listFor } from '../../../engine/fr3/muster/lists.ts';
import type { Mustered, MusteredUnit } from '../../../engine/fr3/muster/mustered.ts';
import type { Roster, RosterUnit } from '../../../engine/fr3/muster/roster.ts';
import { Name } from '../Name.tsx';
import { AllyAndSideboard } from './AllyAndSideboard.tsx';
import { CharacterFields } from './CharacterFields.tsx';
import { CostTable } from './CostTable.tsx';
import { UnitOptions } from './UnitOptions.tsx';
import { typeName } from './words.ts';

interface Props {
  mustered: Mustered;
  line: Line;
  cost: Cost;
  onChange: (roster: Roster) => void;
  /** Splits one unit from the line so that it can be changed separately. */
  onPart: (at: number) => void;
}

/** The unit at this index, in the army or its sideboard. */
const unitAt = ({ units, aside }: Mustered, at: number): MusteredUnit | undefined =>
  [...units, ...aside.units].find((each) => each.at === `units.${at + 1}`);

/** fr3.basics.attachment: types that may start attached to others; contraptions attach later. */
const mayAttach = (each: MusteredUnit | undefined, unit: RosterUnit): boolean =>
  unit.with !== undefined || (each?.row.unit?.other.includes('A') === true && each.row.type !== 'contraptions');

export function UnitFields({ mustered, line, cost, onChange, onPart }: Props) {
  const { roster, list, characters, aside } = mustered;
  const { from, count, unit } = line;
  const each = unitAt(mustered, from);
  const [single, setSingle] = useState(false);
  const places = single && count > 1 ? [from + count - 1] : Array.from({ length: count }, (_, at) => from + at);
  const change = (to: (unit: RosterUnit) => RosterUnit, those = places) => {
    if (those.length < count) onPart(those[0] ?? from);
    onChange(changeUnits(roster, those, to));
  };
  const person = [...characters, ...aside.characters].find(({ at }) => at === `units.${from + 1}`);
  const canBe = each?.row.unit && !each.row.made && !each.row.ruler && each.row.type !== 'leviathans';
  const nameOf = (of: RosterUnit): string => of.name ?? typeName(listFor(roster.army, of) ?? list, of.type);
  const hosts = roster.units.flatMap((host, at) =>
    host.with === undefined && at !== from ? [{ number: at + 1, name: nameOf(host) }] : [],
  );
  return (
    <>
      {count > 1 && (
        <fieldset class="segmented">
          <legend>Change</legend>
          {[false, true].map((each) => (
            <label key={String(each)}>
              <input type="radio" name="muster-scope" checked={single === each} onChange={() => setSingle(each)} />
              <span>{each ? 'one of them' : `all ${count}`}</span>
            </label>
          ))}
        </fieldset>
      )}
      {each && (
        <UnitOptions
          mustered={each}
          unit={unit}
          ofType={roster.units.flatMap(({ type, options }) => (type === unit.type ? (options ?? []) : []))}
          onSet={(id, times) => change((was) => setOptionTimes(roster.army, was, id, times))}
        />
      )}
      <Name label="Your own name for the unit" name={unit.name ?? ''} onName={(name) => change((was) => setName(was, name))} />
      {mayAttach(each, unit) && (
        <label class="muster-field">
          <span>Begins attached to</span>
          <select
            value={unit.with ?? ''}
            onChange={({ currentTarget }) => {
              const host = Number(currentTarget.value) || undefined;
              // Attaches only as many units of the line as the rules allow for one host.
              change((was) => setHost(was, host), places.slice(0, basics.attachedUnits));
            }}
          >
            <option value="">nobody</option>
            {hosts.map(({ number, name }) => (
              <option key={number} value={number}>
                {number}. {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {(canBe || isCharacter(unit)) && count === 1 && (
        <label class="chip">
          <input
            type="checkbox"
            checked={isCharacter(unit)}
            onChange={({ currentTarget }) => change((was) => setCharacter(was, currentTarget.checked))}
          />
          <span>This unit is itself a character</span>
        </label>
      )}
      {person && isCharacter(unit) && (
        <CharacterFields bearer={{ ...person, person: unit }} onChange={(to) => change(() => to)} />
      )}
      <AllyAndSideboard list={list} each={unit} onChange={change} />
      <details>
        <summary>{count > 1 ? 'Cost of each' : 'Cost'}, line by line</summary>
        <CostTable cost={cost} of={nameOf(unit)} />
      </details>
    </>
  );
}
