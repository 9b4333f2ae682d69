/** Fills the tracking sheet from a game. */
import { casterDice } from '../../../engine/fr3/companion/casters.ts';
import { destroyedUnits } from '../../../engine/fr3/companion/losses.ts';
import { placeName, stepName } from '../../../engine/fr3/companion/places.ts';
import { inWords } from '../../../engine/fr3/companion/reminders.ts';
import { scoreOf } from '../../../engine/fr3/companion/score.ts';
import { type State, sideIds } from '../../../engine/fr3/companion/state.ts';
import type { SheetFill } from '../view.ts';

export function sheet(state: State): SheetFill {
  const texts: Record<string, string> = { place: `${placeName(state)}, ${stepName(state.step)}` };
  const marks: Record<string, number> = {};
  for (const side of sideIds) {
    const army = state.sides[side];
    const notes = state.reminders.filter((each) => each.side === side).map((each) => `${each.name} (${inWords(each)})`);
    const shown = {
      name: army.name,
      'clock.label': `Morale clock: ${army.clock}`,
      'army.label': `Army pool: ${army.armyPool}`,
      score: `Victory points: ${scoreOf(state, side).total} so far`,
      notes: notes.join('; '),
    };
    for (const [key, text] of Object.entries(shown)) texts[`${side}.${key}`] = text;
    const own = army.casters.filter(({ caster }) => !casterDice[caster].forArmy);
    for (const [at, { name, caster, pool }] of own.entries())
      texts[`${side}.caster.${at + 1}.label`] =
        `${name}${casterDice[caster].name === name ? '' : `, ${casterDice[caster].name.toLowerCase()}`}: ${pool}`;
    const counts = {
      clock: army.clock,
      army: army.armyPool,
      demoralized: army.demoralized,
      destroyed: destroyedUnits(state, side).length,
    };
    for (const [key, count] of Object.entries(counts)) marks[`${side}.${key}`] = count;
    if (state.phase === side) marks[`${side}.moves`] = state.moves;
  }
  return { texts, marks };
}
