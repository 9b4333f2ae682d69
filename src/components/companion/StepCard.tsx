/** The current step of the game in large print: a sentence, its tools and its rules. */
import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk, Place } from './view.ts';

interface TextProps {
  /**
   * Which of the texts about the step to show: what happens, its rules, or its sub-steps with their rules. The text comes from a
   * template in the page (`StepTexts.astro`).
   */
  text: 'happens' | 'rules' | 'parts';
  step: string;
}

/** Copies this step's text from the template. */
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
  /** The tools for the step; undefined until they are loaded. */
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
