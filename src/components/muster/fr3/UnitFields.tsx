/** Settings for the units in a line: number, name, options, attachment. */
import { useState } from 'preact/hooks';
import { basics } from '../../../engine/fr3/data/figures/basics.ts';
import type { Cost } from '../../../engine/fr3/muster/cost.ts';
import { changeUnits, type Line, setCharacter, setHost, setName, setOptionTimes } from '../../../engine/fr3/muster/edit.ts';
import { freebieOf, naturesOf } from '../../../engine/fr3/muster/free-options.ts';
import { listFor } from '../../../engine/fr3/muster/lists.ts';
import type { Mustered, MusteredUnit } from '../../../engine/fr3/muster/mustered.ts';
import { type OptionKind, optionKinds, optionsOf, type UnitOption } from '../../../engine/fr3/muster/options.ts';
import { isCharacter } from '../../../engine/fr3/muster/people.ts';
import type { Roster, RosterUnit } from '../../../engine/fr3/muster/roster.ts';
import type { Fr3RuleId } from '../../../engine/fr3/rule-ids.ts';
import { Cited } from '../../odds/links.tsx';
import { Fold } from '../Fold.tsx';
import { Name } from '../Name.tsx';
import { Times } from '../Times.tsx';
import { AllyAndSideboard } from './AllyAndSideboard.tsx';
import { CharacterFields } from './CharacterFields.tsx';
import { CostTable } from './CostTable.tsx';
import { matches, optionName, typeName } from './words.ts';

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

/** Kinds that are open at first: those used most often, and those that ships and designs require. */
const openKinds: readonly string[] = ['arms', 'ships', 'designs'] satisfies readonly OptionKind[];

interface OptionsProps {
  mustered: MusteredUnit;
  unit: RosterUnit;
  /** Options that every unit of the type has; they stay visible even when one unit changes them. */
  ofType: readonly string[];
  onSet: (id: string, times: number) => void;
}

function Options({ mustered, unit, ofType, onSet }: OptionsProps) {
  const [typed, setTyped] = useState('');
  const { row, list } = mustered;
  const has = unit.options ?? [];
  const judged = optionsOf(list).map((option) => ({ option, leave: option.may(mustered) }));
  const offered = judged.filter(
    ({ option, leave }) => has.includes(option.id) || ((leave === 'yes' || leave === 'open') && matches(option.name, typed)),
  );
  const foreign = has.filter((id) => !judged.some(({ option }) => option.id === id));
  const barred = judged.filter(({ option, leave }) => typeof leave !== 'string' && matches(option.name, typed));
  const price = ({ id, points }: UnitOption) => {
    const gift = freebieOf(mustered, id)?.points;
    const more = gift === 'half' ? points(mustered) / 2 : (gift ?? points(mustered));
    return more === 0 ? 'free' : more > 0 ? `+${more}` : `−${-more}`;
  };
  const natures = naturesOf(mustered);
  const most = ({ times }: UnitOption): number => times?.(mustered) ?? 1;
  const isSingle = ({ option }: { readonly option: UnitOption }): boolean => most(option) === 1;
  const each = ({ option, leave }: (typeof judged)[number]) =>
    most(option) > 1 ? (
      <span class="muster-counted" key={option.id}>
        <span>
          {option.name} <small>{price(option)} each</small>
        </span>
        <Times
          name={option.name}
          times={has.filter((id) => id === option.id).length}
          most={most(option)}
          onTimes={(times) => onSet(option.id, times)}
        />
      </span>
    ) : (
      <label class="chip" key={option.id}>
        <input
          type="checkbox"
          checked={has.includes(option.id)}
          onChange={(event) => onSet(option.id, event.currentTarget.checked ? 1 : 0)}
        />
        <span>
          {option.name} <small>{price(option)}</small>
          {leave === 'open' && <span class="muster-open">open</span>}
        </span>
      </label>
    );
  if (row.made || row.ruler) return <p>{row.name} already include everything, so you cannot add options.</p>;
  return (
    <>
      {natures.map(({ what, rule }) => (
        <p key={what}>
          Their army list gives them {what.toLowerCase()}. <Cited rules={[rule as Fr3RuleId]} />
        </p>
      ))}
      <label class="muster-field">
        <span>Search options</span>
        <input type="search" autocomplete="off" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      {Object.entries(optionKinds).map(([kind, name]) => {
        const of = offered.filter(({ option }) => option.kind === kind);
        // Options with a count are listed after those with a checkbox.
        const members = [...of.filter(isSingle), ...of.filter((one) => !isSingle(one))];
        if (members.length === 0) return null;
        const taken = members.filter(({ option }) => has.includes(option.id)).length;
        return (
          <Fold
            key={kind}
            begins={openKinds.includes(kind) || members.some(({ option }) => ofType.includes(option.id))}
            found={typed.trim() !== ''}
            summary={
              <>
                {name} <small>{taken > 0 ? `${taken} of ${members.length}` : members.length}</small>
              </>
            }
          >
            {() => <div class="muster-checks">{members.map(each)}</div>}
          </Fold>
        );
      })}
      {foreign.length > 0 && (
        <fieldset class="muster-checks">
          <legend>Unknown</legend>
          {foreign.map((id) => (
            <label class="chip" key={id}>
              <input type="checkbox" checked onChange={() => onSet(id, 0)} />
              <span>{optionName(list, id)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Fold found={typed.trim() !== ''} summary="Options that these units cannot have, and why">
        {() =>
          barred.length === 0 ? (
            <p>None of the forbidden options has that name.</p>
          ) : (
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
          )
        }
      </Fold>
    </>
  );
}

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
        <Options
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
              // The rules limit attachments per unit, so only that many of the line are attached.
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
