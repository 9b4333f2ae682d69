/** What characters get free or cheaper, because of their army list or other abilities, and the prices that they then pay. */
import type { Army } from '../data/armies/army.ts';
import { type CharacterEntry, characterEntryOf } from '../data/characters.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Ability, abilityOf, type Bearer, entriesOf, isMajor } from './abilities.ts';
import { ruleOf } from './option.ts';

/**
 * Lists say in words which characters get something free or cheaper. For each of these phrases, a function that says whether it
 * means a character. `one` means only the first character who has the ability.
 */
const givenTo: Readonly<Record<string, (bearer: Bearer, id: string) => boolean>> = (() => {
  const one = ({ person, all }: Bearer, id: string) => all.find(({ has }) => has.includes(id)) === person;
  const shaman = ({ person }: Bearer) => entriesOf(person).some((id) => id === 'shaman' || id === 'druid');
  return {
    'All characters': () => true,
    'All characters, outside the ability limits': () => true,
    'One character': one,
    'One character, outside the ability limits': one,
    'One major character': one,
    'The army': one,
    'The general': ({ person }) => person.has.includes('general'),
    'Major characters': ({ person }) => isMajor(person),
    Shamans: shaman,
    'One shaman': (bearer, id) => shaman(bearer) && one(bearer, id),
    Characters: () => true,
    'Any character who may have it': () => true,
  };
})();

/** Whether the roster builder knows which characters get this discount of a list, and for which ability. */
export const isReadOfCharacters = ({ what, units }: Army['discounts'][number]): boolean =>
  typeof units === 'string' && givenTo[units] !== undefined && abilityOf(what) !== undefined;

const giftOf = (bearer: Bearer, id: string) =>
  bearer.list.discounts.find(({ what, units }) => what === id && typeof units === 'string' && givenTo[units]?.(bearer, id));

/** Gifts that do not count against the limit of a character's abilities, because the list or the rule says so. */
const outside: readonly Fr3RuleId[] = [
  'fr3.armies.aboriginal-beastmaster',
  'fr3.armies.druid-beastmaster',
  'fr3.armies.weres-beastmaster',
  'fr3.armies.evil-general-fear',
  'fr3.armies.medieval-free-weapon',
  'fr3.armies.faerie-free-taunt',
];

/** Whether a character gets an ability free and not counted against his limits, from his list or from another ability. */
export const isGiven = (bearer: Bearer, id: string): boolean => {
  const gift = giftOf(bearer, id);
  return (
    (gift?.points === 0 && outside.includes(gift.rule as Fr3RuleId)) ||
    entriesOf(bearer.person).some((entry) => entry !== id && characterEntryOf(entry)?.grants.includes(id))
  );
};

export interface Price {
  readonly points: number;
  readonly rules: readonly Fr3RuleId[];
}

/** The price of something for this character in this army. */
export function priceOf(bearer: Bearer, { id, entry, points, rule, kind }: Ability): Price {
  const rules = kind === 'casting' ? [rule, 'fr3.magic-users.casting-abilities' as const] : [rule];
  const grants = entriesOf(bearer.person).find((each) => each !== entry && characterEntryOf(each)?.grants.includes(id));
  if (grants) return { points: 0, rules: [...rules, ruleOf(characterEntryOf(grants) as CharacterEntry)] };
  const gift = giftOf(bearer, id);
  if (gift) return { points: gift.points === 'half' ? points / 2 : gift.points, rules: [...rules, gift.rule as Fr3RuleId] };
  return { points, rules };
}
