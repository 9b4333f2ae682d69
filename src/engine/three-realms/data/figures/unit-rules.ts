/** Numbers of the special rules of units. Distances are inches. */
import { movement } from './movement.ts';
import { terrain } from './terrain.ts';

export const unitRules = {
  /** three-realms.unit-rules.common: Common units in a Regular slot. */
  commonInSlot: 2,
  /** three-realms.unit-rules.infiltrate */
  infiltrateMarkers: 3,
  /** three-realms.unit-rules.infiltrate-move: of a marker, in an action. */
  infiltrateMove: 6,
  /** three-realms.unit-rules.infiltrate-reveal: of the models, from their marker. */
  infiltrateReveal: 5,
  /** three-realms.unit-rules.sprint: in times M. */
  sprintFrom: movement.run,
  /** three-realms.unit-rules.sprint: in times M. */
  sprintTo: terrain.sprint,
  /** three-realms.unit-rules.dig-in */
  digInEvasion: -2,
  /** three-realms.unit-rules.dig-in */
  digInProtection: 2,
  /** three-realms.unit-rules.shot-on-the-run: to hit. */
  shotOnTheRun: -1,
  /** three-realms.unit-rules.multiple-bodies: damage of a hit, at most. */
  multipleBodiesDamage: 1,
  /** three-realms.unit-rules.multiple-bodies-attacks: to A, for each point of damage lost. */
  multipleBodiesAttacks: -1,
  /** three-realms.unit-rules.multiple-bodies-attacks */
  multipleBodiesAttacksAtLeast: 1,
} as const;
