/** What a charge leads to, or a turn onto an enemy: whose nerve it tries, and the melees. */
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { Cited } from '../../odds/links.tsx';
import { Fates, useAnswer } from '../Outcomes.tsx';
import { chargeToCome } from '../thinking.ts';
import { called, sayTest } from './words.ts';

export function ChargeToCome({ state, action }: { state: State; action: Extract<Action, { kind: 'charge' | 'engage' }> }) {
  const found = useAnswer(action, () => chargeToCome({ ask: 'charge', state, action }));
  if (!found) return null;
  return (
    <>
      {found.tests.map(({ unit, of, by, passes, rules }) => (
        <p class="fine" key={`${unit} ${of} ${by}`}>
          {of === 'fear' && by !== null ? `Fear of ${called(state, by)}:` : sayTest(of)} {called(state, unit)} pass with{' '}
          <b>{passes}</b>. <Cited rules={rules} />
        </p>
      ))}
      {found.melees.map(({ a, b, fates }) => (
        <section class="odds-of" aria-label={`The melee of ${a} and ${b} to come`} key={`${a} ${b}`}>
          <p class="fine">The melee to come, as they would stand:</p>
          <Fates state={state} found={fates} />
        </section>
      ))}
    </>
  );
}
