/** Spells that require a test or change morale. */

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
