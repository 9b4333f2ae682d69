/**
 * What players want a spell to do, in their own words, and the spells that do it. The search finds a spell by its effect even if
 * its text does not contain the words.
 */
interface Effect {
  readonly words: readonly string[];
  readonly spells: readonly string[];
}

const effects: readonly Effect[] = [
  {
    words: ['make them rally', 'rally a unit', 'restore morale', 'remove demoralization', 'recover', 'steady the troops', 'heal'],
    spells: ['grace', 'bless-curse-1', 'bless-curse-2', 'bless-curse-3'],
  },
  {
    words: ['turn undead', 'destroy undead', 'exorcise', 'exorcism', 'drive out spirits', 'kill a ghost', 'holy light'],
    spells: ['banish-1', 'banish-2', 'banish-3'],
  },
  {
    words: ['raise the dead', 'raise undead', 'animate dead', 'summon skeletons', 'summon undead', 'call the dead'],
    spells: ['summon-2', 'summon-3'],
  },
  {
    words: [
      'mind control',
      'charm',
      'possess',
      'make the enemy fight for me',
      'turn them against each other',
      'change sides',
      'treason',
    ],
    spells: ['zombies-2', 'zombies-3', 'secret-handshake', 'dominate'],
  },
  {
    words: ['hold', 'root', 'stop a unit from moving', 'entangle', 'paralyse', 'slow', 'no movement'],
    spells: ['apoplexy', 'heat-stroke', 'cocoon', 'deluge', 'unstable-ground', 'awakening-of-the-wood', 'turbulence', 'tremors'],
  },
  {
    words: ['extra move', 'second move', 'haste', 'speed', 'faster', 'move again'],
    spells: ['invigorate', 'speed-potion'],
  },
  {
    words: ['push away', 'blow away', 'knock back', 'drive off', 'wind', 'carry away'],
    spells: ['tempest', 'rip-tide', 'greatest-fear'],
  },
  {
    words: ['confuse', 'confusion', 'random move', 'lose their way', 'send astray'],
    spells: ['disorient', 'gnat-swarm', 'madness'],
  },
  {
    words: ['demoralize', 'break morale', 'frighten', 'terror', 'cause panic', 'lower morale', 'scare'],
    spells: [
      'apparition',
      'paranoia',
      'medusa',
      'plague',
      'tremors',
      'greatest-fear',
      'bless-curse-1',
      'bless-curse-2',
      'bless-curse-3',
    ],
  },
  {
    words: ['cause fear', 'make them feared', 'look dreadful'],
    spells: ['illusionary-fear', 'righteousness'],
  },
  {
    words: ['direct damage', 'shoot a bolt', 'artillery spell', 'fireball', 'lightning', 'blast'],
    spells: ['blast-1', 'blast-2', 'blast-3', 'termite-rot'],
  },
  {
    words: ['kill a unit outright', 'kills a unit at once', 'destroy a unit', 'instant death', 'wipe out', 'swallow'],
    spells: ['freak-wave', 'quicksand', 'tornado', 'fire-storm', 'deadfall', 'sacrifice', 'egg-impregnation'],
  },
  { words: ['kill a character', 'assassinate by magic', 'finger of death', 'death spell'], spells: ['die'] },
  {
    words: ['stronger in melee', 'combat bonus', 'help in battle', 'buff', 'fight better'],
    spells: ['strength', 'jihad', 'righteousness', 'bolster', 'grog-ration'],
  },
  {
    words: ['weaken an enemy', 'combat penalty', 'debuff', 'fight worse'],
    spells: ['freeze', 'laudanum', 'something-you-ate', 'hagfish'],
  },
  {
    words: ['protect a unit', 'shield', 'save a unit in melee', 'no result', 'make the melee a draw', 'sanctuary'],
    spells: ['miracle', 'ink-cloud', 'garlic', 'vermin-off', 'illusionary-target', 'planar-ward'],
  },
  { words: ['win a melee', 'decide a melee'], spells: ['ensure-victory'] },
  {
    words: ['move a unit', 'retreat', 'disengage', 'withdraw from melee', 'get out of melee', 'escape'],
    spells: ['golden-path', 'camp-smoke', 'teleport'],
  },
  {
    words: ['set on fire', 'burn', 'flames', 'fire arrows', 'arson'],
    spells: ['set-fire', 'fire-wall', 'fire-arrow', 'fire-elemental', 'fire-storm'],
  },
  { words: ['put out a fire', 'extinguish', 'douse', 'rain', 'make it rain'], spells: ['deluge', 'set-fire'] },
  {
    words: ['summon', 'summon a creature', 'call an elemental', 'conjure', 'gate in'],
    spells: [
      'air-elemental',
      'earth-elemental',
      'fire-elemental',
      'water-elemental',
      'summon-tree-spirit',
      'summon-swarm',
      'summon-avatar',
      'open-close-portal',
    ],
  },
  {
    words: ['remove an elemental', 'unsummon', 'banish an elemental', 'send back'],
    spells: ['air-elemental', 'earth-elemental', 'fire-elemental', 'water-elemental', 'summon-tree-spirit'],
  },
  { words: ['make them fly', 'wings', 'levitation', 'give flying'], spells: ['flying'] },
  { words: ['make them swim', 'cross water', 'walk on water', 'ford a river'], spells: ['swimming', 'rapids-ford'] },
  { words: ['tunnel', 'go underground', 'dig'], spells: ['burrowing'] },
  { words: ['ground fliers', 'stop flying units', 'no flying'], spells: ['fog', 'turbulence', 'tornado', 'flying'] },
  {
    words: ['stop shooting', 'stop archers', 'no missile fire', 'silence a wizard', 'stop magic'],
    spells: ['sudden-squall', 'ground'],
  },
  { words: ['drain magic', 'antimagic', 'empty the pools', 'no more spells', 'dispel everything'], spells: ['ground'] },
  { words: ['shoot better', 'aim', 'more accurate'], spells: ['fire-arrow', 'spyglass'] },
  { words: ['trap a unit', 'snare', 'web', 'pit'], spells: ['summon-trap', 'giant-clam', 'spin-web'] },
  {
    words: ['block the way', 'wall', 'obstacle', 'barrier', 'terrain change'],
    spells: ['fire-wall', 'chasm', 'green-thumb', 'illusionary-obstacle', 'rapids-ford'],
  },
  {
    words: ['break a wall', 'breach', 'damage a gate', 'siege magic', 'rust', 'repair a wall'],
    spells: ['corrode', 'earth-sense', 'termite-rot'],
  },
  { words: ['trees attack', 'woods come alive', 'living terrain'], spells: ['animate-terrain', 'awakening-of-the-wood'] },
  {
    words: ['illusion', 'decoy', 'fake unit', 'duplicate', 'phantom army'],
    spells: ['illusionary-army', 'illusionary-enemy', 'illusionary-target', 'mirror-image'],
  },
  { words: ['see through illusions', 'disbelieve'], spells: ['dispell-illusion'] },
  { words: ['take away support', 'bad smell', 'no support'], spells: ['stink'] },
  { words: ['change a die roll', 'luck', 'reroll', 'divine help'], spells: ['intervention'] },
  { words: ['immune to fear', 'courage', 'fearless', 'drunk'], spells: ['grog-ration'] },
  { words: ['insects', 'bees', 'locusts', 'vermin', 'bugs'], spells: ['wasp-nest', 'gnat-swarm', 'summon-swarm', 'vermin-off'] },
  { words: ['parasites', 'worms', 'leeches', 'sickness', 'disease'], spells: ['hagfish', 'something-you-ate', 'plague'] },
];

/** The search words for a spell. */
export const spellWords = (id: string): readonly string[] => [
  ...new Set(effects.flatMap(({ words, spells }) => (spells.includes(id) ? words : []))),
];

/** The spells with search words, for a test that they exist. */
export const spellsWithWords: ReadonlySet<string> = new Set(effects.flatMap(({ spells }) => spells));
