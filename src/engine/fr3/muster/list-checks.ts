/** What one army list alone demands of a roster. Their numbers stand in the figures of the lists. */
import { armies2 } from '../data/figures/armies-2.ts';
import { armyLists } from '../data/figures/army-lists.ts';
import { type ArmyCheck, count, error, fine, last, type MusteredUnit, together } from './mustered.ts';
import { eliteOf, optionOf } from './options.ts';

const elitesOf = (units: readonly MusteredUnit[], type: string): readonly MusteredUnit[] =>
  units.filter(({ row, options }) => row.type === type && eliteOf(options) !== null);

/** fr3.army-lists.stink-undead-only */
const stinkOfUndead: ArmyCheck = ({ units }) =>
  together(
    units.map(({ options, at, called }) =>
      options.includes('stinkbomb') && !options.includes('undead')
        ? error(
            `${at}.stinkbomb`,
            `${called}: only undead units of this list have Stinkbomb.`,
            'fr3.army-lists.stink-undead-only',
          )
        : fine,
    ),
  );

/** fr3.armies.pirate-associated-units: beasts and spirits that keep up with the slowest of the others. */
const associated: readonly string[] = ['large-monsters', 'small-monsters', 'swarms', 'lesser-spirits'];
const keepsUp: ArmyCheck = ({ units }) => {
  const open = ({ row }: MusteredUnit): number => row.unit?.move?.open ?? 0;
  const regular = units.filter(({ row }) => !associated.includes(row.type));
  const slowest = Math.min(...regular.map(open));
  return together(
    units.map((each) =>
      associated.includes(each.row.type) && regular.length > 0 && open(each) < slowest
        ? error(
            each.at,
            `${each.called}: ${each.row.name} move ${open(each)}″ and cannot keep up with pirates who move ${slowest}″ at least.`,
            'fr3.armies.pirate-associated-units',
          )
        : fine,
    ),
  );
};

/** What one list alone demands. Their numbers stand in the figures of the lists. */
const ofLists: Readonly<Record<string, ArmyCheck>> = {
  aztec: stinkOfUndead,
  'buffalo-soldiers': ({ units }) =>
    together(
      units.map(({ row, at, called }) =>
        row.type === 'sword-and-pistol'
          ? error(at, `${called}: they are not bought, light cavalry dismounts as them.`, 'fr3.armies.buffalo-soldiers-dismount')
          : fine,
      ),
    ),
  pirate: () =>
    error('roster', 'Pirates are marauders, raiders or buccaneers: choose one of their lists.', 'fr3.armies.pirate-types'),
  'pirate-marauders': keepsUp,
  'pirate-raiders': keepsUp,
  'pirate-buccaneers': () =>
    error('roster', 'Buccaneers sail, and the muster cannot price ships yet.', 'fr3.armies.pirate-buccaneers-units'),
  chinese: ({ units }) =>
    together(
      units.map(({ row, options, at, called }) =>
        row.type === 'heavy-artillery' && !options.includes('indirect')
          ? error(at, `${called}: Chinese rockets shoot indirectly.`, 'fr3.armies.chinese-rockets')
          : fine,
      ),
    ),
  egyptian: stinkOfUndead,
  greek: ({ units }) => {
    const [pikes, spears] = [elitesOf(units, 'pikes'), elitesOf(units, 'spears')];
    return pikes.length > 0 && spears.length > 0
      ? error(
          last(spears).at,
          'A Greek army has elite pikes or elite spears, not both.',
          'fr3.armies.greek-elite-pikes-or-spears',
        )
      : fine;
  },
  pelagic: ({ units }) =>
    together(
      units.map(({ unit, at, called, row }) =>
        row.unit?.group === 'spirits' || row.unit === undefined || unit.options?.includes('swimming')
          ? fine
          : error(at, `${called}: every unit of a Pelagic army swims.`, 'fr3.armies.pelagic-swimming'),
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
          `At least ${armies2.victorianAuxiliaries} % of a Victorian army’s points are militia, mounted and rangers; here they are ${auxiliaries} of ${cost.total}.`,
          'fr3.armies.victorian-auxiliaries',
        )
      : fine;
  },
  generic: ({ units, list }) => {
    const elites = units.filter(({ options }) => eliteOf(options) !== null);
    const innate = new Set(units.flatMap(({ options }) => options.filter((id) => optionOf(list, id)?.group === 'innate')));
    return together([
      elites.length > armyLists.genericElites
        ? error(
            last(elites).at,
            `An army without a list has ${count(armyLists.genericElites, 'elite unit')}.`,
            'fr3.army-lists.generic-list',
          )
        : fine,
      innate.size > armyLists.genericInnates
        ? error(
            'roster',
            `An army without a list has ${armyLists.genericInnates} innate abilities at most.`,
            'fr3.army-lists.generic-list',
          )
        : fine,
    ]);
  },
};
/** What the list of a roster demands beyond what all lists do. */
export const ofList: ArmyCheck = (mustered) => ofLists[mustered.list.id]?.(mustered) ?? fine;
