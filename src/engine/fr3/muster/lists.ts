/** Army lists for the roster builder: the rows that units can be bought from, with what the list says about each. */

import { type Army, type ArmyUnit, armyRows, type ListUnit } from '../data/armies/army.ts';
import { armyOf } from '../data/armies.ts';
import { type CharacterEntry, characters } from '../data/characters.ts';
import { isEligible } from '../data/eligible-types.ts';
import { armyLists } from '../data/figures/army-lists.ts';
import { design } from '../data/figures/design.ts';
import { siege } from '../data/figures/siege.ts';
import { masses, profileOf, profiles, shipKinds } from '../data/profiles.ts';
import { groupNames, type Unit, type UnitGroup, unitGroups, unitOf, units } from '../data/units.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export const genericId = 'generic';

/** fr3.army-lists.generic-list: a list with any unit types, one elite unit in total, and nothing that is special to one army. */
const generic: Army = {
  id: genericId,
  name: 'Generic list',
  rule: 'fr3.army-lists.generic-list',
  tier: 'tournament',
  innate: [],
  magicUsers: [],
  characters: [],
  units: armyRows.map(
    (unit): ArmyUnit => ({
      unit,
      source: 'prose',
      elite: { max: armyLists.genericElites, per: 'army', forms: ['1-1-0', '0-1-1'], source: 'prose' },
    }),
  ),
  discounts: [],
  rules: ['fr3.army-lists.generic-list'],
  figures: '',
};

export const listOf = (id: string): Army | undefined => (id === genericId ? generic : armyOf(id));
/** The list that a unit or a character is bought from: the army's own, or an ally's. */
export const listFor = (army: string, { from = army }: { readonly from?: string }): Army | undefined => listOf(from);

/** Groups of rows: those of the reference table, and further ones. */
export type RowGroup = UnitGroup | 'nuisances' | 'ships' | 'designs';
export const rowGroups: readonly RowGroup[] = [...unitGroups, 'nuisances', 'ships', 'designs'];
export const rowGroupNames: Readonly<Record<RowGroup, string>> = {
  ...groupNames,
  nuisances: 'Parasitics and traps',
  ships: 'Ships',
  designs: 'Of your own design',
};

/** Anything that can be bought as a unit, as a row of a list. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly rule: Fr3RuleId;
  /** The price in points before options; null if the row cannot be bought. */
  readonly points: number | null;
  /** The price of the elite version in points, if it has its own price. */
  readonly elitePoints: number | null;
  readonly group: RowGroup;
  /** The corresponding row in the reference table. Undefined for rows that it lacks: traps, assault craft, ships and others. */
  readonly unit: Unit | undefined;
  /** The type under which lists count the unit. A list may require all units of a type to be equal. */
  readonly type: string;
  /** Whether the unit stands on a base for more than one unit. */
  readonly multiBased: boolean;
  /** The entry of the list for this row. */
  readonly said: ArmyUnit;
  /** A ready-made unit of this list, to which no options can be added. */
  readonly made?: ListUnit;
  /** A unit that is also the general of this list, with all abilities: an archangel, a hive queen. */
  readonly ruler?: CharacterEntry;
}

/** The entry for a type that a list does not name: neither allowed nor forbidden. */
const unsaid = (unit: string): ArmyUnit => ({ unit, source: 'open' });
const saidOf = (list: Army, type: string): ArmyUnit => list.units.find(({ unit }) => unit === type) ?? unsaid(type);

const rowOfMade = (made: ListUnit): Row => ({
  id: made.id,
  name: made.name,
  rule: made.rule as Fr3RuleId,
  points: made.points,
  elitePoints: null,
  group: unitOf(made.unit)?.group ?? 'specials',
  unit: unitOf(made.unit),
  type: made.id,
  multiBased: false,
  said: { unit: made.id, source: 'prose', most: made.most },
  made,
});

const rowOfRuler = (ruler: CharacterEntry): Row => ({
  id: ruler.id,
  name: ruler.name,
  rule: ruler.rule as Fr3RuleId,
  points: Number(ruler.cost),
  elitePoints: null,
  group: unitOf(ruler.unit?.type ?? '')?.group ?? 'specials',
  unit: unitOf(ruler.unit?.type ?? ''),
  type: ruler.id,
  multiBased: false,
  said: { unit: ruler.id, source: 'prose' },
  ruler,
});

/** The type of a unit designed with the book's price table (fr3.design.purpose). */
export const ownDesign = 'own-design';
const designRow: Row = {
  id: ownDesign,
  name: 'Unit of your own design',
  rule: 'fr3.design.purpose',
  points: design.base,
  elitePoints: null,
  group: 'designs',
  unit: undefined,
  type: ownDesign,
  multiBased: false,
  said: { unit: ownDesign, source: 'prose' },
};

/**
 * fr3.armies.pirate-buccaneers-units: the only list that names ships and assault craft. The generic list allows any ship or
 * assault craft.
 */
const afloat = (list: Army, unit: string): ArmyUnit =>
  list.id === 'pirate-buccaneers' || list.id === genericId ? { unit, source: 'prose' } : unsaid(unit);

/** fr3.siege.tower-profile: for every army that may have battlewagons. */
export const siegeTower = 'siege-tower';
const rowOfTower = (list: Army): Row => {
  const { source, confidence, most } = saidOf(list, 'battlewagons');
  return {
    id: siegeTower,
    name: 'Siege tower',
    rule: 'fr3.siege.tower-profile',
    points: siege.tower.cost,
    elitePoints: null,
    group: 'machines',
    unit: undefined,
    type: siegeTower,
    multiBased: false,
    // Lists treat a siege tower like a battlewagon, but without the limit for battlewagons, unless that limit is zero.
    said: { unit: siegeTower, source, ...(confidence ? { confidence } : {}), ...(most?.units === 0 ? { most } : {}) },
  };
};

/** A ship has no cost until its size and material are chosen. */
const rowOfShip = (list: Army, { id, name, rule }: (typeof shipKinds)[number]): Row => ({
  id,
  name,
  rule: rule as Fr3RuleId,
  points: 0,
  elitePoints: null,
  group: 'ships',
  unit: undefined,
  type: id,
  multiBased: false,
  said: afloat(list, id),
});

/** Cached, because searching for fixes tries hundreds of rosters of one list. */
const found = new WeakMap<Army, Map<string, Row | undefined>>();

/** The row of a type in a list; undefined if there is none. */
export function rowOf(list: Army, id: string): Row | undefined {
  const rows = found.get(list) ?? new Map<string, Row | undefined>();
  if (!found.has(list)) found.set(list, rows);
  if (!rows.has(id)) rows.set(id, makeRow(list, id));
  return rows.get(id);
}

function makeRow(list: Army, id: string): Row | undefined {
  if (id === ownDesign) return designRow;
  if (id === siegeTower) return rowOfTower(list);
  const ship = shipKinds.find((each) => each.id === id);
  if (ship) return rowOfShip(list, ship);
  const made = list.listUnits?.find((each) => each.id === id);
  if (made) return rowOfMade(made);
  const ruler = rulersOf(list).find((each) => each.id === id);
  if (ruler) return rowOfRuler(ruler);
  const unit = unitOf(id);
  if (unit) {
    const said = saidOf(list, id);
    const { name, rule, cost } = unit;
    return {
      id,
      name,
      rule: (said.cost?.rule ?? rule) as Fr3RuleId,
      points: said.cost?.points ?? cost,
      elitePoints: null,
      group: unit.group,
      unit,
      type: id,
      multiBased: false,
      said,
    };
  }
  const profile = profileOf(id);
  // Camps and baggage trains are purchases for the army, not units.
  if (!profile || profile.group === 'camps') return undefined;
  const { name, rule, cost, eliteCost, base, group } = profile;
  const type = base ?? id;
  return {
    id,
    name,
    rule: rule as Fr3RuleId,
    points: cost,
    elitePoints: eliteCost,
    group: group as RowGroup,
    unit: base === null ? undefined : unitOf(base),
    type,
    multiBased: base !== null,
    said: group === 'machines' ? afloat(list, id) : saidOf(list, type),
  };
}

/** fr3.abilities.archangel-demon-lord, fr3.abilities.hive-queen: generals who are also units, each in one list. */
const rulersOf = ({ id }: Army): readonly CharacterEntry[] =>
  characters.filter(({ kind, armies }) => kind === 'army-specific' && armies.includes(id));

/** Rows that are neither in the reference table nor in the lists: larger versions, elementals, craft, ships, designs. */
const others: readonly string[] = [
  ...[...profiles, ...masses].filter(({ group, cost }) => group !== 'camps' && group !== 'nuisances' && cost !== null),
  ...units.filter(({ group }) => group === 'elementals'),
  ...shipKinds,
].map(({ id }) => id);

/** Ids of every row that a list could offer. */
export const rowIdsOf = (list: Army): readonly string[] => [
  ...list.units.map(({ unit }) => unit),
  ...(list.listUnits ?? []).map(({ id }) => id),
  ...rulersOf(list).map(({ id }) => id),
  ...others,
  siegeTower,
  ownDesign,
];

/** fr3.armies.automaton-living-henchmen: every unit that the list does not call living. */
export const isAutomaton = ({ list, row }: { readonly list: Army; readonly row: Row }): boolean =>
  list.id === 'automaton' && row.said.life !== 'living' && row.unit !== undefined && isEligible('automaton', row.unit.id);
