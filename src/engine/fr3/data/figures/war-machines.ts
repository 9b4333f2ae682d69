import { design } from './design.ts';

/** Numbers from the war machines chapter. Light artillery, battlewagons and heavy artillery have rows in units.ts. */
export const warMachines = {
  /** fr3.war-machines.battlewagons-set-fire */
  setFireCost: design.innateAbility,
  /** fr3.war-machines.battlewagons-bow-options */
  bowfireCost: design.bowfire,
  /** fr3.war-machines.battlewagons-bow-options */
  longbowCost: design.longbowFire,
  /** fr3.war-machines.battlewagons-artillery-options */
  lightArtilleryCost: design.lightArtillery,
  /** fr3.war-machines.battlewagons-artillery-options */
  heavyArtilleryCost: design.heavyArtillery,
  /** fr3.war-machines.contraptions-bludgeon: CF of the first type. */
  bludgeonFactor: 2,
  /** fr3.war-machines.contraptions-missile: CF of the second type, which has bowfire. */
  missileFactor: 1,
  /** fr3.war-machines.contraptions-explosion: the d10 on which a destroyed contraption explodes. */
  explosion: 5,
  /** fr3.war-machines.assault-craft */
  assaultCraftCost: 20,
  /** fr3.war-machines.assault-craft */
  assaultCraftFactor: 2,
  /** fr3.war-machines.assault-craft */
  assaultCraftRally: 6,
  /** fr3.war-machines.assault-craft: inches, only on its own level. */
  assaultCraftMove: 6,
  /** fr3.war-machines.assault-craft-options */
  fastMovementCost: design.innateAbility,
  /** fr3.war-machines.assault-craft-options: flying for an air craft, swimming for a swimming craft. */
  levelCost: design.level,
} as const;
