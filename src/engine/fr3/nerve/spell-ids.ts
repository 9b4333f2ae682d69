/** Spells that try a unit’s nerve. */

export type SpellId =
  | 'medusa'
  | 'tremors'
  | 'curse-1'
  | 'bless-1'
  | 'greatest-fear'
  | 'apparition'
  | 'paranoia'
  | 'curse-2'
  | 'plague'
  | 'camp-smoke';
