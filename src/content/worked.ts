/**
 * Worked examples that the engine plays. A calculator question and the dice rolled determine every number in the example.
 * `<Worked>` shows it on a page. The build fails if the rules refuse the example, if a die is left over, or if the result differs
 * from the one stated on the page.
 */

import { readAddress } from '../engine/kernel/calculator/address.ts';
import { type Line, type Procedure, procedureOf, type Sum, viewOf } from '../engine/kernel/calculator/procedure.ts';
import { refusals } from '../engine/kernel/calculator/refusals.ts';
import { play } from '../engine/kernel/chance.ts';
import { scripted } from '../engine/kernel/dice.ts';
import type { Die } from '../engine/kernel/die.ts';
import { sentenceCase } from '../engine/kernel/text.ts';
import { calculatorNamed } from './named-calculators.ts';

/** The question of a worked example, and its dice. */
export interface Asked {
  /** A calculator by its name: `melee`, `rally`, `six-events/melee`. */
  readonly of: string;
  /** The question as in the calculator's address. */
  readonly q: string;
  /** The faces in the order in which they are rolled. Faces of one roll are separated by spaces, and rolls by `/`: `4 / 5`. */
  readonly dice: string;
  /** The id of the expected result in the calculator. */
  readonly ends: string;
}

/** One roll in the example: the faces, the modifiers, and the total or the target number. */
export interface Roll {
  readonly title: string;
  readonly lines: readonly Line[];
  /** The number to which the modifiers are added, if a table gives one: `Rally number 6+`. */
  readonly given: { readonly name: string; readonly value: string } | undefined;
  readonly die: Die;
  readonly faces: readonly number[];
  /** The total of faces and modifiers; undefined if only the face is compared. */
  readonly total: number | undefined;
  /** What the roll is compared with: `needs 6+`, `row 4 of the table`. */
  readonly compared: string | undefined;
}

export interface WorkedExample {
  /** Who rolls, and against whom, if the titles of the rolls do not say so: `Spears, demoralized`. */
  readonly subject: string | undefined;
  readonly rolls: readonly Roll[];
  readonly result: string;
}

/** A roll before its dice are known. */
interface Plan {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly given?: Roll['given'];
  /** Only the face itself is compared with the target number. */
  readonly plain?: boolean;
  readonly compared?: string | undefined;
}

/** What a roll in the calculator is compared with. */
function comparison({ against, needs, die }: Sum): string | undefined {
  if (needs !== undefined) return die !== undefined && needs > die ? 'cannot succeed' : `needs ${needs}+`;
  return against && `${against.name} ${against.value}`;
}

/**
 * The plan for each roll. `decides` has, for each roll, the purpose of its first die. If the purpose of the first roll occurs
 * again after the planned rolls, there was a tie, and all dice are rolled again with the same sums in the same order. Otherwise
 * the additional rolls have no sum and come before the rolls that have one.
 */
function plansOf(of: Procedure, seen: unknown, decides: readonly string[]): readonly (Plan | undefined)[] {
  const plans = of
    .sums(seen)
    .filter(({ total }) => total === undefined)
    .map((sum) => ({
      title: sum.title,
      lines: sum.lines,
      given: sum.needs === undefined ? undefined : sum.against,
      plain: sum.needs !== undefined,
      compared: comparison(sum),
    }));
  const further = decides.length - plans.length;
  if (further <= 0) return plans;
  return decides[plans.length] === decides[0]
    ? decides.map((_, at) => plans[at % plans.length])
    : [...Array.from({ length: further }, () => undefined), ...plans];
}

/** Plays the example. Throws an error if the rules refuse it, its dice do not fit, or the result is different. */
export function worked({ of: name, q, dice, ends }: Asked): WorkedExample {
  const calculator = calculatorNamed(name);
  const { question, problems } = readAddress(calculator, q);
  const of = procedureOf(calculator, question.roll) as Procedure;
  const wrong = problems.length > 0 ? problems : refusals(calculator, question).map(({ because }) => because);
  if (wrong.length > 0) throw new Error(wrong.join(' '));
  const seen = viewOf(of, question);
  const groups = dice.split('/').map((group) => group.trim().split(/\s+/).filter(Boolean).map(Number));
  const script = scripted(groups.flat());
  const fallen: { die: Die; decides: string }[] = [];
  const result = play(of.chance(seen), {
    roll(die, purpose) {
      fallen.push({ die, decides: purpose.decides });
      return script.roll(die, purpose);
    },
  });
  script.finish();
  const kind = of.kinds.find((each) => each.is(result, seen));
  if (kind?.id !== ends) throw new Error(`The dice lead to “${kind?.id}”, not to “${ends}”.`);
  const starts = groups.map((_, at) => groups.slice(0, at).flat().length);
  const first = starts.map((at) => fallen[at] as { die: Die; decides: string });
  const plans = plansOf(
    of,
    seen,
    first.map(({ decides }) => decides),
  );
  const rolls = groups.map((faces, number): Roll => {
    const { die, decides } = first[number] as { die: Die; decides: string };
    const plan: Plan = plans[number] ?? { title: sentenceCase(decides), lines: [], plain: true };
    const added = plan.lines.reduce((sum, { amount }) => sum + amount, 0);
    const total = plan.plain ? undefined : faces.reduce((sum, face) => sum + face, added);
    return { title: plan.title, lines: plan.lines, given: plan.given, die, faces, total, compared: plan.compared };
  });
  const words = typeof kind.words === 'string' ? kind.words : kind.words(seen);
  const names = of.names?.(seen);
  return {
    subject: names ? undefined : of.subject(seen),
    rolls,
    result: kind.side && names ? `${names[kind.side]} ${words}` : sentenceCase(words),
  };
}
