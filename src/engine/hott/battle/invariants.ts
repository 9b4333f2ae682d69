/** What holds of every state of a battle, whatever was done: for tests, for self-play, and for whoever doubts a saved state. */
import { placeFaults, rosterFaults } from '../../kernel/battle/invariants.ts';
import { occupies } from '../../kernel/geometry.ts';
import { baseWidth, depthOf } from '../data/scale.ts';
import { isAerial, standing } from './elements/find.ts';
import { groundOf } from './terrain/ground.ts';
import { sideIds } from './vocabulary/ids.ts';
import type { BattleElement, State } from './vocabulary/state.ts';

const of = ({ id, type }: BattleElement): string => `${id} (${type})`;

/** Every element of the rosters is there, under its own name, in its own place in the list. */
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
      .map((each) => `${of(each)} stands where it cannot.`),
    ...on
      .filter(({ base }) => state.stronghold !== null && occupies(base, state.stronghold))
      .map((each) => `${of(each)} stands on the stronghold.`),
  ];
};

const countsHold = ({ pips, elements, bound, stage, ending }: State): readonly string[] => [
  ...(pips !== null && (pips < 0 || pips > 6) ? [`There are ${pips} PIPs left.`] : []),
  ...((stage === 'over') !== (ending !== null) ? ['The battle is over without an end, or the other way round.'] : []),
  ...(bound < 0 ? ['The bound is negative.'] : []),
  ...elements
    .filter(({ down, fate, type }) => down && (fate !== 'on' || !isAerial({ type })))
    .map((each) => `${of(each)} fights as an aerial, and does not.`),
];

/** Sentences about what does not hold; none if all does. */
export const broken = (state: State): readonly string[] =>
  state.stage === 'edge' ? [] : [...accountedFor(state), ...placesHold(state), ...countsHold(state)];
