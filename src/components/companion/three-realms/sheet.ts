/** Fills the printed sheet from a game. */
import { sideIds } from '../../../engine/kernel/companion.ts';
import { missionOf, scoreText } from '../../../engine/three-realms/companion/score.ts';
import type { State } from '../../../engine/three-realms/companion/state.ts';
import { placeName } from '../../../engine/three-realms/companion/turn.ts';
import type { SheetFill } from '../view.ts';
import { stateOf } from './UnitRow.tsx';

export function sheet(state: State): SheetFill {
  const mission = missionOf(state);
  const texts: Record<string, string> = {
    place: `${placeName(state)}${mission ? `. Mission: ${mission.name}` : ''}`,
  };
  const marks: Record<string, number> = { turn: state.turn };
  for (const side of sideIds) {
    const { name, units, score } = state.sides[side];
    texts[`${side}.name`] = name;
    texts[`${side}.score`] = `Score: ${scoreText(state, score)}`;
    for (const [at, unit] of units.entries()) {
      const says = [`D ${unit.D}`, stateOf(state.sides[side], unit), unit.note].filter(Boolean).join(', ');
      texts[`${side}.unit.${at + 1}.label`] = `${unit.name} (${unit.full}), ${says}`;
      marks[`${side}.unit.${at + 1}`] = unit.models;
    }
  }
  return { texts, marks };
}
