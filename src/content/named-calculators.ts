/** Calculators by the names used in prose: `rally`, or with the system, `six-events/melee`. */
import { calculators } from '../engine/calculators.ts';
import { auctionCalculator } from '../engine/fr3/auction/spell-book.ts';
import type { Calculator } from '../engine/kernel/calculator/procedure.ts';

/** The calculator with the given name. Throws an error if there is none. */
export function calculatorNamed(name: string): Calculator {
  const [system, id] = name.includes('/') ? (name.split('/') as [string, string]) : ['fr3', name];
  const all = system === 'fr3' ? [...(calculators.fr3 ?? []), auctionCalculator] : (calculators[system] ?? []);
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`There is no calculator “${name}”.`);
  return found;
}
