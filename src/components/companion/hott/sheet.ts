/** Fills the printed sheet from a game. */
import { placeName } from '../../../engine/hott/companion/bound.ts';
import { lostPoints, type State } from '../../../engine/hott/companion/state.ts';
import { sideIds } from '../../../engine/kernel/companion.ts';
import type { SheetFill } from '../view.ts';
import { stateOf } from './Panel.tsx';

export function sheet(state: State): SheetFill {
  const texts: Record<string, string> = { place: placeName(state) };
  const marks: Record<string, number> = { bound: state.bound };
  for (const side of sideIds) {
    const own = state.sides[side];
    texts[`${side}.name`] = own.name;
    marks[`${side}.lost`] = lostPoints(own);
    for (const [at, element] of own.elements.entries())
      texts[`${side}.element.${at + 1}`] = `${element.name}: ${stateOf(element)}`;
  }
  return { texts, marks };
}
