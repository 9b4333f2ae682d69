/** The step that the game is in: large, in a sentence, with what it asks for and the rules it rests on. */
import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk, Place } from './view.ts';

interface TextProps {
  /** What happens in the step, its rules, or its sub-steps with theirs: a template of the page (`StepTexts.astro`). */
  text: 'happens' | 'rules' | 'parts';
  step: string;
}

/** Of the texts of all steps, a copy of this step's. */
function OfStep({ text, step }: TextProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const texts = document.querySelector<HTMLTemplateElement>(`template#step-${text}`)?.content.children ?? [];
    const own = [...texts].filter((each) => each instanceof HTMLElement && each.dataset.step === step);
    place.current?.replaceChildren(...own.map((each) => document.importNode(each, true)));
  }, [step]);
  return <div ref={place} />;
}

interface Props<State, Action> extends Desk<State, Action> {
  place: Place;
  /** What the step asks for, once it is loaded. */
  Tools: ComponentType<Desk<State, Action>> | undefined;
  More: ComponentType<Desk<State, Action>> | undefined;
}

export function StepCard<State, Action>({ place, state, act, Tools, More }: Props<State, Action>) {
  const { id, label, title, overline, side } = place;
  return (
    <section class={`step-card ${side ? `of-${side}` : ''}`} id="step-card" aria-labelledby="step">
      <p class="overline">{overline}</p>
      <h2 id="step">
        {label && <i>{label}</i>} {title}
      </h2>
      <OfStep text="happens" step={id} />
      {Tools && <Tools state={state} act={act} />}
      <OfStep text="rules" step={id} />
      {More && <More state={state} act={act} />}
      <OfStep text="parts" step={id} />
    </section>
  );
}
