/** One side: its elements, what has happened to each, and a form to add more. */
import { useState } from 'preact/hooks';
import { fatesOf, mostOfAType } from '../../../engine/hott/companion/roster.ts';
import { armyPoints, type Fate, isLurker, lostPoints, type Noted, typeOf } from '../../../engine/hott/companion/state.ts';
import { type ElementId, elementOf, elements } from '../../../engine/hott/data/elements.ts';
import { supplement } from '../../../engine/hott/data/figures/supplement.ts';
import { otherSide } from '../../../engine/kernel/companion.ts';
import { RuleLink } from '../../odds/links.tsx';
import { Quiet } from '../Act.tsx';
import type { SideDesk } from './desk.ts';

const fateWords: Readonly<Record<Fate, string>> = {
  on: '',
  off: 'not on the table',
  destroyed: 'destroyed',
  ensorcelled: 'ensorcelled',
  gone: 'left the battle',
  joined: 'fights for the enemy',
};
const fateActs: Readonly<Record<Fate, string>> = {
  on: 'Back on the table',
  off: 'Off the table for now',
  destroyed: 'Destroyed',
  ensorcelled: 'Ensorcelled',
  gone: 'Left the battle',
  joined: 'Joined the enemy',
};

/** An element's state in a few words. */
export function stateOf(element: Noted): string {
  const { fate, appearances, general, ally } = element;
  return [
    `${typeOf(element).points} AP`,
    general && 'general',
    ally && 'of an ally',
    fateWords[fate],
    isLurker(element) && appearances > 0 && `came ${appearances === 1 ? 'once' : `${appearances} times`}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function Row({ act, side, state, element }: SideDesk & { element: Noted }) {
  const { id, name, general, ally } = element;
  const possible = fatesOf(element, state.sides[otherSide(side)]);
  const first = possible.find((fate) => fate === 'destroyed');
  return (
    <li class="pool-row">
      <div>
        <b>
          <RuleLink id={typeOf(element).rule}>{name}</RuleLink>
        </b>
        <small>{stateOf(element)}</small>
      </div>
      {first && (
        <Quiet name={`${name}: ${fateActs[first]}`} onClick={() => act({ kind: 'fate', side, unit: id, fate: first })}>
          {fateActs[first]}
        </Quiet>
      )}
      <details class="more">
        <summary aria-label={`More about ${name}`}>⋯</summary>
        <p class="row">
          {possible
            .filter((fate) => fate !== first)
            .map((fate) => (
              <Quiet key={fate} onClick={() => act({ kind: 'fate', side, unit: id, fate })}>
                {fateActs[fate]}
              </Quiet>
            ))}
          {!general && typeOf(element).mayBeGeneral && (
            <Quiet onClick={() => act({ kind: 'general', side, unit: id })}>The general</Quiet>
          )}
          {element.type === 'dragons' && (
            <Quiet onClick={() => act({ kind: 'ally', side, unit: id })}>
              {ally ? 'Belongs to the army' : 'Belongs to an ally'}
            </Quiet>
          )}
          <Quiet onClick={() => act({ kind: 'forget', side, unit: id })}>Remove from the sheet</Quiet>
        </p>
      </details>
    </li>
  );
}

function NoteElements({ act, side, state }: SideDesk) {
  const [type, setType] = useState<ElementId>('blades');
  const [count, setCount] = useState('1');
  const [general, setGeneral] = useState(false);
  const has = state.sides[side].elements.some((each) => each.general);
  return (
    <form
      class="add-caster"
      onSubmit={(event) => {
        event.preventDefault();
        const many = /^\d{1,2}$/.test(count.trim()) ? Math.min(mostOfAType, Math.max(1, Number(count))) : 1;
        if (act({ kind: 'note', side, type, count: many, general: general && !has })) {
          setCount('1');
          setGeneral(false);
        }
      }}
    >
      <div class="row">
        <label class="field">
          <span>Elements of {state.sides[side].name}</span>
          <select value={type} onChange={(event) => setType(event.currentTarget.value as ElementId)}>
            {elements.map(({ id, name, points }) => (
              <option key={id} value={id}>
                {name}, {points} AP
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>How many</span>
          <input inputMode="numeric" value={count} onInput={(event) => setCount(event.currentTarget.value)} />
        </label>
      </div>
      {!has && elementOf(type)?.mayBeGeneral && (
        <label class="chip">
          <input type="checkbox" checked={general} onChange={(event) => setGeneral(event.currentTarget.checked)} />
          One of them is the general
        </label>
      )}
      <button type="submit" class="button button-quiet">
        Add these elements
      </button>
    </form>
  );
}

export function Panel(desk: SideDesk) {
  const { state, side, act } = desk;
  const own = state.sides[side];
  return (
    <>
      <p class="fine">
        {own.elements.length === 0 ? (
          <>
            You have not entered any elements. Once you have, the companion shows what is{' '}
            <RuleLink id="hott.supplement.lost-ap">lost</RuleLink>, which elements can arrive, and when a side has{' '}
            <RuleLink id="hott.supplement.victory">lost the battle</RuleLink>.
          </>
        ) : (
          <>
            {armyPoints(own)} AP of <RuleLink id="hott.supplement.army-size">{supplement.army}</RuleLink>, {lostPoints(own)} lost.
          </>
        )}
      </p>
      {side === 'first' && (
        <p class="row">
          <Quiet onClick={() => act({ kind: 'capture' })}>
            {state.captured ? 'Undo the capture of the stronghold' : 'The stronghold is captured'}
          </Quiet>
        </p>
      )}
      <ul class="pools">
        {own.elements.map((element) => (
          <Row key={element.id} {...desk} element={element} />
        ))}
      </ul>
      <details class="more" open={own.elements.length === 0}>
        <summary>Enter elements</summary>
        <NoteElements {...desk} />
      </details>
    </>
  );
}
