/**
 * What a character may have, as data: grades of leadership, abilities, magic by level, items and innate abilities. Prices and
 * limits stand in `characters.ts`, `items.ts` and `innate.ts`; here is what lists and chapters say of buying.
 */
import { type Army, magicCodes } from '../data/armies/army.ts';
import { type CharacterEntry, characterEntryOf, characters, type MagicLevel } from '../data/characters.ts';
import { characterItems } from '../data/figures/character-items.ts';
import { innateAbilities } from '../data/innate.ts';
import { type Item, items } from '../data/items.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { individual, type Person, unitCharacter } from './leaders.ts';
import { genericId } from './lists.ts';
import { type Leave, no, ruleOf } from './option.ts';

export type AbilityKind = 'grade' | 'ability' | 'casting' | 'item' | 'innate';

/** A person among all those of his army, in the order of the roster. */
export interface Bearer {
  readonly list: Army;
  readonly person: Person;
  readonly all: readonly Person[];
  /** He is a unit, no individual. */
  readonly isUnit: boolean;
}

export interface Ability {
  readonly id: string;
  /** Id of its entry: of `characters.ts`, `items.ts` or `innate.ts`. Magic of every level has that of its kind. */
  readonly entry: string;
  readonly name: string;
  readonly rule: Fr3RuleId;
  readonly kind: AbilityKind;
  /** The room that it takes; a grade of leadership takes none. */
  readonly rank: 'major' | 'minor';
  readonly points: number;
  /** Level of magic; 0 for who has none. */
  readonly level: MagicLevel | 0;
  /** Built on a hero at least. */
  readonly ofHeroes: boolean;
  /** At most so many in an army; for each so many points of its size; for each other person who has one of these. */
  readonly most?: number;
  readonly onePerPoints?: number;
  readonly onePerPerson?: readonly string[];
  readonly may: (bearer: Bearer) => Leave;
}

// ---- Who a person is ---------------------------------------------------------------------------

/** Ids of entries that a person has, whatever the level. */
export const entriesOf = ({ has }: Person): readonly string[] => has.flatMap((id) => abilityOf(id)?.entry ?? []);

/** fr3.characters.major-or-minor: by an ability; an item makes nobody one. */
export const isMajor = (person: Person): boolean =>
  person.has.some((id) => {
    const ability = abilityOf(id);
    return ability?.rank === 'major' && ability.kind !== 'item';
  });

// ---- Abilities of `characters.ts` --------------------------------------------------------------

/** Armies whose tables name the ability, or may have lost the cell that does: fr3.army-lists.table-character-rows. */
const byList =
  ({ id, name, armies, rule }: CharacterEntry): Ability['may'] =>
  ({ list }) => {
    const coded = list.magicUsers.some(({ code }) => magicCodes[code]?.characters.includes(id));
    if (armies === 'any' || coded || list.characters.some((each) => each.id === id)) return 'yes';
    if (armies === 'list') return list.id === genericId ? 'yes' : 'open';
    return armies.includes(list.id) ? 'yes' : no(`${list.name}: nobody may be this: ${name}.`, ruleOf({ rule }));
  };

/** The Magic Users row of the tables is whole: who is not in it is not allowed (fr3.army-lists.table-magic-users). */
const byCode =
  (entry: CharacterEntry, level: MagicLevel, taught: string): Ability['may'] =>
  ({ list }) => {
    if (list.id === genericId) return 'yes';
    const codes = list.magicUsers.filter(({ code }) => {
      const of = magicCodes[code];
      return of?.characters.includes(entry.id) && (of.list === undefined || of.list === taught);
    });
    if (codes.length === 0)
      return no(`The ${list.name} have no such magic user: ${entry.name}.`, 'fr3.army-lists.table-magic-users');
    return codes.some(({ maxLevel = 3 }) => level <= maxLevel)
      ? 'yes'
      : no(`Magic users of the ${list.name} do not reach level ${level}.`, 'fr3.army-lists.table-magic-users', ruleOf(list));
  };

const plain = {
  level: 0,
  ofHeroes: false,
} as const;

const ofEntry = (entry: CharacterEntry): Ability => ({
  ...plain,
  id: entry.id,
  entry: entry.id,
  name: entry.name,
  rule: ruleOf(entry),
  kind: entry.kind === 'grade' ? 'grade' : 'ability',
  rank: entry.rank === 'major' ? 'major' : 'minor',
  points: Number(entry.cost),
  ofHeroes: entry.needs.includes('hero'),
  ...(entry.limits.perArmy ? { most: entry.limits.perArmy.max } : {}),
  may: byList(entry),
});

/** One for each level of a magic user; of shamans, one for each element. */
const ofCaster = (entry: CharacterEntry): readonly Ability[] => {
  const { casting, cost, rank } = entry;
  if (!casting || typeof cost === 'number' || typeof rank === 'string') return [];
  const several = casting.lists.length > 1;
  return (several ? casting.lists : [entry.id]).flatMap((taught) =>
    casting.levels.map(
      (level): Ability => ({
        ...plain,
        id: `${taught}-${level}`,
        entry: entry.id,
        name: `${several ? `${taught.charAt(0).toUpperCase()}${taught.slice(1).replace('-', ' ')}` : entry.name}, level ${level}`,
        rule: ruleOf(entry),
        kind: 'casting',
        rank: rank[level] === 'major' ? 'major' : 'minor',
        points: cost[level] ?? 0,
        level,
        may: byCode(entry, level, taught),
      }),
    ),
  );
};

const ofCharacters: readonly Ability[] = characters
  .filter(({ id, kind }) => kind !== 'army-specific' && id !== individual.id && id !== unitCharacter.id)
  .flatMap((entry) => (entry.kind === 'magic' ? ofCaster(entry) : [ofEntry(entry)]));

// ---- Items -------------------------------------------------------------------------------------

/** Items for major characters only, which count as major; a bodyguard is a minor character himself. */
const forMajor = ({ mayBuy }: Item): boolean => typeof mayBuy === 'string' && mayBuy.startsWith('Major');
const minorOnly: Readonly<Record<string, Fr3RuleId>> = { bodyguard: 'fr3.character-items.bodyguard-purchase' };
const onlyFor: Readonly<Record<string, { readonly entries: readonly string[]; readonly rule: Fr3RuleId }>> = {
  'holy-hand-grenade': {
    entries: ['witch-hunter', 'cleric', 'war-cleric'],
    rule: 'fr3.character-items.holy-hand-grenade-purchase',
  },
};

const mayCarry =
  (item: Item): Ability['may'] =>
  ({ person, isUnit }) => {
    const rule = ruleOf(item);
    if (forMajor(item) && !isMajor(person)) return no(`Only major characters have this: ${item.name}.`, rule);
    if (minorOnly[item.id] && (isMajor(person) || isUnit)) return no(`Only minor individuals are this: ${item.name}.`, rule);
    const only = onlyFor[item.id];
    return only && !entriesOf(person).some((id) => only.entries.includes(id))
      ? no(`Only witch hunters and clerics have this: ${item.name}.`, only.rule)
      : 'yes';
  };

const ofItem = (item: Item): Ability => ({
  ...plain,
  id: item.id,
  entry: item.id,
  name: item.name,
  rule: ruleOf(item),
  kind: 'item',
  rank: forMajor(item) ? 'major' : 'minor',
  points: Number(item.cost),
  ...(item.limits.army === undefined ? {} : { most: item.limits.army }),
  ...(item.limits.onePerPoints === undefined ? {} : { onePerPoints: characterItems.protectionPoints }),
  ...(onlyFor[item.id] ? { onePerPerson: onlyFor[item.id]?.entries ?? [] } : {}),
  may: mayCarry(item),
});

// ---- Innate abilities --------------------------------------------------------------------------

/** fr3.innate.availability: characters take any of them, each as a minor ability. */
const ofInnate: readonly Ability[] = innateAbilities.map((innate) => ({
  ...plain,
  id: innate.id,
  entry: innate.id,
  name: innate.name,
  rule: ruleOf(innate),
  kind: 'innate',
  rank: 'minor',
  points: innate.cost,
  may: ({ isUnit }) =>
    innate.id === 'fast-movement' && !isUnit
      ? no('Individuals have no Fast Movement.', 'fr3.innate.fast-movement-unit-types')
      : 'yes',
}));

/** Everything that the muster can sell to characters. */
export const abilities: readonly Ability[] = [
  ...ofCharacters,
  ...items.filter((item) => item.for === 'character' && typeof item.cost === 'number').map(ofItem),
  ...ofInnate,
];

const byId = new Map(abilities.map((each) => [each.id, each]));
export const abilityOf = (id: string): Ability | undefined => byId.get(id);

// ---- Prices ------------------------------------------------------------------------------------

/** What lists say of those who have something free, or cheaper; `one` is the first who has it. */
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

const giftOf = (bearer: Bearer, id: string) =>
  bearer.list.freebies.find(({ what, units }) => what === id && typeof units === 'string' && givenTo[units]?.(bearer, id));

/** Gifts that take no room, by the words of their lists and rules. */
const outside: readonly Fr3RuleId[] = [
  'fr3.armies.aboriginal-beastmaster',
  'fr3.armies.druid-beastmaster',
  'fr3.armies.weres-beastmaster',
  'fr3.armies.evil-general-fear',
  'fr3.armies.medieval-free-weapon',
  'fr3.armies.faerie-free-taunt',
];

/** Whether a person has something for nothing and outside his limits: by his list, or as part of what he is. */
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

/** What something costs this person in this army. */
export function priceOf(bearer: Bearer, { id, entry, points, rule, kind }: Ability): Price {
  const rules = kind === 'casting' ? [rule, 'fr3.magic-users.casting-abilities' as const] : [rule];
  const grants = entriesOf(bearer.person).find((each) => each !== entry && characterEntryOf(each)?.grants.includes(id));
  if (grants) return { points: 0, rules: [...rules, ruleOf(characterEntryOf(grants) as CharacterEntry)] };
  const gift = giftOf(bearer, id);
  if (gift) return { points: gift.points === 'half' ? points / 2 : gift.points, rules: [...rules, gift.rule as Fr3RuleId] };
  return { points, rules };
}
