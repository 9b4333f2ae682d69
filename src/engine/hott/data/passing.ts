/** Which troops may pass through, over or under which others (the chapter on interpenetration). */
import type { ElementClass, ElementId } from './elements.ts';

/** Ground troops are foot and mounted. */
export type Troops = ElementId | ElementClass | 'ground' | 'any';

export interface Passing {
  readonly id: string;
  readonly rule: string;
  readonly mover: readonly Troops[];
  readonly way: 'through' | 'over' | 'under';
  /** Null if elements of that side cannot be passed. */
  readonly friends: readonly Troops[] | null;
  readonly enemies: readonly Troops[] | null;
  /** A further condition. */
  readonly only?: 'not-recoiling' | 'passed-not-in-close-combat' | 'same-or-opposite-facing';
}

export const passings: readonly Passing[] = [
  {
    id: 'sneakers',
    rule: 'hott.interpenetration.sneakers',
    mover: ['sneakers'],
    way: 'through',
    friends: ['any'],
    enemies: ['any'],
  },
  {
    id: 'through-sneakers',
    rule: 'hott.interpenetration.sneakers',
    mover: ['any'],
    way: 'through',
    friends: ['sneakers'],
    enemies: ['sneakers'],
  },
  { id: 'gods', rule: 'hott.interpenetration.gods', mover: ['gods'], way: 'through', friends: ['any'], enemies: ['any'] },
  {
    id: 'magicians',
    rule: 'hott.interpenetration.magicians',
    mover: ['magicians'],
    way: 'through',
    friends: ['any'],
    enemies: null,
  },
  {
    id: 'mounted-foot',
    rule: 'hott.interpenetration.mounted-foot',
    mover: ['mounted'],
    way: 'through',
    friends: ['foot'],
    enemies: null,
    only: 'same-or-opposite-facing',
  },
  {
    id: 'aerials-over',
    rule: 'hott.interpenetration.aerials-over',
    mover: ['aerial'],
    way: 'over',
    friends: ['ground'],
    enemies: ['ground'],
    only: 'not-recoiling',
  },
  {
    id: 'under-aerials',
    rule: 'hott.interpenetration.under-aerials',
    mover: ['ground'],
    way: 'under',
    friends: ['aerial'],
    enemies: ['flyers', 'aerial-heroes'],
    only: 'passed-not-in-close-combat',
  },
];
