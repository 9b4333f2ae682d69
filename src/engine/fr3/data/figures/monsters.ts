import { design } from './design.ts';

/** Numbers from the monsters chapter. Prices are in points. */
export const monsters = {
  /** fr3.monsters.dragons-breath: the price of a breath, by its effect. */
  breath: {
    setFire: design.innateAbility,
    freeze: design.innateAbility,
    bowfire: design.bowfire,
    longbows: design.longbowFire,
    lightArtillery: design.lightArtillery,
  },
  /** fr3.monsters.cyclics-eggs: the CF of eggs, and the roll on which they rally. */
  eggs: { combatFactor: 0, rally: 6 },
} as const;
