/** One circumstance to set: a chip, a stepper or a choice. What the rules forbid cannot be chosen, and says why. */
import type { Circumstance } from '../../engine/kernel/circumstance.ts';
import { RuleLink } from './links.tsx';
import { signed } from './words.ts';

interface Props<View, Subject> {
  circumstance: Circumstance<View, Subject>;
  /** Unique on the page: names the parts of the field. */
  name: string;
  now: unknown;
  subject: Subject;
  /** Why a value is impossible here; undefined when it is not. */
  trouble: (value: unknown) => string | undefined;
  onSet: (value: unknown) => void;
}

export function Field<View, Subject>({ circumstance, name, now, subject, trouble, onSet }: Props<View, Subject>) {
  const { shape, rules } = circumstance;
  if (shape.kind === 'flag') {
    const why = now ? undefined : trouble(true);
    return (
      <label class="chip" title={why}>
        <input
          type="checkbox"
          checked={now as boolean}
          disabled={!!why}
          onChange={(event) => onSet(event.currentTarget.checked)}
        />
        {circumstance.name}
      </label>
    );
  }
  if (shape.kind === 'number') {
    const n = now as number;
    const more = n < shape.most(subject) && !trouble(n + 1);
    const less = n > shape.least && !trouble(n - 1);
    return (
      <Stepper
        name={name}
        value={shape.least < 0 && n !== 0 ? signed(n) : String(n)}
        less={less}
        more={more}
        onStep={(by) => onSet(n + by)}
      >
        <RuleLink id={rules[0] ?? ''}>{circumstance.name}</RuleLink>
      </Stepper>
    );
  }
  const typed = (text: string) => (shape.numeric ? Number(text) : text);
  return (
    <label class="choice">
      <span>{circumstance.name}</span>
      <select class="field" value={String(now)} onChange={(event) => onSet(typed(event.currentTarget.value))}>
        {shape.options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={String(now) !== option.value && !!trouble(typed(option.value))}
          >
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface StepperProps {
  name: string;
  value: preact.ComponentChildren;
  less: boolean;
  more: boolean;
  onStep: (by: 1 | -1) => void;
  children: preact.ComponentChildren;
}

/** A number with one button less and one more. */
export function Stepper({ name, value, less, more, onStep, children }: StepperProps) {
  return (
    <div class="stepper">
      <span id={name}>{children}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside the fieldset of the group would be read as another group */}
      <span role="group" aria-labelledby={name}>
        <button type="button" disabled={!less} aria-label="One less" onClick={() => onStep(-1)}>
          −
        </button>
        <output>{value}</output>
        <button type="button" disabled={!more} aria-label="One more" onClick={() => onStep(1)}>
          +
        </button>
      </span>
    </div>
  );
}
