/**
 * What army lists give to units and armies in play. Each entry has the word that set-ups use for it, its rule, its army list, and
 * the units that it affects. The effects are in `lists/` and wherever `hasArms` is called. Rules about purchases are not here.
 * Magic rules are in `magic/lore.ts`, rules for whole armies in `army-rules/army-words.ts`.
 */
import { isAutomaton } from '../../muster/lists.ts';
import type { MusteredUnit } from '../../muster/mustered.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { effectsOf, type TerrainKind, terrainKinds } from '../../table/terrain.ts';
import type { ArmsId } from '../vocabulary/setup.ts';

type Touches = (unit: MusteredUnit) => boolean;

/**
 * Army lists whose infantry has the dwarf bonus. Rangers never have the bonus (fr3.armies.dwarfs-infantry-bonus,
 * fr3.armies.hill-dwarves-infantry).
 */
const dwarfs: readonly string[] = ['dwarfs', 'hill-dwarves'];
export const isDwarf: Touches = ({ list, row }) =>
  dwarfs.includes(list.id) && row.unit?.group === 'infantry' && row.type !== 'rangers';

/** Terrain that does not slow certain units of an army list. */
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

const having =
  (option: string, of: Touches): Touches =>
  (unit) =>
    unit.options.includes(option) && of(unit);
const armored: Touches = ({ options }) => options.includes('heavy-armor');
const isInfantry = (unit: MusteredUnit): boolean => group('infantry')(unit) || unit.row.type === 'fanatics';

const isMounted: Touches = (unit) => group('cavalry')(unit) || unit.row.type === 'mounted-fanatics';

const woods: readonly TerrainKind[] = ['woods'];
const difficult = terrainKinds.filter((kind) => effectsOf[kind].going === 'difficult');
const ease = (list: string, rule: Fr3RuleId, on: readonly TerrainKind[], touches: Touches = anybody): Ease => ({
  list,
  rule,
  on,
  touches,
});
const eases: readonly Ease[] = [
  ease(
    'aboriginal',
    'fr3.armies.aboriginal-terrain-movement',
    difficult.filter((kind) => kind !== 'town'),
  ),
  ease('african-west', 'fr3.armies.african-west-woods-movement', woods),
  ease('druid', 'fr3.armies.druid-forest-movement', woods),
  ease('dwarfs', 'fr3.armies.dwarfs-hills', ['hill'], isInfantry),
  ease('hill-dwarves', 'fr3.armies.hill-dwarves-mounted-terrain', difficult, isMounted),
  ease('elves-wood', 'fr3.armies.elves-wood-movement', woods),
  ease('faerie', 'fr3.armies.faerie-woods', woods),
  ease('maya', 'fr3.armies.maya-woods-movement', woods),
  ease('nai-southeastern', 'fr3.armies.nai-southeastern-woods-movement', woods),
  ease('sea-elves', 'fr3.armies.sea-elves-water-movement', ['water', 'stream']),
];

/** Difficult terrain that does not slow this unit. */
export const easeOf = (unit: MusteredUnit): readonly TerrainKind[] =>
  eases.flatMap(({ list, on, touches }) => (list === unit.list.id && touches(unit) ? on : []));

const pirates: readonly string[] = ['pirate-marauders', 'pirate-raiders', 'pirate-buccaneers'];

/** Weapons and abilities that an army list gives to units, some only against certain armies. */
interface Given extends Pick<Ease, 'list' | 'rule' | 'touches'> {
  readonly arms: ArmsId;
  readonly against?: readonly string[];
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
const given = (list: string, rule: Fr3RuleId, arms: ArmsId, touches: Touches, against?: readonly string[]): Given => ({
  list,
  rule,
  arms,
  touches,
  ...(against ? { against } : {}),
});
const helpers = type('small-monsters', 'swarms');
const gifts: readonly Given[] = [
  ...(['supporting', 'supported'] as const).flatMap((arms) => [
    given('faerie', 'fr3.armies.faerie-swarm-support', arms, type('swarms')),
    given('lizardmen', 'fr3.armies.lizardmen-monster-support', arms, helpers),
    given('weres', 'fr3.armies.weres-support', arms, helpers),
  ]),
  given('nai-southwestern', 'fr3.armies.nai-southwestern-monster-support', 'supporting', type('small-monsters')),
  given('kobolds', 'fr3.armies.kobolds-rocks-and-bottles', 'rocks', type('mobs')),
  given('dark-elves', 'fr3.armies.dark-elves-magic-lances', 'magic-lances', elite('heavy-cavalry')),
  given('gnomes', 'fr3.armies.gnomes-battlewagon-cf', 'rolled-factor', type('battlewagons')),
  given('napoleonic-french', 'fr3.armies.napoleonic-french', 'dashing', elite('muskets')),
  given('dwarfs', 'fr3.armies.dwarfs-fly-swim-facing', 'nimble', having('flying', anybody)),
  given('dwarfs', 'fr3.armies.dwarfs-fly-swim-facing', 'nimble', having('swimming', anybody)),
  given('druid', 'fr3.armies.druid-flying-into-woods', 'woodland-flight', having('flying', type('mobs', 'swarms'))),
  given('faerie', 'fr3.armies.faerie-woods', 'woodland-flight', having('flying', type('mobs', 'swarms'))),
  given('evil', 'fr3.armies.evil-henchmen-fear', 'feared', elite('handweapons', 'knights')),
  given('assyrian', 'fr3.armies.assyrian-fearful-reputation', 'dreaded', anybody),
  given('near-east', 'fr3.armies.near-east-fearful-reputation', 'dreaded', anybody),
  given('assyrian', 'fr3.armies.assyrian-chariot-fear', 'feared', elite('heavy-chariots')),
  given(
    'conquistadors',
    'fr3.armies.conquistadors-fear',
    'feared',
    (unit) => group('cavalry')(unit) || type('crossbow-handgun')(unit),
    natives,
  ),
  given('celts', 'fr3.armies.celts-heavy-armor', 'unburdened', armored),
  given('hawaiian', 'fr3.armies.hawaiian-spears-armor', 'unburdened', armored),
  given('napoleonic-british', 'fr3.armies.napoleonic-british-muskets', 'steady-fire', type('muskets')),
  given(
    'napoleonic-russian',
    'fr3.armies.napoleonic-russian-artillery',
    'heavy-shot',
    type('heavy-artillery', 'light-artillery'),
  ),
  given('napoleonic-prussian', 'fr3.armies.napoleonic-prussian-overpursuit', 'well-in-hand', group('cavalry')),
  given('hill-dwarves', 'fr3.armies.hill-dwarves-mounted-terrain', 'sure-footed', isMounted),
  given('hill-dwarves', 'fr3.armies.hill-dwarves-mounted-fanatics', 'mounted', type('mounted-fanatics')),
  given('israelite', 'fr3.armies.israelite-water-crossing', 'led-across', anybody),
  given('norse', 'fr3.armies.norse-deployment', 'by-rivers', anybody),
  given('sea-elves', 'fr3.armies.sea-elves-deployment', 'by-marshes', anybody),
  given('pelagic', 'fr3.armies.pelagic-versus-pirates', 'pirate-bane', group('monsters'), pirates),
  given('nai-northwestern', 'fr3.armies.nai-northwestern-sisiutl', 'second-head', type('sisiutl')),
  given('celts', 'fr3.armies.celts-minor-spirit-support', 'supporting', type('minor-spirits')),
  ...['holy', 'unholy'].flatMap((list) => [
    given(list, 'fr3.armies.holy-unholy-blessed-start', 'blessed', group('infantry', 'cavalry')),
    given(list, 'fr3.armies.holy-unholy-avatar-bonus', 'avatar', type('major-spirits')),
  ]),
  given('hawaiian', 'fr3.armies.hawaiian-god-image-fear', 'god-image', type('god-image')),
  given('israelite', 'fr3.armies.israelite-ark-fear', 'ark', type('ark')),
  given('inquisition', 'fr3.armies.inquisition-mob-immunity', 'zealous', type('mobs')),
  given('nai-arctic', 'fr3.armies.nai-arctic-fast-on-snow', 'on-snow', group('infantry', 'cavalry', 'monsters')),
  given('automaton', 'fr3.armies.automaton-control', 'automaton', isAutomaton),
  given('buffalo-soldiers', 'fr3.armies.buffalo-soldiers-dismount', 'seventh-cavalry', elite('light-cavalry')),
  given('amphibian', 'fr3.armies.amphibian-air-breathing', 'air-breathing', anybody),
  given('reef-dweller', 'fr3.armies.reef-dweller-air-breathing', 'air-breathing', anybody),
  given('sea-elves', 'fr3.armies.sea-elves-breathing', 'air-breathing', group('infantry', 'cavalry')),
  given('greek', 'fr3.armies.greek-dragontooth-deployment', 'dragontooth', having('undead', type('handweapons'))),
];

/** The weapons and abilities that this unit has from its army list, against an army of the list `enemy`. */
export const armsByList = (unit: MusteredUnit, enemy: string | undefined): readonly ArmsId[] =>
  gifts.flatMap(({ list, touches, arms, against }) =>
    list === unit.list.id && touches(unit) && (against === undefined || (enemy !== undefined && against.includes(enemy)))
      ? [arms]
      : [],
  );
