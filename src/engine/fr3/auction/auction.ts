/**
 * One spell and the points that both sides could put into it (chapter fr3.auction): what a magic contest is about,
 * resolved from whatever was asked.
 */
import { auction as figures } from '../data/figures/auction.ts';
import { characterItems } from '../data/figures/character-items.ts';
import { unitItems } from '../data/figures/items.ts';
import { leviathans } from '../data/figures/leviathans.ts';
import { magicUsers } from '../data/figures/magic-users.ts';
import { multiBased } from '../data/figures/multi-based.ts';
import { pikeBlocks } from '../data/figures/pike-blocks.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export interface Caster {
  /** fr3.auction.tie: whose level counts; 0 for the bearer of a stored spell who has no magic. */
  readonly level: 0 | 1 | 2 | 3;
  /** Points of his own pool, with those turned from the clock. */
  readonly own: number;
  readonly army: number;
  /** fr3.character-items.stored-spell-use: the basic cost counts as paid. */
  readonly stored: boolean;
}

export interface Defender {
  /** The magic user who could stand against the spell; none leaves the army pool alone. */
  readonly user: DefenderKind;
  readonly own: number;
  readonly army: number;
}

export const defenderKinds = ['none', 'level-1', 'level-2', 'level-3', 'witch-hunter'] as const;
export type DefenderKind = (typeof defenderKinds)[number];

/** fr3.magic-users.witch-hunter-active-dispel: the level at which each kind defends. */
export const defenceLevels: Readonly<Record<DefenderKind, 0 | 1 | 2 | 3>> = {
  none: figures.noMagicUserLevel,
  'level-1': 1,
  'level-2': 2,
  'level-3': 3,
  'witch-hunter': magicUsers.witchHunterLevel,
};

/** What success and a magic point are worth, all by the same measure. */
export interface Stakes {
  readonly success: number;
  readonly casterPoint: number;
  readonly defenderPoint: number;
}

export interface Auction {
  /** The basic cost, which counts in the contest. */
  readonly cost: number;
  /** Points that are paid besides and count for nothing. */
  readonly surcharge: number;
  /** fr3.character-items.magic-ward */
  readonly ward: boolean;
  /** Whether its caster may add points at all. */
  readonly augmentable: boolean;
  readonly caster: Caster;
  readonly defender: Defender;
  readonly stakes: Stakes;
}

/** Targets that cost the caster more, by their form. */
export const targetForms = {
  unit: { name: 'A unit or another target', more: 0, rules: ['fr3.auction.cost-from-personal-pool'] },
  'pike-block': { name: 'Pike block', more: pikeBlocks.magicCost, rules: ['fr3.pike-blocks.magic-cost'] },
  'leviathan-1x1': { name: 'Leviathan, 1x1', more: leviathans.magicCost['1x1'], rules: ['fr3.leviathans.magic-cost'] },
  'leviathan-1x2': { name: 'Leviathan, 1x2', more: leviathans.magicCost['1x2'], rules: ['fr3.leviathans.magic-cost'] },
  '2x2': { name: 'Multi-based unit, 2x2', more: multiBased.magicCost, rules: ['fr3.multi-based.magic-cost'] },
} as const satisfies Record<string, { name: string; more: number; rules: readonly Fr3RuleId[] }>;
export type TargetForm = keyof typeof targetForms;

/** fr3.items.protective-spirit-magic */
export const spiritSurcharge = unitItems.protectiveSpiritSurcharge;

/** fr3.character-items.magic-ward: what is added to the casting roll. */
export const wardOf = ({ ward }: Pick<Auction, 'ward'>): number => (ward ? characterItems.wardCasting : 0);

/** fr3.auction.tie and fr3.character-items.stored-spell-use: the level that decides a tie for the caster. */
export const casterLevel = ({ level, stored }: Caster): number =>
  stored && level === 0 ? characterItems.storedSpellLevel : level;

/** How the defending side stands against the spell: a magic user of its own, or the army pool alone. */
export type Stand = 'army' | 'user';

/** fr3.auction.tie: the level of a defence. */
export const defenceLevel = ({ user }: Defender, by: Stand): number =>
  by === 'user' ? defenceLevels[user] : figures.noMagicUserLevel;

/** fr3.auction.tie: a tie goes to the higher level, and between equals to the defender. */
export const casterWinsTies = ({ caster, defender }: Pick<Auction, 'caster' | 'defender'>, by: Stand): boolean =>
  casterLevel(caster) > defenceLevel(defender, by);

/** What a casting total takes out of the caster's pools; a stored spell's basic cost is paid already. */
export const paidByCaster = ({ surcharge, caster, cost }: Auction, total: number): number =>
  total + surcharge - (caster.stored ? cost : 0);
