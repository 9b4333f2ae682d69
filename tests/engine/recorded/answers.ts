/**
 * The answer of every calculator to an address, as one line of text: the sentence, every chance as an exact fraction, then the sums
 * with what they need, the measures, and a digest of the sums, notes and faces with their words and rules.
 */
import { calculators } from '../../../src/engine/calculators.ts';
import { auctionCalculator } from '../../../src/engine/fr3/auction/spell-book.ts';
import { readAddress as readPlans } from '../../../src/engine/fr3/charge-planner/address.ts';
import { planOdds } from '../../../src/engine/fr3/charge-planner/ask.ts';
import type { Plan } from '../../../src/engine/fr3/charge-planner/question.ts';
import { readAddress } from '../../../src/engine/kernel/calculator/address.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import type { Calculator } from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Fraction } from '../../../src/engine/kernel/fraction.ts';
import { fingerprint } from '../../../src/engine/kernel/replay.ts';

interface Chance {
  readonly id: string;
  readonly chance: Fraction;
}

const possible = (chances: readonly Chance[]): string =>
  chances
    .filter(({ chance }) => chance.numerator > 0n)
    .map(({ id, chance }) => `${id} ${chance}`)
    .join(' ');

/** `sentence | kinds with their chances | those after each turn` */
const line = (sentence: string, ...chances: readonly (readonly Chance[])[]): string =>
  [sentence, ...chances.map(possible)].join(' | ');

const refused = (refusals: readonly { readonly because: string }[]): string =>
  ['refused', ...refusals.map(({ because }) => because).sort()].join(' | ');

function planner(address: string): string {
  const lines = (readPlans(address).plans as readonly Plan[]).map((plan) => {
    const reply = planOdds(plan);
    if (!reply.ok) return refused(reply.refusals);
    return line(reply.sentence, ...reply.stages.map(({ a, b, places }) => [...b, ...a, ...places]));
  });
  return lines.join(' || ');
}

const answersOf =
  (calculator: Calculator) =>
  (address: string): string => {
    const reply = ask(calculator, readAddress(calculator, address).question);
    if (!reply.ok) return refused(reply.refusals);
    const { sentence, outcomes, course = [], sums, notes, faces, measures } = reply;
    const said = line(sentence, outcomes, ...course.map((stage) => stage.outcomes));
    const added = sums.map(({ title, lines, needs }) => {
      const all = lines.map(({ name, amount }) => `${name} ${amount}`).join(', ');
      return `${title}: ${all || 'nothing'}${needs === undefined ? '' : `, needs ${needs}`}`;
    });
    return [said, ...added, measures.join(' '), fingerprint([sums, notes, faces])].join(' | ');
  };

/** By the name of the file in which their answers are recorded. */
export const answersAt: Readonly<Record<string, (address: string) => string>> = {
  planner,
  auction: answersOf(auctionCalculator),
  ...Object.fromEntries(
    Object.entries(calculators).flatMap(([system, all]) =>
      all.map((each) => [system === 'fr3' ? each.id : `${system}-${each.id}`, answersOf(each)]),
    ),
  ),
};
