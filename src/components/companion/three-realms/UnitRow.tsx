/** A unit on the sheet: its models, its state, and actions that are seldom needed. */
import { useState } from 'preact/hooks';
import { companyOf, lostOf, type Side, type Unit } from '../../../engine/three-realms/companion/state.ts';
import { flightOf } from '../../../engine/three-realms/companion/units.ts';
import { RuleLink } from '../../odds/links.tsx';
import { Quiet } from '../Act.tsx';
import { Counter } from '../Counter.tsx';
import { DiceAsk } from '../DiceAsk.tsx';
import type { SideDesk } from './desk.ts';

/** A unit's state in a word or two. */
export function stateOf({ units }: Side, { models, broken, acted, traits, memberOf }: Unit): string {
  if (models === 0) return 'destroyed';
  const company = units.find(({ id }) => id === memberOf)?.name ?? 'a unit';
  const words = [
    broken === null ? '' : broken > 0 ? `broken, −${broken} to rally` : 'broken',
    traits.includes('character') ? `with ${company}` : acted > 1 ? 'has acted twice' : acted > 0 ? 'has acted' : '',
  ];
  return words.filter(Boolean).join(', ');
}

export const UnitCounter = ({ act, side, unit }: SideDesk & { unit: Unit }) => (
  <Counter
    name={`${unit.name}, models`}
    value={unit.models}
    onLess={unit.models > 0 ? () => act({ kind: 'models', side, unit: unit.id, by: -1 }) : undefined}
    onMore={unit.models < unit.full ? () => act({ kind: 'models', side, unit: unit.id, by: 1 }) : undefined}
  />
);

export function UnitRow(props: SideDesk & { unit: Unit }) {
  const { act, side, state, unit } = props;
  const own = state.sides[side];
  const company = companyOf(own, unit);
  const { id, name, D, full, note, broken, memberOf } = unit;
  const [fleeing, setFleeing] = useState(false);
  return (
    <li class="pool-row">
      <div>
        <b>{name}</b>
        <small>
          {[`of ${full}`, `D ${D}`, lostOf(unit) > 0 && `lost ${lostOf(unit)} now`, stateOf(own, unit), note]
            .filter(Boolean)
            .join(', ')}
        </small>
      </div>
      <UnitCounter {...props} />
      <details class="more">
        <summary aria-label={`More about ${name}`}>⋯</summary>
        <label class="field">
          <span>Note</span>
          <input
            value={note}
            maxLength={120}
            autocomplete="off"
            onChange={(event) => act({ kind: 'remark', side, unit: id, note: event.currentTarget.value })}
          />
        </label>
        {unit.traits.includes('character') && (
          <label class="field">
            <span>
              <RuleLink id="three-realms.unit-rules.character">Member of</RuleLink>
            </span>
            <select
              value={memberOf ?? ''}
              onChange={({ currentTarget: { value } }) =>
                act({ kind: 'deploy-with', side, unit: id, memberOf: value === '' ? null : Number(value) })
              }
            >
              <option value="">no unit chosen</option>
              {own.units
                .filter(({ traits }) => !traits.includes('character'))
                .map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
            </select>
          </label>
        )}
        <p class="row">
          {company.models > 0 && broken === null && !unit.traits.includes('character') && (
            <Quiet onClick={() => setFleeing(!fleeing)}>Flees by choice</Quiet>
          )}
          {broken !== null && (
            <Quiet onClick={() => act({ kind: 'rallied', side, unit: id })}>Fled after a tie and rallies at once</Quiet>
          )}
          <Quiet onClick={() => act({ kind: 'forget', side, unit: id })}>Remove from the sheet</Quiet>
        </p>
        {fleeing && broken === null && (
          <>
            <p class="fine">
              A unit that has passed its test <RuleLink id="three-realms.melee.passed-choice">may still flee</RuleLink>.
            </p>
            <DiceAsk
              chance={flightOf(company)}
              onDone={(faces) => {
                setFleeing(false);
                act({ kind: 'flee', side, unit: id, faces });
              }}
            />
          </>
        )}
      </details>
    </li>
  );
}
