/** Whether a battlefield is legal: each condition as a sentence with rules, met or not. */
import { type Battlefield, conditionsOf } from '../../../engine/hott/battlefield/legal.ts';
import { Cited } from '../../odds/links.tsx';

export function Conditions({ field }: { field: Battlefield }) {
  const conditions = conditionsOf(field);
  const broken = conditions.filter(({ met }) => !met).length;
  return (
    <section class="setup-legal">
      <h2>{broken === 0 ? 'A legal battlefield' : 'Not a legal battlefield'}</h2>
      <ul aria-live="polite">
        {conditions.map(({ met, says, rules }) => (
          <li key={says} class={met ? 'setup-met' : 'setup-broken'}>
            <b aria-hidden="true">{met ? '✓' : '✗'}</b>
            <span>
              <span class="sr">{met ? 'Met: ' : 'Not met: '}</span>
              {says} <Cited rules={rules} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
