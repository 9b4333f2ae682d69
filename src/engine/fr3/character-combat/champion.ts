/** A character in a fight: his combat factor as separate lines, and his bodyguard. */
import { abilities } from '../data/figures/abilities.ts';
import { characterCombat } from '../data/figures/character-combat.ts';
import { characterItems } from '../data/figures/character-items.ts';
import { type LeaderId, leaderOf } from '../melee/leaders.ts';
import type { Line } from '../melee/modifiers.ts';
import type { Fated } from '../results-rolls/character-results.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

/** The circumstances of a character in a question. Circumstances that the question leaves out do not apply. */
export interface Champion extends Fated {
  readonly leader: LeaderId;
  readonly superhero: boolean;
  readonly weapon: boolean;
  readonly assassin: 'no' | 'assassin' | 'elite';
  /** The character is protected from necromantic magic. */
  readonly necromanticWard: boolean;
  /** The character is not with a unit, so he has nowhere to stay when he escapes. */
  readonly alone: boolean;
  /** Any other bonus to his rolls in combat. */
  readonly other: number;
}

export const plainChampion: Champion = {
  leader: 'none',
  superhero: false,
  weapon: false,
  assassin: 'no',
  necromanticWard: false,
  armor: false,
  null: false,
  unitCharacter: false,
  guarded: false,
  alone: false,
  other: 0,
};

const assassinBonus = { no: 0, assassin: abilities.assassin, elite: abilities.eliteAssassin } as const;
const assassinVictim = { no: 0, assassin: abilities.assassinVictim, elite: abilities.eliteAssassinVictim } as const;

const line = (id: string, name: string, amount: number, ...rules: Fr3RuleId[]): Line => ({ id, name, amount, rules });

/** A bodyguard has no leadership rank: fr3.character-items.bodyguard-purchase. */
export const guardLines: readonly Line[] = [
  line('combat-factor', 'Bodyguard', characterCombat.combatFactorWithoutGrade, 'fr3.character-items.bodyguard-fights-first'),
];

/** The lines that make up a character's combat factor: fr3.character-combat.fight. */
export function championLines(of: Champion): Line[] {
  const leader = leaderOf(of.leader);
  const lines = [
    of.leader === 'none'
      ? line('combat-factor', 'No grade of leadership', characterCombat.combatFactorWithoutGrade, 'fr3.character-combat.fight')
      : line('combat-factor', leader.name, leader.melee, 'fr3.character-combat.fight', ...leader.rules),
    line('superhero', 'Superhero', of.superhero ? abilities.superheroMelee : 0, 'fr3.abilities.superhero'),
    line(
      'weapon',
      'Exceptional weapon',
      of.weapon ? characterItems.exceptionalWeapon : 0,
      'fr3.character-items.exceptional-weapon',
    ),
    line(
      'assassin',
      of.assassin === 'elite' ? 'Elite assassin' : 'Assassin',
      assassinBonus[of.assassin],
      'fr3.abilities.assassin-bonus',
    ),
    line('other', 'Anything else', of.other, 'fr3.reference.bonuses-cumulative'),
  ];
  return lines.filter(({ id, amount }) => id === 'combat-factor' || amount !== 0);
}

const sum = (lines: readonly Line[]): number => lines.reduce((total, { amount }) => total + amount, 0);

export const championFactor = (of: Champion): number => sum(championLines(of));
export const guardFactor = sum(guardLines);

/** The modifiers to the victim's results roll that come from this assassin. */
export const victimLines = ({ assassin }: Champion): Line[] =>
  assassin === 'no'
    ? []
    : [
        line(
          'assassin',
          assassin === 'elite' ? 'Beaten by an elite assassin' : 'Beaten by an assassin',
          assassinVictim[assassin],
          'fr3.abilities.assassin-bonus',
        ),
      ];
