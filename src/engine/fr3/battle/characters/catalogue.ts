/** Belongings as the muster sells them: which of them the battle plays, with their names and prices. */
import { type Ability, abilityOf } from '../../muster/abilities.ts';
import { storedSpells } from '../../muster/stored-spells.ts';
import { innateIds } from '../innate/ids.ts';
import { belongings } from './belongings.ts';

export const belongingIds: readonly string[] = [
  ...Object.keys(belongings),
  /** fr3.character-items.stored-spell-use: `magic/stored.ts`. */
  ...storedSpells.map(({ id }) => id),
  /** fr3.innate.availability: `innate/`; what only lists name is for units. */
  ...innateIds.filter((id) => abilityOf(id)),
];
const played: ReadonlySet<string> = new Set(belongingIds);
export const isPlayedBelonging = (id: string): boolean => played.has(id);

/** What the muster says of it: its name, its price, its rule. Every belonging is sold there. */
export const belongingOf = (id: string): Ability => abilityOf(id) as Ability;

/** fr3.characters.major-or-minor: by an ability; an item makes nobody a major character. */
export const makesMajor = (id: string): boolean => {
  const { rank, kind } = belongingOf(id);
  return rank === 'major' && kind === 'ability';
};
