import { entries } from './entries.ts';

/** The kinds of typed data that have pages, in the order of the header. */
export const entryKinds = [
  { id: 'units', one: 'Unit', plural: 'Units', says: 'unit types with profile, symbol and the rules they use.' },
  { id: 'characters', one: 'Character', plural: 'Characters', says: 'characters and magic users.' },
  { id: 'abilities', one: 'Ability', plural: 'Abilities', says: 'abilities with cost and limits.' },
  { id: 'innate', one: 'Innate ability', plural: 'Innate abilities', says: 'innate abilities and who may buy them.' },
  { id: 'spells', one: 'Spell', plural: 'Spells', says: 'spells with caster, cost and effect.' },
  { id: 'items', one: 'Item', plural: 'Items', says: 'special items with cost and effect.' },
  { id: 'inventions', one: 'Invention', plural: 'Inventions', says: 'inventions of mad scientists.' },
  { id: 'armies', one: 'Army', plural: 'Armies', says: 'army lists with units, characters and rules of their own.' },
] as const;

export type KindId = (typeof entryKinds)[number]['id'];
export const kindOf = (id: string) => entryKinds.find((kind) => kind.id === id);

/** The entries whose pages are generated from their kind. Tables have pages made separately. */
export const paged = entries.filter((entry) => entryKinds.some((kind) => kind.id === entry.kind));
