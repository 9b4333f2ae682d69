export * from './chance.ts';
export * from './circumstance.ts';
export * from './dice.ts';
export { type DiceAnswer, diceOdds, parseDice, rollDice, writeDice } from './dice-notation.ts';
export * from './fraction.ts';
export * from './odds.ts';
export type { Refusal, RuleId } from './rule-id.ts';
