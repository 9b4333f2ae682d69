/** How camps, baggage trains, sacred sites and the terrain objective affect the clocks and the scores of both sides. */
import { camps } from '../data/figures/camps.ts';
import { moraleClock } from '../data/figures/morale-clock.ts';
import { terrainEffects } from '../data/figures/terrain-effects.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export const holdingKinds = ['camp', 'sacred-site', 'sacred-camp'] as const;
export type HoldingKind = (typeof holdingKinds)[number];

export interface HoldingOf {
  readonly name: string;
  /** Points added to the starting clock of the army that owns the camp or site. */
  readonly start: number;
  /** Points that the first capture takes off the owner's clock, and points that it adds to the captor's. */
  readonly lost: number;
  readonly gained: number;
  /** Victory points at the end of the battle, for the owner or for an enemy who holds the place. */
  readonly owner: number;
  readonly enemy: number;
  readonly starts: readonly Fr3RuleId[];
  readonly captured: readonly Fr3RuleId[];
  readonly scored: readonly Fr3RuleId[];
}

export const holdingOf: Readonly<Record<HoldingKind, HoldingOf>> = {
  camp: {
    name: 'Camp or baggage train',
    start: camps.clock,
    lost: camps.captureLoss,
    gained: camps.captureGain,
    owner: camps.ownerPoints,
    enemy: camps.enemyPoints,
    starts: ['fr3.camps.morale-bonus'],
    captured: ['fr3.camps.capture'],
    scored: ['fr3.camps.victory-points'],
  },
  'sacred-site': {
    name: 'Sacred site',
    start: 0,
    lost: terrainEffects.sacredSiteClock,
    gained: 0,
    owner: terrainEffects.sacredSiteOwner,
    enemy: terrainEffects.sacredSiteEnemy,
    starts: [],
    captured: ['fr3.terrain-effects.sacred-site-capture'],
    scored: ['fr3.terrain-effects.sacred-site-points'],
  },
  'sacred-camp': {
    name: 'Camp that is a sacred site',
    start: camps.clock,
    lost: camps.sacredSiteLoss,
    gained: camps.captureGain,
    owner: camps.sacredSiteOwnerPoints,
    enemy: camps.sacredSiteEnemyPoints,
    starts: ['fr3.camps.morale-bonus', 'fr3.camps.sacred-site'],
    captured: ['fr3.camps.sacred-site-effects'],
    scored: ['fr3.camps.sacred-site-effects'],
  },
};

/** A side's starting clock (fr3.morale-clock.start), including its camp. */
export const startingClock = (holdings: readonly HoldingKind[]): number =>
  moraleClock.start + holdings.reduce((more, kind) => more + holdingOf[kind].start, 0);
