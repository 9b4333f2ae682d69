/**
 * What armies are by their lists at the table: numbers that the battle plays, and rules that it does not play yet. A roster
 * that such a rule would touch is refused by name. Rules of magic and of purchases are not here.
 */
import type { MusteredUnit } from '../../muster/mustered.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { TerrainKind } from '../../table/terrain.ts';

type Touches = (unit: MusteredUnit) => boolean;

/** Armies whose infantry has the dwarf bonus; rangers never do (fr3.armies.dwarfs-infantry-bonus, fr3.armies.hill-dwarves-infantry). */
const dwarfs: readonly string[] = ['dwarfs', 'hill-dwarves'];
export const isDwarf: Touches = ({ list, row }) =>
  dwarfs.includes(list.id) && row.unit?.group === 'infantry' && row.type !== 'rangers';

/** Ground that does not slow units of a list. */
interface Ease {
  readonly list: string;
  readonly rule: Fr3RuleId;
  readonly on: readonly TerrainKind[];
  readonly touches: Touches;
}

const group =
  (...groups: readonly string[]): Touches =>
  ({ row }) =>
    row.unit !== undefined && groups.includes(row.unit.group);
const type =
  (...types: readonly string[]): Touches =>
  ({ row }) =>
    types.includes(row.type);
const elite =
  (...types: readonly string[]): Touches =>
  ({ row, options }) =>
    types.includes(row.type) && options.some((id) => id.startsWith('elite'));
const anybody: Touches = () => true;

const withLevel =
  (level: string, of: Touches): Touches =>
  (unit) =>
    unit.options.includes(level) && of(unit);
const armored: Touches = ({ options }) => options.includes('heavy-armor');
const isInfantry = (unit: MusteredUnit): boolean => group('infantry')(unit) || unit.row.type === 'fanatics';

const woods: readonly TerrainKind[] = ['woods'];
const ease = (list: string, rule: Fr3RuleId, on: readonly TerrainKind[], touches: Touches = anybody): Ease => ({
  list,
  rule,
  on,
  touches,
});
const eases: readonly Ease[] = [
  ease('aboriginal', 'fr3.armies.aboriginal-terrain-movement', ['hill', 'woods', 'marsh', 'water', 'stream', 'rough']),
  ease('african-west', 'fr3.armies.african-west-woods-movement', woods),
  ease('druid', 'fr3.armies.druid-forest-movement', woods),
  ease('dwarfs', 'fr3.armies.dwarfs-hills', ['hill'], isInfantry),
  ease('elves-wood', 'fr3.armies.elves-wood-movement', woods),
  ease('faerie', 'fr3.armies.faerie-woods', woods),
  ease('maya', 'fr3.armies.maya-woods-movement', woods),
  ease('nai-southeastern', 'fr3.armies.nai-southeastern-woods-movement', woods),
  ease('sea-elves', 'fr3.armies.sea-elves-water-movement', ['water', 'stream']),
];

/** Difficult ground that does not slow this unit. */
export const easeOf = (unit: MusteredUnit): readonly TerrainKind[] =>
  eases.flatMap(({ list, on, touches }) => (list === unit.list.id && touches(unit) ? on : []));

/** Units that cause fear by their list; some only in the eyes of certain armies. */
interface Fear extends Pick<Ease, 'list' | 'rule' | 'touches'> {
  readonly of?: readonly string[];
}
/** fr3.armies.conquistadors-fear */
const natives: readonly string[] = [
  'aztec',
  'inca',
  'maya',
  'aboriginal',
  'nai-southeastern',
  'nai-southwestern',
  'nai-northwestern',
  'nai-northeastern',
  'nai-arctic',
  'nai-plains',
];
const fears: readonly Fear[] = [
  { list: 'evil', rule: 'fr3.armies.evil-henchmen-fear', touches: elite('handweapons', 'knights') },
  { list: 'assyrian', rule: 'fr3.armies.assyrian-chariot-fear', touches: elite('heavy-chariots') },
  {
    list: 'conquistadors',
    rule: 'fr3.armies.conquistadors-fear',
    touches: (unit) => group('cavalry')(unit) || type('crossbow-handgun')(unit),
    of: natives,
  },
];

/** Whether this unit causes fear by its list, to an army of that list. */
export const isFearedBy = (unit: MusteredUnit, enemy: string | undefined): boolean =>
  unit.options.includes('mutation-fear') ||
  fears.some(
    ({ list, touches, of }) =>
      list === unit.list.id && touches(unit) && (of === undefined || (enemy !== undefined && of.includes(enemy))),
  );

export interface Unplayed {
  readonly list: string;
  readonly rule: Fr3RuleId;
  /** What is not played, in words that follow “of the …”. */
  readonly what: string;
  /** Units that it would touch. */
  readonly touches: Touches;
}

const unplayed = (list: string, rule: Fr3RuleId, what: string, touches: Touches): Unplayed => ({ list, rule, what, touches });

export const unplayedRules: readonly Unplayed[] = [
  unplayed('assyrian', 'fr3.armies.assyrian-fearful-reputation', 'the fear before the first turn', anybody),
  unplayed('near-east', 'fr3.armies.near-east-fearful-reputation', 'the fear before the first turn', anybody),
  unplayed('dark-elves', 'fr3.armies.dark-elves-magic-lances', 'magic lances', elite('heavy-cavalry')),
  unplayed('celts', 'fr3.armies.celts-heavy-armor', 'armor that does not slow', armored),
  unplayed('hawaiian', 'fr3.armies.hawaiian-spears-armor', 'armor that does not slow', armored),
  unplayed('gnomes', 'fr3.armies.gnomes-battlewagon-cf', 'the rolled CF of battlewagons', type('battlewagons')),
  unplayed('hill-dwarves', 'fr3.armies.hill-dwarves-mounted-terrain', 'cavalry at ease on difficult ground', group('cavalry')),
  unplayed('inquisition', 'fr3.armies.inquisition-mob-immunity', 'mobs beside the army device', type('mobs')),
  unplayed('faerie', 'fr3.armies.faerie-swarm-support', 'support of swarms', type('swarms')),
  unplayed(
    'lizardmen',
    'fr3.armies.lizardmen-monster-support',
    'support of small monsters and swarms',
    type('small-monsters', 'swarms'),
  ),
  unplayed(
    'nai-southwestern',
    'fr3.armies.nai-southwestern-monster-support',
    'support of small monsters',
    type('small-monsters'),
  ),
  unplayed('weres', 'fr3.armies.weres-support', 'support of small monsters and swarms', type('small-monsters', 'swarms')),
  unplayed('kobolds', 'fr3.armies.kobolds-rocks-and-bottles', 'rocks and bottles of mobs', type('mobs')),
  unplayed('napoleonic-russian', 'fr3.armies.napoleonic-russian-artillery', 'the guns', group('machines')),
  unplayed(
    'napoleonic-prussian',
    'fr3.armies.napoleonic-prussian-overpursuit',
    'cavalry that never over-pursues',
    group('cavalry'),
  ),
  unplayed('napoleonic-british', 'fr3.armies.napoleonic-british-muskets', 'the steadiness of muskets', type('muskets')),
  unplayed('druid', 'fr3.armies.druid-flying-into-woods', 'flight into woods', withLevel('flying', type('mobs', 'swarms'))),
  unplayed('faerie', 'fr3.armies.faerie-woods', 'flight into woods', withLevel('flying', type('mobs', 'swarms'))),
  unplayed('dwarfs', 'fr3.armies.dwarfs-fly-swim-facing', 'free turns in the air', withLevel('flying', anybody)),
  unplayed('dwarfs', 'fr3.armies.dwarfs-fly-swim-facing', 'free turns in the water', withLevel('swimming', anybody)),
  unplayed('samurai', 'fr3.armies.samurai-suicide', 'the death that the general may choose', anybody),
];
