/**
 * One spell and the points that both sides can put into it (chapter fr3.auction): the facts of a magic contest, resolved from a
 * question.
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
  /** fr3.auction.tie: the caster's level in the contest; 0 if the bearer of a stored spell has no magic. */
  readonly level: 0 | 1 | 2 | 3;
  /** Points in the caster's own pool, including those taken from the morale clock. */
  readonly own: number;
  readonly army: number;
  /** fr3.character-items.stored-spell-use: the basic cost is already paid. */
  readonly stored: boolean;
}

export interface Defender {
  /** The magic user who may resist the spell; with `none`, only the army pool resists. */
  readonly user: DefenderKind;
  readonly own: number;
  readonly army: number;
}

export const defenderKinds = ['none', 'level-1', 'level-2', 'level-3', 'witch-hunter'] as const;
export type DefenderKind = (typeof defenderKinds)[number];

/** fr3.magic-users.witch-hunter-active-dispel: the level at which each kind of magic user defends. */
export const defenceLevels: Readonly<Record<DefenderKind, 0 | 1 | 2 | 3>> = {
  none: figures.noMagicUserLevel,
  'level-1': 1,
  'level-2': 2,
  'level-3': 3,
  'witch-hunter': magicUsers.witchHunterLevel,
};

/** The value of success and the value of a magic point, in the same unit. */
export interface Stakes {
  readonly success: number;
  readonly casterPoint: number;
  readonly defenderPoint: number;
}

export interface Auction {
  /** The basic cost, which counts towards the casting total. */
  readonly cost: number;
  /** Extra points to pay that do not count towards the casting total. */
  readonly surcharge: number;
  /** fr3.character-items.magic-ward */
  readonly ward: boolean;
  /** Whether the caster may add points to this spell. */
  readonly augmentable: boolean;
  readonly caster: Caster;
  readonly defender: Defender;
  readonly stakes: Stakes;
}

/** Kinds of target that cost the caster extra points. */
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

/** fr3.character-items.magic-ward: the bonus to the casting roll. */
export const wardOf = ({ ward }: Pick<Auction, 'ward'>): number => (ward ? characterItems.wardCasting : 0);

/** fr3.auction.tie and fr3.character-items.stored-spell-use: the caster's level for deciding ties. */
export const casterLevel = ({ level, stored }: Caster): number =>
  stored && level === 0 ? characterItems.storedSpellLevel : level;

/** How the defending side resists the spell: with its own magic user, or only with the army pool. */
export type Stand = 'army' | 'user';

/** fr3.auction.tie: the level of the defence. */
export const defenceLevel = ({ user }: Defender, by: Stand): number =>
  by === 'user' ? defenceLevels[user] : figures.noMagicUserLevel;

/** fr3.auction.tie: the higher level wins a tie; between equal levels the defender wins. */
export const casterWinsTies = ({ caster, defender }: Pick<Auction, 'caster' | 'defender'>, by: Stand): boolean =>
  casterLevel(caster) > defenceLevel(defender, by);

/** The number of points that a casting total takes from the caster's pools. The basic cost of a stored spell is already paid. */
export const paidByCaster = ({ surcharge, caster, cost }: Auction, total: number): number =>
  total + surcharge - (caster.stored ? cost : 0);
