/** The result of an event for a target: its losses and its morale. */
import { type Chance, known, map } from '../kernel/chance.ts';
import { columnOf, type Fighter, isHalved, leftOf, lostOf, type RowId, withLost } from './fighter.ts';
import { type Checked, check } from './morale/check.ts';
import type { Nerve } from './morale/modifiers.ts';

export type Fate = 'stands' | 'destroyed' | Exclude<Checked, 'none' | 'passed'>;

export interface Aftermath {
  /** Models or Vitality lost since the battle began. */
  readonly lost: number;
  readonly fate: Fate;
}

export const aftermathOf = (fighter: Fighter): Aftermath => ({ lost: lostOf(fighter), fate: 'stands' });

/** Whether the fighter has lost half of its strength, which matters for a morale check. */
export const halvedNerve = (fighter: Fighter): Pick<Nerve, 'halved' | 'creature'> => ({
  halved: isHalved(fighter),
  creature: fighter.is === 'creature',
});

/**
 * The end of an event for a target that took these hits: its losses, and a morale check if it took damage
 * (six-events.morale.when). A single figure other than a creature never checks (six-events.morale.characters-exempt).
 */
export function aftermathOfHits(
  before: Fighter,
  hits: number,
  row: RowId,
  nerveOf: (after: Fighter) => Nerve,
): Chance<Aftermath> {
  const after = withLost(before, lostOf(before) + hits);
  const lost = lostOf(after);
  if (leftOf(after) === 0) return known({ lost, fate: 'destroyed' });
  const column = columnOf(before);
  if (hits === 0 || column === undefined) return known({ lost, fate: 'stands' });
  return map(check(column, row, nerveOf(after)), (checked) => ({
    lost,
    fate: checked === 'none' || checked === 'passed' ? 'stands' : checked,
  }));
}
