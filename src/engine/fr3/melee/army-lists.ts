/**
 * Melee effects of army lists, as data. Calculators and plans ask for each effect as a circumstance; battles read the effects
 * from the `arms` of the troops. Each entry says which unit types can have the effect, and which rule gives it to them.
 */
import { eligible } from '../data/eligible-types.ts';
import { armies } from '../data/figures/armies.ts';
import { armies2 } from '../data/figures/armies-2.ts';
import { type Unit, type UnitGroup, units } from '../data/units.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Circumstances } from './question.ts';

const typesOf = (...groups: UnitGroup[]): readonly string[] =>
  units.filter(({ group }) => groups.includes(group)).map(({ id }) => id);
const helpers = ['small-monsters', 'swarms'];

export interface ListArms {
  /** Rows of the reference table that can have it. */
  readonly types: readonly string[];
  readonly rule: Fr3RuleId;
  /** The melee circumstances that this entry of `arms` sets. */
  readonly melee: Partial<Circumstances>;
}

/** Indexed by the name that `arms` uses in a battle. */
export const listArms = {
  'magic-lances': { types: ['heavy-cavalry'], rule: 'fr3.armies.dark-elves-magic-lances', melee: { lances: 'magic' } },
  'flame-lances': { types: typesOf('cavalry'), rule: 'fr3.armies.chinese-flame-lances', melee: { lances: 'flame' } },
  'wagon-fortress': {
    types: ['battlewagons'],
    rule: 'fr3.armies.near-east-wagon-fortress',
    melee: { wagonFortress: true },
  },
  dashing: { types: ['muskets'], rule: 'fr3.armies.napoleonic-french', melee: { dashing: true } },
  'steady-fire': { types: ['muskets'], rule: 'fr3.armies.napoleonic-british-muskets', melee: { steadyFire: true } },
  rocks: { types: ['mobs'], rule: 'fr3.armies.kobolds-rocks-and-bottles', melee: { rocks: true } },
  'pirate-bane': { types: typesOf('monsters'), rule: 'fr3.armies.pelagic-versus-pirates', melee: { pirateBane: true } },
  'second-head': { types: ['large-monsters'], rule: 'fr3.armies.nai-northwestern-sisiutl', melee: { secondHead: true } },
  ruler: {
    types: ['major-spirits', 'large-monsters'],
    rule: 'fr3.abilities.archangel-demon-lord',
    melee: { ruler: true },
  },
  mounted: { types: ['fanatics'], rule: 'fr3.armies.hill-dwarves-mounted-fanatics', melee: { mountedFanatics: true } },
  'sure-footed': {
    types: [...typesOf('cavalry'), 'fanatics'],
    rule: 'fr3.armies.hill-dwarves-mounted-terrain',
    melee: { sureFooted: true },
  },
  supported: { types: helpers, rule: 'fr3.melee.support-types', melee: { supported: true } },
  automaton: { types: eligible.automaton.types, rule: 'fr3.armies.automaton-damage-markers', melee: { automaton: true } },
} as const satisfies Readonly<Record<string, ListArms>>;
export type ListArmsId = keyof typeof listArms;

export const mayHave = (id: ListArmsId, unit: Unit): boolean => (listArms[id].types as readonly string[]).includes(unit.id);

/** fr3.armies.holy-unholy-avatar-bonus: the avatar's bonus for this many infantry and cavalry units in play. */
export const avatarBonus = (followers: number): number => Math.floor(followers / armies.avatarUnits) * armies.avatarMelee;
/** fr3.armies.gnomes-battlewagon-cf: the lowest and the highest CF that can be rolled for a battlewagon. */
export const rolledFactors = { least: 1 + armies.gnomeBattlewagon, most: 10 + armies.gnomeBattlewagon } as const;
/** fr3.armies.napoleonic-french */
export const dash = armies2.frenchCharge;
