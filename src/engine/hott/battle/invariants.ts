/** What must be true of every state of a battle. Used by tests, by self-play, and to check saved states. */
import { placeFaults, rosterFaults } from '../../kernel/battle/invariants.ts';
import { occupies } from '../../kernel/geometry.ts';
import { baseWidth, depthOf } from '../data/scale.ts';
import { isAerial, standing } from './elements/find.ts';
import { groundOf } from './terrain/ground.ts';
import { sideIds } from './vocabulary/ids.ts';
import type { BattleElement, State } from './vocabulary/state.ts';

const of = ({ id, type }: BattleElement): string => `${id} (${type})`;

/** Every element of the rosters exists, under its own id and in its own place in the list. */
const accountedFor = (state: State): readonly string[] =>
  rosterFaults(
    sideIds.flatMap((side) => state.setup.armies[side].elements.map((_, at) => `${side}${at + 1}`)),
    state.elements,
  );

const placesHold = (state: State): readonly string[] => {
  const side = state.setup.table.width;
  const on = standing(state);
  const { impassable, badForAerials } = groundOf(state.setup);
  return [
    ...placeFaults(on, { width: side, depth: side, nameOf: of }),
    ...on
      .filter(({ type, base }) => base.width !== baseWidth || base.depth !== depthOf(type))
      .map((each) => `${of(each)} has the wrong base.`),
    ...on
      .filter((each) => (isAerial(each) ? badForAerials : impassable).some(({ polygon }) => occupies(each.base, polygon)))
      .map((each) => `${of(each)} is somewhere it is not allowed to be.`),
    ...on
      .filter(({ base }) => state.stronghold !== null && occupies(base, state.stronghold))
      .map((each) => `${of(each)} stands on the stronghold.`),
  ];
};

const countsHold = ({ pips, elements, bound, stage, ending }: State): readonly string[] => [
  ...(pips !== null && (pips < 0 || pips > 6) ? [`There are ${pips} PIPs left.`] : []),
  ...((stage === 'over') !== (ending !== null)
    ? ['The battle is over but has no result, or it has a result but is not over.']
    : []),
  ...(bound < 0 ? ['The number of the bound is negative.'] : []),
  ...elements
    .filter(({ down, fate, type }) => down && (fate !== 'on' || !isAerial({ type })))
    .map((each) => `${of(each)} is recorded as an aerial that has come down to fight, but it is off the table or not an aerial.`),
];

/** Sentences about everything that is wrong; empty if nothing is. */
export const brokenInvariants = (state: State): readonly string[] =>
  state.stage === 'edge' ? [] : [...accountedFor(state), ...placesHold(state), ...countsHold(state)];
