/** Tables for the sample set in Three Realms, which is our own. */

import { slotNames } from '../../engine/three-realms/data/composition.ts';
import { composition } from '../../engine/three-realms/data/figures/composition.ts';
import { unitRules as unitRuleFigures } from '../../engine/three-realms/data/figures/unit-rules.ts';
import {
  costOf,
  type SampleForce,
  type SampleUnit,
  type Strike,
  sampleForces,
  sampleUnitOf,
  sampleUnits,
  type Weapon,
  type WeaponId,
  weapons,
} from '../../engine/three-realms/data/sample-set.ts';
import { meleeWeaponRules, rangedWeaponRules, unitRules } from '../../engine/three-realms/data/special-rules.ts';
import { stats } from '../../engine/three-realms/data/stat-line.ts';
import { unitTypeOf } from '../../engine/three-realms/data/unit-types.ts';
import { type Row, type RuleTable, table } from './table.ts';

const unitRuleNames = new Map<string, string>(unitRules.map(({ id, name, rule }) => [id, `[${name}](${rule})`]));
const weaponRuleNames = {
  melee: new Map<string, string>(meleeWeaponRules.map(({ id, name, rule }) => [id, `[${name}](${rule})`])),
  ranged: new Map<string, string>(rangedWeaponRules.map(({ id, name, rule }) => [id, `[${name}](${rule})`])),
};
const weaponNames = new Map<WeaponId, string>(weapons.map(({ id, name }) => [id, name.toLowerCase()]));
const named = (ids: readonly string[], names: ReadonlyMap<string, string>) => ids.map((id) => names.get(id) ?? id);

const between = (least: number, most: number) => (least === most ? least : `${least}–${most}`);

/** The special rules of a unit, including those of its type, and then its weapons. */
const carries = ({ rules, weapons: carried }: SampleUnit) =>
  [named(rules, unitRuleNames).join(', '), named(carried, weaponNames).join(', ')].filter(Boolean).join('; ');

const strikes = (strike: Strike): string => {
  if (strike.kind === 'template') return `[template](three-realms.templates.target-location), radius ${strike.radius}″`;
  if (strike.kind === 'spray') return `[spray](three-realms.templates.spray-origin), ${strike.length}″ long`;
  return strike.kind === 'line' ? '[line](three-realms.templates.line-draw)' : 'shot';
};
const weaponRow = (weapon: Weapon): Row => ({
  cells: [
    weapon.name,
    ...(weapon.kind === 'melee' ? ['melee', 'its bearer’s', null] : [weapon.range, weapon.strength, strikes(weapon.strike)]),
    named(weapon.rules, weaponRuleNames[weapon.kind]).join(', ') || null,
  ],
});

const slotsOfTier = composition.regulars + composition.elites + 1;

/** A row for each unit in a force, under the tier whose slot the unit fills. Two Common units share a slot. */
function forceTable({ id, name, rule, units }: SampleForce): RuleTable {
  let filled = 0;
  let tier = 0;
  return table(
    `three-realms-${id}`,
    name,
    rule,
    { unit: 'Unit', slot: 'Slot', models: ['Models', 'number'], points: ['Points', 'number'] },
    units.map((each) => {
      const unit = sampleUnitOf(each.unit);
      const at = Math.floor(filled / slotsOfTier) + 1;
      const begins = at > tier;
      tier = at;
      filled += unit?.rules.includes('common') ? 1 / unitRuleFigures.commonInSlot : 1;
      return {
        cells: [`[${unit?.name}](${unit?.rule})`, unit ? slotNames[unit.slot] : null, each.models, costOf(each)],
        ...(begins ? { group: `Tier ${at}` } : {}),
      };
    }),
  );
}

export const sampleTables: readonly RuleTable[] = [
  table(
    'three-realms-sample-units',
    'Units of the sample set',
    'three-realms.sample-set.units',
    {
      unit: 'Unit',
      slot: 'Slot',
      type: 'Type',
      points: ['Points', 'number'],
      models: ['Models', 'number'],
      carries: 'Rules; weapons',
    },
    sampleUnits.map((unit) => ({
      cells: [
        unit.name,
        slotNames[unit.slot],
        unitTypeOf(unit.type).name,
        unit.points,
        between(unit.models.least, unit.models.most),
        carries(unit),
      ],
      fact: unit.rule,
    })),
  ),
  table(
    'three-realms-sample-profiles',
    'Stat lines of the sample set',
    'three-realms.sample-set.units',
    {
      unit: 'Unit',
      ...Object.fromEntries(stats.map(({ id }) => [id.toLowerCase(), [id, 'number'] as const])),
      damage: ['Damage', 'number'],
    },
    sampleUnits.map(({ name, line, damage }) => [name, ...stats.map(({ id }) => line[id]), damage]),
  ),
  table(
    'three-realms-sample-weapons',
    'Weapons of the sample set',
    'three-realms.sample-set.weapons',
    { weapon: 'Weapon', range: ['Range', 'number'], strength: ['S', 'number'], strikes: 'Strikes as', rules: 'Rules' },
    weapons.map(weaponRow),
  ),
  table(
    'three-realms-sample-options',
    'Options of the sample set',
    'three-realms.sample-set.weapons',
    { unit: 'Unit', weapon: 'May take', instead: 'Instead of', models: ['Models', 'number'], points: ['Points each', 'number'] },
    sampleUnits.flatMap(({ name, options }) =>
      options.map(({ weapon, insteadOf, models, points }) => [
        name,
        weaponNames.get(weapon) ?? weapon,
        insteadOf === null ? 'nothing' : (weaponNames.get(insteadOf) ?? insteadOf),
        models,
        points,
      ]),
    ),
  ),
  ...sampleForces.map(forceTable),
];
