/** What can be fired at, for the pickers of the calculators about missiles and artillery. */
import { otherTargets } from '../../engine/fr3/data/other-targets.ts';
import { unitChoices } from './UnitPicker.tsx';
import type { Choice } from './unit-choice.ts';

/** Every row of the reference table, and what has none there. */
export const targetChoices: readonly Choice[] = [
  ...unitChoices,
  ...otherTargets.map(
    ({ id, name, combatFactor }): Choice => ({
      id,
      name,
      group: 'Engines and craft',
      symbol: 'battlewagons',
      note: `CF ${combatFactor}`,
    }),
  ),
];
