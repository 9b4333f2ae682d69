/** The tools for a step: pools to roll, moves to count, losses to add up, and reminders. */
import { ending } from '../../../engine/fr3/companion/ending.ts';
import { poolDice, unrolled } from '../../../engine/fr3/companion/magic.ts';
import { judging } from '../../../engine/fr3/companion/places.ts';
import { type SideId, sideIds } from '../../../engine/fr3/companion/state.ts';
import { judge, judgementSentence } from '../../../engine/fr3/companion/turn.ts';
import { moraleClock } from '../../../engine/fr3/data/figures/morale-clock.ts';
import { Cited, RuleLink } from '../../odds/links.tsx';
import { Counter } from '../Counter.tsx';
import { DiceAsk } from '../DiceAsk.tsx';
import { AddCaster } from './AddCaster.tsx';
import { Due } from './Due.tsx';
import type { Desk } from './desk.ts';
import { Waver } from './Waver.tsx';

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
              <p class="fine">{army.casters.length ? 'All pools have been rolled.' : 'You have not entered any magic users.'}</p>
            )}
            <details class="more">
              <summary>Add a magic user</summary>
              <AddCaster act={act} side={side} />
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

/** Both sides' losses side by side, and the consequences. */
function PhaseSummary({ state }: Desk) {
  const judgement = state.judged ?? judge(state);
  const { losses, winner } = judgement;
  const rules = winner ? ['fr3.morale-clock.phase-losses', 'fr3.morale-clock.phase-winner'] : ['fr3.morale-clock.phase-draw'];
  return (
    <div class="phase-summary">
      <dl>
        {sideIds.map((side) => (
          <div key={side} class={`of-${side}`}>
            <dt>
              {state.sides[side].name}
              <small>{winner === null ? 'draw' : winner === side ? 'wins the phase' : 'loses the phase'}</small>
            </dt>
            <dd>{losses[side]}</dd>
          </div>
        ))}
      </dl>
      <p>
        {judgementSentence(state, judgement)} <Cited rules={rules} />
      </p>
      {state.step === judging && (
        <p class="fine">
          {moraleClock.demoralizedUnit} for each unit that is now demoralized, {moraleClock.destroyedUnit} for each unit that is
          destroyed. The next step moves the clock.
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

export function StepTools(desk: Desk) {
  const { state } = desk;
  const { phase, step } = state;
  return (
    <>
      <End {...desk} />
      {!ending(state) &&
        sideIds.map((side) => state.sides[side].wavering === 'due' && <Waver key={side} {...desk} side={side} />)}
      <Due {...desk} />
      {step === 'magic-power' && <Pools {...desk} />}
      {step === 'movement' && phase !== 'preparation' && <Moves {...desk} side={phase} />}
      {(step === judging || state.judged) && <PhaseSummary {...desk} />}
    </>
  );
}
