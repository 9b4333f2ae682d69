/** A roster together with the data that its ids stand for: each unit has its row, and a name for messages. */
import type { Army } from '../data/armies/army.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Bearer } from './abilities.ts';
import { isCharacter, peopleOf } from './characters.ts';
import { costOf, type RosterCost } from './cost.ts';
import { listFor, rowOf } from './lists.ts';
import type { Bearer as UnitBearer } from './option.ts';
import type { Roster, RosterUnit } from './roster.ts';

export interface Problem {
  /**
   * The place of the error: `roster`, `units.3` or `units.3.stakes`, `characters.1` or `characters.1.superhero` (counted from 1),
   * or `extras.camp`.
   */
  readonly at: string;
  readonly because: string;
  readonly rules: readonly Fr3RuleId[];
}

/** Errors make a roster illegal. Warnings mean that something is uncertain. */
export interface Problems {
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
}

export interface MusteredUnit extends UnitBearer {
  readonly unit: RosterUnit;
  readonly at: string;
  /** The name of the unit in a sentence: `Unit 3 (Spears)`. */
  readonly called: string;
}

/** An individual, or a unit that is a character. */
export interface MusteredCharacter extends Bearer {
  readonly at: string;
  readonly called: string;
  readonly name: string | undefined;
  /** The number of the unit that the character starts with. For a unit that is a character, this is its own number. */
  readonly with: number | undefined;
}

interface Troops {
  /** Units that have a row in their list. */
  readonly units: readonly MusteredUnit[];
  readonly characters: readonly MusteredCharacter[];
}

export interface Mustered extends Troops {
  readonly roster: Roster;
  readonly list: Army;
  /** The units and characters on the sideboard. They do not count for the army. */
  readonly aside: Troops;
  readonly cost: RosterCost;
}

/** Resolves a roster. Allied units get their rows from their own list. */
export function muster(roster: Roster, list: Army): Mustered {
  const units = roster.units.flatMap((unit, at): readonly MusteredUnit[] => {
    const own = listFor(roster.army, unit) ?? list;
    const row = rowOf(own, unit.type);
    if (!row) return [];
    const called = `Unit ${at + 1} (${unit.name ?? row.name})`;
    return [{ unit, list: own, row, options: unit.options ?? [], at: `units.${at + 1}`, called }];
  });
  const individuals = roster.characters.map(
    (person, at): MusteredCharacter => ({
      list: listFor(roster.army, person) ?? list,
      person,
      all: peopleOf(roster, person.from),
      isUnit: false,
      at: `characters.${at + 1}`,
      called: `Character ${at + 1}${person.name ? ` (${person.name})` : ''}`,
      name: person.name,
      with: person.with,
    }),
  );
  const asCharacters = (of: readonly MusteredUnit[]): readonly MusteredCharacter[] =>
    of.flatMap(({ unit, at, called, list: own }) =>
      isCharacter(unit)
        ? [
            {
              list: own,
              person: unit,
              all: peopleOf(roster, unit.from),
              isUnit: true,
              at,
              called,
              name: unit.name,
              with: undefined,
            },
          ]
        : [],
    );
  const [fielded, kept] = [units.filter(({ unit }) => !unit.aside), units.filter(({ unit }) => unit.aside)];
  const isAside = (at: number): boolean => roster.characters[at]?.aside === true;
  return {
    roster,
    list,
    units: fielded,
    characters: [...individuals.filter((_, at) => !isAside(at)), ...asCharacters(fielded)],
    aside: { units: kept, characters: [...individuals.filter((_, at) => isAside(at)), ...asCharacters(kept)] },
    cost: costOf(roster),
  };
}

/** Splits the army by list: the units of its own list, and those of each ally. */
export function contingents(mustered: Mustered): readonly Mustered[] {
  const { list, units, characters } = mustered;
  const lists = new Set([list, ...units.map((each) => each.list), ...characters.map((each) => each.list)]);
  return [...lists].map((own) => ({
    ...mustered,
    list: own,
    units: units.filter((each) => each.list === own),
    characters: characters.filter((each) => each.list === own),
  }));
}

const problem = (at: string, because: string, rules: readonly Fr3RuleId[]): Problem => ({ at, because, rules });
export const error = (at: string, because: string, ...rules: readonly Fr3RuleId[]): Problems => ({
  errors: [problem(at, because, rules)],
  warnings: [],
});
export const warning = (at: string, because: string, ...rules: readonly Fr3RuleId[]): Problems => ({
  errors: [],
  warnings: [problem(at, because, rules)],
});
export const noProblems: Problems = { errors: [], warnings: [] };
export const mergedProblems = (all: readonly Problems[]): Problems => ({
  errors: all.flatMap(({ errors }) => errors),
  warnings: all.flatMap(({ warnings }) => warnings),
});

/** The units of each type, in the order of the roster. Elite and ordinary units count as one type. */
export function byType({ units }: Mustered): ReadonlyMap<string, readonly MusteredUnit[]> {
  const types = new Map<string, MusteredUnit[]>();
  for (const each of units) {
    const known = types.get(each.row.type);
    if (known) known.push(each);
    else types.set(each.row.type, [each]);
  }
  return types;
}

/** `1 unit`, `3 units`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export type ArmyCheck = (mustered: Mustered) => Problems;

/** A problem that concerns several units is shown at the last of them. */
export const last = (units: readonly MusteredUnit[]): MusteredUnit => units.at(-1) as MusteredUnit;
