/**
 * A second calculator of one melee, from the facts of the rule inventory and with nothing from the engine. It has its own table
 * of units, a flat list of modifiers, and counts every face of the dice.
 */

export type Side = 'a' | 'b';
/** A side as named in a question, with any properties. */
export type Facts = { readonly unit: string } & Readonly<Record<string, string | number | boolean>>;
export interface Fight {
  readonly a: Facts;
  readonly b: Facts;
  readonly charge?: Side;
  readonly round?: 'first' | 'later';
}

/**
 * The reference table: class and CF; then c, f, m, p: against cavalry, fliers, monsters and pikes; w: when charged;
 * t: in difficult terrain; g: charge bonus; b: shoots by its own row.
 */
const table = `
beastmen         infantry 4            | crossbow-handgun infantry 2 f1 w2 b
handweapons      infantry 3 p2         | longbows         infantry 1 f1 w1 b
militia          infantry 2 f1 w2 b    | mobs             infantry 1
muskets          infantry 3 c1 f1 m1 w1 t-1 b
pikes            infantry 4 c2 f2 m2 t-2
rangers          infantry 3 m2         | rifles           infantry 2 f1 w1 b
skirmishers      infantry 1 f1 w1 b    | spears           infantry 3 c1 f1 m1 t-1
sword-and-pistol infantry 5 f1 p2 w2 t-1 g1 b
heavy-cavalry    cavalry 4 t-2 g2      | light-cavalry    cavalry 2
mounted          cavalry 2 t-1         | heavy-chariots   cavalry 3 t-3 g4
dragoons         cavalry 4 f1 w2 b     | knights          cavalry 5 t-3 g3
cyclics          monster 0             | dragons          monster 9
leviathans       special 10            | large-monsters   monster 8
small-monsters   monster 6             | swarms           swarm 4 c1
air-elemental    elemental 4           | earth-elemental  elemental 6
fire-elemental   elemental 5           | plant-elemental  elemental 5
water-elemental  elemental 5           | blobs            special 5
fanatics         special 0             | lesser-spirits   spirit 8
major-spirits    spirit 10             | minor-spirits    spirit 6
tricksters       spirit 4              | heavy-artillery  machine 1
light-artillery  machine 1 f1 w1 b     | battlewagons     machine 5 t-2 g3
contraptions     machine 2
`;

interface Row {
  readonly class: string;
  readonly factor: number;
  /** The bonus for each letter; a missing letter means 0. */
  readonly has: Readonly<Record<string, number>>;
}

const rows = new Map<string, Row>(
  table
    .split(/[|\n]/)
    .map((cell) => cell.trim().split(/\s+/))
    .filter((words) => words.length > 2)
    .map(([id, kind, factor, ...marks]) => [
      id as string,
      {
        class: kind as string,
        factor: Number(factor),
        has: Object.fromEntries(marks.map((mark) => [mark[0] as string, Number(mark.slice(1)) || 1])),
      },
    ]),
);

export const unitsOfTheOracle = [...rows.keys()];

/** The values of a fighter after its form and stage have been applied. */
class Fighter {
  readonly facts: Facts;
  readonly row: Row;
  constructor(facts: Facts) {
    this.facts = facts;
    const stage = facts.unit === 'cyclics' ? this.text('stage') || 'larvae' : '';
    const acts = stage === 'larvae' ? 'handweapons' : stage === 'adults' ? 'large-monsters' : facts.unit;
    this.row = rows.get(acts) as Row;
  }
  text(key: string): string {
    return String(this.facts[key] ?? '');
  }
  number(key: string): number {
    return Number(this.facts[key] ?? 0);
  }
  is(key: string): boolean {
    return this.facts[key] === true;
  }
  get unit(): string {
    return this.facts.unit;
  }
  get state(): number {
    return this.number('state');
  }
  get form(): string {
    return this.text('form') || 'single';
  }
  get mass(): boolean {
    return this.form === 'mass';
  }
  get block(): boolean {
    return this.form === 'block';
  }
  get long(): boolean {
    return this.form === '1x2';
  }
  get fanatic(): boolean {
    return this.unit === 'fanatics' || this.is('jihad');
  }
  get level(): string {
    // Over the sea bottom a swimmer is what a flier is over land.
    if (this.text('level') === 'swimming' && this.is('overSeaBottom')) return 'flying';
    return this.text('level') || (this.unit === 'air-elemental' ? 'flying' : 'surface');
  }
  get ground(): string {
    return this.text('ground') || 'open';
  }
  get markers(): number {
    if (this.facts.markers !== undefined) return this.number('markers');
    if (this.state > 0) return 0; // morale is lost last
    if (this.mass) return 3;
    if (this.block) return 1;
    return this.unit === 'leviathans' ? (this.long ? 2 : 1) : 0;
  }
  get likeHandweapons(): boolean {
    return this.row === rows.get('handweapons');
  }
}

interface Look {
  readonly me: Fighter;
  readonly foe: Fighter;
  readonly iCharged: boolean;
  readonly heCharged: boolean;
  readonly first: boolean;
}

const look = (fight: Fight, side: Side): Look => ({
  me: new Fighter(fight[side]),
  foe: new Fighter(fight[side === 'a' ? 'b' : 'a']),
  iCharged: fight.charge === side,
  heCharged: fight.charge !== undefined && fight.charge !== side,
  first: fight.round !== 'later',
});

const has = ({ me }: Look, letter: string): number => me.row.has[letter] ?? 0;
const aloft = ({ me }: Look): boolean => me.row.class === 'infantry' && me.level !== 'surface';
const shooters = ({ me }: Look): boolean => has({ me } as Look, 'b') > 0 && !me.is('exchanged');
const minded = ({ me }: Look): boolean => me.unit !== 'swarms' && me.row.class !== 'spirit';
const throughStakes = (it: Look): boolean =>
  it.iCharged && it.first && it.foe.is('stakes') && !it.foe.is('outsideArc') && ['surface', 'flying'].includes(it.me.level);
const atWorks = (it: Look): boolean => it.foe.is('fortification') && minded(it);
const shotAtMe = (it: Look): boolean => it.heCharged && it.first && !it.me.is('outsideArc');

const answersCharge = (it: Look): boolean =>
  it.first &&
  it.heCharged &&
  ['knights', 'heavy-cavalry', 'heavy-chariots'].includes(it.me.unit) &&
  ['knights', 'heavy-cavalry'].includes(it.foe.unit) &&
  it.me.state === 0 &&
  !it.foe.is('joined') &&
  it.me.level === it.foe.level &&
  !it.me.is('outsideArc');

/** The charge bonus in use, including surprise and mounts. */
function impetus(it: Look): number {
  const goes = it.first && it.iCharged && !it.me.is('joined');
  if ((!goes && !answersCharge(it)) || throughStakes(it) || atWorks(it)) return 0;
  const lances = it.iCharged && /magic|flame/.test(it.me.text('lances'));
  const row = it.me.is('wagonFortress') ? 0 : has(it, 'g') + (it.me.mass ? 3 : 0) + (it.me.is('dashing') ? 1 : 0);
  const own = it.me.long ? 2 : it.me.block ? 1 : row;
  const below = goes && ['swimming', 'burrowing'].includes(it.me.level) && it.foe.level === 'surface';
  return (lances ? 0 : own + (it.me.is('mounts') ? 2 : 0)) + (below ? 2 : 0);
}

function inBadGround(it: Look): boolean {
  if (it.me.is('sureFooted')) return false;
  return it.me.ground !== 'open' || (it.iCharged && it.foe.ground !== 'open') || throughStakes(it) || atWorks(it);
}

const favoured: Readonly<Record<string, string>> = {
  'fire-elemental': 'towns woods',
  'plant-elemental': 'woods',
  'water-elemental': 'marshes water',
};
const melees: Readonly<Record<string, number>> = {
  'hero-1-1': 1,
  'hero-2-0': 2,
  'sub-commander-1-2': 1,
  'sub-commander-2-1': 2,
  'general-2-2': 2,
  '1-1-0': 1,
  '2-0-0': 2,
};
const monsters = ['dragons', 'large-monsters', 'small-monsters'];
const actsAsMonster = (fighter: Fighter): boolean =>
  monsters.includes(fighter.unit) || (fighter.unit === 'cyclics' && fighter.text('stage') === 'adults');

function factor({ me }: Look): number {
  if (me.is('gaze')) return 0;
  if (me.long) return 12;
  if (me.block) return 5;
  if (me.number('rolledFactor') > 0) return me.number('rolledFactor');
  if (me.unit === 'contraptions') return me.text('model') === 'missile' ? 1 : 2;
  return me.row.factor + (me.mass ? 3 : 0);
}

const shooterAgainstFlier = (it: Look): boolean => it.foe.level === 'flying' && has(it, 'f') > 0 && !it.me.is('exchanged');

/** The possible modifiers; `ground` marks those that also count in a fight with fanatics. */
const list: readonly { readonly what: string; readonly ground?: true; readonly adds: (it: Look) => number }[] = [
  { what: 'CF', adds: factor },
  { what: 'elite', adds: ({ me }) => melees[me.text('elite')] ?? 0 },
  { what: 'dwarf', adds: (it) => (it.me.is('dwarf') && !aloft(it) ? 1 : 0) },
  { what: 'undead', adds: ({ me }) => (me.is('undead') ? -1 : 0) },
  { what: 'bows exchanged', adds: ({ me }) => (me.is('exchanged') ? 1 : 0) },
  { what: 'mounts', adds: ({ me }) => (me.is('mounts') ? 1 : 0) },
  { what: 'barbarian', adds: ({ me }) => (me.is('barbarian') && me.state === 0 ? 1 : 0) },
  { what: 'landed', adds: ({ me }) => (me.is('landed') ? -4 : 0) },
  { what: 'cavalry', adds: (it) => (it.foe.row.class === 'cavalry' && !aloft(it) ? has(it, 'c') : 0) },
  { what: 'fliers', adds: (it) => (shooterAgainstFlier(it) && (!aloft(it) || shooters(it)) ? has(it, 'f') : 0) },
  { what: 'monsters', adds: (it) => (actsAsMonster(it.foe) && !aloft(it) ? has(it, 'm') : 0) },
  {
    what: 'pikes',
    adds: (it) => (it.foe.unit === 'pikes' && !aloft(it) && !(it.foe.block && it.me.likeHandweapons) ? has(it, 'p') : 0),
  },
  { what: 'bows and fliers', adds: ({ me, foe }) => (hasBoughtBows(me) && foe.level === 'flying' ? 1 : 0) },
  {
    what: 'skirmishers and fliers',
    adds: ({ me, foe }) => (me.text('attached') === 'skirmishers' && foe.level === 'flying' && !me.mass ? 1 : 0),
  },
  { what: 'charge', adds: impetus },
  {
    what: 'when charged',
    adds: (it) => (!shotAtMe(it) ? 0 : it.me.is('napoleonic') ? 4 : it.me.is('exchanged') ? 0 : has(it, 'w')),
  },
  { what: 'ruler', adds: ({ me }) => (me.is('ruler') ? 2 : 0) },
  { what: 'avatar', adds: ({ me }) => Math.floor(me.number('followers') / 6) },
  { what: 'pirates', adds: ({ me, foe }) => (me.is('pirateBane') && foe.unit === 'battlewagons' ? 1 : 0) },
  { what: 'second head', adds: ({ me }) => (me.is('secondHead') ? 1 : 0) },
  { what: 'steady fire', adds: (it) => (shotAtMe(it) && it.me.is('steadyFire') ? 1 : 0) },
  { what: 'rocks', adds: (it) => (shotAtMe(it) && it.me.is('rocks') ? 1 : 0) },
  {
    what: 'square',
    adds: (it) => {
      const feared =
        ['cavalry', 'monster', 'swarm'].includes(it.foe.row.class) || it.foe.unit === 'leviathans' || it.foe.level === 'flying';
      if (!shotAtMe(it) || !it.me.is('inSquare') || !feared) return 0;
      return 4 - (it.me.unit === 'pikes' ? 2 : has(it, 'w'));
    },
  },
  { what: 'further characters', adds: ({ me }) => (me.mass ? 0 : me.number('further')) },
  {
    what: 'mounted fanatics',
    ground: true,
    adds: ({ me, iCharged, first }) => (me.is('mountedFanatics') && iCharged && first ? 1 : 0),
  },
  { what: 'block when charged', adds: (it) => (shotAtMe(it) && it.me.block ? 1 : 0) },
  { what: 'bows when charged', adds: (it) => (shotAtMe(it) && hasBoughtBows(it.me) ? 1 : 0) },
  {
    what: 'attached when charged',
    adds: (it) => (shotAtMe(it) && !it.me.mass && /skirm|light/.test(it.me.text('attached')) ? 1 : 0),
  },
  { what: 'support', adds: ({ me }) => me.number('support') },
  { what: 'flanks', adds: ({ me }) => me.number('flank') + 2 * me.number('flankLight') },
  { what: 'rear', adds: ({ me }) => ({ unit: 2, light: 4 })[me.text('rear')] ?? 0 },
  { what: 'column', adds: ({ me }) => (me.is('column') ? -2 : 0) },
  { what: 'uphill', ground: true, adds: ({ me, foe }) => (me.is('uphill') && foe.level !== 'flying' ? 1 : 0) },
  { what: 'difficult terrain', ground: true, adds: (it) => (inBadGround(it) ? has(it, 't') : 0) },
  {
    what: 'favoured terrain',
    ground: true,
    adds: ({ me, foe }) => {
      const where = favoured[me.unit]?.split(' ') ?? [];
      return where.includes(me.ground) || where.includes(foe.ground) ? 2 : 0;
    },
  },
  {
    what: 'air in terrain',
    ground: true,
    adds: (it) =>
      it.me.unit === 'air-elemental' &&
      (it.me.ground !== 'open' ||
        (it.iCharged && it.foe.ground !== 'open') ||
        ['woods', 'towns'].includes(it.foe.ground) ||
        throughStakes(it) ||
        it.foe.is('fortification'))
        ? -2
        : 0,
  },
  { what: 'works', ground: true, adds: (it) => (atWorks(it) ? -1 : 0) },
  { what: 'shieldwall', ground: true, adds: ({ foe }) => (foe.is('shieldwall') && foe.state === 0 ? -1 : 0) },
  { what: 'pavisiers', adds: ({ me }) => (me.is('pavisiers') ? 1 : 0) },
  { what: 'sacred site', adds: ({ me }) => (me.is('sacredSite') ? 1 : 0) },
  { what: 'leader', adds: ({ me }) => (me.mass ? 0 : (melees[me.text('leader')] ?? 0)) },
  { what: 'superhero', adds: ({ me }) => (me.is('superhero') && !me.mass ? 1 : 0) },
  { what: 'weapon', adds: ({ me }) => (me.is('weapon') && !me.mass ? 1 : 0) },
  {
    what: 'protection',
    adds: ({ me, foe }) => {
      const guards: Record<string, boolean> = {
        clerical: foe.row.class === 'spirit',
        shamanic: foe.row.class === 'elemental',
        necromantic: foe.is('undead'),
      };
      return guards[me.text('protection')] && !me.mass ? 2 : 0;
    },
  },
  { what: 'enemy alchemist', adds: ({ foe }) => (foe.mass ? 0 : ({ alchemist: -1, master: -2 }[foe.text('alchemist')] ?? 0)) },
  { what: 'demoralized', adds: ({ me }) => (me.state > 0 ? -1 : 0) },
  { what: 'parasitics', adds: ({ me }) => ({ ordinary: -1, elite: -2 })[me.text('parasitics')] ?? 0 },
  { what: 'trapped', adds: ({ me }) => ({ trap: -1, grapple: -2 })[me.text('trap')] ?? 0 },
  {
    what: 'blessed',
    adds: ({ me }) => (me.is('bless') && me.state === 0 && !(me.text('elite') && me.text('elite') !== 'no') ? 1 : 0),
  },
  { what: 'strength', adds: ({ me }) => (me.is('strength') ? 1 : 0) },
  { what: 'righteousness', adds: (it) => (it.me.is('righteousness') && it.iCharged && it.first ? 1 : 0) },
  { what: 'grog', adds: ({ me, foe }) => (me.is('grogRation') && me.state === 0 && actsAsMonster(foe) ? 1 : 0) },
  { what: 'freeze', adds: ({ me }) => (me.is('freeze') ? -1 : 0) },
  { what: 'laudanum', adds: ({ me }) => (me.is('laudanum') ? -1 : 0) },
  {
    what: 'elite fanatics',
    ground: true,
    adds: ({ me }) => (me.unit === 'fanatics' && melees[me.text('elite')] !== undefined ? 1 : 0),
  },
  {
    what: 'fanatics against giants',
    ground: true,
    adds: ({ me, foe }) =>
      !me.fanatic ? 0 : foe.mass ? -3 : foe.block ? -1 : foe.unit === 'leviathans' ? (foe.long ? -2 : -1) : 0,
  },
  { what: 'agreed', ground: true, adds: ({ me }) => me.number('other') },
];

function hasBoughtBows(me: Fighter): boolean {
  return me.is('bows') || (me.unit === 'contraptions' && me.text('model') === 'missile');
}

export function total(fight: Fight, side: Side): number {
  const it = look(fight, side);
  const withFanatics = it.me.fanatic || it.foe.fanatic;
  return list.filter(({ ground }) => ground || !withFanatics).reduce((sum, { adds }) => sum + adds(it), 0);
}

/** The state of a unit after the melee, as text. */
type Left = string;
const whole = (fighter: Fighter): Left => `unharmed state ${fighter.state} markers ${fighter.markers}`;

/** Applies the lost levels one after another. */
function hurt(fighter: Fighter, blow: 'one' | 'two' | 'kill', by: 'melee' | 'artillery'): Left {
  if (blow === 'kill' && fighter.markers === 0) return 'destroyed';
  if (blow !== 'kill') {
    if (fighter.is('bard') && !fighter.mass) return whole(fighter);
    if (by === 'artillery' && (fighter.row.class === 'spirit' || fighter.row.class === 'elemental' || fighter.fanatic))
      return whole(fighter);
  }
  let { markers, state } = fighter;
  let forGood = 0;
  for (let level = blow === 'one' ? 1 : 2; level > 0; level--) {
    if (markers > 0) {
      markers--;
      if (blow === 'kill' && forGood === 0) forGood = 1;
    } else if ((fighter.is('bard') && !fighter.mass) || fighter.fanatic) break;
    else if (fighter.row.class === 'spirit' && by === 'artillery') break;
    else if (fighter.row.class === 'spirit') return 'destroyed';
    else state++;
  }
  if (state > 2) return 'destroyed';
  const tail = `state ${state} markers ${markers} for good ${forGood}`;
  if (state === fighter.state) return `marked ${tail}`;
  if (state === 1) return `demoralized ${tail}`;
  const gun = fighter.unit === 'heavy-artillery';
  if (fighter.row.class === 'elemental') return 'destroyed';
  if (by === 'melee' && (gun || /trap|grapple/.test(fighter.text('trap')))) return 'destroyed';
  if (gun) return `double demoralized ${tail}`;
  if (fighter.is('blocked')) return 'destroyed';
  return `${fighter.mass ? 'double demoralized' : 'pushed back'} ${tail}`;
}

export type Tally = Map<string, number>;

/** Every result with its number of ways out of 10,000 (two dice, and two more for an explosion). */
export function count(fight: Fight): Tally {
  const fighters = { a: new Fighter(fight.a), b: new Fighter(fight.b) };
  const dieOff = fighters.a.fanatic || fighters.b.fanatic;
  const tally: Tally = new Map();
  const put = (winner: string, a: Left, b: Left, ways: number) => {
    const key = `${winner} | ${a} | ${b}`;
    tally.set(key, (tally.get(key) ?? 0) + ways);
  };

  const lost = (loser: Fighter, winnerLook: Look, doubled: boolean, bySpell: boolean): Left => {
    if (loser.is('garlic') && winnerLook.me.is('undead')) return whole(loser);
    if (loser.is('verminOff') && winnerLook.me.unit === 'swarms') return whole(loser);
    if (doubled || (dieOff && (!bySpell || loser.fanatic))) return hurt(loser, 'kill', 'melee');
    const after = hurt(loser, impetus(winnerLook) > 0 && !dieOff ? 'two' : 'one', 'melee');
    return loser.is('napoleonic') && after !== 'destroyed' ? 'captured' : after;
  };

  const decide = (winner: Side, doubled: boolean, ways: number, bySpell = false): void => {
    const loser: Side = winner === 'a' ? 'b' : 'a';
    const say = (who: string, ofWinner: Left, ofLoser: Left, n: number) =>
      winner === 'a' ? put(who, ofWinner, ofLoser, n) : put(who, ofLoser, ofWinner, n);
    const turned = doubled && !dieOff && fighters[loser].unit === 'tricksters';
    const victim: Side = turned ? winner : loser;
    const victor: Side = turned ? loser : winner;
    const left = turned ? hurt(fighters[winner], 'kill', 'melee') : lost(fighters[loser], look(fight, winner), doubled, bySpell);
    const tell = (ofVictor: Left, n: number) => (turned ? say(victor, left, ofVictor, n) : say(victor, ofVictor, left, n));
    if (left !== 'destroyed' || fighters[victim].unit !== 'contraptions') {
      tell(whole(fighters[victor]), ways);
      return;
    }
    const near = fighters[victor];
    const less = near.unit === 'blobs' || (near.unit === 'leviathans' && !near.long) ? 1 : near.unit === 'leviathans' ? 2 : 0;
    const per = ways / 100;
    for (let fuse = 1; fuse <= 10; fuse++)
      for (let damage = 1; damage <= 10; damage++) {
        const hit = damage - less;
        tell(fuse < 5 || hit < 7 ? whole(near) : hurt(near, hit >= 9 ? 'kill' : 'one', 'artillery'), per);
      }
  };

  const tie = (ways: number): void => {
    const giants = fighters.a.unit === 'leviathans' && fighters.b.unit === 'leviathans' && !dieOff;
    if (giants) put('draw', hurt(fighters.a, 'kill', 'melee'), hurt(fighters.b, 'kill', 'melee'), ways);
    else put('draw', whole(fighters.a), whole(fighters.b), ways);
  };

  const shielded = [fighters.a, fighters.b].some((fighter) => fighter.text('protection') === 'clerical' && !fighter.mass);
  const miracle = !shielded && (fighters.a.is('miracle') || fighters.b.is('miracle'));
  const sure = (['a', 'b'] as const).filter((side) => !shielded && fighters[side].is('ensureVictory'));
  if (miracle !== sure.length > 0) {
    if (sure.length === 1) decide(sure[0] as Side, false, 10_000, true);
    else put('draw', whole(fighters.a), whole(fighters.b), 10_000);
    return tally;
  }

  const plus = { a: total(fight, 'a'), b: total(fight, 'b') };
  const faces = { tie: 0, 'a wins': 0, 'a doubles': 0, 'b wins': 0, 'b doubles': 0 };
  for (let mine = 1; mine <= 10; mine++)
    for (let yours = 1; yours <= 10; yours++) {
      const a = mine + plus.a;
      const b = yours + plus.b;
      if (a === b) faces.tie++;
      else if (a > b) faces[a >= 2 * b ? 'a doubles' : 'a wins']++;
      else faces[b >= 2 * a ? 'b doubles' : 'b wins']++;
    }
  if (faces.tie) tie(faces.tie * 100);
  for (const side of ['a', 'b'] as const)
    for (const verb of ['wins', 'doubles'] as const)
      if (faces[`${side} ${verb}`]) decide(side, verb === 'doubles', faces[`${side} ${verb}`] * 100);
  return tally;
}
