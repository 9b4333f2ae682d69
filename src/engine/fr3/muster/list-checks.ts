/** Checks that apply to a single army list. The numbers for such checks are in the figures of the army lists. */
import { armies2 } from '../data/figures/armies-2.ts';
import { armyLists } from '../data/figures/army-lists.ts';
import { ships } from '../data/figures/ships.ts';
import { warMachines } from '../data/figures/war-machines.ts';
import { shipKinds } from '../data/profiles.ts';
import { isTransport } from './extra-checks.ts';
import { type ArmyCheck, count, error, last, type MusteredUnit, mergedProblems, noProblems } from './mustered.ts';
import { eliteOf, optionOf } from './options.ts';
import { assaultCraft } from './row-options.ts';
import { shipSizeOf } from './ship-options.ts';

const elitesOf = (units: readonly MusteredUnit[], type: string): readonly MusteredUnit[] =>
  units.filter(({ row, options }) => row.type === type && eliteOf(options) !== null);

/** fr3.armies.pirate-associated-units: beasts and spirits must be as fast as the slowest other unit. */
const associated: readonly string[] = ['large-monsters', 'small-monsters', 'swarms', 'lesser-spirits'];
const keepsUp: ArmyCheck = ({ units }) => {
  const open = ({ row }: MusteredUnit): number => row.unit?.move?.open ?? 0;
  // Rows without an entry in the reference table, such as traps, have no rate.
  const regular = units.filter(({ row }) => row.unit && !associated.includes(row.type));
  const slowest = Math.min(...regular.map(open));
  return mergedProblems(
    units.map((each) =>
      associated.includes(each.row.type) && regular.length > 0 && open(each) < slowest
        ? error(
            each.at,
            `${each.called}: ${each.row.name} move ${open(each)}″ and are too slow for pirates, who must move at least ${slowest}″.`,
            'fr3.armies.pirate-associated-units',
          )
        : noProblems,
    ),
  );
};

const elements = ['land', 'sea', 'air'] as const;
type Element = (typeof elements)[number];

/** The levels where a vessel or a transport can be: fr3.levels.battlewagons, fr3.war-machines.assault-craft-purpose. */
function elementsOf({ row, options }: MusteredUnit): readonly Element[] {
  const has = (...ids: readonly string[]) => ids.some((id) => options.includes(id));
  if (row.group === 'ships') return [row.id === 'land-ship' ? 'land' : row.id === 'water-ship' ? 'sea' : 'air'];
  if (row.id === assaultCraft || row.type === 'battlewagons') {
    if (has('flying')) return ['air'];
    if (has('swimming')) return ['sea'];
    if (has('burrowing')) return ['land'];
    return row.id === assaultCraft ? ['sea'] : ['land', 'sea'];
  }
  if (has('transports-flying')) return ['air'];
  if (has('transports-swimming', 'canoes', 'barges')) return ['sea'];
  return has('transports-burrowing', 'wagons') ? ['land'] : elements;
}

/** fr3.armies.pirate-buccaneers-one-level: the whole fleet is for air, land or sea. */
const oneElement: ArmyCheck = ({ units }) => {
  const fits = (element: Element) => units.filter((each) => elementsOf(each).includes(element));
  const best = elements.map(fits).reduce((one, other) => (other.length > one.length ? other : one));
  const odd = units.find((each) => !best.includes(each));
  return odd
    ? error(
        odd.at,
        `${odd.called}: the ships, craft, transports and battlewagons of buccaneers must all be for the land, all for the sea or all for the air.`,
        'fr3.armies.pirate-buccaneers-one-level',
      )
    : noProblems;
};

/**
 * fr3.armies.pirate-buccaneers-marines, fr3.armies.pirate-buccaneers-hold: there must be a place aboard for every unit of
 * infantry and cavalry.
 */
const placesAboard: ArmyCheck = ({ units }) => {
  const aboard = units.filter(({ row, options }) => ['infantry', 'cavalry'].includes(row.group) && !options.some(isTransport));
  const sizes = units.flatMap(({ row, options }) => (row.group === 'ships' ? (shipSizeOf(options) ?? []) : []));
  const holds = sizes.reduce((sum, { hold }) => sum + hold, 0);
  const craft = units.filter(({ row }) => row.id === assaultCraft).length;
  const decks = craft + sizes.reduce((sum, { bases }) => sum + bases * ships.deck, 0);
  const others = aboard.filter(({ options }) => !options.includes('marines'));
  const tooMany = others.length > holds ? others : aboard.length > holds + decks ? aboard : [];
  return tooMany.length > 0
    ? error(
        last(tooMany).at,
        `This fleet cannot carry all its units. The army has ${aboard.length} foot and mounted units, and ${others.length} of them are not marines. Its holds have room for ${holds} units, and its decks and assault craft for ${decks} units of marines.`,
        'fr3.armies.pirate-buccaneers-marines',
        'fr3.armies.pirate-buccaneers-hold',
      )
    : noProblems;
};

/** fr3.armies.pirate-buccaneers-assault-craft: as fast as the slowest ship. */
const asFastAsShips: ArmyCheck = ({ units }) => {
  const speeds = units.flatMap(({ row, options }) => {
    const size = shipSizeOf(options)?.size;
    return (size && shipKinds.find(({ id }) => id === row.id)?.move[size]) ?? [];
  });
  const slowest = Math.min(...speeds);
  const craft = units.find(({ row }) => row.id === assaultCraft);
  return craft && speeds.length > 0 && warMachines.assaultCraftMove < slowest
    ? error(
        craft.at,
        `${craft.called}: assault craft of buccaneers must be as fast as their slowest ship, which moves ${slowest}″, but this one moves ${warMachines.assaultCraftMove}″.`,
        'fr3.armies.pirate-buccaneers-assault-craft',
      )
    : noProblems;
};

/** fr3.armies.pirate-buccaneers-rifles */
const riflesAboard: ArmyCheck = ({ units }) => {
  const rifles = units.filter(({ row }) => row.type === 'rifles');
  const vessels = units.filter(({ row }) => row.group === 'ships').length;
  return rifles.length > vessels
    ? error(
        last(rifles).at,
        `Buccaneers can have one unit of rifles for each ship, but this army has ${rifles.length} for ${count(vessels, 'ship')}.`,
        'fr3.armies.pirate-buccaneers-rifles',
      )
    : noProblems;
};
const ofFleets: readonly ArmyCheck[] = [keepsUp, oneElement, placesAboard, asFastAsShips, riflesAboard];

/** The additional checks of single lists, by list id. */
const ofLists: Readonly<Record<string, ArmyCheck>> = {
  'angelic-demonic': ({ units }) => {
    const spiritsWith = (ability: string) =>
      units.filter(({ row, options }) => row.group === 'spirits' && options.includes(ability));
    const [demonic, angelic] = [spiritsWith('set-fire'), spiritsWith('douse-fire')];
    return demonic.length > 0 && angelic.length > 0
      ? error(
          last(angelic).at,
          'An army must be either demonic, with Set Fire for its spirits, or angelic, with Douse Fire. It cannot be both.',
          'fr3.armies.angelic-demonic-spirit-innate',
        )
      : noProblems;
  },
  automaton: ({ characters }) => {
    const others = characters.filter(({ person }) => !person.has.includes('general') && !person.has.includes('mechanic'));
    return others.length > 1
      ? error(
          others.at(-1)?.at ?? 'roster',
          'Besides its general and mechanics, an army of automatons can have only one living character.',
          'fr3.armies.automaton-living-henchmen',
        )
      : noProblems;
  },
  'buffalo-soldiers': ({ units }) =>
    mergedProblems(
      units.map(({ row, at, called }) =>
        row.type === 'sword-and-pistol'
          ? error(
              at,
              `${called}: you cannot buy sword and pistol. Light cavalry become sword and pistol when they dismount.`,
              'fr3.armies.buffalo-soldiers-dismount',
            )
          : noProblems,
      ),
    ),
  pirate: () =>
    error('roster', 'Choose one of the three lists of pirates: marauders, raiders or buccaneers.', 'fr3.armies.pirate-types'),
  'pirate-marauders': keepsUp,
  'pirate-raiders': keepsUp,
  'pirate-buccaneers': (mustered) => mergedProblems(ofFleets.map((check) => check(mustered))),
  chinese: ({ units }) =>
    mergedProblems(
      units.map(({ row, options, at, called }) =>
        row.type === 'heavy-artillery' && !options.includes('indirect')
          ? error(at, `${called}: Chinese rockets must fire indirectly.`, 'fr3.armies.chinese-rockets')
          : noProblems,
      ),
    ),
  greek: ({ units }) => {
    const [pikes, spears] = [elitesOf(units, 'pikes'), elitesOf(units, 'spears')];
    return pikes.length > 0 && spears.length > 0
      ? error(
          last(spears).at,
          'A Greek army can have elite pikes or elite spears, but not both.',
          'fr3.armies.greek-elite-pikes-or-spears',
        )
      : noProblems;
  },
  pelagic: ({ units }) =>
    mergedProblems(
      units.map(({ unit, at, called, row }) =>
        row.unit?.group === 'spirits' || row.unit === undefined || unit.options?.includes('swimming')
          ? noProblems
          : error(at, `${called}: every unit of a Pelagic army must be able to swim.`, 'fr3.armies.pelagic-swimming'),
      ),
    ),
  victorian: ({ units, cost, roster }) => {
    const auxiliaries = roster.units.reduce(
      (sum, { type }, at) => sum + (['militia', 'mounted', 'rangers'].includes(type) ? (cost.units[at]?.total ?? 0) : 0),
      0,
    );
    return units.length > 0 && auxiliaries * 100 < cost.total * armies2.victorianAuxiliaries
      ? error(
          'roster',
          `At least ${armies2.victorianAuxiliaries}% of a Victorian army’s points must be militia, mounted units and rangers. Here they cost ${auxiliaries} of ${cost.total} points.`,
          'fr3.armies.victorian-auxiliaries',
        )
      : noProblems;
  },
  generic: ({ units, list }) => {
    const elites = units.filter(({ options }) => eliteOf(options) !== null);
    const innate = new Set(units.flatMap(({ options }) => options.filter((id) => optionOf(list, id)?.group === 'innate')));
    return mergedProblems([
      elites.length > armyLists.genericElites
        ? error(
            last(elites).at,
            `An army without a list can have only ${count(armyLists.genericElites, 'elite unit')}.`,
            'fr3.army-lists.generic-list',
          )
        : noProblems,
      innate.size > armyLists.genericInnates
        ? error(
            'roster',
            `An army without a list can have at most ${armyLists.genericInnates} innate abilities.`,
            'fr3.army-lists.generic-list',
          )
        : noProblems,
    ]);
  },
};
/** The checks of the roster's own list. */
export const ofList: ArmyCheck = (mustered) => ofLists[mustered.list.id]?.(mustered) ?? noProblems;
