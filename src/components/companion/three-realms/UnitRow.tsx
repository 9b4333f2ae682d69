/** A unit on the sheet: its models, its state, and what may be done about it now and then. */
import { useState } from 'preact/hooks';
import { lostOf, type Unit } from '../../../engine/three-realms/companion/state.ts';
import { flightOf } from '../../../engine/three-realms/companion/units.ts';
import { RuleLink } from '../../odds/links.tsx';
import { Quiet } from '../Act.tsx';
import { Counter } from '../Counter.tsx';
import { DiceAsk } from '../DiceAsk.tsx';
import type { SideDesk } from './desk.ts';

/** How it stands, in a word or two. */
export function stateOf({ models, broken, acted, traits }: Unit): string {
  if (models === 0) return 'destroyed';
  const words = [
    broken === null ? '' : broken > 0 ? `broken, −${broken} to rally` : 'broken',
    traits.includes('character') ? 'with a unit' : acted > 1 ? 'has acted twice' : acted > 0 ? 'has acted' : '',
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
  const { act, side, unit } = props;
  const { id, name, D, full, note, models, broken } = unit;
  const [fleeing, setFleeing] = useState(false);
  return (
    <li class="pool-row">
      <div>
        <b>{name}</b>
        <small>
          {[`of ${full}`, `D ${D}`, lostOf(unit) > 0 && `lost ${lostOf(unit)} now`, stateOf(unit), note]
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
        <p class="row">
          {models > 0 && broken === null && <Quiet onClick={() => setFleeing(!fleeing)}>Flees by choice</Quiet>}
          {broken !== null && (
            <Quiet onClick={() => act({ kind: 'rallied', side, unit: id })}>Fled out of a tie: rallies at once</Quiet>
          )}
          <Quiet onClick={() => act({ kind: 'forget', side, unit: id })}>Off the sheet</Quiet>
        </p>
        {fleeing && broken === null && (
          <>
            <p class="fine">
              A unit that has passed its test <RuleLink id="three-realms.melee.passed-choice">may flee all the same</RuleLink>.
            </p>
            <DiceAsk
              chance={flightOf(unit)}
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
