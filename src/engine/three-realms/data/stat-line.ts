/** The nine values of a model (three-realms.stat-line.order), and the two printed profiles. */
import { statLine } from './figures/stat-line.ts';

/** The nine values in printed order. */
export const stats = [
  { id: 'M', name: 'Movement', rule: 'three-realms.stat-line.movement', says: 'inches of a standard move' },
  { id: 'S', name: 'Strength', rule: 'three-realms.stat-line.strength', says: 'added to damage rolls in melee' },
  { id: 'MT', name: 'Melee Training', rule: 'three-realms.stat-line.melee-training', says: 'added to the roll to hit in melee' },
  {
    id: 'RT',
    name: 'Ranged Training',
    rule: 'three-realms.stat-line.ranged-training',
    says: 'added to the roll to hit at range, and taken from the scatter of a template',
  },
  { id: 'I', name: 'Initiative', rule: 'three-realms.stat-line.initiative', says: 'who strikes first in melee' },
  { id: 'A', name: 'Attacks', rule: 'three-realms.stat-line.attacks', says: 'dice in melee' },
  { id: 'D', name: 'Drive', rule: 'three-realms.stat-line.drive', says: 'what a drive test is rolled against' },
  { id: 'E', name: 'Evasion', rule: 'three-realms.stat-line.evasion', says: 'what a roll to hit it must beat' },
  { id: 'P', name: 'Protection', rule: 'three-realms.stat-line.protection', says: 'what a damage roll against it must beat' },
] as const;

export type Stat = (typeof stats)[number]['id'];

/**
 * M is in inches. The other values are plain numbers. Damage points are separate: one per model unless a special rule says more.
 */
export type StatLine = Readonly<Record<Stat, number>>;

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly line: StatLine;
}

export const profiles: readonly Profile[] = [
  { id: 'average', name: 'Pure average', rule: 'three-realms.stat-line.average-profile', line: statLine.average },
  {
    id: 'human-warrior',
    name: 'Human Warrior with shield and armour',
    rule: 'three-realms.stat-line.human-warrior',
    line: statLine.humanWarrior,
  },
];
