/** Whose dice they are: for whoever may move those of one side (`fortune.ts`). */
import { type Chance, roll } from '../../../kernel/chance.ts';
import type { SideId } from '../vocabulary/ids.ts';

/** The first die of a test is that of the unit that makes it. */
export const withDiceOwner = <T>(chance: Chance<T>, side: SideId): Chance<T> =>
  chance.kind === 'known' ? chance : { ...chance, purpose: { ...chance.purpose, by: side } };

/** All of these dice are thrown by one side. */
export function allThrownBy<T>(chance: Chance<T>, side: SideId): Chance<T> {
  if (chance.kind === 'known') return chance;
  const { die, purpose, next } = chance;
  return roll(die, { ...purpose, by: side }, (face) => allThrownBy(next(face), side));
}
