const deploymentGap = 12;

/** Numbers for setting up. Distances are inches at 15 mm scale. */
export const setup = {
  /** fr3.setup.equipment: roughly how many markers a player needs. */
  markers: 20,
  /** fr3.setup.terrain-objective: the side of the square in inches. */
  objectiveSide: 6,
  /** fr3.setup.terrain-objective: equal places on the centre line, chosen by a d10. */
  objectivePlaces: 10,
  /** fr3.setup.deployment-distance: the smallest distance between the armies. */
  deploymentGap,
  /** fr3.setup.deployment-distance: the distance from the centre line to the front of each zone. */
  zoneToCentre: deploymentGap / 2,
} as const;
