/**
 * Changes to a roster. Each function returns a new roster. In the new roster every attached unit and every character starts with
 * the same unit as before, or with none if that unit is gone. Places in a list count from 0, but the numbers in `with` count from
 * 1.
 */
import { extras } from './extras.ts';
import { grades, type Person } from './leaders.ts';
import { listFor, rowGroups, rowOf } from './lists.ts';
import { optionsOf } from './options.ts';
import { mostPurchases, type Roster, type RosterCharacter, type RosterUnit } from './roster.ts';

/** A unit at its new place, with its old number; a new unit has no old number. */
export interface Placed {
  readonly unit: RosterUnit;
  readonly was?: number;
}

const placed = ({ units }: Roster): readonly Placed[] => units.map((unit, at) => ({ unit, was: at + 1 }));

const withHost = <T extends RosterUnit | RosterCharacter>(each: T, hosts: ReadonlyMap<number, number>): T => {
  if (each.with === undefined) return each;
  const { with: was, ...alone } = each;
  const now = hosts.get(was);
  return (now === undefined ? alone : { ...alone, with: now }) as T;
};

/** The roster with its units in a new order. The `with` of a new unit refers to the old order, like any other `with`. */
export function reorderUnits(roster: Roster, order: readonly Placed[]): Roster {
  const hosts = new Map(order.flatMap(({ was }, at) => (was === undefined ? [] : [[was, at + 1] as const])));
  return {
    ...roster,
    units: order.map(({ unit }) => withHost(unit, hosts)),
    characters: roster.characters.map((each) => withHost(each, hosts)),
  };
}

/** Identical adjacent units, which a roster shows as one line. */
export interface Line {
  readonly from: number;
  readonly count: number;
  readonly unit: RosterUnit;
}

const optionsKey = ({ options = [] }: RosterUnit): string => [...options].sort().join();
const alike = (one: RosterUnit, other: RosterUnit): boolean =>
  one.type === other.type &&
  one.name === other.name &&
  one.from === other.from &&
  one.aside === other.aside &&
  one.bonuses === other.bonuses &&
  optionsKey(one) === optionsKey(other);

/** The roster without its sideboard. */
export function withoutSideboard(roster: Roster): Roster {
  const order = placed(roster).filter(({ unit }) => !unit.aside);
  return reorderUnits({ ...roster, characters: roster.characters.filter(({ aside }) => !aside) }, order);
}

/** The units of a roster as lines. A unit that is attached, has an attachment, or is a character gets its own line. */
export function linesOf({ units, characters }: Roster): readonly Line[] {
  const hosts = new Set([...units, ...characters].map((each) => each.with));
  const alone = (at: number): boolean => hosts.has(at + 1) || units[at]?.with !== undefined || units[at]?.has !== undefined;
  const lines: Line[] = [];
  for (const [at, unit] of units.entries()) {
    const last = lines.at(-1);
    if (last && !alone(at) && !alone(at - 1) && alike(last.unit, unit))
      lines[lines.length - 1] = { ...last, count: last.count + 1 };
    else lines.push({ from: at, count: 1, unit });
  }
  return lines;
}

// ---- Units -------------------------------------------------------------------------------------

/** Adds a unit after the last identical one, or at the end. */
export function addUnit(roster: Roster, unit: RosterUnit): Roster {
  const behind = roster.units.findLastIndex((each) => alike(each, unit) && each.with === undefined && each.has === undefined);
  const order = placed(roster);
  return reorderUnits(roster, behind < 0 ? [...order, { unit }] : order.toSpliced(behind + 1, 0, { unit }));
}

export const removeUnits = (roster: Roster, from: number, count = 1): Roster =>
  reorderUnits(roster, placed(roster).toSpliced(from, count));

/**
 * Adds a copy right after the unit. The copy is not attached and is not a character, because a host takes only one attachment.
 */
export function duplicateUnit(roster: Roster, at: number): Roster {
  const source = roster.units[at];
  if (!source) return roster;
  const { with: _host, has: _has, bonuses: _bonuses, ...unit } = source;
  return reorderUnits(roster, placed(roster).toSpliced(at + 1, 0, { unit }));
}

/** Moves a line by this many lines; −1 is one line up. */
export function moveLine(roster: Roster, line: number, by: number): Roster {
  const lines = linesOf(roster);
  const to = line + by;
  if (!lines[line] || !lines[to]) return roster;
  const order = placed(roster);
  const blocks = lines.map(({ from, count }) => order.slice(from, from + count));
  const [moved = []] = blocks.splice(line, 1);
  blocks.splice(to, 0, moved);
  return reorderUnits(roster, blocks.flat());
}

/**
 * Sorts by the groups of the reference table, with allies after the army's own units and the sideboard last. Units of the same
 * type with the same options are together.
 */
export function sorted(roster: Roster): Roster {
  const rank = (unit: RosterUnit): number => {
    const list = listFor(roster.army, unit);
    const row = list && rowOf(list, unit.type);
    return row ? rowGroups.indexOf(row.group) : rowGroups.length;
  };
  const compare = (one: RosterUnit, other: RosterUnit): number =>
    Number(one.aside ?? false) - Number(other.aside ?? false) ||
    (one.from ?? '').localeCompare(other.from ?? '') ||
    rank(one) - rank(other) ||
    one.type.localeCompare(other.type) ||
    optionsKey(other).localeCompare(optionsKey(one)) ||
    (one.name ?? '').localeCompare(other.name ?? '');
  return reorderUnits(
    roster,
    placed(roster).toSorted((one, other) => compare(one.unit, other.unit)),
  );
}

/** Changes some units without moving them. */
export const changeUnits = (roster: Roster, places: readonly number[], change: (unit: RosterUnit) => RosterUnit): Roster => ({
  ...roster,
  units: roster.units.map((unit, at) => (places.includes(at) ? change(unit) : unit)),
});

/** Adds or removes an option. Options that conflict with a new option are removed. The options keep the order of `optionsOf`. */
export const setOption = (army: string, unit: RosterUnit, id: string, on: boolean): RosterUnit =>
  setOptionTimes(army, unit, id, on ? 1 : 0);

/** Sets how many times a unit has an option. */
export function setOptionTimes(army: string, unit: RosterUnit, id: string, times: number): RosterUnit {
  const { options: _had, ...plain } = unit;
  const had = (unit.options ?? []).filter((each) => each !== id);
  const list = listFor(army, unit);
  if (!list) return unit;
  const all = optionsOf(list);
  const option = all.find((each) => each.id === id);
  const type = rowOf(list, unit.type)?.type;
  // fr3.infantry.rangers-innate-options: only rangers may have several innate abilities.
  const group = option?.group === 'innate' && type === 'rangers' ? undefined : option?.group;
  const goes = (other: string): boolean => {
    const known = all.find((each) => each.id === other);
    return (
      (group !== undefined && known?.group === group) ||
      option?.notWith?.includes(other) === true ||
      known?.notWith?.includes(id) === true
    );
  };
  const place = (each: string): number => all.findIndex((known) => known.id === each);
  const bought = Array<string>(Math.max(0, Math.min(times, mostPurchases - had.length))).fill(id);
  const options =
    times > 0 ? [...had.filter((each) => !goes(each)), ...bought].sort((one, other) => place(one) - place(other)) : had;
  return options.length > 0 ? { ...plain, options } : plain;
}

/** Names a unit or a character. An empty name removes the name. */
export const setName = <T extends RosterUnit | RosterCharacter>({ name: _was, ...each }: T, name: string): T =>
  (name ? { ...each, name } : each) as T;

/** Attaches a unit or a character to the unit with this number, or to none. */
export const setHost = <T extends RosterUnit | RosterCharacter>({ with: _was, ...each }: T, host?: number): T =>
  (host === undefined ? each : { ...each, with: host }) as T;

/** Assigns a unit or a character to an ally's list, or to the army's own. */
export const setFrom = <T extends RosterUnit | RosterCharacter>({ from: _was, ...each }: T, from?: string): T =>
  (from === undefined ? each : { ...each, from }) as T;

/** Moves a unit or a character into the sideboard or out of it. */
export const setAside = <T extends RosterUnit | RosterCharacter>({ aside: _was, ...each }: T, aside: boolean): T =>
  (aside ? { ...each, aside } : each) as T;

// ---- The army as a whole -----------------------------------------------------------------------

/** Sets the count of a purchase for the whole army. Purchases keep the order of `extras.ts`. */
export function setExtra({ extras: had = [], ...roster }: Roster, id: string, times: number): Roster {
  const place = (each: string): number => extras.findIndex((known) => known.id === each);
  const others = had.filter((each) => each !== id);
  const room = mostPurchases - others.length;
  const bought = [...others, ...Array<string>(Math.max(0, Math.min(times, room))).fill(id)];
  return bought.length > 0 ? { ...roster, extras: bought.sort((one, other) => place(one) - place(other)) } : roster;
}

export const setTournament = ({ tournament: _was, ...roster }: Roster, on: boolean): Roster =>
  on ? { ...roster, tournament: true } : roster;

// ---- Characters --------------------------------------------------------------------------------

export const addCharacter = (roster: Roster, character: RosterCharacter): Roster => ({
  ...roster,
  characters: [...roster.characters, character],
});

export const removeCharacter = (roster: Roster, at: number): Roster => ({
  ...roster,
  characters: roster.characters.toSpliced(at, 1),
});

export const changeCharacter = (roster: Roster, at: number, change: (character: RosterCharacter) => RosterCharacter): Roster => ({
  ...roster,
  characters: roster.characters.map((each, place) => (place === at ? change(each) : each)),
});

export function moveCharacter(roster: Roster, at: number, by: number): Roster {
  const character = roster.characters[at];
  if (!character || !roster.characters[at + by]) return roster;
  return { ...roster, characters: roster.characters.toSpliced(at, 1).toSpliced(at + by, 0, character) };
}

/** Makes a unit a character, or an ordinary unit again. */
export const setCharacter = ({ has: _has, bonuses: _bonuses, ...unit }: RosterUnit, on: boolean): RosterUnit =>
  on ? { ...unit, has: [] } : unit;

/** Gives a character a rank or none. The bonuses of the rank then have to be chosen again. */
export function setGrade<T extends Person>({ bonuses: _was, ...person }: T, grade: string | null): T {
  const others = person.has.filter((id) => !(grades as readonly string[]).includes(id));
  return { ...person, has: grade === null ? others : [grade, ...others] } as unknown as T;
}

export function setAbility<T extends Person>(person: T, id: string, on: boolean): T {
  const others = person.has.filter((each) => each !== id);
  return { ...person, has: on ? [...others, id] : others };
}

export const setBonuses = <T extends Person>({ bonuses: _was, ...person }: T, bonuses?: string): T =>
  (bonuses === undefined ? person : { ...person, bonuses }) as unknown as T;
