/** Calculators of rolls by the name that prose gives them: `rally`, or with the system before it, `six-events/melee`. */
import { rollCalculators } from '../engine/calculators.ts';
import { auctionCalculator } from '../engine/fr3/auction/spell-book.ts';
import { characters } from '../engine/fr3/character-combat/calculator.ts';
import { nerve } from '../engine/fr3/nerve/calculator.ts';
import { special } from '../engine/fr3/special/calculator.ts';
import { structuresCalculator } from '../engine/fr3/structures/calculator.ts';
import type { Calculator } from '../engine/kernel/calculator/procedure.ts';

const ofFantasyRules: ReadonlyMap<string, Calculator> = new Map([
  ['auction', auctionCalculator],
  ['rally', nerve],
  ['characters', characters],
  ['special', special],
  ['structures', structuresCalculator],
]);

/** The calculator of a name. Throws a sentence if there is none. */
export function calculatorNamed(name: string): Calculator {
  const [system, id] = name.split('/') as [string, string | undefined];
  const found = id === undefined ? ofFantasyRules.get(name) : rollCalculators[system]?.find((each) => each.id === id);
  if (!found) throw new Error(`There is no calculator “${name}”.`);
  return found;
}
