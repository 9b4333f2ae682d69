/**
 * Every modifier of a missile roll, as data: its name, its rules, and its amount for one group of firers. A bonus counts only if
 * all groups of firers in the volley have this bonus. A penalty counts if any group has it (fr3.missile-fire.concentration).
 */
import { abilities } from '../data/figures/abilities.ts';
import { devices } from '../data/figures/inventions.ts';
import { multiBased } from '../data/figures/multi-based.ts';
import { pikeBlocks } from '../data/figures/pike-blocks.ts';
import { ships } from '../data/figures/ships.ts';
import { spellEffects } from '../data/figures/spell-effects.ts';
import { square } from '../data/figures/square.ts';
import { eliteForm } from '../melee/elite.ts';
import type { Line } from '../melee/modifiers.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { coverOf } from './cover.ts';
import { effective } from './row.ts';
import type { Seen, Volley } from './volley.ts';

export interface MissileModifier {
  readonly id: string;
  readonly name: string | ((seen: Seen) => string);
  readonly rules: readonly Fr3RuleId[] | ((seen: Seen) => readonly Fr3RuleId[]);
  /** The amount added to the roll; 0 if it does not apply. */
  readonly amount: (seen: Seen) => number;
  /** The modifier also counts for a disintegration gun, which ignores all others (fr3.inventions.disintegration-gun). */
  readonly ofGun?: true;
}

export const missileModifiers: readonly MissileModifier[] = [
  {
    id: 'gun',
    name: 'Disintegration gun',
    rules: ['fr3.inventions.disintegration-gun'],
    amount: ({ firing }) => (firing.weapon.gun ? devices.gun : 0),
    ofGun: true,
  },
  // Who fires
  {
    id: 'elite',
    name: 'Elite bows',
    rules: ['fr3.elites.bowfire-variant'],
    amount: ({ firing }) => eliteForm[firing.is.elite].toHit,
  },
  {
    id: 'character',
    name: 'Character’s to-hit bonus',
    rules: ['fr3.characters.bonus-notation'],
    amount: ({ firing }) => firing.is.character,
  },
  {
    id: 'square',
    name: 'Firing from a square',
    rules: ['fr3.square.bowfire-bonus'],
    amount: ({ firing }) => (firing.is.square ? square.bowfire : 0),
  },
  {
    id: 'deck',
    name: 'Firing from a deck',
    rules: ['fr3.ships.deck-fire-penalty'],
    amount: ({ firing }) => (firing.is.deck && !firing.is.marines ? ships.deckFire : 0),
  },
  {
    id: 'mechanic',
    name: 'Mechanic',
    rules: ['fr3.abilities.mechanic-fire-bonus'],
    amount: ({ firing }) => (firing.is.mechanic ? abilities.mechanicFire : 0),
  },
  {
    id: 'targeter',
    name: 'Targeter',
    rules: ['fr3.inventions.targeter'],
    amount: ({ firing }) => (firing.is.targeter ? devices.targeter : 0),
  },
  {
    id: 'spyglass',
    name: 'Spyglass',
    rules: ['fr3.spells.spyglass'],
    amount: ({ firing }) => (firing.is.spyglass ? spellEffects.spyglass : 0),
  },
  {
    id: 'fire-arrow',
    name: 'Fire Arrow',
    rules: ['fr3.spells.fire-arrow'],
    amount: ({ firing }) => (firing.is.fireArrow ? spellEffects.fireArrow : 0),
  },
  // What they fire at
  {
    id: 'cover',
    name: (seen) => coverOf(seen)?.name ?? 'Cover',
    rules: (seen) => coverOf(seen)?.rules ?? [],
    amount: (seen) => coverOf(seen)?.amount ?? 0,
  },
  {
    id: 'against-block',
    name: 'Pike block',
    rules: ['fr3.pike-blocks.fire-bonus'],
    amount: ({ target }) => (target.unit.block ? pikeBlocks.fire : 0),
  },
  {
    id: 'against-mass',
    name: '2x2 unit',
    rules: ['fr3.multi-based.missile-bonus'],
    amount: ({ target }) => (target.unit.mass ? multiBased.missiles : 0),
  },
  {
    id: 'against-square',
    name: ({ target }) => `Square of ${target.is.square}`,
    rules: ['fr3.square.fire-vulnerability'],
    amount: ({ target }) => (target.is.square > 0 ? (target.is.square - 1) * square.fireForEachFurtherBase : 0),
  },
  {
    id: 'other',
    name: 'Anything else',
    rules: ['fr3.missile-fire.roll'],
    amount: ({ firing }) => firing.is.other,
    ofGun: true,
  },
];

/** The amount of a modifier for one group of firers. */
const worth = (modifier: MissileModifier, seen: Seen): number =>
  seen.firing.weapon.gun && !modifier.ofGun ? 0 : modifier.amount(seen);

/** The modifiers for a volley, in the order of the list. */
export function linesOf(of: Volley): Line[] {
  const all = effective(of).map((firing): Seen => ({ firing, target: of.target }));
  const lines: Line[] = [];
  for (const modifier of missileModifiers) {
    let least: Seen | undefined;
    let amount = 0;
    for (const seen of all) {
      const here = worth(modifier, seen);
      if (!least || here < amount) {
        least = seen;
        amount = here;
      }
    }
    if (!least || amount === 0) continue;
    const { id, name, rules } = modifier;
    lines.push({
      id,
      name: typeof name === 'string' ? name : name(least),
      amount,
      rules: typeof rules === 'function' ? rules(least) : rules,
    });
  }
  return lines;
}

/** The total that a volley adds to its d10. */
export const totalOf = (of: Volley): number => linesOf(of).reduce((sum, { amount }) => sum + amount, 0);
