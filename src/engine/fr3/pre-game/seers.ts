/** The table of seers' prophecies (fr3.pre-game.seer-table), and the item that a prophecy can reveal. */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { rolledAgain } from '../../kernel/roll-again.ts';
import { type FoundItem, seerResults } from '../data/pre-game.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

/** A prophecy, by its number in the table. */
export type Saying = number;

const rules: readonly Fr3RuleId[] = ['fr3.pre-game.seer-table'];
const effectOf = (saying: Saying) => seerResults[saying - 1]?.effect;
/** Whether this result of the table calls for two further rolls. */
export const isPowerful = (saying: Saying): boolean => effectOf(saying)?.kind === 'roll-again';
const rolls = seerResults.map(({ effect }) => (effect.kind === 'roll-again' ? effect.rolls : 0)).reduce((a, b) => a + b, 0);

/** How most players would rank the prophecies, best first. */
export const usualRanking: readonly Saying[] = [1, 5, 2, 4, 3, 7, 9, 8, 10];

/** The usual ranking with one prophecy moved to the top. */
export const rankingFrom = (first: Saying): readonly Saying[] => [first, ...usualRanking.filter((saying) => saying !== first)];

/** A roll on the table of prophecies. */
export const sayingOfSeer: Chance<Saying> = roll(10, { decides: 'what the seer says', rules }, (face) => known(face));
/** fr3.pre-game.seer-powerful: another 6 is rolled again. */
export const vision: Chance<Saying> = rolledAgain(
  roll(10, { decides: 'what the vision shows', rules: ['fr3.pre-game.seer-powerful'] }, (face) => known(face)),
  isPowerful,
);

/** Rolls for the prophecy that the side gets in the end. If there are two rolls, the side gets the one that it ranks higher. */
export function consult(ranking: readonly Saying[]): Chance<Saying> {
  const better = (x: Saying, y: Saying) => (ranking.indexOf(x) <= ranking.indexOf(y) ? x : y);
  let best: Chance<Saying> = vision;
  for (let n = 1; n < rolls; n++) best = andThen(best, (so) => map(vision, (next) => better(so, next)));
  return andThen(sayingOfSeer, (saying) => (isPowerful(saying) ? best : known(saying)));
}

const treasure = seerResults.find(({ effect }) => effect.kind === 'find-item');
export const treasures: readonly FoundItem[] = treasure?.effect.kind === 'find-item' ? treasure.effect.table : [];

/** fr3.pre-game.seer-hidden-item */
export const findItem = (): Chance<FoundItem['item']> =>
  roll(10, { decides: 'which item is found', rules: ['fr3.pre-game.seer-hidden-item'] }, (face) =>
    known(treasures.find(({ from, to }) => face >= from && face <= to)?.item ?? ''),
  );
