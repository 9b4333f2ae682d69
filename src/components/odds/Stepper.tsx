/** A number with buttons for less and more. */
interface StepperProps {
  name: string;
  value: preact.ComponentChildren;
  less: boolean;
  more: boolean;
  onStep: (by: 1 | -1) => void;
  children: preact.ComponentChildren;
}

export function Stepper({ name, value, less, more, onStep, children }: StepperProps) {
  return (
    <div class="stepper">
      <span id={name}>{children}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside the fieldset of the group would be read as another group */}
      <span role="group" aria-labelledby={name}>
        <button type="button" disabled={!less} aria-label="One fewer" onClick={() => onStep(-1)}>
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
