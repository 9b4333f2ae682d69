/** The models whose stat lines a calculator offers: the printed profiles and the units from the sample set. */

import { askChoice, askNumber } from '../kernel/calculator/asked.ts';
import type { Asked, Line } from '../kernel/calculator/procedure.ts';
import type { RuleId } from '../kernel/rule-id.ts';
import { statLine } from './data/figures/stat-line.ts';
import { type MeleeWeapon, type RangedWeapon, type Strike, sampleUnits, type Weapon, weapons } from './data/sample-set.ts';
import type { UnitRuleId } from './data/special-rules.ts';
import { profiles, type Stat, type StatLine, stats } from './data/stat-line.ts';

export interface Model {
  readonly id: string;
  readonly name: string;
  readonly line: StatLine;
  /** Damage points. */
  readonly points: number;
  /** The unit's special rules; undefined for a printed profile, which may stand for any unit. */
  readonly rules: readonly UnitRuleId[] | undefined;
  readonly weapons: readonly string[];
}

export const models: readonly Model[] = [
  ...profiles.map(({ id, name, line }) => ({
    id,
    name,
    line,
    points: statLine.damagePoints,
    rules: undefined,
    weapons: [],
  })),
  ...sampleUnits.map(({ id, name, line, damage, rules, weapons: carried, options }) => ({
    id,
    name,
    line,
    points: damage,
    rules,
    weapons: [...carried, ...options.map(({ weapon }) => weapon)],
  })),
];

const byId = new Map(models.map((each) => [each.id, each]));

/** The model with this id; the average profile if there is none. */
export const modelOf = (id: unknown): Model => byId.get(String(id)) ?? (models[0] as Model);

/** The model's name, with the values that differ from its stat line: `Bowmen (RT 7)`. */
export function called(of: Model, now: Partial<Record<Stat | 'points', number>>): string {
  const line: Readonly<Record<string, number>> = { ...of.line, points: of.points };
  const changed = Object.entries(now)
    .filter(([key, value]) => value !== line[key])
    .map(([key, value]) => (key === 'points' ? `${value} points` : `${key} ${value}`));
  return changed.length ? `${of.name} (${changed.join(', ')})` : of.name;
}

/** A count with a name: `5 × Bowmen`, but `Hulk` for one. */
export const times = (count: number, name: string): string => (count === 1 ? name : `${count} × ${name}`);

/** Whether the model is known to have a special rule. */
export const has = ({ rules }: Model, rule: UnitRuleId): boolean => rules?.includes(rule) ?? false;

/** Asks for the model. The form fills in the numbers, and each number can then be changed. */
export const askWho = <View>(): Asked<View> =>
  askChoice(
    'who',
    'Stat line',
    models.map(({ id, name }) => [id, name] as const),
    ['three-realms.stat-line.order', 'three-realms.sample-set.about'],
    { another: true },
  );

export const mostModels = 20;
const mostOfStat = 16;

/** Asks for a value from the stat line. */
export function askStat<View>(stat: Stat, more: Parameters<typeof askNumber<View>>[5] = {}): Asked<View> {
  const { name, rule } = stats.find(({ id }) => id === stat) as (typeof stats)[number];
  return askNumber<View>(stat, name, stat === 'A' || stat === 'M' ? 1 : 0, mostOfStat, [rule], more);
}

/** Asks for a number of models whose maximum depends on other answers. */
export const askUpTo = <View>(
  id: string,
  name: string,
  least: number,
  most: (seen: View) => number,
  rules: readonly RuleId[],
  more: Parameters<typeof askNumber<View>>[5] = {},
): Asked<View> => ({ ...askNumber<View>(id, name, least, 0, rules, more), shape: { kind: 'number', least, most } });

export const weaponOf = (id: unknown): Weapon | undefined => weapons.find((each) => each.id === id);

export const meleeWeapons: readonly MeleeWeapon[] = (weapons as readonly Weapon[]).filter((each) => each.kind === 'melee');
export const rangedWeapons = (strike: Strike['kind']): readonly RangedWeapon[] =>
  (weapons as readonly Weapon[]).filter((each) => each.kind === 'ranged').filter((each) => each.strike.kind === strike);

/** The first of these weapons that the model carries, or else the first weapon. */
export const carriedBy = <W extends Weapon>({ weapons: carried }: Model, among: readonly W[]): W =>
  among.find(({ id }) => carried.includes(id)) ?? (among[0] as W);

/** A line of a sum; undefined if its amount is zero. */
export const line = (id: string, name: string, amount: number, ...rules: readonly RuleId[]): Line | undefined =>
  amount === 0 ? undefined : { id, name, amount, rules };
export const lines = (...all: readonly (Line | undefined)[]): Line[] => all.filter((each) => each !== undefined);
