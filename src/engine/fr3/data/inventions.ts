/**
 * The mad scientist's inventions, his assistant, and items that counter them. The page of an entry is the page of its `rule`.
 * Prices are here; numbers used in play are in `figures/inventions.ts`.
 */
import { devices } from './figures/inventions.ts';

export const inventionKinds = ['device', 'assistant', 'item'] as const;
export type InventionKind = (typeof inventionKinds)[number];

export interface Invention {
  readonly id: string;
  readonly name: string;
  readonly kind: InventionKind;
  /** The rule whose page is this entry's page. */
  readonly rule: string;
  /** A price in points, or one for each version. */
  readonly cost: number | { readonly [version: string]: number };
  /** What the price is for. */
  readonly per: 'character' | 'base' | 'unit';
  /** Whether the invention counts against the limit of devices (fr3.inventions.device-limit). */
  readonly countsAsDevice: boolean;
  /** When the invention is activated: for every use, or once until it is shut off, moved or no longer paid for. */
  readonly activation: 'each-use' | 'until-shut-off' | 'until-detached' | 'maintained' | null;
  readonly buyers: readonly ('mad-scientist' | 'wizard' | 'war-machine' | 'missile-unit')[];
  readonly summary: string;
  readonly tier: 'advanced';
}

const invention = (
  id: string,
  name: string,
  kind: InventionKind,
  row: Partial<Invention> & Pick<Invention, 'cost' | 'summary'>,
): Invention => ({
  rule: `fr3.inventions.${id}`,
  per: 'character',
  countsAsDevice: kind === 'device',
  activation: null,
  buyers: ['mad-scientist'],
  tier: 'advanced',
  id,
  name,
  kind,
  ...row,
});

export const inventions: readonly Invention[] = [
  invention('tinkers-box', 'Tinker’s box', 'device', {
    cost: { surface: 40, flyingSwimmingBurrowing: 60 }, activation: 'each-use',
    summary: 'Makes a contraption beside the mad scientist each time it works.',
  }),
  invention('vat', 'Vat', 'device', {
    cost: 40, activation: 'until-shut-off', buyers: ['mad-scientist', 'wizard'],
    summary: 'Breeds undead mobs, blobs and large monsters, which may or may not obey.',
  }),
  invention('invisibility-field', 'Invisibility field', 'device', {
    cost: 20, activation: 'maintained',
    summary: 'Hides the mad scientist’s unit from contact, missiles and assassins.',
  }),
  invention('disintegration-gun', 'Disintegration gun', 'device', {
    cost: 40, activation: 'each-use',
    summary: 'Shoots like four massed units at flesh and bone, or at wood, metal and rock.',
  }),
  invention('targeter', 'Targeter', 'device', {
    cost: 10, activation: 'until-detached',
    summary: 'Improves the fire of the unit or base that the mad scientist is attached to.',
  }),
  invention('teleporter', 'Teleporter', 'device', {
    cost: 20, activation: 'each-use',
    summary: 'Moves the mad scientist and his unit to any place on the board.',
  }),
  invention('technical-assistant', 'Technical assistant', 'assistant', {
    cost: 10,
    summary: 'Helps to activate devices, adds points, and allows one more device.',
  }),
  invention('protection-from-disintegration', 'Protection from disintegration', 'item', {
    cost: 10, per: 'base', buyers: ['war-machine'],
    summary: 'Makes one base of a war machine immune to the wood, metal and rock gun.',
  }),
  invention('paint-gun', 'Paint gun', 'item', {
    cost: 10, per: 'unit', buyers: ['mad-scientist', 'missile-unit'],
    summary: 'Shoots like longbows, but only removes protection from disintegration.',
  }),
];

const byId = new Map(inventions.map((each) => [each.id, each]));

export const inventionOf = (id: string): Invention | undefined => byId.get(id);

/** A row of the activation table: points spent, and the lowest successful d10 (fr3.inventions.activation-table). */
export interface ActivationRow {
  readonly points: number;
  readonly needed: number;
}

export const activationTable: readonly ActivationRow[] = [
  { points: 1, needed: devices.activation.onePoint },
  { points: 2, needed: devices.activation.twoPoints },
  { points: 3, needed: devices.activation.threePoints },
  { points: 4, needed: devices.activation.fourPoints },
];

/** A row of the vat table: the d10 results and the unit type that appears (fr3.inventions.vat-table). */
export interface VatRow {
  readonly from: number;
  readonly to: number;
  readonly unit: string | null;
  readonly undead: boolean;
}

export const vatTable: readonly VatRow[] = [
  { from: devices.vat.nothingFrom, to: devices.vat.nothingTo, unit: null, undead: false },
  { from: devices.vat.mobsFrom, to: devices.vat.mobsTo, unit: 'mobs', undead: true },
  { from: devices.vat.blobFrom, to: devices.vat.blobTo, unit: 'blobs', undead: false },
  { from: devices.vat.largeMonsterFrom, to: devices.vat.largeMonsterTo, unit: 'large-monsters', undead: false },
];

/** A size of multi-based unit, with its extra points (fr3.inventions.multi-based-surcharge). */
export interface BaseSizeRow {
  readonly bases: '1x1' | '1x2' | '2x2' | '2x3';
  readonly surcharge: number;
  readonly maintenance: number;
}

export const baseSizes: readonly BaseSizeRow[] = [
  { bases: '1x1', surcharge: 0, maintenance: devices.maintenance.base1x1 },
  { bases: '1x2', surcharge: devices.surcharge.base1x2, maintenance: devices.maintenance.base1x2 },
  { bases: '2x2', surcharge: devices.surcharge.base2x2, maintenance: devices.maintenance.base2x2 },
  { bases: '2x3', surcharge: devices.surcharge.base2x3, maintenance: devices.maintenance.base2x3 },
];
