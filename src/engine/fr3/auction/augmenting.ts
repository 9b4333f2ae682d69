/**
 * After the reveal (fr3.auction.level-three-casting), magic users of level three may add points again. If only one side's magic
 * user is of level three, there is one such round. Between two magic users of level three, rounds continue until neither adds
 * anything. The game is solved backwards from its end, because there is less to decide when fewer points are left.
 */
import { type Payoffs, type Solution, solveGame } from '../../kernel/matrix-game.ts';
import { type Auction, casterWinsTies, defenceLevels, paidByCaster, wardOf } from './auction.ts';
import { canCast, type Defence, mayAugment, mostCasting, mostOfUser } from './bids.ts';
import { worksInHundred } from './contest.ts';

/** The totals of both sides in the contest. */
export interface Standing {
  readonly casting: number;
  readonly defence: Defence;
}

/** The best play from a given state. Payoffs are for the caster, in hundredths of the unit of the stakes. */
export interface Prospect {
  readonly payoff: number;
  /** The chance of success under best play, in hundredths. */
  readonly works: number;
  /** The probabilities of each side's additions: `casting[2]` is the chance that the caster adds 2. */
  readonly casting: readonly number[];
  readonly defence: readonly number[];
}

/** The value of each side's best answer to the other side's strategy. */
export interface BestAnswers {
  readonly caster: number;
  readonly defender: number;
}

const nothing = [1];
const surely = (at: number): number[] => Array.from({ length: at + 1 }, (_, i) => (i === at ? 1 : 0));

/** The chance of success and the payoff, if neither side adds any more. */
export function settled(auction: Auction, { casting, defence }: Standing): { readonly payoff: number; readonly works: number } {
  const { success, casterPoint, defenderPoint } = auction.stakes;
  const works =
    defence.total === 0 ? 100 : worksInHundred(casting + wardOf(auction) - defence.total, casterWinsTies(auction, defence.by));
  return {
    works,
    payoff: success * works - 100 * casterPoint * paidByCaster(auction, casting) + 100 * defenderPoint * defence.total,
  };
}

export interface AfterReveal {
  prospect(standing: Standing): Prospect;
  bestAnswers(standing: Standing): BestAnswers;
}

/** Which magic users may add points after the reveal: the caster, and the defender's magic user. */
export const addsAgain = (auction: Auction): { readonly caster: boolean; readonly defender: boolean } => ({
  caster: mayAugment(auction) && auction.caster.level === 3,
  defender: defenceLevels[auction.defender.user] === 3,
});

/** All states that can follow a reveal in this auction. */
export function afterReveal(auction: Auction): AfterReveal {
  const adds = addsAgain(auction);
  const mostCast = mostCasting(auction);
  const mostDefence = mostOfUser(auction);
  const end = (casting: number, defence: Defence) => settled(auction, { casting, defence });
  const rounds = adds.caster && adds.defender && canCast(auction) ? duel(auction.cost, mostCast, mostDefence, end) : undefined;

  const prospect = ({ casting, defence }: Standing): Prospect => {
    const now = end(casting, defence);
    if (defence.total === 0) return { ...now, casting: nothing, defence: nothing };
    const answers = adds.defender && defence.by === 'user';
    if (rounds && answers) return rounds.prospect(casting, defence.total);
    if (adds.caster) {
      const added = best(mostCast - casting, (more) => end(casting + more, defence).payoff);
      return { ...end(casting + added, defence), casting: surely(added), defence: nothing };
    }
    if (answers) {
      const more = (by: number): Defence => ({ by: 'user', total: defence.total + by });
      const added = best(mostDefence - defence.total, (by) => -end(casting, more(by)).payoff);
      return { ...end(casting, more(added)), casting: nothing, defence: surely(added) };
    }
    return { ...now, casting: nothing, defence: nothing };
  };
  return {
    prospect,
    bestAnswers: (standing) => {
      const { casting, defence } = standing;
      if (rounds && defence.by === 'user' && defence.total > 0) return rounds.bestAnswers(casting, defence.total);
      const { payoff } = prospect(standing);
      return { caster: payoff, defender: payoff };
    },
  };
}

/** The choice from 0 to `most` with the highest value. If several choices have this value, the result is the smallest of them. */
function best(most: number, worth: (choice: number) => number): number {
  let found = 0;
  let highest = worth(0);
  for (let choice = 1; choice <= most; choice++) {
    const now = worth(choice);
    if (now > highest) {
      found = choice;
      highest = now;
    }
  }
  return found;
}

type End = (casting: number, defence: Defence) => { readonly payoff: number; readonly works: number };

/**
 * A contest between two magic users of level three. For each pair of totals the contest is a matrix game, and the entries of that
 * game come from the games with higher totals.
 */
function duel(leastCast: number, mostCast: number, mostDefence: number, end: End) {
  const width = mostDefence + 2;
  const at = (casting: number, defence: number) => casting * width + defence;
  const places = at(mostCast + 1, width);
  const prospects: Prospect[] = [];
  /**
   * For each entry of the matrix: the lowest value from this entry to the right end of its row, and the highest value from this
   * entry to the bottom of its column. With these values a saddle point can be found without solving the game.
   */
  const leastOfRow = new Float64Array(places).fill(Infinity);
  const mostOfColumn = new Float64Array(places).fill(-Infinity);
  const answers: BestAnswers[] = [];
  const ends = (casting: number, defence: number) => end(casting, { by: 'user', total: defence });

  /** A best pair of additions, if a saddle point exists; otherwise undefined. */
  const still = (casting: number, defence: number, now: number): readonly [number, number] | undefined => {
    let row = casting;
    let most = Math.min(now, leastOfRow[at(casting, defence + 1)] as number);
    for (let x = casting + 1; x <= mostCast; x++) {
      const least = leastOfRow[at(x, defence)] as number;
      if (least > most) [row, most] = [x, least];
    }
    let column = defence;
    let least = Math.max(now, mostOfColumn[at(casting + 1, defence)] as number);
    for (let y = defence + 1; y <= mostDefence; y++) {
      const highest = mostOfColumn[at(casting, y)] as number;
      if (highest < least) [column, least] = [y, highest];
    }
    return most === least ? [row - casting, column - defence] : undefined;
  };

  const solve = (casting: number, defence: number): Prospect => {
    const now = ends(casting, defence);
    const next = (x: number, y: number): { readonly payoff: number; readonly works: number } =>
      x === 0 && y === 0 ? now : (prospects[at(casting + x, defence + y)] as Prospect);
    const surelyBest = still(casting, defence, now.payoff);
    if (surelyBest) {
      const [x, y] = surelyBest;
      const { payoff, works } = next(x, y);
      return { payoff, works, casting: surely(x), defence: surely(y) };
    }
    const columns = mostDefence - defence + 1;
    const payoffs: Payoffs = Array.from({ length: mostCast - casting + 1 }, (_, x) =>
      Array.from({ length: columns }, (_, y) => next(x, y).payoff),
    );
    const { rows: p, columns: q, value }: Solution = solveGame(payoffs);
    let works = 0;
    p.forEach((weight, x) => {
      if (weight > 0) for (let y = 0; y < columns; y++) works += weight * (q[y] as number) * next(x, y).works;
    });
    return { payoff: value, works, casting: p, defence: q };
  };

  for (let casting = mostCast; casting >= leastCast; casting--)
    for (let defence = mostDefence; defence >= 1; defence--) {
      const place = at(casting, defence);
      const found = solve(casting, defence);
      prospects[place] = found;
      leastOfRow[place] = Math.min(found.payoff, leastOfRow[at(casting, defence + 1)] as number);
      mostOfColumn[place] = Math.max(found.payoff, mostOfColumn[at(casting + 1, defence)] as number);
    }
  const solvedAt = (casting: number, defence: number): Prospect => prospects[at(casting, defence)] as Prospect;

  const answersAt = (casting: number, defence: number): BestAnswers => {
    const place = at(casting, defence);
    const known = answers[place];
    if (known) return known;
    const { casting: p, defence: q } = solvedAt(casting, defence);
    const { payoff: stays } = ends(casting, defence);
    const next = (x: number, y: number, side: keyof BestAnswers) =>
      x === 0 && y === 0 ? stays : answersAt(casting + x, defence + y)[side];
    let caster = -Infinity;
    for (let x = 0; x <= mostCast - casting; x++)
      caster = Math.max(
        caster,
        q.reduce((total, weight, y) => (weight > 0 ? total + weight * next(x, y, 'caster') : total), 0),
      );
    let defender = Infinity;
    for (let y = 0; y <= mostDefence - defence; y++)
      defender = Math.min(
        defender,
        p.reduce((total, weight, x) => (weight > 0 ? total + weight * next(x, y, 'defender') : total), 0),
      );
    const found = { caster, defender };
    answers[place] = found;
    return found;
  };
  return { prospect: solvedAt, bestAnswers: answersAt };
}
