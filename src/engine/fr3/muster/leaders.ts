/** Grades of leadership and the bonuses that go with them. */
import { type CharacterEntry, characterEntryOf } from '../data/characters.ts';

export const grades = ['hero', 'sub-commander', 'general'] as const;
export type Grade = (typeof grades)[number];

/** Whoever has abilities: an individual, or a unit that is a character. */
export interface Person {
  readonly has: readonly string[];
  readonly bonuses?: string;
}

/** The individual himself, and what makes a unit a character: everybody pays for one of them. */
export const individual = characterEntryOf('individual') as CharacterEntry;
export const unitCharacter = characterEntryOf('unit-character') as CharacterEntry;

export const gradeOf = ({ has }: Person): Grade | null => grades.find((grade) => has.includes(grade)) ?? null;

/** The bonuses that a person chooses among, as `1-1`; empty for one without a grade. */
export function bonusesOf(person: Person): readonly string[] {
  const grade = gradeOf(person);
  return grade === null ? [] : (characterEntryOf(grade)?.bonuses ?? []).map(({ melee, rally }) => `${melee}-${rally}`);
}
