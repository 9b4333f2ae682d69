/** Numbers from the chapter on cover and concealment. Distances are in inches. */
export const cover = {
  /** three-realms.cover.concealment: modifier to the firer's RT; cover gives the same. */
  training: -1,
  /** three-realms.cover.cover: modifier to the target's P. */
  protection: 1,
  /** three-realms.cover.object-terrain: the percentage of the volume that must be hidden. */
  hidden: 50,
  /** three-realms.cover.firing-over-wall */
  atWall: 1,
  /** three-realms.cover.forest-template: modifier to the S of the damage roll. */
  forestTemplate: -1,
  /** three-realms.cover.forest-template: diameter of the hole in the middle of a template. */
  hole: 0.5,
  /** three-realms.cover.forest-los: the depth of forest that can be seen through. */
  forestDepth: 3,
} as const;
