/**
 * Every modifier of a melee roll, as data: its name, its rules, and its amount for one side. In a plain die-off with fanatics
 * most modifiers do not count (fr3.specials.fanatics-ignored-bonuses). The modifiers that do count in such a melee are marked.
 */
import { optionalAbilities } from '../data/figures/optional-abilities.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Bout, view } from './combatant.ts';
import { ofCompany, ofLosses } from './modifiers/company.ts';
import { againstEnemy } from './modifiers/enemy.ts';
import { ofFanatics, ofMagic } from './modifiers/magic.ts';
import { ofMeeting } from './modifiers/meeting.ts';
import { type Modifier, unitRule } from './modifiers/modifier.ts';
import { ofPlace } from './modifiers/place.ts';
import { ofUnit } from './modifiers/unit.ts';
import type { SideId } from './question.ts';

export type { Modifier } from './modifiers/modifier.ts';

/** A modifier that applied. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly rules: readonly Fr3RuleId[];
}

/** The modifiers are in the order in which they appear in a sum. */
export const modifiers: readonly Modifier[] = [
  {
    id: 'combat-factor',
    name: 'Combat factor',
    rules: (seen) => [
      'fr3.melee.roll',
      seen.me.is.gaze
        ? 'fr3.optional-abilities.gaze-effect'
        : seen.me.is.rolledFactor > 0
          ? 'fr3.armies.gnomes-battlewagon-cf'
          : unitRule(seen),
    ],
    amount: ({ me }) => (me.is.gaze ? optionalAbilities.gazeCombatFactor : (me.combatFactor ?? 0)),
  },
  ...ofUnit,
  ...againstEnemy,
  ...ofMeeting,
  ...ofPlace,
  ...ofCompany,
  ...ofLosses,
  ...ofMagic,
  ...ofFanatics,
  {
    id: 'other',
    name: 'Anything else',
    rules: ['fr3.reference.bonuses-cumulative'],
    amount: ({ me }) => me.is.other,
    inDieOff: true,
  },
];

/** The modifiers that apply to one side, in the order of the list. The CF always comes first, even if it is 0. */
export function linesOf(of: Bout, side: SideId): Line[] {
  const seen = view(of, side);
  const lines: Line[] = [];
  for (const modifier of modifiers) {
    if (of.dieOff && !modifier.inDieOff) continue;
    const amount = modifier.amount(seen);
    if (amount === 0 && modifier.id !== 'combat-factor') continue;
    lines.push({
      id: modifier.id,
      name: typeof modifier.name === 'string' ? modifier.name : modifier.name(seen),
      amount,
      rules: typeof modifier.rules === 'function' ? modifier.rules(seen) : modifier.rules,
    });
  }
  return lines;
}

/** The total that a side adds to its d10. */
export function totalOf(of: Bout, side: SideId): number {
  const seen = view(of, side);
  let total = 0;
  for (const modifier of modifiers) if (!of.dieOff || modifier.inDieOff) total += modifier.amount(seen);
  return total;
}
