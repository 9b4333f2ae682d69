/**
 * The results-roll tables: ten results for a d10 from 1 to 10. A modified roll below 1 counts as 1, and a roll above 10 counts as
 * 10 (`resultOf`).
 */
import { resultsRolls } from './figures/results-rolls.ts';

export interface Modifier {
  readonly when: string;
  readonly amount: number;
  readonly rule: string;
}

export interface ResultsRoll<Result extends string> {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** The results of the unmodified d10, from 1 to 10. */
  readonly results: readonly Result[];
  readonly modifiers: readonly Modifier[];
}

/** Makes the ten results of a table: `low` for rolls up to `lastLow`, `middle` for rolls up to `lastMiddle`, then `high`. */
const bands = <Result extends string>(low: Result, lastLow: number, middle: Result, lastMiddle: number, high: Result): Result[] =>
  Array.from({ length: 10 }, (_, at) => (at < lastLow ? low : at < lastMiddle ? middle : high));

/**
 * `captured` needs an enemy in contact with the unit; otherwise the character escapes. A character who escapes may stay with his
 * unit.
 */
export type CharacterResult = 'killed' | 'captured' | 'escapes';
export const characterResults: ResultsRoll<CharacterResult> = {
  id: 'character-results',
  name: 'Character results roll',
  rule: 'fr3.results-rolls.character-results',
  results: bands('killed', resultsRolls.characterKilled, 'captured', resultsRolls.characterCaptured, 'escapes'),
  modifiers: [
    { when: 'exceptional armor', amount: resultsRolls.exceptionalArmor, rule: 'fr3.character-items.exceptional-armor' },
    {
      when: 'the ship, wall or city BB around the character was destroyed',
      amount: resultsRolls.characterInDestroyedBb,
      rule: 'fr3.results-rolls.character-results-modifiers',
    },
  ],
};

export type EscapeResult = 'killed' | 'escapes' | 'held';
export const characterEscape: ResultsRoll<EscapeResult> = {
  id: 'character-escape-roll',
  name: 'Character escape roll',
  rule: 'fr3.results-rolls.character-escape-roll',
  results: bands('killed', resultsRolls.escapeKilled, 'escapes', resultsRolls.escapeFree, 'held'),
  modifiers: [],
};
export const characterEscapeInMelee: ResultsRoll<EscapeResult> = {
  id: 'character-escape-in-melee',
  name: 'Character escape roll, captor in melee',
  rule: 'fr3.results-rolls.character-escape-in-melee',
  results: bands('killed', resultsRolls.escapeInMeleeKilled, 'escapes', resultsRolls.escapeInMeleeFree, 'held'),
  modifiers: [],
};

export type UnitResult = 'destroyed' | 'demoralized' | 'unharmed';
export const unitResults: ResultsRoll<UnitResult> = {
  id: 'unit-results',
  name: 'Unit results roll',
  rule: 'fr3.results-rolls.unit-results',
  results: bands('destroyed', resultsRolls.unitDestroyed, 'demoralized', resultsRolls.unitDemoralized, 'unharmed'),
  modifiers: [
    {
      when: 'the ship, wall or city BB around the unit was destroyed',
      amount: resultsRolls.unitInDestroyedBb,
      rule: 'fr3.structures.occupant-test',
    },
  ],
};

/** If the base block has extra markers, the result “destroyed” becomes 2 damage markers instead, one of them permanent. */
export type BbResult = 'destroyed' | 'damaged' | 'unharmed';
export const bbResults: ResultsRoll<BbResult> = {
  id: 'bb-results',
  name: 'Ship, city and wall BB results roll',
  rule: 'fr3.results-rolls.bb-results',
  results: bands('destroyed', resultsRolls.bbDestroyed, 'damaged', resultsRolls.bbDamaged, 'unharmed'),
  modifiers: [],
};

/** The result of a d10 after modifiers. */
export const resultOf = <Result extends string>(table: ResultsRoll<Result>, roll: number): Result =>
  table.results[Math.min(10, Math.max(1, roll)) - 1] as Result;
