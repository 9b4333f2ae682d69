import { describe, expect, it } from 'vitest';
import {
  bbResults,
  characterEscape,
  characterEscapeInMelee,
  characterResults,
  type ResultsRoll,
  resultOf,
  unitResults,
} from '../../../src/engine/fr3/data/results-rolls.ts';

/** The printed results as one letter for each face from 1 to 10. */
const letters = (table: ResultsRoll<string>, code: Record<string, string>) => table.results.map((each) => code[each]).join('');

describe('the results rolls', () => {
  it('fr3.results-rolls.unit-results, ruling: a 10 leaves the unit unharmed, and all are the printed ones', () => {
    expect(letters(characterResults, { killed: 'K', captured: 'C', escapes: 'E' })).toBe('KKKCCCEEEE');
    expect(letters(characterEscape, { killed: 'K', escapes: 'E', held: 'C' })).toBe('KECCCCCCCC');
    expect(letters(characterEscapeInMelee, { killed: 'K', escapes: 'E', held: 'C' })).toBe('KKEECCCCCC');
    expect(letters(unitResults, { destroyed: 'K', demoralized: 'D', unharmed: 'E' })).toBe('KKKDDDEEEE');
    expect(letters(bbResults, { destroyed: 'K', damaged: 'D', unharmed: 'E' })).toBe('KKKDDDEEEE');
  });

  it('fr3.results-rolls.character-results-modifiers, ruling: what lies beyond the table counts as its end', () => {
    expect(resultOf(characterResults, -1)).toBe('killed');
    expect(resultOf(characterResults, 11)).toBe('escapes');
    expect([5, 6, 7].map((roll) => resultOf(unitResults, roll - 1))).toEqual(['demoralized', 'demoralized', 'demoralized']);
  });
});
