/**
 * What a character may buy, as data: ranks, abilities, magic by level, items, stored spells, inventions and innate abilities.
 * Prices and limits are in `characters.ts`, `items.ts`, `spell-list.ts`, `inventions.ts` and `innate.ts`. This file adds what
 * army lists and chapters say about buying them.
 */
import { sentenceCase } from '../../kernel/text.ts';
import { type Army, magicCodes } from '../data/armies/army.ts';
import { type CharacterEntry, characterEntryOf, characters, type MagicLevel } from '../data/characters.ts';
import { abilities as figures } from '../data/figures/abilities.ts';
import { armies2 } from '../data/figures/armies-2.ts';
import { armyLists } from '../data/figures/army-lists.ts';
import { characterItems } from '../data/figures/character-items.ts';
import { innateAbilities } from '../data/innate.ts';
import { type Item, itemOf, items } from '../data/items.ts';
import { shipKinds } from '../data/profiles.ts';
import { units } from '../data/units.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { isNamed, leaveOf, type Version, versions } from './devices.ts';
import { individual, type Person, unitCharacter } from './leaders.ts';
import { genericId, rowOf } from './lists.ts';
import { type Leave, no, ruleOf } from './option.ts';
import { mayStore, type StoredSpell, storedSpells } from './stored-spells.ts';

export type AbilityKind = 'grade' | 'ability' | 'casting' | 'item' | 'spell' | 'device' | 'innate';

/** A character, together with all characters of his army in the order of the roster. */
export interface Bearer {
  readonly list: Army;
  readonly person: Person;
  readonly all: readonly Person[];
  /** The character is a unit, not an individual. */
  readonly isUnit: boolean;
}

export interface Ability {
  readonly id: string;
  /** The id of the ability's entry in `characters.ts`, `items.ts` or `innate.ts`. All magic levels of one kind share an id. */
  readonly entry: string;
  readonly name: string;
  readonly rule: Fr3RuleId;
  readonly kind: AbilityKind;
  /** Whether the ability takes up a major or a minor ability slot. A leadership rank uses no slot. */
  readonly rank: 'major' | 'minor';
  readonly points: number;
  /** Magic level; 0 for a character without magic. */
  readonly level: MagicLevel | 0;
  /** Only heroes and higher ranks may have the ability. */
  readonly ofHeroes: boolean;
  /** The ability has its own limits and uses no ability slot: inventions, and what an engineer carries. */
  readonly roomless?: true;
  /** A character may have only one ability of each group. */
  readonly group?: string;
  /**
   * Limits on the number of characters in an army who may have the ability: `most` in total, one for every `onePer` points of
   * the army's size, or one for each character who has one of the abilities in `onePerPerson`.
   */
  readonly most?: number;
  readonly onePer?: (list: Army) => number | undefined;
  readonly onePerPerson?: readonly string[];
  readonly may: (bearer: Bearer) => Leave;
}

// ---- Facts about a character --------------------------------------------------------------------

/** Ids of the entries that a character has, at any level. */
export const entriesOf = ({ has }: Person): readonly string[] => has.flatMap((id) => abilityOf(id)?.entry ?? []);

/** fr3.characters.major-or-minor: an ability can make a character major; an item never does. */
export const isMajor = (person: Person): boolean =>
  person.has.some((id) => {
    const ability = abilityOf(id);
    return ability?.rank === 'major' && ability.kind !== 'item' && ability.kind !== 'spell';
  });

// ---- Abilities of `characters.ts` --------------------------------------------------------------

/** Abilities that no unit can have: an anti-hero accompanies an enemy unit, and a thief works before the battle. */
const onlyIndividuals: readonly string[] = ['anti-hero', 'thief'];

/** Unit types that mechanics work on. */
const craft: readonly string[] = [...units.filter(({ group }) => group === 'machines'), ...shipKinds].map(({ id }) => id);
/** fr3.abilities.mechanic: any army that may have war machines or ships, or whose cells about them are lost. */
function leaveOfMechanics(list: Army): ReturnType<typeof leaveOf> {
  if (isNamed(list, 'mechanic')) return 'yes';
  const had = craft.flatMap((id) => rowOf(list, id)?.said ?? []).filter(({ most }) => most?.units !== 0);
  if (had.some(({ source }) => source !== 'open')) return 'yes';
  return had.length > 0 ? 'open' : 'no';
}

/** Armies whose tables name the ability, or whose tables may have lost the cell for it: fr3.army-lists.table-character-rows. */
const byList =
  ({ id, name, rule, limits }: CharacterEntry): Ability['may'] =>
  ({ list, isUnit }) => {
    if (isUnit && onlyIndividuals.includes(id)) return no(`Only individuals can have the ability ${name}.`, ruleOf({ rule }));
    const leave = limits.army?.includes('machines-or-ships-allowed') ? leaveOfMechanics(list) : leaveOf(list, id);
    return leave === 'no' ? no(`Characters of the ${list.name} cannot have the ability ${name}.`, ruleOf({ rule })) : leave;
  };

/**
 * The Magic Users row of the tables is complete, so an army may not have magic users that are missing from it
 * (fr3.army-lists.table-magic-users). Cooks are an exception, because some lists have them in the row of minor abilities.
 */
const byCode =
  (entry: CharacterEntry, level: MagicLevel, taught: string): Ability['may'] =>
  ({ list }) => {
    if (list.id === genericId || list.characters.some(({ id }) => id === entry.id)) return 'yes';
    const codes = list.magicUsers.filter(({ code }) => {
      const of = magicCodes[code];
      return of?.characters.includes(entry.id) && (of.list === undefined || of.list === taught);
    });
    if (codes.length === 0)
      return no(`The ${list.name} cannot have magic users of the kind ${entry.name}.`, 'fr3.army-lists.table-magic-users');
    const high = codes.filter(({ maxLevel = 3 }) => level <= maxLevel);
    if (high.length === 0)
      return no(`Magic users of the ${list.name} cannot have level ${level}.`, 'fr3.army-lists.table-magic-users', ruleOf(list));
    return high.every(({ doubted }) => doubted) ? 'open' : 'yes';
  };

const plain = {
  level: 0,
  ofHeroes: false,
} as const;

/** Abilities that have an elite version, which replaces the plain one. */
const bettered: readonly string[] = ['assassin', 'alchemist'];

const ofEntry = (entry: CharacterEntry): Ability => ({
  ...plain,
  id: entry.id,
  entry: entry.id,
  name: entry.name,
  rule: ruleOf(entry),
  kind: entry.kind === 'grade' ? 'grade' : 'ability',
  ...(bettered.includes(entry.id) ? { group: entry.id } : {}),
  rank: entry.rank === 'major' ? 'major' : 'minor',
  points: Number(entry.cost),
  ofHeroes: entry.needs.includes('hero'),
  ...(entry.limits.perArmy ? { most: entry.limits.perArmy.max } : {}),
  may: byList(entry),
});

/** One ability for each level of a magic user, and for shamans one for each element. */
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
        name: `${several ? `${sentenceCase(taught).replace('-', ' ')}` : entry.name}, level ${level}`,
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

/** Lists that name elite assassins, some with a limit of one per this many points: fr3.abilities.assassin-bonus. */
const eliteAssassins: Readonly<Record<string, { readonly rule: Fr3RuleId; readonly onePerPoints?: number }>> = {
  chaos: { rule: 'fr3.armies.chaos-elites' },
  samurai: { rule: 'fr3.armies.samurai-elite-assassins' },
  'dark-elves': { rule: 'fr3.armies.dark-elves-elites', onePerPoints: armyLists.pointsPerAllowance },
};
/** fr3.armies.gnomes-master-alchemist. The table also prints the code of elite alchemists for the Renaissance. */
const masterAlchemists: readonly string[] = ['gnomes', 'renaissance'];

const assassin = ofEntry(characterEntryOf('assassin') as CharacterEntry);
const alchemist = ofEntry(characterEntryOf('alchemist') as CharacterEntry);
const ofLists: readonly Ability[] = [
  {
    ...assassin,
    id: 'elite-assassin',
    name: 'Elite assassin',
    rule: 'fr3.abilities.assassin-bonus',
    points: assassin.points + figures.eliteAssassinCost,
    onePer: ({ id }) => eliteAssassins[id]?.onePerPoints,
    may: (bearer) => {
      if (eliteAssassins[bearer.list.id]) return 'yes';
      const leave = assassin.may(bearer);
      // If the cell of assassins is legible and prints no elite assassins, the army has none.
      const read = bearer.list.characters.some(({ id, confidence }) => id === 'assassin' && confidence === undefined);
      return leave !== 'yes' && leave !== 'open'
        ? leave
        : read || bearer.list.id === genericId
          ? no(`The ${bearer.list.name} have no elite assassins.`, 'fr3.army-lists.table-unprinted-codes')
          : 'open';
    },
  },
  {
    ...alchemist,
    id: 'master-alchemist',
    name: 'Master alchemist',
    rule: 'fr3.armies.gnomes-master-alchemist',
    most: 1,
    may: ({ list }) =>
      masterAlchemists.includes(list.id)
        ? 'yes'
        : no(`The ${list.name} have no master alchemist.`, 'fr3.armies.gnomes-master-alchemist'),
  },
  {
    ...plain,
    id: 'incompetent-general',
    entry: 'incompetent-general',
    name: `Incompetent (${armies2.incompetentMelee}, ${armies2.incompetentRally})`.replaceAll('-', '−'),
    rule: 'fr3.armies.settlers-incompetent-general',
    kind: 'ability',
    rank: 'minor',
    points: 0,
    roomless: true,
    may: ({ list, person }) =>
      list.id === 'settlers' && person.has.includes('general')
        ? 'yes'
        : no('Only the general of settlers can be incompetent.', 'fr3.armies.settlers-incompetent-general'),
  },
];

// ---- Items -------------------------------------------------------------------------------------

/** Items that only major characters may have. The items count as major abilities. A bodyguard is a minor character himself. */
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
    if (forMajor(item) && !isMajor(person)) return no(`Only major characters can have ${item.name}.`, rule);
    if (minorOnly[item.id] && (isMajor(person) || isUnit)) return no(`Only minor individuals can be ${item.name}.`, rule);
    const only = onlyFor[item.id];
    return only && !entriesOf(person).some((id) => only.entries.includes(id))
      ? no(`Only witch hunters and clerics can have ${item.name}.`, only.rule)
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
  ...(item.limits.onePerPoints === undefined ? {} : { onePer: () => characterItems.protectionPoints }),
  ...(onlyFor[item.id] ? { onePerPerson: onlyFor[item.id]?.entries ?? [] } : {}),
  may: mayCarry(item),
});

// ---- Innate abilities --------------------------------------------------------------------------

/** fr3.innate.availability: characters may take any of them, each as a minor ability. */
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
      ? no('Individuals cannot have Fast Movement.', 'fr3.innate.fast-movement-unit-types')
      : 'yes',
}));

// ---- Stored spells and inventions --------------------------------------------------------------

const ofSpell = ({ id, name, points, rule, spell }: StoredSpell): Ability => ({
  ...plain,
  id,
  entry: 'stored-spell',
  name,
  rule,
  kind: 'spell',
  rank: 'major',
  points,
  may: ({ list, person }) =>
    isMajor(person)
      ? mayStore(list, spell, entriesOf(person))
      : no(`Only major characters can have stored spells: ${name}.`, 'fr3.character-items.stored-spell-cost'),
});

/** Who may use a device: the mad scientist, and for a vat also a character with wizards’ magic. */
const mayUse = ({ buyers, name, rule }: Version['invention'], { person }: Bearer): Leave => {
  const entries = entriesOf(person);
  const isWizard = entries.some((id) => characterEntryOf(id)?.casting?.base === 'wizard');
  if (entries.includes('mad-scientist') || (buyers.includes('wizard') && isWizard)) return 'yes';
  return buyers.includes('wizard')
    ? no(`Only mad scientists and wizards can have ${name}.`, 'fr3.inventions.vat-for-wizards')
    : no(`Only mad scientists can have ${name}.`, ruleOf({ rule }));
};

const ofInvention = ({ id, name, points, invention }: Version): Ability => ({
  ...plain,
  id,
  entry: invention.id,
  name,
  rule: ruleOf(invention),
  kind: 'device',
  rank: 'minor',
  points,
  roomless: true,
  group: invention.id,
  may: (bearer) => mayUse(invention, bearer),
});

/** fr3.abilities.engineer-mine: an engineer carries one mine, which does not count against his limits. */
const mine = itemOf('mine') as Item;
const engineersMine: Ability = {
  ...plain,
  id: mine.id,
  entry: mine.id,
  name: mine.name,
  rule: 'fr3.abilities.engineer-mine',
  kind: 'item',
  rank: 'minor',
  points: Number(mine.cost),
  roomless: true,
  may: ({ person }) =>
    entriesOf(person).includes('engineer')
      ? 'yes'
      : no(`Engineers are the only characters who can carry ${mine.name}.`, 'fr3.abilities.engineer-mine'),
};

/** Everything that characters can buy in the roster builder. */
export const abilities: readonly Ability[] = [
  ...ofCharacters,
  ...ofLists,
  ...items.filter((item) => item.for === 'character' && typeof item.cost === 'number').map(ofItem),
  engineersMine,
  ...storedSpells.map(ofSpell),
  ...versions.map(ofInvention),
  ...ofInnate,
];

const byId = new Map(abilities.map((each) => [each.id, each]));
export const abilityOf = (id: string): Ability | undefined => byId.get(id);
