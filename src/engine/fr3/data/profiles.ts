/**
 * Profiles that the reference table lacks: large units, craft, parasitics, traps, camps and ships. Distances are inches at 15 mm
 * scale. The numbers are in the figures of their chapters; rows of the reference table are in `units.ts`.
 */
import { eligible } from './eligible-types.ts';
import { camps } from './figures/camps.ts';
import { leviathans } from './figures/leviathans.ts';
import { multiBased } from './figures/multi-based.ts';
import { pikeBlocks } from './figures/pike-blocks.ts';
import { ships } from './figures/ships.ts';
import { spirits } from './figures/spirits.ts';
import { warMachines } from './figures/war-machines.ts';
import { type Bonus, type OtherCode, type Unit, unitGroups, unitOf } from './units.ts';

/** `nuisances` are parasitics and traps, which are placed on enemy units. */
export const profileGroups = [...unitGroups, 'nuisances', 'camps'] as const;
export type ProfileGroup = (typeof profileGroups)[number];

/** A unit or attachment that has no row in the reference table. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly group: ProfileGroup;
  /** The rule whose page is this profile's page. */
  readonly rule: string;
  /** The row of the reference table whose rules apply where the unit's own rules say nothing. */
  readonly base: string | null;
  /** Cost in points; null if it cannot be bought. */
  readonly cost: number | null;
  /** Cost of the elite version in points; null if there is none. */
  readonly eliteCost: number | null;
  /** The space that the unit occupies, in base widths. Null if the unit shares the space of another unit. */
  readonly footprint: { readonly front: number; readonly depth: number } | null;
  /**
   * The rates in open and difficult terrain, in inches; null if the unit does not move on its own, and 0 for terrain that it may
   * not enter.
   */
  readonly move: { readonly open: number; readonly difficult: number } | null;
  /** Null if the unit does not fight. */
  readonly combatFactor: number | null;
  readonly rally: number | null;
  readonly bonuses: readonly Bonus[];
  /** The number added to its melee roll in difficult terrain: 0 or negative. */
  readonly difficultTerrain: number;
  readonly chargeBonus: number;
  readonly support: boolean;
  readonly fear: boolean;
  readonly undead: boolean;
  readonly extraMarkers: number;
  readonly other: readonly OtherCode[];
}

const profile = (
  id: string,
  name: string,
  group: ProfileGroup,
  rule: string,
  row: Partial<Profile> & Pick<Profile, 'cost'>,
): Profile => ({
  base: null,
  eliteCost: null,
  footprint: { front: 1, depth: 1 },
  move: null,
  combatFactor: null,
  rally: null,
  bonuses: [],
  difficultTerrain: 0,
  chargeBonus: 0,
  support: false,
  fear: false,
  undead: false,
  extraMarkers: 0,
  other: [],
  id,
  name,
  group,
  rule: `fr3.${rule}`,
  ...row,
});

/** The 2x2 form of a row of the reference table (fr3.multi-based.bonuses, fr3.multi-based.extra-markers). */
const grown = (unit: Unit): Partial<Profile> => ({
  base: unit.id,
  footprint: { front: 2, depth: 2 },
  move: unit.move,
  combatFactor: Number(unit.combatFactor) + multiBased.combatFactor,
  rally: unit.rally,
  bonuses: unit.bonuses,
  difficultTerrain: unit.difficultTerrain,
  chargeBonus: unit.chargeBonus + multiBased.charge,
  fear: unit.fear,
  extraMarkers: multiBased.extraMarkers,
});
const row = (id: string): Unit => unitOf(id) as Unit;
const pikes = row('pikes');

export const profiles: readonly Profile[] = [
  profile('pike-block', 'Pike Block', 'infantry', 'pike-blocks.stats', {
    base: 'pikes',
    cost: pikeBlocks.cost,
    footprint: { front: 1, depth: 2 },
    move: pikeBlocks.move,
    combatFactor: pikeBlocks.combatFactor,
    rally: pikeBlocks.rally,
    bonuses: [...pikes.bonuses, { amount: pikeBlocks.whenCharged, when: 'charged' }],
    difficultTerrain: pikes.difficultTerrain,
    chargeBonus: pikeBlocks.charge,
    support: true,
    extraMarkers: pikeBlocks.extraMarkers,
  }),
  profile('leviathan-1x2', '1x2 Leviathan', 'monsters', 'leviathans.1x2', {
    base: 'leviathans',
    cost: leviathans.cost['1x2'],
    footprint: { front: 1, depth: 2 },
    move: leviathans.move,
    combatFactor: leviathans.combatFactor['1x2'],
    rally: leviathans.rally['1x2'],
    chargeBonus: leviathans.charge['1x2'],
    fear: true,
    extraMarkers: leviathans.extraMarkers['1x2'],
    other: ['G', 'NC'],
  }),
  profile('blob-2x2', '2x2 Blob', 'specials', 'multi-based.blobs', {
    ...grown(row('blobs')),
    cost: row('blobs').cost + multiBased.cost,
    other: ['NC', '*'],
  }),
  profile('planar-entity', 'Planar Entity', 'spirits', 'multi-based.planar-entities', {
    ...grown(row('major-spirits')),
    cost: null,
    other: ['*'],
  }),
  profile('assault-craft', 'Assault Craft', 'machines', 'war-machines.assault-craft', {
    cost: warMachines.assaultCraftCost,
    move: { open: warMachines.assaultCraftMove, difficult: 0 },
    combatFactor: warMachines.assaultCraftFactor,
    rally: warMachines.assaultCraftRally,
  }),
  profile('parasitics', 'Parasitics', 'nuisances', 'spirits.parasitics', {
    cost: spirits.parasiticsCost,
    eliteCost: spirits.eliteParasiticsCost,
    footprint: null,
  }),
  profile('traps', 'Traps', 'nuisances', 'spirits.traps', {
    cost: spirits.trapCost,
    eliteCost: spirits.eliteTrapCost,
    footprint: null,
  }),
  profile('camp', 'Camp', 'camps', 'camps.camp-attachment', { cost: camps.cost, footprint: null }),
  profile('baggage-train', 'Baggage Train', 'camps', 'camps.baggage-attachment', { cost: camps.cost, footprint: null }),
];


/** The 2x2 masses, one for each type. All masses share the page of fr3.multi-based.mass-units. */
export const masses: readonly Profile[] = eligible.mass.types.map((id) => {
  const unit = row(id);
  return profile(`mass-of-${id}`, `Mass of ${unit.name}`, unit.group, 'multi-based.mass-units', {
    ...grown(unit),
    cost: unit.cost + multiBased.cost,
    undead: unit.undead,
    other: unit.other.filter((code) => code !== 'MB'),
  });
});

export const shipSizes = ['1x1', '1x2', '2x3'] as const;
export type ShipSize = (typeof shipSizes)[number];

export const shipMaterials = ['wood', 'metal', 'stone', 'earth'] as const;
export type ShipMaterial = (typeof shipMaterials)[number];

/**
 * A kind of ship. Earth means the earthworks of the materials chart (fr3.ships.varieties). The price is that of the base blocks
 * of its walls, plus a surcharge for its size.
 */
export interface ShipKind {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly materials: readonly ShipMaterial[];
  /** The move in inches, for each size that exists. */
  readonly move: { readonly [size in ShipSize]?: number };
  /** The share of its move that the ship must make each turn unless it is docked. */
  readonly minimumMove: number;
}

export const shipKinds: readonly ShipKind[] = [
  { id: 'land-ship', name: 'Land Ship', rule: 'fr3.ships.land', materials: ['wood', 'metal'], move: ships.landMove, minimumMove: 0 },
  { id: 'water-ship', name: 'Water Ship', rule: 'fr3.ships.water', materials: shipMaterials, move: ships.waterMove, minimumMove: ships.minimumMove.water },
  { id: 'air-ship', name: 'Air Ship', rule: 'fr3.ships.air', materials: shipMaterials, move: ships.airMove, minimumMove: ships.minimumMove.air },
];

/** Properties of a ship that depend only on its size. */
export interface ShipSizeRow {
  readonly size: ShipSize;
  readonly footprint: { readonly front: number; readonly depth: number };
  readonly bases: number;
  readonly surcharge: number;
  readonly rammingBonus: number;
  /** How many units the hold can carry, or how many units of horses instead. */
  readonly hold: number;
  readonly horses: number;
}

const shipSize = (size: ShipSize, front: number, depth: number): ShipSizeRow => ({
  size,
  footprint: { front, depth },
  bases: ships.bases[size],
  surcharge: ships.surcharge[size],
  rammingBonus: ships.ramming[size],
  hold: ships.hold[size],
  horses: ships.horses[size],
});

export const shipSizeRows: readonly ShipSizeRow[] = [shipSize('1x1', 1, 1), shipSize('1x2', 1, 2), shipSize('2x3', 2, 3)];

const byId = new Map([...profiles, ...masses].map((each) => [each.id, each]));

export const profileOf = (id: string): Profile | undefined => byId.get(id);
