/**
 * Army lists in words: elites, weapons, limits, and how strongly the list supports each type. Texts use the markup of
 * `inline.ts`.
 */
import type { Army, ArmyUnit, EliteAllowance, EliteForm } from '../engine/fr3/data/armies/army.ts';
import { armyLists } from '../engine/fr3/data/figures/army-lists.ts';
import { elites } from '../engine/fr3/data/figures/elites.ts';
import { profileOf } from '../engine/fr3/data/profiles.ts';
import { groupNames, unitOf } from '../engine/fr3/data/units.ts';
import { type Standing, standingOf } from './armies.ts';

/** How strongly a list supports a type. Types that the list rules out are included. */
export type Place = Standing | 'barred';
export const placeOf = (unit: ArmyUnit): Place => (unit.most?.units === 0 ? 'barred' : standingOf(unit));

const thousand = armyLists.pointsPerAllowance;
const per = (of: 1000 | 'army' | undefined) => (of === 'army' ? 'in the whole army' : `for each ${thousand} points`);
const withSign = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** Bonuses to melee, rally and to-hit rolls, as the book writes them: (+1, +1, 0). */
export const formWords = (form: EliteForm): string =>
  `(${form
    .split('-')
    .map((each) => withSign(Number(each)))
    .join(', ')})`;

/** `2 for each 1000 points, (+1, +1, 0)` */
export function eliteWords({ max, forms, per: of }: EliteAllowance): string {
  const number = max === 'unlimited' ? 'any number' : `${max} ${per(of ?? 1000)}`;
  return forms.length > 0 ? `${number}, ${forms.map(formWords).join(' or ')}` : number;
}

/** The points for an elite unit of the type; null if it has no price. */
export const eliteCost = (unit: string): number | null =>
  profileOf(unit)?.eliteCost ?? (unitOf(unit) ? (unitOf(unit)?.cost ?? 0) + elites.cost : null);

/** What an army list says about a unit type, except about elites, in one phrase for each fact. */
export function unitWords(unit: ArmyUnit): string[] {
  const { throwing, bows, most, life, napoleonic, cost, note } = unit;
  return [
    ...(throwing === 'free' ? ['[throwing weapons](fr3.missile-fire.throwing-weapons) free'] : []),
    ...(throwing === 'may'
      ? [`may have [throwing weapons](fr3.missile-fire.throwing-weapons), ${armyLists.throwingCost} points`]
      : []),
    ...(bows === 'free' ? ['[bowfire](fr3.missile-fire.definition) free'] : []),
    ...(bows === 'may' ? [`may buy [bowfire](fr3.missile-fire.definition), ${armyLists.bowfireCost} points`] : []),
    ...(most && most.units > 0 ? [`at most ${most.units} ${per(most.per)}`] : []),
    ...(life
      ? [
          {
            living: 'living only',
            undead: '[undead](fr3.undead.eligibility) only',
            both: 'living or [undead](fr3.undead.eligibility)',
          }[life],
        ]
      : []),
    ...(napoleonic ? ['counts as [Napoleonic](fr3.items.napoleonic-purchase)'] : []),
    ...(cost ? [`[${cost.points} points](${cost.rule}) in this army`] : []),
    ...(note ? [note] : []),
  ];
}

export const rowName = (id: string): string => unitOf(id)?.name ?? profileOf(id)?.name ?? id;
export const rowCost = (id: string): number | null => unitOf(id)?.cost ?? profileOf(id)?.cost ?? null;

const groups = { ...groupNames, nuisances: 'Parasitics and traps' } as const;
const groupOf = (id: string) => unitOf(id)?.group ?? profileOf(id)?.group;

/** The rows of a list, grouped as in the reference table. */
export const byGroup = (army: Army): { name: string; units: readonly ArmyUnit[] }[] =>
  Object.entries(groups).flatMap(([group, name]) => {
    const units = army.units.filter(({ unit }) => groupOf(unit) === group);
    return units.length > 0 ? [{ name, units }] : [];
  });
