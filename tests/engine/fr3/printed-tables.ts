/**
 * The surviving cells of the four printed reference tables, exactly as printed, misprints included.
 * Transcribed from the book apart from `src/engine/fr3/data/units.ts`, so that the two can be compared.
 * Cost, combat factor and rally are printed alike in all four tables.
 */

/** Unit id, printed name, cost, movement at 15 mm in, 25 mm in, 15 mm cm, 25 mm cm, combat factor, rally. */
export type PrintedRow = readonly [
  id: string,
  name: string,
  cost: string,
  in15: string,
  in25: string,
  cm15: string,
  cm25: string,
  combatFactor: string,
  rally: string,
];

export const printedRows: readonly PrintedRow[] = [
  ['beastmen', 'Beastmen', '40', '4/2', '8/4', '10/5', '20/10', '4', '7+'],
  ['crossbow-handgun', 'Cossbow/Hand', '40', '3/2', '6/4', '7/5', '15/10', '2', '6+'],
  ['handweapons', 'Handweapons', '30', '3/2', '6/4', '7/5', '15/10', '3', '6+'],
  ['longbows', 'Longbows', '40', '4/3', '8/6', '10/7', '20/15', '1', '6+'],
  ['militia', 'Militia', '30', '3/2', '6/4', '7/5', '15/10', '2', '6+'],
  ['mobs', 'Mobs', '10', '4/3', '8/6', '10/7', '20/15', '1', '7+'],
  ['muskets', 'Muskets', '50', '3/2', '6/4', '7/5', '15/10', '3', '6+'],
  ['pikes', 'Pikes', '40', '3/2', '6/4', '7/5', '15/10', '4', '6+'],
  ['rangers', 'Rangers/Jaegers', '50', '4/4', '8/8', '10/10', '20/20', '3', '5+'],
  ['rifles', 'Rifles', '70', '4/3', '8/6', '10/7', '20/15', '2', '6+'],
  ['skirmishers', 'Skirmishers/Tir', '20', '4/3', '8/6', '10/7', '20/15', '1', '6+'],
  ['spears', 'Spears', '30', '3/2', '6/4', '7/5', '15/10', '3', '6+'],
  ['sword-and-pistol', 'Sword and Pistol', '70', '3/2', '6/4', '7/5', '15/10', '5', '6+'],
  ['heavy-cavalry', 'Cavalry: Heavy', '40', '5/2', '10/4', '12/5', '25/10', '4', '6+'],
  ['light-cavalry', 'Cavalry: Light', '40', '6/3', '12/6', '15/7', '30/15', '2', '6+'],
  ['mounted', 'Cavalry: Mtd', '20', '6/3', '12/6', '15/7', '30/15', '2', '7+'],
  ['heavy-chariots', 'Chariot: Heavy', '40', '6/3', '12/6', '15/7', '30/15', '3', '6+'],
  ['dragoons', 'Dragoons', '70', '6/3', '12/6', '15/7', '30/15', '4', '6+'],
  ['knights', 'K nights', '60', '5/2', '10/4', '12/5', '25/10', '5', '5+'],
  ['cyclics', 'Cyclics', '30', 'Special', 'Special', 'Special', 'Special', 'Special', 'Special'],
  ['dragons', 'Dragons', '100', '6/3', '12/6', '15/7', '30/15', '9', '5+'],
  ['leviathans', 'Leviathans', '10 0', '7/4', '14/8', '17/10', '35/20', '10', '6+'],
  ['large-monsters', 'Monsters: Large', '80', '5/3', '10/6', '12/7', '15/15', '8', '7+'],
  ['small-monsters', 'Monsters: Small', '60', '6/4', '12/8', '15/10', '30/20', '6', '7+'],
  ['swarms', 'Swarms', '50', '3/3', '6/6', '7/7', '15/15', '4', '5+'],
  ['air-elemental', 'Elemental: Air', '70', '12/12', '20/20', '25/25', '50/50', '4', '3+'],
  ['earth-elemental', 'Elemental: Earth', '70', '3/3', '6/6', '7/7', '15/15', '6', '5+'],
  ['fire-elemental', 'Elemental: Fire', '70', '4/4', '8/8', '10/10', '20/20', '5', '5+'],
  ['plant-elemental', 'Elemental: Tree', '70', '4/4', '8/8', '10/10', '4/420/20', '5', '5+'],
  ['water-elemental', 'Elemental: Water', '70', '4/4', '8/8', '10/10', '4/420/20', '5', '5+'],
  ['blobs', 'Blobs', '60', '3/3', '6/6', '7/7', '15/15', '5', '4+'],
  ['fanatics', 'Fanatics', '50', '4/4', '8/8', '10/10', '20/20', 'Special', '5+'],
  ['ethereals', 'Ethereals', '30', '4/4', '8/8', '10/10', '20/20', 'Special', '3+'],
  ['lesser-spirits', 'Spirits: Lesser', '60', '8/8', '16/16', '20/20', '37/37', '8', '4+'],
  ['major-spirits', 'Spirits: Major', '80', '10/10', '20/20', '25/25', '50/50', '10', '3+'],
  ['minor-spirits', 'Spirits: Minor', '40', '6/6', '12/12', '15/15', '30/30', '6', '5+'],
  ['tricksters', 'Spirits: Tricksters', '60', '6/6', '12/12', '15/15', '30/30', '4', '3+'],
  ['heavy-artillery', 'Artillery: Heavy', '40', '3/0', '6/0', '7/0', '15/0', '1', '6+'],
  ['light-artillery', 'Artillery: Light', '30', '4/2', '8/4', '10/5', '20/10', '1', '6+'],
  ['battlewagons', 'Battlewagons', '70', '5/2', '10/4', '12/5', '25/10', '5', '6+'],
  ['contraptions', 'Contraptions:1/2', '30', '4/2', '8/4', '10/5', '20/10', '*', '6+'],
];

/**
 * The number of times that each mark occurs in the other columns of one printed table (the same in all four). The words of the
 * bonus columns are counted one by one: `Cav` as cavalry, `Mon` as monsters. The star in the combat factor cell of the
 * contraptions is not counted, nor is `Special` in the combat factor, movement and rally columns.
 */
export const printedMarks = {
  /** Support, Fear and Undead columns together, because text extraction mixed them. */
  Yes: 42,
  /** Support column, for longbows. */
  Special: 1,
  fliers: 11,
  'when charged': 9,
  pikes: 2,
  cavalry: 4,
  monsters: 4,
  /** Terrain words: every row prints its words in both bonus columns. */
  towns: 2,
  woods: 4,
  marshes: 2,
  water: 2,
  '-1': 4,
  '-2': 3,
  '-3': 2,
  '+1': 1,
  '+2': 1,
  '+3': 2,
  '+4': 1,
  NC: 4,
  A: 4,
  '*': 16,
  G: 4,
  PN: 6,
  MF: 1,
  MB: 7,
  Sq: 3,
  Spells: 1,
} as const;
export type PrintedMark = keyof typeof printedMarks;

/**
 * Marks that the typed data has and the printed column lacks: poison has its own rule (fr3.optional-abilities.poison-purchase).
 */
export const marksByProse: readonly { readonly unit: string; readonly code: 'PN' }[] = [
  { unit: 'crossbow-handgun', code: 'PN' },
  { unit: 'longbows', code: 'PN' },
];

/** First and last line (from 1) of each printed table in the source text. */
export const sourceLines = {
  '15mm-in': [6726, 7069],
  '25mm-in': [7163, 7506],
  '15mm-cm': [7601, 7944],
  '25mm-cm': [8039, 8382],
} as const;
