/** The worked examples in the auction lesson, calculated by the engine while the site is built. */
import type { Auction } from '../../../engine/fr3/auction/auction.ts';
import { settled } from '../../../engine/fr3/auction/augmenting.ts';
import { type Defence, mostOfArmy } from '../../../engine/fr3/auction/bids.ts';
import {
  type BidTable,
  bestCasting,
  bestDefence,
  bidTable,
  type Equilibrium,
  equilibrium,
} from '../../../engine/fr3/auction/equilibrium.ts';
import { solvePlan } from '../../../engine/fr3/auction/several-spells.ts';
import { castableSpells, storedPointCost } from '../../../engine/fr3/auction/spell-book.ts';
import { usualSuccess } from '../../../engine/fr3/auction/usual.ts';
import { spellOf } from '../../../engine/fr3/auction/view.ts';
import { magic } from '../../../engine/fr3/data/figures/magic.ts';

const costOf = (spell: string): number => spellOf(castableSpells, spell)?.costs[0] ?? 0;
export const teleport = costOf('teleport');
export const apoplexy = costOf('apoplexy');
/** The values of success and of a magic point in all examples. */
export const success = usualSuccess;
export const point = storedPointCost;
/** Average pools for level two and level three. */
export const pools = { two: 7, three: 10, army: magic.armyPool } as const;

const auction = (level: 2 | 3, user: Auction['defender']['user']): Auction => ({
  cost: teleport,
  surcharge: 0,
  ward: false,
  augmentable: true,
  caster: { level, own: level === 2 ? pools.two : pools.three, army: pools.army, stored: false },
  defender: { user, own: user === 'none' ? 0 : pools.two, army: pools.army },
  stakes: { success, casterPoint: point, defenderPoint: point },
});

export interface Case {
  readonly auction: Auction;
  readonly table: BidTable;
  readonly found: Equilibrium;
}

function caseOf(of: Auction): Case {
  const table = bidTable(of);
  return { auction: of, table, found: equilibrium(table) as Equilibrium };
}

/**
 * Example one: a defender without magic users. Shows what each extra point gains against the highest bid that the defender's army
 * pool allows.
 */
export const first = caseOf(auction(2, 'none'));
const hardest: Defence = { by: 'army', total: mostOfArmy(first.auction) };
const againstHardest = (casting: number) => {
  const { works, payoff } = settled(first.auction, { casting, defence: hardest });
  return { casting, works: works / 100, gain: payoff / 100 };
};
export const ladder = first.table.casts.slice(0, 7).map((casting) => {
  const now = againstHardest(casting);
  const before = casting > teleport ? againstHardest(casting - 1) : undefined;
  return { ...now, more: before && now.works - before.works, net: before && now.gain - before.gain };
});
export const bestOnLadder = ladder.reduce((best, each) => (each.gain > best.gain ? each : best));

/** Example two: two magic users of level two. Each side answers the other's last bid, until a bid repeats. */
export const second = caseOf(auction(2, 'level-2'));

export interface Round {
  readonly casting: number;
  readonly defence: Defence;
  /** The chance of success and the caster's gain, after the defender has answered. */
  readonly works: number;
  readonly gain: number;
}

function roundsOf({ table }: Case): Round[] {
  const rounds: Round[] = [];
  let at = 0;
  for (;;) {
    const casting = table.casts[at] as number;
    if (rounds.some((round) => round.casting === casting)) return rounds;
    const answer = bestDefence(table, at);
    const place = answer.places[0] as number;
    rounds.push({ casting, defence: table.defences[place] as Defence, works: answer.works, gain: answer.payoff });
    at = bestCasting(table, place).places[0] as number;
  }
}
export const rounds = roundsOf(second);

/** The bids that occur in a mix. */
const playedOf = (weights: readonly number[]): number[] => weights.flatMap((weight, at) => (weight > 0 ? [at] : []));
export const played = { casts: playedOf(second.found.casts), defences: playedOf(second.found.defences) };

/**
 * Example three: the same with a caster of level three. The lesson compares it with two other auctions with the same pools: one
 * with a caster of level two, and one with magic users of level three on both sides.
 */
export const third = caseOf(auction(3, 'level-2'));
const asRich = (level: 2 | 3, user: Auction['defender']['user']): Auction => {
  const { caster } = third.auction;
  return { ...auction(level, user), caster: { ...caster, level } };
};
export const withoutLastWord = caseOf(asRich(2, 'level-2'));
export const bothLevelThree = caseOf(asRich(3, 'level-3'));
/** What the caster adds after the reveal, if he bid only the basic cost. */
export const lastWord = [1, 3, 5, 7, 9, 11, 13].flatMap((total) => {
  const place = third.table.defences.findIndex((defence) => defence.by === 'user' && defence.total === total);
  const prospect = third.table.prospects[0]?.[place];
  return prospect ? [{ total, adds: prospect.casting.length - 1, works: prospect.works / 100, gain: prospect.payoff / 100 }] : [];
});

/** More than one spell: two spells paid from one pool. */
const wish = (spell: string, cost: number, worth: number) => ({
  spell,
  cost,
  surcharge: 0,
  ward: false,
  augmentable: true,
  worth,
});
export const cheapWorth = success / 2;
export const turn = solvePlan({
  wishes: [wish('teleport', teleport, success), wish('apoplexy', apoplexy, cheapWorth)],
  caster: { level: 2, own: pools.two, army: pools.army },
  defender: { user: 'level-2', own: pools.two, army: pools.army },
  casterPoint: point,
  defenderPoint: point,
});
