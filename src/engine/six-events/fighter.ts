/** A fighter: a unit of troops or a single figure, as it is at the start of an event. */
import { type FighterKind, type Mount, type TroopType, troopTypes } from './data/fighter-kinds.ts';
import { melee } from './data/figures/melee.ts';
import { morale } from './data/figures/morale.ts';
import { terrain } from './data/figures/terrain.ts';
import type { checking, moraleChart } from './data/morale.ts';

export { type FighterKind, fighterKinds, type Mount, mounts, type TroopType, troopTypes } from './data/fighter-kinds.ts';
export const grounds = ['open', 'woods', 'ruins'] as const;
export type Ground = (typeof grounds)[number];

export interface Fighter {
  readonly is: FighterKind;
  /** The troop type on the stat line of a character or war machine. */
  readonly rank: TroopType | 'none';
  readonly mount: Mount;
  readonly ground: Ground;
  readonly armor: number;
  /** For troops: the models at full strength, and the number that is missing. */
  readonly models: number;
  readonly missing: number;
  /** For single figures: the initial values, and the Vitality that is lost. */
  readonly prowess: number;
  readonly vitality: number;
  readonly wounds: number;
}

export type ColumnId = (typeof checking)[number]['id'];
export type RowId = (typeof moraleChart)[number]['id'];

const isType = (is: string): is is TroopType => (troopTypes as readonly string[]).includes(is);
export const isTroops = ({ is }: Pick<Fighter, 'is'>): boolean => isType(is);

/**
 * Whether the fighter counts as mounted. Among buildings a mounted fighter counts as infantry: six-events.terrain.ruins-cavalry.
 * Creatures have no mounts.
 */
export const rides = ({ is, mount, ground }: Pick<Fighter, 'is' | 'mount' | 'ground'>): boolean =>
  is !== 'creature' && mount !== 'foot' && ground !== 'ruins';

/** The troop type that counts on this ground: yeomen and knights in woods count as peasants (six-events.terrain.woods-status). */
export function typeOf({ is, rank, ground }: Pick<Fighter, 'is' | 'rank' | 'ground'>): TroopType | undefined {
  const type = isType(is) ? is : is === 'creature' || rank === 'none' ? undefined : rank;
  return type && ground === 'woods' ? 'peasant' : type;
}

/** Armor, including the bonus of the ground: six-events.terrain.ruins-armor. */
export const armorOf = ({ armor, ground }: Pick<Fighter, 'armor' | 'ground'>): number =>
  armor + (ground === 'ruins' ? terrain.ruinsArmor : 0);

/** The models or the Vitality at the start of the battle, and the part lost since then. */
export const wholeOf = (fighter: Fighter): number => (isTroops(fighter) ? fighter.models : fighter.vitality);
export const lostOf = (fighter: Fighter): number => (isTroops(fighter) ? fighter.missing : fighter.wounds);
export const leftOf = (fighter: Fighter): number => wholeOf(fighter) - lostOf(fighter);

/** The fighter after these total losses. A fighter cannot lose more than it has. */
export function withLost(fighter: Fighter, lost: number): Fighter {
  const all = Math.min(wholeOf(fighter), lost);
  return isTroops(fighter) ? { ...fighter, missing: all } : { ...fighter, wounds: all };
}

/** Whether at least half is lost: six-events.morale.mod-half-troops, six-events.morale.mod-half-vitality. */
export const isHalved = (fighter: Fighter): boolean => 2 * lostOf(fighter) >= wholeOf(fighter);

/** What the fighter counts as when numbers are compared: six-events.morale.mod-outnumber. */
export const countsAs = (fighter: Fighter): number =>
  leftOf(fighter) * (isTroops(fighter) && rides(fighter) ? morale.cavalryModel : 1);

/** Each lost quarter of the Vitality costs Prowess. */
const quarters = 4;

/** The number of a single figure's dice: six-events.melee.prowess-loss, six-events.melee.prowess-minimum. */
export const prowessNow = ({ prowess, vitality, wounds }: Pick<Fighter, 'prowess' | 'vitality' | 'wounds'>): number =>
  Math.max(melee.minimumProwess, prowess - melee.prowessLoss * Math.floor((quarters * wounds) / vitality));

const ofType = (type: TroopType, mounted: boolean): ColumnId & RowId =>
  type === 'peasant'
    ? 'peasants'
    : type === 'yeoman'
      ? mounted
        ? 'mounted-yeomen'
        : 'foot-yeomen'
      : mounted
        ? 'mounted-knights'
        : 'foot-knights';

/** The fighter's column of the morale chart; undefined for characters and war machines on their own. */
export function columnOf(fighter: Pick<Fighter, 'is' | 'rank' | 'mount' | 'ground'>): ColumnId | undefined {
  if (fighter.is === 'creature') return 'creature';
  const type = isTroops(fighter) ? typeOf(fighter) : undefined;
  return type && ofType(type, rides(fighter));
}

/**
 * The row of the morale chart for enemies that fight this fighter in melee. A single figure without a troop type counts as a foot
 * knight (six-events.morale.chart).
 */
export function rowOf(fighter: Fighter): RowId {
  if (fighter.is === 'creature') return 'creatures';
  const type = typeOf(fighter);
  return type ? ofType(type, rides(fighter)) : 'foot-knights';
}
