import { basics } from './basics.ts';

/** Numbers from the movement chapter. Distances are inches at 15 mm scale. */
export const movement = {
  /** fr3.movement.form-up */
  formUp: 1,
  /** fr3.movement.facing-change, fr3.movement.rotation, fr3.movement.formation-change: the rate is divided by this. */
  turnDivisor: 2,
  /** fr3.movement.oblique-arc: degrees to either side, for a square base. */
  obliqueDegrees: basics.forwardArcHalfDegrees,
  /** fr3.movement.column: units front edge to rear edge. */
  columnUnits: 3,
  /** fr3.movement.column-speed */
  columnSpeed: 2,
  /** fr3.movement.on-line-limit: units of a column that can form line in one phase. */
  onLineUnits: 4,
  /** fr3.movement.flying-rate */
  flying: 10,
  /** fr3.movement.swimming-rate: added to the normal rate. */
  swimmingExtra: 4,
  /** fr3.movement.swimming-rate */
  swimmingMax: 10,
  /** fr3.movement.dismount: times in a game. */
  dismounts: 1,
} as const;
