/** The vat (fr3.inventions.vat-table): what it breeds each turn, and how attacks affect it. */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { vatTable } from '../data/inventions.ts';
import { characterResults, resultOf } from '../data/results-rolls.ts';

/** The unit type that the vat has bred; null for none. Mobs are undead. */
export type Bred = string | null;

/** What comes out of an active vat at the start of a movement phase, or out of a vat that is being destroyed. */
export const vatRoll = (): Chance<Bred> =>
  roll(10, { decides: 'what comes out of the vat', rules: ['fr3.inventions.vat-table'] }, (face) =>
    known(vatTable.find(({ from, to }) => face >= from && face <= to)?.unit ?? null),
  );

/** All creatures bred so far. */
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

/** The odds of all creatures bred, after each turn that the vat has run. */
export function bredBy(turns: number): Odds<Brood>[] {
  const found: Odds<Brood>[] = [];
  let now = odds<Brood>(known(noBrood));
  for (let turn = 1; turn <= turns; turn++) {
    now = now.andThen((brood) => map(vatRoll(), (bred) => grown(brood, bred)));
    found.push(now);
  }
  return found;
}

/** `stands` is true if the vat keeps running. Otherwise the vat is destroyed, and `bred` is the creature that it releases. */
export type Attacked = { readonly stands: true } | { readonly stands: false; readonly bred: Bred };

/** The effect of an attack on a running vat: fr3.inventions.vat-destruction. */
export function vatAttacked(): Chance<Attacked> {
  const stands = known<Attacked>({ stands: true });
  const results = roll(10, { decides: 'whether the vat survives', rules: ['fr3.inventions.vat-destruction'] }, (face) =>
    known(resultOf(characterResults, face) === 'escapes'),
  );
  return andThen(results, (survives) => (survives ? stands : map(vatRoll(), (bred): Attacked => ({ stands: false, bred }))));
}

/** The odds for the vat after each melee phase with an enemy in contact. */
export function attackedOver(phases: number): Odds<Attacked>[] {
  const found: Odds<Attacked>[] = [];
  let now = odds<Attacked>(known({ stands: true }));
  for (let phase = 1; phase <= phases; phase++) {
    now = now.andThen((at) => (at.stands ? vatAttacked() : known(at)));
    found.push(now);
  }
  return found;
}
