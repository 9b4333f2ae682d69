/** The tabs: which plan is edited, the phase in which it begins, and example plans to start from. */
export interface ReadyPlan {
  readonly name: string;
  readonly says: string;
  readonly address: string;
}

interface Props {
  letters: readonly string[];
  count: number;
  /** The index of the plan that is changed. */
  active: number;
  onChoose: (at: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

export function PlanTabs({ letters, count, active, onChoose, onDuplicate, onRemove }: Props) {
  return (
    <div class="plan-tabs">
      <fieldset class="segmented">
        <legend class="sr">Plan to change</legend>
        {letters.slice(0, count).map((letter, at) => (
          <label key={letter}>
            <input type="radio" name="plan" checked={at === active} onChange={() => onChoose(at)} />
            <span>Plan {letter}</span>
          </label>
        ))}
      </fieldset>
      {count < letters.length && (
        <button type="button" class="button button-quiet" onClick={onDuplicate}>
          Duplicate plan {letters[active]}
        </button>
      )}
      {count > 1 && (
        <button type="button" class="button button-quiet" onClick={onRemove}>
          Remove plan {letters[active]}
        </button>
      )}
    </div>
  );
}

export function ReadyPlans({ plans, onStart }: { plans: readonly ReadyPlan[]; onStart: (address: string) => void }) {
  return (
    <details class="situations">
      <summary>Start from a ready-made plan</summary>
      <ul>
        {plans.map(({ name, says, address }) => (
          <li key={name}>
            <button type="button" class="link" onClick={() => onStart(address)}>
              {name}
            </button>
            <span>{says}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function FirstPhase({ side, onSide }: { side: 'a' | 'b'; onSide: (side: 'a' | 'b') => void }) {
  return (
    <div class="plan-begins">
      <fieldset class="segmented">
        <legend>The plan begins in the phase of</legend>
        {(['a', 'b'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="begins" checked={each === side} onChange={() => onSide(each)} />
            <span>{each === 'a' ? 'The charger' : 'The target'}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
