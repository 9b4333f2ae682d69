/**
 * How many abilities a character may have: fr3.characters.hero, fr3.characters.sub-commander, fr3.characters.general. A
 * leadership rank does not count.
 */
import { type CharacterEntry, characterEntryOf } from '../data/characters.ts';
import { type Ability, abilityOf, type Bearer } from './abilities.ts';
import { isGiven } from './gifts.ts';
import { gradeOf, individual, unitCharacter } from './leaders.ts';

export interface Room {
  /** The entry that limits the character's abilities: his rank, or the entry for individuals or for unit characters. */
  readonly holder: CharacterEntry;
  /** The abilities that count against the limit, and those of them that are major. */
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
