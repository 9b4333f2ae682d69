/** Army lists as the muster reads them: the rows that a unit may be bought from, with what the list says of each. */
import { type Army, type ArmyUnit, armyRows, type ListUnit } from '../data/armies/army.ts';
import { armyOf } from '../data/armies.ts';
import { type CharacterEntry, characters } from '../data/characters.ts';
import { armyLists } from '../data/figures/army-lists.ts';
import { profileOf } from '../data/profiles.ts';
import { type Unit, unitOf } from '../data/units.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export const genericId = 'generic';

/** fr3.army-lists.generic-list: any unit types, one elite unit in all, nothing of an army's own. */
const generic: Army = {
  id: genericId,
  name: 'Generic list',
  rule: 'fr3.army-lists.generic-list',
  summary: 'Any unit types, one of them elite.',
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
  freebies: [],
  rules: ['fr3.army-lists.generic-list'],
  figures: '',
};

export const listOf = (id: string): Army | undefined => (id === genericId ? generic : armyOf(id));

/** Something that can be bought as a unit. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly rule: Fr3RuleId;
  /** Points before options; null for what is not bought. */
  readonly points: number | null;
  /** Points for the elite version, where that has a price of its own. */
  readonly elitePoints: number | null;
  /** The row of the reference table that it is of; none for traps and parasitics, which are no units of their own. */
  readonly unit: Unit | undefined;
  /** Like it a list names types: for its numbers, and to have all of a type alike. */
  readonly type: string;
  /** A base of more than one unit. */
  readonly multiBased: boolean;
  /** What the list says of it. */
  readonly said: ArmyUnit;
  /** Sold ready made by this list: nothing is added to it. */
  readonly made?: ListUnit;
  /** A unit that is the general of this list, with all that he has: an archangel, a hive queen. */
  readonly ruler?: CharacterEntry;
}

/** What a list that does not name a type says of it: it is neither allowed nor barred. */
const unsaid = (unit: string): ArmyUnit => ({ unit, source: 'open' });
const saidOf = (list: Army, type: string): ArmyUnit => list.units.find(({ unit }) => unit === type) ?? unsaid(type);

const rowOfMade = (made: ListUnit): Row => ({
  id: made.id,
  name: made.name,
  rule: made.rule as Fr3RuleId,
  points: made.points,
  elitePoints: null,
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
  unit: unitOf(ruler.unit?.type ?? ''),
  type: ruler.id,
  multiBased: false,
  said: { unit: ruler.id, source: 'prose' },
  ruler,
});

/** The row of a type in a list; undefined when there is none of that id. */
export function rowOf(list: Army, id: string): Row | undefined {
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
      unit,
      type: id,
      multiBased: false,
      said,
    };
  }
  const profile = profileOf(id);
  // Camps and baggage trains are bought for the army, not as units.
  if (!profile || profile.group === 'camps') return undefined;
  const { name, rule, cost, eliteCost, base } = profile;
  const type = base ?? id;
  return {
    id,
    name,
    rule: rule as Fr3RuleId,
    points: cost,
    elitePoints: eliteCost,
    unit: base === null ? undefined : unitOf(base),
    type,
    multiBased: base !== null,
    said: saidOf(list, type),
  };
}

/** fr3.abilities.archangel-demon-lord, fr3.abilities.hive-queen: generals who are units, each in one list. */
const rulersOf = ({ id }: Army): readonly CharacterEntry[] =>
  characters.filter(({ kind, armies }) => kind === 'army-specific' && armies.includes(id));

/** Ids of everything that a list could sell as a unit, for suggestions. */
export const rowIdsOf = (list: Army): readonly string[] => [
  ...list.units.map(({ unit }) => unit),
  ...(list.listUnits ?? []).map(({ id }) => id),
  ...rulersOf(list).map(({ id }) => id),
];
