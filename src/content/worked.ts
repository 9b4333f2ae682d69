/**
 * Worked examples that the engine plays: a question of a calculator and the dice that fall, and from them every number that
 * the example shows. `<Worked>` draws one. An example that the rules refuse, that leaves a die over or that ends otherwise
 * than its page says does not build.
 */

import { readAddress as readArtillery } from '../engine/fr3/artillery/address.ts';
import { aimOf } from '../engine/fr3/artillery/aim.ts';
import {
  answerOf as artilleryAnswer,
  categoriesFor as artilleryCategories,
  sourceWords,
} from '../engine/fr3/artillery/answer.ts';
import { artillery } from '../engine/fr3/artillery/artillery.ts';
import type { ArtilleryQuestion } from '../engine/fr3/artillery/question.ts';
import { refusals as artilleryRefusals } from '../engine/fr3/artillery/refusals.ts';
import { readAddress as readMelee } from '../engine/fr3/melee/address.ts';
import { categories } from '../engine/fr3/melee/answer.ts';
import { bout } from '../engine/fr3/melee/combatant.ts';
import { melee } from '../engine/fr3/melee/melee.ts';
import { linesOf as meleeLines } from '../engine/fr3/melee/modifiers.ts';
import type { MeleeQuestion, SideId } from '../engine/fr3/melee/question.ts';
import { refusals as meleeRefusals } from '../engine/fr3/melee/refusals.ts';
import { readAddress as readMissiles } from '../engine/fr3/missile-fire/address.ts';
import { categoriesFor as missileCategories } from '../engine/fr3/missile-fire/answer.ts';
import { missileFire } from '../engine/fr3/missile-fire/missile-fire.ts';
import { linesOf as missileLines } from '../engine/fr3/missile-fire/modifiers.ts';
import type { MissileQuestion } from '../engine/fr3/missile-fire/question.ts';
import { refusals as missileRefusals } from '../engine/fr3/missile-fire/refusals.ts';
import { rowOf } from '../engine/fr3/missile-fire/row.ts';
import { targetName } from '../engine/fr3/missile-fire/target-words.ts';
import { volley } from '../engine/fr3/missile-fire/volley.ts';
import { readAddress } from '../engine/kernel/calculator/address.ts';
import { type Line, type Procedure, procedureOf, type Sum, viewOf } from '../engine/kernel/calculator/procedure.ts';
import { refusals } from '../engine/kernel/calculator/refusals.ts';
import { type Chance, play } from '../engine/kernel/chance.ts';
import { scripted } from '../engine/kernel/dice.ts';
import type { Die } from '../engine/kernel/die.ts';
import { sentenceCase } from '../engine/kernel/text.ts';
import { calculatorNamed } from './roll-calculators.ts';

/** What is asked, and what falls. */
export interface Asked {
  /** A calculator by its name: `melee`, `rally`, `six-events/melee`. */
  readonly of: string;
  /** The question, as it stands in the calculator's address. */
  readonly q: string;
  /** Faces in the order in which they fall; those of one roll with blanks between them, rolls apart by `/`: `4 / 5`. */
  readonly dice: string;
  /** The id of the result to which they lead, as the calculator calls it. */
  readonly ends: string;
}

/** One roll of the example: what is added to which faces, and what it comes to or has to reach. */
export interface Roll {
  readonly title: string;
  readonly lines: readonly Line[];
  /** The number to which the lines are added, where a table gives one: `Rally number 6+`. */
  readonly given: { readonly name: string; readonly value: string } | undefined;
  readonly die: Die;
  readonly faces: readonly number[];
  /** The faces and everything added to them; undefined where the face alone is compared. */
  readonly total: number | undefined;
  /** What the roll is compared with: `needs 6+`, `row 4 of the table`. */
  readonly compared: string | undefined;
}

export interface WorkedExample {
  /** Who rolls, and against whom, where the titles of the rolls do not say it: `Spears, demoralized`. */
  readonly subject: string | undefined;
  readonly rolls: readonly Roll[];
  readonly result: string;
}

/** A roll before its dice are known. */
interface Plan {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly given?: Roll['given'];
  /** The face alone is compared with the number needed. */
  readonly plain?: boolean;
  readonly compared?: string | undefined;
}

/** An example before its dice fall. A roll without a plan is called by what its die decides. */
interface Ready<Result> {
  readonly problems: readonly string[];
  readonly subject?: () => string;
  plans(rolls: number): readonly (Plan | undefined)[];
  chance(): Chance<Result>;
  readonly kinds: readonly { readonly id: string; words(): string; is(result: Result): boolean }[];
}

const sentences = (found: readonly { readonly because: string }[]) => found.map(({ because }) => because);

function ofMelee(q: string): Ready<ReturnType<typeof melee> extends Chance<infer R> ? R : never> {
  const { question, problems } = readMelee(q);
  const asked = question as MeleeQuestion;
  const of = () => bout(asked);
  const name = (side: SideId) => of()[side].unit.name;
  return {
    problems: problems.length > 0 ? problems : sentences(meleeRefusals(asked)),
    plans: () => (['a', 'b'] as const).map((side) => ({ title: name(side), lines: meleeLines(of(), side) })),
    chance: () => melee(of()),
    kinds: categories.map(({ id, side, words, is }) => ({
      id,
      words: () => (side ? `${name(side)} ${words}` : sentenceCase(words)),
      is,
    })),
  };
}

function ofMissiles(q: string): Ready<ReturnType<typeof missileFire> extends Chance<infer R> ? R : never> {
  const { plan, problems } = readMissiles(q);
  const asked = plan as MissileQuestion;
  const found = problems.length > 0 ? problems : sentences(missileRefusals(asked));
  if (found.length > 0) return { problems: found, plans: () => [], chance: () => missileFire(volley(asked)), kinds: [] };
  const of = volley(asked);
  const firers = of.firers.map(({ carrier, count, range }) => `${count > 1 ? `${count} × ` : ''}${carrier.name} at ${range}″`);
  const shot: Plan = { title: firers.join(', '), lines: missileLines(of), compared: `row ${rowOf(of).row} of the table` };
  return {
    problems: [],
    // Whatever is rolled before the shot comes first.
    plans: (rolls) => [...Array.from({ length: Math.max(0, rolls - 1) }, () => undefined), shot],
    chance: () => missileFire(of),
    kinds: missileCategories(of.target).map(({ id, side, words, is }) => ({
      id,
      words: () => (side ? `${targetName(of.target)} ${words}` : sentenceCase(words)),
      is,
    })),
  };
}

function ofArtillery(q: string): Ready<ReturnType<typeof artillery> extends Chance<infer R> ? R : never> {
  const { plan, problems } = readArtillery(q);
  const asked = plan as ArtilleryQuestion;
  const aim = () => aimOf(asked);
  return {
    problems: problems.length > 0 ? problems : sentences(artilleryRefusals(asked)),
    plans: () => {
      const answer = artilleryAnswer(aim(), artillery(aim()));
      const source = sourceWords(aim());
      const { first, toHit, damage, fire } = answer;
      return [
        ...(first ? [{ title: 'Whether it explodes', lines: [], plain: true, compared: `needs ${first.needed}+` }] : []),
        ...(toHit ? [{ title: `${source}: to hit`, lines: toHit.lines, compared: `needs ${toHit.needed}+` }] : []),
        ...(damage ? [{ title: `${source}: damage`, lines: damage.lines, compared: 'read in the damage table' }] : []),
        ...(fire
          ? [
              { title: 'The fire', lines: fire.fire.lines },
              { title: 'The target', lines: fire.target.lines },
            ]
          : []),
      ];
    },
    chance: () => artillery(aim()),
    kinds: artilleryCategories(aim()).map(({ id, words, is }) => ({ id, words: () => sentenceCase(words), is })),
  };
}

/** What a roll of a calculator is compared with. */
function comparison({ against, needs, die }: Sum): string | undefined {
  if (needs !== undefined) return die !== undefined && needs > die ? 'cannot succeed' : `needs ${needs}+`;
  return against && `${against.name} ${against.value}`;
}

function ofRolls(name: string, q: string): Ready<unknown> {
  const calculator = calculatorNamed(name);
  const { question, problems } = readAddress(calculator, q);
  const of = procedureOf(calculator, question.roll) as Procedure;
  const found = problems.length > 0 ? problems : sentences(refusals(calculator, question));
  const seen = () => viewOf(of, question);
  return {
    problems: found,
    subject: () => of.subject(seen()),
    plans: () =>
      of.sums(seen()).map((sum) => ({
        title: sum.title,
        lines: sum.lines,
        given: sum.needs === undefined ? undefined : sum.against,
        plain: sum.needs !== undefined,
        compared: comparison(sum),
      })),
    chance: () => of.chance(seen()),
    kinds: of.kinds.map(({ id, words, is }) => ({
      id,
      words: () => sentenceCase(typeof words === 'string' ? words : words(seen())),
      is: (result) => is(result, seen()),
    })),
  };
}

const ready: Readonly<Record<string, (q: string) => Ready<never>>> = {
  melee: ofMelee as (q: string) => Ready<never>,
  bowfire: ofMissiles as (q: string) => Ready<never>,
  artillery: ofArtillery as (q: string) => Ready<never>,
};

/** The example, played. Throws a sentence if the rules refuse it, its dice do not fit, or it ends otherwise. */
export function worked({ of, q, dice, ends }: Asked): WorkedExample {
  const example = (ready[of]?.(q) ?? ofRolls(of, q)) as Ready<unknown>;
  if (example.problems.length > 0) throw new Error(example.problems.join(' '));
  const groups = dice.split('/').map((group) => group.trim().split(/\s+/).filter(Boolean).map(Number));
  const script = scripted(groups.flat());
  const fallen: { die: Die; decides: string }[] = [];
  const result = play(example.chance(), {
    roll(die, purpose) {
      fallen.push({ die, decides: purpose.decides });
      return script.roll(die, purpose);
    },
  });
  script.finish();
  const kind = example.kinds.find((each) => each.is(result));
  if (kind?.id !== ends) throw new Error(`The dice lead to “${kind?.id}”, not to “${ends}”.`);
  const plans = example.plans(groups.length);
  let at = 0;
  const rolls = groups.map((faces, number): Roll => {
    const { die, decides } = fallen[at] as { die: Die; decides: string };
    at += faces.length;
    // After a tie all roll again: the same sums in the same order.
    const again = decides === fallen[0]?.decides ? plans[number % plans.length] : undefined;
    const plan: Plan = plans[number] ?? again ?? { title: sentenceCase(decides), lines: [], plain: true };
    const added = plan.lines.reduce((sum, { amount }) => sum + amount, 0);
    const total = plan.plain ? undefined : faces.reduce((sum, face) => sum + face, added);
    return { title: plan.title, lines: plan.lines, given: plan.given, die, faces, total, compared: plan.compared };
  });
  return { subject: example.subject?.(), rolls, result: kind.words() };
}
