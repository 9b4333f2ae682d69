/** The innate abilities that the battle plays (chapter fr3.innate). */
export const innateIds = [
  'animate-terrain',
  'apoplexy',
  'disorient',
  'earthquake',
  'flash-flood',
  'nullify',
  'stinkbomb',
  'sudden-wind',
  'tempest',
  'war-cry',
  'freeze',
  'fast-movement',
  'hide',
  'levitate',
  'magic-resistance',
  'toughness',
  'smoke-screen',
  'dispel',
  /** fr3.army-lists.innate-name-aliases: several abilities have this name; this one affects a unit. */
  'corrode',
  'set-fire',
  'douse-fire',
] as const;
export type InnateId = (typeof innateIds)[number];

export const isPlayedInnate = (id: string): id is InnateId => (innateIds as readonly string[]).includes(id);
