/**
 * A turn with several spells, solved backwards from the end: each auction is a game whose entries include the value of the rest
 * of the turn.
 */
import { solveGame } from '../../../kernel/matrix-game.ts';
import { type Auction, wardOf } from '../auction.ts';
import { addsAgain, settled } from '../augmenting.ts';
import { canCast, castingSplit, casts, type Defence, defenceSplit, defences, mostCasting, mostOfUser } from '../bids.ts';
import { d10 } from '../contest.ts';
import { auctionOver, type Pockets, simplest } from './pockets.ts';
import { type Plan, wantedAfter } from './wishes.ts';

/** Payoffs are in hundredths, as in a single auction. Rounding errors therefore stay far below any real gain. */
const hundred = 100;
/** A number of points that is higher than any pool. */
const beyond = 1024;

/** A wish cast in one situation: the possible bids of both sides and their probabilities. */
export interface Attempt {
  readonly wish: number;
  readonly auction: Auction;
  readonly has: Pockets;
  readonly casts: readonly number[];
  readonly defences: readonly Defence[];
  readonly casting: readonly number[];
  readonly defence: readonly number[];
  readonly value: number;
}

/** A situation within the turn, and the best choice in it. */
export interface Situation {
  readonly attempts: readonly Attempt[];
  /** The best attempt; undefined if it is best to stop. */
  readonly best: Attempt | undefined;
  /** The value of the rest of the turn for the caster. */
  readonly value: number;
}

/** The totals when the dice are rolled. */
export interface Totals {
  readonly casting: number;
  readonly defence: Defence;
}

/** The value of the rest of the turn in a situation. */
export type Rest = (has: Pockets) => number;
type Tried = Pick<Attempt, 'wish' | 'auction' | 'has'>;

/** Which magic users add points after the reveal. A plan ignores the rounds between two magic users of level three. */
export function addsInPlan(auction: Auction): { readonly caster: boolean; readonly defender: boolean } {
  const adds = addsAgain(auction);
  return adds.caster && adds.defender ? { caster: false, defender: false } : adds;
}

/** The bids that can matter. Higher bids are left out, because the result is then already certain. */
function worthwhile(auction: Auction) {
  const columns = defences(auction);
  const hardest = Math.max(...columns.map(({ total }) => total));
  const highest = mostCasting(auction);
  const ward = wardOf(auction);
  return {
    casts: casts(auction).filter((casting) => casting <= Math.max(auction.cost, hardest - ward + d10)),
    defences: columns.filter(({ total }) => total <= highest + ward + d10),
  };
}

export interface Turn {
  readonly plan: Plan;
  situation(has: Pockets): Situation;
  /** The points left after the dice are rolled. */
  after(tried: Tried, totals: Totals, works: boolean): Pockets;
  /** The value of these totals for the caster, including everything that follows. `rest` gives the value of what follows. */
  payoff(tried: Tried, totals: Totals, rest: Rest): number;
  /** The totals after a magic user of level three has made the best addition to the secret bids. */
  revealed(tried: Tried, sealed: Totals, rest: Rest): Totals;
  /** How many situations have been solved. */
  solved(): number;
}

/**
 * The totals after a magic user of level three has made the best addition to the secret bids. `worth` gives the value of any
 * totals.
 */
function augmented(auction: Auction, sealed: Totals, worth: (totals: Totals) => number): Totals {
  const { casting, defence } = sealed;
  const adds = addsInPlan(auction);
  const mine = adds.caster;
  if (defence.total === 0 || !(mine || (adds.defender && defence.by === 'user'))) return sealed;
  const most = mine ? mostCasting(auction) - casting : mostOfUser(auction) - defence.total;
  let best = sealed;
  let highest = -Infinity;
  for (let more = 0; more <= most; more++) {
    const totals: Totals = mine
      ? { casting: casting + more, defence }
      : { casting, defence: { by: 'user', total: defence.total + more } };
    const gets = (mine ? 1 : -1) * worth(totals);
    if (gets > highest) [best, highest] = [totals, gets];
    // Once success or failure is certain, further points are wasted.
    if (settled(auction, totals).works === (mine ? hundred : 0)) break;
  }
  return best;
}

/** Caches the results of `worth` for each pair of totals. */
function memoised(worth: (totals: Totals) => number): (totals: Totals) => number {
  const known = new Map<number, number>();
  return (totals) => {
    const { casting, defence } = totals;
    const key = (casting * beyond + defence.total) * 2 + (defence.by === 'user' ? 1 : 0);
    const found = known.get(key) ?? worth(totals);
    known.set(key, found);
    return found;
  };
}

export function turnOf(plan: Plan, onSolved?: (solved: number) => void): Turn {
  const situations = new Map<number, Situation>();

  const after: Turn['after'] = ({ wish, auction, has }, { casting, defence }, works) => {
    const mine = castingSplit(auction, casting);
    const theirs = defenceSplit(auction, defence);
    return simplest(plan, {
      wanted: wantedAfter(plan.wishes, has.wanted, { wish, augmented: casting > auction.cost, works }),
      own: has.own - mine.own,
      army: has.army - mine.army,
      theirOwn: has.theirOwn - theirs.own,
      theirArmy: has.theirArmy - theirs.army,
    });
  };

  const payoff: Turn['payoff'] = (tried, totals, rest) => {
    const { payoff: now, works } = settled(tried.auction, totals);
    const then = works > 0 ? works * rest(after(tried, totals, true)) : 0;
    const otherwise = works < hundred ? (hundred - works) * rest(after(tried, totals, false)) : 0;
    return (now + then + otherwise) / hundred;
  };

  const revealed: Turn['revealed'] = (tried, sealed, rest) =>
    augmented(tried.auction, sealed, (totals) => payoff(tried, totals, rest));

  const attempt = (wish: number, has: Pockets): Attempt | undefined => {
    const auction = auctionOver(plan, wish, has);
    if (!canCast(auction)) return undefined;
    const tried = { wish, auction, has };
    const bids = worthwhile(auction);
    const worth = memoised((totals) => payoff(tried, totals, (next) => situation(next).value));
    const { rows, columns, value } = solveGame(
      bids.casts.map((casting) =>
        bids.defences.map((defence) => hundred * worth(augmented(auction, { casting, defence }, worth))),
      ),
    );
    return { ...tried, ...bids, casting: rows, defence: columns, value: value / hundred };
  };

  const situation: Turn['situation'] = (has) => {
    const { wanted, own, army, theirOwn, theirArmy } = has;
    const key = (((wanted * beyond + own) * beyond + army) * beyond + theirOwn) * beyond + theirArmy;
    const known = situations.get(key);
    if (known) return known;
    const attempts = plan.wishes
      .map((_, wish) => (has.wanted & (1 << wish) ? attempt(wish, has) : undefined))
      .filter((each) => each !== undefined);
    const best = attempts.reduce<Attempt | undefined>((most, each) => (each.value > (most?.value ?? 0) ? each : most), undefined);
    const found: Situation = { attempts, best, value: best?.value ?? 0 };
    situations.set(key, found);
    onSolved?.(situations.size);
    return found;
  };

  return { plan, situation, after, payoff, revealed, solved: () => situations.size };
}
