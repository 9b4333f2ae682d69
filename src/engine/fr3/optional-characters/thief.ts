/**
 * The thief (fr3.optional-characters.thief): one roll before setting up decides whether he steals something, and another roll
 * which item he steals.
 */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { type ThiefRow, thiefTable } from '../data/characters.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export interface Target {
  /** The target is a camp or baggage train instead of a character. */
  readonly camp: boolean;
  /** How many magic items the character has. */
  readonly items: number;
}

export interface Theft {
  readonly result: ThiefRow['result'] | 'nothing to steal';
  /** The number of the stolen item, counted from 1; 0 if nothing is stolen. Item 1 is the one that the thief wants. */
  readonly item: number;
}

/** The result of the theft. */
export function theft({ camp, items }: Target): Chance<Theft> {
  if (!camp && items === 0) return known({ result: 'nothing to steal', item: 0 });
  return roll(10, { decides: 'what the thief achieves', rules: ['fr3.optional-characters.thief'] }, (face) => {
    const { result, rule } = thiefTable.find(({ from, to }) => face >= from && face <= to) as ThiefRow;
    if (result === 'caught' || camp) return known<Theft>({ result, item: 0 });
    return roll(items, { decides: 'which item is taken', rules: [rule as Fr3RuleId] }, (item) => known<Theft>({ result, item }));
  });
}
