/**
 * The army lists, typed again from the printed descriptions and the surviving parts of the printed tables, and compared with the
 * muster: the types that it sells without a warning, the options of the surviving cells, and the characters allowed in the army.
 */
import { describe, expect, test } from 'vitest';
import { armyRows } from '../../../src/engine/fr3/data/armies/army.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import { errorsOf, roster, theGeneral } from './muster-table.ts';

interface Printed {
  /** Types named in the description or in a surviving cell. */
  readonly types: string;
  /**
   * Surviving cells as printed, after the type: `2E` two elites for each 1000 points, `XE` any number, `T` throwing, `B` bows,
   * `max 1`.
   */
  readonly cells?: string;
  /** Codes of the characters allowed in the army, from the rows of magic users and of abilities. */
  readonly people?: string;
  /** Whether all its magic users are of level one. */
  readonly levelOne?: true;
  /** Codes in the row of optional items. */
  readonly items?: string;
  /** Types that the army cannot have at all, because they cannot do what all its units do. */
  readonly barred?: string;
}

const lists: readonly (readonly [rule: string, printed: Printed])[] = [
  [
    'fr3.armies.aboriginal-list, ruling: the types that are named, all others with a warning',
    { types: 'mobs skirmishers light-cavalry large-monsters small-monsters swarms', people: 'S A' },
  ],
  [
    'fr3.armies.african-west-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons rangers spears large-monsters small-monsters swarms major-spirits tricksters battlewagons',
      people: 'S N A',
    },
  ],
  [
    'fr3.armies.african-east-list, ruling: the types that are named, all others with a warning',
    { types: 'spears large-monsters small-monsters swarms', cells: 'spears T 2E', people: 'S W A' },
  ],
  [
    'fr3.armies.amphibian-list, ruling: the types that are named, all others with a warning',
    {
      types: 'mounted large-monsters ethereals fanatics parasitics traps',
      cells: 'fanatics 1E; traps 1E',
      people: 'S W H',
      items: 'PN',
    },
  ],
  [
    'fr3.armies.angelic-demonic-list, ruling: the types that are named, all others with a warning',
    { types: 'mobs fanatics lesser-spirits major-spirits minor-spirits' },
  ],
  [
    'fr3.armies.arabic-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons heavy-cavalry light-cavalry heavy-chariots large-monsters minor-spirits',
      cells: 'handweapons 1E',
      people: 'W C A B Al H',
    },
  ],
  [
    'fr3.armies.assyrian-list, ruling: the types that are named, all others with a warning',
    { types: 'heavy-chariots dragons large-monsters major-spirits', people: 'W C A' },
  ],
  [
    'fr3.armies.aztec-list, ruling: the types that are named, all others with a warning',
    {
      types: 'beastmen handweapons mobs rangers light-cavalry large-monsters small-monsters swarms ethereals major-spirits',
      cells: 'handweapons 2E',
      people: 'P N S A',
      items: 'PN',
    },
  ],
  [
    'fr3.armies.celts-list, ruling: the types that are named, all others with a warning',
    { types: 'heavy-chariots fanatics lesser-spirits major-spirits minor-spirits', people: 'S WC B', items: 'HA' },
  ],
  [
    'fr3.armies.chaos-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons knights large-monsters small-monsters blobs fanatics lesser-spirits major-spirits minor-spirits',
      cells: 'handweapons 2E; knights 1E',
      people: 'W C EA',
      items: 'HA PN',
    },
  ],
  [
    'fr3.armies.chinese-list, ruling: the types that are named, all others with a warning',
    {
      types:
        'beastmen handweapons heavy-cavalry light-cavalry heavy-chariots dragons large-monsters ethereals tricksters heavy-artillery',
      cells: 'handweapons 1E; dragons 1E',
      people: 'W S A Al H SC MS EN',
    },
  ],
  [
    'fr3.armies.conquistadors-list, ruling: the types that are named, all others with a warning',
    {
      types: 'crossbow-handgun handweapons mobs pikes skirmishers spears heavy-cavalry small-monsters swarms',
      cells: 'crossbow-handgun 1E',
      people: 'C WH A Al H',
      items: 'HA',
    },
  ],
  [
    'fr3.armies.dark-elves-list, ruling: the types that are named, all others with a warning',
    {
      types: 'crossbow-handgun heavy-cavalry large-monsters small-monsters swarms fanatics light-artillery',
      cells: 'crossbow-handgun 1E; light-artillery 2E',
      people: 'W C EA H',
      items: 'PN',
    },
  ],
  [
    'fr3.armies.druid-list, ruling: the types that are named, all others with a warning',
    { types: 'mobs rangers skirmishers light-cavalry large-monsters swarms', people: 'D H', items: 'PN' },
  ],
  [
    'fr3.armies.dwarfs-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons rangers mounted fanatics contraptions battlewagons heavy-artillery',
      cells: 'handweapons 2E; heavy-artillery 1E',
      people: 'C Al SC MS EN',
      items: 'HA',
    },
  ],
  [
    'fr3.armies.elves-wood-list, ruling: the types that are named, all others with a warning',
    {
      types: 'longbows rangers spears dragons large-monsters small-monsters swarms fanatics',
      cells: 'longbows 2E; rangers XE; spears 1E',
      people: 'S W B H',
      items: 'PN',
    },
  ],
  [
    'fr3.armies.elves-high-list, ruling: the types that are named, all others with a warning',
    {
      types: 'longbows pikes knights dragons large-monsters small-monsters',
      cells: 'longbows 2E; pikes 1E; knights 2E',
      people: 'W C B H',
    },
  ],
  [
    'fr3.armies.evil-list, ruling: the types that are named, all others with a warning',
    {
      types:
        'beastmen handweapons mobs spears knights large-monsters small-monsters swarms lesser-spirits major-spirits minor-spirits',
      cells: 'handweapons 1E; knights 1E',
      people: 'N W A H',
      items: 'HA PN',
    },
  ],
  [
    'fr3.armies.gnomes-list, ruling: the types that are named, all others with a warning',
    {
      types:
        'handweapons mobs spears leviathans small-monsters swarms parasitics tricksters traps contraptions battlewagons light-artillery',
      people: 'S C EN EAl H MS',
    },
  ],
  [
    'fr3.armies.greek-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons mobs pikes spears leviathans',
      cells: 'mobs T; pikes 3E; spears 3E',
      people: 'W C B EN Al',
      items: 'HA',
    },
  ],
  [
    'fr3.armies.halflings-list, ruling: the types that are named, all others with a warning',
    {
      types: 'skirmishers small-monsters swarms traps contraptions light-artillery',
      cells: 'skirmishers 2E; traps 2E; light-artillery 2E',
      people: 'S W B H',
    },
  ],
  [
    'fr3.armies.hawaiian-list, ruling: the types that are named, all others with a warning',
    {
      types:
        'mobs skirmishers spears large-monsters ethereals lesser-spirits major-spirits minor-spirits tricksters battlewagons',
      cells: 'spears T 2E; battlewagons max 1',
      people: 'S N C',
      items: 'HA',
    },
  ],
  [
    'fr3.armies.hill-dwarves-list, ruling: the types that are named, all others with a warning',
    {
      types: 'crossbow-handgun handweapons spears heavy-cavalry light-cavalry ethereals fanatics heavy-artillery light-artillery',
      cells: 'handweapons 1E; fanatics 1E',
      people: 'S C B EN',
      items: 'HA',
    },
  ],
  [
    'fr3.armies.hittite-list, ruling: the types that are named, all others with a warning',
    {
      types: 'spears light-cavalry heavy-chariots dragons large-monsters lesser-spirits major-spirits',
      cells: 'heavy-chariots 2E B',
      people: 'W C EN',
    },
  ],
  [
    'fr3.armies.hive-list, ruling: the types that are named, all others with a warning',
    { types: 'handweapons mobs cyclics large-monsters small-monsters swarms blobs', items: 'PN' },
  ],
  [
    'fr3.armies.holy-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons mobs knights dragons ethereals major-spirits',
      cells: 'handweapons 1E; knights 1E',
      people: 'C EN H',
      items: 'HA',
    },
  ],
  [
    'fr3.armies.unholy-list, ruling: the types that are named, all others with a warning',
    {
      types: 'beastmen mobs knights dragons blobs ethereals major-spirits',
      cells: 'beastmen 1E; knights 1E',
      people: 'C W',
    },
  ],
  [
    'fr3.armies.inca-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons mobs skirmishers light-cavalry small-monsters fanatics lesser-spirits major-spirits traps',
      cells: 'handweapons 1E T; mobs T; skirmishers XE; fanatics max 2',
      people: 'S C EN H',
      items: 'PN',
    },
  ],
  [
    'fr3.armies.indian-list, ruling: the types that are named, all others with a warning',
    {
      types: 'heavy-cavalry large-monsters swarms lesser-spirits major-spirits battlewagons',
      cells: 'battlewagons 2E',
      people: 'C W',
    },
  ],
  [
    'fr3.armies.inquisition-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons mobs heavy-cavalry small-monsters swarms fanatics traps contraptions battlewagons',
      cells: 'battlewagons max 1',
      people: 'C WH A',
    },
  ],
  [
    'fr3.armies.israelite-list, ruling: the types that are named, all others with a warning',
    { types: 'heavy-chariots large-monsters traps battlewagons', cells: 'battlewagons 1E', people: 'S C' },
  ],
  [
    'fr3.armies.kobolds-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons mobs spears blobs parasitics traps contraptions',
      cells: 'traps 2E',
      people: 'W S MS',
      items: 'PN',
    },
  ],
  [
    'fr3.armies.lizardmen-list, ruling: the types that are named, all others with a warning',
    {
      types:
        'handweapons rangers spears heavy-cavalry mounted small-monsters swarms lesser-spirits major-spirits traps battlewagons',
      people: 'S W A',
      items: 'PN',
    },
  ],
  [
    'fr3.armies.maya-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons rangers spears small-monsters parasitics major-spirits traps',
      cells: 'handweapons T; rangers 2E; spears T; parasitics 1E; traps 2E',
      people: 'S N',
      items: 'PN',
    },
  ],
  [
    'fr3.armies.medieval-list, ruling: the types that are named, all others with a warning',
    {
      types: 'heavy-cavalry knights fanatics traps',
      cells: 'knights 3E',
      people: 'C W B EN Al H MS',
      items: 'HA',
    },
  ],
  [
    'fr3.armies.near-east-list, ruling: the types that are named, all others with a warning',
    {
      types: 'mobs heavy-cavalry battlewagons heavy-artillery',
      cells: 'heavy-cavalry B; heavy-artillery 1E',
      people: 'W C A EN Al H',
    },
  ],
  [
    'fr3.armies.norse-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons mobs spears heavy-chariots large-monsters small-monsters fanatics battlewagons',
      cells: 'handweapons T 2E; fanatics XE',
      people: 'S W WC B',
    },
  ],
  [
    'fr3.armies.nai-southeastern-list, ruling: the types that are named, all others with a warning',
    {
      types:
        'rangers dragons leviathans large-monsters small-monsters swarms lesser-spirits major-spirits minor-spirits tricksters traps',
      cells: 'rangers XE',
      people: 'D ES H',
    },
  ],
  [
    'fr3.armies.nai-southwestern-list, ruling: the types that are named, all others with a warning',
    {
      types: 'skirmishers light-cavalry small-monsters parasitics lesser-spirits major-spirits tricksters traps',
      cells: 'light-cavalry 2E',
      people: 'ES FS AS H',
    },
  ],
  [
    'fr3.armies.nai-northwestern-list, ruling: the types that are named, all others with a warning',
    { types: 'dragons leviathans large-monsters small-monsters ethereals tricksters', people: 'WS AS H' },
  ],
  [
    'fr3.armies.nai-northeastern-list, ruling: the types that are named, all others with a warning',
    {
      types: 'dragons leviathans large-monsters small-monsters swarms tricksters traps',
      cells: 'traps XE',
      people: 'D ES H',
    },
  ],
  [
    'fr3.armies.nai-arctic-list, ruling: the types that are named, all others with a warning',
    { types: 'large-monsters small-monsters ethereals tricksters', cells: 'small-monsters 1E', people: 'WS AS H' },
  ],
  [
    'fr3.armies.nai-plains-list, ruling: the types that are named, all others with a warning',
    {
      types: 'light-cavalry dragons large-monsters small-monsters swarms tricksters traps',
      cells: 'light-cavalry 2E; small-monsters 1E',
      people: 'FS AS H',
    },
  ],
  [
    'fr3.armies.orc-goblin-list, ruling: the types that are named, all others with a warning',
    {
      types:
        'crossbow-handgun handweapons mobs pikes skirmishers spears heavy-cavalry light-cavalry heavy-chariots dragons large-monsters small-monsters swarms ethereals traps contraptions battlewagons heavy-artillery light-artillery',
      cells: 'handweapons 2E',
      people: 'S W',
    },
  ],
  [
    'fr3.armies.pelagic-list, ruling: the types that are named, all other swimmers with a warning',
    {
      types: 'handweapons leviathans large-monsters',
      cells: 'handweapons 1E',
      people: 'S W',
      barred: 'crossbow-handgun longbows muskets pikes rifles sword-and-pistol heavy-artillery light-artillery',
    },
  ],
  [
    'fr3.armies.planar-list, ruling: the types that are named, all others with a warning',
    { types: 'beastmen leviathans swarms lesser-spirits major-spirits minor-spirits', people: 'P' },
  ],
  [
    'fr3.armies.reef-dweller-list, ruling: the types that are named, all others with a warning',
    { types: 'traps battlewagons', people: 'S W', items: 'PN' },
  ],
  [
    'fr3.armies.renaissance-list, ruling: the types that are named, all others with a warning',
    {
      types: 'crossbow-handgun muskets pikes heavy-cavalry knights swarms contraptions battlewagons',
      cells: 'pikes 2E',
      people: 'C W WH B EN EAl H MS',
      items: 'HA',
    },
  ],
  [
    'fr3.armies.samurai-list, ruling: the types that are named, all others with a warning',
    {
      types:
        'beastmen crossbow-handgun handweapons mobs dragons large-monsters fanatics major-spirits minor-spirits light-artillery',
      cells: 'beastmen max 1; handweapons 1E',
      people: 'C W EA B H',
    },
  ],
  [
    'fr3.armies.sea-elves-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons skirmishers spears heavy-chariots large-monsters small-monsters swarms light-artillery',
      cells: 'handweapons 1E',
      people: 'W S B Al H',
    },
  ],
  [
    'fr3.armies.steppe-list, ruling: the types that are named, all others with a warning',
    { types: 'light-cavalry heavy-chariots small-monsters swarms', cells: 'light-cavalry 2E', people: 'S W' },
  ],
  [
    'fr3.armies.sumerian-akkadian-list, ruling: the types that are named, all others with a warning',
    { types: 'beastmen skirmishers spears heavy-chariots dragons large-monsters major-spirits', people: 'S C' },
  ],
  [
    'fr3.armies.undead-list, ruling: the types that are named, all others with a warning',
    {
      types:
        'beastmen handweapons longbows mobs muskets pikes skirmishers spears heavy-cavalry mounted heavy-chariots large-monsters small-monsters swarms ethereals parasitics battlewagons heavy-artillery',
      cells:
        'beastmen L; handweapons L U; longbows U; mobs L U; muskets U; pikes U; skirmishers U; spears U; heavy-cavalry U; mounted U; heavy-chariots U; large-monsters L U; small-monsters L U; swarms L; parasitics L 1E; battlewagons U; heavy-artillery U',
      people: 'N W',
    },
  ],
  [
    'fr3.armies.weres-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons large-monsters small-monsters swarms',
      cells: 'handweapons 1E; small-monsters 1E',
      people: 'S',
    },
  ],
  [
    'fr3.armies.faerie-list, ruling: the types that are named, all others with a warning',
    {
      types: 'beastmen mobs skirmishers mounted swarms ethereals fanatics tricksters traps',
      cells: 'swarms XE; tricksters 1E; traps 1E',
      people: 'I',
    },
  ],
  [
    'fr3.armies.acw-north-list, ruling: the types that are named, all others with a warning',
    {
      types: 'mobs muskets light-cavalry dragoons small-monsters ethereals minor-spirits heavy-artillery light-artillery',
      people: 'S W M',
      levelOne: true,
    },
  ],
  [
    'fr3.armies.acw-south-list, ruling: the types that are named, all others with a warning',
    {
      types:
        'militia muskets rangers rifles light-cavalry small-monsters ethereals minor-spirits heavy-artillery light-artillery',
      people: 'S W M',
      levelOne: true,
    },
  ],
  [
    'fr3.armies.buffalo-soldiers-list, ruling: the types that are named, all others with a warning',
    { types: 'sword-and-pistol light-cavalry mounted dragoons small-monsters light-artillery', people: 'WH' },
  ],
  [
    'fr3.armies.settlers-list, ruling: the types that are named, all others with a warning',
    { types: 'militia mobs rangers rifles mounted small-monsters minor-spirits', people: 'S C M', levelOne: true },
  ],
  [
    'fr3.armies.automaton-list, ruling: the types that are named, all others with a warning',
    {
      types: 'militia small-monsters traps contraptions',
      cells: 'militia L max 2; small-monsters L max 1; traps XE; contraptions XE',
      people: 'MS W',
      levelOne: true,
    },
  ],
  [
    'fr3.armies.napoleonic-austrian-list, ruling: the types that are named, all others with a warning',
    {
      types: 'muskets rangers light-cavalry heavy-artillery light-artillery',
      cells: 'light-cavalry XE; heavy-artillery N',
      people: 'C W MS',
      levelOne: true,
    },
  ],
  [
    'fr3.armies.napoleonic-french-list, ruling: the types that are named, all others with a warning',
    {
      types: 'muskets rangers light-cavalry heavy-artillery light-artillery',
      cells: 'heavy-artillery N',
      people: 'C W MS M',
      levelOne: true,
    },
  ],
  [
    'fr3.armies.napoleonic-russian-list, ruling: the types that are named, all others with a warning',
    {
      types: 'muskets rangers light-cavalry heavy-artillery light-artillery',
      cells: 'heavy-artillery N',
      people: 'C W MS',
      levelOne: true,
    },
  ],
  [
    'fr3.armies.napoleonic-prussian-list, ruling: the types that are named, all others with a warning',
    { types: 'muskets rangers heavy-artillery light-artillery', cells: 'heavy-artillery N', people: 'C W MS M', levelOne: true },
  ],
  [
    'fr3.armies.napoleonic-british-list, ruling: the types that are named, all others with a warning',
    { types: 'muskets rangers heavy-artillery light-artillery', cells: 'heavy-artillery N', people: 'C W MS M', levelOne: true },
  ],
  [
    'fr3.armies.victorian-list, ruling: the types that are named, all others with a warning',
    {
      types:
        'militia rangers rifles heavy-cavalry mounted dragoons ethereals traps contraptions battlewagons heavy-artillery light-artillery',
      cells: 'contraptions 1E',
      people: 'C M H EN',
      levelOne: true,
    },
  ],
  [
    'fr3.armies.egyptian-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons longbows mobs spears light-cavalry mounted large-monsters swarms major-spirits',
      cells: 'handweapons 1E',
      people: 'P N W B EN',
    },
  ],
  [
    'fr3.armies.persians-list, ruling: the types that are named, all others with a warning',
    {
      types: 'beastmen mobs pikes spears light-cavalry large-monsters major-spirits traps contraptions',
      cells: 'spears 3E',
      people: 'C S',
    },
  ],
  [
    'fr3.armies.roman-list, ruling: the types that are named, all others with a warning',
    {
      types: 'handweapons mobs skirmishers spears light-cavalry small-monsters traps',
      cells: 'handweapons XE T',
      people: 'C W EN H',
    },
  ],
];

const words = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '');
const armyOf = (title: string): string => (title.split(', ')[0] as string).replace('fr3.armies.', '').replace('-list', '');

/** The legend under the tables: the meaning of each letter, at the lowest possible level. */
const legend: Readonly<Record<string, string>> = {
  S: 'earth-shaman-1 air-shaman-1 water-shaman-1 fire-shaman-1 druid-1',
  ES: 'earth-shaman-1',
  AS: 'air-shaman-1',
  WS: 'water-shaman-1',
  FS: 'fire-shaman-1',
  D: 'druid-1',
  C: 'cleric-1 war-cleric-2',
  WC: 'war-cleric-2',
  W: 'wizard-1 illusionist-2 necromancer-2 hydromancer-2',
  N: 'necromancer-2',
  I: 'illusionist-2',
  P: 'planar-wizard-3',
  M: 'mason-1',
  SC: 'ships-cook-1',
  MS: 'mad-scientist',
  WH: 'witch-hunter',
  A: 'assassin',
  EA: 'assassin elite-assassin',
  B: 'bard',
  H: 'healer',
  Al: 'alchemist',
  EAl: 'alchemist master-alchemist',
  EN: 'engineer',
};
const everybody = [...new Set(Object.values(legend).flatMap(words))].sort();
/** fr3.inventions.mad-scientist: lists with a mad scientist, whether or not their tables print his code. */
const scientists = words(
  'arabic automaton chaos chinese dwarfs evil gnomes hill-dwarves medieval renaissance acw-north acw-south buffalo-soldiers settlers victorian',
);
function meantBy(army: string, { people, levelOne }: Printed): readonly string[] {
  const named = words(people).flatMap((code) => words(legend[code]));
  const all = new Set([...named, ...(scientists.includes(army) ? ['mad-scientist'] : [])]);
  return [...all].filter((id) => !levelOne || !/-[23]$/.test(id)).sort();
}

/** Types that a list sells with neither an error nor a warning about its column, and those that it sells with a warning only. */
function soldBy(army: string): { readonly certain: readonly string[]; readonly doubted: readonly string[] } {
  const { errors, warnings } = problemsOf(roster(army, armyRows));
  const are = (problems: typeof errors) => (type: (typeof armyRows)[number]) =>
    problems.some(
      ({ at, rules }) => at === `units.${armyRows.indexOf(type) + 1}` && rules.includes('fr3.army-lists.table-availability'),
    );
  const [isError, isWarning] = [are(errors), are(warnings)];
  return {
    certain: armyRows.filter((type) => !isError(type) && !isWarning(type)),
    doubted: armyRows.filter((type) => !isError(type) && isWarning(type)),
  };
}

/** Characters that the muster allows without an error or a warning. */
function welcomedBy(army: string): readonly string[] {
  const characters = [theGeneral, ...everybody.map((id) => ({ has: ['hero', id], bonuses: '1-1' }))];
  const { errors, warnings } = problemsOf(roster(army, [], { characters }));
  const doubted = new Set([...errors, ...warnings].map(({ at }) => at));
  return everybody.filter((id, at) => !doubted.has(`characters.${at + 2}.${id}`));
}

/**
 * Whether the list sells the option without an error or a warning. The roster includes muskets, because without them no gun is
 * Napoleonic.
 */
const certain = (army: string, type: string, option: string): boolean => {
  const { errors, warnings } = problemsOf(roster(army, [`${type} ${option}`, 'muskets']));
  return ![...errors, ...warnings].some(({ at }) => at === `units.1.${option}`);
};

/**
 * The option that makes a unit of this type elite: shooters have their own, and traps and the like have one with its own price.
 */
const eliteAs = (type: string): string => {
  if (['traps', 'contraptions', 'parasitics'].includes(type)) return 'elite';
  return ['crossbow-handgun', 'longbows', 'skirmishers', 'light-artillery', 'heavy-artillery'].includes(type)
    ? 'elite-0-1-1'
    : 'elite-1-1-0';
};
const many = (count: number, unit: string): readonly string[] => Array<string>(count).fill(unit);
const problemsAbout = (rule: string, army: string, units: readonly string[]): readonly string[] =>
  errorsOf(roster(army, units)).filter((error) => error.includes(rule));

/** Expects the muster to follow one letter of a cell. */
function cellStands(army: string, type: string, letter: string, next: string | undefined): void {
  const elites = /^(\d+|X)E$/.exec(letter)?.[1];
  if (elites) {
    const unit = `${type} ${eliteAs(type)}`;
    const tooMany = (count: number) => problemsAbout('fr3.army-lists.elite-allowance', army, many(count, unit)).length > 0;
    expect([type, certain(army, type, eliteAs(type))]).toEqual([type, true]);
    if (elites === 'X') expect([type, tooMany(12)]).toEqual([type, false]);
    else expect([type, tooMany(Number(elites)), tooMany(Number(elites) + 1)]).toEqual([type, false, true]);
  } else if (letter === 'max') {
    const tooMany = (count: number) => problemsAbout('fr3.army-lists.cell-max', army, many(count, type)).length > 0;
    expect([type, tooMany(Number(next)), tooMany(Number(next) + 1)]).toEqual([type, false, true]);
  } else if (letter === 'T') expect([type, certain(army, type, 'throwing')]).toEqual([type, true]);
  else if (letter === 'B') expect([type, certain(army, type, 'bows')]).toEqual([type, true]);
  else if (letter === 'N') {
    expect([type, certain(army, type, 'napoleonic')]).toEqual([type, true]);
  } else expect(['L', 'U']).toContain(letter);
}

/** fr3.army-lists.cell-living-undead: living only, undead only, or both. */
function livesAs(army: string, type: string, letters: readonly string[]): void {
  const barred = (unit: string) => problemsAbout('fr3.army-lists.cell-living-undead', army, [unit]).length > 0;
  if (letters.includes('L')) expect([type, barred(type)]).toEqual([type, false]);
  else expect([type, barred(type)]).toEqual([type, true]);
  // Parasitics are in no row of the reference table, so nothing says whether they can be undead.
  if (letters.includes('U')) expect([type, barred(`${type} undead`), certain(army, type, 'undead')]).toEqual([type, false, true]);
  else expect([type, certain(army, type, 'undead')]).toEqual([type, false]);
}

describe.each(lists)('%s', (rule, printed) => {
  const { types, cells, items, barred } = printed;
  const army = armyOf(rule);

  test('sells without a doubt the types that it names, and all others with a warning', () => {
    const known = [...words(types), ...words(barred)];
    expect([...soldBy(army).certain].sort()).toEqual([...words(types)].sort());
    expect(soldBy(army).doubted).toEqual(armyRows.filter((type) => !known.includes(type)));
  });

  test('allows what the surviving cells say', () => {
    for (const cell of cells?.split('; ') ?? []) {
      const [type = '', ...letters] = words(cell);
      letters.forEach((letter, at) => {
        if (letters[at - 1] !== 'max') cellStands(army, type, letter, letters[at + 1]);
      });
      if (letters.some((letter) => letter === 'L' || letter === 'U')) livesAs(army, type, letters);
    }
  });

  test('welcomes those whom its codes name, and no others', () => {
    expect(welcomedBy(army)).toEqual(meantBy(army, printed));
  });

  test('has heavy armor and poison by its codes only', () => {
    const sold = [certain(army, 'knights', 'heavy-armor') && 'HA', certain(army, 'skirmishers', 'poison') && 'PN'];
    expect(sold.filter(Boolean).join(' ')).toBe(items ?? '');
  });
});

/** The three kinds of pirates share a column, and each has only the types that its own text opens. */
describe('fr3.armies.pirate-list, ruling: a kind has its own types and no others; what buccaneers carry, with a warning', () => {
  const shared = 'large-monsters small-monsters swarms lesser-spirits traps';
  const foot = 'beastmen crossbow-handgun handweapons rangers skirmishers spears';
  const horse = 'heavy-cavalry light-cavalry mounted heavy-chariots';
  test.each([
    ['pirate-marauders', foot, ''],
    ['pirate-raiders', horse, ''],
    [
      'pirate-buccaneers',
      `${foot} ${horse} rifles battlewagons heavy-artillery light-artillery`,
      'longbows militia mobs muskets pikes sword-and-pistol dragoons knights',
    ],
  ])('%s', (army, own, doubted) => {
    expect([...soldBy(army).certain].sort()).toEqual(words(`${own} ${shared}`).toSorted());
    expect([...soldBy(army).doubted].sort()).toEqual(words(doubted).toSorted());
  });
});
