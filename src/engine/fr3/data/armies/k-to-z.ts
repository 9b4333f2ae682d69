/**
 * Army lists from Kobolds to Weres, then settlers, the Napoleonic nations and the Victorians, in the order of the book. Words
 * such as “spirits”, “monsters” or “cavalry” do not name a unit type, so the rows that such a word may mean stay open with a
 * note. A type that a list forbids has a `most` of 0 units.
 */
import { armies2 } from '../figures/armies-2.ts';
import {
  type Allies,
  type Army,
  type ArmyRow,
  type ArmyUnit,
  armyRows,
  type EliteAllowance,
  type EliteForm,
  type Discount,
  type ListItem,
  unitRows,
} from './army.ts';

type Said = Omit<ArmyUnit, 'unit'>;
type More = Omit<Said, 'source' | 'confidence'>;

/** The sources of an entry: a cell that certainly belongs to this army, a cell that probably does, or the description. */
const table = (more: More = {}): Said => ({ source: 'table', ...more });
const likely = (more: More = {}): Said => ({ source: 'table', confidence: 'likely', ...more });
const prose = (more: More = {}): Said => ({ source: 'prose', ...more });
const hint = (note: string): Said => ({ source: 'open', note });
const barred = (note: string): Said => prose({ most: { units: 0, per: 'army' }, note });

/** The elite forms for melee, for units with bowfire (melee or shooting), and for artillery. */
const melee: readonly EliteForm[] = ['1-1-0'];
const shooting: readonly EliteForm[] = ['1-1-0', '0-1-1'];
const artillery: readonly EliteForm[] = ['0-1-1'];
/** The elite forms of traps, parasitics and contraptions: none here, because their own rules say what elite status gives. */
const own: readonly EliteForm[] = [];
const withBows: Partial<EliteAllowance> = { note: 'The second elite form is only for units with bows.' };

const fromTable = (max: EliteAllowance['max'], forms = melee, more: Partial<EliteAllowance> = {}): More => ({
  elite: { max, forms, source: 'table', ...more },
});
const fromProse = (max: EliteAllowance['max'], forms = melee, more: Partial<EliteAllowance> = {}): More => ({
  elite: { max, forms, source: 'prose', ...more },
});
/** The text allows elites of the type, but our copy shows no number (`assumed` in army.ts). */
const someElites = (forms = melee): More => fromProse(1, forms, { assumed: true });
const inArmy = { per: 'army' } as const;
const upTo = (units: number): More => ({ most: { units, per: 'army' } });

const spiritsUnsaid = hint('The text mentions spirits, but does not say which.');
const monstersUnsaid = hint('The text mentions monsters, but not their size.');
const cavalryUnsaid = hint('The text mentions cavalry, but does not say which.');
const anySpirits = { 'lesser-spirits': spiritsUnsaid, 'major-spirits': spiritsUnsaid, 'minor-spirits': spiritsUnsaid } as const;
const anyMonsters = { 'large-monsters': monstersUnsaid, 'small-monsters': monstersUnsaid } as const;
const anyCavalry = { 'heavy-cavalry': cavalryUnsaid, 'light-cavalry': cavalryUnsaid, mounted: cavalryUnsaid, knights: cavalryUnsaid } as const;
const allPowers = prose({ note: 'The text mentions spirits of all powers.' });
const chariots = prose({ note: 'The text says “chariots” without a kind.' });
const guns = prose({ note: 'The text says “artillery” without a kind.' });
const onlyTraps = { contraptions: hint('The printed cell of this row allows traps only.') } as const;

/** The codes of the Magic Users row. All codes of that row are certain in this half of the tables. */
const casters = (...codes: string[]): Army['magicUsers'] => codes.map((code) => ({ code, source: 'table' }));
const beginners = (...codes: string[]): Army['magicUsers'] => codes.map((code) => ({ code, source: 'table', maxLevel: 1 }));
type Named = Army['characters'][number];
const has = (id: string, note?: string): Named => ({ id, source: 'table', ...(note ? { note } : {}) });
const mayHave = (id: string, note?: string): Named => ({ id, source: 'table', confidence: 'likely', ...(note ? { note } : {}) });

const inProseToo = 'The description names this type too.';
const poison: ListItem = { id: 'poison', source: 'table', confidence: 'likely' };
const heavyArmor: ListItem = { id: 'heavy-armor', source: 'table', confidence: 'likely' };
const climb = (army: string): ListItem => ({
  id: 'climb',
  source: 'prose',
  note: 'Any type of the rank and file that is not a machine may have it, but then all units of the type must have it.',
  rule: `fr3.armies.${army}-climb`,
});

const free = (units: Discount['units'], what: string, rule: string): Discount => ({ units, what, points: 0, rule: `fr3.armies.${rule}` });
const cheapSpecialists = (army: string): readonly Discount[] =>
  ['engineer', 'mechanic'].map((what) => ({
    units: 'Any character who may have it',
    what,
    points: 'half',
    rule: `fr3.armies.${army}-half-price-specialists`,
  }));

const army = (
  id: string,
  name: string,
  row: Pick<Army, 'innate' | 'magicUsers' | 'figures'> & {
    readonly units: Partial<Record<ArmyRow, Said>>;
    /** Rule ids without the chapter. */
    readonly rules: readonly string[];
  } & Partial<Omit<Army, 'units' | 'rules'>>,
): Army => ({
  id,
  name,
  rule: `fr3.armies.${id}-list`,
  tier: 'core',
  characters: [],
  discounts: [],
  ...row,
  units: unitRows(row.units),
  rules: row.rules.map((rule) => `fr3.armies.${rule}`),
});

/** Entries shared by the six lists of North American Indians. */
const sacredSite = free('The army', 'sacred-site', 'north-american-indians-sacred-site');
const closePortal = ['north-american-indians-close-portal', 'north-american-indians-sacred-site'];
const canoes = (rule: string): Discount => free('Infantry units', 'canoes', rule);
const nativeArmies = ['nai-southeastern', 'nai-southwestern', 'nai-northwestern', 'nai-northeastern', 'nai-arctic', 'nai-plains'] as const;

/** The types that the pirate column allows to all three kinds of pirates. */
const pirateInfantry = ['beastmen', 'crossbow-handgun', 'handweapons', 'rangers', 'skirmishers', 'spears'] as const;
const pirateRiders = ['heavy-cavalry', 'light-cavalry', 'mounted', 'heavy-chariots'] as const;
const asProse = (rows: readonly ArmyRow[], more: More = {}): Partial<Record<ArmyRow, Said>> =>
  Object.fromEntries(rows.map((row) => [row, prose(more)]));
const associated: Partial<Record<ArmyRow, Said>> = {
  ...asProse(['large-monsters', 'small-monsters', 'swarms', 'lesser-spirits'], {
    note: 'Its open move must be at least that of the slowest regular unit.',
  }),
  traps: likely({ note: inProseToo }),
};
/** Forbids every row that is not named here. */
const onlyThese = (said: Partial<Record<ArmyRow, Said>>, note: string): Partial<Record<ArmyRow, Said>> =>
  Object.fromEntries(armyRows.map((row) => [row, said[row] ?? barred(note)]));
const pirates = {
  innate: ['freeze', 'war-cry'],
  magicUsers: casters('SC', 'W'),
  characters: [has('assassin', inProseToo)],
  items: [{ ...poison, note: 'The description names this type too.', rule: 'fr3.armies.pirate-associated-purchases' }],
} satisfies Partial<Army>;
const pirateDevice = free('The army', 'army-standard', 'pirate-free-device');
const pirateRules = ['pirate-free-device', 'pirate-table-limits', 'pirate-associated-units'];

const napoleonicGuns = {
  'heavy-artillery': likely({ napoleonic: true, note: 'The description names artillery too.' }),
  'light-artillery': prose({ napoleonic: true, note: 'The text says “artillery” without a kind.' }),
} as const;
const jaegers = prose(fromProse(1, shooting, { assumed: true, ...withBows }));
const freeGuns = free(['heavy-artillery', 'light-artillery'], 'napoleonic-artillery', 'napoleonic-artillery-free');
const napoleonicCasters = (...fromText: string[]): Army['magicUsers'] => [
  ...beginners('C', 'W'),
  ...casters('MS'),
  ...fromText.map((code) => ({ code, source: 'prose' as const, note: 'The printed cell has no masons.' })),
];
const napoleonicRules = ['napoleonic-artillery-free', 'napoleonic-magic-limit'];
const everySixth = fromProse('unlimited', shooting, { note: 'A sixth of the musket units may be elite, rounded down, but at least one.' });

const seaElfAllies: Allies = { armies: ['sea-elves'], choice: 'any', percent: null, rule: 'fr3.armies.pelagic-sea-elf-allies' };
const pelagicAllies: Allies = { armies: ['pelagic'], choice: 'any', percent: null, rule: 'fr3.armies.sea-elves-pelagic-allies' };

export const armiesKToZ: readonly Army[] = [
  army('kobolds', 'Kobolds', {
    innate: ['hide', 'disorient', 'smoke-screen'],
    magicUsers: casters('W', 'S'),
    characters: [mayHave('mad-scientist')],
    units: {
      mobs: prose(),
      handweapons: prose(),
      spears: prose(),
      blobs: prose(),
      parasitics: prose(),
      traps: table(fromTable(2, own)),
      contraptions: table(),
    },
    discounts: [
      free(['mobs'], 'One more unit for every two bought', 'kobolds-free-mobs'),
      free(['mobs'], 'Rocks and bottles', 'kobolds-rocks-and-bottles'),
    ],
    items: [climb('kobolds'), poison],
    rules: ['kobolds-free-mobs', 'kobolds-rocks-and-bottles', 'kobolds-elite-traps', 'kobolds-climb'],
    figures:
      'Suitable figures are swarms of small, ragged figures with stones in their fists as mobs, a few taller ones in scrap armour as handweapons and spears, and whatever slime, vermin or beaten beast they have driven ahead of them.',
  }),
  army('lizardmen', 'Lizardmen', {
    innate: ['corrode', 'flash-flood', 'toughness', 'douse-fire'],
    magicUsers: casters('S', 'W'),
    characters: [mayHave('assassin', inProseToo)],
    units: {
      handweapons: prose(),
      rangers: prose(),
      spears: prose(),
      'heavy-cavalry': prose(),
      mounted: prose({ note: 'In the description, this type flies.' }),
      'large-monsters': monstersUnsaid,
      'small-monsters': prose(),
      swarms: prose(),
      'lesser-spirits': prose(),
      'major-spirits': prose(),
      traps: likely({ note: inProseToo }),
      ...onlyTraps,
      battlewagons: prose(),
    },
    items: [climb('lizardmen'), poison],
    rules: ['lizardmen-monster-support', 'lizardmen-illusions', 'lizardmen-climb'],
    figures:
      'Suitable figures are reptile warriors with trident, spear or halberd on foot, small dinosaurs under the cavalry and winged ones under the mounted units, great turtles carrying a howdah as battlewagons, hatchlings as swarms, and dragon-folk of every size as spirits.',
  }),
  army('maya', 'Maya', {
    innate: ['wood-sense', 'disorient', 'douse-fire'],
    magicUsers: casters('S', 'N'),
    units: {
      handweapons: table({ throwing: 'free' }),
      rangers: table(fromTable(2, shooting, withBows)),
      spears: table({ throwing: 'free' }),
      'small-monsters': prose(),
      parasitics: likely(fromTable(1, own)),
      'major-spirits': prose(),
      traps: table(fromTable(2, own)),
      ...onlyTraps,
    },
    discounts: [free(['spears', 'handweapons'], 'Throwing weapons', 'maya-throwing-free')],
    items: [poison],
    rules: ['maya-woods-movement', 'maya-throwing-free'],
    figures:
      'Suitable figures are bare-chested warriors in cotton armour with feathers and painted shields, jaguars and snakes as small monsters, and the gods as major spirits, such as the feathered serpent, the jaguar of the sun and the lords of death.',
  }),
  army('medieval', 'Medieval', {
    innate: ['set-fire', 'magic-resistance'],
    magicUsers: casters('C', 'W'),
    characters: [mayHave('bard'), mayHave('engineer'), mayHave('alchemist'), mayHave('healer'), mayHave('mad-scientist')],
    units: {
      ...anyMonsters,
      'heavy-cavalry': prose(),
      knights: table(fromTable(3)),
      fanatics: prose(),
      traps: likely(),
      ...onlyTraps,
    },
    discounts: [
      free('One character, outside the ability limits', 'exceptional-weapon', 'medieval-free-weapon'),
      free(['knights'], 'barbarian', 'medieval-fearless-knights'),
    ],
    items: [heavyArmor],
    rules: ['medieval-free-weapon', 'medieval-fearless-knights'],
    figures:
      'Suitable figures are knights in the coats of arms of a romance you like, sergeants as heavy cavalry and foot, a wizard at the king’s elbow and a bishop in the second rank, monks as fanatics, and griffins and wyverns as monsters.',
  }),
  army('near-east', 'Near East', {
    innate: ['war-cry', 'apoplexy', 'earth-sense'],
    magicUsers: casters('W', 'C'),
    characters: [mayHave('assassin'), mayHave('engineer'), mayHave('alchemist'), mayHave('healer')],
    units: {
      ...anySpirits,
      ...anyMonsters,
      mobs: prose(),
      'heavy-cavalry': likely({ bows: 'may', note: 'The description gives them bows too.' }),
      battlewagons: prose(),
      'heavy-artillery': table(fromTable(1, artillery)),
    },
    offers: [
      {
        id: 'wagon-fortress',
        name: 'Wagon fortress',
        units: ['battlewagons'],
        points: 0,
        summary: 'A wagon fortress has no charge bonus. It has handguns at no cost, and +3 CF once it is in position.',
        rule: 'fr3.armies.near-east-wagon-fortress',
      },
    ],
    rules: [
      'near-east-fearful-reputation',
      'near-east-wagon-fortress',
      'near-east-wagon-fortress-positioning',
      'near-east-wagon-fortress-pushback',
    ],
    figures:
      'Suitable figures are mailed horsemen with bow and lance, a long train of guns and chained war wagons, starved peasants as mobs, an icon carried as the army’s device, giants and gargoyles as monsters, and an archangel or a djinn overhead.',
  }),
  army('norse', 'Norse', {
    innate: ['set-fire', 'freeze', 'war-cry'],
    magicUsers: casters('S', 'W', 'WC'),
    characters: [mayHave('bard')],
    units: {
      ...anySpirits,
      handweapons: table({ ...fromTable(2), throwing: 'may' }),
      mobs: prose(),
      spears: prose(),
      'heavy-chariots': chariots,
      'large-monsters': prose(),
      'small-monsters': prose(),
      fanatics: likely({ ...fromTable('unlimited'), note: inProseToo }),
      battlewagons: prose(),
    },
    discounts: [free(['spears', 'handweapons'], 'barbarian', 'norse-barbarian')],
    rules: ['norse-deployment', 'norse-barbarian'],
    figures:
      'Suitable figures are axemen behind round shields, men in bearskins as fanatics, chariots behind great cats or polar bears, mammoths as battlewagons, trolls, giants and ice worms as large monsters, wolves and reindeer as small ones, and the old gods as spirits.',
  }),
  army('nai-southeastern', 'Southeastern North American Indians', {
    family: 'north-american-indians',
    innate: ['douse-fire', 'wood-sense', 'disorient'],
    magicUsers: casters('D', 'ES'),
    characters: [mayHave('healer')],
    units: {
      'lesser-spirits': prose(),
      'major-spirits': prose(),
      'minor-spirits': prose(),
      rangers: table(fromTable('unlimited', shooting, withBows)),
      dragons: prose(),
      leviathans: prose(),
      'large-monsters': prose({ note: 'In the description, this type also flies and swims.' }),
      'small-monsters': prose({ note: 'In the description, this type swims.' }),
      swarms: prose(),
      tricksters: prose(),
      traps: likely(),
      ...onlyTraps,
    },
    discounts: [sacredSite],
    rules: [...closePortal, 'nai-southeastern-woods-movement', 'nai-southeastern-disorient'],
    figures:
      'Suitable figures are hunters among tree stumps as rangers, a man of stone as a leviathan, the great serpent as a dragon that flies, swims or crawls, a huge hawk, small folk and bears as spirits, and the raven as a trickster.',
  }),
  army('nai-southwestern', 'Southwestern North American Indians', {
    family: 'north-american-indians',
    innate: ['war-cry', 'tempest', 'smoke-screen'],
    magicUsers: casters('ES', 'FS', 'AS'),
    characters: [mayHave('healer')],
    units: {
      skirmishers: prose(),
      'light-cavalry': table(fromTable(2, shooting)),
      'small-monsters': prose(),
      parasitics: prose(),
      'lesser-spirits': prose(),
      'major-spirits': prose(),
      tricksters: prose(),
      traps: likely(),
      ...onlyTraps,
    },
    discounts: [sacredSite, free(['light-cavalry'], 'fast-movement', 'nai-southwestern-light-cavalry')],
    rules: [...closePortal, 'nai-southwestern-monster-support', 'nai-southwestern-light-cavalry'],
    figures:
      'Suitable figures are riders on painted ponies, masked dancers, a pair of twins and a spider woman as lesser spirits, the sun as a major spirit, the coyote as a trickster, and snakes as parasitics.',
  }),
  army('nai-northwestern', 'Northwestern North American Indians', {
    family: 'north-american-indians',
    innate: ['flash-flood', 'douse-fire', 'hide'],
    magicUsers: casters('WS', 'AS'),
    characters: [mayHave('healer')],
    units: {
      ...anySpirits,
      dragons: prose(),
      leviathans: prose(),
      'large-monsters': prose({ note: 'In the description, this type swims.' }),
      'small-monsters': prose(),
      ethereals: prose(),
      tricksters: prose(),
    },
    discounts: [sacredSite, canoes('nai-northwestern-canoes')],
    listUnits: [
      {
        id: 'sisiutl',
        name: 'Sisiutl',
        unit: 'large-monsters',
        points: armies2.sisiutlCost,
        most: { units: 1, per: 'army' },
        has: ['swimming'],
        rule: 'fr3.armies.nai-northwestern-sisiutl',
      },
    ],
    rules: [...closePortal, 'nai-northwestern-canoes', 'nai-northwestern-sisiutl'],
    figures:
      'Suitable figures are warriors in cedar armour and carved helmets, long painted canoes, killer whales and otter men, the thunderbird as a dragon, wild folk of the woods as small monsters, and ghosts as ethereals.',
  }),
  army('nai-northeastern', 'Northeastern North American Indians', {
    family: 'north-american-indians',
    innate: ['wood-sense', 'animate-terrain', 'hide'],
    magicUsers: casters('D', 'ES'),
    characters: [mayHave('healer')],
    units: {
      ...anySpirits,
      dragons: prose(),
      leviathans: prose(),
      'large-monsters': prose({ note: 'In the description, this type also flies and swims.' }),
      'small-monsters': prose({ note: 'In the description, this type also flies and burrows.' }),
      swarms: prose(),
      tricksters: prose(),
      traps: table({ ...fromTable('unlimited', own), note: 'Any number of them, elite or not.' }),
      ...onlyTraps,
    },
    discounts: [sacredSite, canoes('nai-northeastern-canoes')],
    rules: [...closePortal, 'nai-northeastern-elite-traps', 'nai-northeastern-canoes', 'nai-northeastern-disorient'],
    figures:
      'Suitable figures are warriors of the long houses and the lakes, stone giants as leviathans, great flying heads and a lake panther as large monsters, little men who burrow as small ones, and the thunderbird as a dragon in the air and a serpent as one on the ground.',
  }),
  army('nai-arctic', 'Arctic North American Indians', {
    family: 'north-american-indians',
    innate: ['freeze', 'tempest', 'douse-fire'],
    magicUsers: casters('WS', 'AS'),
    characters: [mayHave('healer')],
    units: {
      ...anySpirits,
      'large-monsters': prose({ note: 'In the description, this type also swims.' }),
      'small-monsters': likely({ ...fromTable(1), note: inProseToo }),
      ethereals: prose(),
      tricksters: prose(),
    },
    discounts: [sacredSite, canoes('nai-arctic-kayaks'), free('One shaman', 'magic-ward', 'nai-arctic-magic-ward')],
    rules: [...closePortal, 'nai-arctic-kayaks', 'nai-arctic-fast-on-snow', 'nai-arctic-tempest', 'nai-arctic-magic-ward'],
    figures:
      'Suitable figures are hunters in furs with harpoons, kayaks, polar bears and giants as large monsters, seals and reindeer as small ones, the woman of the sea as a spirit, and the ghosts of animals as ethereals.',
  }),
  army('nai-plains', 'North American Plains Indians', {
    family: 'north-american-indians',
    innate: ['earthquake', 'smoke-screen', 'sudden-wind'],
    magicUsers: casters('FS', 'AS'),
    characters: [mayHave('healer')],
    units: {
      'light-cavalry': table(fromTable(2, shooting)),
      dragons: prose(),
      'large-monsters': prose({ note: 'In the description, this type also swims.' }),
      'small-monsters': likely({ ...fromTable(1), note: inProseToo }),
      swarms: prose(),
      tricksters: prose(),
      traps: likely(),
      ...onlyTraps,
    },
    discounts: [sacredSite],
    rules: [...closePortal, 'nai-plains-magic'],
    figures:
      'Suitable figures are riders with lance and bow, elk and buffalo as large monsters, weasels and little people as small ones, the thunderbird as a dragon, the coyote as a trickster, and frogs and owls as swarms.',
  }),
  army('orc-goblin', 'Orcs and Goblins', {
    innate: ['war-cry', 'set-fire', 'stinkbomb'],
    magicUsers: casters('S', 'W'),
    units: {
      ...anySpirits,
      'crossbow-handgun': prose(),
      handweapons: likely({ ...fromTable(2, ['1-1-0', '2-0-0']), note: inProseToo }),
      mobs: prose(),
      pikes: prose(),
      skirmishers: prose(),
      spears: prose(),
      'heavy-cavalry': prose(),
      'light-cavalry': prose(),
      'heavy-chariots': chariots,
      dragons: prose(),
      'large-monsters': prose(),
      'small-monsters': prose(),
      swarms: prose(),
      ethereals: prose(),
      traps: likely(),
      contraptions: likely(),
      battlewagons: prose(),
      'heavy-artillery': guns,
      'light-artillery': guns,
    },
    items: [climb('orc-goblin')],
    rules: ['orc-goblin-elites', 'orc-goblin-fire-arrow', 'orc-goblin-climb'],
    figures:
      'Suitable figures are goblins of all sizes, wolf riders as light cavalry and boar riders as heavy, trolls and big orcs as elite handweapons, evil men as spears and pikes, packs of wolves as small monsters, giant spiders, dark riders as ethereals, and a dragon if you have one.',
  }),
  army('pelagic', 'Pelagic', {
    innate: ['corrode', 'flash-flood', 'douse-fire'],
    magicUsers: casters('S', 'W'),
    units: {
      ...Object.fromEntries(
        (['crossbow-handgun', 'longbows', 'muskets', 'pikes', 'rifles', 'sword-and-pistol', 'heavy-artillery', 'light-artillery'] as const).map((row) => [
          row,
          barred('Cannot swim.'),
        ]),
      ),
      ...anyCavalry,
      handweapons: likely(fromTable(1)),
      leviathans: prose(),
      'large-monsters': prose(),
    },
    discounts: [free('All units', 'fast-movement', 'pelagic-fast-movement')],
    allies: [seaElfAllies],
    rules: ['pelagic-swimming', 'pelagic-fast-movement', 'pelagic-sea-elf-allies', 'pelagic-versus-pirates'],
    figures:
      'Suitable figures are squid-headed lords over shoals of fish, sharks and tunny as large monsters, whales and giant squid as leviathans, jellyfish and dolphin riders as cavalry, and a sea god in his chariot to lead them.',
  }),
  army('persians', 'Persians', {
    innate: ['war-cry', 'tempest', 'douse-fire'],
    magicUsers: casters('C', 'S'),
    units: {
      beastmen: prose(fromProse(armies2.persianBeastmen, melee, inArmy)),
      mobs: prose({ note: 'May be multi-based.' }),
      pikes: prose({ ...upTo(armies2.persianPikes), note: 'Greek mercenaries.' }),
      spears: table({ ...fromTable(3, shooting, { note: 'The second elite form is only for units with elite bows.' }), bows: 'may', note: 'Only elite spears may have bows.' }),
      'light-cavalry': prose(),
      'large-monsters': prose(),
      'major-spirits': prose(),
      traps: likely(),
      contraptions: likely(),
    },
    discounts: [free(['light-cavalry'], 'fast-movement', 'persians-light-cavalry')],
    offers: [
      {
        id: 'elite-bows',
        name: 'Elite bows',
        units: 'Elite spears with bowfire',
        points: armies2.persianBows,
        summary: 'Their elite bonuses are +1 to rally rolls and +1 to shooting.',
        rule: 'fr3.armies.persians-elite-spears',
      },
    ],
    rules: ['persians-light-cavalry', 'persians-elite-spears', 'persians-greek-pikes', 'persians-elite-beastmen'],
    figures:
      'Suitable figures are the guard in bright robes with bow and spear, levies of fifty nations as mobs, a bearded king of kings, shaggy hill folk as beastmen, manticores, and talking falcons and three-legged asses as large monsters.',
  }),
  army('pirate', 'Pirates', {
    ...pirates,
    family: 'pirate',
    units: {
      ...asProse([...pirateInfantry, 'heavy-cavalry', 'light-cavalry', 'mounted', 'heavy-chariots', 'battlewagons', 'heavy-artillery', 'light-artillery', 'rifles'], {
        note: 'The army has this type only if its kind of pirates names it.',
      }),
      ...associated,
      ...onlyTraps,
    },
    discounts: [free('Multi-based battlewagons', 'One sail for each ship', 'pirate-free-sails'), pirateDevice],
    rules: ['pirate-types', 'pirate-free-sails', ...pirateRules],
    figures:
      'Choose any cut-throats you like: sea dogs in striped shirts, desert robbers, corsairs of the air. On the army device, put a flag that shows what they do to prisoners.',
  }),
  army('pirate-marauders', 'Marauders', {
    ...pirates,
    family: 'pirate',
    rule: 'fr3.armies.pirate-marauders-units',
    units: onlyThese({ ...asProse(pirateInfantry), ...associated }, 'Not for marauders.'),
    discounts: [pirateDevice, free([...pirateInfantry], 'fast-movement', 'pirate-marauders-fast-movement')],
    items: [...pirates.items, { id: 'canoes', source: 'prose', rule: 'fr3.armies.pirate-marauders-canoes' }],
    rules: ['pirate-marauders-units', 'pirate-marauders-fast-movement', 'pirate-marauders-canoes', ...pirateRules],
    figures: 'Suitable figures are boarding parties, river raiders and wreckers on foot, with canoes drawn up behind them.',
  }),
  army('pirate-raiders', 'Raiders', {
    ...pirates,
    family: 'pirate',
    rule: 'fr3.armies.pirate-raiders-units',
    units: onlyThese(
      {
        ...asProse(pirateRiders),
        'heavy-cavalry': prose(fromProse(armies2.raiderElites, melee, inArmy)),
        'light-cavalry': prose(fromProse(armies2.raiderElites, shooting, inArmy)),
        ...associated,
      },
      'Not for raiders.',
    ),
    discounts: [pirateDevice, free([...pirateRiders], 'fast-movement', 'pirate-raiders-fast-movement')],
    rules: ['pirate-raiders-units', 'pirate-raiders-fast-movement', ...pirateRules],
    figures: 'Suitable figures are robbers of the road and the desert on horses, camels or flying beasts, and stolen chariots.',
  }),
  army('pirate-buccaneers', 'Buccaneers', {
    ...pirates,
    family: 'pirate',
    rule: 'fr3.armies.pirate-buccaneers-units',
    tier: 'advanced',
    units: onlyThese(
      {
        ...asProse([...pirateInfantry, ...pirateRiders], { note: 'On deck they must be marines; otherwise they must be in a hold or on transports.' }),
        ...Object.fromEntries((['longbows', 'militia', 'mobs', 'muskets', 'pikes', 'sword-and-pistol', 'dragoons', 'knights'] as const).map((row) => [row, { source: 'open' }])),
        rifles: prose({ note: 'One unit for each ship.' }),
        battlewagons: prose({ note: 'They must operate on the fleet’s own level.' }),
        'heavy-artillery': prose({ note: 'Only on a gunship.' }),
        'light-artillery': prose({ note: 'Only on a gunship.' }),
        ...associated,
      },
      'Not for buccaneers.',
    ),
    discounts: [
      pirateDevice,
      free('Multi-based battlewagons', 'One sail for each ship', 'pirate-free-sails'),
      free('Battlewagons, ships, assault craft, transports and artillery', 'fast-movement', 'pirate-buccaneers-fast-movement'),
    ],
    rules: [
      'pirate-buccaneers-units',
      'pirate-buccaneers-fast-movement',
      'pirate-buccaneers-one-level',
      'pirate-buccaneers-assault-craft',
      'pirate-buccaneers-marines',
      'pirate-buccaneers-hold',
      'pirate-buccaneers-rifles',
      'pirate-free-sails',
      ...pirateRules,
    ],
    figures: 'Suitable figures are galleons, sand ships or airships with guns run out, longboats as assault craft, and boarding parties crowding the rails.',
  }),
  army('planar', 'Planar', {
    innate: ['apoplexy', 'war-cry'],
    magicUsers: casters('P'),
    units: {
      'lesser-spirits': allPowers,
      'major-spirits': allPowers,
      'minor-spirits': allPowers,
      ...anyMonsters,
      beastmen: prose(),
      leviathans: prose(),
      swarms: prose(),
    },
    required: [{ any: ['planar-wizard'], least: 1, general: true, rule: 'fr3.armies.planar-general' }],
    rules: ['planar-general'],
    figures:
      'Suitable figures are a small man with large plans in the middle, twisted followers around him, imps and devils as spirits, bats and ravens as swarms, and behind the gate the things with too many mouths.',
  }),
  army('reef-dweller', 'Reef Dwellers', {
    innate: ['flash-flood', 'corrode', 'douse-fire'],
    magicUsers: casters('S', 'W'),
    units: {
      ...anyMonsters,
      ...anyCavalry,
      traps: prose(),
      battlewagons: prose(),
    },
    discounts: [
      free('All units', 'breathing', 'reef-dweller-air-breathing'),
      { units: 'Units that may have poison', what: 'poison', points: 'half', rule: 'fr3.armies.reef-dweller-poison' },
    ],
    items: [{ ...poison, note: 'The description names this type too.', rule: 'fr3.armies.reef-dweller-poison' }],
    rules: ['reef-dweller-air-breathing', 'reef-dweller-poison'],
    figures:
      'Suitable figures are fish people as infantry, dolphin riders as cavalry, crabs and lobsters as monsters or, with a turret, as battlewagons, sharks and eels, and giant clams and garden eels as traps.',
  }),
  army('renaissance', 'Renaissance', {
    innate: ['magic-resistance', 'set-fire', 'douse-fire'],
    magicUsers: casters('C', 'W'),
    characters: [
      has('witch-hunter', inProseToo),
      has('bard'),
      mayHave('engineer', inProseToo),
      mayHave('alchemist', 'Elite alchemists. The description names alchemists too.'),
      mayHave('healer'),
      mayHave('mad-scientist'),
    ],
    units: {
      ...anyMonsters,
      'crossbow-handgun': prose(),
      muskets: prose(),
      pikes: table(fromTable(2)),
      'heavy-cavalry': prose(),
      knights: prose(),
      swarms: prose({ note: 'In the description, this type flies.' }),
      contraptions: prose(),
      battlewagons: prose(),
    },
    discounts: [free('One character', 'alchemist', 'renaissance-free-alchemist'), ...cheapSpecialists('renaissance')],
    items: [heavyArmor],
    rules: ['renaissance-free-alchemist', 'renaissance-half-price-specialists'],
    figures:
      'Suitable figures are men in slashed sleeves and feathered hats behind a hedge of pikes, knights in armour too beautiful to dent, tanks, submarines and airboats from an inventor’s notebook as battlewagons, hippogriffs and chimeras, and black-clad preachers as witch hunters.',
  }),
  army('roman', 'Roman Mythological', {
    innate: ['toughness', 'apoplexy', 'war-cry'],
    magicUsers: casters('C', 'W'),
    characters: [has('engineer', inProseToo), has('healer')],
    units: {
      ...anySpirits,
      ...anyCavalry,
      'large-monsters': monstersUnsaid,
      'small-monsters': prose(),
      handweapons: table({ ...fromTable('unlimited'), throwing: 'may' }),
      mobs: prose(),
      skirmishers: prose(),
      spears: prose(),
      'light-cavalry': prose(),
      traps: prose({ note: 'These are trenches and ramparts, or stakes instead.' }),
    },
    discounts: cheapSpecialists('roman'),
    allies: [
      {
        armies: ['greek', 'african-west', 'african-east', 'egyptian', 'arabic'],
        choice: 'any',
        percent: armies2.romanAllies,
        rule: 'fr3.armies.roman-allies',
      },
    ],
    rules: ['roman-allies', 'roman-half-price-specialists'],
    figures:
      'Suitable figures are ten cohorts with sword, shield and javelin, nobles as light cavalry, an eagle as the army’s device, subject peoples as mobs, spears and skirmishers, birdmen and winged horses in the air, giants, war dogs, and Jupiter or Mars above it all.',
  }),
  army('samurai', 'Samurai', {
    innate: ['war-cry', 'toughness', 'magic-resistance'],
    magicUsers: casters('C', 'W'),
    characters: [has('assassin', 'Elite assassins.'), has('bard'), mayHave('healer')],
    units: {
      ...anyCavalry,
      beastmen: prose(upTo(armies2.samuraiBeastmen)),
      'crossbow-handgun': prose(),
      handweapons: likely({ ...fromTable(1), note: 'The description has no limit for elites.' }),
      mobs: prose(),
      dragons: prose(),
      'large-monsters': prose(),
      fanatics: prose(),
      'major-spirits': prose(),
      'minor-spirits': prose(),
      'light-artillery': prose(),
    },
    rules: ['samurai-elite-assassins', 'samurai-beastmen', 'samurai-suicide', 'samurai-handweapons'],
    figures:
      'Suitable figures are ranks in the colours of one lord with banners at their backs, peasants as mobs, men with matchlocks as handguns, rockets as light artillery, ninja as assassins, warrior monks as fanatics, horned ogres, bird folk with wings, and weasels with sickles as beastmen.',
  }),
  army('sea-elves', 'Sea Elves', {
    innate: ['flash-flood', 'corrode', 'douse-fire'],
    magicUsers: casters('W', 'S'),
    characters: [mayHave('bard'), mayHave('alchemist'), mayHave('healer')],
    units: {
      ...anyCavalry,
      handweapons: likely({ ...fromTable(1), note: 'The description names elites too.' }),
      skirmishers: prose(someElites(shooting)),
      spears: prose(someElites()),
      'heavy-chariots': chariots,
      'large-monsters': prose(),
      'small-monsters': prose(),
      swarms: prose(),
      'light-artillery': prose(),
    },
    discounts: [free('Infantry and cavalry units', 'breathing', 'sea-elves-breathing')],
    allies: [pelagicAllies],
    rules: ['sea-elves-deployment', 'sea-elves-water-movement', 'sea-elves-water-elementals', 'sea-elves-breathing', 'sea-elves-pelagic-allies'],
    figures:
      'Suitable figures are elves with coral and shell on their armour, mer-folk beside them, a captain’s guard as elites, chariots behind horses, sharks or winged serpents, krakens and whales as large monsters, gulls as swarms, and a deck gun as light artillery.',
  }),
  army('steppe', 'Steppe', {
    innate: ['sudden-wind', 'earthquake', 'smoke-screen'],
    magicUsers: casters('S', 'W'),
    units: {
      ...anySpirits,
      ...anyCavalry,
      'light-cavalry': likely({ ...fromTable(2, shooting), note: 'The description has elite cavalry too.' }),
      'heavy-chariots': chariots,
      'small-monsters': prose(),
      swarms: prose(),
    },
    discounts: [
      free(['heavy-cavalry', 'light-cavalry', 'mounted', 'dragoons', 'knights'], 'fast-movement', 'steppe-cavalry-fast-movement'),
      free(['heavy-chariots'], 'fast-movement', 'steppe-chariots-fast-movement'),
    ],
    rules: ['steppe-cavalry-fast-movement', 'steppe-chariots-fast-movement', 'steppe-air-shamans'],
    figures:
      'Suitable figures are horse archers by the hundred on ponies, wolves or great running birds, bird folk as flying infantry, hyena men on griffins, herds as small monsters, locusts as swarms, and storms as spirits.',
  }),
  army('sumerian-akkadian', 'Sumerian/Akkadian Mythical', {
    innate: ['earthquake', 'disorient', 'smoke-screen'],
    magicUsers: casters('S', 'C'),
    units: {
      beastmen: prose(),
      skirmishers: prose(),
      spears: prose(),
      'heavy-chariots': chariots,
      dragons: prose(fromProse(armies2.sumerianDragons, melee, inArmy)),
      'large-monsters': prose({ note: 'In the description, this type also flies.' }),
      'major-spirits': prose(),
    },
    rules: ['sumerian-akkadian-elite-dragon'],
    figures:
      'Suitable figures are bearded spearmen in fringed kilts, clumsy four-wheeled chariots drawn by asses, bulls or lions, bull-headed warriors as beastmen, a three-headed serpent as the elite dragon, sphinxes and griffins, and the bull of heaven as a major spirit.',
  }),
  army('undead', 'Undead', {
    innate: ['stinkbomb', 'apoplexy', 'corrode'],
    magicUsers: casters('N', 'W'),
    units: {
      ...anySpirits,
      beastmen: table({ life: 'living' }),
      handweapons: table({ life: 'both' }),
      longbows: table({ life: 'undead' }),
      mobs: table({ life: 'both' }),
      muskets: table({ life: 'undead' }),
      pikes: table({ life: 'undead' }),
      skirmishers: table({ life: 'undead' }),
      spears: table({ life: 'undead' }),
      'heavy-cavalry': table({ life: 'undead' }),
      mounted: table({ life: 'undead' }),
      'heavy-chariots': table({ life: 'undead' }),
      'large-monsters': table({ life: 'both' }),
      'small-monsters': table({ life: 'both' }),
      swarms: table({ life: 'living' }),
      ethereals: prose(),
      parasitics: table({ ...fromTable(1, own), life: 'both' }),
      battlewagons: table({ life: 'undead' }),
      'heavy-artillery': table({ life: 'undead' }),
    },
    undead: [{ units: 'any', most: 'unlimited', enters: 'start', rule: 'fr3.armies.undead-composition' }],
    required: [{ any: ['necromancer'], least: 1, general: true, rule: 'fr3.armies.undead-general' }],
    rules: [
      'undead-composition',
      'undead-cost',
      'undead-penalties',
      'undead-fear',
      'undead-auto-rally',
      'undead-general',
      'undead-vulnerability',
      'undead-necromancer-pool',
    ],
    figures:
      'Suitable figures are skeletons and zombies in the gear of whatever they used to be, a lich or vampire with living guards, ghouls as living mobs, wolves and jackals, bats and spiders as swarms, wraiths as ethereals, and demons as spirits.',
  }),
  army('unholy', 'Unholy', {
    family: 'holy-unholy',
    innate: ['magic-resistance', 'toughness', 'set-fire'],
    magicUsers: casters('C', 'W'),
    units: {
      ...anySpirits,
      ...anyMonsters,
      ...Object.fromEntries((['heavy-cavalry', 'light-cavalry', 'mounted'] as const).map((row) => [row, hint('The text mentions flying cavalry, but does not say which.')])),
      'major-spirits': prose(),
      beastmen: likely({ ...fromTable(1), note: 'The description has elite infantry without naming the type.' }),
      mobs: prose(),
      knights: table(fromTable(1)),
      dragons: prose(),
      blobs: prose(),
      ethereals: prose(),
    },
    required: [
      { any: ['cleric', 'war-cleric'], least: 1, rule: 'fr3.armies.holy-unholy-required' },
      { any: ['major-spirits'], least: 1, rule: 'fr3.armies.holy-unholy-required' },
    ],
    rules: [
      'holy-unholy-required',
      'holy-unholy-blessed-start',
      'holy-unholy-blessed-demoralized',
      'holy-unholy-rebless',
      'holy-unholy-blessed-cursed',
      'holy-unholy-collapse',
      'holy-unholy-avatar-bonus',
      'unholy-curse-discount',
    ],
    figures:
      'Suitable figures are black knights and sworn brothers as elites, hooded cultists as mobs, riders on winged reptiles, giant spiders, slimes and a black dragon, demons as spirits, and the god’s own likeness as the avatar.',
  }),
  army('weres', 'Weres', {
    innate: ['war-cry', 'apoplexy', 'hide'],
    magicUsers: casters('S'),
    units: {
      ...anyCavalry,
      handweapons: likely({ ...fromTable(1), note: 'The description names elites too.' }),
      'large-monsters': prose(),
      'small-monsters': table(fromTable(1)),
      swarms: prose(),
    },
    discounts: [free('All characters, outside the ability limits', 'beastmaster', 'weres-beastmaster')],
    rules: ['weres-support', 'weres-beastmaster'],
    figures:
      'Suitable figures are wolf, rat, cat, lizard or bird folk as infantry, and the same on wolves, sharks or dinosaurs as cavalry. Sabre-tooths and rat ogres are large monsters, and the animals themselves are small monsters and swarms.',
  }),

  army('settlers', 'Settlers', {
    family: 'american-west',
    innate: [],
    magicUsers: [...beginners('S', 'C'), ...casters('Masons')],
    units: {
      militia: prose(),
      mobs: prose(),
      rangers: prose(),
      rifles: prose(upTo(armies2.settlerRifles)),
      mounted: prose(),
      'small-monsters': prose(),
      'minor-spirits': prose(),
    },
    allies: [
      { armies: [...nativeArmies], choice: 'any', percent: armies2.settlerNatives, rule: 'fr3.armies.settlers-native-allies' },
      {
        armies: ['buffalo-soldiers'],
        choice: 'any',
        percent: armies2.settlerSoldiers,
        note: 'The Seventh Cavalry among them is a flanking force, a quarter of the army at most.',
        rule: 'fr3.armies.settlers-buffalo-allies',
      },
    ],
    offers: [
      {
        id: 'incompetent-general',
        name: 'Incompetent general',
        units: 'The general',
        points: 0,
        most: { units: 1, per: 'army' },
        summary: 'The general’s bonuses are −1 in melee and −1 to rally rolls; the army has 60 more points for rank and file.',
        rule: 'fr3.armies.settlers-incompetent-general',
      },
    ],
    rules: ['settlers-incompetent-general', 'settlers-units', 'settlers-magic-users', 'settlers-native-allies', 'settlers-buffalo-allies'],
    figures:
      'Suitable figures are men and women with whatever gun hangs over the door, trappers as rangers, oxen and dogs as small monsters, a ring of wagons or a palisade, and country saints as minor spirits.',
  }),
  army('napoleonic-austrian', 'Napoleonic Austrians', {
    family: 'napoleonic',
    innate: [],
    magicUsers: napoleonicCasters(),
    units: {
      ...napoleonicGuns,
      muskets: prose(),
      rangers: jaegers,
      'light-cavalry': likely({ ...fromTable('unlimited', shooting), note: 'The description has no limit for elites.' }),
    },
    discounts: [freeGuns],
    rules: [...napoleonicRules],
    figures: 'Suitable figures are soldiers in white coats in long lines, hussars in every colour as light cavalry, and grey jaegers with rifles and dogs.',
  }),
  army('napoleonic-french', 'Napoleonic French', {
    family: 'napoleonic',
    innate: [],
    magicUsers: napoleonicCasters('Masons'),
    units: {
      ...napoleonicGuns,
      muskets: prose(everySixth),
      rangers: jaegers,
      'light-cavalry': prose(fromProse(armies2.eliteLightCavalry, shooting, inArmy)),
    },
    discounts: [freeGuns],
    rules: [...napoleonicRules, 'napoleonic-french'],
    figures: 'Suitable figures are soldiers in blue coats in columns, bearskins for the elite, skirmishers swarming ahead, and an emperor’s eagle as the device.',
  }),
  army('napoleonic-russian', 'Napoleonic Russians', {
    family: 'napoleonic',
    innate: [],
    magicUsers: napoleonicCasters(),
    units: {
      ...napoleonicGuns,
      muskets: prose(fromProse('unlimited', shooting, { note: 'A tenth of the musket units may be elite, rounded down, but at least one.' })),
      rangers: jaegers,
      'light-cavalry': prose(fromProse(armies2.eliteLightCavalry, shooting, inArmy)),
    },
    discounts: [freeGuns],
    rules: [...napoleonicRules, 'napoleonic-russian-artillery', 'napoleonic-russian'],
    figures: 'Suitable figures are soldiers in green coats in deep blocks, great batteries, Cossacks as light cavalry, and priests with icons among the ranks.',
  }),
  army('napoleonic-prussian', 'Napoleonic Prussians', {
    family: 'napoleonic',
    innate: [],
    magicUsers: napoleonicCasters('Masons'),
    units: { ...napoleonicGuns, ...anyCavalry, muskets: prose(everySixth), rangers: jaegers },
    discounts: [freeGuns],
    rules: [...napoleonicRules, 'napoleonic-prussian-overpursuit', 'napoleonic-prussian'],
    figures: 'Suitable figures are soldiers in dark blue coats, volunteers in green as jaegers, and black hussars with a skull on the shako.',
  }),
  army('napoleonic-british', 'Napoleonic British', {
    family: 'napoleonic',
    innate: [],
    magicUsers: napoleonicCasters('Masons'),
    units: { ...napoleonicGuns, muskets: prose(), rangers: jaegers },
    discounts: [freeGuns],
    rules: [...napoleonicRules, 'napoleonic-british-muskets'],
    figures: 'Suitable figures are soldiers in red coats two deep behind a ridge, green jackets as rangers, and someone’s ghostly ancestor in a tricorne.',
  }),
  army('victorian', 'Victorian', {
    innate: ['set-fire', 'magic-resistance'],
    magicUsers: [...beginners('C'), ...casters('Masons')],
    characters: [{ id: 'healer', source: 'prose' }],
    units: {
      militia: prose({ note: 'Counts towards the auxiliaries.' }),
      rangers: prose({ note: 'Counts towards the auxiliaries.' }),
      rifles: prose(),
      'heavy-cavalry': prose({ note: 'Lancers.' }),
      mounted: prose({ note: 'Counts towards the auxiliaries.' }),
      dragoons: prose(),
      ethereals: prose(),
      traps: likely(),
      contraptions: likely(fromTable(1, own, { assumed: true, note: 'The cell has elites without a number.' })),
      battlewagons: prose(someElites()),
      'heavy-artillery': prose({ ...someElites(artillery), note: 'The text says “artillery” without a kind.' }),
      'light-artillery': prose({ ...someElites(artillery), note: 'The text says “artillery” without a kind.' }),
    },
    discounts: cheapSpecialists('victorian'),
    items: [
      {
        id: 'napoleonic-artillery',
        source: 'prose',
        note: 'Elite artillery may have this too, if it is on a ship or a battlewagon.',
        rule: 'fr3.armies.victorian-elites',
      },
    ],
    rules: ['victorian-auxiliaries', 'victorian-elites', 'victorian-magic-users', 'victorian-half-price-specialists'],
    figures:
      'Suitable figures are soldiers in sun helmets and khaki, or scarlet if you prefer, lancers with pennons, hillmen with knives as rangers, local horse and levies under borrowed officers, an armoured steam engine as a battlewagon, and ghosts called up by table-turning.',
  }),
];
