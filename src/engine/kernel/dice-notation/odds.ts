/** The exact odds of a dice expression, or a sentence about why they cannot be computed. */
import { asPercent, type Fraction, fraction } from '../fraction.ts';
import { type Odds, odds } from '../odds.ts';
import { type DiceProblem, mostDice, mostNumber, mostSides, mostText, mostTimes, parseDice } from './parser.ts';
import { type DiceResult, mostExplosions, rollDice, type Verdict } from './roll.ts';
import { type DiceQuestion, type Expression, facesOf, type Pool } from './vocabulary.ts';

export interface DiceOutcome {
  readonly value: DiceResult;
  readonly chance: Fraction;
}

export type DiceAnswer =
  | {
      readonly ok: true;
      readonly question: DiceQuestion;
      /** What kind of result it is: a total, how many times a relation held, whether it held, or which side was higher. */
      readonly kind: 'total' | 'times' | 'test' | 'contest' | 'contests';
      /** Every possible result, in order. The chances add up to one. */
      readonly outcomes: readonly DiceOutcome[];
      /** The mean of a total or a count. */
      readonly mean: Fraction | undefined;
      /** Sentences about the limits of the answer. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly problem: DiceProblem };

/**
 * The largest number of die faces that may be visited for one answer: about a fifth of a second on a fast machine, and less than
 * a second on a phone.
 */
export const mostFaces = 400_000;

/** The limits of questions, as sentences. */
export const limits: readonly string[] = [
  `An expression can have at most ${mostText} characters and ${mostDice} dice. A die can have at most ${mostSides.toLocaleString('en')} sides, and a number can be at most ${mostNumber.toLocaleString('en')}.`,
  `An expression can be repeated up to ${mostTimes} times.`,
  `An exploding die adds at most ${mostExplosions} further dice.`,
  'Every chance is worked out exactly and never estimated. An expression that would take too long to work out gets no result.',
];

/** Thrown when the limit is reached, and caught below. */
class TooMuch extends Error {}

const pools = (of: Expression): Pool[] => {
  if (of.kind === 'dice') return [of];
  if (of.kind === 'number') return [];
  if (of.kind === 'product') return pools(of.of);
  return of.kind === 'sum' ? of.terms.flatMap((term) => pools(term.of)) : of.of.flatMap(pools);
};

/** How often an exploding die would have continued beyond the limit; undefined if nothing explodes. */
function explosionNote({ left, against }: DiceQuestion): string | undefined {
  const exploding = [...pools(left), ...(against ? pools(against.right) : [])].filter(({ explode }) => explode);
  if (exploding.length === 0) return undefined;
  const worst = Math.max(
    ...exploding.map(
      ({ explode, sides }) =>
        facesOf(explode?.least === undefined && explode?.most === undefined ? { least: sides } : explode, sides).length / sides,
    ),
  );
  const beyond = worst ** (mostExplosions + 1);
  const how =
    beyond < 1e-6
      ? 'less than once in a million dice'
      : `in ${asPercent(fraction(Math.round(beyond * 1e9), 1_000_000_000))} of such dice`;
  return `Explosions are counted up to ${mostExplosions} times. A die would explode more often than that ${how}.`;
}

const verdicts: readonly Verdict[] = ['doubled', 'higher', 'equal', 'lower', 'halved'];
const order = (value: DiceResult): number => {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 0 : 1;
  if (typeof value === 'string') return verdicts.indexOf(value);
  return -(value.higher * 1000 - value.lower);
};

function kindOf({ against, times }: DiceQuestion): Extract<DiceAnswer, { ok: true }>['kind'] {
  if (!against) return 'total';
  if (against.relation === 'vs') return times === 1 ? 'contest' : 'contests';
  return times === 1 ? 'test' : 'times';
}

/** The exact odds of a parsed question. */
export function oddsOfDice(question: DiceQuestion): Odds<DiceResult> | undefined {
  let looked = 0;
  try {
    return odds(
      rollDice(question, (work = 1) => {
        looked += work;
        if (looked > mostFaces) throw new TooMuch();
      }),
    );
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
}

/** The exact odds of an expression such as `2d10 keep high + 3 vs d10 + 5, twice`. */
export function diceOdds(text: string): DiceAnswer {
  const read = parseDice(text);
  if (!read.ok) return read;
  const { question } = read;
  const found = oddsOfDice(question);
  if (!found)
    return {
      ok: false,
      problem: {
        at: 0,
        length: text.length,
        because: 'This would take too long to work out exactly. Use fewer or smaller dice, or fewer repeats.',
      },
    };
  const kind = kindOf(question);
  const note = explosionNote(question);
  return {
    ok: true,
    question,
    kind,
    outcomes: [...found].map(([value, chance]) => ({ value, chance })).sort((a, b) => order(a.value) - order(b.value)),
    mean: kind === 'total' || kind === 'times' ? found.mean((value) => value as number) : undefined,
    notes: note ? [note] : [],
  };
}
