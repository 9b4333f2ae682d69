/** What a charge, or a turn towards an enemy, leads to: morale tests and melees. */
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { Cited } from '../../odds/links.tsx';
import { forecast } from '../computer/thinking.ts';
import { Fates, useAnswer } from '../odds/Outcomes.tsx';
import { useSystem } from '../system-context.ts';
import type { ChargeToCome as Found } from './outcomes.ts';
import { called, sayTest } from './words.ts';

export function ChargeToCome({ state, action }: { state: State; action: Extract<Action, { kind: 'charge' | 'engage' }> }) {
  const system = useSystem();
  const found = useAnswer(action, () => forecast(system, state, action) as Promise<Found | null>);
  if (!found) return null;
  return (
    <>
      {found.tests.map(({ unit, of, by, passes, rules }) => (
        <p class="fine" key={`${unit} ${of} ${by}`}>
          {of === 'fear' && by !== null ? `Fear of ${called(state, by)}:` : sayTest(of)} {called(state, unit)} pass{' '}
          <b>{passes}</b> of the time. <Cited rules={rules} />
        </p>
      ))}
      {found.turn.length > 0 && (
        <p class="fine">
          {called(state, ...found.turn)} will turn to face you. <Cited rules={['fr3.charging.turn-to-face']} />
        </p>
      )}
      {found.melees.map(({ a, b, fates }) => (
        <section class="odds-of" aria-label={`The coming melee between ${a} and ${b}`} key={`${a} ${b}`}>
          <p class="fine">The melee after this charge:</p>
          <Fates state={state} found={fates} />
        </section>
      ))}
    </>
  );
}
