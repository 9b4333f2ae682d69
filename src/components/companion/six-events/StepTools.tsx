/** The tools for an event: dice, losses, points, checks. */
import { type SideId, sideIds } from '../../../engine/kernel/companion.ts';
import { leadersOf, mustCheck, type Unit, wasHit } from '../../../engine/six-events/companion/state.ts';
import { beaten, eventOf, initiativeOf } from '../../../engine/six-events/companion/turn.ts';
import { noRally, rallyOf } from '../../../engine/six-events/companion/units.ts';
import { Cited, RuleLink } from '../../odds/links.tsx';
import { Act, Quiet } from '../Act.tsx';
import { Counter } from '../Counter.tsx';
import { DiceAsk } from '../DiceAsk.tsx';
import type { Desk, SideDesk } from './desk.ts';
import { MoraleCheck } from './MoraleCheck.tsx';
import { LeftCounter, routNames } from './UnitRow.tsx';

const Sides = ({ state, children }: Pick<Desk, 'state'> & { children: (side: SideId) => preact.ComponentChildren }) => (
  <div class="both">
    {sideIds.map((side) => (
      <div key={side} class={`of-${side}`}>
        <h3>{state.sides[side].name}</h3>
        {children(side)}
      </div>
    ))}
  </div>
);

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

const alive = ({ left }: Unit): boolean => left > 0;

/** A checkbox for a unit's mark. */
function MarkBox({ act, side, unit, mark, children }: SideDesk & { unit: Unit; mark: Unit['marks'][number]; children: string }) {
  return (
    <label class="chip">
      <input
        type="checkbox"
        checked={unit.marks.includes(mark)}
        onChange={({ currentTarget }) => act({ kind: 'mark', side, unit: unit.id, mark, on: currentTarget.checked })}
      />
      {children}
    </label>
  );
}

function Refusals(desk: Desk) {
  const { state } = desk;
  const characters = (side: SideId) => state.sides[side].units.filter((unit) => alive(unit) && unit.kind === 'character');
  if (sideIds.every((side) => characters(side).length === 0)) return null;
  return (
    <>
      <p class="fine">
        A character who <RuleLink id="six-events.challenges.first-refusal">refuses</RuleLink> his first challenge suffers a
        penalty for the rest of the turn.
      </p>
      <Sides state={state}>
        {(side) => (
          <div class="row">
            {characters(side).map((unit) => (
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

function Caster({ act, side, unit }: SideDesk & { unit: Unit }) {
  const { id, name, points, magic, offensive, priest } = unit;
  const cast = (by: number, isOffensive: boolean) => act({ kind: 'cast', side, unit: id, by, offensive: isOffensive });
  return (
    <li>
      <p>
        {name}, Magic {magic}
      </p>
      <Counter
        name={`${name}, Magic Points`}
        value={points}
        onLess={points > 0 ? () => cast(1, false) : undefined}
        onMore={points + offensive < magic ? () => cast(-1, false) : undefined}
      />
      {priest && (
        <>
          <p class="fine">
            of them in <RuleLink id="six-events.spells.priest-penalty">offensive spells</RuleLink>
          </p>
          <Counter
            name={`${name}, points in offensive spells`}
            value={offensive}
            onLess={offensive > 0 ? () => cast(-1, true) : undefined}
            onMore={points > 0 ? () => cast(1, true) : undefined}
          />
        </>
      )}
    </li>
  );
}

function Casting(desk: Desk) {
  const { state, act } = desk;
  return (
    <>
      <Sides state={state}>
        {(side) => (
          <>
            <ul class="casting">
              {state.sides[side].units
                .filter((unit) => alive(unit) && unit.magic > 0)
                .map((unit) => (
                  <Caster key={unit.id} {...desk} side={side} unit={unit} />
                ))}
            </ul>
            {state.sides[side].passed ? <p>Has passed.</p> : <Quiet onClick={() => act({ kind: 'pass', side })}>Passes</Quiet>}
          </>
        )}
      </Sides>
      <p class="fine">
        The rules have no spell cards. <Cited rules={['six-events.sample-set.cards']} />
      </p>
    </>
  );
}

/** The remaining hits of every unit, where losses are taken off. On a wide screen the panels show this. */
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

/** Which units may not move, and which are slow. */
function Moving({ state }: Desk) {
  const names = (units: readonly Unit[]) => units.map(({ name }) => name).join(', ');
  return (
    <Sides state={state}>
      {(side) => {
        const units = state.sides[side].units.filter(alive);
        const routed = units.filter(({ rout }) => rout === 'routed' || rout === 'withdraw');
        const driven = units.filter(({ rout }) => rout === 'flee' || rout === 'berserk');
        const slow = units.filter((unit) => unit.marks.includes('shot') || unit.points < unit.magic);
        return (
          <>
            {routed.length > 0 && (
              <p>
                These units cannot move: {names(routed)}. <Cited rules={['six-events.routing.cannot-move']} />
              </p>
            )}
            {driven.map(({ id, name, rout }) => (
              <p key={id}>
                {name}: {rout && routNames[rout]}.{' '}
                <Cited rules={[rout === 'flee' ? 'six-events.creatures.flee' : 'six-events.creatures.berserk']} />
              </p>
            ))}
            {slow.length > 0 && (
              <p>
                These units move at half speed: {names(slow)}. <Cited rules={['six-events.movement.half-speed-stack']} />
              </p>
            )}
            {routed.length + driven.length + slow.length === 0 && <p>All units move at full speed.</p>}
          </>
        );
      }}
    </Sides>
  );
}

function Shooters(desk: Desk) {
  const { state } = desk;
  const standing = (side: SideId) => state.sides[side].units.filter((unit) => alive(unit) && unit.rout === null);
  if (sideIds.every((side) => standing(side).length === 0)) return null;
  return (
    <details class="more">
      <summary>Units that shot and therefore move at half speed</summary>
      <Sides state={state}>
        {(side) => (
          <div class="row">
            {standing(side).map((unit) => (
              <MarkBox key={unit.id} {...desk} side={side} unit={unit} mark="shot">
                {unit.name}
              </MarkBox>
            ))}
          </div>
        )}
      </Sides>
    </details>
  );
}

function Rallying(desk: Desk) {
  const { state, act } = desk;
  const routed = sideIds.flatMap((side) =>
    state.sides[side].units.filter(({ rout, left }) => rout !== null && left > 0).map((unit) => ({ side, unit })),
  );
  if (routed.length === 0) return <p>No unit is routed.</p>;
  return (
    <section class="due" aria-labelledby="due">
      <h3 id="due">Routed</h3>
      <ul>
        {routed.map(({ side, unit }) => {
          const never = noRally(state, unit, true);
          const alone = noRally(state, unit, false);
          return (
            <li key={unit.id}>
              <p>
                <b>{unit.name}</b>, {state.sides[side].name}
                {wasHit(unit) && ', hit this turn'}.{' '}
                {never && (
                  <>
                    {never.because} <Cited rules={never.rules} />
                  </>
                )}
              </p>
              {!never && (
                <div class="row">
                  <Act
                    quiet
                    name={`A leader touches ${unit.name}`}
                    onClick={() => act({ kind: 'rally-by-leader', side, unit: unit.id })}
                  >
                    A leader is in contact
                  </Act>
                  {!alone && (
                    <DiceAsk chance={rallyOf(unit)} onDone={(faces) => act({ kind: 'rally', side, unit: unit.id, faces })} />
                  )}
                </div>
              )}
            </li>
          );
        })}
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
      {step === 'challenges' && <Refusals {...desk} />}
      {step === 'spells' && <Casting {...desk} />}
      {step === 'ranged' && <Shooters {...desk} />}
      {step === 'movement' && <Moving {...desk} />}
      {step === 'rally' && <Rallying {...desk} />}
      {(eventOf(step).checks || step === 'challenges') && <Losses {...desk} />}
      {eventOf(step).checks && <Checks {...desk} />}
    </>
  );
}
