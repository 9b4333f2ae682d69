/**
 * Weapons of units: throwing weapons, bows, artillery and stakes. Which units may have which weapons depends on their type and on
 * cells of the tables.
 */
import { eligible, isEligible } from '../data/eligible-types.ts';
import { armyLists } from '../data/figures/army-lists.ts';
import { design } from '../data/figures/design.ts';
import { infantry } from '../data/figures/infantry.ts';
import { leviathans } from '../data/figures/leviathans.ts';
import { siege } from '../data/figures/siege.ts';
import { unitOf } from '../data/units.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { eliteOf } from './elite-options.ts';
import { genericId, rowOf, siegeTower } from './lists.ts';
import { fromItem, no, option, type UnitOption } from './option.ts';
import { assaultCraft } from './row-options.ts';

const armsNames = { throwing: 'throwing weapons', bows: 'bows' } as const;

/**
 * Whether the letter for these weapons is in the table cell for the unit. If the cell is legible and lacks the letter, the answer
 * is no.
 */
const byCell =
  (cell: keyof typeof armsNames, types: readonly string[], rule: Fr3RuleId): UnitOption['may'] =>
  ({ list, row }) => {
    const name = armsNames[cell];
    if (!types.includes(row.type)) return no(`${row.name} cannot buy ${name}.`, rule);
    if (row.said[cell]) return 'yes';
    const read = row.said.source === 'table' && row.said.confidence === undefined;
    return read || list.id === genericId ? no(`The ${row.name} of the ${list.name} cannot buy ${name}.`, rule) : 'open';
  };

/**
 * Types that have throwing weapons without buying them: fr3.cavalry.light-cavalry-weapons,
 * fr3.infantry.skirmishers-weapon-exchange.
 */
const ownThrowers: readonly string[] = ['light-cavalry', 'skirmishers'];
const throwing = byCell('throwing', eligible.throwing.types, eligible.throwing.rule);

/** fr3.army-lists.cell-bowfire, fr3.cavalry.heavy-cavalry-weapons, fr3.armies.persians-elite-spears */
const bowsByCell = byCell('bows', ['heavy-cavalry', 'mounted', 'heavy-chariots', 'spears'], 'fr3.army-lists.cell-bowfire');
/** Types that have bows or may buy them in any army, with the price. */
const bowsOf: Readonly<Record<string, { readonly points: number; readonly rule: Fr3RuleId }>> = {
  'light-cavalry': { points: 0, rule: 'fr3.cavalry.light-cavalry-weapons' },
  rangers: { points: infantry.rangersBows, rule: 'fr3.infantry.rangers-bow-options' },
  battlewagons: { points: design.bowfire, rule: 'fr3.war-machines.battlewagons-bow-options' },
  dragons: { points: design.bowfire, rule: 'fr3.monsters.dragons-breath' },
  'large-monsters': { points: design.bowfire, rule: 'fr3.missile-fire.large-monster-limit' },
  leviathans: { points: leviathans.abilityCost.bowfire, rule: 'fr3.leviathans.abilities' },
  [siegeTower]: { points: siege.tower.bowfireCost, rule: 'fr3.siege.tower-options' },
  [assaultCraft]: { points: design.bowfire, rule: 'fr3.war-machines.assault-craft-options' },
};
/** Types that may have bows only as marines, unless their list allows bows. */
const armsMarines = (type: string): boolean => isEligible('marines', type) && isEligible('bows', type);
const mayHaveBows: UnitOption['may'] = (bearer) => {
  const { row, options } = bearer;
  if (bowsOf[row.type] || (armsMarines(row.type) && options.includes('marines'))) return 'yes';
  if (armsMarines(row.type) && !row.said.bows)
    return no(`${row.name} can buy bows only if they are marines.`, 'fr3.infantry.marines-bowfire-option');
  if (row.type === 'spears' && eliteOf(options) === null)
    return no('Spears can have bows only if they are elite.', 'fr3.armies.persians-elite-spears');
  return bowsByCell(bearer);
};

const mayHaveLongbows: UnitOption['may'] = ({ row }) =>
  isEligible('longbows', row.type)
    ? 'yes'
    : no(`${row.name} cannot buy longbows.`, 'fr3.infantry.rangers-bow-options', 'fr3.war-machines.battlewagons-bow-options');

/** Artillery on a battlewagon, which needs a list that has such artillery. A dragon's breath counts as light artillery. */
const mayCarry =
  (piece: 'light-artillery' | 'heavy-artillery'): UnitOption['may'] =>
  ({ list, row }) => {
    if (['dragons', assaultCraft].includes(row.type) && piece === 'light-artillery') return 'yes';
    if (row.type === 'leviathans') return 'yes';
    if (row.type !== 'battlewagons')
      return no(`${row.name} cannot carry artillery.`, 'fr3.war-machines.battlewagons-artillery-options');
    const said = rowOf(list, piece)?.said;
    if (said?.most?.units === 0)
      return no(`The ${list.name} cannot buy artillery of this kind.`, 'fr3.war-machines.battlewagons-artillery-options');
    return said?.source === 'open' ? 'open' : 'yes';
  };

/** Prices when artillery is an ability and not a piece on a wagon: fr3.design.price-artillery. */
const pricesOfPieces = { 'light-artillery': design.lightArtillery, 'heavy-artillery': design.heavyArtillery } as const;
const pieces = (['light-artillery', 'heavy-artillery'] as const).map((piece) =>
  option(
    piece,
    unitOf(piece)?.name ?? piece,
    ({ row }) => (row.type === 'battlewagons' ? (unitOf(piece)?.cost ?? 0) : pricesOfPieces[piece]),
    ['fr3.war-machines.battlewagons-artillery-options'],
    mayCarry(piece),
    { group: 'piece' },
  ),
);

/** fr3.infantry.marines */
const mayBeMarines: UnitOption['may'] = ({ list, row, options }) => {
  if (!isEligible('marines', row.type)) return no(`${row.name} cannot be marines.`, 'fr3.infantry.marines');
  if (options.includes('undead')) return no('Undead units cannot be marines.', 'fr3.infantry.marines');
  return list.undead?.some(({ units }) => units === 'any')
    ? no('An army of undead cannot have marines.', 'fr3.infantry.marines')
    : 'yes';
};

export const armsOptions: readonly UnitOption[] = [
  option(
    'throwing',
    'Throwing weapons',
    ({ row }) => (ownThrowers.includes(row.type) || row.said.throwing === 'free' ? 0 : armyLists.throwingCost),
    ['fr3.army-lists.cell-throwing'],
    (bearer) => (ownThrowers.includes(bearer.row.type) ? 'yes' : throwing(bearer)),
    { group: 'weapon' },
  ),
  option(
    'bows',
    'Bows',
    ({ row }) => bowsOf[row.type]?.points ?? armyLists.bowfireCost,
    ['fr3.army-lists.cell-bowfire'],
    mayHaveBows,
    {
      group: 'weapon',
    },
  ),
  option('longbows', 'Longbows', infantry.rangersLongbows, ['fr3.infantry.rangers-bow-options'], mayHaveLongbows, {
    group: 'weapon',
  }),
  option(
    'exchanged',
    'Bows given up for +1 CF',
    0,
    ['fr3.infantry.skirmishers-weapon-exchange'],
    ({ row }) =>
      row.type === 'skirmishers'
        ? 'yes'
        : no('Only skirmishers can exchange their bows for a better combat factor.', 'fr3.infantry.skirmishers-weapon-exchange'),
    { group: 'weapon' },
  ),
  ...pieces,
  option('indirect', 'Indirect fire', 0, ['fr3.artillery.types'], ({ row, options }) =>
    row.type === 'heavy-artillery' || options.includes('heavy-artillery')
      ? 'yes'
      : no(`${row.name} cannot fire indirectly: only heavy artillery can.`, 'fr3.artillery.types'),
  ),
  fromItem('stakes'),
  option('pavisiers', 'Pavisiers', infantry.pavisiers, ['fr3.infantry.pavisiers'], ({ row }) =>
    isEligible('pavisiers', row.type) ? 'yes' : no(`${row.name} cannot have pavisiers.`, 'fr3.infantry.pavisiers'),
  ),
  option('marines', 'Marines', infantry.marines, ['fr3.infantry.marines'], mayBeMarines),
  option('offerings', 'Offerings', infantry.offerings, ['fr3.infantry.offerings'], ({ row }) =>
    isEligible('offerings', row.type) ? 'yes' : no('Only infantry can have offerings.', 'fr3.infantry.offerings-attachment'),
  ),
];
