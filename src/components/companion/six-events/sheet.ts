/** Fills the printed sheet from a game. */
import { sideIds } from '../../../engine/kernel/companion.ts';
import type { State } from '../../../engine/six-events/companion/state.ts';
import { placeName } from '../../../engine/six-events/companion/turn.ts';
import type { SheetFill } from '../view.ts';
import { kindNames, stateOf } from './UnitRow.tsx';

export function sheet(state: State): SheetFill {
  const texts: Record<string, string> = { place: placeName(state) };
  const marks: Record<string, number> = { turn: state.turn };
  for (const side of sideIds) {
    const { name, units } = state.sides[side];
    texts[`${side}.name`] = name;
    for (const [at, unit] of units.entries()) {
      const says = [
        kindNames[unit.kind],
        unit.magic > 0 ? `Magic ${unit.points} of ${unit.magic}` : '',
        stateOf(unit),
        unit.note,
      ];
      texts[`${side}.unit.${at + 1}.label`] = `${unit.name} (${unit.full}), ${says.filter(Boolean).join(', ')}`;
      marks[`${side}.unit.${at + 1}`] = unit.left;
    }
  }
  return { texts, marks };
}
