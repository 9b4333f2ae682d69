/** The facts of a magic auction, resolved from the question. */
import type { Filled } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Auction, type DefenderKind, spiritSurcharge, type TargetForm, targetForms } from './auction.ts';
import type { Plan, Wish } from './plan/wishes.ts';

/** The data about a spell that the auction needs. */
export interface Castable {
  readonly id: string;
  readonly name: string;
  /** The spell's possible basic costs. A spell has several if its caster chooses how much to pay. */
  readonly costs: readonly number[];
  /** The lowest level of magic user who has the spell. */
  readonly level: number;
  readonly augmentable: boolean;
  /** A special condition for augmenting or opposing the spell. */
  readonly note?: string;
  readonly rule: Fr3RuleId;
}

/** Values in a question with a special meaning: 0 means the lowest basic cost, and `none` means no spell. */
export const lowestCost = 0;
export const noSpell = 'none';

/** The endings of the address keys for the further spells: `p.spell2`. */
export const places = ['2', '3', '4'] as const;

export interface AuctionView {
  readonly spell: Castable;
  readonly form: TargetForm;
  readonly spirit: boolean;
  readonly auction: Auction;
  /** The totals of both sides in the contest, after all additions. */
  readonly casting: number;
  readonly defence: number;
  readonly by: 'army' | 'user';
  /** The spells for the turn, beginning with this one; undefined if no magic user casts it from his own pool. */
  readonly plan: Plan | undefined;
  readonly said: { readonly s: Said; readonly c: Said; readonly d: Said; readonly p: Said };
}

export const spellOf = (spells: readonly Castable[], id: unknown): Castable | undefined => spells.find((each) => each.id === id);

const surchargeOf = (form: TargetForm, spirit: boolean): number => targetForms[form].more + (spirit ? spiritSurcharge : 0);

function wishes(spells: readonly Castable[], p: Said): Wish[] {
  return places.flatMap((at) => {
    const spell = spellOf(spells, p[`spell${at}`]);
    if (!spell) return [];
    return {
      spell: spell.id,
      cost: (p[`cost${at}`] as number) || Math.min(...spell.costs),
      surcharge: surchargeOf(p[`target${at}`] as TargetForm, p[`spirit${at}`] === true),
      ward: p[`ward${at}`] === true,
      augmentable: spell.augmentable,
      worth: p[`worth${at}`] as number,
    };
  });
}

/** The facts for a well-formed question, with defaults filled in. */
export function auctionView(spells: readonly Castable[], { s = {}, c = {}, d = {}, w = {}, p = {} }: Filled): AuctionView {
  const spell = spellOf(spells, s.unit) as Castable;
  const form = s.target as TargetForm;
  const spirit = s.spirit === true;
  const withClock = (said: Said) => (said.own as number) + (said.turned as number);
  const user = d.nullified === true ? 'none' : (d.user as DefenderKind);
  const auction: Auction = {
    cost: (s.cost as number) || Math.min(...spell.costs),
    surcharge: surchargeOf(form, spirit),
    ward: s.ward === true,
    augmentable: spell.augmentable,
    caster: { level: c.level as 0 | 1 | 2 | 3, own: withClock(c), army: c.army as number, stored: c.stored === true },
    defender: { user, own: user === 'none' ? 0 : withClock(d), army: d.army as number },
    stakes: { success: w.success as number, casterPoint: w.mine as number, defenderPoint: w.theirs as number },
  };
  const { cost, surcharge, ward, augmentable, caster, defender, stakes } = auction;
  const first: Wish = { spell: spell.id, cost, surcharge, ward, augmentable, worth: stakes.success };
  const plan: Plan = {
    wishes: [first, ...wishes(spells, p)],
    caster,
    defender,
    casterPoint: stakes.casterPoint,
    defenderPoint: stakes.defenderPoint,
  };
  return {
    spell,
    form,
    spirit,
    auction,
    casting: auction.cost + (c.extra as number) + (c.later as number),
    defence: (d.points as number) + (d.later as number),
    by: d.active ? 'user' : 'army',
    plan: caster.stored || caster.level === 0 ? undefined : plan,
    said: { s, c, d, p },
  };
}
