/** What can be done with the units of a line: how many, their name, what they have, whom they are attached to. */
import { useState } from 'preact/hooks';
import { basics } from '../../engine/fr3/data/figures/basics.ts';
import type { Cost } from '../../engine/fr3/muster/cost.ts';
import { changeUnits, type Line, setCharacter, setHost, setName, setOption } from '../../engine/fr3/muster/edit.ts';
import type { Mustered } from '../../engine/fr3/muster/mustered.ts';
import { optionsOf, type UnitOption } from '../../engine/fr3/muster/options.ts';
import { isCharacter } from '../../engine/fr3/muster/people.ts';
import type { Roster, RosterUnit } from '../../engine/fr3/muster/roster.ts';
import { Cited } from '../odds/links.tsx';
import { CostTable } from './CostTable.tsx';
import { Name } from './Name.tsx';
import { PersonFields } from './PersonFields.tsx';
import { matches, optionName, typeName } from './words.ts';

interface Props {
  mustered: Mustered;
  line: Line;
  cost: Cost;
  onChange: (roster: Roster) => void;
  /** One unit of the line is changed apart from the others, and has a line of its own from then on. */
  onPart: (at: number) => void;
}

/** fr3.basics.attachment: types that may begin attached to others. */
const mayAttach = (unit: RosterUnit, { units }: Mustered, at: number): boolean =>
  unit.with !== undefined || units.some((each) => each.at === `units.${at + 1}` && each.row.unit?.other.includes('A') === true);

interface OptionsProps {
  mustered: Mustered;
  line: Line;
  onSet: (id: string, on: boolean) => void;
}

function Options({ mustered: { list, units }, line: { from, unit }, onSet }: OptionsProps) {
  const [typed, setTyped] = useState('');
  const mustered = units.find(({ at }) => at === `units.${from + 1}`);
  if (!mustered) return null;
  const { row } = mustered;
  const has = unit.options ?? [];
  const judged = optionsOf(list).map((option) => ({ option, leave: option.may(mustered) }));
  const offered = judged.filter(
    ({ option, leave }) => has.includes(option.id) || ((leave === 'yes' || leave === 'open') && matches(option.name, typed)),
  );
  const foreign = has.filter((id) => !judged.some(({ option }) => option.id === id));
  const barred = judged.filter(({ option, leave }) => typeof leave !== 'string' && matches(option.name, typed));
  const price = ({ points }: UnitOption) => {
    const more = points(mustered);
    return more === 0 ? 'free' : more > 0 ? `+${more}` : `−${-more}`;
  };
  if (row.made || row.ruler) return <p>{row.name} come ready made: nothing is added to them.</p>;
  return (
    <>
      <label class="muster-field">
        <span>Search options</span>
        <input type="search" autocomplete="off" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      {offered.length + foreign.length > 0 && (
        <fieldset class="muster-checks">
          <legend>Options</legend>
          {offered.map(({ option, leave }) => (
            <label class="chip" key={option.id}>
              <input
                type="checkbox"
                checked={has.includes(option.id)}
                onChange={(event) => onSet(option.id, event.currentTarget.checked)}
              />
              <span>
                {option.name} <small>{price(option)}</small>
                {leave === 'open' && <span class="muster-open">open</span>}
              </span>
            </label>
          ))}
          {foreign.map((id) => (
            <label class="chip" key={id}>
              <input type="checkbox" checked onChange={() => onSet(id, false)} />
              <span>{optionName(list, id)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <details open={typed.trim() !== ''}>
        <summary>What they may not have, and why</summary>
        <ul class="muster-options">
          {barred.map(
            ({ option, leave }) =>
              typeof leave !== 'string' && (
                <li key={option.id} class="muster-no">
                  <b>{option.name}</b> {leave.because} <Cited rules={leave.rules} />
                </li>
              ),
          )}
        </ul>
        {barred.length === 0 && <p>Nothing that they may not have is called so.</p>}
      </details>
    </>
  );
}

export function UnitFields({ mustered, line, cost, onChange, onPart }: Props) {
  const { roster, list, characters } = mustered;
  const { from, count, unit } = line;
  const [single, setSingle] = useState(false);
  const places = single && count > 1 ? [from + count - 1] : Array.from({ length: count }, (_, at) => from + at);
  const change = (to: (unit: RosterUnit) => RosterUnit, those = places) => {
    if (those.length < count) onPart(those[0] ?? from);
    onChange(changeUnits(roster, those, to));
  };
  const person = characters.find(({ at }) => at === `units.${from + 1}`);
  const canBe = mustered.units.some(({ at, row }) => at === `units.${from + 1}` && row.unit && !row.made && !row.ruler);
  const hosts = roster.units.flatMap(({ type, name, with: host }, at) =>
    host === undefined && at !== from ? [{ number: at + 1, name: name ?? typeName(list, type) }] : [],
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
      <Options mustered={mustered} line={line} onSet={(id, on) => change((each) => setOption(roster.army, each, id, on))} />
      <Name
        label="Name, as your figures are called"
        name={unit.name ?? ''}
        onName={(name) => change((each) => setName(each, name))}
      />
      {mayAttach(unit, mustered, from) && (
        <label class="muster-field">
          <span>Begins attached to</span>
          <select
            value={unit.with ?? ''}
            onChange={({ currentTarget }) => {
              const host = Number(currentTarget.value) || undefined;
              // A unit takes as many attachments as the rules say, so only so many of the line begin there.
              change((each) => setHost(each, host), places.slice(0, basics.attachedUnits));
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
            onChange={({ currentTarget }) => change((each) => setCharacter(each, currentTarget.checked))}
          />
          <span>This unit is a character itself</span>
        </label>
      )}
      {person && isCharacter(unit) && <PersonFields bearer={{ ...person, person: unit }} onChange={(to) => change(() => to)} />}
      <details>
        <summary>What {count > 1 ? 'each of them' : 'it'} costs</summary>
        <CostTable cost={cost} of={unit.name ?? typeName(list, unit.type)} />
      </details>
    </>
  );
}
