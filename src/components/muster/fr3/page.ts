/** The build-time data for the roster builder page of Fantasy Rules!. */
import { href } from '../../../content/address.ts';
import { calculatorsOf } from '../../../content/calculators.ts';
import { type Army, armyRows } from '../../../engine/fr3/data/armies/army.ts';
import { armies } from '../../../engine/fr3/data/armies.ts';
import { genericId, listOf, type Row, rowOf } from '../../../engine/fr3/muster/lists.ts';
import { readyRosters } from '../../../engine/fr3/muster/ready.ts';
import type { MusterPage } from '../muster-page.ts';
import { placeLetters } from './choices.ts';
import { placeOf } from './words.ts';

const lists = () =>
  [...armies.map(({ id }) => id), genericId]
    .flatMap((id) => listOf(id) ?? [])
    .map((list) => ({
      id: list.id,
      name: list.name,
      places: armyRows.map((row) => placeLetters[placeOf(rowOf(list, row) as Row)]).join(''),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
const rows = () => {
  const generic = listOf(genericId) as Army;
  return armyRows.map((id) => ({ id, name: rowOf(generic, id)?.name ?? id }));
};
const ready = () =>
  readyRosters.map(({ id, says, roster }) => ({
    id,
    name: roster.name,
    says,
    list: listOf(roster.army)?.name ?? roster.army,
    size: roster.size,
  }));
/** The calculators whose pickers offer units of the reference table. */
const asking = ['melee', 'planner', 'bowfire', 'artillery', 'rally'];
const odds = () =>
  calculatorsOf('fr3')
    .flatMap(({ calculators }) => calculators)
    .filter(({ id }) => asking.includes(id))
    .map(({ id, name, says }) => ({ name, says, url: href(`/fr3/odds/${id}/`) }));

export const fr3Muster = {
  system: 'fr3',
  description:
    'Build a Fantasy Rules! army on your phone, with the rule behind every cost and a fix for every error. Share, print and play the army.',
  deck: 'Build an army. You see what everything costs and whether the rules allow it, with a way to fix each error. Rosters stay on this device until you share them.',
  prices: [
    { name: 'army lists', url: '/fr3/armies/' },
    { name: 'price list', url: '/fr3/tables/prices/' },
  ],
  props: () => ({
    lists: lists(),
    rows: rows(),
    ready: ready(),
    rules: href('/fr3/muster/rules.json'),
    symbols: href('/symbols/units.svg'),
    play: href('/fr3/play/'),
    armies: href('/fr3/armies/'),
    odds: odds(),
  }),
} satisfies MusterPage;
