/**
 * What shoots on the missile fire table: weapons with their range bands (fr3.missile-fire.target), and who carries
 * which. Ranges are inches at 15 mm scale; a row is how many units of the table one such unit counts as.
 */
import type { Fr3RuleId } from '../rule-ids.ts';
import { cavalry } from './figures/cavalry.ts';
import { infantry } from './figures/infantry.ts';
import { devices } from './figures/inventions.ts';
import { missileFire } from './figures/missile-fire.ts';
import { siege } from './figures/siege.ts';

export const weaponIds = ['bow', 'longbow', 'crossbow', 'pistol', 'carbine', 'musket', 'rifle', 'rocks', 'gun-flesh', 'gun-metal', 'paint-gun'] as const;
export type WeaponId = (typeof weaponIds)[number];

/** Up to so many inches the weapon counts as so many units. */
export interface Band {
  readonly upTo: number;
  readonly row: number;
}

export interface MissileWeapon {
  readonly id: WeaponId;
  readonly name: string;
  readonly rule: Fr3RuleId;
  /** Nearest first. */
  readonly bands: readonly Band[];
  /** Muskets and rifles: they go through heavy armor and harm blobs and leviathans. */
  readonly powder?: true;
  /** A disintegration gun, and what it works on. */
  readonly gun?: 'flesh' | 'metal';
}

const { range, rowOfLongbows, rowOfMuskets, rowOfRifles } = infantry;
const longbow: readonly Band[] = [
  { upTo: range.short, row: rowOfLongbows.short },
  { upTo: range.long, row: rowOfLongbows.long },
];

export const missileWeapons: Readonly<Record<WeaponId, MissileWeapon>> = {
  bow: { id: 'bow', name: 'Bowfire', rule: 'fr3.missile-fire.target', bands: [{ upTo: missileFire.range, row: 1 }] },
  longbow: { id: 'longbow', name: 'Longbows', rule: 'fr3.infantry.longbows-range-bands', bands: longbow },
  crossbow: { id: 'crossbow', name: 'Crossbows or handguns', rule: 'fr3.infantry.crossbow-handgun-bowfire', bands: [{ upTo: range.short, row: infantry.rowOfCrossbows.short }] },
  pistol: { id: 'pistol', name: 'Pistols', rule: 'fr3.infantry.sword-and-pistol-bowfire', bands: [{ upTo: range.short, row: infantry.rowOfSwordAndPistol.short }] },
  carbine: { id: 'carbine', name: 'Carbines', rule: 'fr3.cavalry.dragoons-bowfire', bands: [{ upTo: cavalry.dragoonsRange, row: cavalry.dragoonsRow }] },
  musket: {
    id: 'musket', name: 'Muskets', rule: 'fr3.infantry.muskets-range-bands', powder: true,
    bands: [{ upTo: range.short, row: rowOfMuskets.short }, { upTo: range.long, row: rowOfMuskets.long }],
  },
  rifle: {
    id: 'rifle', name: 'Rifles', rule: 'fr3.infantry.rifles-range-bands', powder: true,
    bands: [{ upTo: range.short, row: rowOfRifles.short }, { upTo: range.long, row: rowOfRifles.long }, { upTo: range.extreme, row: rowOfRifles.extreme }],
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

/** Who shoots: a row of the reference table, or something that has no row there. */
export interface Carrier {
  readonly id: string;
  readonly name: string;
  /** The row whose symbol stands for it. */
  readonly symbol: string;
  readonly group: CarrierGroup;
  /** The usual one first. */
  readonly weapons: readonly WeaponId[];
  readonly rule: Fr3RuleId;
}

const carrier = (group: CarrierGroup, id: string, name: string, rule: Fr3RuleId, weapons: readonly WeaponId[], symbol = id): Carrier => ({
  id, name, symbol, group, weapons, rule,
});

export const carriers: readonly Carrier[] = [
  carrier('missile', 'skirmishers', 'Skirmishers/Tirailleurs', 'fr3.infantry.skirmishers-bowfire', ['bow']),
  carrier('missile', 'longbows', 'Longbows', 'fr3.infantry.longbows-range-bands', ['longbow']),
  carrier('missile', 'crossbow-handgun', 'Crossbow/Handgun', 'fr3.infantry.crossbow-handgun-bowfire', ['crossbow']),
  carrier('missile', 'militia', 'Militia', 'fr3.infantry.militia-bowfire', ['bow']),
  carrier('missile', 'muskets', 'Muskets', 'fr3.infantry.muskets-range-bands', ['musket']),
  carrier('missile', 'rifles', 'Rifles', 'fr3.infantry.rifles-range-bands', ['rifle']),
  carrier('missile', 'sword-and-pistol', 'Sword and Pistol', 'fr3.infantry.sword-and-pistol-bowfire', ['pistol']),
  carrier('missile', 'dragoons', 'Dragoons', 'fr3.cavalry.dragoons-bowfire', ['carbine']),
  carrier('missile', 'light-cavalry', 'Light Cavalry', 'fr3.cavalry.light-cavalry-weapons', ['bow']),

  carrier('bought', 'rangers', 'Rangers/Jaegers', 'fr3.infantry.rangers-bow-options', ['bow', 'longbow']),
  carrier('bought', 'heavy-cavalry', 'Heavy Cavalry', 'fr3.cavalry.heavy-cavalry-weapons', ['bow']),
  carrier('bought', 'mounted', 'Mounted', 'fr3.cavalry.mounted-weapons', ['bow']),
  carrier('bought', 'heavy-chariots', 'Heavy Chariots', 'fr3.army-lists.cell-bowfire', ['bow']),
  carrier('bought', 'dragons', 'Dragons (breath)', 'fr3.monsters.dragons-breath', ['bow', 'longbow']),
  carrier('bought', 'large-monsters', 'Large Monsters', 'fr3.missile-fire.large-monster-limit', ['bow']),
  carrier('bought', 'small-monsters', 'Small Monsters', 'fr3.design.price-missiles', ['bow']),
  carrier('bought', 'leviathans', 'Leviathans', 'fr3.leviathans.abilities', ['bow', 'longbow']),
  carrier('bought', 'handweapons', 'Handweapons (marines)', 'fr3.infantry.marines-bowfire-option', ['bow']),
  carrier('bought', 'spears', 'Spears (marines, Immortals)', 'fr3.infantry.marines-bowfire-option', ['bow']),
  carrier('bought', 'beastmen', 'Beastmen (marines)', 'fr3.infantry.marines-bowfire-option', ['bow']),
  carrier('bought', 'mobs', 'Kobold mobs', 'fr3.armies.kobolds-rocks-and-bottles', ['rocks']),

  carrier('places', 'battlewagons', 'Battlewagons', 'fr3.war-machines.battlewagons-bow-options', ['bow', 'longbow']),
  carrier('places', 'contraptions', 'Contraptions (type 2)', 'fr3.war-machines.contraptions-missile', ['bow']),
  carrier('places', 'assault-craft', 'Assault craft', 'fr3.war-machines.assault-craft-options', ['bow'], 'battlewagons'),
  carrier('places', 'siege-tower', 'Siege tower', 'fr3.siege.tower-bowfire', ['bow'], 'battlewagons'),
  carrier('places', 'ship', 'A ship’s own weapons', 'fr3.ships.armament', ['bow', 'longbow'], 'battlewagons'),
  carrier('places', 'rocks', 'Rocks and bottles from a wall', 'fr3.siege.rocks-effect', ['rocks'], 'mobs'),

  carrier('devices', 'disintegration-gun', 'Disintegration gun', 'fr3.inventions.disintegration-gun', ['gun-flesh', 'gun-metal'], 'contraptions'),
  carrier('devices', 'paint-gun', 'Paint gun', 'fr3.inventions.paint-gun', ['paint-gun'], 'contraptions'),
];

const byId = new Map(carriers.map((each) => [each.id, each]));

/** Who shoots under that name, or undefined when nobody does. */
export const carrierOf = (id: string): Carrier | undefined => byId.get(id);
