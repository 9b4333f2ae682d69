/** How the auction page uses the engine, loaded when the user changes the first question. */
import { auctionCalculatorOf } from '../../../engine/fr3/auction/calculator.ts';
import { type AuctionView, type Castable, spellOf } from '../../../engine/fr3/auction/view.ts';
import { readAddress } from '../../../engine/kernel/calculator/address.ts';
import { ask } from '../../../engine/kernel/calculator/answer.ts';
import { filled, viewOf } from '../../../engine/kernel/calculator/procedure.ts';
import type { Question, Said } from '../../../engine/kernel/calculator/question.ts';
import { engineOf } from '../calculator/engine.ts';
import { type AuctionSheet, auctionSheet, procedureOfAuction } from './sheet.ts';

export type PartKey = 's' | 'c' | 'd' | 'w' | 'p';

/** The question with one value removed, so that the default applies. */
function unsaid(question: Question, key: PartKey, id: string): Question {
  const { [id]: _gone, ...rest } = question.parts[key] ?? {};
  return { ...question, parts: { ...question.parts, [key]: rest } };
}

export function auctionEngineOf(spells: readonly Castable[], point: number) {
  const calculator = auctionCalculatorOf(spells, point);
  const of = procedureOfAuction(calculator);
  const { changes, set } = engineOf(calculator);
  const said = (question: Question, key: PartKey): Said => filled(of, question)[key] as Said;
  /** Sets several values of one part at once. `undefined` means the default. */
  const say = (question: Question, key: PartKey, values: Said): Question => {
    let next = question;
    for (const [id, value] of Object.entries(values))
      next = value === undefined ? unsaid(next, key, id) : set(next, key, id, value);
    return next;
  };
  /** If the rules no longer allow a bid, sets it to the minimum. */
  const bidAgain = (question: Question): Question => {
    const reply = ask(calculator, question);
    if (reply.ok) return question;
    const at = new Set(reply.refusals.map((each) => each.at));
    const caster = at.has('c.extra') || at.has('c.later') ? say(question, 'c', { extra: undefined, later: undefined }) : question;
    return at.has('d.points') || at.has('d.active') || at.has('d.later')
      ? say(caster, 'd', { points: undefined, active: undefined, later: undefined })
      : caster;
  };
  const view = (question: Question) => viewOf(of, question) as AuctionView;
  return {
    open: (search: string): AuctionSheet => {
      const { question, problems } = readAddress(calculator, search);
      return auctionSheet(calculator, question, problems);
    },
    sheet: (question: Question): AuctionSheet => auctionSheet(calculator, question),
    view,
    said,
    say,
    changes,
    /** Changes the spell, and raises the caster's level if the spell needs it. */
    announce: (question: Question, id: string): Question => {
      const level = Math.max(said(question, 'c').level as number, spellOf(spells, id)?.level ?? 0);
      const announced = say(question, 's', { unit: id, cost: undefined });
      return bidAgain(say(announced, 'c', { level }));
    },
    /** Changes the magic user, and resets his pool to the default. */
    magicUser: (question: Question, key: 'c' | 'd', value: unknown): Question => {
      const user = say(question, key, { own: undefined, turned: undefined, [key === 'c' ? 'level' : 'user']: value });
      return bidAgain(user);
    },
    /** Sets whether the magic user takes part in the defence. */
    stand: (question: Question, byUser: boolean, most: number): Question => {
      const points = said(question, 'd').points as number;
      return say(
        question,
        'd',
        byUser
          ? { active: true, points: Math.max(1, points) }
          : { active: undefined, later: undefined, points: Math.min(most, points) },
      );
    },
  };
}

export type AuctionEngine = ReturnType<typeof auctionEngineOf>;
