/** Reads the parts of a set-up that all games share: faults, units with their places in the text, and notes. */
import type { SetupFault } from './game.ts';
import { type PlacedUnit, positionOf, type UnplacedUnit } from './position.ts';
import type { Argument, Handle, Statement } from './vocabulary.ts';

export const fault = (statement: number | null, because: string, word?: string): SetupFault => ({
  statement,
  because,
  rules: [],
  ...(word === undefined ? {} : { word }),
});

export const note = (name: string, ...given: readonly Argument[]): Statement => ({ kind: 'note', name, with: given });

/** A unit in a text, with the number of its statement. */
export type Spoken = (PlacedUnit | UnplacedUnit) & { readonly statement: number };
export const numberOf = ({ handle }: { readonly handle: Handle }): number => Number(handle.slice(1));

const countOf = (one: Statement): number =>
  (one.kind === 'units' ? one.ranks.flat() : one.kind === 'unplaced' ? one.items : []).reduce((sum, { count }) => sum + count, 0);

interface Reading {
  readonly sides: readonly string[];
  /** The game's word for a piece, like `unit`. */
  readonly noun: string;
  /** The maximum number of pieces in one text, and the message for a text with more. */
  readonly most: number;
  readonly tooMany: string;
  /** The width of bases in millimetres, if the text does not give it. */
  readonly millimetres?: number;
}

/** All units of a text. Duplicate ids and unknown sides are reported as faults. */
export function spokenUnits(
  statements: readonly Statement[],
  faults: SetupFault[],
  { sides, noun, most, tooMany, millimetres }: Reading,
): readonly Spoken[] {
  const seen = new Map<Handle, Spoken>();
  const bases: readonly Statement[] = millimetres === undefined ? [] : [{ kind: 'bases', millimetres }];
  let count = 0;
  for (const [statement, one] of statements.entries()) {
    count += countOf(one);
    if (count > most) {
      faults.push(fault(statement, tooMany));
      break;
    }
    const { units, unplaced } = positionOf([...bases, one]);
    for (const unit of [...units, ...unplaced]) {
      if (!sides.includes(unit.side))
        faults.push(
          fault(statement, `${unit.handle} does not belong to a side: the sides of this battle are ${sides.join(' and ')}.`),
        );
      else if (seen.has(unit.handle))
        faults.push(fault(statement, `${unit.handle} is named twice in the text. Give each ${noun} its own number.`));
      else seen.set(unit.handle, { ...unit, statement });
    }
  }
  return [...seen.values()];
}

/** The units of one side, by number. */
export const ofSide = (side: string, all: readonly Spoken[]): readonly Spoken[] =>
  all.filter((unit) => unit.side === side).sort((a, b) => numberOf(a) - numberOf(b));

/** Reads a word of a note that must name one of these sides. */
export const sideGiven = <Side extends string>(given: Argument | undefined, sides: readonly Side[]): Side | undefined =>
  given && 'unit' in given ? sides.find((side) => side === given.unit) : undefined;
