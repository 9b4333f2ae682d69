/** Symbols and names of everything that stands on a base in a diagram. */
import { unitOf } from '../../../engine/fr3/data/units.ts';
import { unitSymbols } from '../unit-symbols.ts';

/** What is not a unit type: characters, works, ships. Names of the icon set game-icons.net. */
const others: Readonly<Record<string, readonly [symbol: string, name: string]>> = {
  general: ['crown', 'General'],
  hero: ['barbute', 'Hero'],
  character: ['barbute', 'Character'],
  cleric: ['holy-symbol', 'Cleric'],
  wizard: ['wizard-staff', 'Wizard'],
  necromancer: ['skull-staff', 'Necromancer'],
  ship: ['galleon', 'Ship'],
  wall: ['stone-wall', 'Wall BB'],
  site: ['menhir', 'Focal point'],
  vat: ['cauldron', 'Vat'],
  inventor: ['bubbling-flask', 'Mad scientist'],
  'pike-block': ['pikeman', 'Pike block'],
  leviathan: ['sea-serpent', 'Leviathan'],
  blob: ['slime', 'Blob'],
  skirmishers: ['sling', 'Skirmishers'],
  'undead-handweapons': ['skeleton', 'Undead handweapons'],
  swimmers: ['dolphin', 'Swimmers'],
  burrowers: ['mole', 'Burrowers'],
  fliers: ['feathered-wing', 'Fliers'],
  canoes: ['wood-canoe', 'Canoes'],
  barges: ['raft', 'Barges'],
  wagons: ['old-wagon', 'Wagons'],
  marines: ['anchor', 'Marines'],
  crew: ['trident', 'Sea-bottom troops'],
  blades: ['broadsword', 'Blades'],
  riders: ['horse-head', 'Riders'],
  shooters: ['bow-arrow', 'Shooters'],
  warband: ['battle-axe', 'Warband'],
  flyers: ['feathered-wing', 'Flyers'],
  hordes: ['minions', 'Hordes'],
  lurkers: ['hidden', 'Lurkers'],
  gods: ['angel-wings', 'Gods'],
  artillery: ['catapult', 'Artillery'],
  clerics: ['holy-symbol', 'Clerics'],
  'water-lurkers': ['croc-jaws', 'Water lurkers'],
  magicians: ['wizard-staff', 'Magicians'],
  sneakers: ['hood', 'Sneakers'],
  beasts: ['wolf-head', 'Beasts'],
  behemoths: ['mammoth', 'Behemoths'],
  heroes: ['barbute', 'Heroes'],
  paladins: ['winged-sword', 'Paladins'],
  'aerial-heroes': ['griffin-symbol', 'Aerial heroes'],
  airboats: ['zeppelin', 'Airboats'],
};

/** The icon of a type, or null for a plain base. */
export const symbolOf = (type: string): string | null => others[type]?.[0] ?? unitSymbols[type] ?? null;

/** The name for the key below a diagram; null for what needs none. */
export const nameOf = (type: string): string | null =>
  type === 'unit' ? null : (others[type]?.[1] ?? unitOf(type)?.name ?? null);
