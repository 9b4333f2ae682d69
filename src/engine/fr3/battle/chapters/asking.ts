/** Calls every chapter of a battle without naming one: `ask.isUnseen(state, unit)`, `lookUp.spellName(id)`. */
import { askChapters } from '../../../kernel/battle/points.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { Chapter } from './chapter.ts';
import { battlePoints, lookUps } from './points.ts';
import { chaptersOf, opened } from './requirements.ts';

export const ask = askChapters(
  battlePoints,
  ({ setup }: { readonly setup: Setup }) => setup,
  (setup) => chaptersOf(setup).map(({ points = {} }) => points),
);

/** Asks every chapter that is loaded, even one that this battle does not need. */
export const lookUp = askChapters(lookUps, opened, (here) =>
  Object.values<Chapter>(here).map(({ lookUps: known = {} }) => known),
);
