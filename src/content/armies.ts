/** The armies of Fantasy Rules! in the order of the book, with their families. */

import { type Army, type ArmyUnit, magicCodes } from '../engine/fr3/data/armies/army.ts';
import { armies } from '../engine/fr3/data/armies.ts';
import { registry } from './registry.ts';

/** How certain it is that an army may have something; `likely` means a table entry that is probably this army's. */
export const standings = ['table', 'likely', 'prose', 'open'] as const;
export type Standing = (typeof standings)[number];

interface Sourced {
  readonly source: ArmyUnit['source'];
  readonly confidence?: 'likely';
}
export const standingOf = ({ source, confidence }: Sourced): Standing => (confidence === 'likely' ? 'likely' : source);

/** The names of these degrees as readers see them. */
export const standingWords: Readonly<Record<Standing, string>> = {
  table: 'table',
  likely: 'table, likely',
  prose: 'text',
  open: 'open',
};

/** The lists on this printed page and later ones were added in the third edition. */
const newerFrom = 120;

let ordered: readonly Army[] | undefined;

/** All armies in the order of the book. */
export function armiesInOrder(): readonly Army[] {
  const { pages } = registry();
  const order = (army: Army) => pages.get(army.rule)?.front.order ?? Number.POSITIVE_INFINITY;
  ordered ??= [...armies].sort((a, b) => order(a) - order(b));
  return ordered;
}

export interface ArmyGroup {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly armies: readonly Army[];
}

/** The two halves of the book’s army lists. */
export function armyGroups(): readonly ArmyGroup[] {
  const { pages } = registry();
  const newer = (army: Army) => (pages.get(army.rule)?.front.pages[0] ?? 0) >= newerFrom;
  return [
    {
      id: 'peoples',
      name: 'Peoples of history, myth and fantasy',
      says: 'From Aboriginal to Weres.',
      armies: armiesInOrder().filter((army) => !newer(army)),
    },
    {
      id: 'newer',
      name: 'The newer lists',
      says: 'Faerie, the American West, automatons, and the wars of the 19th century.',
      armies: armiesInOrder().filter(newer),
    },
  ];
}

/** Kinds of magic user that a list can allow; shamans are divided by element. */
export const casterKinds = [
  { id: 'wizard', name: 'Wizard' },
  { id: 'illusionist', name: 'Illusionist' },
  { id: 'necromancer', name: 'Necromancer' },
  { id: 'hydromancer', name: 'Hydromancer' },
  { id: 'planar-wizard', name: 'Planar wizard' },
  { id: 'cleric', name: 'Cleric' },
  { id: 'war-cleric', name: 'War cleric' },
  { id: 'earth-shaman', name: 'Earth shaman' },
  { id: 'air-shaman', name: 'Air shaman' },
  { id: 'water-shaman', name: 'Water shaman' },
  { id: 'fire-shaman', name: 'Fire shaman' },
  { id: 'druid', name: 'Druid' },
  { id: 'ships-cook', name: 'Ship’s cook' },
  { id: 'mason', name: 'Mason' },
  { id: 'witch-hunter', name: 'Witch hunter' },
  { id: 'mad-scientist', name: 'Mad scientist' },
  { id: 'archangel-demon-lord', name: 'Archangel or demon lord' },
  { id: 'hive-queen', name: 'Hive queen' },
] as const;

const elements = ['earth-shaman', 'air-shaman', 'water-shaman', 'fire-shaman'];

/** The kinds of magic user that an army may have, by the ids of `casterKinds`. */
export const castersOf = (army: Army): string[] => [
  ...new Set(
    army.magicUsers.flatMap(({ code }) => {
      const { characters = [], list } = magicCodes[code] ?? {};
      return characters.flatMap((id) => (id === 'shaman' ? (list ? [list] : elements) : [id]));
    }),
  ),
];

/**
 * The armies whose lists name an entry: a unit type that a table entry or the text supports, an ability, an item, or a magic
 * user.
 */
export function armiesNaming(kind: string, id: string): readonly Army[] {
  const names = (army: Army): boolean => {
    if (kind === 'units') return army.units.some((row) => row.unit === id && row.source !== 'open' && row.most?.units !== 0);
    if (kind === 'innate') return army.innate.includes(id);
    if (kind === 'items') return army.items?.some((each) => each.id === id) ?? false;
    if (kind === 'characters')
      return (
        army.characters.some((each) => each.id === id) ||
        army.magicUsers.some(({ code }) => magicCodes[code]?.characters.includes(id))
      );
    return false;
  };
  return armiesInOrder().filter(names);
}
