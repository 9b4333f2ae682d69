/** The step that the game is in: large, in a sentence, with what it asks for and the rules it rests on. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk, Place } from './view.ts';

interface SlotProps {
  /** A text of each step, from the page: elements marked `data-step`. */
  slot: ComponentChildren;
  step: string;
}

/** Of the texts of all steps, the one of this step. */
function OfStep({ slot, step }: SlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const each of place.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])
      each.hidden = each.dataset.step !== step;
  }, [step]);
  return <div ref={place}>{slot}</div>;
}

export interface StepTexts {
  /** What happens in each step, and its rules. */
  readonly happens: ComponentChildren;
  readonly rules: ComponentChildren;
  /** Its sub-steps with theirs. */
  readonly parts: ComponentChildren;
}

interface Props<State, Action> extends Desk<State, Action>, Partial<StepTexts> {
  place: Place;
  /** What the step asks for, once it is loaded. */
  Tools: ComponentType<Desk<State, Action>> | undefined;
  More: ComponentType<Desk<State, Action>> | undefined;
}

export function StepCard<State, Action>({ place, state, act, happens, rules, parts, Tools, More }: Props<State, Action>) {
  const { id, label, title, overline, side } = place;
  return (
    <section class={`step-card ${side ? `of-${side}` : ''}`} id="step-card" aria-labelledby="step">
      <p class="overline">{overline}</p>
      <h2 id="step">
        {label && <i>{label}</i>} {title}
      </h2>
      <OfStep slot={happens} step={id} />
      {Tools && <Tools state={state} act={act} />}
      <OfStep slot={rules} step={id} />
      {More && <More state={state} act={act} />}
      <OfStep slot={parts} step={id} />
    </section>
  );
}
