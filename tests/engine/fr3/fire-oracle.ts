/**
 * A second calculator of missiles and artillery, from the facts of the rule inventory and with nothing from the engine. It has
 * its own tables as text, a flat list of modifiers, and counts every face of every die, needed or not.
 */

type Say = string | number | boolean;
/** A target, group of firers or artillery source, named as in a question. */
export type Facts = { readonly unit: string } & Readonly<Record<string, Say>>;

const yes = (facts: Facts, key: string): boolean => facts[key] === true;
const num = (facts: Facts, key: string): number => Number(facts[key] ?? 0);
const txt = (facts: Facts, key: string): string => String(facts[key] ?? '');
const oneOf = (words: string, word: string): boolean => words.split(' ').includes(word);

const spirits = 'ethereals lesser-spirits major-spirits minor-spirits tricksters';
const elementals = 'air-elemental earth-elemental fire-elemental plant-elemental water-elemental';
const machines = 'heavy-artillery light-artillery battlewagons contraptions siege-tower assault-craft';
const flesh =
  'beastmen crossbow-handgun handweapons longbows militia mobs muskets pikes rangers rifles skirmishers spears sword-and-pistol ' +
  'heavy-cavalry light-cavalry mounted heavy-chariots dragoons knights cyclics dragons large-monsters small-monsters swarms';
/** Rally numbers of units that may slip away from a shot. */
const rallies: Readonly<Record<string, number>> = {
  ...{ beastmen: 7, handweapons: 6, rangers: 5, rifles: 6, skirmishers: 6, spears: 6, 'sword-and-pistol': 6, dragoons: 6 },
  ...{
    knights: 5,
    'heavy-cavalry': 6,
    'light-cavalry': 6,
    mounted: 7,
    'small-monsters': 7,
    'large-monsters': 7,
    'assault-craft': 6,
  },
};
const leaderRally: Readonly<Record<string, number>> = {
  ...{ 'hero-1-1': 1, 'hero-2-0': 0, 'sub-commander-1-2': 2, 'sub-commander-2-1': 1, 'general-2-2': 2 },
};

// ---- What a blow does --------------------------------------------------------------------------

const ownMarkers = (t: Facts): number => {
  if (t.markers !== undefined) return num(t, 'markers');
  if (num(t, 'state') > 0) return 0;
  if (t.form === 'mass') return 3;
  if (t.form === 'block') return 1;
  return t.unit === 'leviathans' ? (t.form === '1x2' ? 2 : 1) : 0;
};

/** What is left of a target after a `D` or `K` from missiles, guns (artillery) or spells, as text. */
export function blow(t: Facts, letter: 'D' | 'K', by: 'missiles' | 'guns' | 'spell'): string {
  if (num(t, 'square') > 0) {
    const markers = num(t, 'squareMarkers') + (letter === 'K' ? 2 : 1);
    return markers > 2 * num(t, 'square') ? 'destroyed' : `square ${markers}${letter === 'K' ? ' one for good' : ''}`;
  }
  const state = num(t, 'state');
  const markers = ownMarkers(t);
  const tower = t.unit === 'siege-tower';
  if (tower && letter === 'K' && by === 'missiles') return state === 2 ? 'nothing' : 'stays 2 markers 0';
  const spirit = oneOf(spirits, t.unit);
  const elemental = oneOf(elementals, t.unit);
  const mass = t.form === 'mass';
  if (letter === 'D') {
    if (yes(t, 'bard') && !mass) return 'nothing';
    if (spirit || t.unit === 'fanatics' || (elemental && by !== 'spell')) return 'nothing';
  }
  if (letter === 'K' && markers === 0) return 'destroyed';
  const steadfast = yes(t, 'bard') && !mass;
  const levels = letter !== 'K' ? 1 : steadfast ? Math.min(2, markers) : 2;
  const left = Math.max(0, markers - levels);
  const taken = markers - left;
  const forGood = letter === 'K' ? ' one for good' : '';
  const now = state + levels - taken;
  if (now === state) return `marked ${state} markers ${left}${forGood}`;
  // A spirit ignores the damage that its markers do not absorb.
  if (spirit) return `marked ${state} markers ${left}${forGood}`;
  if (now > 2) return 'destroyed';
  if (now === 1) return `shaken 1 markers ${left}${forGood}`;
  const high = txt(t, 'stands').startsWith('wall');
  if (elemental) return 'destroyed';
  if (t.unit === 'heavy-artillery' || tower || high) return `stays 2 markers ${left}${forGood}`;
  if (yes(t, 'blocked')) return 'destroyed';
  // Only an enemy that touches a 2x2 unit blocks it. Anything else stops it later, when it moves away.
  if (yes(t, 'obstructed') && !mass) return 'destroyed';
  return `${mass ? 'stays' : 'back'} 2 markers ${left}${forGood}`;
}

/** The lowest face on which a target slips away. */
const slips = (t: Facts): number =>
  (rallies[t.unit] ?? 99) +
  num(t, 'state') +
  (t.form === 'mass' ? 3 : 0) -
  (t.elite === '1-1-0' || t.elite === '0-1-1' ? 1 : 0) -
  // A leader adds nothing to a 2x2 unit.
  (t.form === 'mass' ? 0 : (leaderRally[txt(t, 'leader')] ?? 0));

const outcomes = (each: (a: number, b: number, c: number) => string): Map<string, number> => {
  const found = new Map<string, number>();
  for (let a = 1; a <= 10; a++)
    for (let b = 1; b <= 10; b++)
      for (let c = 1; c <= 10; c++) {
        const key = each(a, b, c);
        found.set(key, (found.get(key) ?? 0) + 1);
      }
  return found;
};

// ---- Missiles ----------------------------------------------------------------------------------

/** Cells 1 to 11 of each row of the missile table. */
const table = ['', '........DDK', '......DDDKK', '....DDDDKKK', '..DDDDDKKKK'];

/** The number that a unit counts as: `10:1 5:2` is 1 up to 10 inches and 2 up to 5 inches. */
const counts: Readonly<Record<string, string>> = {
  ...{ bow: '5:1', longbow: '10:1 5:2', crossbow: '5:2', pistol: '5:2', carbine: '5:2', musket: '10:1 5:2' },
  ...{ rifle: '15:1 10:2 5:2', rocks: '5:1', 'gun-flesh': '5:4', 'gun-metal': '5:4', 'paint-gun': '10:1 5:2' },
};
const usualWeapon: Readonly<Record<string, string>> = {
  ...{ longbows: 'longbow', 'crossbow-handgun': 'crossbow', muskets: 'musket', rifles: 'rifle', 'sword-and-pistol': 'pistol' },
  ...{ dragoons: 'carbine', mobs: 'rocks', rocks: 'rocks', 'disintegration-gun': 'gun-flesh', 'paint-gun': 'paint-gun' },
};
const weaponOf = (f: Facts): string => txt(f, 'weapon') || (usualWeapon[f.unit] ?? 'bow');
const powder = (f: Facts): boolean => oneOf('musket rifle', weaponOf(f));
const isGun = (f: Facts): boolean => weaponOf(f).startsWith('gun');

function countOf(f: Facts): number {
  const bands = (counts[weaponOf(f)] as string).split(' ').map((band) => band.split(':').map(Number) as [number, number]);
  const range = f.range === undefined ? Math.min(...bands.map(([to]) => to)) : num(f, 'range');
  const worth = bands.filter(([to]) => range <= to).sort(([a], [b]) => a - b)[0]?.[1] ?? 0;
  return worth * (f.count === undefined ? 1 : num(f, 'count'));
}

function harmless(t: Facts, f: Facts): boolean {
  if (isGun(f)) {
    if (oneOf(spirits, t.unit) || (weaponOf(f) === 'gun-metal' && yes(t, 'proof'))) return true;
    const leviathan = txt(t, 'made') === 'metal' ? 'gun-metal' : 'gun-flesh';
    if (t.unit === 'leviathans') return weaponOf(f) !== leviathan;
    return weaponOf(f) === 'gun-flesh' ? !oneOf(flesh, t.unit) : !oneOf(`${machines} earth-elemental plant-elemental`, t.unit);
  }
  if (t.unit === 'leviathans' && !powder(f)) return true;
  if (t.unit === 'blobs' && !powder(f) && !yes(f, 'setFire')) return true;
  if (yes(f, 'illusion') && yes(t, 'wizardWard')) return true;
  return yes(f, 'undead') && yes(t, 'garlic');
}

/** The deduction for cover, before firers on a tower are considered. */
function cover(t: Facts, f: Facts): number {
  const all = [0];
  if (oneOf('terrain city wall-1 works', txt(t, 'stands'))) all.push(2);
  if (yes(t, 'pavisiers')) all.push(2);
  if (yes(t, 'tortoise') && oneOf('open', txt(t, 'stands') || 'open')) all.push(2);
  if (txt(t, 'stands') === 'wall-2' || t.unit === 'siege-tower') all.push(3);
  if (oneOf('blobs leviathans', t.unit) && powder(f)) all.push(3);
  if (txt(t, 'stands') === 'wall-3') all.push(4);
  const best = Math.max(...all);
  return (f.unit === 'siege-tower' || yes(f, 'tower')) && best > 2 ? best - 1 : best;
}

/** The value of each possible modifier for one group of firers. */
const missileModifiers: readonly ((t: Facts, f: Facts) => number)[] = [
  (_, f) => (f.elite === '0-1-1' ? 1 : 0),
  (_, f) => num(f, 'character'),
  (_, f) => Number(yes(f, 'square')),
  (_, f) => (yes(f, 'deck') && !yes(f, 'marines') ? -1 : 0),
  (_, f) => Number(yes(f, 'mechanic')),
  (_, f) => Number(yes(f, 'targeter')),
  (_, f) => Number(yes(f, 'spyglass')),
  (_, f) => Number(yes(f, 'fireArrow')),
  (_, f) => num(f, 'other'),
  (t, f) => -cover(t, f),
  (t) => (t.form === 'block' ? 1 : 0),
  (t) => (t.form === 'mass' ? 3 : 0),
  (t) => Math.max(0, num(t, 'square') - 1),
];

/** The row of the table and the number added to the die. */
export function missileSums(t: Facts, firers: readonly Facts[]): { row: number; plus: number } {
  const those = firers.filter((f) => !harmless(t, f));
  const row = Math.min(
    4,
    those.reduce((sum, f) => sum + countOf(f), 0),
  );
  if (those.length === 0) return { row: 0, plus: 0 };
  if (those.some(isGun)) return { row, plus: 1 + num(those[0] as Facts, 'other') };
  return { row, plus: missileModifiers.reduce((sum, worth) => sum + Math.min(...those.map((f) => worth(t, f))), 0) };
}

/** Whether a unit may shoot at this target at all, from the chapters on missile fire, levels and what hinders a shot. */
export function mayShoot(t: Facts, f: Facts): boolean {
  if (f.stopped === true || yes(f, 'engaged') || yes(t, 'hidden') || yes(t, 'engaged')) return false;
  if (t.stands === 'deep' || t.level === 'burrowing' || f.level === 'burrowing') return false;
  const under = (facts: Facts): boolean => facts.level === 'swimming' || facts.level === 'bottom';
  if (under(t) !== under(f)) return false;
  return countOf(f) > 0;
}

const bases = (t: Facts): number => (t.form === 'mass' ? 4 : t.form === 'block' || t.form === '1x2' ? 2 : 1);
const spare: Readonly<Record<number, number>> = { 1: 0, 2: 1, 4: 3 };

/** What becomes of the target when the die of the volley shows this face. */
export function fateOfFace(t: Facts, firers: readonly Facts[], face: number): string {
  const { row, plus } = missileSums(t, firers);
  const those = firers.filter((f) => !harmless(t, f));
  if (row === 0) return 'nothing';
  const total = face + plus;
  const cell = total < 1 ? '.' : (table[row] as string)[Math.min(total, 11) - 1];
  if (cell === '.') return 'nothing';
  if (weaponOf(those[0] as Facts) === 'paint-gun') return yes(t, 'proof') ? 'stripped' : 'nothing';
  const alone = missileSums(t, those.filter(powder));
  const through = alone.row > 0 && (table[alone.row] as string)[Math.min(face + alone.plus, 11) - 1] === 'K';
  const held = yes(t, 'heavyArmor') && !through;
  return blow(t, cell === 'K' && !held ? 'K' : 'D', 'missiles');
}

/** Every result of a volley with its ways out of 1,000. The three dice are the gun’s, the target’s and the volley’s. */
export function countVolley(t: Facts, firers: readonly Facts[]): Map<string, number> {
  const gun = firers.find((f) => isGun(f) && num(f, 'points') > 0);
  const works = (face: number): boolean => {
    if (!gun) return true;
    const paid = Math.min(4, num(gun, 'points') - (spare[bases(t)] as number));
    return paid > 0 && face > 2 && face + (yes(gun, 'assistant') ? 1 : 0) >= 11 - 2 * paid;
  };
  return outcomes((a, b, c) => {
    if (!works(a)) return 'the gun fails';
    if (yes(t, 'dodges') && b >= slips(t)) return 'slipped away';
    return fateOfFace(t, firers, c);
  });
}

// ---- Artillery ---------------------------------------------------------------------------------

/** Sources of hits: `h` must roll to hit; the number is the source’s own damage bonus. */
const sources: Readonly<Record<string, string>> = {
  ...{ cannon: 'h 1', 'stone-thrower': 'h 0', light: 'h -1', 'dragon-breath': 'h -1', 'plant-elemental': 'h -1' },
  ...{ mine: '- 0', grenade: '- 1', 'blast-1': '- -1', 'blast-2': '- 1', 'blast-3': '- 3', 'termite-rot': '- 0' },
  ...{ lances: '- 0', 'hot-oil': '- 2', explosion: '- 0' },
};
const isSpell = (s: Facts): boolean => s.unit.startsWith('blast') || s.unit === 'termite-rot';
/** Materials of structures: bonus on artillery damage, and extra markers. */
const materials: Readonly<Record<string, readonly [damage: number, markers: number]>> = {
  ...{ wood: [1, 0], brick: [1, 0], metal: [0, 1], stone: [-1, 1], earthworks: [-2, 2] },
};
const usualMaterial: Readonly<Record<string, string>> = { wall: 'stone', city: 'brick', gate: 'wood', ship: 'wood' };
const isStructure = (t: Facts): boolean => Object.hasOwn(usualMaterial, t.unit);
const materialOf = (t: Facts) => materials[txt(t, 'material') || (usualMaterial[t.unit] as string)] as readonly [number, number];
const markersOf = (t: Facts): number => {
  if (t.markers !== undefined) return num(t, 'markers');
  const own = t.unit === 'city' ? 3 : t.unit === 'gate' ? 4 : 2 + 2 * (num(t, 'thickness') || 1);
  return own + materialOf(t)[1];
};

/** The numbers added to the roll to hit and to the damage roll. */
export function artillerySums(s: Facts, t: Facts): { toHit: number; damage: number } {
  let toHit = 0;
  let damage = Number((sources[s.unit] as string).split(' ')[1]);
  if (yes(s, 'elite')) toHit++;
  if (yes(s, 'napoleonic')) [toHit, damage] = [toHit + 1, damage + 1];
  if (yes(s, 'russian')) [toHit, damage] = [toHit - 1, damage + 1];
  for (const help of ['mechanic', 'targeter', 'spyglass']) if (yes(s, help)) toHit++;
  if (yes(s, 'fireArrow')) damage++;
  toHit += num(s, 'otherHit');
  damage += num(s, 'otherDamage');
  if (s.unit === 'mine' && yes(s, 'engineer')) {
    const under = oneOf('burrowing swimming', txt(t, 'level')) && txt(s, 'level') === '';
    damage += isStructure(t) ? 3 : under ? 2 : 1;
  }
  if (isStructure(t)) return { toHit, damage: damage + materialOf(t)[0] };
  const stands = txt(t, 'stands') || 'open';
  if (oneOf('terrain works', stands) || yes(t, 'pavisiers') || (yes(t, 'tortoise') && stands === 'open')) toHit -= 2;
  if (t.form === 'block') toHit += 1;
  if (t.form === 'mass') toHit += 3;
  if (t.unit === 'leviathans') {
    const size = t.form === '1x2' ? 2 : 1;
    [toHit, damage] = [toHit + size, damage - size];
  }
  toHit += Math.max(0, num(t, 'square') - 1);
  if (t.unit === 'blobs' && !yes(s, 'setFire')) damage--;
  if (yes(t, 'wizardWard')) damage--;
  return { toHit, damage };
}

/** Whether a source rolls to hit a target. */
export const rollsToHit = (s: Facts, t: Facts): boolean =>
  (sources[s.unit] as string).startsWith('h') && !(yes(s, 'napoleonic') && num(t, 'square') > 0);

/** Whether an artillery piece may fire at this target at all. */
export function mayBombard(t: Facts, s: Facts): boolean {
  if (s.stopped === true || yes(s, 'engaged') || yes(t, 'hidden') || yes(t, 'engaged')) return false;
  if (t.stands === 'deep' || t.level === 'burrowing' || s.level === 'burrowing') return false;
  if (s.unit !== 'cannon' && s.unit !== 'stone-thrower') return true;
  if (num(s, 'state') === 2 && txt(s, 'type') === 'heavy-artillery') return false;
  return t.level !== 'flying' && s.level !== 'flying';
}

/** What becomes of the target with these dice: the target’s or the fuse’s, the roll to hit and the damage roll. */
export function fateOfDice(s: Facts, t: Facts, a: number, b: number, c: number): string {
  const { toHit, damage } = artillerySums(s, t);
  const kept =
    (yes(t, 'wizardWard') && (s.unit.startsWith('blast') || yes(s, 'illusion'))) || (yes(t, 'garlic') && yes(s, 'undead'));
  if (kept) return 'nothing';
  if (yes(t, 'dodges') && a >= slips(t)) return 'slipped away';
  if (s.unit === 'explosion' && a < 5) return 'nothing';
  if (rollsToHit(s, t) && b + toHit < 7) return 'nothing';
  const total = c + damage;
  if (total < 7) return 'nothing';
  if (isStructure(t)) {
    const left = markersOf(t) - (total < 9 ? 1 : 2);
    return left <= 0 ? 'destroyed' : `marked 0 markers ${left}${total < 9 ? '' : ' one for good'}`;
  }
  return blow(t, total < 9 ? 'D' : 'K', isSpell(s) ? 'spell' : 'guns');
}

/** Every result of a hit with its ways out of 1,000. */
export const countHit = (s: Facts, t: Facts): Map<string, number> => outcomes((a, b, c) => fateOfDice(s, t, a, b, c));
