/** Numbers of the cavalry chapter. Distances are inches at 15 mm scale. */
export const cavalry = {
  /** fr3.cavalry.dragoons-bowfire: range, and units on the missile fire table. */
  dragoonsRange: 5,
  dragoonsRow: 2,
  /** fr3.cavalry.light-cavalry-weapons: range of bows, and units on the missile fire table. */
  bowRange: 5,
  bowRow: 1,
  /** fr3.cavalry.heavy-cavalry-weapons: points of bows, where they are bought. */
  bows: 10,
} as const;
