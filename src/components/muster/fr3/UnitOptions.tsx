/** The options of the units in a line, by kind and with a search, and why the others are not allowed. */
import { useState } from 'preact/hooks';
import { discountOf, naturesOf } from '../../../engine/fr3/muster/free-options.ts';
import type { MusteredUnit } from '../../../engine/fr3/muster/mustered.ts';
import { type OptionKind, optionKinds, optionsOf, type UnitOption } from '../../../engine/fr3/muster/options.ts';
import type { RosterUnit } from '../../../engine/fr3/muster/roster.ts';
import type { Fr3RuleId } from '../../../engine/fr3/rule-ids.ts';
import { Cited } from '../../odds/links.tsx';
import { Fold } from '../Fold.tsx';
import { Times } from '../Times.tsx';
import { matches, optionName } from './words.ts';

/** Kinds of options that are open at first: those used most often, and those that ships and designs require. */
const openKinds: readonly string[] = ['arms', 'ships', 'designs'] satisfies readonly OptionKind[];

interface Props {
  mustered: MusteredUnit;
  unit: RosterUnit;
  /** Options that every unit of the type has. They stay in the list even when this unit has changed them. */
  ofType: readonly string[];
  onSet: (id: string, times: number) => void;
}

export function UnitOptions({ mustered, unit, ofType, onSet }: Props) {
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
    const gift = discountOf(mustered, id)?.points;
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
