/**
 * Army lists of Fantasy Rules! third edition, from Aboriginal to Israelite, with Faerie, the American Civil War, Buffalo Soldiers
 * and Automaton. The lists are in the order of the book.
 */
import { armies as figures } from '../figures/armies.ts';
import { armyLists } from '../figures/army-lists.ts';
import { elites } from '../figures/elites.ts';
import { unitOf } from '../units.ts';
import { type Army, type ArmyUnit, type EliteAllowance, type EliteForm, unitRows } from './army.ts';

type Row = Omit<ArmyUnit, 'unit'>;
type More = Omit<Row, 'source' | 'confidence'>;
const table = (more: More = {}): Row => ({ source: 'table', ...more });
const likely = (more: More = {}): Row => ({ source: 'table', confidence: 'likely', ...more });
const prose = (note?: string, more: More = {}): Row => ({ source: 'prose', ...(note ? { note } : {}), ...more });
const hint = (note: string): Row => ({ source: 'open', note });

const plain: readonly EliteForm[] = ['1-1-0'];
const shooting: readonly EliteForm[] = ['1-1-0', '0-1-1'];
const attack: readonly EliteForm[] = ['1-1-0', '2-0-0'];
const aimed: readonly EliteForm[] = ['0-1-1'];
/**
 * The elite forms of traps, parasitics and contraptions. The rules of traps, parasitics and contraptions say what elite status
 * gives.
 */
const own: readonly EliteForm[] = [];

const elite = (max: EliteAllowance['max'], forms = plain, more: Partial<EliteAllowance> = {}): { elite: EliteAllowance } => ({
  elite: { max, forms, source: 'table', ...more },
});
/** The text allows elites of the type, but our copy shows no number (`assumed` in army.ts). */
const someElite = (forms = plain, more: Partial<EliteAllowance> = {}): { elite: EliteAllowance } =>
  elite(1, forms, { source: 'prose', assumed: true, ...more });

const cell = (...codes: string[]): Army['magicUsers'] => codes.map((code) => ({ code, source: 'table' as const }));
const likelyCell = (...codes: string[]): Army['magicUsers'] => cell(...codes).map((each) => ({ ...each, confidence: 'likely' as const }));
const has = (...ids: string[]): Army['characters'] => ids.map((id) => ({ id, source: 'table' as const }));
const likelyHas = (...ids: string[]): Army['characters'] => has(...ids).map((each) => ({ ...each, confidence: 'likely' as const }));
const likelyItems = (...ids: string[]): NonNullable<Army['items']> => ids.map((id) => ({ id, source: 'table' as const, confidence: 'likely' as const }));
const climb = (rule: string): NonNullable<Army['items']>[number] => ({
  id: 'climb',
  source: 'prose',
  note: 'Any type of the rank and file that is not a machine may have it, but then all units of the type must have it.',
  rule,
});
const taunt: NonNullable<Army['items']>[number] = {
  id: 'taunt',
  source: 'prose',
  note: 'Infantry and cavalry units.',
  rule: 'fr3.character-items.taunt-purchase',
};

const spiritsUnsaid = 'The text mentions spirits, but does not say which.';
const monstersUnsaid = 'The text mentions monsters, but not their size.';
const cavalryUnsaid = 'The text mentions cavalry, but does not say which.';
const artilleryUnsaid = 'The text says “artillery” without a kind.';
const chariotsSaid = 'The text says “chariots” without a kind.';
const onlyTraps = 'The printed cell of this row allows traps only.';
const anySpirits = { 'lesser-spirits': hint(spiritsUnsaid), 'major-spirits': hint(spiritsUnsaid), 'minor-spirits': hint(spiritsUnsaid) };
const anyMonsters = { 'large-monsters': hint(monstersUnsaid), 'small-monsters': hint(monstersUnsaid) };
const anyCavalry = {
  'heavy-cavalry': hint(cavalryUnsaid),
  'light-cavalry': hint(cavalryUnsaid),
  mounted: hint(cavalryUnsaid),
  knights: hint(cavalryUnsaid),
};
const cavalryRows = ['heavy-cavalry', 'light-cavalry', 'mounted', 'heavy-chariots', 'dragoons', 'knights'];

const halfPrice = (rule: string): Army['discounts'] => [
  { units: 'Characters', what: 'engineer', points: 'half', rule },
  { units: 'Characters', what: 'mechanic', points: 'half', rule },
];

const rules = (...slugs: string[]) => slugs.map((slug) => `fr3.armies.${slug}`);

const army = (
  id: string,
  name: string,
  row: Omit<Army, 'id' | 'name' | 'rule' | 'tier' | 'innate' | 'discounts' | 'characters' | 'rules'> &
    Partial<Pick<Army, 'tier' | 'innate' | 'discounts' | 'characters' | 'rules'>>,
): Army => ({ tier: 'core', innate: [], characters: [], discounts: [], rules: [], id, name, rule: `fr3.armies.${id}-list`, ...row });

/** The six lists of North American Indians. The six lists count as native armies. */
export const northAmericanIndians = ['nai-southeastern', 'nai-southwestern', 'nai-northwestern', 'nai-northeastern', 'nai-arctic', 'nai-plains'] as const;
/** fr3.armies.conquistadors-fear */
export const nativeArmies = ['aztec', 'inca', 'maya', ...northAmericanIndians, 'aboriginal'] as const;

export const armiesAToI: readonly Army[] = [
  army('aboriginal', 'Aboriginal', {
    innate: ['wood-sense', 'war-cry', 'animate-terrain'],
    magicUsers: cell('S'),
    characters: likelyHas('assassin'),
    units: unitRows({
      mobs: prose(),
      skirmishers: prose(),
      'light-cavalry': prose('Riders of flying beasts are named too, without a type.'),
      'large-monsters': prose(),
      'small-monsters': prose(),
      swarms: prose(),
      ...anySpirits,
    }),
    discounts: [{ units: 'Shamans', what: 'beastmaster', points: 0, rule: 'fr3.armies.aboriginal-beastmaster' }],
    rules: rules('aboriginal-terrain-movement', 'aboriginal-shaman-discount', 'aboriginal-beastmaster'),
    figures:
      'Suitable figures are hunters with spears, clubs and blowguns, a chief in feathers, and shamans behind carved masks. Around them are big reptiles and cats, riders on ponies or on birds of prey, and clouds of insects.',
  }),
  army('african-west', 'Central and West African', {
    family: 'african',
    innate: ['wood-sense', 'animate-terrain', 'disorient'],
    magicUsers: cell('S', 'N'),
    characters: has('assassin'),
    units: unitRows({
      handweapons: prose('The text mentions undead handweapons. Our copy does not show whether the list has living ones.', { life: 'both' }),
      rangers: prose('The ruling on African elites allows them.', someElite()),
      spears: prose(),
      ...anyCavalry,
      'large-monsters': prose(),
      'small-monsters': prose(),
      swarms: prose(),
      'lesser-spirits': hint(spiritsUnsaid),
      'minor-spirits': hint(spiritsUnsaid),
      'major-spirits': prose(),
      tricksters: prose(),
      battlewagons: prose(),
    }),
    undead: [{ units: ['handweapons'], most: 'unlimited', enters: 'start', rule: 'fr3.armies.african-west-undead' }],
    rules: rules('african-elite-choice', 'african-west-woods-movement', 'african-west-undead'),
    figures:
      'The blocks are dense, with bright shields and broad spears. There are drummers, and elephants with fighting towers. Crocodiles, big cats and animals that science believes extinct come out of the forest, led by a spider-trickster and gods of iron and storm.',
  }),
  army('african-east', 'East and South African', {
    family: 'african',
    innate: ['smoke-screen', 'war-cry', 'apoplexy'],
    magicUsers: cell('S', 'W'),
    characters: has('assassin'),
    units: unitRows({
      spears: table({ ...elite(2), throwing: 'may' }),
      'large-monsters': prose(),
      'small-monsters': prose(),
      swarms: prose(),
    }),
    discounts: [{ units: ['spears'], what: 'fast-movement', points: 0, rule: 'fr3.armies.african-east-spears-fast-movement' }],
    rules: rules('african-elite-choice', 'african-east-elite-spears', 'african-east-spears-fast-movement'),
    figures:
      'The oxhide shields of each regiment have their own colour, and a great captain leads the army. Other figures are herds of buffalo, white lions, a golden rhinoceros, tiny riders on ants, and a bird that drops fire.',
  }),
  army('amphibian', 'Amphibian', {
    innate: ['hide', 'flash-flood', 'corrode'],
    magicUsers: cell('S', 'W'),
    characters: likelyHas('healer'),
    units: unitRows({
      mounted: prose('The text mentions flying units of this type.'),
      'large-monsters': prose(),
      ethereals: prose(),
      fanatics: likely(elite(1)),
      parasitics: prose(undefined, someElite(own)),
      traps: table(elite(1, own)),
      contraptions: hint(onlyTraps),
    }),
    discounts: [
      { units: 'All units', what: 'air breathing', points: 0, rule: 'fr3.armies.amphibian-air-breathing' },
      { units: 'All units', what: 'swimming', points: figures.amphibianSwimming, rule: 'fr3.armies.amphibian-swimming-half-price' },
    ],
    items: [...likelyItems('poison'), climb('fr3.armies.amphibian-climb')],
    rules: rules('amphibian-air-breathing', 'amphibian-swimming-half-price', 'amphibian-climb', 'amphibian-elites'),
    figures:
      'Suitable figures are frog and fish people with tridents and nets, zealots with lidless eyes, and newts the size of oxen. Dragonflies carry riders, and lights dance over the marsh.',
  }),
  army('angelic-demonic', 'Angelic/Demonic', {
    innate: ['magic-resistance', 'war-cry', 'apoplexy', 'set-fire', 'douse-fire'],
    innateLimits: 'Apoplexy, and Set Fire (demonic) or Douse Fire (angelic), are for the spirits of the army only.',
    magicUsers: cell('DL', 'AA'),
    characters: has('archangel-demon-lord'),
    units: unitRows({
      mobs: prose(),
      ...anyMonsters,
      fanatics: prose(),
      'lesser-spirits': prose(),
      'major-spirits': prose(),
      'minor-spirits': prose(),
    }),
    required: [{ any: ['archangel-demon-lord'], least: 1, general: true, rule: 'fr3.armies.angelic-demonic-leader' }],
    rules: rules('angelic-demonic-leader', 'angelic-demonic-spirit-innate'),
    figures:
      'The army is a host of winged angels in white and gold, or of horned demons in red and black. They fly over a crowd of human believers with priests and flagellants in front. Angels have unicorns, and demons have nightmares.',
  }),
  army('arabic', 'Arabic', {
    innate: ['sudden-wind', 'tempest', 'stinkbomb'],
    magicUsers: cell('W', 'C'),
    characters: [...has('assassin', 'bard'), ...likelyHas('alchemist', 'healer')],
    units: unitRows({
      handweapons: likely({ ...elite(1), life: 'both', note: 'One unit may be undead.' }),
      'heavy-cavalry': prose('The text mentions flying elites.', someElite()),
      'light-cavalry': prose(),
      'heavy-chariots': prose('The text says “chariots” without a kind, and that they fly.'),
      'large-monsters': prose('The text mentions flying units of this type.'),
      'minor-spirits': prose(),
    }),
    discounts: [{ units: cavalryRows, what: 'fast-movement', points: 0, rule: 'fr3.armies.arabic-fast-movement' }],
    undead: [{ units: ['handweapons'], most: figures.arabicGhilan, enters: 'start', rule: 'fr3.armies.arabic-ghilan' }],
    rules: rules('arabic-fast-movement', 'arabic-ghilan', 'arabic-undead-vulnerability'),
    figures:
      'Suitable figures are turbaned lancers on horses and camels, palace guards with great curved swords, carpets in the air and jinn in columns of smoke. A caliph leads them under a green banner, and a roc flies overhead.',
  }),
  army('assyrian', 'Assyrian', {
    innate: ['war-cry', 'stinkbomb', 'toughness'],
    magicUsers: cell('W', 'C'),
    characters: likelyHas('assassin'),
    units: unitRows({
      ...anyCavalry,
      'heavy-chariots': prose('The elites cause fear.', someElite()),
      dragons: prose(),
      'large-monsters': prose(),
      'lesser-spirits': hint(spiritsUnsaid),
      'major-spirits': prose(),
      'minor-spirits': hint(spiritsUnsaid),
    }),
    rules: rules('assyrian-chariot-fear', 'assyrian-fearful-reputation'),
    figures:
      'Suitable figures are long-bearded guards with tall shields, and heavy four-man chariots with siege towers behind them. Others are winged bulls with human heads, a dragon of the deep, and an eagle-headed god.',
  }),
  army('aztec', 'Aztec', {
    innate: ['apoplexy', 'war-cry', 'stinkbomb'],
    innateLimits: 'Stinkbomb is for undead units only.',
    magicUsers: cell('P', 'N', 'S'),
    characters: has('assassin'),
    units: unitRows({
      beastmen: prose(),
      handweapons: likely(elite(2)),
      mobs: prose('Up to three units may be undead.', { life: 'both' }),
      rangers: prose(undefined, someElite()),
      'light-cavalry': prose('These units may fly.'),
      'large-monsters': prose(),
      'small-monsters': prose(),
      swarms: prose(),
      ethereals: prose(),
      'major-spirits': prose(),
    }),
    undead: [{ units: ['mobs'], most: figures.aztecUndeadMobs, enters: 'start', rule: 'fr3.armies.aztec-undead-mobs' }],
    items: likelyItems('poison'),
    rules: rules('aztec-elites', 'aztec-undead-mobs', 'aztec-undead-vulnerability'),
    figures:
      'Suitable figures are warrior orders in jaguar skins and eagle feathers, crowds of levied subjects, and the dead of the altar. A feathered serpent flies over them, and serpents and spiders go in front.',
  }),
  army('celts', 'Celts', {
    innate: ['hide', 'wood-sense', 'freeze'],
    magicUsers: cell('S', 'WC'),
    characters: has('bard'),
    units: unitRows({
      'heavy-chariots': prose(chariotsSaid),
      fanatics: prose(undefined, someElite()),
      'lesser-spirits': prose(),
      'major-spirits': prose(),
      'minor-spirits': prose('They support infantry.'),
    }),
    items: [...likelyItems('heavy-armor'), taunt],
    rules: rules('celts-minor-spirit-support', 'celts-fanatics', 'celts-heavy-armor', 'celts-war-clerics'),
    figures:
      'Suitable figures are naked warriors painted blue, charioteers with trophies on the pole, a harper, and a druid in white. Pale faerie people ride between the ranks, and the gods of the hills walk behind.',
  }),
  army('chaos', 'Chaos', {
    innate: ['war-cry', 'apoplexy', 'toughness', 'corrode'],
    magicUsers: cell('W', 'C'),
    characters: [{ id: 'assassin', source: 'table', note: 'Assassins may be elite.' }],
    units: unitRows({
      beastmen: hint('Beastmen are suggested as figures of the infantry.'),
      handweapons: likely(elite(2, attack)),
      'heavy-cavalry': hint(cavalryUnsaid),
      'light-cavalry': hint(cavalryUnsaid),
      mounted: hint(cavalryUnsaid),
      knights: table(elite(1, attack)),
      'large-monsters': prose('The text mentions small monsters, and also “monsters” without a size.'),
      'small-monsters': prose(),
      blobs: prose(),
      fanatics: prose(),
      'lesser-spirits': prose(),
      'major-spirits': prose(),
      'minor-spirits': prose(),
    }),
    discounts: [{ units: 'The general', what: 'superhero', points: 'half', rule: 'fr3.armies.chaos-general-superhero' }],
    items: likelyItems('heavy-armor', 'poison'),
    offers: [
      {
        id: 'mutation-fear',
        name: 'Mutation: fear',
        units: 'Infantry and cavalry',
        points: figures.chaosMutationCost,
        summary: 'The unit causes fear.',
        rule: 'fr3.armies.chaos-mutations',
      },
      {
        id: 'mutation-movement',
        name: 'Mutation: movement',
        units: 'Infantry and cavalry',
        points: figures.chaosMutationCost,
        summary: 'The unit moves at twice its rate.',
        rule: 'fr3.armies.chaos-mutations',
      },
      {
        id: 'mutation-rally',
        name: 'Mutation: rally',
        units: 'Infantry and cavalry',
        points: figures.chaosMutationCost,
        summary: 'The unit adds 2 to its rally rolls.',
        rule: 'fr3.armies.chaos-mutations',
      },
    ],
    rules: rules('chaos-mutations', 'chaos-mutation-figures', 'chaos-elites', 'chaos-general-superhero'),
    figures:
      'The figures have spiked black armour, goat heads, tentacles or too many eyes. Mutated units should show at a glance what they have: wings or long legs, a dreadful face, a hide like a wall.',
  }),
  army('chinese', 'Chinese', {
    innate: ['douse-fire', 'sudden-wind', 'smoke-screen'],
    magicUsers: cell('W', 'S'),
    characters: likelyHas('assassin', 'alchemist', 'healer', 'ships-cook', 'mad-scientist'),
    units: unitRows({
      beastmen: prose(),
      handweapons: likely({ ...elite(1), note: 'The elite unit must have Roman figures.' }),
      'heavy-cavalry': prose(),
      'light-cavalry': prose(),
      'heavy-chariots': prose(),
      dragons: table(elite(1, shooting)),
      'large-monsters': prose('The text mentions giants.'),
      ethereals: prose(),
      ...anySpirits,
      tricksters: prose(),
      'heavy-artillery': prose('These are rockets, which shoot as stone throwers.'),
    }),
    discounts: halfPrice('fr3.armies.chinese-half-price-specialists'),
    offers: [
      {
        id: 'flame-lances',
        name: 'Flame lances',
        units: cavalryRows,
        points: 0,
        most: { units: figures.chineseFlameLances, per: 'army' },
        summary: 'When the unit charges, it makes an artillery hit before the melee instead of having a charge bonus.',
        rule: 'fr3.armies.chinese-flame-lances',
      },
    ],
    rules: rules('chinese-roman-handweapons', 'chinese-flame-lances', 'chinese-flame-lances-breakthrough', 'chinese-elite-dragon', 'chinese-rockets'),
    figures:
      'The troops have lamellar armour, square banners and racks of rockets. The dynasty decides whether they have chariots or cataphracts. Other figures are long wingless dragons of every size, a monkey king with his people, and pale ghosts of ancestors.',
  }),
  army('conquistadors', 'Conquistadors', {
    innate: ['magic-resistance', 'toughness', 'set-fire'],
    magicUsers: cell('C'),
    characters: likelyHas('witch-hunter', 'assassin', 'alchemist', 'healer'),
    units: unitRows({
      'crossbow-handgun': likely(elite(1, shooting)),
      handweapons: prose('The text mentions these units as allied natives.'),
      mobs: prose('The text mentions these units as allied natives.'),
      pikes: prose(),
      skirmishers: prose('The text mentions these units as allied natives.'),
      spears: prose('The text mentions these units as allied natives.'),
      'heavy-cavalry': prose(),
      'small-monsters': prose(),
      swarms: prose(),
      ...anySpirits,
    }),
    items: likelyItems('heavy-armor'),
    allies: [
      {
        armies: ['aztec', 'inca', 'maya', ...northAmericanIndians],
        choice: 'any',
        percent: figures.conquistadorAllies,
        units: ['handweapons', 'spears', 'mobs', 'skirmishers'],
        note: 'They come with their characters.',
        rule: 'fr3.armies.conquistadors-native-allies',
      },
    ],
    rules: rules('conquistadors-fear', 'conquistadors-free-plague', 'conquistadors-native-allies'),
    figures:
      'The soldiers wear morions and breastplates and carry pikes and arquebuses. With them go a few lancers on horses, which the people here have never seen, and priests who carry crosses. Dogs, vultures and long files of allied warriors follow.',
  }),
  army('dark-elves', 'Dark Elves', {
    innate: ['levitate', 'hide', 'disorient', 'freeze'],
    magicUsers: cell('W', 'C'),
    characters: [{ id: 'assassin', source: 'table', note: 'One for each 1000 points may be elite.' }, ...likelyHas('healer')],
    units: unitRows({
      'crossbow-handgun': likely(elite(1, shooting)),
      'heavy-cavalry': prose('The elites have magic lances.', someElite()),
      'light-cavalry': hint(cavalryUnsaid),
      mounted: hint(cavalryUnsaid),
      'large-monsters': prose(),
      'small-monsters': prose(),
      swarms: prose(),
      fanatics: prose(undefined, someElite()),
      'light-artillery': likely(elite(2, aimed)),
    }),
    discounts: [{ units: 'Elite heavy cavalry', what: 'magic lances', points: 0, rule: 'fr3.armies.dark-elves-magic-lances' }],
    items: [...likelyItems('poison'), climb('fr3.armies.dark-elves-climb')],
    rules: rules('dark-elves-elites', 'dark-elves-magic-lances', 'dark-elves-magic-lances-breakthrough', 'dark-elves-climb'),
    figures:
      'Suitable figures are pale or ash-skinned elves in purple and black, a matron on a litter, and priestesses red to the elbows. Others are riders on lizards and spiders, repeating bolt throwers, and many-headed beasts on chains.',
  }),
  army('druid', 'Druid', {
    innate: ['douse-fire', 'animate-terrain', 'wood-sense'],
    magicUsers: cell('D'),
    characters: likelyHas('healer'),
    units: unitRows({
      mobs: prose('These units may fly.'),
      rangers: prose(),
      skirmishers: prose(),
      'light-cavalry': prose('These units may fly.'),
      'large-monsters': prose(),
      swarms: prose(),
      ...anySpirits,
    }),
    discounts: [{ units: 'All characters', what: 'beastmaster', points: 0, rule: 'fr3.armies.druid-beastmaster' }],
    items: [
      { id: 'poison', source: 'table', confidence: 'likely', note: 'The cell prints P, but the text does not allow planar wizards.' },
      climb('fr3.armies.druid-climb'),
    ],
    rules: rules('druid-magic-users', 'druid-disorient', 'druid-forest-movement', 'druid-flying-into-woods', 'druid-beastmaster', 'druid-climb'),
    figures:
      'Suitable figures are walking trees, bears and swarms of anything that crawls, with pixies above and brownies below. Elves and woodsmen do the shooting, and small folk ride lizards, or dragons no longer than an arm.',
  }),
  army('dwarfs', 'Dwarfs', {
    innate: ['magic-resistance', 'earthquake', 'stone-sense', 'toughness'],
    magicUsers: cell('C'),
    characters: likelyHas('alchemist', 'ships-cook', 'mad-scientist'),
    units: unitRows({
      handweapons: likely(elite(2)),
      rangers: prose(),
      mounted: prose(),
      fanatics: prose(),
      contraptions: prose(),
      battlewagons: prose(),
      'heavy-artillery': table(elite(1, aimed)),
      'light-artillery': hint(artilleryUnsaid),
    }),
    discounts: halfPrice('fr3.armies.dwarfs-half-price-specialists'),
    items: likelyItems('heavy-armor'),
    rules: rules(
      'dwarfs-infantry-movement', 'dwarfs-infantry-bonus', 'dwarfs-bonus-scope', 'dwarfs-hills', 'dwarfs-elite-handweapons', 'dwarfs-elite-artillery',
      'dwarfs-clerics-only', 'dwarfs-fly-swim-facing',
    ),
    figures:
      'The dwarfs are broad and bearded, in mail, with axes and hammers, and carry their king on a shield. Behind the line are machines of steam and brass: cannon, rolling engines, and rotating wings strapped to brave fliers.',
  }),
  army('egyptian', 'Egyptian', {
    innate: ['stinkbomb', 'corrode', 'magic-resistance'],
    innateLimits: 'Stinkbomb is for undead units only.',
    magicUsers: cell('P', 'N', 'W'),
    characters: likelyHas('bard'),
    units: unitRows({
      handweapons: likely({ ...elite(1), life: 'both' }),
      longbows: prose('The text says “archers”.'),
      mobs: prose('The text mentions undead mobs. Our copy does not show whether the list has living ones.', { life: 'both' }),
      spears: prose(undefined, { life: 'both' }),
      'light-cavalry': prose('Elite chariots.', someElite(shooting)),
      mounted: prose('Chariots.'),
      'large-monsters': prose(),
      swarms: prose(),
      'lesser-spirits': hint(spiritsUnsaid),
      'major-spirits': prose(),
      'minor-spirits': hint(spiritsUnsaid),
    }),
    discounts: [
      { units: ['light-cavalry'], what: 'fast-movement', points: 0, rule: 'fr3.armies.egyptian-light-cavalry-fast-movement' },
      ...halfPrice('fr3.armies.egyptian-half-price-specialists'),
    ],
    listUnits: [
      {
        id: 'mummies',
        name: 'Mummies',
        unit: 'handweapons',
        points: (unitOf('handweapons')?.cost ?? 0) + elites.cost,
        most: { units: figures.egyptianMummies, per: 'army' },
        elite: '2-0-0',
        undead: true,
        has: [],
        rule: 'fr3.armies.egyptian-mummies',
      },
    ],
    undead: [{ units: ['spears', 'handweapons', 'mobs'], most: 'unlimited', enters: 'start', rule: 'fr3.armies.egyptian-undead' }],
    rules: rules('egyptian-undead', 'egyptian-mummies', 'egyptian-undead-vulnerability', 'egyptian-light-cavalry-fast-movement'),
    figures:
      'The troops have white linen and hide shields, and light chariots follow a pharaoh in the blue or the double crown. Other figures are bandaged guards from the tombs, sphinxes, crocodiles, and gods with the heads of beasts.',
  }),
  army('elves-wood', 'Wood Elves', {
    family: 'elves',
    innate: ['wood-sense', 'hide', 'magic-resistance', 'animate-terrain'],
    magicUsers: cell('S', 'W'),
    characters: [...has('bard'), ...likelyHas('healer')],
    units: unitRows({
      longbows: likely(elite(2, shooting)),
      rangers: table(elite('unlimited')),
      spears: table(elite(1)),
      dragons: prose(),
      'large-monsters': prose(),
      'small-monsters': prose(),
      swarms: prose(),
      fanatics: prose(),
    }),
    discounts: [{ units: ['knights'], what: 'fast-movement', points: 0, rule: 'fr3.armies.elves-knights-fast-movement' }],
    items: likelyItems('poison'),
    rules: rules('elves-wood-movement', 'elves-wood-elites', 'elves-knights-fast-movement'),
    figures:
      'The elves wear cloaks of green and brown and carry long bows, and painted dancers fight without armour. Other figures are trees that walk, bears and great cats, eagles, and a gold or silver dragon.',
  }),
  army('elves-high', 'High Elves', {
    family: 'elves',
    innate: ['magic-resistance', 'tempest', 'douse-fire', 'levitate'],
    magicUsers: cell('W', 'C'),
    characters: likelyHas('bard', 'healer'),
    units: unitRows({
      longbows: table(elite(2, shooting)),
      pikes: table(elite(1)),
      'heavy-cavalry': hint('The text mentions flying cavalry, but does not say which.'),
      'light-cavalry': hint('The text mentions flying cavalry, but does not say which.'),
      mounted: hint('The text mentions flying cavalry, but does not say which.'),
      knights: table(elite(2)),
      dragons: prose(),
      'large-monsters': prose(),
      'small-monsters': prose(),
    }),
    discounts: [{ units: ['knights'], what: 'fast-movement', points: 0, rule: 'fr3.armies.elves-knights-fast-movement' }],
    rules: rules('elves-high-elites', 'elves-knights-fast-movement'),
    figures:
      'The elves have tall helmets, white and silver armour, and long pennants on long lances. Riders on winged horses fly above, griffins and hippogriffs stand at the ends of the line, and the dragons are gold and silver.',
  }),
  army('evil', 'Evil', {
    innate: ['stinkbomb', 'corrode', 'war-cry'],
    magicUsers: cell('N', 'W'),
    characters: likelyHas('assassin', 'healer'),
    units: unitRows({
      beastmen: prose(),
      handweapons: likely({ ...elite(1, attack), note: 'The elites cause fear.' }),
      mobs: prose(),
      spears: prose('The sample army has such units.'),
      knights: table({ ...elite(1), note: 'The elites cause fear. They may fly.' }),
      'large-monsters': prose(),
      'small-monsters': prose(),
      swarms: prose(),
      'lesser-spirits': prose('The sample army has such units.'),
      'major-spirits': prose('The sample army has such units.'),
      'minor-spirits': prose('The sample army has such units.'),
    }),
    discounts: [{ units: 'The general', what: 'mark-of-evil', points: 0, rule: 'fr3.armies.evil-general-fear' }],
    undead: [
      { units: 'any', most: figures.evilUndead, when: 'One of the army’s magic users is a necromancer.', enters: 'start', rule: 'fr3.armies.evil-necromancer-undead' },
    ],
    items: likelyItems('heavy-armor', 'poison'),
    rules: rules('evil-general-fear', 'evil-henchmen-fear', 'evil-necromancer-undead'),
    figures:
      'No two units match: there are hired cutthroats, goat-men, hobgoblins, goblins in rags, and a household guard of ogres. Other figures are wolves and hounds, giants, crows, and knights on griffins under black banners.',
  }),
  army('gnomes', 'Gnomes', {
    innate: ['stinkbomb', 'hide', 'magic-resistance'],
    magicUsers: cell('S', 'C'),
    characters: [
      ...has('engineer'),
      { id: 'alchemist', source: 'table', note: 'One may be the master alchemist.' },
      ...has('healer'),
      ...likelyHas('mad-scientist'),
    ],
    units: unitRows({
      handweapons: prose(),
      mobs: prose(),
      spears: prose(),
      leviathans: prose(),
      'small-monsters': prose(),
      swarms: prose(),
      parasitics: prose(),
      tricksters: prose(),
      traps: likely(),
      contraptions: likely(),
      battlewagons: table({ note: 'Its CF is rolled each turn.' }),
      'light-artillery': prose(),
    }),
    discounts: halfPrice('fr3.armies.gnomes-half-price-specialists'),
    items: [climb('fr3.armies.gnomes-climb'), taunt],
    rules: rules('gnomes-battlewagon-cf', 'gnomes-master-alchemist', 'gnomes-climb'),
    figures:
      'The gnomes have pointed hats, leather aprons and spanners. Other figures are wagons on too many wheels with blades, bellows and telescopes, a mechanical giant, and badgers and moles in harness.',
  }),
  army('greek', 'Greek Mythological', {
    innate: ['war-cry', 'apoplexy', 'magic-resistance'],
    magicUsers: cell('W', 'C'),
    characters: likelyHas('bard', 'engineer', 'alchemist'),
    units: unitRows({
      handweapons: prose('The text mentions undead handweapons. Our copy does not show whether the list has living ones.', { life: 'both' }),
      mobs: table({ throwing: 'may' }),
      pikes: table(elite(3, plain, { note: 'Elite pikes or elite spears, not both.' })),
      spears: likely(elite(3, plain, { note: 'Elite pikes or elite spears, not both.' })),
      ...anyCavalry,
      leviathans: prose(),
      ...anyMonsters,
      ...anySpirits,
    }),
    undead: [{ units: ['handweapons'], most: figures.greekDragonteeth, enters: 'summoned', rule: 'fr3.armies.greek-dragontooth-purchase' }],
    items: likelyItems('heavy-armor'),
    rules: rules('greek-elite-pikes-or-spears', 'greek-mobs-throwing', 'greek-dragontooth-purchase', 'greek-dragontooth-deployment', 'greek-dragontooth-banish'),
    figures:
      'The troops wear bronze and crests and carry round shields or long pikes, with boys with slings in front. Other figures are centaurs for cavalry, skeleton warriors, a one-eyed giant, a bronze colossus, and gods who take sides.',
  }),
  army('halflings', 'Halflings', {
    innate: ['magic-resistance', 'hide', 'disorient'],
    magicUsers: cell('S', 'W'),
    characters: likelyHas('bard', 'healer'),
    units: unitRows({
      skirmishers: likely(elite(2, aimed)),
      'small-monsters': prose(),
      swarms: prose(),
      traps: likely(elite(2, own)),
      contraptions: likely(),
      'light-artillery': table(elite(2, aimed)),
    }),
    items: [taunt],
    rules: rules('halflings-elites', 'halflings-elite-traps'),
    figures:
      'Suitable figures are round people in waistcoats with slings and short bows, behind hedges and garden gates. Others are stampeding sheep and pigs, a tide of rabbits, cauldrons of boiling stew on a swivel, and a mayor in his chain.',
  }),
  army('hawaiian', 'Hawaiian Mythical', {
    innate: ['war-cry', 'animate-terrain', 'flash-flood', 'tempest'],
    magicUsers: cell('S', 'N', 'C'),
    units: unitRows({
      mobs: prose(),
      skirmishers: prose('The text mentions slingers.'),
      spears: table({
        ...elite(2),
        throwing: 'may',
        armedAlike: 'fr3.armies.hawaiian-spears-throwing',
        note: 'These units have heavy armor at no cost and lose no movement by it.',
      }),
      'large-monsters': prose(),
      ethereals: prose('A rule of the list names ethereals.'),
      'lesser-spirits': prose(),
      'major-spirits': prose(),
      'minor-spirits': prose('A rule of the list names minor spirits.'),
      tricksters: prose(),
      battlewagons: likely({ most: { units: 1, per: 'army' }, note: 'The God-Image.' }),
    }),
    discounts: [{ units: ['spears'], what: 'heavy-armor', points: 0, rule: 'fr3.armies.hawaiian-spears-armor' }],
    listUnits: [
      {
        id: 'god-image',
        name: 'God-Image',
        unit: 'battlewagons',
        points: figures.hawaiianGodImage,
        most: { units: 1, per: 'army' },
        elite: '1-1-0',
        has: ['army-standard'],
        rule: 'fr3.armies.hawaiian-god-image',
      },
    ],
    items: [{ id: 'heavy-armor', source: 'table', confidence: 'likely', note: 'The text gives heavy armor to every spear unit.', rule: 'fr3.armies.hawaiian-spears-armor' }],
    allies: [
      {
        armies: ['inquisition'],
        choice: 'any',
        percent: null,
        note: 'Such an army has no shamans, ethereals, lesser spirits or minor spirits.',
        rule: 'fr3.armies.hawaiian-inquisition-allies',
      },
    ],
    rules: rules(
      'hawaiian-spears-throwing', 'hawaiian-spears-armor', 'hawaiian-god-image', 'hawaiian-god-image-fear', 'hawaiian-god-image-rally',
      'hawaiian-inquisition-allies',
    ),
    figures:
      'Suitable figures are nobles in crested helmets and feather cloaks with long spears, slingers, and a carved god with bared teeth carried above the ranks. Others are shark-men, giants, and the night builders of the hills.',
  }),
  army('hill-dwarves', 'Hill Dwarves', {
    innate: ['freeze', 'toughness', 'earth-sense', 'magic-resistance'],
    magicUsers: cell('S', 'C'),
    characters: likelyHas('bard', 'engineer'),
    units: unitRows({
      'crossbow-handgun': prose(),
      handweapons: likely(elite(1)),
      spears: prose(),
      'heavy-cavalry': prose('These units may fly.'),
      'light-cavalry': prose(),
      mounted: hint('A rule of the list mentions mounted troops, which may mean all cavalry.'),
      ...anyMonsters,
      ethereals: prose(),
      fanatics: table({ ...elite(1), note: 'One elite unit may be mounted.' }),
      'heavy-artillery': prose(artilleryUnsaid),
      'light-artillery': prose(artilleryUnsaid),
    }),
    listUnits: [
      {
        id: 'mounted-fanatics',
        name: 'Elite mounted fanatics',
        unit: 'fanatics',
        points: figures.hillDwarfFanatics,
        most: { units: figures.hillDwarfFanaticUnits, per: 'army' },
        elite: '1-1-0',
        has: [],
        rule: 'fr3.armies.hill-dwarves-mounted-fanatics',
      },
    ],
    items: likelyItems('heavy-armor'),
    rules: rules('hill-dwarves-mounted-terrain', 'hill-dwarves-mounted-fanatics', 'hill-dwarves-infantry'),
    figures:
      'The dwarfs are tanned and wear plaid and fur. The general’s guard rides bears, scouts ride goats, and the maddest of all ride whatever will carry them. They have one polished cannon, made by a cousin.',
  }),
  army('hittite', 'Hittite', {
    innate: ['sudden-wind', 'tempest', 'smoke-screen'],
    magicUsers: cell('W', 'C'),
    characters: likelyHas('engineer'),
    units: unitRows({
      spears: prose(undefined, someElite()),
      'light-cavalry': prose('Chariots.', someElite(shooting)),
      'heavy-chariots': likely({ ...elite(2, shooting), bows: 'may', note: 'The elites have a crew of three.' }),
      dragons: prose(),
      'large-monsters': prose('These units may fly.'),
      'lesser-spirits': prose(),
      'major-spirits': prose(),
    }),
    discounts: [{ units: ['spears', 'light-cavalry', 'heavy-chariots'], what: 'fast-movement', points: 0, rule: 'fr3.armies.hittite-fast-movement' }],
    offers: [
      {
        id: 'chariot-bows',
        name: 'Bows for heavy chariots',
        units: ['heavy-chariots'],
        points: armyLists.bowfireCost,
        summary: 'The chariots have bowfire.',
        rule: 'fr3.armies.hittite-chariot-bows',
      },
    ],
    rules: rules('hittite-elites', 'hittite-chariot-bows', 'hittite-fast-movement'),
    figures:
      'A chariot has a crew of three: a driver, a spearman and a shield bearer. The spearmen have long hair and belted robes. Other figures are a storm god in a cart drawn by lions, his two bulls, a stone giant, and a serpent to slay.',
  }),
  army('hive', 'Hive', {
    innate: ['corrode', 'hide', 'toughness'],
    magicUsers: cell('HQ'),
    characters: has('hive-queen'),
    units: unitRows({
      handweapons: prose(),
      mobs: prose(),
      cyclics: prose(),
      'large-monsters': prose(),
      'small-monsters': prose(),
      swarms: prose(),
      blobs: prose(),
    }),
    items: [...likelyItems('poison'), climb('fr3.armies.hive-climb')],
    required: [{ any: ['hive-queen'], least: 1, general: true, rule: 'fr3.armies.hive-queen' }],
    rules: rules('hive-queen', 'hive-climb'),
    figures:
      'Insects are the obvious choice: pale workers, armoured soldiers of several sizes, a huge queen among her eggs. Anything that shares one mind will do, from fungus to machines.',
  }),
  army('holy', 'Holy', {
    family: 'holy-unholy',
    innate: ['magic-resistance', 'toughness', 'douse-fire'],
    magicUsers: likelyCell('C'),
    characters: likelyHas('engineer', 'healer'),
    units: unitRows({
      handweapons: likely(elite(1)),
      mobs: prose(),
      'heavy-cavalry': hint('The text mentions flying cavalry, but does not say which.'),
      'light-cavalry': hint('The text mentions flying cavalry, but does not say which.'),
      mounted: hint('The text mentions flying cavalry, but does not say which.'),
      knights: table(elite(1)),
      dragons: prose(),
      ...anyMonsters,
      ethereals: prose(),
      'lesser-spirits': hint(spiritsUnsaid),
      'major-spirits': prose('The avatar of the god. The army needs at least one.'),
      'minor-spirits': hint(spiritsUnsaid),
    }),
    items: likelyItems('heavy-armor'),
    required: [
      { any: ['cleric', 'war-cleric'], least: 1, rule: 'fr3.armies.holy-unholy-required' },
      { any: ['major-spirits'], least: 1, rule: 'fr3.armies.holy-unholy-required' },
    ],
    rules: rules(
      'holy-unholy-required', 'holy-unholy-blessed-start', 'holy-unholy-blessed-demoralized', 'holy-unholy-rebless', 'holy-unholy-blessed-cursed',
      'holy-unholy-collapse', 'holy-unholy-avatar-bonus', 'holy-bless-discount',
    ),
    figures:
      'The troops wear white surcoats, and every shield has the same emblem. A crowd of pilgrims and riders on winged horses go with them. The god walks among them in a form that everybody can see, and unicorns and a silver dragon follow.',
  }),
  army('inca', 'Inca', {
    innate: ['douse-fire', 'flash-flood', 'earth-sense'],
    magicUsers: [...likelyCell('S'), { code: 'C', source: 'prose', note: 'The sample army has one.' }],
    characters: [...likelyHas('engineer'), { id: 'healer', source: 'prose' }],
    units: unitRows({
      handweapons: table({ ...elite(1), throwing: 'free' }),
      mobs: likely({ throwing: 'free' }),
      skirmishers: likely(elite('unlimited', shooting)),
      'light-cavalry': prose('Flying, on condors.'),
      'small-monsters': prose(),
      fanatics: prose(undefined, { most: { units: figures.incaFanatics, per: 'army' } }),
      'lesser-spirits': prose(),
      'major-spirits': prose(),
      traps: prose(),
    }),
    discounts: [{ units: ['handweapons', 'mobs'], what: 'throwing weapons', points: 0, rule: 'fr3.armies.inca-throwing-free' }],
    items: [
      ...likelyItems('poison'),
      { id: 'army-standard', source: 'prose', rule: 'fr3.armies.inca-huanacuri' },
      { id: 'bodyguard', source: 'prose', rule: 'fr3.armies.inca-bodyguard' },
      { id: 'taunt', source: 'prose', note: 'One character.', rule: 'fr3.armies.inca-taunt' },
    ],
    rules: rules('inca-magic-users', 'inca-throwing-free', 'inca-fanatics'),
    figures:
      'The troops have quilted tunics, slings, bronze maces and chequered shields. The ruler sits in a litter under a rainbow banner, a stone idol in rich cloth stands before the line, and condors with riders fly over the passes.',
  }),
  army('indian', 'Indian', {
    innate: ['flash-flood', 'animate-terrain', 'war-cry'],
    magicUsers: likelyCell('C', 'W'),
    units: unitRows({
      'heavy-cavalry': prose(),
      'large-monsters': prose(),
      'small-monsters': hint(monstersUnsaid),
      swarms: prose(),
      'lesser-spirits': prose(),
      'major-spirits': prose(),
      battlewagons: likely(elite(2)),
    }),
    discounts: [{ units: ['battlewagons'], what: 'fast-movement', points: 0, rule: 'fr3.armies.indian-battlewagon-fast-movement' }],
    rules: rules('indian-battlewagon-fast-movement'),
    figures:
      'Suitable figures are painted elephants with castles on their backs, a prince under a parasol, horsemen in bright quilted coats, and a crowd with spears and cudgels. Others are tigers, serpent people, and gods with many arms.',
  }),
  army('inquisition', 'Inquisition', {
    innate: ['magic-resistance', 'toughness', 'set-fire'],
    magicUsers: [...likelyCell('C'), { code: 'WH', source: 'table' }],
    characters: has('witch-hunter', 'assassin'),
    units: unitRows({
      handweapons: prose(),
      mobs: prose(),
      'heavy-cavalry': prose(),
      'small-monsters': prose(),
      swarms: prose(),
      fanatics: prose(),
      traps: likely(),
      contraptions: likely(),
      battlewagons: likely({ most: { units: figures.inquisitionBattlewagons, per: 'army' } }),
    }),
    discounts: [{ units: 'One major character', what: 'army-standard', points: 0, rule: 'fr3.armies.inquisition-free-standard' }],
    rules: rules('inquisition-mob-immunity', 'inquisition-battlewagon-limit', 'inquisition-heretic', 'inquisition-free-standard', 'inquisition-leaders'),
    figures:
      'A preacher stands on an ox-cart with a shrine, in a sea of peasants with torches and forks. Penitents with scourges run ahead, and a few bored men-at-arms ride behind with sacks.',
  }),
  army('israelite', 'Israelite', {
    innate: ['tempest', 'apoplexy', 'magic-resistance'],
    magicUsers: likelyCell('S', 'C'),
    units: unitRows({
      'heavy-chariots': prose(chariotsSaid),
      'large-monsters': prose('The text mentions giants.'),
      ...anySpirits,
      traps: likely(),
      contraptions: hint(onlyTraps),
      battlewagons: likely({ ...elite(1), note: 'The Ark.' }),
      'heavy-artillery': hint('The text mentions heavy artillery only as part of the Ark.'),
    }),
    listUnits: [
      {
        id: 'ark',
        name: 'Ark of the Covenant',
        unit: 'battlewagons',
        points: figures.israeliteArk,
        most: { units: 1, per: 'army' },
        elite: '1-1-0',
        has: ['heavy-artillery', 'army-standard'],
        rule: 'fr3.armies.israelite-ark',
      },
    ],
    rules: rules('israelite-water-crossing', 'israelite-ark', 'israelite-ark-fear', 'israelite-bless-discount'),
    figures:
      'The troops wear striped robes and light mail. With them are slingers and a long line of chariots. Priests carry a golden chest on poles, a strong man without a shield goes first, and prophets with staves stand on the hill.',
  }),

  army('faerie', 'Faerie', {
    innate: ['magic-resistance', 'disorient', 'hide'],
    magicUsers: cell('I'),
    units: unitRows({
      beastmen: prose(),
      mobs: prose(),
      skirmishers: prose(),
      mounted: prose(),
      ...anyMonsters,
      swarms: table({ ...elite('unlimited'), note: 'They support.' }),
      ethereals: prose(),
      fanatics: prose(),
      ...anySpirits,
      tricksters: table(elite(1)),
      traps: likely(elite(1, own)),
      contraptions: hint(onlyTraps),
    }),
    discounts: [
      { units: ['swarms'], what: 'support', points: 0, rule: 'fr3.armies.faerie-swarm-support' },
      { units: 'Major characters', what: 'taunt', points: 0, rule: 'fr3.armies.faerie-free-taunt' },
    ],
    items: [taunt],
    rules: rules('faerie-swarm-support', 'faerie-woods', 'faerie-elite-trickster', 'faerie-free-taunt'),
    figures:
      'The fairies have moth wings, acorn caps and lanterns. Other figures are a king and a queen on a stag, clouds of tiny people, shaggy beasts the size of houses, stolen children with swords, and lights over the bog.',
  }),
  army('acw-north', 'ACW North', {
    family: 'american-west',
    innate: ['set-fire', 'magic-resistance', 'freeze'],
    magicUsers: [
      { code: 'S', source: 'table', confidence: 'likely', maxLevel: 1 },
      { code: 'W', source: 'table', confidence: 'likely', maxLevel: 1 },
      { code: 'Masons', source: 'table', confidence: 'likely' },
      { code: 'C', source: 'prose', maxLevel: 1, doubted: true, note: 'The printed cell has no clerics.' },
    ],
    units: unitRows({
      mobs: prose(),
      muskets: prose(),
      'light-cavalry': prose(),
      dragoons: prose(),
      'small-monsters': prose(),
      ethereals: prose(),
      'minor-spirits': prose(),
      'heavy-artillery': prose(artilleryUnsaid),
      'light-artillery': prose(artilleryUnsaid),
    }),
    allies: [{ armies: ['nai-northeastern', 'nai-plains'], choice: 'one', percent: figures.acwAllies, rule: 'fr3.armies.acw-north-allies' }],
    rules: rules('acw-north-magic-users', 'acw-north-allies'),
    figures:
      'Suitable figures are blue coats in long ranks, gun batteries, and dismounted troopers behind a ridge. Saints from the village church and the ghosts of earlier battles stand with them, and so do warriors of the lakes or the plains.',
  }),
  army('acw-south', 'ACW South', {
    family: 'american-west',
    innate: ['war-cry', 'hide', 'toughness', 'douse-fire'],
    magicUsers: [
      { code: 'S', source: 'table', confidence: 'likely', maxLevel: 1 },
      { code: 'W', source: 'table', confidence: 'likely', maxLevel: 1 },
      { code: 'Masons', source: 'table', confidence: 'likely' },
      { code: 'C', source: 'prose', maxLevel: 1, doubted: true, note: 'The printed cell has no clerics.' },
    ],
    units: unitRows({
      militia: prose(),
      muskets: prose(),
      rangers: prose(),
      rifles: prose('Sharpshooters.', { most: { units: figures.acwSouthRifles, per: 'army' } }),
      'light-cavalry': prose(undefined, someElite(shooting)),
      'small-monsters': prose(),
      ethereals: prose(),
      'minor-spirits': prose(),
      'heavy-artillery': prose(artilleryUnsaid),
      'light-artillery': prose(artilleryUnsaid),
    }),
    allies: [{ armies: ['nai-southeastern', 'nai-southwestern'], choice: 'one', percent: figures.acwAllies, rule: 'fr3.armies.acw-south-allies' }],
    rules: rules('acw-south-one-rifle', 'acw-south-magic-users', 'acw-south-allies'),
    figures:
      'The troops wear grey and butternut, with bare feet and patched flags. Other figures are raiders on good horses, hunters in buckskin, spirits of river and forest, ghosts of the fallen, and warriors of the southern nations.',
  }),
  army('buffalo-soldiers', 'Buffalo Soldiers', {
    family: 'american-west',
    innate: ['set-fire', 'toughness', 'apoplexy'],
    innateLimits: 'Apoplexy is for the Seventh Cavalry only.',
    magicUsers: cell('WH'),
    characters: has('witch-hunter'),
    units: unitRows({
      'sword-and-pistol': prose('Allowed only as dismounted Seventh Cavalry.'),
      'light-cavalry': prose(
        'The elites are the Seventh Cavalry.',
        elite(figures.seventhCavalryMounted, shooting, { source: 'prose', assumed: true, note: 'Three is the smallest number that the rule on dismounting needs.' }),
      ),
      mounted: prose('Settlers.'),
      dragoons: prose('Dragoons or Napoleonic light artillery.'),
      'small-monsters': prose(),
      'light-artillery': prose('Dragoons or Napoleonic light artillery.', { napoleonic: true }),
    }),
    discounts: [{ units: 'Seventh Cavalry (elite light cavalry)', what: 'fast-movement', points: 0, rule: 'fr3.armies.buffalo-soldiers-seventh-cavalry' }],
    allies: [
      {
        armies: [...northAmericanIndians],
        choice: 'any',
        percent: figures.buffaloAllies,
        note: 'No shamans.',
        rule: 'fr3.armies.buffalo-soldiers-allies',
      },
    ],
    rules: rules('buffalo-soldiers-seventh-cavalry', 'buffalo-soldiers-dismount', 'buffalo-soldiers-allies'),
    figures:
      'The troops wear blue shirts and yellow scarves, and their general has long hair and a flag with two points. Other figures are settlers on farm horses, scouts from friendly tribes, and wolves and vultures that follow the riders.',
  }),
  army('automaton', 'Automaton', {
    tier: 'advanced',
    magicUsers: [
      { code: 'MS', source: 'table' },
      { code: 'W', source: 'table', maxLevel: figures.automatonMagicLevel, note: 'Only the one henchman can be such a magic user.' },
    ],
    characters: [...has('mad-scientist'), { id: 'mechanic', source: 'prose', note: 'You may have as many as you like.' }],
    units: unitRows({
      militia: likely({ life: 'living', most: { units: figures.automatonMilitia, per: 'army' } }),
      'small-monsters': likely({ life: 'living', most: { units: figures.automatonSmallMonsters, per: 'army' } }),
      traps: likely(elite('unlimited', own)),
      contraptions: likely(elite('unlimited', own)),
    }),
    offers: [
      {
        id: 'auto-repair',
        name: 'Auto-repair',
        units: 'Automatons, all units of a type or none',
        points: figures.automatonAutoRepair,
        summary: 'The automaton repairs one damage marker if it passes a rally roll in the rally step.',
        rule: 'fr3.armies.automaton-auto-repair',
      },
    ],
    required: [{ any: ['mad-scientist'], least: 1, general: true, rule: 'fr3.armies.automaton-general' }],
    rules: rules(
      'automaton-general', 'automaton-living-henchmen', 'automaton-rally', 'automaton-attachment', 'automaton-control', 'automaton-damage-markers',
      'automaton-destruction', 'automaton-repair', 'automaton-auto-repair', 'automaton-immunities',
    ),
    figures:
      'The machines have rivets, steam and glass eyes. The infantry are ranks of identical machines, and the cavalry are machines on wheels. Among them is a laboratory on legs with a few hired guards and their dogs.',
  }),
];
