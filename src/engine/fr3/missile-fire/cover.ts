/** Cover (fr3.missile-fire.cover): what gives cover, and how good each kind of cover is. Only the best source of cover counts. */
import { leviathans } from '../data/figures/leviathans.ts';
import { missileFire } from '../data/figures/missile-fire.ts';
import { siege } from '../data/figures/siege.ts';
import { specials } from '../data/figures/specials.ts';
import { structures } from '../data/figures/structures.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Mark } from './target.ts';
import type { Seen } from './volley.ts';

interface Cover {
  readonly name: string;
  readonly rules: readonly Fr3RuleId[];
  /** The modifier to the missile roll; 0 if this cover does not apply. */
  readonly amount: (seen: Seen) => number;
}

const cover = missileFire.cover;
const hardCover = structures.hardCover;
const when = (holds: boolean, amount: number): number => (holds ? amount : 0);
const stands = (target: Mark, where: Mark['is']['stands'], amount: number): number => when(target.is.stands === where, amount);

const covers: readonly Cover[] = [
  {
    name: 'In cover',
    rules: ['fr3.missile-fire.cover-modifier', 'fr3.missile-fire.cover'],
    amount: ({ target }) => stands(target, 'terrain', cover),
  },
  { name: 'In a city BB', rules: ['fr3.structures.city-cover'], amount: ({ target }) => stands(target, 'city', cover) },
  {
    name: 'On a wall of height 1',
    rules: ['fr3.structures.wall-height-one', 'fr3.structures.wall-missiles'],
    amount: ({ target }) => stands(target, 'wall-1', cover),
  },
  {
    name: 'On a wall of height 2',
    rules: ['fr3.structures.wall-height-two', 'fr3.structures.wall-missiles'],
    amount: ({ target }) => stands(target, 'wall-2', hardCover.one),
  },
  {
    name: 'On a wall of height 3',
    rules: ['fr3.structures.wall-height-three', 'fr3.structures.wall-missiles'],
    amount: ({ target }) => stands(target, 'wall-3', hardCover.two),
  },
  {
    name: 'Fortification with pavisiers',
    rules: ['fr3.fortifications.pavisiers'],
    amount: ({ target }) => stands(target, 'works', cover),
  },
  { name: 'Pavisiers', rules: ['fr3.infantry.pavisiers-cover'], amount: ({ target }) => when(target.unit.is.pavisiers, cover) },
  {
    name: 'Tortoise or shieldwall',
    rules: ['fr3.items.tortoise-cover'],
    amount: ({ target }) => when(target.is.tortoise && target.is.stands === 'open', cover),
  },
  {
    name: 'Siege tower',
    rules: ['fr3.siege.tower-profile'],
    amount: ({ target }) => when(target.unit.unit.id === 'siege-tower', siege.tower.cover),
  },
  {
    name: 'Blob',
    rules: ['fr3.specials.blobs-musket-rifle'],
    amount: ({ firing, target }) =>
      when(target.unit.unit.id === 'blobs' && firing.weapon.powder === true, specials.blobHardCover),
  },
  {
    name: 'Leviathan',
    rules: ['fr3.leviathans.musket-rifle'],
    amount: ({ firing, target }) => when(target.unit.leviathan && firing.weapon.powder === true, leviathans.heavyCover),
  },
];

export interface Covered {
  readonly name: string;
  readonly amount: number;
  readonly rules: readonly Fr3RuleId[];
}

/** fr3.siege.tower-bowfire: from a siege tower, hard cover counts as one step less, and plain cover is unchanged. */
const fromTower = (amount: number): number =>
  amount === hardCover.two ? hardCover.one : amount === hardCover.one ? cover : amount;

/** The cover's modifier to a missile roll; undefined in the open. */
export function coverOf(seen: Seen): Covered | undefined {
  let best: Covered | undefined;
  for (const { name, rules, amount } of covers) {
    const found = amount(seen);
    if (found < (best?.amount ?? 0)) best = { name, rules, amount: found };
  }
  if (!best) return undefined;
  const { firing } = seen;
  if (!firing.is.tower && firing.carrier.id !== 'siege-tower') return best;
  const seenFromAbove = fromTower(best.amount);
  return seenFromAbove === best.amount
    ? best
    : { ...best, amount: seenFromAbove, rules: [...best.rules, 'fr3.siege.tower-bowfire'] };
}
