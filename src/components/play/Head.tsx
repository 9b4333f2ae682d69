/** Where the battle stands: turn, phase and step, both sides with their clocks and what they have lost. */

import { inPlay, phasing, sheetSide, unitsOf } from '../../engine/fr3/battle/units/pieces.ts';
import { holderOf } from '../../engine/fr3/battle/victory/ground.ts';
import type { SideId } from '../../engine/fr3/battle/vocabulary/ids.ts';
import { sideIds } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { stepName } from '../../engine/fr3/companion/places.ts';
import { movesLeft } from '../../engine/fr3/companion/turn.ts';
import { victory } from '../../engine/fr3/data/figures/victory.ts';
import { armyName } from './fr3/words.ts';

const stages = {
  'pre-game': 'Before the battle',
  edge: 'Before the battle',
  deployment: 'Deployment',
  over: 'The battle is over',
} as const;

/** Turn, phase and step. */
export const sayPlace = (state: State): string =>
  state.stage === 'fighting'
    ? `Turn ${state.sheet.turn}, ${armyName(state, phasing(state))}: ${stepName(state.sheet.step)}`
    : stages[state.stage];

/** How many of a side are left, and how many of them are demoralized. */
export function sayLeft(state: State, side: SideId): string {
  const all = unitsOf(state, side);
  const shaken = all.filter((unit) => inPlay(unit) && unit.morale > 0).length;
  return `${all.filter(inPlay).length} of ${all.length} units${shaken > 0 ? `, ${shaken} demoralized` : ''}`;
}

function Side({ state, side, deciding }: { state: State; side: SideId; deciding: boolean }) {
  const { clock, armyPool, casters } = state.sheet.sides[sheetSide(state, side)];
  const magical = sideIds.some((id) => state.sheet.sides[sheetSide(state, id)].casters.length > 0);
  return (
    <li class={`head-side of-side-${side.toLowerCase()}`} aria-current={deciding ? 'true' : undefined}>
      <b>{armyName(state, side)}</b>
      <span>
        clock <b>{clock}</b>, {sayLeft(state, side)}
      </span>
      {magical && (
        <span class="pools">
          magic {armyPool}
          {casters.map(({ id, name, pool }) => (
            <span key={id}>
              , {name} {pool}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

/** fr3.victory.points-objective: what decides many a battle stands where it is seen before the end. */
function Objective({ state }: { state: State }) {
  const { objective } = state.setup;
  if (!objective) return null;
  const holder = holderOf(state, objective);
  return (
    <p class="fine">
      The objective, {victory.objective} points at the end:{' '}
      {holder === null ? 'nobody holds it alone' : `${armyName(state, holder)} holds it alone`}.
    </p>
  );
}

export function Head({ state, decider }: { state: State; decider: SideId | null }) {
  const { stage, sheet } = state;
  return (
    <header class="play-head">
      <p class="play-place">
        {sayPlace(state)}
        {stage === 'fighting' && sheet.step === 'movement' && <small>{movesLeft(sheet)} moves left on the clock</small>}
      </p>
      <ul>
        {sideIds.map((side) => (
          <Side key={side} state={state} side={side} deciding={decider === side} />
        ))}
      </ul>
      {stage === 'fighting' && <Objective state={state} />}
    </header>
  );
}
