/** Leaders as purchases: the grades, superheroes and beastmasters of `characters.ts`. Other abilities come with magic and items. */
import type { Army } from '../data/armies/army.ts';
import { type CharacterEntry, characterEntryOf } from '../data/characters.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { RosterCharacter } from './roster.ts';

export const grades = ['hero', 'sub-commander', 'general'] as const;
export type Grade = (typeof grades)[number];

/** Abilities that the muster can price so far. */
const abilities: readonly string[] = ['superhero', 'beastmaster'];
export const isPriced = (id: string): boolean => (grades as readonly string[]).includes(id) || abilities.includes(id);

/** The individual himself, whom every character of a roster pays for. */
export const individual = characterEntryOf('individual') as CharacterEntry;

export const gradeOf = ({ has }: RosterCharacter): Grade | null => grades.find((grade) => has.includes(grade)) ?? null;

/** What lists say of those who have an ability free. */
const givenTo: Readonly<Record<string, (character: RosterCharacter) => boolean>> = {
  'All characters': () => true,
  'All characters, outside the ability limits': () => true,
  'The general': ({ has }) => has.includes('general'),
};

/** An ability that the list gives to this character outside the limits (fr3.armies.druid-beastmaster, fr3.armies.weres-beastmaster). */
export const isGiven = (list: Army, character: RosterCharacter, id: string): { readonly rule: Fr3RuleId } | undefined => {
  const gift = list.freebies.find(
    ({ what, units, points }) => what === id && points === 0 && typeof units === 'string' && givenTo[units]?.(character),
  );
  return gift && { rule: gift.rule as Fr3RuleId };
};

export interface Price {
  readonly points: number;
  readonly rules: readonly Fr3RuleId[];
}

/** What an ability costs this character in this army. */
export function priceOf(list: Army, character: RosterCharacter, { id, cost, rule, armyPrices }: CharacterEntry): Price {
  const own = rule as Fr3RuleId;
  const given = isGiven(list, character, id);
  if (given) return { points: 0, rules: [own, given.rule] };
  const special = armyPrices.find(
    ({ army, only }) => army === list.id && (only === undefined || (only === 'general' && character.has.includes('general'))),
  );
  return special ? { points: special.cost, rules: [own, special.rule as Fr3RuleId] } : { points: Number(cost), rules: [own] };
}

/** The bonuses that a character chooses among, as `1-1`; empty for one without a grade. */
export function bonusesOf(character: RosterCharacter): readonly string[] {
  const grade = gradeOf(character);
  return grade === null ? [] : (characterEntryOf(grade)?.bonuses ?? []).map(({ melee, rally }) => `${melee}-${rally}`);
}
