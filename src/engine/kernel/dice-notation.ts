/**
 * Dice as players write them, for house rules: `2d10 keep high + 3 vs d10 + 5, twice`. `parseDice` returns an expression, or an
 * error with its position; `rollDice` the `Chance` to roll; `diceOdds` the exact odds. Nothing is sampled. A question that would
 * take too long is refused with a sentence.
 *
 *     question   = contest [ "," repeat ]
 *     contest    = sum [ relation sum ]
 *     relation   = "vs" | "doubles" | ">=" | "<=" | ">" | "<" | "=" | "!=" | "at least" | "at most"
 *     repeat     = "once" | "twice" | number [ "times" | "x" ]
 *     sum        = product { ( "+" | "-" ) product }
 *     product    = [ "-" ] factor { "*" factor }            (at most one factor that rolls)
 *     factor     = number | dice | "(" sum ")" | ( "highest" | "lowest" ) "(" sum { "," sum } ")"
 *     dice       = [ number ] "d" ( number | "%" ) { modifier }
 *     modifier   = ( "keep" | "drop" ) ( "high" | "low" ) [ number ]      short: kh kl dh dl
 *                | "explode" [ faces ]                                    short: !
 *                | "reroll" faces [ "always" ]                            short: r
 *                | "count" faces
 *     faces      = number | number "+" | number "-" | ( ">=" | "<=" | ">" | "<" | "=" ) number
 *
 * - A pool may have one modifier of each kind. Whatever the written order, they apply in this order: reroll, explode,
 *   keep or drop, count.
 * - `reroll 1` rolls each 1 again, once; `reroll 1 always` rolls again until the face is different.
 * - `explode` adds another die for the highest face, or for the faces named. The new die can explode again, up to
 *   `mostExplosions` times. The whole chain counts as one die with the sum of its faces.
 * - `keep high` keeps the highest die, `keep high 3` the three highest; `drop low` removes the lowest die.
 * - `count 7+` is the number of dice that show 7 or more, not their sum. `7+` is written without a space, and no digit
 *   may follow directly: `count 7+ + 2` adds two to the number of dice.
 * - `vs` compares two totals: higher, equal or lower, and whether one is at least double the other. `doubles` asks
 *   only whether the first is higher and at least double. The other relations are true or false.
 * - A repeat adds up the totals. With a relation it counts how often the relation is true, and with `vs` how often
 *   each side is higher.
 * - Capital letters, `×`, `−`, `≥`, `≤`, `≠` and extra spaces are accepted.
 */
export { type DiceAnswer, type DiceOutcome, diceOdds, limits, oddsOfDice } from './dice-notation/odds.ts';
export { type DiceProblem, type DiceReading, parseDice } from './dice-notation/parser.ts';
export { type DiceResult, mostExplosions, rollDice, type Tried, type Verdict } from './dice-notation/roll.ts';
export { type DiceVariant, diceVariants } from './dice-notation/variants.ts';
export type { DiceQuestion, Expression, Faces, Pool, Relation } from './dice-notation/vocabulary.ts';
export { writeDice } from './dice-notation/writer.ts';
