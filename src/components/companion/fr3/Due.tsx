/** Reminders for this step, with buttons to deal with them. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { armyPool } from '../../../engine/fr3/companion/magic.ts';
import { due, escapeRoll, fireRoll } from '../../../engine/fr3/companion/reminder-actions.ts';
import { burning, reminderOf, upkeep } from '../../../engine/fr3/companion/reminders.ts';
import type { Loss, Reminder, SideId } from '../../../engine/fr3/companion/state.ts';
import { Cited } from '../../odds/links.tsx';
import { Act, Quiet } from '../Act.tsx';
import { DiceAsk } from '../DiceAsk.tsx';
import type { Desk } from './desk.ts';

type Each = Desk & { reminder: Reminder };

const Done = ({ act, reminder, children }: Each & { children: ComponentChildren }) => (
  <Quiet onClick={() => act({ kind: 'dealt', id: reminder.id })}>{children}</Quiet>
);
const Over = ({ act, reminder, children }: Each & { children: ComponentChildren }) => (
  <Quiet onClick={() => act({ kind: 'forget', id: reminder.id })}>{children}</Quiet>
);

function Escape({ state, act, reminder }: Each) {
  const [inMelee, setInMelee] = useState(false);
  return (
    <>
      <label class="chip">
        <input type="checkbox" checked={inMelee} onChange={(event) => setInMelee(event.currentTarget.checked)} />
        The captor is in melee
      </label>
      <DiceAsk
        chance={escapeRoll(reminder, inMelee)}
        onDone={(faces) => act({ kind: 'escape', id: reminder.id, inMelee, faces })}
      />
      <Done state={state} act={act} reminder={reminder}>
        Do not try
      </Done>
    </>
  );
}

function Fire(each: Each) {
  const { state, act, reminder } = each;
  if (state.step === 'melee') return <Done {...each}>Fought</Done>;
  if (reminder.stage !== burning) return <Act onClick={() => act({ kind: 'next-stage', id: reminder.id })}>It catches fire</Act>;
  const chance = fireRoll(reminder);
  return chance.kind === 'roll' ? (
    <DiceAsk chance={chance} onDone={(faces) => act({ kind: 'burn', id: reminder.id, faces })} />
  ) : (
    <Act onClick={() => act({ kind: 'burn', id: reminder.id, faces: [] })}>The fire goes out</Act>
  );
}

function Illusion(each: Each) {
  const { state, act, reminder } = each;
  const { armyPool: army, casters } = state.sides[reminder.side];
  const needs = upkeep(reminder);
  const pay = (caster: number) => () => act({ kind: 'maintain', id: reminder.id, caster });
  return (
    <>
      <button type="button" class="button" disabled={army < needs} onClick={pay(armyPool)}>
        From the army pool
      </button>
      {casters
        .filter(({ pool }) => pool >= needs)
        .map(({ id, name }) => (
          <Act key={id} onClick={pay(id)}>
            From {name}
          </Act>
        ))}
      <Done {...each}>Pay from both pools</Done>
      <Over {...each}>Let the spell end</Over>
    </>
  );
}

function Buttons(each: Each) {
  const { act, reminder } = each;
  switch (reminder.reminder) {
    case 'captive':
      return <Escape {...each} />;
    case 'fire':
      return <Fire {...each} />;
    case 'illusion':
      return <Illusion {...each} />;
    case 'cyclic':
      return <Act onClick={() => act({ kind: 'next-stage', id: reminder.id })}>Change them</Act>;
    case 'trap':
    case 'parasitics':
      return (
        <>
          <Over {...each}>Free</Over>
          <Done {...each}>Not free</Done>
        </>
      );
    default:
      return <Done {...each}>Done</Done>;
  }
}

function Faded({ state, act, side, entry }: Desk & { side: SideId; entry: Loss }) {
  const [tried, setTried] = useState(false);
  if (tried) return null;
  return (
    <li>
      <p>
        {state.sides[side].name}: a faded unit{entry.cost === null ? '' : ` of ${entry.cost} points`} rolls to return.{' '}
        <Cited rules={['fr3.character-items.fade', 'fr3.character-items.fade-limit']} />
      </p>
      <div class="row">
        <Act onClick={() => act({ kind: 'returned', side, id: entry.id })}>The unit returns</Act>
        <Quiet onClick={() => setTried(true)}>Not yet</Quiet>
      </div>
    </li>
  );
}

export function Due({ state, act }: Desk) {
  const { phase, step } = state;
  const faded = step === 'rally' && phase !== 'preparation' ? state.sides[phase].losses.filter(({ fades }) => fades) : [];
  const now = due(state);
  if (now.length + faded.length === 0) return null;
  return (
    <section class="due" aria-labelledby="due">
      <h3 id="due">Reminders for this step</h3>
      <ul>
        {faded.map((entry) => (
          <Faded key={`${entry.id}.${state.turn}`} state={state} act={act} side={phase as SideId} entry={entry} />
        ))}
        {now.map((reminder) => (
          <li key={reminder.id}>
            <p>
              <b>{state.sides[reminder.side].name}</b> {reminderOf[reminder.reminder].says(reminder, state)}{' '}
              <Cited rules={reminderOf[reminder.reminder].rules} />
            </p>
            <div class="row">
              <Buttons state={state} act={act} reminder={reminder} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
