/**
 * The notation: a position as a sentence, and a game as a text. Every position of a battle, a test, a diagram, a replay, a
 * bug report or a link is written like this:
 *
 *     table 48x36
 *     terrain woods "Old Wood" 20,14 26,13 28,18 22,20
 *     A1 spears*3+hero 10,12 N
 *     A4 knights 17,12 N demoralized "The Red Lance"
 *     B1 major-spirits handweapons*2 / mobs 10,20 S
 *     A1-A3: wheel left 35
 *     A4: charge ahead 5 [7]  {they hesitate}
 *
 * A text is a list of statements. A statement ends with its line or with a semicolon, so that a whole position fits on one
 * line of a link. Lengths are inches at 15 mm scale; x runs to the right along side A's home edge, y up the table. Places
 * lie on a grid of 1/1024 inch: at most four decimals say one exactly. By hand one may add base sides to a coordinate:
 * `10+b` is one base to the right of 10, `10-1.5b` one and a half to the left (it is written back in inches). Facings are compass letters (N is up the table) or
 * degrees clockwise from N, to a tenth.
 *
 * | statement | |
 * | --- | --- |
 * | `title: words` | a heading: a small word and a colon; the text may run on in lines that begin with a blank |
 * | `# words` | a comment |
 * | `table 48x36` | width along the home edges, and depth |
 * | `bases 60mm` | side of a single base; 40 mm if it is not said |
 * | `terrain KIND "NAME" WORDS CORNERS` | a polygon, or `4,4 to 9,8` for a rectangle; the name, and words such as `feared`, may be left out |
 * | `A1 TYPES PLACE FACING STATE…` | units: see below |
 * | `A1 TYPES off STATE…` | units off the table; `with A4` instead of `off`: with that unit |
 * | `A1-A3,A7: VERB … [DICE] {COMMENT}` | a move: who, what, the dice that fell, a comment |
 * | `WORD …` | a note, such as `arc A1` or `measure 2,2 5,2`: what a diagram shows besides the position |
 *
 * Units: a side (one capital letter; X is nobody's) and a number (left out: the next free one), then one type or several,
 * from left to right as the units face. `spears*3` is three of a kind, `spears+hero+skirmishers` has those attached, `.` is
 * an empty place, `/` begins the next rank behind. The numbers count on along the ranks. The place is the centre of the
 * first unit; the others touch it. Then, in any order, for all units of the statement: a size `1x2` in bases (front,
 * depth), a level `@4`, states as words (`demoralized`) or with a value (`markers=2`), a "label".
 *
 * The kernel knows no types, states, verbs or notes by name: a system or a diagram says which it understands. Reading
 * reports every error with line, column and what was expected, and never throws; writing gives a text that reads back to
 * the same statements. `positionOf` places every unit; `statementsOf` finds the shortest statements for a position.
 *
 * On this rest `notation/moves.ts` (actions as moves), `notation/game.ts` (whole games; read and written beside it) and
 * `notation/link.ts` (texts for links). They are imported on their own: not every page needs them.
 */
export { parse } from './notation/parser.ts';
export type { PlacedTerrain, PlacedUnit, Position, UnplacedUnit } from './notation/position.ts';
export { cornersOf, outlineOf, positionOf, sideOf, statementsOf, unitsOf, unplacedOf } from './notation/position.ts';
export type * from './notation/vocabulary.ts';
export { compass, describe } from './notation/vocabulary.ts';
export { write, writeLine, writeStatement } from './notation/writer.ts';
