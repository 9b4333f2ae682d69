/** Numbers from the chapter on bases and unit types. Base diameters and moves are in inches. */
export const bases = {
  /** three-realms.bases.light-infantry */
  lightInfantry: { base: 1, move: 6 },
  /** three-realms.bases.regular-infantry */
  regularInfantry: { base: 1, move: 5 },
  /** three-realms.bases.heavy-infantry */
  heavyInfantry: { base: 1.25, move: 4 },
  /** three-realms.bases.light-cavalry */
  lightCavalry: { base: 1.5, move: 9 },
  /** three-realms.bases.regular-cavalry */
  regularCavalry: { base: 1.75, move: 8 },
  /** three-realms.bases.heavy-cavalry */
  heavyCavalry: { base: 1.75, move: 7 },
  /** three-realms.bases.monstrous: each monstrous unit has a move of its own. */
  monstrous: { base: 2.5 },
  /** three-realms.bases.chariot */
  chariotLength: 4,
  /** three-realms.bases.chariot */
  chariotWidth: 2.5,
  /** three-realms.bases.njinga */
  njingaBase: 5,
  /** three-realms.bases.njinga */
  njingaCentre: 1,
  /** three-realms.bases.lesser-leviathan: the number of monstrous bases that make up the square. */
  leviathanBases: 4,
} as const;
