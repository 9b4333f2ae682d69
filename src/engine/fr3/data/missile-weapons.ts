/**
 * Weapons on the missile fire table with their range bands (fr3.missile-fire.target), and the types that carry them. Ranges are
 * inches at 15 mm scale. `row` is the number of units that one unit with this weapon counts as in the table.
 */
import type { Fr3RuleId } from '../rule-ids.ts';
import { cavalry } from './figures/cavalry.ts';
import { infantry } from './figures/infantry.ts';
import { devices } from './figures/inventions.ts';
import { missileFire } from './figures/missile-fire.ts';
import { siege } from './figures/siege.ts';

export const weaponIds = ['bow', 'longbow', 'crossbow', 'pistol', 'carbine', 'musket', 'rifle', 'rocks', 'gun-flesh', 'gun-metal', 'paint-gun'] as const;
export type WeaponId = (typeof weaponIds)[number];

/** A range band: up to this many inches, a unit with the weapon counts as this many units. */
export interface Band {
  readonly upTo: number;
  readonly row: number;
}

export interface MissileWeapon {
  readonly id: WeaponId;
  readonly name: string;
  readonly rule: Fr3RuleId;
  /** The range bands of the weapon, nearest first. */
  readonly bands: readonly Band[];
  /**
   * Whether the weapon uses gunpowder (muskets and rifles). Such a weapon then penetrates heavy armor and harms blobs and
   * leviathans.
   */
  readonly powder?: true;
  /** fr3.missile-fire.move-or-fire: units with this weapon either move or fire in a phase. */
  readonly slow?: true;
  /** For a disintegration gun, the kind of target that it works on. */
  readonly gun?: 'flesh' | 'metal';
}

const range = infantry.range;
const longbow: readonly Band[] = [
  { upTo: range.short, row: infantry.rowOfLongbows.short },
  { upTo: range.long, row: infantry.rowOfLongbows.long },
];

export const missileWeapons: Readonly<Record<WeaponId, MissileWeapon>> = {
  bow: { id: 'bow', name: 'Bowfire', rule: 'fr3.missile-fire.target', bands: [{ upTo: missileFire.range, row: 1 }] },
  longbow: { id: 'longbow', name: 'Longbows', rule: 'fr3.infantry.longbows-range-bands', bands: longbow },
  crossbow: { id: 'crossbow', name: 'Crossbows or handguns', rule: 'fr3.infantry.crossbow-handgun-bowfire', slow: true, bands: [{ upTo: range.short, row: infantry.rowOfCrossbows.short }] },
  pistol: { id: 'pistol', name: 'Pistols', rule: 'fr3.infantry.sword-and-pistol-bowfire', bands: [{ upTo: range.short, row: infantry.rowOfSwordAndPistol.short }] },
  carbine: { id: 'carbine', name: 'Carbines', rule: 'fr3.cavalry.dragoons-bowfire', bands: [{ upTo: cavalry.dragoonsRange, row: cavalry.dragoonsRow }] },
  musket: {
    id: 'musket', name: 'Muskets', rule: 'fr3.infantry.muskets-range-bands', powder: true, slow: true,
    bands: [{ upTo: range.short, row: infantry.rowOfMuskets.short }, { upTo: range.long, row: infantry.rowOfMuskets.long }],
  },
  rifle: {
    id: 'rifle', name: 'Rifles', rule: 'fr3.infantry.rifles-range-bands', powder: true,
    bands: [{ upTo: range.short, row: infantry.rowOfRifles.short }, { upTo: range.long, row: infantry.rowOfRifles.long }, { upTo: range.extreme, row: infantry.rowOfRifles.extreme }],
  },
  rocks: { id: 'rocks', name: 'Rocks and bottles', rule: 'fr3.siege.rocks-effect', bands: [{ upTo: siege.rocksRange, row: siege.rocksUnits }] },
  'gun-flesh': { id: 'gun-flesh', name: 'For flesh and bone', rule: 'fr3.inventions.disintegration-flesh', gun: 'flesh', bands: [{ upTo: devices.gunRange, row: devices.gunRow }] },
  'gun-metal': { id: 'gun-metal', name: 'For wood, metal and rock', rule: 'fr3.inventions.disintegration-metal', gun: 'metal', bands: [{ upTo: devices.gunRange, row: devices.gunRow }] },
  'paint-gun': { id: 'paint-gun', name: 'Paint gun', rule: 'fr3.inventions.paint-gun', bands: longbow },
};

export const carrierGroups = ['missile', 'bought', 'places', 'devices'] as const;
export type CarrierGroup = (typeof carrierGroups)[number];

export const carrierGroupNames: Readonly<Record<CarrierGroup, string>> = {
  missile: 'Missile troops',
  bought: 'Armed where the army list allows',
  places: 'Engines, craft and walls',
  devices: 'Inventions',
};

/** A type that shoots: a row of the reference table, or something without a row. */
export interface Carrier {
  readonly id: string;
  readonly name: string;
  /** The table row whose symbol represents this carrier. */
  readonly symbol: string;
  readonly group: CarrierGroup;
  /** The weapons that this type can carry, the usual one first. */
  readonly weapons: readonly WeaponId[];
  /** The rule that gives the type these weapons. */
  readonly rule: Fr3RuleId;
}

const carrier = (group: CarrierGroup, id: string, name: string, weapons: readonly WeaponId[], rule: Fr3RuleId = missileWeapons[weapons[0] as WeaponId].rule, symbol = id): Carrier => ({
  id, name, symbol, group, weapons, rule,
});

export const carriers: readonly Carrier[] = [
  carrier('missile', 'skirmishers', 'Skirmishers/Tirailleurs', ['bow'], 'fr3.infantry.skirmishers-bowfire'),
  carrier('missile', 'longbows', 'Longbows', ['longbow']),
  carrier('missile', 'crossbow-handgun', 'Crossbow/Handgun', ['crossbow']),
  carrier('missile', 'militia', 'Militia', ['bow'], 'fr3.infantry.militia-bowfire'),
  carrier('missile', 'muskets', 'Muskets', ['musket']),
  carrier('missile', 'rifles', 'Rifles', ['rifle']),
  carrier('missile', 'sword-and-pistol', 'Sword and Pistol', ['pistol']),
  carrier('missile', 'dragoons', 'Dragoons', ['carbine']),
  carrier('missile', 'light-cavalry', 'Light Cavalry', ['bow'], 'fr3.cavalry.light-cavalry-weapons'),

  carrier('bought', 'rangers', 'Rangers/Jaegers', ['bow', 'longbow'], 'fr3.infantry.rangers-bow-options'),
  carrier('bought', 'heavy-cavalry', 'Heavy Cavalry', ['bow'], 'fr3.cavalry.heavy-cavalry-weapons'),
  carrier('bought', 'mounted', 'Mounted', ['bow'], 'fr3.cavalry.mounted-weapons'),
  carrier('bought', 'heavy-chariots', 'Heavy Chariots', ['bow'], 'fr3.army-lists.cell-bowfire'),
  carrier('bought', 'dragons', 'Dragons (breath)', ['bow', 'longbow'], 'fr3.monsters.dragons-breath'),
  carrier('bought', 'large-monsters', 'Large Monsters', ['bow'], 'fr3.missile-fire.large-monster-limit'),
  carrier('bought', 'small-monsters', 'Small Monsters', ['bow'], 'fr3.design.price-missiles'),
  carrier('bought', 'leviathans', 'Leviathans', ['bow', 'longbow'], 'fr3.leviathans.abilities'),
  carrier('bought', 'handweapons', 'Handweapons (marines)', ['bow'], 'fr3.infantry.marines-bowfire-option'),
  carrier('bought', 'spears', 'Spears (marines, Immortals)', ['bow'], 'fr3.infantry.marines-bowfire-option'),
  carrier('bought', 'beastmen', 'Beastmen (marines)', ['bow'], 'fr3.infantry.marines-bowfire-option'),
  carrier('bought', 'mobs', 'Kobold mobs', ['rocks'], 'fr3.armies.kobolds-rocks-and-bottles'),

  carrier('places', 'battlewagons', 'Battlewagons', ['bow', 'longbow'], 'fr3.war-machines.battlewagons-bow-options'),
  carrier('places', 'contraptions', 'Contraptions (type 2)', ['bow'], 'fr3.war-machines.contraptions-missile'),
  carrier('places', 'assault-craft', 'Assault craft', ['bow'], 'fr3.war-machines.assault-craft-options', 'battlewagons'),
  carrier('places', 'siege-tower', 'Siege tower', ['bow'], 'fr3.siege.tower-bowfire', 'battlewagons'),
  carrier('places', 'ship', 'A ship’s own weapons', ['bow', 'longbow'], 'fr3.ships.armament', 'battlewagons'),
  carrier('places', 'rocks', 'Rocks and bottles from a wall', ['rocks'], undefined, 'mobs'),

  carrier('devices', 'disintegration-gun', 'Disintegration gun', ['gun-flesh', 'gun-metal'], 'fr3.inventions.disintegration-gun', 'contraptions'),
  carrier('devices', 'paint-gun', 'Paint gun', ['paint-gun'], undefined, 'contraptions'),
];

const byId = new Map(carriers.map((each) => [each.id, each]));

export const carrierOf = (id: string): Carrier | undefined => byId.get(id);
