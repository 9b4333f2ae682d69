/** The step that the game is in: large, in a sentence, with what it asks for and the rules it rests on. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { stepOf } from '../../../engine/fr3/companion/places.ts';
import type { Desk } from './desk.ts';

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

/** Steps in which units fall: their counters stand before the rules. */
const bloody = ['missiles', 'movement', 'challenges', 'melee', 'follow-up', 'phase-winner'];

interface Props extends Desk, StepTexts {
  /** What the step asks for, once it is loaded. */
  tools: ComponentType<Desk> | undefined;
  losses: ComponentType<Desk> | undefined;
}

export function StepCard({ state, act, happens, rules, parts, tools: Tools, losses: Losses }: Props) {
  const step = stepOf(state.step);
  const { phase, turn } = state;
  const losses = Losses && <Losses key="losses" state={state} act={act} />;
  return (
    <section class={`step-card ${phase === 'preparation' ? '' : `of-${phase}`}`} id="step-card" aria-labelledby="step">
      <p class="overline">
        Turn {turn} · {phase === 'preparation' ? 'both sides' : `${state.sides[phase].name}’s phase`}
      </p>
      <h2 id="step">
        {step.label && <i>{step.label}</i>} {step.title}
      </h2>
      <OfStep slot={happens} step={step.id} />
      {Tools && <Tools state={state} act={act} />}
      {bloody.includes(step.id) && losses}
      <OfStep slot={rules} step={step.id} />
      {!bloody.includes(step.id) && losses}
      <OfStep slot={parts} step={step.id} />
    </section>
  );
}
