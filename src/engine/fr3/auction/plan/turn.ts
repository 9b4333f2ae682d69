/**
 * A turn of several spells, solved from the end backwards: every auction is a game whose entries are worth what the rest
 * of the turn is worth after them.
 */
import { solveGame } from '../../../kernel/matrix-game.ts';
import { type Auction, wardOf } from '../auction.ts';
import { addsAgain, settled } from '../augmenting.ts';
import { canCast, castingSplit, casts, type Defence, defenceSplit, defences, mostCasting, mostOfUser } from '../bids.ts';
import { d10 } from '../contest.ts';
import { auctionOver, type Pockets, plainest } from './pockets.ts';
import { type Plan, wantedAfter } from './wishes.ts';

/** Payoffs are solved in hundredths, as those of a single auction are: so rounding stays far below what anybody gains. */
const hundred = 100;
/** More than any pool can hold. */
const beyond = 1024;

/** A wish cast in one situation: the bids of both sides, and how often each is sealed. */
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

/** A situation within the turn, and what is best in it. */
export interface Situation {
  readonly attempts: readonly Attempt[];
  /** Undefined where it is best to stop. */
  readonly best: Attempt | undefined;
  /** What the rest of the turn is worth to the caster. */
  readonly value: number;
}

/** Totals at the roll of the dice. */
export interface Totals {
  readonly casting: number;
  readonly defence: Defence;
}

/** What the rest of the turn is worth in a situation. */
export type Rest = (has: Pockets) => number;
type Tried = Pick<Attempt, 'wish' | 'auction' | 'has'>;

/** Who adds after the reveal. Two of level three add in rounds that a plan leaves out. */
export function addsInPlan(auction: Auction): { readonly caster: boolean; readonly defender: boolean } {
  const adds = addsAgain(auction);
  return adds.caster && adds.defender ? { caster: false, defender: false } : adds;
}

/** The bids that can matter: beyond these the caster always wins, or the defender does. */
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
  /** What both sides have once the dice have fallen. */
  after(tried: Tried, totals: Totals, works: boolean): Pockets;
  /** What totals are worth to the caster with all that follows, if the rest is worth so much. */
  payoff(tried: Tried, totals: Totals, rest: Rest): number;
  /** What becomes of sealed bids when a magic user of level three adds what is best for him. */
  revealed(tried: Tried, sealed: Totals, rest: Rest): Totals;
  /** How many situations are solved. */
  solved(): number;
}

/** What becomes of sealed bids when a magic user of level three adds what is best for him, totals being worth so much. */
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
    // Beyond a sure success, or a sure defeat, points are only lost.
    if (settled(auction, totals).works === (mine ? hundred : 0)) break;
  }
  return best;
}

/** The same reckoning, done once for each pair of totals. */
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
    return plainest(plan, {
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
