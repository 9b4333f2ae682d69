/**
 * A second calculator of structures, written from the facts of the rule inventory and from nothing of the engine: its own
 * tables, states written as text, and every face of every die counted one after the other. A pile holds how many ways
 * lead to each state; all piles of one question have thrown the same number of dice.
 */

/** Ways to each state, of `10 ** dice` in all. */
export interface Pile {
  readonly ways: ReadonlyMap<string, bigint>;
  readonly dice: number;
}

export type Said = Readonly<Record<string, string | number | boolean | undefined>>;
const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const pileOf = (state: string): Pile => ({ ways: new Map([[state, 1n]]), dice: 0 });

/** Throws so many dice for every state; `then` may look at fewer. */
function thrown(pile: Pile, dice: number, then: (state: string, rolls: number[]) => string): Pile {
  const ways = new Map<string, bigint>();
  const all: number[][] = dice === 0 ? [[]] : dice === 1 ? faces.map((a) => [a]) : faces.flatMap((a) => faces.map((b) => [a, b]));
  for (const [state, count] of pile.ways)
    for (const rolls of all) {
      const next = then(state, rolls);
      ways.set(next, (ways.get(next) ?? 0n) + count);
    }
  return { ways, dice: pile.dice + dice };
}

/** The chance of states that a word holds for, as a fraction in lowest terms. */
export function chanceOf({ ways, dice }: Pile, holds: (state: string) => boolean): string {
  let over = 0n;
  for (const [state, count] of ways) if (holds(state)) over += count;
  let [a, b] = [over, 10n ** BigInt(dice)];
  while (b) [a, b] = [b, a % b];
  const under = 10n ** BigInt(dice) / a;
  return under === 1n ? `${over / a}` : `${over / a}/${under}`;
}

// ---- What the inventory says ---------------------------------------------------------------------

/** CF, rally number, own bonus when charged, penalty on difficult ground, charge bonus. */
const troops: Readonly<Record<string, readonly [factor: number, rally: number, charged: number, rough: number, charge: number]>> =
  {
    beastmen: [4, 7, 0, 0, 0],
    handweapons: [3, 6, 0, 0, 0],
    militia: [2, 6, 2, 0, 0],
    spears: [3, 6, 0, -1, 0],
    muskets: [3, 6, 1, -1, 0],
    mobs: [1, 7, 0, 0, 0],
    longbows: [1, 6, 1, 0, 0],
    rangers: [3, 5, 0, 0, 0],
    'sword-and-pistol': [5, 6, 2, -1, 1],
    'small-monsters': [6, 7, 0, 0, 0],
    swarms: [4, 5, 0, 0, 0],
    'large-monsters': [8, 7, 0, 0, 0],
    dragons: [9, 5, 0, 0, 0],
    'earth-elemental': [6, 5, 0, 0, 0],
  };
/** CF, against fire, under artillery, extra markers. */
const stuff: Readonly<Record<string, readonly [factor: number, fire: number, artillery: number, extra: number]>> = {
  wood: [5, -2, 1, 0],
  brick: [6, 0, 1, 0],
  metal: [7, 0, 0, 1],
  stone: [8, 2, -1, 1],
  earthworks: [10, 4, -2, 2],
};
const leader: Readonly<Record<string, readonly [melee: number, rally: number]>> = {
  none: [0, 0],
  'hero-1-1': [1, 1],
  'hero-2-0': [2, 0],
  'general-2-2': [2, 2],
};
const gloom = [0, -1, -1];
const despair = [0, -1, -2];

const own = (u: Said) => troops[u.unit as string] as (typeof troops)[string];
const led = (u: Said) => leader[(u.leader as string) ?? 'none'] as (typeof leader)[string];
const made = (w: Said) => stuff[w.material as string] as (typeof stuff)[string];
const whole = (w: Said) =>
  (w.kind === 'city' ? 3 : w.kind === 'gate' ? 4 : ([4, 6, 8][((w.thickness as number) ?? 1) - 1] as number)) + made(w)[3];
/** What a unit adds for itself at a level of morale. */
const might = (u: Said, morale: number) => own(u)[0] + led(u)[0] + (gloom[morale] as number) + ((u.other as number) ?? 0);
const rallies = (u: Said, morale: number, roll: number) =>
  morale > 0 && roll >= own(u)[1] - led(u)[1] - (despair[morale] as number) ? 0 : morale;

// ---- Breaches: `markers/most|morale,morale|held` -------------------------------------------------

interface Ruin {
  readonly left: number;
  /** What repairs can bring it to. */
  readonly most: number;
  readonly bodies: readonly number[];
  readonly held: boolean;
}
const write = ({ left, most, bodies, held }: Ruin) =>
  left <= 0 ? 'ruin' : `${left}/${most}|${bodies.join('')}|${held ? 'h' : ''}`;
function read(state: string): Ruin {
  if (state === 'ruin') return { left: 0, most: 0, bodies: [], held: false };
  const [at = '', bodies = '', held] = state.split('|');
  const [left = 0, most = 0] = at.split('/').map(Number);
  return { left, most, bodies: [...bodies].map(Number), held: held === 'h' };
}
const hit = (ruin: Ruin, lost: number): Ruin => ({
  ...ruin,
  left: ruin.left - lost,
  most: lost === 2 && ruin.left > 2 ? ruin.most - 1 : ruin.most,
});
/** One more level for a body; the third, or an elemental's second, is its end. */
function worse(ruin: Ruin, at: number, u: Said): Ruin {
  const morale = (ruin.bodies[at] as number) + 1;
  const gone = morale > 2 || (u.unit === 'earth-elemental' && morale > 1);
  return {
    ...ruin,
    bodies: gone
      ? ruin.bodies.filter((_, other) => other !== at)
      : ruin.bodies.map((body, other) => (other === at ? morale : body)),
  };
}

export interface Breaching {
  readonly w: Said;
  readonly u?: Said;
  readonly g?: Said;
  readonly m?: Said;
  readonly grapples?: boolean;
}

/** To hit on 7 or more, as the artillery chapter has it; what each piece adds to both rolls. */
const pieces: Readonly<Record<string, readonly [hit: number, damage: number]>> = {
  cannon: [0, 1],
  'stone-thrower': [0, 0],
  light: [0, -1],
};

function blow({ w, u }: Breaching, ruin: Ruin, at: number, [a = 0, b = 0]: number[]): Ruin {
  const me = u as Said;
  const ram = w.kind === 'gate' && me.ram ? 2 + (me.bolster ? 2 : 0) : 0;
  const mine = a + might(me, ruin.bodies[at] as number) + ram;
  const its = b + made(w)[0] - (ruin.held ? 2 : 0) + (w.bolster ? 2 : 0);
  if (mine > its) return hit(ruin, mine >= 2 * its ? 2 : 1);
  return its >= 2 * mine ? worse(ruin, at, me) : ruin;
}

function shells(of: Breaching, from: Pile, count: number, damage: number, rollsToHit: boolean): Pile {
  let pile = from;
  for (let shot = 0; shot < count; shot++)
    pile = thrown(pile, rollsToHit ? 2 : 1, (state, rolls) => {
      const ruin = read(state);
      const [aim, roll] = rollsToHit ? rolls : [10, rolls[0]];
      if (!ruin.left || (aim as number) < 7) return state;
      const total = (roll as number) + damage + made(of.w)[2];
      return total >= 7 ? write(hit(ruin, total >= 9 ? 2 : 1)) : state;
    });
  return pile;
}

/** One phase of the attacker, without its rally step. */
function attack(of: Breaching, from: Pile): Pile {
  const { u, g, m } = of;
  let pile = from;
  if (g) {
    const mine = g.kind === 'mine';
    const piece = pieces[(g.kind as string) ?? 'cannon'] ?? [0, 0];
    pile = shells(of, pile, (g.count as number) ?? 1, mine ? 3 : piece[1], !mine);
  }
  if (m?.spell === 'termite-rot') pile = shells(of, pile, (m.count as number) ?? 1, 0, false);
  else if (m)
    pile = thrown(pile, 0, (state) => {
      const ruin = read(state);
      return ruin.left ? write(hit({ ...ruin, left: ruin.left - ((m.count as number) ?? 1) + 1 }, 1)) : state;
    });
  if (!u) return pile;
  for (let place = 0; place < ((u.count as number) ?? 1); place++) {
    if (of.grapples)
      pile = thrown(pile, 2, (state, [a = 0, b = 0]) => {
        const ruin = read(state);
        if (!ruin.left || ruin.held || ruin.bodies[0] !== 0) return ruin.left && !ruin.held ? `${state}!` : state;
        const [mine, its] = [a + might(u, 0), b + made(of.w)[0]];
        if (mine > its) return write({ ...ruin, held: true });
        return `${write(its >= 2 * mine ? { ...ruin, bodies: [] } : worse(ruin, 0, u))}!`;
      });
    // A body that has had its blow is marked, so that each has one.
    pile = thrown(pile, 2, (state, rolls) => {
      if (state.endsWith('!')) return state.slice(0, -1);
      const [plain = '', done = '0'] = state.split('#');
      const ruin = read(plain);
      const at = Number(done);
      const morale = ruin.bodies[at];
      if (!ruin.left || morale === undefined) return state;
      if (morale === 2) return `${plain}#${at + 1}`;
      const next = blow(of, ruin, at, rolls);
      return `${write(next)}#${next.bodies.length < ruin.bodies.length ? at : at + 1}`;
    });
  }
  return thrown(pile, 0, (state) => {
    const ruin = read(state.split('#')[0] as string);
    const bodies = [...ruin.bodies].map((morale) => (u.undead ? 0 : morale)).sort();
    return write({ ...ruin, bodies });
  });
}

/** How it stands after each of the attacker's own phases. */
export function breach(of: Breaching, phases: number): { readonly first: Pile; readonly last: Pile } {
  const { w, u } = of;
  const bodies = u ? Array.from({ length: (u.count as number) ?? 1 }, () => (u.state as number) ?? 0) : [];
  const start = write({ left: (w.markers as number) ?? whole(w), most: whole(w), bodies, held: w.held === true });
  const first = attack(of, pileOf(start));
  let pile = first;
  for (let phase = 2; phase <= phases; phase++) {
    if (w.engineer && w.engineer !== 'no')
      pile = thrown(pile, 1, (state, [roll = 0]) => {
        const ruin = read(state);
        const repairs = roll >= 6 - (leader[w.engineer as string] as (typeof leader)[string])[1];
        const hopeless = u && !of.g && !of.m && !ruin.bodies.length;
        return ruin.left && !hopeless && ruin.left < ruin.most && repairs ? write({ ...ruin, left: ruin.left + 1 }) : state;
      });
    for (let place = 0; place < bodies.length; place++)
      pile = thrown(pile, 1, (state, [roll = 0]) => {
        const ruin = read(state);
        const rallied = ruin.bodies.map((morale, at) => (at === place ? rallies(u as Said, morale, roll) : morale));
        return ruin.left ? write({ ...ruin, bodies: rallied }) : state;
      });
    // Bolster lasts only for the phase in which it is cast.
    pile = attack(
      { ...of, w: { ...w, bolster: false }, ...(u ? { u: { ...u, bolster: false } } : {}) },
      thrown(pile, 0, (state) => write({ ...read(state), bodies: [...read(state).bodies].sort() })),
    );
  }
  return { first, last: pile };
}

/** Kinds of result after the first phase, and in the course. */
export function kindsOfBreach({ w, u, g, m, grapples }: Breaching) {
  const begin = (w.markers as number) ?? whole(w);
  const bodies = u ? String((u.state as number) ?? 0).repeat((u.count as number) ?? 1) : '';
  const lost = (state: string) => begin - read(state).left;
  const beaten = (state: string) => !!u && !g && !m && read(state).left > 0 && !read(state).bodies.length;
  const held = (state: string) => lost(state) === 0 && grapples === true && read(state).held;
  const same = (state: string) => read(state).bodies.join('') === bodies;
  const standing = (state: string) => read(state).left > 0 && !beaten(state);
  return {
    first: {
      breach: (state: string) => !read(state).left,
      'lost-2': (state: string) => read(state).left > 0 && lost(state) >= 2,
      'lost-1': (state: string) => read(state).left > 0 && lost(state) === 1,
      held,
      none: (state: string) => read(state).left > 0 && lost(state) === 0 && !held(state) && same(state),
      shaken: (state: string) => read(state).left > 0 && lost(state) === 0 && !held(state) && !same(state),
    },
    last: {
      breached: (state: string) => !read(state).left,
      few: (state: string) => standing(state) && read(state).left <= 2 && lost(state) > 0,
      more: (state: string) => standing(state) && read(state).left > 2 && lost(state) > 0,
      whole: (state: string) => standing(state) && lost(state) <= 0,
      beaten,
    },
  } as const;
}

// ---- Storming: `morale and place of each|defender|oil|after` -------------------------------------

export interface Climbing {
  readonly w: Said;
  readonly u: Said;
  readonly d: Said;
}

interface Stair {
  /** `0g`: fresh, on the ground; `1w`: demoralized, on the wall. */
  readonly men: readonly string[];
  readonly foe: number;
  readonly oil: boolean;
}
const spell = ({ men, foe, oil }: Stair) => (men.length ? `${men.join(',')}|${foe}|${oil ? 'o' : ''}` : 'held');
function parse(state: string): Stair {
  const [men = '', foe = '0', oil] = state.split('|');
  return { men: men.split(','), foe: Number(foe), oil: oil === 'o' };
}
const open = (state: string) => state !== 'held' && state !== 'taken';
const tidy = (men: readonly string[]) => [...men].sort((x, y) => (x[1] === y[1] ? x.localeCompare(y) : x[1] === 'w' ? -1 : 1));

const straight = ({ u, w }: Climbing) => u.unit === 'swarms' || (u.way === 'tower' && (w.height ?? 1) === 1);
const steep = ({ u, w }: Climbing) =>
  u.unit === 'swarms' || u.way === 'climb' || u.way === 'craft' || (u.way === 'tower' && w.height === 2)
    ? 0
    : ([0, -2, -4][((w.height as number) ?? 1) - 1] as number);
const climber = (of: Climbing, morale: number) => might(of.u, morale) + steep(of) + (of.u.marines ? 2 : 0);
const keeper = ({ w, d }: Climbing, morale: number, charged: boolean) =>
  might(d, morale) +
  (d.marines ? 2 : 0) +
  (charged ? own(d)[2] + (w.rocks ? 1 : 0) + (d.attached === 'skirmishers' ? 1 : 0) + (d.bows ? 1 : 0) : 0);

/** Who climbs, one after the other: `^` stands behind the place of the next. */
function climbs(of: Climbing, from: Pile): Pile {
  let pile = thrown(from, 0, (state) => (open(state) ? `${state}^0^` : state));
  for (let place = 0; place < ((of.u.count as number) ?? 1); place++)
    pile = thrown(pile, 2, (marked, [a = 0, b = 0]) => {
      if (!open(marked)) return marked;
      const [plain = '', at = '0', came = ''] = marked.split('^');
      const stair = parse(plain);
      const man = stair.men[Number(at)];
      const others = stair.men.filter((_, other) => other !== Number(at));
      if (man === undefined) return marked;
      const goesOn = (men: readonly string[], more: Partial<Stair> = {}, gone = false) => {
        const next = spell({ ...stair, ...more, men });
        return next === 'held' ? next : `${next}^${gone ? at : Number(at) + 1}^${came}c`;
      };
      const put = (now: string) => stair.men.map((each, other) => (other === Number(at) ? now : each));
      if (man !== '0g') return `${plain}^${Number(at) + 1}^${came}`;
      if (stair.oil) {
        const total = a + 2;
        if (total >= 9) return goesOn(others, { oil: false }, true);
        return goesOn(put(total >= 7 ? '1g' : '0g'), { oil: false });
      }
      if (straight(of)) return goesOn(put('0w'));
      const [mine, its] = [a + climber(of, 0), b + keeper(of, stair.foe, true)];
      if (mine > its) return goesOn(put('0w'));
      return its >= 2 * mine ? goesOn(others, {}, true) : goesOn(put('1g'));
    });
  return pile;
}

function fights(of: Climbing, from: Pile, charged: (marked: string) => boolean): Pile {
  return thrown(from, 2, (marked, [a = 0, b = 0]) => {
    if (!open(marked)) return marked;
    const stair = parse(marked.split('^')[0] as string);
    const men = tidy(stair.men);
    const [man = '', ...others] = men;
    if (man[1] !== 'w') return spell({ ...stair, men });
    const morale = Number(man[0]);
    const flanks = Math.min(2, others.filter((each) => each[1] === 'w').length + ((of.u.flank as number) ?? 0));
    const mine = a + climber(of, morale) + flanks + ((of.u.support as number) ?? 0);
    const its = b + keeper(of, stair.foe, charged(marked)) + ((of.d.support as number) ?? 0);
    if (mine === its) return spell({ ...stair, men });
    if (mine > its) {
      const foe = mine >= 2 * its ? 3 : stair.foe + 1;
      return foe >= 2 ? 'taken' : spell({ ...stair, men, foe });
    }
    const next = its >= 2 * mine ? 3 : morale + 1;
    if (next > 2) return spell({ ...stair, men: others });
    return spell({ ...stair, men: tidy([`${next}${next === 2 ? 'g' : 'w'}`, ...others]) });
  });
}

/** How it stands after each phase, the attackers' first. */
export function storming(of: Climbing, phases: number): { readonly first: Pile; readonly last: Pile } {
  const men = Array.from({ length: (of.u.count as number) ?? 1 }, () => `${of.u.state ?? 0}g`);
  const phase = (from: Pile) => fights(of, climbs(of, from), (marked) => (marked.split('^')[2] ?? '') !== '');
  const first = phase(pileOf(spell({ men, foe: (of.d.state as number) ?? 0, oil: of.w.oil === true })));
  let pile = first;
  for (let row = 2; row <= phases; row++) {
    if (row % 2 === 0) {
      pile = thrown(pile, 1, (state, [roll = 0]) =>
        open(state) ? spell({ ...parse(state), foe: rallies(of.d, parse(state).foe, roll) }) : state,
      );
      pile = fights(of, pile, () => false);
      continue;
    }
    for (let place = 0; place < men.length; place++)
      pile = thrown(pile, 1, (state, [roll = 0]) => {
        if (!open(state)) return state;
        const stair = parse(state);
        return spell({
          ...stair,
          men: stair.men.map((man, at) => (at === place ? `${rallies(of.u, Number(man[0]), roll)}${man[1]}` : man)),
        });
      });
    pile = phase(thrown(pile, 0, (state) => (open(state) ? spell({ ...parse(state), men: tidy(parse(state).men) }) : state)));
  }
  return { first, last: pile };
}

export function kindsOfStorming({ d }: Climbing) {
  const up = (state: string) => open(state) && parse(state).men.some((man) => man[1] === 'w');
  const shaken = (state: string) => parse(state).foe > ((d.state as number) ?? 0);
  return {
    taken: (state: string) => state === 'taken',
    winning: (state: string) => up(state) && shaken(state),
    up: (state: string) => up(state) && !shaken(state),
    below: (state: string) => open(state) && !up(state),
    held: (state: string) => state === 'held',
  } as const;
}

// ---- Fires: `markers/most|fire` ------------------------------------------------------------------

export interface Arson {
  readonly w: Said;
  readonly f: Said;
}

const out = (w: Said) => (w.material === 'wood' || w.material === 'earthworks' ? 7 : 5);
const sets = (w: Said, roll: number) => (roll <= 2 ? 'f' : roll >= out(w) ? '' : 's');

export function fire({ w, f }: Arson, turns: number): { readonly first: Pile; readonly last: Pile } {
  const burns = (from: Pile): Pile =>
    thrown(from, 2, (state, [a = 0, b = 0]) => {
      if (!state.endsWith('|f')) return state;
      const ruin = read(`${state.split('|')[0]}||`);
      const [its, walls] = [a + 7 - (w.hides ? 3 : 0), b + made(w)[0] + made(w)[1]];
      const next = its <= walls ? ruin : hit(ruin, its >= 2 * walls ? 2 : 1);
      return next.left > 0 ? `${next.left}/${next.most}|f` : 'ruin';
    });
  const lights = (from: Pile): Pile =>
    thrown(from, 1, (state, [roll = 0]) => (state.endsWith('|') ? `${state}${sets(w, roll)}` : state));
  const start = f.start ?? 'set';
  const begin = pileOf(`${w.markers ?? whole(w)}/${whole(w)}|${start === 'set' ? '' : start === 'fire' ? 'f' : 's'}`);
  const first = burns(start === 'set' ? lights(begin) : begin);
  let pile = first;
  for (let turn = 2; turn <= turns; turn++) {
    if (w.engineer && w.engineer !== 'no')
      pile = thrown(pile, 1, (state, [roll = 0]) => {
        if (state === 'ruin') return state;
        const [at = '', lit] = state.split('|');
        const [left = 0, most = 0] = at.split('/').map(Number);
        const repairs = roll >= 6 - (leader[w.engineer as string] as (typeof leader)[string])[1];
        return `${left < most && repairs ? left + 1 : left}/${most}|${lit}`;
      });
    pile = thrown(pile, 1, (state, [roll = 0]) => {
      if (state.endsWith('|s')) return `${state.slice(0, -1)}f`;
      return state.endsWith('|f') && roll >= out(w) ? state.slice(0, -1) : state;
    });
    pile = burns(f.again ? lights(pile) : pile);
  }
  return { first, last: pile };
}

export function kindsOfFire({ w }: Arson) {
  const begin = (w.markers as number) ?? whole(w);
  const stands = (state: string) => state !== 'ruin';
  const hurt = (state: string) => Number(state.split('/')[0]) < begin;
  const lit = (state: string) => !state.endsWith('|');
  return {
    destroyed: (state: string) => state === 'ruin',
    burns: (state: string) => stands(state) && lit(state) && hurt(state),
    alight: (state: string) => stands(state) && lit(state) && !hurt(state),
    scarred: (state: string) => stands(state) && !lit(state) && hurt(state),
    out: (state: string) => stands(state) && !lit(state) && !hurt(state),
  } as const;
}

// ---- Streets -------------------------------------------------------------------------------------

/** One melee in a city, along a wall or at a broken gate, for units whose ends are plain. */
export function streets({ w, u, d }: Climbing): Readonly<Record<string, string>> {
  const where = w.where ?? 'city';
  const charges = w.charges !== false;
  const swarm = u.unit === 'swarms';
  const rough = where === 'wall' ? 0 : 1;
  const mine =
    might(u, (u.state as number) ?? 0) +
    rough * own(u)[3] +
    (charges ? own(u)[4] : 0) -
    (charges && where !== 'gate' && !swarm ? 2 : 0);
  const its =
    might(d, (d.state as number) ?? 0) + rough * own(d)[3] + (charges ? own(d)[2] : 0) + (d.marines && where !== 'gate' ? 2 : 0);
  const ends = thrown(pileOf(''), 2, (_, [a = 0, b = 0]) => {
    const [x, y] = [a + mine, b + its];
    if (x === y) return 'even';
    const [loser, morale, twice] =
      x > y ? ['d', (d.state as number) ?? 0, x >= 2 * y] : ['a', (u.state as number) ?? 0, y >= 2 * x];
    const shock = x > y && charges && own(u)[4] > 0 ? 2 : 1;
    const next = twice ? 3 : (morale as number) + shock;
    return `${loser}-${next > 2 ? 'destroyed' : next === 2 ? 'pushed' : 'demoralized'}`;
  });
  return Object.fromEntries([...ends.ways.keys()].map((end) => [end, chanceOf(ends, (state) => state === end)]));
}
