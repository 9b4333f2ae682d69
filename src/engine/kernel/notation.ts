/**
 * The notation: a position or a game written as text. Battles, tests, diagrams, replays, bug reports and links all write
 * positions like this:
 *
 *     table 48x36
 *     terrain woods "Old Wood" 20,14 26,13 28,18 22,20
 *     A1 spears*3+hero 10,12 N
 *     A4 knights 17,12 N demoralized "The Red Lance"
 *     B1 major-spirits handweapons*2 / mobs 10,20 S
 *     A1-A3: wheel left 35
 *     A4: charge ahead 5 [7]  {they hesitate}
 *
 * A text is a list of statements. A line break or a semicolon ends a statement, so a whole position can be written on the single
 * line of a link. Lengths are inches at 15 mm scale; x runs to the right along side A's home edge, y up the table. Places lie on
 * a grid of 1/1024 inch, and four decimals are enough to identify a grid point. When writing by hand, base sides can be added to
 * a coordinate: `10+b` is one base to the right of 10, `10-1.5b` one and a half to the left (the writer uses plain inches).
 * Facings are compass letters (N is up the table) or degrees clockwise from N, with one decimal.
 *
 * | statement | |
 * | --- | --- |
 * | `title: words` | a heading: a word in lower case and a colon; further lines of the text begin with a space |
 * | `# words` | a comment |
 * | `table 48x36` | width along the home edges, and depth |
 * | `bases 60mm` | side of a single base; 40 mm by default |
 * | `terrain KIND "NAME" WORDS CORNERS` | a polygon, or `4,4 to 9,8` for a rectangle; the name and words such as `feared` are optional |
 * | `A1 TYPES PLACE FACING STATE…` | units: see below |
 * | `A1 TYPES off STATE…` | units off the table; `with A4` instead of `off` for a unit that is attached to A4 |
 * | `A1-A3,A7: VERB … [DICE] {COMMENT}` | a move: who, what, the dice rolled, a comment |
 * | `WORD …` | a note, such as `arc A1` or `measure 2,2 5,2`: anything else that a diagram shows |
 *
 * Units: a side (one capital letter; X for neither side), a number (by default the next free one), then one or more types
 * from left to right as the units face. `spears*3` is three units of one type, `spears+hero+skirmishers` is a unit with a
 * hero and skirmishers attached, `.` is an empty place, `/` begins the next rank behind. Numbers increase along the ranks.
 * The place is the centre of the first unit; the others touch it in turn. Then follow, in any order and for all units in
 * the statement: a size `1x2` in bases (front, depth), a level `@4`, states as words (`demoralized`) or with a value
 * (`markers=2`), a "label".
 *
 * The kernel knows no names of types, states, verbs or notes: each system, and each diagram, declares its own. Reading reports
 * every error with line, column and what was expected, and never throws. If written text is read again, the statements are the
 * same. `positionOf` places every unit; `statementsOf` finds the shortest statements for a position.
 *
 * Three modules build on this: `notation/moves.ts` (actions as moves), `notation/game.ts` (whole games) and `notation/link.ts`
 * (texts for links). These files are imported separately, because not every page needs them.
 */
export { parse } from './notation/parser.ts';
export type { PlacedTerrain, PlacedUnit, Position, UnplacedUnit } from './notation/position.ts';
export { cornersOf, outlineOf, positionOf, sideOf, statementsOf, unitsOf, unplacedOf } from './notation/position.ts';
export type * from './notation/vocabulary.ts';
export { compass, describe } from './notation/vocabulary.ts';
export { write, writeLine, writeStatement } from './notation/writer.ts';
