/** What would change it: every circumstance that could still be added or removed, and how far it would move the result. */
import { alternatives } from '../../kernel/alternatives.ts';
import type { Fraction } from '../../kernel/fraction.ts';
import { approximate, minus } from '../../kernel/fraction.ts';
import { chanceOf, type MeleeAnswer } from './answer.ts';
import { meleeOdds } from './ask.ts';
import { type Circumstance, circumstances } from './circumstances.ts';
import { bout, view } from './combatant.ts';
import { type MeleeQuestion, type MeleeSide, type SideId, sideIds } from './question.ts';

/** The four chances by which results are compared: harm is any loss, ruin is being out of play. */
export interface Measures {
  readonly harmA: Fraction;
  readonly harmB: Fraction;
  readonly ruinA: Fraction;
  readonly ruinB: Fraction;
}

export interface Change {
  /** The side it concerns; undefined for who charged and which round it is. */
  readonly side: SideId | undefined;
  readonly name: string;
  /** False where something is taken away: then “without” stands before the name. */
  readonly adds: boolean;
  readonly question: MeleeQuestion;
  readonly after: Measures;
  /** After less before. */
  readonly moved: Measures;
}

const out = (fate: string) => fate === 'destroyed' || fate === 'captured';

export function measures({ outcomes }: Pick<MeleeAnswer, 'outcomes'>): Measures {
  return {
    harmA: chanceOf(outcomes, (r) => r.a.fate !== 'unharmed'),
    harmB: chanceOf(outcomes, (r) => r.b.fate !== 'unharmed'),
    ruinA: chanceOf(outcomes, (r) => out(r.a.fate)),
    ruinB: chanceOf(outcomes, (r) => out(r.b.fate)),
  };
}

const difference = (x: Measures, y: Measures): Measures => ({
  harmA: minus(x.harmA, y.harmA),
  harmB: minus(x.harmB, y.harmB),
  ruinA: minus(x.ruinA, y.ruinA),
  ruinB: minus(x.ruinB, y.ruinB),
});

/** How far a change moves the result, ruin counting with harm. */
export const size = ({ moved }: Change): number =>
  Math.max(
    Math.abs(approximate(moved.harmA)) + Math.abs(approximate(moved.ruinA)),
    Math.abs(approximate(moved.harmB)) + Math.abs(approximate(moved.ruinB)),
  );

/** Left out of the list: they ask another question rather than change this one. */
const otherQuestions = ['form', 'stage', 'model', 'other', 'further', 'markers'];
const isOtherQuestion = ({ id, group }: Circumstance): boolean => otherQuestions.includes(id) || group === 'Army list';

/** Every possible single change, the largest first. The question must have an answer. */
export function changes(question: MeleeQuestion, answer: MeleeAnswer): Change[] {
  const before = measures(answer);
  const found: Change[] = [];
  const consider = (side: SideId | undefined, name: string, adds: boolean, changed: MeleeQuestion) => {
    const reply = meleeOdds(changed);
    if (!reply.ok) return;
    const after = measures(reply);
    const change: Change = { side, name, adds, question: changed, after, moved: difference(after, before) };
    if (size(change) > 0) found.push(change);
  };
  const of = bout(question);
  for (const side of sideIds) {
    const seen = view(of, side);
    for (const circumstance of circumstances) {
      if (isOtherQuestion(circumstance) || !circumstance.matters(seen)) continue;
      const now = seen.me.is[circumstance.id];
      for (const { value, name, adds } of alternatives(circumstance, now, seen.me))
        consider(side, name, adds, { ...question, [side]: { ...question[side], [circumstance.id]: value } as MeleeSide });
    }
  }
  for (const charge of [undefined, 'a', 'b'] as const)
    if (charge !== question.charge && question.round !== 'later') {
      const { charge: _was, ...rest } = question;
      consider(charge, charge ? 'It charges' : 'Nobody charges', true, charge ? { ...rest, charge } : rest);
    }
  if (question.charge)
    consider(undefined, question.round === 'later' ? 'The phase of the charge' : 'A later phase', true, {
      ...question,
      round: question.round === 'later' ? 'first' : 'later',
    });
  return found.sort((x, y) => size(y) - size(x));
}
