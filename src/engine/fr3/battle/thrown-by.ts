/** Whose dice they are: for whoever may move those of one side (`fortune.ts`). */
import type { Chance } from '../../kernel/chance.ts';
import type { SideId } from './state.ts';

/** The first die of a test is that of the unit that makes it. */
export const thrownBy = <T>(chance: Chance<T>, side: SideId): Chance<T> =>
  chance.kind === 'known' ? chance : { ...chance, purpose: { ...chance.purpose, by: side } };
