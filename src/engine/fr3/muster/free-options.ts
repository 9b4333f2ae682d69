/** What a list gives to its units for nothing or cheaper, read as options. */
import type { Freebie } from '../data/armies/army.ts';
import { isReadOfCharacters } from './abilities.ts';
import { extraOf } from './extras.ts';
import { assaultCraft } from './kinds.ts';
import type { Row } from './lists.ts';
import type { Bearer } from './option.ts';

/** What lists call the options that they give. What is not here is no option of units, or waits for its chapter. */
const optionsCalled: Readonly<Record<string, readonly string[]>> = {
  'fast-movement': ['fast-movement'],
  'throwing weapons': ['throwing'],
  'heavy-armor': ['heavy-armor'],
  barbarian: ['barbarian'],
  poison: ['poison'],
  swimming: ['swimming'],
  'air breathing': ['air-breathing'],
  breathing: ['air-breathing', 'water-breathing'],
  'napoleonic-artillery': ['napoleonic'],
  canoes: ['canoes'],
};

const groupIs =
  (...groups: readonly string[]) =>
  ({ row }: Bearer) =>
    row.unit !== undefined && groups.includes(row.unit.group);

/** Whom lists mean where they say it in words. */
const meant: Readonly<Record<string, (bearer: Bearer) => boolean>> = {
  'All units': () => true,
  'Infantry units': groupIs('infantry'),
  'Infantry and cavalry units': groupIs('infantry', 'cavalry'),
  // Who may have it, the option itself says.
  'Units that may have poison': () => true,
  'Elite heavy cavalry': ({ row, options }) => row.type === 'heavy-cavalry' && options.some((id) => id.startsWith('elite-')),
  'Battlewagons, ships, assault craft, transports and artillery': ({ row }) =>
    row.group === 'ships' || [assaultCraft, 'battlewagons', 'light-artillery', 'heavy-artillery'].includes(row.type),
  'Seventh Cavalry (elite light cavalry)': ({ row, options }) =>
    row.type === 'light-cavalry' && options.some((id) => id.startsWith('elite-')),
};

const isFor = ({ units }: Freebie, bearer: Bearer): boolean =>
  typeof units === 'string' ? (meant[units]?.(bearer) ?? false) : units.includes(bearer.row.type);

/** What units of a list are or have without anybody buying it. */
const byNature: readonly string[] = ['rocks and bottles', 'support', 'magic lances'];
const isByNature = ({ what }: Freebie): boolean => byNature.includes(what.toLowerCase());

/** What this unit has by its list, and nobody buys: fr3.armies.dark-elves-magic-lances and the like. */
export const naturesOf = (bearer: Bearer): readonly Freebie[] =>
  bearer.list.freebies.filter((each) => isByNature(each) && isFor(each, bearer));

/** Whether the muster reads this gift of a list, and can tell whose it is. */
export const isRead = (gift: Freebie): boolean => {
  const { what, units } = gift;
  const toUnits = typeof units !== 'string' || meant[units] !== undefined;
  const known = optionsCalled[what.toLowerCase()] !== undefined || isByNature(gift) || what.startsWith(oneMore);
  return (known && toUnits) || isReadOfCharacters(gift) || (units === 'The army' && extraOf(what) !== undefined);
};

/** What the list gives this unit of an option; undefined when it pays like everybody. */
export const freebieOf = (bearer: Bearer, option: string): Freebie | undefined =>
  bearer.list.freebies.find((each) => optionsCalled[each.what.toLowerCase()]?.includes(option) && isFor(each, bearer));

const oneMore = 'One more unit';
/** fr3.armies.kobolds-free-mobs: bought units of a type for which one more is free. */
export const oneMoreFor = (list: Bearer['list'], { type }: Row): Freebie | undefined =>
  list.freebies.find(({ what, units }) => what.startsWith(oneMore) && typeof units !== 'string' && units.includes(type));
