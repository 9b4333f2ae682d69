/** Converts a battle under way to a set-up that continues it, and reports what the set-up cannot express. */

import { startsOffTable } from '../deployment/off-table.ts';
import type { ElementSetup, Setup } from '../vocabulary/setup.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { nothingYet } from '../vocabulary/state.ts';

/** An element's present place (or that of its marker), or its fate (destroyed, gone, …). */
const elementNow = (given: ElementSetup, { fate, base, appearances, by, ...element }: BattleElement): ElementSetup => {
  const { at: _, fate: __, appearances: ___, by: ____, ...lasting } = given;
  const { x, y, facing } = base;
  return {
    ...lasting,
    ...(fate === 'on' || fate === 'ensorcelled' ? { at: { x, y, facing } } : {}),
    ...(fate === 'on' || (fate === 'off' && startsOffTable(element)) ? {} : { fate }),
    ...(appearances > 0 ? { appearances } : {}),
    ...(by === null ? {} : { by }),
  };
};

/** The set-up that continues from this state, and sentences about what it leaves out. */
export function setupNow(state: State): { readonly setup: Setup; readonly leavesOut: readonly string[] } {
  const { setup, stage, elements } = state;
  if (stage !== 'fighting')
    return { setup, leavesOut: stage === 'over' ? ['The battle is over.'] : ['The battle has not begun.'] };
  const army = (side: 'A' | 'B') => ({
    ...setup.armies[side],
    elements: setup.armies[side].elements.map((given, at) =>
      elementNow(given, elements.find(({ id }) => id === `${side}${at + 1}`) as BattleElement),
    ),
  });
  const leavesOut = [
    ...(elements.some(({ did }) => did !== nothingYet && (did.moved || did.shot || did.fought || did.arrived))
      ? ['The text does not record what elements have already done this bound, so they can act again.']
      : []),
    ...(elements.some(({ down }) => down)
      ? ['The text does not record which aerials have come down to fight. The page works this out again.']
      : []),
    ...(elements.some(({ wading }) => wading !== null) ? ['The text does not record the direction in which elements wade.'] : []),
    ...(state.asks.length > 0 ? ['A player has to make a decision at this point, but the text does not say which one.'] : []),
  ];
  return {
    setup: {
      ...setup,
      armies: { A: army('A'), B: army('B') },
      defender: state.defender,
      attacksFrom: state.home[state.defender === 'A' ? 'B' : 'A'],
      stronghold: state.stronghold,
      now: { bound: state.bound, acting: state.acting, step: state.step, pips: state.pips },
    },
    leavesOut,
  };
}
