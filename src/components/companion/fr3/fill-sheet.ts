/** Writes a game into the tracking sheet that the page prints, or makes the sheet blank again. */
import { casterDice } from '../../../engine/fr3/companion/casters.ts';
import { destroyedUnits } from '../../../engine/fr3/companion/losses.ts';
import { placeName, stepName } from '../../../engine/fr3/companion/places.ts';
import { inWords } from '../../../engine/fr3/companion/reminders.ts';
import { scoreOf } from '../../../engine/fr3/companion/score.ts';
import { type State, sideIds } from '../../../engine/fr3/companion/state.ts';

export function fillSheet(name: string, state: State | undefined): void {
  const texts: Record<string, string> = {};
  const marks: Record<string, number> = {};
  if (state) {
    Object.assign(texts, { name, place: `${placeName(state)}, ${stepName(state.step)}` });
    for (const side of sideIds) {
      const army = state.sides[side];
      const notes = state.reminders.filter((each) => each.side === side).map((each) => `${each.name} (${inWords(each)})`);
      const score = `Victory points: ${scoreOf(state, side).total} so far`;
      const shown = {
        name: army.name,
        'clock.label': `Morale clock: ${army.clock}`,
        'army.label': `Army pool: ${army.armyPool}`,
        score,
        notes: notes.join('; '),
      };
      for (const [key, text] of Object.entries(shown)) texts[`${side}.${key}`] = text;
      const own = army.casters.filter(({ caster }) => !casterDice[caster].forArmy);
      for (const [at, { name: who, caster, pool }] of own.entries())
        texts[`${side}.caster.${at + 1}.label`] =
          `${who}${casterDice[caster].name === who ? '' : `, ${casterDice[caster].name.toLowerCase()}`}: ${pool}`;
      const counts = {
        clock: army.clock,
        army: army.armyPool,
        demoralized: army.demoralized,
        destroyed: destroyedUnits(state, side).length,
      };
      for (const [key, count] of Object.entries(counts)) marks[`${side}.${key}`] = count;
      if (state.phase === side) marks[`${side}.moves`] = state.moves;
    }
  }
  const sheet = document.querySelector('.tracking-sheet');
  for (const each of sheet?.querySelectorAll<HTMLElement>('[data-fill]') ?? []) {
    each.dataset.blank ??= each.textContent ?? '';
    each.textContent = texts[each.dataset.fill ?? ''] ?? each.dataset.blank;
  }
  for (const track of sheet?.querySelectorAll<HTMLElement>('[data-track]') ?? [])
    for (const box of track.querySelectorAll('li'))
      box.classList.toggle('is-now', marks[track.dataset.track ?? ''] === Number(box.textContent));
}
