import type { KindChance } from '../OutcomeBar.tsx';
import { said } from '../OutcomeBar.tsx';
import type { SavedChance } from './saved-answers.ts';

/** The kinds of result of an answer, for comparison with saved answers. */
export const savedChances = (chances: readonly KindChance[], names: { readonly a: string; readonly b: string }): SavedChance[] =>
  chances.map((each) => ({ id: each.category.id, words: said(each, names), chance: each.chance }));
