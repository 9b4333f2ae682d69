/** Marks which side a die belongs to, because an omen can change only one side's dice (`moved-dice.ts`). */
import { type Chance, roll } from '../../../kernel/chance.ts';
import type { SideId } from '../vocabulary/ids.ts';

/** Marks only the first die of a test, which the testing unit's side rolls. */
export const withDiceOwner = <T>(chance: Chance<T>, side: SideId): Chance<T> =>
  chance.kind === 'known' ? chance : { ...chance, purpose: { ...chance.purpose, by: side } };

/** Marks all of these dice as one side's. */
export function allThrownBy<T>(chance: Chance<T>, side: SideId): Chance<T> {
  if (chance.kind === 'known') return chance;
  const { die, purpose, next } = chance;
  return roll(die, { ...purpose, by: side }, (face) => allThrownBy(next(face), side));
}
