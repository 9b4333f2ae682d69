/** Numbers from the special rules for units. Distances are in inches. */
import { movement } from './movement.ts';
import { terrain } from './terrain.ts';

export const unitRules = {
  /** three-realms.unit-rules.common: Common units in a Regular slot. */
  commonInSlot: 2,
  /** three-realms.unit-rules.infiltrate */
  infiltrateMarkers: 3,
  /** three-realms.unit-rules.infiltrate-move: how far a marker moves in an action. */
  infiltrateMove: 6,
  /** three-realms.unit-rules.infiltrate-reveal: how far the models may be from their marker. */
  infiltrateReveal: 5,
  /** three-realms.unit-rules.sprint: a multiple of M. */
  sprintFrom: movement.run,
  /** three-realms.unit-rules.sprint: a multiple of M. */
  sprintTo: terrain.sprint,
  /** three-realms.unit-rules.dig-in */
  digInEvasion: -2,
  /** three-realms.unit-rules.dig-in */
  digInProtection: 2,
  /** three-realms.unit-rules.shot-on-the-run: modifier to hit. */
  shotOnTheRun: -1,
  /** three-realms.unit-rules.multiple-bodies: the maximum damage from one hit. */
  multipleBodiesDamage: 1,
  /** three-realms.unit-rules.multiple-bodies-attacks: modifier to A for each damage point lost. */
  multipleBodiesAttacks: -1,
  /** three-realms.unit-rules.multiple-bodies-attacks */
  multipleBodiesAttacksAtLeast: 1,
} as const;
