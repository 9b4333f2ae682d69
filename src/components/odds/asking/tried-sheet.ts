/** A roll to try inside a rule page, made while the site is built: no more of its sheet than such a card shows. */
import { rollCalculators } from '../../../engine/calculators.ts';
import { auctionCalculator } from '../../../engine/fr3/auction/spell-book.ts';
import { characters } from '../../../engine/fr3/character-combat/calculator.ts';
import { nerve } from '../../../engine/fr3/nerve/calculator.ts';
import { special } from '../../../engine/fr3/special/calculator.ts';
import { structuresCalculator } from '../../../engine/fr3/structures/calculator.ts';
import { readAddress } from '../../../engine/kernel/calculator/address.ts';
import type { Calculator } from '../../../engine/kernel/calculator/procedure.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { isRollName, systemAndId } from './systems.ts';
import { type Tried, triedOf } from './tried.ts';

const calculators: Readonly<Record<string, Calculator>> = {
  auction: auctionCalculator,
  rally: nerve,
  characters,
  special,
  structures: structuresCalculator,
};

function calculatorNamed(name: string): Calculator {
  const [system, id] = isRollName(name) ? systemAndId(name) : [];
  const found = system ? rollCalculators[system]?.find((each) => each.id === id) : calculators[name];
  if (!found) throw new Error(`There is no calculator “${name}”.`);
  return found;
}

/** The card of a question as it stands in the calculator's address, with what cannot be read or varied. */
export function triedSheet(id: string, q: string, vary: readonly string[]): Tried & { readonly problems: readonly string[] } {
  const calculator = calculatorNamed(id);
  const { question, problems } = readAddress(calculator, q);
  const sheet: Sheet = sheetOf(calculator, question);
  const fields = sheet.parts.flatMap(({ key, fields: of }) => of.map((field) => `${key}.${field.id}`));
  const unknown = vary.filter((each) => !fields.includes(each)).map((each) => `${each} is nothing that this roll can vary by.`);
  return { ...triedOf(sheet, vary), problems: [...problems, ...unknown] };
}
