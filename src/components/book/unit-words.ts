/** Puts a unit's profile in words. */
import type { Bonus } from '../../engine/fr3/data/units.ts';
import { signed } from '../odds/words.ts';

/** The condition of a bonus: `against cavalry`, `when charged`, `in or against woods`. */
export function bonusFor(bonus: Bonus): string {
  if ('against' in bonus) return `against ${bonus.against}`;
  if ('when' in bonus) return 'when charged';
  return `where ${bonus.terrain.join(' or ')} count`;
}

/** All bonuses on one line, grouped by amount: `+1 against cavalry, fliers; +2 when charged`. */
export function bonusLine(bonuses: readonly Bonus[]): string {
  const amounts = [...new Set(bonuses.map((bonus) => bonus.amount))].sort();
  return amounts
    .map((amount) => {
      const targets = bonuses.flatMap((bonus) =>
        bonus.amount === amount && 'against' in bonus ? [bonus.against as string] : [],
      );
      const others = bonuses.filter((bonus) => bonus.amount === amount && !('against' in bonus)).map(bonusFor);
      return `${signed(amount)} ${[...(targets.length ? [`against ${targets.join(', ')}`] : []), ...others].join(', ')}`;
    })
    .join('; ');
}
