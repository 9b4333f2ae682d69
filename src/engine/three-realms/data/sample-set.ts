/**
 * Units, weapons and two forces to play with (three-realms.sample-set.about). All of this is our own, because the army books are
 * not part of the text. No rule depends on these units.
 */
import type { SlotKind } from './composition.ts';
import { sampleSet as figures } from './figures/sample-set.ts';
import { statLine } from './figures/stat-line.ts';
import type { MeleeWeaponRuleId, RangedWeaponRuleId, UnitRuleId } from './special-rules.ts';
import type { StatLine } from './stat-line.ts';
import { type UnitTypeId, unitTypeOf } from './unit-types.ts';

export interface MeleeWeapon {
  readonly kind: 'melee';
  readonly id: string;
  readonly name: string;
  readonly rules: readonly MeleeWeaponRuleId[];
}

/** How a weapon strikes: a shot at one model, a template with a radius in inches, a spray with a length in inches, or a line. */
export type Strike =
  | { readonly kind: 'shot' | 'line' }
  | { readonly kind: 'template'; readonly radius: number }
  | { readonly kind: 'spray'; readonly length: number };

export interface RangedWeapon {
  readonly kind: 'ranged';
  readonly id: string;
  readonly name: string;
  /** The range in inches. The range of a spray is its length. */
  readonly range: number;
  readonly strength: number;
  readonly strike: Strike;
  readonly rules: readonly RangedWeaponRuleId[];
}

export type Weapon = MeleeWeapon | RangedWeapon;

const melee = <Id extends string>(id: Id, name: string, rules: readonly MeleeWeaponRuleId[] = []) => ({
  kind: 'melee' as const,
  id,
  name,
  rules,
});
const ranged = <Id extends string>(
  id: Id,
  name: string,
  range: number,
  strength: number,
  rules: readonly RangedWeaponRuleId[] = [],
  strike: Strike = { kind: 'shot' },
) => ({ kind: 'ranged' as const, id, name, range, strength, strike, rules });

export const weapons = [
  melee('sword', 'Sword'),
  melee('claws', 'Claws'),
  melee('spear', 'Spear', ['reach']),
  melee('venom-blade', 'Venom blade', ['poisoned', 'assassins-guile']),
  ranged('bow', 'Bow', 20, 5),
  ranged('javelin', 'Venom javelin', 8, 3, ['assault', 'poisoned']),
  ranged('pistol', 'Pistol', 8, 5, ['assault', 'melee']),
  ranged('long-rifle', 'Long rifle', 30, 7, ['sniper', 'move-or-fire']),
  ranged('fire-bolt', 'Fire bolt', 15, 8, ['spell']),
  ranged('mortar', 'Mortar', 36, 7, ['arcing'], { kind: 'template', radius: 2 }),
  ranged('bolt-thrower', 'Bolt thrower', 30, 8, ['move-or-fire'], { kind: 'line' }),
  ranged('flame-jet', 'Flame jet', 6, 6, [], { kind: 'spray', length: 6 }),
] as const satisfies readonly Weapon[];
export type WeaponId = (typeof weapons)[number]['id'];

/** A weapon that can be bought as an addition, or as a replacement for one of the unit's own weapons. */
export interface WeaponOption {
  readonly weapon: WeaponId;
  readonly insteadOf: WeaponId | null;
  /** The largest number of models in the unit that may carry the weapon. */
  readonly models: number;
  /** Points for each model with this weapon. */
  readonly points: number;
}

export interface SampleUnit {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly slot: SlotKind;
  readonly type: UnitTypeId;
  /** Diameter of the round base in inches. */
  readonly base: number;
  readonly line: StatLine;
  /** The damage points of each model. */
  readonly damage: number;
  /** The special rules of the unit, including those of its unit type. */
  readonly rules: readonly UnitRuleId[];
  readonly weapons: readonly WeaponId[];
  readonly options: readonly WeaponOption[];
  /** Points per model. */
  readonly points: number;
  readonly models: { readonly least: number; readonly most: number };
}

export type SampleUnitId = { [Id in keyof typeof figures]: (typeof figures)[Id] extends number ? never : Id }[keyof typeof figures];

function unit(
  id: SampleUnitId,
  name: string,
  slot: SlotKind,
  type: UnitTypeId,
  rules: readonly UnitRuleId[],
  carried: readonly WeaponId[],
  options: readonly WeaponOption[] = [],
): SampleUnit {
  const row = figures[id];
  const { M, S, MT, RT, I, A, D, E, P, points, least, most } = row;
  const of = unitTypeOf(type);
  const base = 'base' in row ? row.base : of.base;
  if (base === null) throw new Error(`${name} needs a base of its own.`);
  return {
    id,
    name,
    rule: `three-realms.sample-set.${id}`,
    slot,
    type,
    base,
    line: { M, S, MT, RT, I, A, D, E, P },
    damage: 'damage' in row ? row.damage : statLine.damagePoints,
    rules: [...of.rules, ...rules],
    weapons: carried,
    options,
    points,
    models: { least, most },
  };
}

/** The sample units, in the order of the tier chart. */
export const sampleUnits: readonly SampleUnit[] = [
  unit('spearmen', 'Spearmen', 'regular', 'regular-infantry', [], ['spear']),
  unit('bowmen', 'Bowmen', 'regular', 'light-infantry', [], ['sword', 'bow'], [
    { weapon: 'long-rifle', insteadOf: 'bow', models: 1, points: 10 },
  ]),
  unit('skirmishers', 'Skirmishers', 'regular', 'light-infantry', ['common', 'cover-crawler'], ['sword', 'javelin']),
  unit('guards', 'Guards', 'elite', 'heavy-infantry', [], ['sword'], [
    { weapon: 'flame-jet', insteadOf: null, models: 1, points: 15 },
  ]),
  unit('outriders', 'Outriders', 'elite', 'light-cavalry', ['shot-on-the-run'], ['sword', 'bow']),
  unit('lancers', 'Lancers', 'specialist', 'regular-cavalry', [], ['spear']),
  unit('hulk', 'Hulk', 'specialist', 'monstrous', ['multiple-bodies', 'enraged'], ['claws']),
  unit('mortar', 'Mortar', 'specialist', 'truly-monstrous', ['artillery', 'set-up'], ['sword', 'mortar'], [
    { weapon: 'bolt-thrower', insteadOf: 'mortar', models: 1, points: 0 },
  ]),
  unit('captain', 'Captain', 'leader', 'regular-infantry', ['character'], ['sword', 'pistol']),
  unit('mage', 'Mage', 'leader', 'regular-infantry', ['character'], ['sword', 'fire-bolt']),
  unit('blademaster', 'Blademaster', 'paragon', 'light-infantry', ['advanced-move', 'blitzkrieg'], ['venom-blade']),
];

export interface ForceUnit {
  readonly unit: SampleUnitId;
  readonly models: number;
}

export interface SampleForce {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** A one-line description. */
  readonly says: string;
  /** The units of the force, in the order in which they fill the slots of the tiers. */
  readonly units: readonly ForceUnit[];
}

const of = (models: number, id: SampleUnitId): ForceUnit => ({ unit: id, models });

export const sampleForces: readonly SampleForce[] = [
  {
    id: 'shield-wall',
    name: 'The shield wall',
    rule: 'three-realms.sample-set.shield-wall',
    says: 'Foot that stands in line and shoots, with a mortar behind it.',
    units: [
      of(10, 'spearmen'),
      of(10, 'bowmen'),
      of(5, 'guards'),
      of(1, 'captain'),
      of(8, 'spearmen'),
      of(7, 'spearmen'),
      of(1, 'mortar'),
      of(1, 'blademaster'),
    ],
  },
  {
    id: 'wild-ride',
    name: 'The wild ride',
    rule: 'three-realms.sample-set.wild-ride',
    says: 'Skirmishers in the woods, cavalry on the wing, and a hulk.',
    units: [
      of(5, 'skirmishers'),
      of(5, 'skirmishers'),
      of(12, 'spearmen'),
      of(5, 'lancers'),
      of(1, 'mage'),
      of(5, 'skirmishers'),
      of(5, 'skirmishers'),
      of(6, 'bowmen'),
      of(1, 'hulk'),
      of(1, 'blademaster'),
    ],
  },
];

const byId = new Map(sampleUnits.map((each) => [each.id as string, each]));

/** The sample unit with this id, or undefined. */
export const sampleUnitOf = (id: string): SampleUnit | undefined => byId.get(id);

/** The cost of a unit with a number of models, without options. */
export const costOf = ({ unit: id, models }: ForceUnit): number => figures[id].points * models;
