/** The tools for a step: the roll for PIPs, and their uses. */
import { useState } from 'preact/hooks';
import { standing } from '../../../engine/hott/companion/bound.ts';
import { moveCost, purchaseFor } from '../../../engine/hott/companion/spending.ts';
import { pipsLeft } from '../../../engine/hott/companion/state.ts';
import { pipCosts } from '../../../engine/hott/data/pip-costs.ts';
import { pipRoll } from '../../../engine/hott/pips/spending.ts';
import { Cited, RuleLink } from '../../odds/links.tsx';
import { Act, Quiet } from '../Act.tsx';
import { DiceAsk } from '../DiceAsk.tsx';
import type { Desk } from './desk.ts';

const counted = (pips: number): string => (pips === 1 ? '1 PIP' : `${pips} PIPs`);

function Left({ state }: Desk) {
  const left = pipsLeft(state);
  return (
    <p>
      <b>{counted(left)}</b> left of the {state.pips} rolled.{' '}
      {left > 0 && (
        <small>
          <RuleLink id="hott.pips.no-saving">Unused PIPs do not carry over.</RuleLink>
        </small>
      )}
    </p>
  );
}

/** Elements that may arrive. If the sheet has no elements, this shows a button for each thing that PIPs can buy in this step. */
function Arrivals({ state, act }: Desk) {
  const { elements } = state.sides[state.acting];
  const waiting = elements.flatMap((element) => {
    const what = purchaseFor(element);
    return what ? [{ element, what }] : [];
  });
  // Dragons arrive together, and hordes of a side are interchangeable, so there is one button for each type.
  const shown = waiting.filter(
    ({ element: { type } }, at) =>
      !['dragons', 'hordes'].includes(type) || waiting.findIndex(({ element }) => element.type === type) === at,
  );
  if (elements.length === 0)
    return (
      <div class="picks">
        {pipCosts
          .filter(({ step }) => step === 'arrivals')
          .map(({ id, name, cost }) => (
            <Quiet key={id} onClick={() => act({ kind: 'pay', what: id })}>
              {name}: {counted(cost)}
            </Quiet>
          ))}
      </div>
    );
  if (shown.length === 0) return <p class="fine">No elements are waiting to arrive.</p>;
  return (
    <div class="picks">
      {shown.map(({ element, what }) => (
        <Quiet key={element.id} onClick={() => act({ kind: 'arrive', unit: element.id })}>
          {element.type === 'dragons' ? 'All dragons' : element.name}: {counted(what.cost)}
        </Quiet>
      ))}
    </div>
  );
}

function Moves({ act }: Desk) {
  const [magic, setMagic] = useState(false);
  const [command, setCommand] = useState(false);
  const check = (says: string, rule: string, value: boolean, set: (value: boolean) => void) => (
    <label class="chip">
      <input type="checkbox" checked={value} onChange={(event) => set(event.currentTarget.checked)} />
      <RuleLink id={rule}>{says}</RuleLink>
    </label>
  );
  return (
    <>
      <div class="row">
        {check('The group has magicians or aerials', 'hott.tactical-moves.extra-magic', magic, setMagic)}
        {check('Beyond command', 'hott.tactical-moves.extra-not-additive', command, setCommand)}
      </div>
      <div class="row">
        <Act
          onClick={() => {
            if (act({ kind: 'move', magic, command })) {
              setMagic(false);
              setCommand(false);
            }
          }}
        >
          A move, {counted(moveCost(magic, command))}
        </Act>
      </div>
    </>
  );
}

export function StepTools(desk: Desk) {
  const { state, act } = desk;
  const { step, beaten } = state;
  const spell = pipCosts.find(({ id }) => id === 'bespell');
  return (
    <>
      {beaten && (
        <div class="refusals end" role="status">
          <p>
            <b>{state.sides[beaten].name} has lost.</b> {standing(state)}. <Cited rules={['hott.supplement.victory']} />
          </p>
          <p class="row">
            <Quiet onClick={() => act({ kind: 'resume' })}>Continue playing</Quiet>
          </p>
        </div>
      )}
      {step === 'pips' && state.pips === null && (
        <DiceAsk key={state.bound} chance={pipRoll} onDone={(faces) => act({ kind: 'pips', faces })} />
      )}
      {state.pips !== null && <Left {...desk} />}
      {step === 'arrivals' && <Arrivals {...desk} />}
      {step === 'moves' && <Moves {...desk} />}
      {step === 'shooting' && spell && (
        <p class="row">
          <Quiet onClick={() => act({ kind: 'bespell' })}>
            {spell.name}: {counted(spell.cost)}
          </Quiet>
        </p>
      )}
    </>
  );
}
