/** The work of the dice page's worker. */
import {
  type DiceResult,
  diceOdds,
  diceVariants,
  oddsOfDice,
  type Tried,
  writeDice,
} from '../../../engine/kernel/dice-notation.ts';
import { approximate, type Fraction, minus } from '../../../engine/kernel/fraction.ts';
import type { Odds } from '../../../engine/kernel/odds.ts';
import { type Answered, meanWords } from '../dice-words.ts';
import { asPercent } from '../words.ts';
import type { Say } from '../work/limited.ts';
import type { FoundChange } from './found-change.ts';

interface Measure {
  readonly column: string;
  readonly of: (odds: Odds<DiceResult>) => Fraction;
  readonly say: (value: Fraction) => string;
}

const share = (column: string, is: (value: DiceResult) => boolean): Measure => ({
  column,
  of: (odds) => odds.of(is),
  say: asPercent,
});
const average = (column: string): Measure => ({ column, of: (odds) => odds.mean((value) => value as number), say: meanWords });

/** The values that are compared, for each kind of question. */
const measures: Readonly<Record<Answered['kind'], readonly Measure[]>> = {
  total: [average('On average')],
  times: [average('How often it is true, on average'), share('at least once', (value) => (value as number) > 0)],
  test: [share('True', (value) => value === true)],
  contest: [
    share('First higher', (value) => value === 'higher' || value === 'doubled'),
    share('Equal', (value) => value === 'equal'),
    share('Second higher', (value) => value === 'lower' || value === 'halved'),
  ],
  contests: [
    share('The first is higher more often', (value) => (value as Tried).higher > (value as Tried).lower),
    share('The second is higher more often', (value) => (value as Tried).higher < (value as Tried).lower),
  ],
};

export interface FoundDiceChanges {
  readonly columns: readonly string[];
  readonly rows: readonly FoundChange<string, undefined>[];
}

export interface DiceTask {
  /** A valid expression. */
  readonly text: string;
}

/** Changes to the dice and their effects, largest first. */
export function diceWork({ text }: DiceTask, say: Say): FoundDiceChanges {
  const answer = diceOdds(text);
  const before = answer.ok ? oddsOfDice(answer.question) : undefined;
  if (!answer.ok || !before) return { columns: [], rows: [] };
  const of = measures[answer.kind];
  const variants = diceVariants(answer.question);
  const rows = variants
    .flatMap(({ name, question }, at) => {
      say(at, variants.length);
      const after = oddsOfDice(question);
      if (!after) return [];
      const values = of.map((measure) => [measure.of(before), measure.of(after)] as const);
      const size = Math.max(...values.map(([was, is]) => Math.abs(approximate(minus(is, was)))));
      const moved = of.map(({ say: said }, n) => ({
        before: said(values[n]?.[0] as Fraction),
        after: said(values[n]?.[1] as Fraction),
      }));
      return size === 0 ? [] : [{ size, row: { who: undefined, name, adds: true, moved, question: writeDice(question) } }];
    })
    .sort((a, b) => b.size - a.size);
  return { columns: of.map(({ column }) => column), rows: rows.map(({ row }) => row) };
}
