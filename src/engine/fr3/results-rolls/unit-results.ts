/**
 * The unit results roll (fr3.results-rolls.unit-results): for a unit that a ship has moved through, or that was in a base block
 * that is destroyed.
 */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { resultsRolls } from '../data/figures/results-rolls.ts';
import { resultOf, unitResults } from '../data/results-rolls.ts';
import { type Aftermath, removedAs, suffer, unharmed } from '../demoralization.ts';
import type { Combatant } from '../melee/combatant.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

const rules: readonly Fr3RuleId[] = ['fr3.results-rolls.unit-results'];

/** The unit results roll, with −1 if the ship, wall or city base around the unit was destroyed. */
export function unitResultsRoll(me: Combatant, inDestroyedBase: boolean): Chance<Aftermath> {
  const plus = inDestroyedBase ? resultsRolls.unitInDestroyedBb : 0;
  const because: Fr3RuleId[] = inDestroyedBase ? [...rules, 'fr3.structures.occupant-test'] : [...rules];
  const results = {
    destroyed: known(removedAs('destroyed', ...because)),
    demoralized: known(suffer(me, { levels: 1 }, because, 'melee')),
    unharmed: known(unharmed(me, ...because)),
  };
  return roll(10, { decides: 'what happens to the unit', rules: because }, (face) => results[resultOf(unitResults, face + plus)]);
}
