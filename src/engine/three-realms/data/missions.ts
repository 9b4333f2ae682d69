/** The missions (three-realms.missions.mission-roll): where the armies deploy and how a mission is won. */
import type { RealmId } from './realms.ts';
import { type Roll, roll } from './rolls.ts';

/** The kinds of deployment: zones along the long edges, opposite quarters, the middle against both short edges, or halves. */
export const deployments = ['long-edges', 'quarters', 'middle-and-ends', 'halves'] as const;
export type Deployment = (typeof deployments)[number];

/**
 * The ways to score: points by army cost, Ikons, the enemy's tower, objectives at the end, objectives in every Upkeep Phase, or
 * units.
 */
export const scorings = ['annihilation', 'ikons', 'tower', 'objectives', 'ley-lines', 'units'] as const;
export type Scoring = (typeof scorings)[number];

export interface Mission {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly realm: RealmId;
  /** The faces of the mission roll in this realm that give the mission. */
  readonly roll: Roll;
  readonly deployment: Deployment;
  readonly scoring: Scoring;
}

const mission = (
  realm: RealmId,
  rolled: Roll,
  id: string,
  name: string,
  scoring: Scoring = 'annihilation',
  deployment: Deployment = 'long-edges',
): Mission => ({ id, name, rule: `three-realms.missions.${id}`, realm, roll: rolled, deployment, scoring });

export const missions: readonly Mission[] = [
  mission('birth', roll(1, 4), 'annihilation', 'Annihilation'),
  mission('birth', roll(5, 8), 'icon-bearers', 'Icon Bearers', 'ikons'),
  mission('birth', roll(9, 10), 'lonely-tower', 'Lonely Tower', 'tower', 'quarters'),
  mission('life', roll(1, 4), 'annihilation-life', 'Annihilation'),
  mission('life', roll(5, 8), 'three-bridges', 'Three Bridges', 'objectives'),
  mission('life', roll(9, 10), 'flank-attack', 'Flank Attack', 'annihilation', 'middle-and-ends'),
  mission('death', roll(1, 4), 'annihilation-death', 'Annihilation'),
  mission('death', roll(5, 8), 'ley-line', 'Ley Line', 'ley-lines'),
  mission('death', roll(9, 10), 'slaughterfest', 'Slaughterfest', 'units', 'halves'),
];
