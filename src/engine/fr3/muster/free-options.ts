/** Options for everything that a list gives its units free or cheaper. */
import type { Discount } from '../data/armies/army.ts';
import { extraOf } from './extras.ts';
import { isReadOfCharacters } from './gifts.ts';
import type { Row } from './lists.ts';
import type { Bearer } from './option.ts';
import { assaultCraft } from './row-options.ts';

/**
 * The option ids for what lists give free or cheaper. Something that is missing here is not an option of units, or belongs to a
 * chapter that is not supported yet.
 */
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

/** The units that a list means by words such as “Infantry units”. */
const meant: Readonly<Record<string, (bearer: Bearer) => boolean>> = {
  'All units': () => true,
  'Infantry units': groupIs('infantry'),
  'Infantry and cavalry units': groupIs('infantry', 'cavalry'),
  // The option itself checks which units may have poison.
  'Units that may have poison': () => true,
  'Elite heavy cavalry': ({ row, options }) => row.type === 'heavy-cavalry' && options.some((id) => id.startsWith('elite-')),
  'Battlewagons, ships, assault craft, transports and artillery': ({ row }) =>
    row.group === 'ships' || [assaultCraft, 'battlewagons', 'light-artillery', 'heavy-artillery'].includes(row.type),
  'Seventh Cavalry (elite light cavalry)': ({ row, options }) =>
    row.type === 'light-cavalry' && options.some((id) => id.startsWith('elite-')),
};

const isFor = ({ units }: Discount, bearer: Bearer): boolean =>
  typeof units === 'string' ? (meant[units]?.(bearer) ?? false) : units.includes(bearer.row.type);

/** Abilities that army lists give to their units and that need no purchase. */
const byNature: readonly string[] = ['rocks and bottles', 'support', 'magic lances'];
const isByNature = ({ what }: Discount): boolean => byNature.includes(what.toLowerCase());

/** What this unit has automatically from its list: fr3.armies.dark-elves-magic-lances and similar rules. */
export const naturesOf = (bearer: Bearer): readonly Discount[] =>
  bearer.list.discounts.filter((each) => isByNature(each) && isFor(each, bearer));

/** Whether the roster builder can apply this discount and knows which units get it. */
export const isRead = (gift: Discount): boolean => {
  const { what, units } = gift;
  const toUnits = typeof units !== 'string' || meant[units] !== undefined;
  const known = optionsCalled[what.toLowerCase()] !== undefined || isByNature(gift) || what.startsWith(oneMore);
  return (known && toUnits) || isReadOfCharacters(gift) || (units === 'The army' && extraOf(what) !== undefined);
};

/** The special price that the list gives this unit for this option; undefined if the unit pays the normal price. */
export const discountOf = (bearer: Bearer, option: string): Discount | undefined =>
  bearer.list.discounts.find((each) => optionsCalled[each.what.toLowerCase()]?.includes(option) && isFor(each, bearer));

const oneMore = 'One more unit';
/** fr3.armies.kobolds-free-mobs: how many units of a type must be bought for a free one. */
export const oneMoreFor = (list: Bearer['list'], { type }: Row): Discount | undefined =>
  list.discounts.find(({ what, units }) => what.startsWith(oneMore) && typeof units !== 'string' && units.includes(type));
