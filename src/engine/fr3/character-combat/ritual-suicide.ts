/** The death that a samurai general may choose (fr3.armies.samurai-suicide): both players throw a d10. */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

const rules: readonly Fr3RuleId[] = ['fr3.armies.samurai-suicide'];

/** Whether his death is honourable: his player has thrown as much as the other, or more. */
export const ownHand: Chance<boolean> = roll(10, { decides: 'the roll of the general who dies', rules, by: 'a' }, (own) =>
  roll(10, { decides: 'the roll of his enemy', rules, by: 'b' }, (other) => known(own >= other)),
);
