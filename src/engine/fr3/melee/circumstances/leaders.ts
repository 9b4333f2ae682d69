/** Characters with a unit that is in a melee. */
import type { View } from '../combatant.ts';
import { barsCharacters, characters, forbidden, unless } from '../forbidden.ts';
import { leaders } from '../leaders.ts';
import { type Circumstance, choice, flag, notInDieOff } from './circumstance.ts';

const led = (seen: View) => notInDieOff(seen) && !barsCharacters(seen.me) && !seen.me.mass;

export const ofLeaders: readonly Circumstance[] = [
  {
    id: 'leader',
    name: 'Leader',
    group: 'Leaders',
    shape: { kind: 'choice', options: leaders.map(({ id, name }) => ({ value: id, name })) },
    rules: ['fr3.characters.bonus-notation'],
    forbidden: forbidden.leader,
    matters: led,
  },
  {
    id: 'superhero',
    name: 'Superhero',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.abilities.superhero'],
    forbidden: forbidden.superhero,
    matters: led,
  },
  {
    id: 'weapon',
    name: 'Exceptional weapon',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.character-items.exceptional-weapon'],
    forbidden: characters,
    matters: led,
  },
  {
    id: 'further',
    name: 'Bonus of further characters',
    group: 'Leaders',
    shape: { kind: 'number', least: -9, most: () => 9 },
    rules: ['fr3.reference.bonuses-cumulative', 'fr3.characters.bonus-notation'],
    forbidden: characters,
    matters: led,
  },
  {
    id: 'alchemist',
    name: 'Alchemist',
    group: 'Leaders',
    shape: choice(['no', 'None'], ['alchemist', 'Alchemist'], ['master', 'Gnome master alchemist']),
    rules: ['fr3.abilities.alchemist'],
    forbidden: characters,
    matters: led,
  },
  {
    id: 'healer',
    name: 'Healer',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.abilities.healer'],
    forbidden: forbidden.healer,
    matters: led,
  },
  {
    id: 'bard',
    name: 'Bard',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.abilities.bard-immunity'],
    forbidden: forbidden.bard,
    matters: (seen) => !barsCharacters(seen.me) && !seen.me.mass && (notInDieOff(seen) || seen.foe.is.ensureVictory),
  },
  {
    id: 'standard',
    name: 'Army standard',
    group: 'Leaders',
    shape: choice(['no', 'None near'], ['bearer', 'With this unit'], ['group', 'In its group']),
    rules: ['fr3.character-items.army-standard', 'fr3.armies.hawaiian-god-image-rally'],
    forbidden: (seen) =>
      seen.me.is.standard === 'bearer'
        ? (characters(seen) ??
          unless(!seen.me.mass, 'Characters attached to a 2x2 unit do not help it rally.', 'fr3.multi-based.mass-attachments'))
        : undefined,
    matters: notInDieOff,
  },
  {
    id: 'protection',
    name: 'Protection from magic',
    group: 'Leaders',
    shape: choice(['no', 'None'], ['clerical', 'Clerical'], ['shamanic', 'Shamanic'], ['necromantic', 'Necromantic']),
    rules: [
      'fr3.character-items.protection-clerical-cf',
      'fr3.character-items.protection-shamanic-cf',
      'fr3.character-items.protection-necromantic',
    ],
    forbidden: characters,
    matters: (seen) => led(seen) && (seen.foe.spirit || seen.foe.elemental || seen.foe.undead),
  },
];
