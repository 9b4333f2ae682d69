/** The rally roll of a lone individual (fr3.innate.character-rally-roll), for example a magic user under Nullify. */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { abilities } from '../data/figures/abilities.ts';
import { innateMagic } from '../data/figures/innate-magic.ts';
import { leaderOf } from '../melee/leaders.ts';
import type { Line } from '../melee/modifiers.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Champion } from './champion.ts';

export type Individual = Pick<Champion, 'leader' | 'superhero' | 'other'>;

export const individualNumber = innateMagic.characterRally;

export function individualLines({ leader, superhero, other }: Individual): Line[] {
  const { name, rally, rules } = leaderOf(leader);
  const lines: Line[] = [
    { id: 'leader', name, amount: rally, rules },
    { id: 'superhero', name: 'Superhero', amount: superhero ? abilities.superheroRally : 0, rules: ['fr3.abilities.superhero'] },
    { id: 'other', name: 'Anything else', amount: other, rules: ['fr3.reference.bonuses-cumulative'] },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

export const individualNeeds = (of: Individual): number =>
  individualNumber - individualLines(of).reduce((sum, { amount }) => sum + amount, 0);

/** The roll of an individual, which succeeds with a result of at least `needs`. */
export function individualRoll(needs: number, decides: string, rules: readonly Fr3RuleId[]): Chance<boolean> {
  const passed = known(true);
  const failed = known(false);
  return roll(10, { decides, rules }, (face) => (face >= needs ? passed : failed));
}
