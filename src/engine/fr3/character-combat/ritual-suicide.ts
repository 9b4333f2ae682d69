/** The ritual suicide of a samurai general (fr3.armies.samurai-suicide): both players roll a d10. */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

const rules: readonly Fr3RuleId[] = ['fr3.armies.samurai-suicide'];

/** Whether the death is honourable: the general's player rolled at least as much as the other. */
export const honourableSuicide: Chance<boolean> = roll(
  10,
  { decides: 'the roll of the general who dies', rules, by: 'a' },
  (own) => roll(10, { decides: 'the roll of his enemy', rules, by: 'b' }, (other) => known(own >= other)),
);
