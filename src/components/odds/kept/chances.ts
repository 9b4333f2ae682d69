import type { KindChance } from '../OutcomeBar.tsx';
import { said } from '../OutcomeBar.tsx';
import type { KeptChance } from './shelf.ts';

/** The kinds of result of an answer, for comparison with saved answers. */
export const keptChances = (chances: readonly KindChance[], names: { readonly a: string; readonly b: string }): KeptChance[] =>
  chances.map((each) => ({ id: each.category.id, words: said(each, names), chance: each.chance }));
