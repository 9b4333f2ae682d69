/** An ethereal stopped by a character (fr3.spirits.ethereals-character-combat). */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { characterItems } from '../data/figures/character-items.ts';
import { spirits } from '../data/figures/spirits.ts';
import type { Line } from '../melee/modifiers.ts';
import { type CharacterFate, characterResultsRoll } from '../results-rolls/character-results.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Champion, championLines } from './champion.ts';

/** `held`: undecided, so the fight continues next phase. */
export type AgainstEthereal = 'destroyed' | 'held' | 'captured' | 'killed';

export const etherealLines: readonly Line[] = [
  { id: 'combat-factor', name: 'Ethereal', amount: spirits.etherealFactor, rules: ['fr3.spirits.ethereals-character-combat'] },
];

export function againstEtherealLines(of: Champion): Line[] {
  const lines = championLines(of);
  if (of.necromanticWard)
    lines.push({
      id: 'ward',
      name: 'Protection from necromantic magic',
      amount: characterItems.necromanticAgainstUndead,
      rules: ['fr3.character-items.protection-necromantic'],
    });
  return lines;
}

const fates: Readonly<Record<CharacterFate, AgainstEthereal>> = { killed: 'killed', captured: 'captured', escapes: 'held' };
const rules: readonly Fr3RuleId[] = ['fr3.spirits.ethereals-character-combat'];

/** One phase of the fight. A tie destroys the ethereal. */
export function etherealFight(of: Champion): Chance<AgainstEthereal> {
  const plus = againstEtherealLines(of).reduce((total, { amount }) => total + amount, 0);
  const wins = known(true);
  const loses = known(false);
  const dice = roll(10, { decides: 'the character’s roll', rules, by: 'a' }, (mine) =>
    roll(10, { decides: 'the ethereal’s roll', rules, by: 'b' }, (its) =>
      mine + plus >= its + spirits.etherealFactor ? wins : loses,
    ),
  );
  return andThen(
    dice,
    (won): Chance<AgainstEthereal> =>
      won
        ? known('destroyed')
        : map(
            characterResultsRoll({ ...of, guarded: false }, { contact: true, fight: true, lines: [] }),
            ({ fate }) => fates[fate],
          ),
  );
}

/** The odds after each phase of fighting. */
export function etherealFightOver(of: Champion, phases: number): Odds<AgainstEthereal>[] {
  const found: Odds<AgainstEthereal>[] = [];
  let now = odds<AgainstEthereal>(known('held'));
  for (let phase = 1; phase <= phases; phase++) {
    now = now.andThen((at) => (at === 'held' ? etherealFight(of) : known(at)));
    found.push(now);
  }
  return found;
}
