/** Numbers of cover and concealment. Distances are inches. */
export const cover = {
  /** three-realms.cover.concealment: to the firer's RT; the same in cover. */
  training: -1,
  /** three-realms.cover.cover: to the target's P. */
  protection: 1,
  /** three-realms.cover.object-terrain: percent of the volume that must be hidden. */
  hidden: 50,
  /** three-realms.cover.firing-over-wall */
  atWall: 1,
  /** three-realms.cover.forest-template: to S of the damage roll. */
  forestTemplate: -1,
  /** three-realms.cover.forest-template: across the hole in the middle of a template. */
  hole: 0.5,
  /** three-realms.cover.forest-los: of forest that one sees through. */
  forestDepth: 3,
} as const;
