import { design } from './design.ts';

/** Numbers of the monsters chapter. Prices are points. */
export const monsters = {
  /** fr3.monsters.dragons-breath: what breath costs, by what it acts as. */
  breath: {
    setFire: design.innateAbility,
    freeze: design.innateAbility,
    bowfire: design.bowfire,
    longbows: design.longbowFire,
    lightArtillery: design.lightArtillery,
  },
  /** fr3.monsters.cyclics-eggs: CF, and the number on which eggs rally. */
  eggs: { combatFactor: 0, rally: 6 },
} as const;
