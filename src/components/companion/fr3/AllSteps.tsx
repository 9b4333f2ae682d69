import { stepsIn } from '../../../engine/fr3/companion/places.ts';
import type { Desk } from './desk.ts';

/** All steps of the phase, to go back or on to one of them. */
export function AllSteps({ state, act }: Desk) {
  return (
    <ol class="all-steps">
      {stepsIn(state.phase).map(({ id, label, title }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === state.step ? 'step' : undefined}
            onClick={() => act({ kind: 'go', step: id }) && document.getElementById('step-card')?.scrollIntoView()}
          >
            <i>{label}</i> {title}
          </button>
        </li>
      ))}
    </ol>
  );
}
