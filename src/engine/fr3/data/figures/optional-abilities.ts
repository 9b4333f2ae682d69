import { design } from './design.ts';

/** Numbers from the optional abilities chapter. */
export const optionalAbilities = {
  /** fr3.optional-abilities.poison-purchase: points. */
  poisonCost: design.poison,
  /** fr3.optional-abilities.poison-purge: markers a successful roll removes. */
  poisonPurged: 1,
  /** fr3.optional-abilities.gaze-purchase: points. */
  gazeCost: 30,
  /** fr3.optional-abilities.gaze-purchase: bearers in an army. */
  gazePerArmy: 1,
  /** fr3.optional-abilities.gaze-range: inches. */
  gazeRange: 5,
  /** fr3.optional-abilities.gaze-timing: uses in a turn. */
  gazePerTurn: 1,
  /** fr3.optional-abilities.gaze-effect: combat factor of a unit held by the gaze. */
  gazeCombatFactor: 0,
  /** fr3.optional-abilities.gaze-levels: levels a flier or swimmer drops. */
  gazeLevels: 1,
} as const;
