/** All reminders, and a form to add more. */

import { useState } from 'preact/hooks';
import { allSteps, stepName } from '../../../engine/fr3/companion/places.ts';
import { inWords, reminderOf, variantsOf } from '../../../engine/fr3/companion/reminders.ts';
import { type SideId, sideIds } from '../../../engine/fr3/companion/state.ts';
import type { ReminderKind } from '../../../engine/fr3/companion/vocabulary.ts';
import { reminderKinds } from '../../../engine/fr3/companion/vocabulary.ts';
import { Quiet } from '../Act.tsx';
import { cost, type Desk } from './desk.ts';

const steps = allSteps.map(({ id }) => ({ id, name: stepName(id) }));

export function Reminders({ state, act }: Desk) {
  const [reminder, setReminder] = useState<ReminderKind>('captive');
  const [side, setSide] = useState<SideId>('first');
  const [name, setName] = useState('');
  const [variant, setVariant] = useState('');
  const [stage, setStage] = useState(0);
  const [worth, setWorth] = useState('');
  const of = reminderOf[reminder];
  const variants = variantsOf(reminder, steps);
  const chosen = variants.some(({ id }) => id === variant) ? variant : (variants[0]?.id ?? '');

  return (
    <div class="reminders">
      <ul class="reminder-list">
        {state.reminders.map((each) => (
          <li key={each.id} class={`of-${each.side}`}>
            <span>
              <b>{each.name}</b>
              <small>
                {inWords(each)}, {state.sides[each.side].name}
                {each.cost !== null && `, ${each.cost} points`}
              </small>
            </span>
            <Quiet name={`Remove ${each.name}`} onClick={() => act({ kind: 'forget', id: each.id })}>
              Remove
            </Quiet>
          </li>
        ))}
      </ul>
      <form
        class="remind"
        onSubmit={(event) => {
          event.preventDefault();
          const of = { reminder, side, name, variant: chosen, stage: stage < reminderOf[reminder].stages.length ? stage : 0 };
          if (act({ kind: 'remind', ...of, cost: cost(worth) })) {
            setName('');
            setWorth('');
          }
        }}
      >
        <label class="field">
          <span>Remember</span>
          <select value={reminder} onChange={(event) => setReminder(event.currentTarget.value as ReminderKind)}>
            {reminderKinds.map((kind) => (
              <option key={kind} value={kind}>
                {reminderOf[kind].name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>Of</span>
          <select value={side} onChange={(event) => setSide(event.currentTarget.value as SideId)}>
            {sideIds.map((id) => (
              <option key={id} value={id}>
                {state.sides[id].name}
              </option>
            ))}
          </select>
        </label>
        <label class="field wide">
          <span>{of.asks}</span>
          <input value={name} maxLength={240} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        {variants.length > 0 && (
          <label class="field">
            <span>{reminder === 'note' ? 'In step' : 'Kind'}</span>
            <select value={chosen} onChange={(event) => setVariant(event.currentTarget.value)}>
              {variants.map(({ id, name: called }) => (
                <option key={id} value={id}>
                  {called}
                </option>
              ))}
            </select>
          </label>
        )}
        {of.stages.length > 0 && (
          <label class="field">
            <span>Now</span>
            <select value={stage} onChange={(event) => setStage(Number(event.currentTarget.value))}>
              {of.stages.map((called, at) => (
                <option key={called} value={at}>
                  {called}
                </option>
              ))}
            </select>
          </label>
        )}
        {of.priced && (
          <label class="field">
            <span>Points</span>
            <input inputMode="numeric" value={worth} onInput={(event) => setWorth(event.currentTarget.value)} />
          </label>
        )}
        <button type="submit" class="button">
          Add the reminder
        </button>
      </form>
    </div>
  );
}
