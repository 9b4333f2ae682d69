/** A question inside a rule page, made while the site is built. The question has only the data that such a card shows. */
import { calculatorNamed } from '../../../content/named-calculators.ts';
import { readAddress } from '../../../engine/kernel/calculator/address.ts';
import { sheetOf } from './sheet.ts';
import { type Tried, triedOf, variedFields } from './tried.ts';

/** The card for a question from a calculator's address, with a list of everything that cannot be read or varied. */
export function triedSheet(id: string, q: string, vary: readonly string[]): Tried & { readonly problems: readonly string[] } {
  const calculator = calculatorNamed(id);
  const { question, problems } = readAddress(calculator, q);
  const sheet = sheetOf(calculator, question);
  const fields = variedFields(sheet);
  const unknown = vary.filter((each) => !fields.has(each)).map((each) => `This roll does not depend on “${each}”.`);
  return { ...triedOf(sheet, vary), problems: [...problems, ...unknown] };
}
