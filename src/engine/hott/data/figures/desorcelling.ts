/** Numbers for desorcelling. */
export const desorcelling = {
  /** hott.desorcelling.cost: in PIPs. */
  cost: 6,
} as const;
