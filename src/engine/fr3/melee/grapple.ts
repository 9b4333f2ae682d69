/** The roll with which a unit with Grapple grabs an enemy (fr3.items.grapple-roll): a melee roll that harms no unit. */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Bout } from './combatant.ts';
import { totalOf } from './modifiers.ts';
import { otherSide, type SideId } from './question.ts';

const rules: readonly Fr3RuleId[] = ['fr3.items.grapple-roll'];

/** Rolls whether the grapple succeeds: the grappler's total must be higher, without its charge bonus. */
export function grapple(bout: Bout, grappler: SideId): Chance<boolean> {
  const of: Bout = { ...bout, [grappler]: { ...bout[grappler], chargeBonus: 0 } };
  const lead = totalOf(of, grappler) - totalOf(of, otherSide(grappler));
  return roll(10, { decides: 'the grappler’s roll', rules, by: grappler }, (mine) =>
    roll(10, { decides: 'the roll against the grapple', rules, by: otherSide(grappler) }, (theirs) =>
      known(mine + lead > theirs),
    ),
  );
}
