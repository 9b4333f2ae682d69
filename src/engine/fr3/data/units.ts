/**
 * The reference table, one row per unit type, distances in inches at 15 mm scale. `scales.ts` derives the other three printed
 * scales. `reconstructed` lists cells whose column was lost in the extraction of the printed table. The ruling on the page of
 * each type explains how that cell was settled.
 */

export const unitGroups = ['infantry', 'cavalry', 'monsters', 'elementals', 'specials', 'spirits', 'machines'] as const;
export type UnitGroup = (typeof unitGroups)[number];

export const groupNames: Readonly<Record<UnitGroup, string>> = {
  infantry: 'Infantry',
  cavalry: 'Cavalry',
  monsters: 'Monsters',
  elementals: 'Elementals',
  specials: 'Specials',
  spirits: 'Spirits',
  machines: 'War machines',
};

/** The units that a printed bonus applies against. Fliers are units that can fly, whatever their type. */
export const targets = ['cavalry', 'fliers', 'monsters', 'pikes'] as const;
export type Target = (typeof targets)[number];

/**
 * Kinds of terrain that give an elemental a bonus. The elemental or its opponent must stand on the kind of terrain that belongs
 * to the elemental.
 */
export const terrains = ['towns', 'woods', 'marshes', 'water'] as const;
export type BonusTerrain = (typeof terrains)[number];

/** An entry in the '+1 against' or '+2 against' columns (fr3.reference.special-bonuses). */
export type Bonus =
  | { readonly amount: number; readonly against: Target }
  | { readonly amount: number; readonly when: 'charged' }
  | { readonly amount: number; readonly terrain: readonly BonusTerrain[] };

/** The codes of the Other column (fr3.reference.other-column-codes). */
export const otherCodes = {
  NC: 'takes no characters',
  A: 'may itself attach to others',
  '*': 'has special rules',
  G: 'may have grapple',
  PN: 'may have poison',
  MF: 'feared by monsters',
  MB: 'may be multi-based',
  Sq: 'may form square',
  Spells: 'has innate spells',
} as const;
export type OtherCode = keyof typeof otherCodes;

export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly group: UnitGroup;
  /** The rule whose page is this unit's page. */
  readonly rule: string;
  /** Points to buy it, and victory points for destroying it. */
  readonly cost: number;
  /** The rates in open and difficult terrain, in inches; null if the unit's own rules decide. */
  readonly move: { readonly open: number; readonly difficult: number } | null;
  readonly combatFactor: number | 'special';
  /** The modified d10 result on which the unit rallies; null if the unit's own rules decide. */
  readonly rally: number | null;
  readonly bonuses: readonly Bonus[];
  /** The number added to the unit's melee roll in difficult terrain: 0 or negative. */
  readonly difficultTerrain: number;
  readonly chargeBonus: number;
  /** Whether the unit gives and receives support. Longbows support other units, but not each other. */
  readonly support: boolean | 'not-each-other';
  readonly fear: boolean;
  readonly undead: boolean;
  /**
   * Codes of the Other column. The PN code of crossbows/handguns and longbows comes from the poison rule. The code is not printed
   * in their cells.
   */
  readonly other: readonly OtherCode[];
  /** Cells settled by a ruling because their column or row was lost. */
  readonly reconstructed: readonly ('bonuses' | 'difficultTerrain' | 'chargeBonus' | 'support' | 'undead' | 'other')[];
}

const unit = (
  id: string,
  name: string,
  group: UnitGroup,
  rule: string,
  row: Partial<Unit> & Pick<Unit, 'cost' | 'move' | 'combatFactor' | 'rally'>,
): Unit => ({
  bonuses: [],
  difficultTerrain: 0,
  chargeBonus: 0,
  support: false,
  fear: false,
  undead: false,
  other: [],
  reconstructed: [],
  id,
  name,
  group,
  rule: `fr3.${rule}`,
  ...row,
});
const move = (open: number, difficult: number) => ({ open, difficult });
const against = (amount: number, ...list: Target[]): Bonus[] => list.map((target) => ({ amount, against: target }));
const whenCharged = (amount: number): Bonus => ({ amount, when: 'charged' });
const inTerrain = (amount: number, ...list: BonusTerrain[]): Bonus[] => [{ amount, terrain: list }];

export const units: readonly Unit[] = [
  unit('beastmen', 'Beastmen', 'infantry', 'infantry.beastmen', { cost: 40, move: move(4, 2), combatFactor: 4, rally: 7, support: true, other: ['MB'], reconstructed: ['support', 'other'] }),
  unit('crossbow-handgun', 'Crossbow/Handgun', 'infantry', 'infantry.crossbow-handgun', { cost: 40, move: move(3, 2), combatFactor: 2, rally: 6, bonuses: [...against(1, 'fliers'), whenCharged(2)], support: true, other: ['PN'], reconstructed: ['bonuses', 'other'] }),
  unit('handweapons', 'Handweapons', 'infantry', 'infantry.handweapons', { cost: 30, move: move(3, 2), combatFactor: 3, rally: 6, bonuses: against(2, 'pikes'), support: true, undead: true, other: ['PN'], reconstructed: ['other'] }),
  unit('longbows', 'Longbows', 'infantry', 'infantry.longbows', { cost: 40, move: move(4, 3), combatFactor: 1, rally: 6, bonuses: [...against(1, 'fliers'), whenCharged(1)], support: 'not-each-other', undead: true, other: ['PN'], reconstructed: ['undead', 'other'] }),
  unit('militia', 'Militia', 'infantry', 'infantry.militia', { cost: 30, move: move(3, 2), combatFactor: 2, rally: 6, bonuses: [...against(1, 'fliers'), whenCharged(2)], support: true, reconstructed: ['bonuses', 'undead'] }),
  unit('mobs', 'Mobs', 'infantry', 'infantry.mobs', { cost: 10, move: move(4, 3), combatFactor: 1, rally: 7, support: true, undead: true, other: ['MB'], reconstructed: ['other'] }),
  unit('muskets', 'Muskets', 'infantry', 'infantry.muskets', { cost: 50, move: move(3, 2), combatFactor: 3, rally: 6, bonuses: [...against(1, 'cavalry', 'fliers', 'monsters'), whenCharged(1)], difficultTerrain: -1, support: true, undead: true, other: ['Sq'], reconstructed: ['bonuses'] }),
  unit('pikes', 'Pikes', 'infantry', 'infantry.pikes', { cost: 40, move: move(3, 2), combatFactor: 4, rally: 6, bonuses: against(2, 'cavalry', 'fliers', 'monsters'), difficultTerrain: -2, support: true, undead: true, other: ['MB', 'Sq'], reconstructed: ['bonuses'] }),
  unit('rangers', 'Rangers/Jaegers', 'infantry', 'infantry.rangers', { cost: 50, move: move(4, 4), combatFactor: 3, rally: 5, bonuses: against(2, 'monsters'), other: ['Spells', 'PN'], reconstructed: ['bonuses', 'chargeBonus'] }),
  unit('rifles', 'Rifles', 'infantry', 'infantry.rifles', { cost: 70, move: move(4, 3), combatFactor: 2, rally: 6, bonuses: [...against(1, 'fliers'), whenCharged(1)], undead: true, other: ['Sq'], reconstructed: ['bonuses'] }),
  unit('skirmishers', 'Skirmishers/Tirailleurs', 'infantry', 'infantry.skirmishers', { cost: 20, move: move(4, 3), combatFactor: 1, rally: 6, bonuses: [...against(1, 'fliers'), whenCharged(1)], undead: true, other: ['A', 'PN'], reconstructed: ['bonuses'] }),
  unit('spears', 'Spears', 'infantry', 'infantry.spears', { cost: 30, move: move(3, 2), combatFactor: 3, rally: 6, bonuses: against(1, 'cavalry', 'fliers', 'monsters'), difficultTerrain: -1, support: true, undead: true, reconstructed: ['bonuses', 'difficultTerrain'] }),
  unit('sword-and-pistol', 'Sword and Pistol', 'infantry', 'infantry.sword-and-pistol', { cost: 70, move: move(3, 2), combatFactor: 5, rally: 6, bonuses: [...against(1, 'fliers'), ...against(2, 'pikes'), whenCharged(2)], difficultTerrain: -1, chargeBonus: 1, support: true, reconstructed: ['bonuses', 'difficultTerrain', 'chargeBonus'] }),

  unit('heavy-cavalry', 'Heavy Cavalry', 'cavalry', 'cavalry.heavy-cavalry', { cost: 40, move: move(5, 2), combatFactor: 4, rally: 6, difficultTerrain: -2, chargeBonus: 2, undead: true }),
  unit('light-cavalry', 'Light Cavalry', 'cavalry', 'cavalry.light-cavalry', { cost: 40, move: move(6, 3), combatFactor: 2, rally: 6, other: ['*'], reconstructed: ['difficultTerrain', 'chargeBonus'] }),
  unit('mounted', 'Mounted', 'cavalry', 'cavalry.mounted', { cost: 20, move: move(6, 3), combatFactor: 2, rally: 7, difficultTerrain: -1, undead: true, other: ['MB', '*'], reconstructed: ['difficultTerrain'] }),
  unit('heavy-chariots', 'Heavy Chariots', 'cavalry', 'cavalry.heavy-chariots', { cost: 40, move: move(6, 3), combatFactor: 3, rally: 6, difficultTerrain: -3, chargeBonus: 4, undead: true, reconstructed: ['difficultTerrain', 'chargeBonus', 'undead'] }),
  unit('dragoons', 'Dragoons', 'cavalry', 'cavalry.dragoons', { cost: 70, move: move(6, 3), combatFactor: 4, rally: 6, bonuses: [...against(1, 'fliers'), whenCharged(2)], other: ['*'], reconstructed: ['bonuses', 'difficultTerrain', 'undead', 'other'] }),
  unit('knights', 'Knights', 'cavalry', 'cavalry.knights', { cost: 60, move: move(5, 2), combatFactor: 5, rally: 5, difficultTerrain: -3, chargeBonus: 3, undead: true, reconstructed: ['difficultTerrain', 'chargeBonus', 'undead'] }),

  unit('cyclics', 'Cyclics', 'monsters', 'monsters.cyclics', { cost: 30, move: null, combatFactor: 'special', rally: null, other: ['NC'], reconstructed: ['other'] }),
  unit('dragons', 'Dragons', 'monsters', 'monsters.dragons', { cost: 100, move: move(6, 3), combatFactor: 9, rally: 5, fear: true, undead: true, reconstructed: ['difficultTerrain'] }),
  unit('leviathans', 'Leviathans', 'monsters', 'leviathans.1x1', { cost: 100, move: move(7, 4), combatFactor: 10, rally: 6, fear: true, other: ['G', 'MB', 'NC'] }),
  unit('large-monsters', 'Large Monsters', 'monsters', 'monsters.large-monsters', { cost: 80, move: move(5, 3), combatFactor: 8, rally: 7, fear: true, undead: true, other: ['G', 'PN'] }),
  unit('small-monsters', 'Small Monsters', 'monsters', 'monsters.small-monsters', { cost: 60, move: move(6, 4), combatFactor: 6, rally: 7, fear: true, undead: true, other: ['PN'] }),
  unit('swarms', 'Swarms', 'monsters', 'monsters.swarms', { cost: 50, move: move(3, 3), combatFactor: 4, rally: 5, bonuses: against(1, 'cavalry'), undead: true, other: ['PN', 'MB'], reconstructed: ['bonuses', 'undead'] }),

  unit('air-elemental', 'Air Elemental', 'elementals', 'elementals.air', { cost: 70, move: move(12, 12), combatFactor: 4, rally: 3, fear: true, other: ['*'] }),
  unit('earth-elemental', 'Earth Elemental', 'elementals', 'elementals.earth', { cost: 70, move: move(3, 3), combatFactor: 6, rally: 5, fear: true, other: ['*'] }),
  unit('fire-elemental', 'Fire Elemental', 'elementals', 'elementals.fire', { cost: 70, move: move(4, 4), combatFactor: 5, rally: 5, bonuses: inTerrain(2, 'towns', 'woods'), fear: true, other: ['*'], reconstructed: ['bonuses'] }),
  unit('plant-elemental', 'Plant Elemental', 'elementals', 'elementals.plant', { cost: 70, move: move(4, 4), combatFactor: 5, rally: 5, bonuses: inTerrain(2, 'woods'), fear: true, other: ['*'], reconstructed: ['bonuses'] }),
  unit('water-elemental', 'Water Elemental', 'elementals', 'elementals.water', { cost: 70, move: move(4, 4), combatFactor: 5, rally: 5, bonuses: inTerrain(2, 'marshes', 'water'), fear: true, other: ['*'], reconstructed: ['bonuses'] }),

  unit('blobs', 'Blobs', 'specials', 'specials.blobs', { cost: 60, move: move(3, 3), combatFactor: 5, rally: 4, fear: true, other: ['NC', '*'], reconstructed: ['other'] }),
  unit('fanatics', 'Fanatics', 'specials', 'specials.fanatics', { cost: 50, move: move(4, 4), combatFactor: 'special', rally: 5, other: ['*'], reconstructed: ['other'] }),

  unit('ethereals', 'Ethereals', 'spirits', 'spirits.ethereals', { cost: 30, move: move(4, 4), combatFactor: 'special', rally: 3, fear: true, other: ['*'], reconstructed: ['undead'] }),
  unit('lesser-spirits', 'Lesser Spirits', 'spirits', 'spirits.lesser', { cost: 60, move: move(8, 8), combatFactor: 8, rally: 4, fear: true, other: ['*'] }),
  unit('major-spirits', 'Major Spirits', 'spirits', 'spirits.major', { cost: 80, move: move(10, 10), combatFactor: 10, rally: 3, fear: true, other: ['*'] }),
  unit('minor-spirits', 'Minor Spirits', 'spirits', 'spirits.minor', { cost: 40, move: move(6, 6), combatFactor: 6, rally: 5, fear: true, other: ['*'], reconstructed: ['other'] }),
  unit('tricksters', 'Tricksters', 'spirits', 'spirits.tricksters', { cost: 60, move: move(6, 6), combatFactor: 4, rally: 3, other: ['*'] }),

  unit('heavy-artillery', 'Heavy Artillery', 'machines', 'war-machines.heavy-artillery', { cost: 40, move: move(3, 0), combatFactor: 1, rally: 6, undead: true, other: ['A', '*'], reconstructed: ['undead'] }),
  unit('light-artillery', 'Light Artillery', 'machines', 'war-machines.light-artillery', { cost: 30, move: move(4, 2), combatFactor: 1, rally: 6, bonuses: [...against(1, 'fliers'), whenCharged(1)], other: ['A'], reconstructed: ['support', 'undead'] }),
  unit('battlewagons', 'Battlewagons', 'machines', 'war-machines.battlewagons', { cost: 70, move: move(5, 2), combatFactor: 5, rally: 6, difficultTerrain: -2, chargeBonus: 3, support: true, undead: true, other: ['G', 'MB'], reconstructed: ['support', 'undead'] }),
  unit('contraptions', 'Contraptions', 'machines', 'war-machines.contraptions', { cost: 30, move: move(4, 2), combatFactor: 'special', rally: 6, other: ['NC', 'G', 'A', 'MF'], reconstructed: ['undead'] }),
];

const byId = new Map(units.map((each) => [each.id, each]));

export const unitOf = (id: string): Unit | undefined => byId.get(id);
