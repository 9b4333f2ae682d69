/** The answer of every calculator to an address, as one line of text: the sentence, then every chance as an exact fraction. */
import { meleeCourse } from '../../../src/components/odds/tasks/melee.ts';
import { rollCalculators } from '../../../src/engine/calculators.ts';
import { readAddress as readHit } from '../../../src/engine/fr3/artillery/address.ts';
import { aimOf } from '../../../src/engine/fr3/artillery/aim.ts';
import { categoriesFor as hitKinds, sentence as hitSentence } from '../../../src/engine/fr3/artillery/answer.ts';
import { artilleryOdds } from '../../../src/engine/fr3/artillery/ask.ts';
import type { ArtilleryPlan } from '../../../src/engine/fr3/artillery/extended-question.ts';
import { artilleryInARow } from '../../../src/engine/fr3/artillery/shots.ts';
import { auctionCalculator } from '../../../src/engine/fr3/auction/spell-book.ts';
import { characters } from '../../../src/engine/fr3/character-combat/calculator.ts';
import { readAddress as readPlans } from '../../../src/engine/fr3/charge-planner/address.ts';
import { planOdds } from '../../../src/engine/fr3/charge-planner/ask.ts';
import type { Plan } from '../../../src/engine/fr3/charge-planner/question.ts';
import { readAddress as readMelee } from '../../../src/engine/fr3/melee/address.ts';
import { byCategory, sentence as meleeSentence } from '../../../src/engine/fr3/melee/answer.ts';
import { meleeOdds } from '../../../src/engine/fr3/melee/ask.ts';
import type { MeleeQuestion } from '../../../src/engine/fr3/melee/question.ts';
import { readAddress as readVolley } from '../../../src/engine/fr3/missile-fire/address.ts';
import { categoriesFor as volleyKinds, sentence as volleySentence } from '../../../src/engine/fr3/missile-fire/answer.ts';
import { missileFireOdds } from '../../../src/engine/fr3/missile-fire/ask.ts';
import type { MissilePlan } from '../../../src/engine/fr3/missile-fire/extended-question.ts';
import { byShotCategory } from '../../../src/engine/fr3/missile-fire/shot-answer.ts';
import { volley } from '../../../src/engine/fr3/missile-fire/volley.ts';
import { volleysInARow } from '../../../src/engine/fr3/missile-fire/volleys.ts';
import { nerve } from '../../../src/engine/fr3/nerve/calculator.ts';
import { special } from '../../../src/engine/fr3/special/calculator.ts';
import type { Standing } from '../../../src/engine/fr3/standing.ts';
import { structuresCalculator } from '../../../src/engine/fr3/structures/calculator.ts';
import { readAddress } from '../../../src/engine/kernel/calculator/address.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import type { Calculator } from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Fraction } from '../../../src/engine/kernel/fraction.ts';
import type { Odds } from '../../../src/engine/kernel/odds.ts';

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

const standings: readonly (readonly [id: string, is: (standing: Standing) => boolean])[] = [
  ['destroyed', ({ fate }) => fate === 'destroyed'],
  ['double', ({ fate, state }) => fate !== 'destroyed' && state === 2],
  ['demoralized', ({ fate, state }) => fate !== 'destroyed' && state === 1],
  ['steady', ({ fate, state }) => fate !== 'destroyed' && state === 0],
];
const courseOf = (stages: readonly Odds<Standing>[]): Chance[][] =>
  stages.map((odds) => standings.map(([id, is]) => ({ id, chance: odds.of(is) })));

function melee(address: string): string {
  const question = readMelee(address).question as MeleeQuestion;
  const reply = meleeOdds(question);
  if (!reply.ok) return refused(reply.refusals);
  const kinds = byCategory(reply.outcomes).map(({ category, chance }) => ({ id: category.id, chance }));
  const phases = meleeCourse(question, { phases: 3, followUp: true }).map((stage) =>
    stage
      .filter(({ possible }) => possible)
      .map(({ id, says }) => `${id} ${says}`)
      .join(' '),
  );
  return [line(meleeSentence(question, reply), kinds), ...phases].join(' | ');
}

function bowfire(address: string): string {
  const plan = readVolley(address).plan as MissilePlan;
  const reply = missileFireOdds(plan);
  if (!reply.ok) return refused(reply.refusals);
  const of = volley(plan);
  const kinds = byShotCategory(reply.outcomes, volleyKinds(of.target)).map(({ category, chance }) => ({
    id: category.id,
    chance,
  }));
  return line(volleySentence(of, reply), kinds, ...courseOf(volleysInARow(plan)));
}

function artillery(address: string): string {
  const plan = readHit(address).plan as ArtilleryPlan;
  const reply = artilleryOdds(plan);
  if (!reply.ok) return refused(reply.refusals);
  const aim = aimOf(plan);
  const kinds = byShotCategory(reply.outcomes, hitKinds(aim)).map(({ category, chance }) => ({ id: category.id, chance }));
  return line(hitSentence(aim, reply), kinds, ...courseOf(artilleryInARow(plan)));
}

function planner(address: string): string {
  const lines = (readPlans(address).plans as readonly Plan[]).map((plan) => {
    const reply = planOdds(plan);
    if (!reply.ok) return refused(reply.refusals);
    return line(reply.sentence, ...reply.stages.map(({ a, b, places }) => [...b, ...a, ...places]));
  });
  return lines.join(' || ');
}

const rolls =
  (calculator: Calculator) =>
  (address: string): string => {
    const reply = ask(calculator, readAddress(calculator, address).question);
    if (!reply.ok) return refused(reply.refusals);
    return line(reply.sentence, reply.outcomes, ...(reply.course ?? []).map(({ outcomes }) => outcomes));
  };

/** By the name of the file in which their answers are recorded. */
export const answersAt: Readonly<Record<string, (address: string) => string>> = {
  melee,
  bowfire,
  artillery,
  planner,
  ...Object.fromEntries(
    [nerve, characters, special, structuresCalculator, auctionCalculator].map((each) => [each.id, rolls(each)]),
  ),
  ...Object.fromEntries(
    Object.entries(rollCalculators).flatMap(([system, all]) => all.map((each) => [`${system}-${each.id}`, rolls(each)])),
  ),
};
