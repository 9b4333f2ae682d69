/** Leadership ranks and their bonuses. */
import { type CharacterEntry, characterEntryOf } from '../data/characters.ts';

export const grades = ['hero', 'sub-commander', 'general'] as const;
export type Grade = (typeof grades)[number];

/** Anyone with abilities: an individual, or a unit that is a character. */
export interface Person {
  readonly has: readonly string[];
  readonly bonuses?: string;
}

/** The entries that every character pays for: an individual, or a unit that is a character. */
export const individual = characterEntryOf('individual') as CharacterEntry;
export const unitCharacter = characterEntryOf('unit-character') as CharacterEntry;

export const gradeOf = ({ has }: Person): Grade | null => grades.find((grade) => has.includes(grade)) ?? null;

/** The bonuses that a character can choose from, as `1-1`; empty without a rank. */
export function bonusesOf(person: Person): readonly string[] {
  const grade = gradeOf(person);
  return grade === null ? [] : (characterEntryOf(grade)?.bonuses ?? []).map(({ melee, rally }) => `${melee}-${rally}`);
}
