/**
 * Ways to fix the errors of a roster. Fixes are found by trying changes: a change is a fix if it removes this error and leaves
 * fewer errors in total. New checks therefore need no code of their own for fixes.
 */
import { quoted } from '../../kernel/text.ts';
import type { Army } from '../data/armies/army.ts';
import { tournament } from '../data/figures/tournament.ts';
import { abilityOf } from './abilities.ts';
import { isCharacter } from './characters.ts';
import { costOf } from './cost.ts';
import {
  addCharacter,
  addUnit,
  changeCharacter,
  changeUnits,
  removeCharacter,
  removeUnits,
  setAbility,
  setBonuses,
  setExtra,
  setFrom,
  setGrade,
  setHost,
  setOption,
  setOptionTimes,
  setTournament,
} from './edit.ts';
import { extraOf } from './extras.ts';
import { bonusesOf, gradeOf, grades, type Person } from './leaders.ts';
import { listFor, listOf, rowOf } from './lists.ts';
import type { Problem } from './mustered.ts';
import { optionOf, optionsOf } from './options.ts';
import { problemsOf } from './problems.ts';
import { type Roster, type RosterCharacter, type RosterUnit, sizes } from './roster.ts';

export interface Fix {
  /** The label of the button. */
  readonly says: string;
  readonly roster: Roster;
}

/** Players agree on game sizes in round numbers. */
const roundTo = 50;
const mostMends = 3;

const nameOf = (list: Army, id: string): string => optionOf(list, id)?.name ?? abilityOf(id)?.name ?? quoted(id);
/** The type of a unit together with its list. Allied units count as a different type. */
const typeOf = (list: Army, unit: RosterUnit): string => {
  const own = listFor(list.id, unit) ?? list;
  return `${own.id} ${rowOf(own, unit.type)?.type ?? unit.type}`;
};
const rowName = (list: Army, unit: RosterUnit): string => rowOf(listFor(list.id, unit) ?? list, unit.type)?.name ?? unit.type;

/** Changes that make an army cheap enough for its agreed points, those that lose least first. */
function* lighter(roster: Roster, list: Army): Iterable<Fix> {
  const cost = costOf(roster);
  const over = cost.total - roster.size;
  if (over <= 0) return;
  const pointsOf = (places: readonly number[]): number => places.reduce((sum, at) => sum + (cost.units[at]?.total ?? 0), 0);
  const without = (places: readonly number[]): Roster => places.reduce((rest, at) => removeUnits(rest, at), roster);
  const ours = roster.units.flatMap(({ aside }, at) => (aside ? [] : [at])).toReversed();
  const fewest = (places: readonly number[]): readonly number[] | undefined => {
    for (let n = 1; n <= places.length; n += 1) if (pointsOf(places.slice(0, n)) >= over) return places.slice(0, n);
    return undefined;
  };
  const kinds = Map.groupBy(ours, (at) => typeOf(list, roster.units[at] as RosterUnit)).values();
  const units = [...kinds].flatMap((places) => {
    const last = fewest(places);
    if (!last) return [];
    const name = rowName(list, roster.units[last[0] as number] as RosterUnit);
    return [{ says: `Remove ${last.length} × ${name}`, points: pointsOf(last), roster: without(last) }];
  });
  const characters = roster.characters.flatMap(({ aside, name, has }, at) => {
    const points = cost.characters[at]?.total ?? 0;
    if (aside || points < over || has.includes('general')) return [];
    return [{ says: `Remove ${name ?? `character ${at + 1}`}`, points, roster: removeCharacter(roster, at) }];
  });
  for (const { says, points, roster: left } of [...units, ...characters].sort((a, b) => a.points - b.points))
    yield { says: `${says}: ${points} points less`, roster: left };
  const last = fewest(ours);
  if (last) yield { says: `Remove the last ${last.length} units: ${pointsOf(last)} points less`, roster: without(last) };
}

/** Additions that fix errors of the whole army: a general, something its list requires, a larger size. */
function* ofArmy(roster: Roster, list: Army): Iterable<Fix> {
  yield { says: 'Add a general', roster: addCharacter(roster, { has: ['general'] }) };
  for (const { any, general } of list.required ?? [])
    for (const id of any) {
      const row = rowOf(list, id);
      if (row) yield { says: `Add ${row.name}`, roster: addUnit(roster, { type: id }) };
      const at = roster.characters.findIndex(({ has }) => !general || has.includes('general'));
      if (at >= 0)
        yield {
          says: `Give ${nameOf(list, id)} to character ${at + 1}`,
          roster: changeCharacter(roster, at, (each) => setAbility(each, id, true)),
        };
    }
  yield* lighter(roster, list);
  if (roster.tournament) {
    for (const size of Object.values(tournament.armySize)) yield { says: `Agree on ${size} points`, roster: { ...roster, size } };
    yield { says: 'Not for a tournament', roster: setTournament(roster, false) };
  }
}

/** Adds an option to one unit, to the last units of its type, or to all of them; or removes the option from these units. */
function* optionMends(roster: Roster, list: Army, at: number, id: string, on: boolean): Iterable<Fix> {
  const unit = roster.units[at] as RosterUnit;
  const type = typeOf(list, unit);
  const name = nameOf(listFor(list.id, unit) ?? list, id);
  const set = (places: readonly number[]) => changeUnits(roster, places, (each) => setOption(roster.army, each, id, on));
  if ((unit.options ?? []).includes(id) !== on) yield { says: on ? `Choose ${name}` : `Take ${name} away`, roster: set([at]) };
  const ofType = roster.units.flatMap((each, place) => (typeOf(list, each) === type ? [place] : []));
  const row = rowName(list, unit);
  if (ofType.length > 1) yield { says: on ? `${name} for all ${row}` : `No ${name} for any ${row}`, roster: set(ofType) };
  const holders = ofType.filter((place) => roster.units[place]?.options?.includes(id));
  if (!on)
    for (let most = 2; most < holders.length; most += 1)
      yield { says: `Take ${name} from the last ${most} ${row}`, roster: set(holders.slice(-most)) };
}

function* ofUnit(roster: Roster, list: Army, at: number, cited: string | undefined): Iterable<Fix> {
  const unit = roster.units[at];
  if (!unit) return;
  const own = listFor(list.id, unit) ?? list;
  const row = rowOf(own, unit.type);
  const has = unit.options ?? [];
  if (cited !== undefined) yield* optionMends(roster, list, at, cited, false);
  if (unit.from !== undefined)
    yield { says: 'Buy it as a unit of the army’s own list', roster: changeUnits(roster, [at], (each) => setFrom(each)) };
  // For repeated options of a design or a ship, tries smaller counts.
  const times = has.filter((id) => id === cited).length;
  if (cited !== undefined && times > 1)
    for (let left = times - 1; left > 0; left -= 1)
      yield {
        says: `Keep ${left} × ${nameOf(own, cited)}`,
        roster: changeUnits(roster, [at], (each) => setOptionTimes(roster.army, each, cited, left)),
      };
  if (unit.with !== undefined) yield { says: 'Begin unattached', roster: changeUnits(roster, [at], (each) => setHost(each)) };
  if (isCharacter(unit))
    yield* ofPerson(unit, cited, (to) =>
      changeUnits(roster, [at], (each) => (isCharacter(each) ? (to(each) as RosterUnit) : each)),
    );
  if (row && cited === undefined) {
    const type = typeOf(list, unit);
    const ofOthers = roster.units.flatMap((each) => (typeOf(list, each) === type ? (each.options ?? []) : []));
    for (const id of new Set([...has, ...ofOthers])) yield* optionMends(roster, list, at, id, false);
    for (const { id, may } of optionsOf(own))
      if (!has.includes(id) && may({ list: own, row, options: has }) === 'yes') yield* optionMends(roster, list, at, id, true);
  }
}

/** For purchases for the whole army, tries fewer of them, or adds what they require. */
function* ofExtras(roster: Roster, id: string): Iterable<Fix> {
  const name = extraOf(id)?.name ?? quoted(id);
  const has = roster.extras?.filter((each) => each === id).length ?? 0;
  for (let left = has - 1; left >= 0; left -= 1)
    yield { says: left > 0 ? `Keep ${left} × ${name}` : `Take ${name} away`, roster: setExtra(roster, id, left) };
}

/** Changes to the abilities of an individual or of a unit that is a character. */
function* ofPerson(person: Person, cited: string | undefined, change: (to: (each: Person) => Person) => Roster): Iterable<Fix> {
  const name = (id: string) => abilityOf(id)?.name ?? quoted(id);
  for (const bonuses of bonusesOf(person))
    yield { says: `Bonuses ${bonusWords(bonuses)}`, roster: change((each) => setBonuses(each, bonuses)) };
  if (person.bonuses !== undefined) yield { says: 'No bonuses', roster: change((each) => setBonuses(each)) };
  for (const id of cited === undefined ? person.has.toReversed() : [cited])
    yield { says: `Take ${name(id)} away`, roster: change((each) => setAbility(each, id, false)) };
  for (const grade of grades.filter((each) => each !== gradeOf(person)))
    yield { says: `Make him a ${name(grade).toLowerCase()}`, roster: change((each) => withFirstBonuses(setGrade(each, grade))) };
  yield { says: 'Make him a beastmaster', roster: change((each) => setAbility(each, 'beastmaster', true)) };
}

function* ofCharacter(roster: Roster, at: number, cited: string | undefined): Iterable<Fix> {
  const character = roster.characters[at];
  if (!character) return;
  yield* ofPerson(character, cited, (to) => changeCharacter(roster, at, (each) => to(each) as RosterCharacter));
  if (character.from !== undefined)
    yield {
      says: 'Take him from the army’s own list',
      roster: changeCharacter(roster, at, (each) => setFrom(each)),
    };
  if (character.with !== undefined)
    yield { says: 'Settle his unit later', roster: changeCharacter(roster, at, (each) => setHost(each)) };
}

/** A new rank comes with the first of its bonuses, so that the change does not cause a new error. */
const withFirstBonuses = (person: Person): Person => {
  const choice = bonusesOf(person);
  return choice.length > 1 ? setBonuses(person, choice[0]) : person;
};

/** Melee and rally bonuses in words: `+1 melee, +2 rally`. */
export function bonusWords(bonuses: string): string {
  const [melee, rally] = bonuses.split('-');
  return `+${melee} melee, +${rally} rally`;
}

/** Removes the thing that causes the error, or makes the game larger. These two fixes are offered only if no other fix helps. */
function* lastResorts(roster: Roster, list: Army, kind: string, at: number): Iterable<Fix> {
  const size = Math.ceil(costOf(roster).total / roundTo) * roundTo;
  if (kind === 'roster' && size <= sizes.most) yield { says: `Agree on ${size} points`, roster: { ...roster, size } };
  if (kind === 'characters') yield { says: `Remove character ${at + 1}`, roster: removeCharacter(roster, at) };
  const unit = roster.units[at];
  if (kind !== 'units' || !unit) return;
  yield { says: `Remove unit ${at + 1}`, roster: removeUnits(roster, at) };
  const type = typeOf(list, unit);
  const ofType = roster.units.flatMap((each, place) => (typeOf(list, each) === type ? [place] : []));
  for (let most = 2; most <= ofType.length; most += 1) {
    const last = ofType.slice(-most).toReversed();
    yield {
      says: `Remove the last ${most} of this type`,
      roster: last.reduce((rest, place) => removeUnits(rest, place), roster),
    };
  }
}

/**
 * A message without the numbers in it, except the number of the unit or character that it is about. If only a count in the
 * message changed, the error is still there.
 */
const unnumbered = (because: string): string => because.replace(/(^(?:Unit|Character) \d+)|\d+/g, '$1');

/** The first fixes that help, at most this many. Once this number is reached, no further fixes are tried. */
function first(most: number, fixes: Iterable<Fix>, helps: (fix: Fix) => boolean): readonly Fix[] {
  const found: Fix[] = [];
  for (const fix of fixes) {
    if (found.length === most) break;
    // Changing all units of a type may give the same roster as changing one.
    const isNew = !found.some((each) => JSON.stringify(each.roster) === JSON.stringify(fix.roster));
    if (isNew && helps(fix)) found.push(fix);
  }
  return found;
}

/** Up to three ways to fix an error with a single change; empty if no single change helps. */
export function fixesOf(roster: Roster, { at, because }: Problem): readonly Fix[] {
  const list = listOf(roster.army);
  if (!list) return [];
  const before = problemsOf(roster).errors.length;
  const helps = ({ roster: changed }: Fix): boolean => {
    const { errors } = problemsOf(changed);
    return errors.length < before && errors.every((error) => unnumbered(error.because) !== unnumbered(because));
  };
  const [kind = 'roster', number, ...cited] = at.split('.');
  const place = Number(number) - 1;
  const option = cited.length > 0 ? cited.join('.') : undefined;
  const near =
    kind === 'units'
      ? ofUnit(roster, list, place, option)
      : kind === 'characters'
        ? ofCharacter(roster, place, option)
        : kind === 'extras'
          ? ofExtras(roster, at.slice(kind.length + 1))
          : ofArmy(roster, list);
  const found = first(mostMends, near, helps);
  return found.length > 0 ? found : first(1, lastResorts(roster, list, kind, place), helps);
}
