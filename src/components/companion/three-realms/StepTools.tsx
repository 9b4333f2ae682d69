/** The tools for a step: the first player, the unit to act, models lost, drive tests. */

import { otherSide, type SideId, sideIds } from '../../../engine/kernel/companion.ts';
import { missionOf, verdict } from '../../../engine/three-realms/companion/score.ts';
import { canAct, lostOf, mustAct } from '../../../engine/three-realms/companion/state.ts';
import { firstPlayerRoll, over, phaseOf } from '../../../engine/three-realms/companion/turn.ts';
import { Cited, RuleLink } from '../../odds/links.tsx';
import { Quiet } from '../Act.tsx';
import { DiceAsk } from '../DiceAsk.tsx';
import { MassCasualties, MeleeTests, Rally } from './DriveTests.tsx';
import type { Desk } from './desk.ts';
import { ScoreCounters } from './Score.tsx';
import { UnitCounter } from './UnitRow.tsx';

function FirstPlayer({ state, act }: Desk) {
  if (state.firstPlayer !== null)
    return (
      <p>
        <b>{state.sides[state.firstPlayer].name}</b> is the first player this game turn.
      </p>
    );
  return <DiceAsk key={state.turn} chance={firstPlayerRoll(state)} onDone={(faces) => act({ kind: 'first-player', faces })} />;
}

/** Buttons for the units that may act. */
function Pick({ state, act }: Desk) {
  const side = state.acting ?? 'first';
  const units = canAct(state, side);
  const { name, units: all } = state.sides[side];
  const second = units.length > 0 && mustAct(state, side).length === 0;
  if (all.length === 0)
    return (
      <div class="row">
        <p class="fine">{name} has no units on the sheet. Continue with the next step, or:</p>
        <Quiet onClick={() => act({ kind: 'melee' })}>All units of both sides have acted</Quiet>
      </div>
    );
  return (
    <div class="picks">
      {second && (
        <p class="fine">
          These units may act again with <RuleLink id="three-realms.unit-rules.double-act">Double Act</RuleLink>. Or continue with
          the next step.
        </p>
      )}
      {units.map((unit) => (
        <Quiet key={unit.id} onClick={() => act({ kind: 'pick', side, unit: unit.id })}>
          {unit.name}
          {unit.broken !== null && ', broken'}
          {unit.acted > 0 && ', again'}
        </Quiet>
      ))}
    </div>
  );
}

/** Model counters for both sides. The enemy of the acting side comes first. On a wide screen the panels show them instead. */
function Losses(desk: Desk) {
  const { state } = desk;
  const sides: readonly SideId[] = state.acting ? [otherSide(state.acting), state.acting] : sideIds;
  if (sideIds.every((side) => state.sides[side].units.length === 0)) return null;
  return (
    <section class="losses losses-narrow" aria-labelledby="losses">
      <h2 id="losses">Models left</h2>
      <div class="both">
        {sides.map((side) => (
          <div key={side} class={`side-losses of-${side}`}>
            <h3>{state.sides[side].name}</h3>
            <ul>
              {state.sides[side].units
                .filter(({ models, before }) => models > 0 || before > 0)
                .map((unit) => (
                  <li key={unit.id}>
                    <p>
                      {unit.name}
                      {lostOf(unit) > 0 && <b> −{lostOf(unit)}</b>}
                    </p>
                    <UnitCounter {...desk} side={side} unit={unit} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

export function StepTools(desk: Desk) {
  const { state, act } = desk;
  const { step } = state;
  const phase = phaseOf(state).id;
  const scoring = missionOf(state)?.scoring;
  const result = over(state) ? verdict(state) : null;
  return (
    <>
      {over(state) && (
        <div class="refusals end" role="status">
          <p>
            <b>The battle is over.</b> <Cited rules={['three-realms.missions.length']} />
          </p>
          <p>
            <a href="#score">Count the points</a>
          </p>
          {result && (
            <p>
              Result with this score: {result.text} <Cited rules={result.rules} />
            </p>
          )}
        </div>
      )}
      {step === 'first-player' && <FirstPlayer {...desk} />}
      {step === 'abilities' && scoring === 'ley-lines' && <ScoreCounters {...desk} />}
      {step === 'pick' && <Pick {...desk} />}
      {step === 'rally' && <Rally {...desk} />}
      {step === 'mass-casualties' && <MassCasualties {...desk} />}
      {step === 'drive' && <MeleeTests {...desk} />}
      {(phase === 'action' && step !== 'pick' && step !== 'rally') || ['choose', 'attacks', 'flight'].includes(step) ? (
        <Losses {...desk} />
      ) : null}
      {step === 'attacks' && (
        <p class="row">
          <Quiet onClick={() => act({ kind: 'go', step: 'choose' })}>Another melee</Quiet>
        </p>
      )}
      {step === 'scores' && <ScoreCounters {...desk} />}
    </>
  );
}
