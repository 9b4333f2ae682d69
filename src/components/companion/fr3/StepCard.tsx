/** The step that the game is in: large, in a sentence, with what it asks for and the rules it rests on. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { poolDice, unrolled } from '../../../engine/fr3/companion/magic.ts';
import { judging, stepOf, stepsIn } from '../../../engine/fr3/companion/places.ts';
import { ending } from '../../../engine/fr3/companion/score.ts';
import { other, type SideId, sideIds } from '../../../engine/fr3/companion/state.ts';
import { judge, judgementSentence } from '../../../engine/fr3/companion/turn.ts';
import { moraleClock } from '../../../engine/fr3/data/figures/morale-clock.ts';
import { Cited, RuleLink } from '../../odds/links.tsx';
import { Counter } from '../Counter.tsx';
import { DiceAsk } from '../DiceAsk.tsx';
import { Due } from './Due.tsx';
import type { Desk } from './desk.ts';
import { AddCaster } from './SidePanel.tsx';
import { Waver } from './Waver.tsx';

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

function Pools({ state, act }: Desk) {
  return (
    <div class="both">
      {sideIds.map((side) => {
        const army = state.sides[side];
        return (
          <div key={side} class={`of-${side}`}>
            <h3>{army.name}</h3>
            {unrolled(army).length > 0 ? (
              <DiceAsk
                key={`${state.turn}.${unrolled(army).length}`}
                chance={poolDice(army)}
                onDone={(faces) => act({ kind: 'roll-pools', side, faces })}
              />
            ) : (
              <p class="fine">{army.casters.length ? 'All pools are rolled.' : 'No magic users are noted.'}</p>
            )}
            <details class="more">
              <summary>Add a magic user</summary>
              <AddCaster state={state} act={act} side={side} />
            </details>
          </div>
        );
      })}
    </div>
  );
}

function Moves({ state, act, side }: Desk & { side: SideId }) {
  const { clock, name } = state.sides[side];
  const left = clock - state.moves;
  return (
    <div class="moves">
      <Counter
        name={`${name}, moves made`}
        value={state.moves}
        onLess={state.moves > 0 ? () => act({ kind: 'move', by: -1 }) : undefined}
        onMore={() => act({ kind: 'move', by: 1 })}
      />
      <p>
        of <b>{clock}</b> <RuleLink id="fr3.movement.morale-clock-limit">moves</RuleLink> made
        <small>{left > 0 ? `${left} left` : 'only free moves are left'}</small>
      </p>
    </div>
  );
}

/** Both loss totals side by side, and what follows from them. */
function PhaseSummary({ state }: Desk) {
  const judgement = state.judged ?? judge(state);
  const { losses, winner } = judgement;
  const rules = winner ? ['fr3.morale-clock.phase-losses', 'fr3.morale-clock.phase-winner'] : ['fr3.morale-clock.phase-draw'];
  return (
    <div class="phase-summary">
      <dl>
        {sideIds.map((side) => (
          <div key={side} class={`of-${side} ${winner === other(side) ? 'is-loser' : ''}`}>
            <dt>{state.sides[side].name}</dt>
            <dd>{losses[side]}</dd>
          </div>
        ))}
      </dl>
      <p>
        {judgementSentence(state, judgement)} <Cited rules={rules} />
      </p>
      {state.step === judging && (
        <p class="fine">
          {moraleClock.demoralizedUnit} for each unit demoralized, {moraleClock.destroyedUnit} for each destroyed, by its state
          now. The next step moves the clock.
        </p>
      )}
    </div>
  );
}

function End({ state }: Desk) {
  const over = ending(state);
  if (!over) return null;
  return (
    <div class="refusals end" role="status">
      <p>
        <b>The battle is over.</b> {over.because} <Cited rules={over.rules} />
      </p>
      <p>
        <a href="#score">Count the victory points</a>
      </p>
    </div>
  );
}

export interface StepTexts {
  /** What happens in each step, and its rules. */
  readonly happens: ComponentChildren;
  readonly rules: ComponentChildren;
}

export function StepCard({ state, act, happens, rules }: Desk & StepTexts) {
  const step = stepOf(state.step);
  const { phase, turn } = state;
  const desk = { state, act };
  return (
    <section class={`step-card ${phase === 'preparation' ? '' : `of-${phase}`}`} aria-labelledby="step">
      <p class="overline">
        Turn {turn} · {phase === 'preparation' ? 'both sides' : `${state.sides[phase].name}’s phase`}
      </p>
      <h2 id="step">
        {step.label && <i>{step.label}</i>} {step.title}
      </h2>
      <OfStep slot={happens} step={step.id} />
      <End {...desk} />
      {sideIds.map((side) => state.sides[side].wavering === 'due' && <Waver key={side} {...desk} side={side} />)}
      <Due {...desk} />
      {step.id === 'magic-power' && <Pools {...desk} />}
      {step.id === 'movement' && phase !== 'preparation' && <Moves {...desk} side={phase} />}
      {(step.id === judging || state.judged) && <PhaseSummary {...desk} />}
      <OfStep slot={rules} step={step.id} />
    </section>
  );
}
