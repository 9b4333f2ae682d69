/** Leadership ranks and their bonuses. */
import { type CharacterEntry, characterEntryOf } from '../data/characters.ts';

export const grades = ['hero', 'sub-commander', 'general'] as const;
export type Grade = (typeof grades)[number];

/** Anyone who can have abilities: an individual, or a unit that is a character. */
export interface Person {
  readonly has: readonly string[];
  readonly bonuses?: string;
}

/** The entry whose price every character pays, whether he is an individual or a unit. */
export const individual = characterEntryOf('individual') as CharacterEntry;
export const unitCharacter = characterEntryOf('unit-character') as CharacterEntry;

export const gradeOf = ({ has }: Person): Grade | null => grades.find((grade) => has.includes(grade)) ?? null;

/** The bonuses that a character can choose from, written as `1-1`; empty if he has no rank. */
export function bonusesOf(person: Person): readonly string[] {
  const grade = gradeOf(person);
  return grade === null ? [] : (characterEntryOf(grade)?.bonuses ?? []).map(({ melee, rally }) => `${melee}-${rally}`);
}
