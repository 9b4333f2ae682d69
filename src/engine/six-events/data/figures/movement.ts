/** Numbers from event IV. Distances are in inches. */
export const movement = {
  /** six-events.movement.rates */
  character: 12,
  cavalry: 12,
  cavalryKnights: 10,
  cavalryHeavyMounts: 8,
  infantry: 8,
  infantryKnights: 6,
  wraiths: 8,
  wingedHumanoids: 10,
  flyingMounts: 16,
  flyingLargeMounts: 14,
  flyingVeryLargeMounts: 12,
  smallDragons: 12,
  largeDragons: 10,
  /** six-events.movement.half-speed-stack: the share of the rate. */
  halfSpeed: 0.5,
  /** six-events.movement.gap-troops */
  gapTroops: 2,
  /** six-events.movement.gap-single */
  gapSingle: 1,
} as const;
