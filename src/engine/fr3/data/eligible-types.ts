/**
 * Which unit types may have which equipment. Each fact is stated here only once. The roster builder offers only the equipment in
 * this table, and questions and set-ups with other equipment are refused. The rules of army lists and the price tables may narrow
 * the choice. `melee/army-lists.ts` has the equipment that a list gives its own units.
 */
import type { Fr3RuleId } from '../rule-ids.ts';
import { type UnitGroup, units } from './units.ts';

export const typesOf = (...groups: readonly UnitGroup[]): readonly string[] =>
  units.filter(({ group }) => groups.includes(group)).map(({ id }) => id);

interface Eligible {
  readonly types: readonly string[];
  readonly rule: Fr3RuleId;
}

const infantry = typesOf('infantry');
const artillery = ['heavy-artillery', 'light-artillery'];
/** fr3.items.transport-attachment: other units cannot attach to transports. */
const carried: Eligible = { types: typesOf('infantry', 'cavalry', 'machines'), rule: 'fr3.items.transport-cost' };

export const eligible = {
  // Arms
  /** fr3.cavalry.light-cavalry-weapons: light cavalry have bows without buying them. */
  bows: {
    types: [
      'light-cavalry',
      'rangers',
      'heavy-cavalry',
      'mounted',
      'heavy-chariots',
      'spears',
      'handweapons',
      'beastmen',
      'battlewagons',
      'dragons',
      'large-monsters',
      'small-monsters',
      'leviathans',
    ],
    rule: 'fr3.army-lists.cell-bowfire',
  },
  longbows: { types: ['rangers', 'battlewagons', 'dragons', 'leviathans'], rule: 'fr3.infantry.rangers-bow-options' },
  /** Skirmishers and light cavalry have throwing weapons as part of their type. */
  throwing: {
    types: ['skirmishers', 'light-cavalry', 'mobs', 'handweapons', 'spears', 'heavy-cavalry', 'mounted'],
    rule: 'fr3.army-lists.cell-throwing',
  },
  /** A dragon's breath counts as light artillery: fr3.monsters.dragons-breath. */
  'light-artillery': {
    types: ['battlewagons', 'dragons', 'leviathans'],
    rule: 'fr3.war-machines.battlewagons-artillery-options',
  },
  'heavy-artillery': { types: ['battlewagons', 'leviathans'], rule: 'fr3.war-machines.battlewagons-artillery-options' },
  indirect: { types: ['heavy-artillery', 'battlewagons', 'leviathans'], rule: 'fr3.artillery.types' },
  napoleonic: { types: artillery, rule: 'fr3.items.napoleonic-purchase' },
  marines: { types: ['beastmen', 'spears', 'handweapons', 'sword-and-pistol', 'muskets'], rule: 'fr3.infantry.marines' },
  // Protection
  stakes: { types: ['handweapons', 'skirmishers', 'longbows', 'crossbow-handgun'], rule: 'fr3.items.stakes-purchase' },
  pavisiers: { types: ['longbows', 'crossbow-handgun'], rule: 'fr3.infantry.pavisiers' },
  shieldwall: { types: ['handweapons', 'spears'], rule: 'fr3.items.shieldwall-purchase' },
  'heavy-armor': { types: ['handweapons', 'spears', 'knights'], rule: 'fr3.items.heavy-armor-purchase' },
  // Transport
  canoes: { types: ['handweapons', 'spears', 'skirmishers', 'rangers'], rule: 'fr3.items.canoes' },
  barges: { types: carried.types, rule: 'fr3.items.barges' },
  wagons: { types: [...infantry, ...artillery], rule: 'fr3.items.wagons' },
  transports: carried,
  // Siege equipment
  /** fr3.items.climb-effect: swarms and spirits can climb without buying this ability. */
  climb: { types: [...typesOf('infantry', 'cavalry'), 'small-monsters'], rule: 'fr3.items.climb-purchase' },
  /** Marines and rangers do not need ladders. */
  ladders: {
    types: ['spears', 'handweapons', 'beastmen', 'fanatics', 'muskets', 'sword-and-pistol'],
    rule: 'fr3.siege.ladders',
  },
  ram: {
    types: ['spears', 'handweapons', 'beastmen', 'militia', 'muskets', 'sword-and-pistol'],
    rule: 'fr3.siege.ram-attachment',
  },
  /** Types allowed in addition to marines of any type. */
  tower: {
    types: ['beastmen', 'spears', 'handweapons', 'militia', 'rangers', 'sword-and-pistol', 'fanatics'],
    rule: 'fr3.siege.tower-passengers',
  },
  // Others
  mine: { types: [...infantry, 'battlewagons'], rule: 'fr3.items.mine-purchase' },
  grapple: { types: units.flatMap(({ id, other }) => (other.includes('G') ? [id] : [])), rule: 'fr3.items.grapple-purchase' },
  /** All monsters and swarms may have poison. The code PN marks the other types that may have it if their list permits. */
  poison: {
    types: units.flatMap(({ id, group, other }) =>
      (group === 'monsters' && id !== 'leviathans') || other.includes('PN') ? [id] : [],
    ),
    rule: 'fr3.optional-abilities.poison-purchase',
  },
  /** Automatons can have the form of these types. */
  automaton: { types: typesOf('infantry', 'cavalry', 'monsters', 'machines'), rule: 'fr3.armies.automaton-control' },
  mounts: { types: typesOf('cavalry'), rule: 'fr3.items.terrifying-mounts' },
  taunt: { types: typesOf('infantry', 'cavalry'), rule: 'fr3.character-items.taunt-purchase' },
  offerings: { types: infantry, rule: 'fr3.infantry.offerings-attachment' },
  square: { types: ['muskets', 'pikes', 'rifles'], rule: 'fr3.square.eligible' },
  mass: {
    types: ['mobs', 'beastmen', 'mounted', 'swarms', 'small-monsters', 'minor-spirits'],
    rule: 'fr3.multi-based.types',
  },
  'protection-from-disintegration': { types: typesOf('machines'), rule: 'fr3.inventions.protection-from-disintegration' },
} as const satisfies Readonly<Record<string, Eligible>>;
export type EligibleFor = keyof typeof eligible;

/** Whether a type of unit may have something, not considering its army list. */
export const isEligible = (what: EligibleFor, type: string): boolean => (eligible[what].types as readonly string[]).includes(type);
