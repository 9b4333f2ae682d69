/** Drive tests and rallies, with a list for each reason. */
import { useState } from 'preact/hooks';
import { type SideId, sideIds } from '../../../engine/kernel/companion.ts';
import { companyOf, lostOf, massCasualties, type Unit, unitOf } from '../../../engine/three-realms/companion/state.ts';
import { type Cause, driveOf, noTest, testOf } from '../../../engine/three-realms/companion/units.ts';
import { Cited, RuleLink } from '../../odds/links.tsx';
import { Act } from '../Act.tsx';
import { DiceAsk } from '../DiceAsk.tsx';
import type { Desk, SideDesk } from './desk.ts';

/** A unit's drive test, with dice. */
function Test({ state, act, side, unit, cause }: SideDesk & { unit: Unit; cause: Cause }) {
  const [rolling, setRolling] = useState(cause === 'rally');
  const D = driveOf(unit, cause);
  const lost = lostOf(unit);
  return (
    <li>
      <p>
        <b>{unit.name}</b>, {state.sides[side].name}: {cause !== 'rally' && `lost ${lost} of ${unit.before}, `}D {D}
        {D < unit.D && ` (${unit.D} − ${unit.D - D})`}.
      </p>
      <div class="row">
        {rolling ? (
          <DiceAsk
            chance={testOf(unit, cause)}
            onDone={(faces) => {
              setRolling(false);
              act({ kind: 'test', side, unit: unit.id, cause, faces });
            }}
          />
        ) : (
          <Act name={`Drive test: ${unit.name}`} onClick={() => setRolling(true)}>
            Tests drive
          </Act>
        )}
      </div>
    </li>
  );
}

interface Testing {
  readonly side: SideId;
  readonly unit: Unit;
}

const everybody = ({ state }: Desk): readonly Testing[] =>
  sideIds.flatMap((side) => state.sides[side].units.map((unit) => ({ side, unit: companyOf(state.sides[side], unit) })));

export function Rally(desk: Desk) {
  const { state } = desk;
  const of = state.acting && state.unit !== null ? unitOf(state, state.acting, state.unit) : undefined;
  if (!of || !state.acting || of.broken === null) return null;
  const unit = companyOf(state.sides[state.acting], of);
  return (
    <section class="due" aria-labelledby="due">
      <h3 id="due">{unit.name} tries to rally</h3>
      <ul>
        <Test key={unit.broken} {...desk} side={state.acting} unit={unit} cause="rally" />
      </ul>
    </section>
  );
}

export function MassCasualties(desk: Desk) {
  const due = everybody(desk).filter(({ unit }) => massCasualties(unit));
  if (due.length === 0) return null;
  return (
    <section class="due" aria-labelledby="due">
      <h3 id="due">
        <RuleLink id="three-realms.drive.mass-casualties">Mass casualties</RuleLink>
      </h3>
      <ul>
        {due.map((each) => (
          <Test key={each.unit.id} {...desk} {...each} cause="mass-casualties" />
        ))}
      </ul>
    </section>
  );
}

/**
 * Units that test after the melees. The units with the heaviest losses come first. The user can add units whose melee was tied.
 */
export function MeleeTests(desk: Desk) {
  const units = everybody(desk).filter(({ side, unit }) => noTest(desk.state, side, unit, 'melee') === null);
  const lost = units.filter(({ unit }) => lostOf(unit) > 0).toSorted((a, b) => lostOf(b.unit) - lostOf(a.unit));
  const others = units.filter(({ unit }) => lostOf(unit) === 0);
  return (
    <section class="due" aria-labelledby="due">
      <h3 id="due">The loser tests. On a tie both sides test</h3>
      <p class="fine">
        <Cited
          rules={['three-realms.melee.loser-tests', 'three-realms.melee.tie-both-test', 'three-realms.melee.enemy-wiped-out']}
        />
      </p>
      <ul>
        {lost.map((each) => (
          <Test key={each.unit.id} {...desk} {...each} cause="melee" />
        ))}
      </ul>
      {others.length > 0 && (
        <details class="more">
          <summary>Units without losses</summary>
          <ul>
            {others.map((each) => (
              <Test key={each.unit.id} {...desk} {...each} cause="melee" />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
