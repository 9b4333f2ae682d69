/**
 * Dice as players write them, for house rules: `2d10 keep high + 3 vs d10 + 5, twice`. Reading gives an expression or
 * an error that names its place; `rollDice` gives the one chance that is played and enumerated; `diceOdds` the exact
 * odds. Nothing is sampled, and what would take too long is refused with a sentence.
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
 * - A modifier of each kind may stand once. They work in this order, however they are written: reroll, explode, keep
 *   or drop, count.
 * - `reroll 1` throws such a face once more and keeps what comes; `reroll 1 always` throws until it is another.
 * - `explode` adds one more die for the highest face, or for the faces named, and for each that follows, at most
 *   `mostExplosions` times; the chain is one die, of the value of all its faces.
 * - `keep high` keeps the one highest die, `keep high 3` three; `drop low` is the opposite of keeping the others.
 * - `count 7+` is the number of dice that show 7 or more, not their sum. `7+` is written without a space, and is not
 *   followed by a digit: `count 7+ + 2` adds two to the number of dice.
 * - `vs` compares two totals: higher, equal or lower, and whether one is at least double the other. `doubles` asks
 *   only whether the first is higher and at least double. The other relations are true or not.
 * - With a repeat a total is added up, a relation is counted how often it is true, and of `vs` it is counted how often
 *   each side is higher.
 * - Capital letters, `×`, `−`, `≥`, `≤`, `≠` and spaces are read as one would expect.
 */
export { type DiceAnswer, type DiceOutcome, diceOdds, limits, oddsOfDice } from './dice-notation/odds.ts';
export { type DiceProblem, type DiceReading, parseDice } from './dice-notation/parser.ts';
export { type DiceResult, mostExplosions, rollDice, type Tried, type Verdict } from './dice-notation/roll.ts';
export { type DiceVariant, diceVariants } from './dice-notation/variants.ts';
export type { DiceQuestion, Expression, Faces, Pool, Relation } from './dice-notation/vocabulary.ts';
export { writeDice } from './dice-notation/writer.ts';
