/**
 * After the reveal (fr3.auction.level-three-casting): whoever is level three adds again. Against a lower level there is
 * one such round; between two of level three rounds follow until both add nothing. Solved from the end backwards: the
 * fewer points are left, the less there is to decide.
 */
import { type Payoffs, type Solution, saddle, solveGame } from '../../kernel/matrix-game.ts';
import { type Auction, casterWinsTies, defenceLevels, paidByCaster, wardOf } from './auction.ts';
import { type Defence, mayAugment, mostCasting, mostOfUser } from './bids.ts';
import { worksInHundred } from './contest.ts';

/** What both sides have in the contest. */
export interface Standing {
  readonly casting: number;
  readonly defence: Defence;
}

/** What is best from here on. Payoffs are the caster's, in hundredths of what the stakes are measured in. */
export interface Prospect {
  readonly payoff: number;
  /** The chance of success when both do so, in hundredths. */
  readonly works: number;
  /** How much each side adds now, with its chance: `casting[2]` is the chance that the caster adds 2. */
  readonly casting: readonly number[];
  readonly defence: readonly number[];
}

/** What the best answer to the other side's way of playing gets, from here on. */
export interface BestAnswers {
  readonly caster: number;
  readonly defender: number;
}

const nothing = [1];
const surely = (at: number): number[] => Array.from({ length: at + 1 }, (_, i) => (i === at ? 1 : 0));

/** Success and payoff if nobody adds any more. */
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

/** Who may add after the reveal: the caster, the defender's magic user. */
export const addsAgain = (auction: Auction): { readonly caster: boolean; readonly defender: boolean } => ({
  caster: mayAugment(auction) && auction.caster.level === 3,
  defender: defenceLevels[auction.defender.user] === 3,
});

/** Everything that can follow a reveal in this auction. Worked out when it is asked for, once. */
export function afterReveal(auction: Auction): AfterReveal {
  const adds = addsAgain(auction);
  const mostCast = mostCasting(auction);
  const mostDefence = mostOfUser(auction);
  const end = (casting: number, defence: Defence) => settled(auction, { casting, defence });
  const rounds = adds.caster && adds.defender ? duel(mostCast, mostDefence, end) : undefined;

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

/** The choice from 0 to `most` with the highest worth; of equals the cheapest. */
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

/** Two of level three: a game for each pair of totals, whose entries are the games of higher totals. */
function duel(mostCast: number, mostDefence: number, end: End) {
  const width = mostDefence + 1;
  const prospects: Prospect[] = [];
  const answers: BestAnswers[] = [];
  const at = (casting: number, defence: number) => casting * width + defence;
  const ends = (casting: number, defence: number) => end(casting, { by: 'user', total: defence });

  const solvedAt = (casting: number, defence: number): Prospect => {
    const place = at(casting, defence);
    const known = prospects[place];
    if (known) return known;
    const rows = mostCast - casting + 1;
    const columns = mostDefence - defence + 1;
    const now = ends(casting, defence);
    const next = (x: number, y: number): { readonly payoff: number; readonly works: number } =>
      x === 0 && y === 0 ? now : solvedAt(casting + x, defence + y);
    const payoffs: Payoffs = Array.from({ length: rows }, (_, x) => Array.from({ length: columns }, (_, y) => next(x, y).payoff));
    const still = saddle(payoffs);
    let found: Prospect;
    if (still) found = { ...next(...still), casting: surely(still[0]), defence: surely(still[1]) };
    else {
      const { rows: p, columns: q, value }: Solution = solveGame(payoffs);
      let works = 0;
      p.forEach((weight, x) => {
        if (weight > 0) for (let y = 0; y < columns; y++) works += weight * (q[y] as number) * next(x, y).works;
      });
      found = { payoff: value, works, casting: p, defence: q };
    }
    prospects[place] = found;
    return found;
  };

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
