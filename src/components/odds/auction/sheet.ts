/** What the auction page shows for a question, as plain data, so that it can be made at build time and in the page. */
import { mostOfArmy, mostOfUser } from '../../../engine/fr3/auction/bids.ts';
import type { AuctionView } from '../../../engine/fr3/auction/view.ts';
import { whyCasts, whyDefences } from '../../../engine/fr3/auction/why.ts';
import { type Calculator, filled, type Note, type Procedure, viewOf } from '../../../engine/kernel/calculator/procedure.ts';
import type { Question, Said } from '../../../engine/kernel/calculator/question.ts';
import { type Sheet, sheetOf } from '../calculator/sheet.ts';
import { stepsOnPage } from '../work/on-page.ts';

export interface AuctionSheet extends Sheet {
  readonly spell: { readonly id: string; readonly cost: number; readonly costs: readonly number[] };
  /** The values of the caster and the defender, with defaults filled in. */
  readonly caster: Said;
  readonly defender: Said;
  readonly why: { readonly casts: readonly Note[]; readonly defences: readonly Note[] };
  /**
   * Whether the defender's magic user takes part, whether he can take part, and the maximum number of points from the army pool
   * alone.
   */
  readonly byUser: boolean;
  readonly userCan: boolean;
  readonly mostOfArmy: number;
}

export const procedureOfAuction = ({ procedures }: Calculator): Procedure => procedures[0] as Procedure;

export function auctionSheet(calculator: Calculator, question: Question, problems: readonly string[] = []): AuctionSheet {
  const of = procedureOfAuction(calculator);
  const sheet = sheetOf(calculator, question, problems, { most: stepsOnPage });
  const all = filled(of, question);
  const view = viewOf(of, question) as AuctionView;
  const { auction, spell, by } = view;
  return {
    ...sheet,
    // The value of success, the values of points, and the list of spells have forms of their own in drawers.
    parts: sheet.parts.filter(({ key }) => key === 's' || key === 'c' || key === 'd'),
    spell: { id: spell.id, cost: auction.cost, costs: spell.costs },
    caster: all.c as Said,
    defender: all.d as Said,
    why: { casts: whyCasts(view), defences: whyDefences(view) },
    byUser: by === 'user',
    userCan: mostOfUser(auction) > 0,
    mostOfArmy: mostOfArmy(auction),
  };
}
