/**
 * What armies are by their lists at the table: numbers that the battle plays, and rules that it does not play yet. A roster
 * that such a rule would touch is refused by name. Rules of purchases are not here.
 */
import { type CasterType, casterTypes, type SpellSchool } from '../../data/spell-list.ts';
import type { MusteredUnit } from '../../muster/mustered.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { effectsOf, type TerrainKind, terrainKinds } from '../../table/terrain.ts';
import type { MagicUser } from '../magic/users.ts';
import type { ArmsId } from '../setup.ts';

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
  ease('hill-dwarves', 'fr3.armies.hill-dwarves-mounted-terrain', difficult, group('cavalry')),
  ease('elves-wood', 'fr3.armies.elves-wood-movement', woods),
  ease('faerie', 'fr3.armies.faerie-woods', woods),
  ease('maya', 'fr3.armies.maya-woods-movement', woods),
  ease('nai-southeastern', 'fr3.armies.nai-southeastern-woods-movement', woods),
  ease('sea-elves', 'fr3.armies.sea-elves-water-movement', ['water', 'stream']),
];

/** Difficult ground that does not slow this unit. */
export const easeOf = (unit: MusteredUnit): readonly TerrainKind[] =>
  eases.flatMap(({ list, on, touches }) => (list === unit.list.id && touches(unit) ? on : []));

/** What a list gives to units as arms; some of it only against certain armies. */
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
  given('napoleonic-french', 'fr3.armies.napoleonic-french', 'dashing', elite('muskets')),
  given('dwarfs', 'fr3.armies.dwarfs-fly-swim-facing', 'nimble', withLevel('flying', anybody)),
  given('dwarfs', 'fr3.armies.dwarfs-fly-swim-facing', 'nimble', withLevel('swimming', anybody)),
  given('druid', 'fr3.armies.druid-flying-into-woods', 'woodland-flight', withLevel('flying', type('mobs', 'swarms'))),
  given('faerie', 'fr3.armies.faerie-woods', 'woodland-flight', withLevel('flying', type('mobs', 'swarms'))),
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
  given('hill-dwarves', 'fr3.armies.hill-dwarves-mounted-terrain', 'sure-footed', group('cavalry')),
];

/** Arms that this unit has by its list, against an army of the list `enemy`. */
export const armsByList = (unit: MusteredUnit, enemy: string | undefined): readonly ArmsId[] =>
  gifts.flatMap(({ list, touches, arms, against }) =>
    list === unit.list.id && touches(unit) && (against === undefined || (enemy !== undefined && against.includes(enemy)))
      ? [arms]
      : [],
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

/** What a list changes for its magic users, and the battle does not play yet. */
interface UnplayedMagic extends Omit<Unplayed, 'touches'> {
  readonly touches: (user: MagicUser) => boolean;
}

const anyUser = () => true;
const ofSchool =
  (...schools: readonly SpellSchool[]) =>
  ({ type }: MagicUser): boolean =>
    casterTypes.some(({ id, school }) => id === type && schools.includes(school));
const ofType =
  (...types: readonly CasterType[]) =>
  ({ type }: MagicUser): boolean =>
    types.includes(type);
const magicOf = (list: string, rule: Fr3RuleId, what: string, touches: UnplayedMagic['touches'] = anyUser): UnplayedMagic => ({
  list,
  rule,
  what,
  touches,
});

export const unplayedMagic: readonly UnplayedMagic[] = [
  magicOf('aboriginal', 'fr3.armies.aboriginal-shaman-discount', 'cheaper spells of shamans', ofSchool('shaman')),
  magicOf('druid', 'fr3.armies.druid-disorient', 'Disorient of druids', ofType('druid')),
  magicOf('holy', 'fr3.armies.holy-bless-discount', 'cheaper blessings', ofSchool('cleric')),
  magicOf('unholy', 'fr3.armies.unholy-curse-discount', 'cheaper curses', ofSchool('cleric')),
  magicOf('israelite', 'fr3.armies.israelite-bless-discount', 'cheaper blessings and curses', ofSchool('cleric')),
  magicOf('nai-southeastern', 'fr3.armies.nai-southeastern-disorient', 'Disorient of all magic users'),
  magicOf('nai-northeastern', 'fr3.armies.nai-northeastern-disorient', 'Disorient of all magic users'),
  magicOf('nai-arctic', 'fr3.armies.nai-arctic-tempest', 'Tempest of all magic users'),
  magicOf('nai-plains', 'fr3.armies.nai-plains-magic', 'larger pools'),
  magicOf('orc-goblin', 'fr3.armies.orc-goblin-fire-arrow', 'Fire Arrow of all magic users'),
  magicOf('sea-elves', 'fr3.armies.sea-elves-water-elementals', 'cheaper water elementals', ofSchool('shaman')),
  magicOf('steppe', 'fr3.armies.steppe-air-shamans', 'larger pools of air shamans', ofType('air-shaman')),
  magicOf('undead', 'fr3.armies.undead-necromancer-pool', 'larger pools of necromancers', ofType('necromancer')),
  magicOf('planar', 'fr3.armies.planar-general', 'the larger pool of the general', ofType('planar-wizard')),
];

export const unplayedRules: readonly Unplayed[] = [
  unplayed('dark-elves', 'fr3.armies.dark-elves-magic-lances', 'magic lances', elite('heavy-cavalry')),
  unplayed('gnomes', 'fr3.armies.gnomes-battlewagon-cf', 'the rolled CF of battlewagons', type('battlewagons')),
  unplayed('inquisition', 'fr3.armies.inquisition-mob-immunity', 'mobs beside the army device', type('mobs')),
  unplayed('samurai', 'fr3.armies.samurai-suicide', 'the death that the general may choose', anybody),
];
