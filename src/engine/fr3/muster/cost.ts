/** The cost of a roster: sums whose lines cite rules. Victory points use the full cost of each unit and character. */
import type { Army } from '../data/armies/army.ts';
import { armies2 } from '../data/figures/armies-2.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { abilityOf } from './abilities.ts';
import { isCharacter, peopleOf } from './characters.ts';
import { extraGiftOf, extraOf } from './extras.ts';
import { discountOf, oneMoreFor } from './free-options.ts';
import { priceOf } from './gifts.ts';
import { individual, type Person, unitCharacter } from './leaders.ts';
import { listFor, listOf, type Row, rowOf } from './lists.ts';
import { countOf } from './option.ts';
import { optionOf } from './options.ts';
import type { Roster, RosterUnit } from './roster.ts';

export interface CostLine {
  readonly name: string;
  readonly points: number;
  readonly rules: readonly Fr3RuleId[];
}

export interface Cost {
  readonly lines: readonly CostLine[];
  readonly total: number;
}

export interface RosterCost {
  /** The costs of the units, in the order of the roster. */
  readonly units: readonly Cost[];
  readonly characters: readonly Cost[];
  /** The costs of purchases for the whole army. What it gets free is a line with negative points. */
  readonly army: Cost;
  /** The cost of the sideboard, which is not part of the total. */
  readonly aside: number;
  readonly total: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const costs = (lines: readonly CostLine[]): Cost => ({ lines, total: sum(lines.map(({ points }) => points)) });

/**
 * The cost of an option for a unit, multiplied by how often the unit has the option. An unknown option costs nothing here;
 * `problemsOf` reports it.
 */
function optionLine(list: Army, row: Row, unit: RosterUnit, id: string): readonly CostLine[] {
  const option = optionOf(list, id);
  if (!option) return [];
  const bearer = { list, row, options: unit.options ?? [] };
  const times = countOf(id, bearer);
  const name = times > 1 ? `${times} × ${option.name}` : option.name;
  const points = times * option.points(bearer);
  const gift = discountOf(bearer, id);
  return gift
    ? [{ name, points: gift.points === 'half' ? points / 2 : gift.points, rules: [...option.rules, gift.rule as Fr3RuleId] }]
    : [{ name, points, rules: option.rules }];
}

/** The costs of a character's purchases. An unknown purchase costs nothing here; `problemsOf` reports it. */
function abilityLines(list: Army, person: Person, all: readonly Person[], isUnit: boolean): readonly CostLine[] {
  return [...new Set(person.has)].flatMap((id) => {
    const ability = abilityOf(id);
    return ability ? [{ name: ability.name, ...priceOf({ list, person, all, isUnit }, ability) }] : [];
  });
}

/** The full cost of a unit with its options, and with its abilities if it is a character. */
export function costOfUnit(list: Army, unit: RosterUnit, all: readonly Person[] = []): Cost {
  const row = rowOf(list, unit.type);
  if (!row || row.points === null) return costs([]);
  const asCharacter: readonly CostLine[] = isCharacter(unit)
    ? [
        { name: unitCharacter.name, points: Number(unitCharacter.cost), rules: ['fr3.characters.basic-unit-character'] },
        ...abilityLines(list, unit, all, true),
      ]
    : [];
  return costs([
    { name: row.name, points: row.points, rules: [row.rule] },
    ...[...new Set(unit.options)].flatMap((id) => optionLine(list, row, unit, id)),
    ...asCharacter,
  ]);
}

/** fr3.characters.total-cost: the individual and all of his abilities. */
export const costOfCharacter = (list: Army, character: Person, all: readonly Person[] = [character]): Cost =>
  costs([
    { name: individual.name, points: Number(individual.cost), rules: ['fr3.characters.basic-individual'] },
    ...abilityLines(list, character, all, false),
  ]);

/**
 * fr3.armies.kobolds-free-mobs: every third unit of such a type is free, at its price without options. The unit's victory point
 * value does not change.
 */
function freeUnits(list: Army, units: readonly RosterUnit[]): readonly CostLine[] {
  const types = [...new Set(units.map(({ type }) => type))];
  return types.flatMap((type) => {
    const row = rowOf(list, type);
    const gift = row && oneMoreFor(list, row);
    if (!gift) return [];
    const free = Math.floor(units.filter((each) => each.type === type).length / (armies2.koboldMobsForOneFree + 1));
    if (free === 0) return [];
    return [{ name: `${free} free ${row.name}`, points: -free * (row.points ?? 0), rules: [gift.rule as Fr3RuleId] }];
  });
}

/**
 * A line for each kind of purchase for the whole army, with its total points. An unknown purchase costs nothing here;
 * `problemsOf` reports it.
 */
function extraLines(list: Army, bought: readonly string[]): readonly CostLine[] {
  return [...new Set(bought)].flatMap((id) => {
    const extra = extraOf(id);
    if (!extra) return [];
    const times = bought.filter((each) => each === id).length;
    const name = times > 1 ? `${times} × ${extra.name}` : extra.name;
    const gift = extraGiftOf(list, id);
    return gift
      ? [{ name, points: (times - 1) * extra.points, rules: [...extra.rules, gift.rule as Fr3RuleId] }]
      : [{ name, points: times * extra.points, rules: extra.rules }];
  });
}

/** The groups of the reference table that contain ordinary units. */
const rankAndFile: readonly string[] = ['infantry', 'cavalry', 'machines'];

/** fr3.armies.settlers-incompetent-general: extra points for ordinary units, up to the cost of those in the roster. */
function forIncompetence(list: Army, units: readonly RosterUnit[], people: readonly Person[]): readonly CostLine[] {
  if (list.id !== 'settlers' || !people.some(({ has }) => has.includes('incompetent-general'))) return [];
  const troops = units.filter(({ type }) => rankAndFile.includes(rowOf(list, type)?.group ?? ''));
  const points = Math.min(armies2.incompetentPoints, sum(troops.map((unit) => costOfUnit(list, unit, people).total)));
  return [
    {
      name: 'Rank and file for an incompetent general',
      points: 0 - points,
      rules: ['fr3.armies.settlers-incompetent-general'],
    },
  ];
}

/** The cost of a roster; zero if its army list does not exist. */
export function costOf(roster: Roster): RosterCost {
  const list = listOf(roster.army);
  if (!list) return { units: [], characters: [], army: costs([]), aside: 0, total: 0 };
  const units = roster.units.map((unit) => costOfUnit(listFor(roster.army, unit) ?? list, unit, peopleOf(roster, unit.from)));
  const characters = roster.characters.map((each) =>
    costOfCharacter(listFor(roster.army, each) ?? list, each, peopleOf(roster, each.from)),
  );
  const own = roster.units.filter(({ from, aside }) => from === undefined && !aside);
  const army = costs([
    ...freeUnits(list, own),
    ...forIncompetence(list, own, peopleOf(roster)),
    ...extraLines(list, roster.extras ?? []),
  ]);
  const totals = (aside: boolean): number =>
    sum(units.map(({ total }, at) => ((roster.units[at]?.aside === true) === aside ? total : 0))) +
    sum(characters.map(({ total }, at) => ((roster.characters[at]?.aside === true) === aside ? total : 0)));
  return { units, characters, army, aside: totals(true), total: totals(false) + army.total };
}
