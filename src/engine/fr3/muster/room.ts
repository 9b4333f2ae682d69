/** Room for abilities: fr3.characters.hero, fr3.characters.sub-commander, fr3.characters.general. A grade of leadership takes none. */
import { type CharacterEntry, characterEntryOf } from '../data/characters.ts';
import { type Ability, abilityOf, type Bearer, isGiven } from './abilities.ts';
import { gradeOf, individual, unitCharacter } from './leaders.ts';

export interface Room {
  /** What he has his room by: his grade, or that he is a unit or an individual. */
  readonly holder: CharacterEntry;
  /** What takes it, and what of that is major. */
  readonly taking: readonly Ability[];
  readonly major: readonly Ability[];
  readonly isEnough: boolean;
}

export function roomOf(bearer: Bearer): Room {
  const { person, isUnit } = bearer;
  const grade = gradeOf(person);
  const holder = grade === null ? (isUnit ? unitCharacter : individual) : (characterEntryOf(grade) as CharacterEntry);
  const has = [...new Set(person.has)].flatMap((id) => abilityOf(id) ?? []);
  const taking = has.filter(({ id, kind, roomless }) => kind !== 'grade' && !roomless && !isGiven(bearer, id));
  const major = taking.filter(({ rank }) => rank === 'major');
  const { capacity } = holder;
  return {
    holder,
    taking,
    major,
    isEnough: capacity === null || (taking.length <= capacity.total && major.length <= capacity.major),
  };
}
