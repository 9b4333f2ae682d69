/** Where a battle of Fantasy Rules! stands: turn, phase and step, both sides with their clocks and what they have lost. */
import { inPlay, phasing, sheetSide, unitsOf } from '../../../engine/fr3/battle/units/pieces.ts';
import { holderOf } from '../../../engine/fr3/battle/victory/ground.ts';
import { type SideId, sideIds } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { stepName } from '../../../engine/fr3/companion/places.ts';
import { movesLeft } from '../../../engine/fr3/companion/turn.ts';
import { victory } from '../../../engine/fr3/data/figures/victory.ts';
import type { Header, HeaderFact } from '../system.ts';
import { armyName } from './words.ts';

const stages = {
  'pre-game': 'Before the battle',
  edge: 'Before the battle',
  deployment: 'Deployment',
  over: 'The battle is over',
} as const;

/** Turn, phase and step. */
const sayPlace = (state: State): string =>
  state.stage === 'fighting'
    ? `Turn ${state.sheet.turn}, ${armyName(state, phasing(state))}: ${stepName(state.sheet.step)}`
    : stages[state.stage];

/** How many of a side are left, and how many of them are demoralized. */
function sayLeft(state: State, side: SideId): string {
  const all = unitsOf(state, side);
  const shaken = all.filter((unit) => inPlay(unit) && unit.morale > 0).length;
  return `${all.filter(inPlay).length} of ${all.length} units${shaken > 0 ? `, ${shaken} demoralized` : ''}`;
}

function factsOf(state: State, side: SideId): readonly HeaderFact[] {
  const { clock, armyPool, casters } = state.sheet.sides[sheetSide(state, side)];
  const magical = sideIds.some((id) => state.sheet.sides[sheetSide(state, id)].casters.length > 0);
  return [
    { label: 'clock', value: String(clock) },
    { label: '', value: sayLeft(state, side) },
    ...(magical
      ? [{ label: 'magic', value: String(armyPool) }, ...casters.map(({ name, pool }) => ({ label: name, value: String(pool) }))]
      : []),
  ];
}

/** fr3.victory.points-objective: what decides many a battle stands where it is seen before the end. */
function objectiveOf(state: State): readonly string[] {
  const { objective } = state.setup;
  if (!objective || state.stage !== 'fighting') return [];
  const holder = holderOf(state, objective);
  const held = holder === null ? 'nobody holds it alone' : `${armyName(state, holder)} holds it alone`;
  return [`The objective, ${victory.objective} points at the end: ${held}.`];
}

export function header(state: State): Header {
  const { stage, sheet } = state;
  return {
    place: sayPlace(state),
    left: stage === 'fighting' && sheet.step === 'movement' ? `${movesLeft(sheet)} moves left on the clock` : '',
    sides: {
      A: { name: armyName(state, 'A'), facts: factsOf(state, 'A') },
      B: { name: armyName(state, 'B'), facts: factsOf(state, 'B') },
    },
    notes: objectiveOf(state),
  };
}
