/**
 * The abilities, items and other belongings that are supported in battles, with their names and prices from the roster builder.
 */
import { type Ability, abilityOf } from '../../muster/abilities.ts';
import { storedSpells } from '../../muster/stored-spells.ts';
import { innateIds } from '../innate/ids.ts';
import { belongings } from './belongings.ts';

export const belongingIds: readonly string[] = [
  ...Object.keys(belongings),
  /** fr3.character-items.stored-spell-use: `magic/stored.ts`. */
  ...storedSpells.map(({ id }) => id),
  /** fr3.innate.availability: `innate/`. Abilities that only army lists give belong to units, not characters. */
  ...innateIds.filter((id) => abilityOf(id)),
];
const played: ReadonlySet<string> = new Set(belongingIds);
export const isPlayedBelonging = (id: string): boolean => played.has(id);

/** The roster builder's entry: name, price and rule. Every belonging has such an entry. */
export const belongingOf = (id: string): Ability => abilityOf(id) as Ability;

/** fr3.characters.major-or-minor: an ability can make a character major; an item never does. */
export const makesMajor = (id: string): boolean => {
  const { rank, kind } = belongingOf(id);
  return rank === 'major' && kind === 'ability';
};
