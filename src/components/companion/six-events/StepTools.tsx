/** The tools for an event: dice, losses, points, checks. */

import { type SideId, sideIds } from '../../../engine/kernel/companion.ts';
import { leadersOf, mustCheck } from '../../../engine/six-events/companion/state.ts';
import { beaten, eventOf, initiativeOf } from '../../../engine/six-events/companion/turn.ts';
import { Cited, RuleLink } from '../../odds/links.tsx';
import { Act } from '../Act.tsx';
import { Counter } from '../Counter.tsx';
import { DiceAsk } from '../DiceAsk.tsx';
import { Casting } from './Casting.tsx';
import type { Desk } from './desk.ts';
import { MoraleCheck } from './MoraleCheck.tsx';
import { Moving, Shooters } from './Moving.tsx';
import { Rallying } from './Rallying.tsx';
import { alive, MarkBox, Sides } from './SideBySide.tsx';
import { LeftCounter } from './UnitRow.tsx';

function Initiative({ state, act }: Desk) {
  if (state.winner === null)
    return (
      <>
        <Sides state={state}>
          {(side) => (
            <>
              <p>
                <b>{leadersOf(state.sides[side])}</b> living <RuleLink id="six-events.initiative.leader-count">leaders</RuleLink>.
                Leaders not on the sheet:
              </p>
              <Counter
                name={`${state.sides[side].name}, leaders not on the sheet`}
                value={state.sides[side].leaders}
                onLess={state.sides[side].leaders > 0 ? () => act({ kind: 'leaders', side, by: -1 }) : undefined}
                onMore={() => act({ kind: 'leaders', side, by: 1 })}
              />
            </>
          )}
        </Sides>
        <DiceAsk key={state.turn} chance={initiativeOf(state)} onDone={(faces) => act({ kind: 'initiative', faces })} />
      </>
    );
  const { name } = state.sides[state.winner];
  return (
    <>
      <p>
        <b>{name}</b> chooses who has initiative.
      </p>
      <p class="row">
        {sideIds.map((side) => (
          <Act key={side} quiet={state.initiative !== side} onClick={() => act({ kind: 'goes-first', side })}>
            {state.sides[side].name}
          </Act>
        ))}
      </p>
    </>
  );
}

function Challenges(desk: Desk) {
  const { state } = desk;
  const duellists = (side: SideId) =>
    state.sides[side].units.filter((unit) => alive(unit) && (unit.kind === 'character' || unit.kind === 'creature'));
  if (sideIds.every((side) => duellists(side).length === 0)) return null;
  return (
    <>
      <p class="fine">
        Each character or creature has only <RuleLink id="six-events.challenges.once-per-turn">one challenge</RuleLink> a turn.
      </p>
      <Sides state={state}>
        {(side) => (
          <div class="row">
            {duellists(side).map((unit) => (
              <MarkBox key={unit.id} {...desk} side={side} unit={unit} mark="challenged">
                {`${unit.name} fights`}
              </MarkBox>
            ))}
          </div>
        )}
      </Sides>
      <p class="fine">
        A character who <RuleLink id="six-events.challenges.first-refusal">refuses</RuleLink> his first challenge suffers a
        penalty for the rest of the turn.
      </p>
      <Sides state={state}>
        {(side) => (
          <div class="row">
            {duellists(side)
              .filter(({ kind }) => kind === 'character')
              .map((unit) => (
                <MarkBox key={unit.id} {...desk} side={side} unit={unit} mark="refused">
                  {`${unit.name} refuses`}
                </MarkBox>
              ))}
          </div>
        )}
      </Sides>
    </>
  );
}

/** The remaining hits of every unit. The user subtracts losses here. On a wide screen the panels show this instead. */
function Losses(desk: Desk) {
  const { state } = desk;
  if (sideIds.every((side) => state.sides[side].units.length === 0)) return null;
  return (
    <section class="losses losses-narrow" aria-labelledby="losses">
      <h2 id="losses">Hits left</h2>
      <div class="both">
        {sideIds.map((side) => (
          <div key={side} class={`side-losses of-${side}`}>
            <h3>{state.sides[side].name}</h3>
            <ul>
              {state.sides[side].units
                .filter(({ left, before }) => left > 0 || before > 0)
                .map((unit) => (
                  <li key={unit.id}>
                    <p>
                      {unit.name}
                      {unit.left < unit.before && <b> −{unit.before - unit.left}</b>}
                    </p>
                    <LeftCounter {...desk} side={side} unit={unit} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Checks(desk: Desk) {
  const { state } = desk;
  const due = sideIds.flatMap((side) => state.sides[side].units.filter(mustCheck).map((unit) => ({ side, unit })));
  if (due.length === 0) return null;
  return (
    <section class="due" aria-labelledby="due">
      <h3 id="due">
        When everything is resolved, check <RuleLink id="six-events.morale.when">morale</RuleLink>
      </h3>
      <ul>
        {due.map(({ side, unit }) => (
          <MoraleCheck key={`${unit.id} ${unit.left}`} {...desk} side={side} unit={unit} event={state.step} />
        ))}
      </ul>
    </section>
  );
}

export function StepTools(desk: Desk) {
  const { state } = desk;
  const { step } = state;
  const loser = beaten(state);
  return (
    <>
      {loser && (
        <div class="refusals end" role="status">
          <p>
            <b>{state.sides[loser].name} has no unbroken units left.</b> <Cited rules={['six-events.turn.game-end']} />
          </p>
        </div>
      )}
      {step === 'initiative' && <Initiative {...desk} />}
      {step === 'challenges' && <Challenges {...desk} />}
      {step === 'spells' && <Casting {...desk} />}
      {step === 'ranged' && <Shooters {...desk} />}
      {step === 'movement' && <Moving {...desk} />}
      {step === 'rally' && <Rallying {...desk} />}
      {(eventOf(step).checks || step === 'challenges') && <Losses {...desk} />}
      {eventOf(step).checks && <Checks {...desk} />}
    </>
  );
}
