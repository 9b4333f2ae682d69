/** The vat (fr3.inventions.vat-table): what it breeds turn after turn, and what becomes of it when it is attacked. */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { vatTable } from '../data/inventions.ts';
import { characterResults, resultOf } from '../data/results-rolls.ts';

/** The unit type that comes out; null for nothing. Mobs are undead. */
export type Bred = string | null;

/** What comes out of an active vat at the start of a movement phase, or out of one that is destroyed. */
export const vatRoll = (): Chance<Bred> =>
  roll(10, { decides: 'what comes out of the vat', rules: ['fr3.inventions.vat-table'] }, (face) =>
    known(vatTable.find(({ from, to }) => face >= from && face <= to)?.unit ?? null),
  );

/** Everything it has bred. */
export interface Brood {
  readonly mobs: number;
  readonly blobs: number;
  readonly monsters: number;
}

export const noBrood: Brood = { mobs: 0, blobs: 0, monsters: 0 };

const grown = (brood: Brood, bred: Bred): Brood => {
  if (bred === 'mobs') return { ...brood, mobs: brood.mobs + 1 };
  if (bred === 'blobs') return { ...brood, blobs: brood.blobs + 1 };
  return bred === null ? brood : { ...brood, monsters: brood.monsters + 1 };
};

/** The odds of its brood after each turn at work. */
export function bredBy(turns: number): Odds<Brood>[] {
  const found: Odds<Brood>[] = [];
  let now = odds<Brood>(known(noBrood));
  for (let turn = 1; turn <= turns; turn++) {
    now = now.andThen((brood) => map(vatRoll(), (bred) => grown(brood, bred)));
    found.push(now);
  }
  return found;
}

/** `stands`: it is still at work. Otherwise it is destroyed, and `bred` wanders from it. */
export type Attacked = { readonly stands: true } | { readonly stands: false; readonly bred: Bred };

/** What an attack does to an active vat: fr3.inventions.vat-destruction. */
export function vatAttacked(): Chance<Attacked> {
  const stands = known<Attacked>({ stands: true });
  const results = roll(10, { decides: 'whether the vat survives', rules: ['fr3.inventions.vat-destruction'] }, (face) =>
    known(resultOf(characterResults, face) === 'escapes'),
  );
  return andThen(results, (survives) => (survives ? stands : map(vatRoll(), (bred): Attacked => ({ stands: false, bred }))));
}

/** The odds after each melee phase in which an enemy is in contact with it. */
export function attackedOver(phases: number): Odds<Attacked>[] {
  const found: Odds<Attacked>[] = [];
  let now = odds<Attacked>(known({ stands: true }));
  for (let phase = 1; phase <= phases; phase++) {
    now = now.andThen((at) => (at.stands ? vatAttacked() : known(at)));
    found.push(now);
  }
  return found;
}
