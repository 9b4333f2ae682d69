/**
 * The dice chapters of Three Realms a second time, played by hand with the numbers as the book prints them: nothing of the
 * engine and none of its data. Models are objects that take hits one by one; who falls is counted at the end.
 */
import type { Dice } from '../fr3/by-hand.ts';

export type Facts = Readonly<Record<string, unknown>>;

const n = (facts: Facts, key: string): number => Number(facts[key] ?? 0);
const is = (facts: Facts, key: string): boolean => facts[key] === true;

/** One chance in ten for each face that shows this much or more. */
function shows(dice: Dice, face: number): boolean {
  const good = Math.min(10, Math.max(0, 11 - face));
  return dice([10 - good, good]) === 2;
}

/** A d5: a d10 halved and rounded down, so that 0 and 5 are half as likely as the rest. */
const d5 = (dice: Dice): number => dice([1, 2, 2, 2, 2, 1]) - 1;

class Body {
  readonly start: number;
  points: number;
  taken = 0;
  readonly protection: number;
  constructor(points: number, protection: number) {
    this.start = points;
    this.points = points;
    this.protection = protection;
  }
  /** One to-damage test. */
  wound(dice: Dice, strength: number, crowd: boolean): void {
    if (this.points === 0) return;
    const most = crowd ? 1 : this.points;
    const weights = Array<number>(most + 1).fill(0);
    for (let face = 1; face <= 10; face++) {
      const harm = Math.min(most, Math.max(0, face + strength - this.protection));
      weights[harm] = (weights[harm] ?? 0) + 1;
    }
    this.points -= dice(weights) - 1;
  }
}

/** Whose turn it is to take a hit: the one with the fewest so far, of these the best protected, then the healthiest. */
function next(bodies: readonly Body[]): Body {
  let best = bodies[0] as Body;
  for (const body of bodies) {
    if (body.taken > best.taken) continue;
    if (
      body.taken < best.taken ||
      body.protection > best.protection ||
      (body.protection === best.protection && body.start > best.start)
    )
      best = body;
  }
  best.taken++;
  return best;
}

const modeOf = (values: readonly number[]): number => {
  const tally = new Map<number, number>();
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1);
  const most = Math.max(...tally.values());
  return Math.min(...[...tally].filter(([, count]) => count === most).map(([value]) => value));
};

/** What a volley costs: models, or points of what counts in points. */
export function shoots(f: Facts, t: Facts, dice: Dice): number {
  const threatened = n(t, 'models');
  const hidden = t.hiding === 'none' ? 0 : n(t, 'hidden');
  const wall = t.hiding === 'cover' && !is(f, 'arcing');
  const evasions = Array.from({ length: threatened }, (_, at) => n(t, 'E') + (at < hidden ? 1 : 0));
  const beat = modeOf(evasions) - (is(t, 'dugIn') ? 2 : 0);
  const training = is(f, 'unseen') ? Math.max(0, n(f, 'RT') - 10) : n(f, 'RT');
  const bonus = (is(f, 'aim') ? 1 : 0) - (is(f, 'run') ? 1 : 0);
  const bodies = evasions.map(
    (_, at) => new Body(n(t, 'points'), n(t, 'P') + (wall && at < hidden ? 1 : 0) + (is(t, 'dugIn') ? 2 : 0)),
  );
  let hits = 0;
  for (let model = 0; model < n(f, 'models'); model++) if (shows(dice, beat - training - bonus + 1)) hits++;
  // Hidden models stand first: the last is in the open, if anybody is.
  const chosen = is(f, 'onOne') ? [bodies.at(-1) as Body] : bodies;
  const takers: Body[] = [];
  for (let hit = 0; hit < hits; hit++) takers.push(next(chosen));
  for (const body of takers)
    if (body.points > 0) body.wound(dice, n(f, 'strength') + (is(f, 'poisoned') ? d5(dice) : 0), is(t, 'bodies'));
  const lost = chosen.reduce((sum, body) => sum + body.start - body.points, 0);
  const dead = chosen.filter(({ points }) => points === 0).length;
  return n(t, 'points') > 1 && (is(t, 'bodies') || chosen.length === 1) ? lost : dead;
}

/** What a spray costs: every model under it is hit once, a crowd of bodies once for each of its points. */
export function sprays(f: Facts, t: Facts, dice: Dice): number {
  const crowd = is(t, 'bodies');
  const bodies = Array.from({ length: n(t, 'models') }, () => new Body(n(t, 'points'), n(t, 'P') + (is(t, 'area') ? 1 : 0)));
  for (const body of bodies)
    for (let hit = 0; hit < (crowd ? body.start : 1); hit++) if (body.points > 0) body.wound(dice, n(f, 'strength'), crowd);
  const lost = bodies.reduce((sum, body) => sum + body.start - body.points, 0);
  const dead = bodies.filter(({ points }) => points === 0).length;
  return n(t, 'points') > 1 && (crowd || bodies.length === 1) ? lost : dead;
}

/** Whether a unit of this D stands. */
const stands = (dice: Dice, D: number): boolean => {
  const good = Math.min(10, Math.max(0, D - 1));
  return dice([10 - good, good]) === 2;
};

export function shotAndTested(f: Facts, t: Facts, dice: Dice): string {
  const lost = shoots(f, t, dice);
  const crowd = is(t, 'bodies');
  const all = crowd ? n(t, 'of') * n(t, 'points') : n(t, 'of');
  const single = !crowd && n(t, 'points') > 1 && (n(t, 'models') === 1 || is(f, 'onOne'));
  const dead = single ? (lost === n(t, 'points') ? 1 : 0) : lost;
  const captain = n(t, 'character');
  if (dead === all && captain === 0) return 'gone';
  if (dead === 0) return 'none';
  if (dead < (captain > 0 ? all + 1 : all) / 2 || is(t, 'automaton')) return 'few';
  return stands(dice, dead === all ? captain : n(t, 'D')) ? 'stands' : 'breaks';
}

class Unit {
  readonly facts: Facts;
  /** Those who can be hit, and of them those who strike. */
  readonly bodies: Body[];
  readonly strikers: number;
  /** Enemies that each striker touches. */
  readonly share: number;
  readonly unarmed: number;
  constructor(facts: Facts, enemy: Facts) {
    const count = (of: Facts, at: Facts) => n(of, 'front') + (is(at, 'reach') ? n(of, 'behind') : 0);
    this.facts = facts;
    this.bodies = Array.from({ length: count(facts, enemy) }, () => new Body(n(facts, 'points'), n(facts, 'P')));
    this.strikers = count(facts, facts);
    this.share = Math.ceil(count(enemy, facts) / this.strikers);
    this.unarmed = is(enemy, 'reach') && !is(facts, 'reach') ? n(facts, 'behind') : 0;
  }
  get dead(): number {
    return this.bodies.filter(({ points }) => points === 0).length;
  }
  get lost(): number {
    return is(this.facts, 'bodies') ? this.bodies.reduce((sum, body) => sum + body.start - body.points, 0) : this.dead;
  }
  get size(): number {
    return n(this.facts, 'models') * (is(this.facts, 'bodies') ? n(this.facts, 'points') : 1);
  }
}

/** One side's blows; it strikes with those who are left of `left`, if that is not everybody. */
function strike(by: Unit, at: Unit, dice: Dice, dead: number, wounds: readonly number[]): void {
  const strikers = by.strikers - Math.max(0, dead - by.unarmed);
  const standing = at.bodies.filter(({ points }) => points > 0).sort((x, y) => y.points - x.points);
  const touched = standing.slice(0, strikers * by.share);
  if (strikers <= 0 || touched.length === 0) return;
  const best = [...wounds].sort((x, y) => y - x).slice(0, strikers);
  const hits: number[] = [];
  for (let striker = 0; striker < strikers; striker++) {
    const gone = is(by.facts, 'bodies') ? n(by.facts, 'points') - (best[striker] ?? n(by.facts, 'points')) : 0;
    const attacks = is(by.facts, 'bodies') ? Math.max(1, n(by.facts, 'A') - gone) : n(by.facts, 'A');
    let hit = 0;
    for (let die = 0; die < attacks; die++) if (shows(dice, n(at.facts, 'E') - n(by.facts, 'MT') + 1)) hit++;
    hits.push(hit);
  }
  hits.sort((x, y) => y - x);
  const line = is(by.facts, 'onOne') ? touched.slice(0, 1) : touched;
  const before = line.map((body) => ({ body, start: body.points, taken: 0 }));
  const take = () => {
    const least = Math.min(...before.map(({ taken }) => taken));
    const one = before.find(({ taken }) => taken === least) as (typeof before)[number];
    one.taken++;
    return one.body;
  };
  for (const count of hits) {
    if (count === 0) continue;
    const venom = is(by.facts, 'poisoned') ? d5(dice) : 0;
    for (let hit = 0; hit < count; hit++) take().wound(dice, n(by.facts, 'S') + venom, is(at.facts, 'bodies'));
  }
}

/** Pairs of d10 by who strikes first. */
function initiative(a: Facts, b: Facts, dice: Dice): 'a' | 'b' | 'both' {
  const charge = (facts: Facts) => (facts.charge === 'charged' ? 1 : facts.charge === 'terrain' ? -2 : 0);
  const weights = [0, 0, 0];
  for (let first = 1; first <= 10; first++)
    for (let second = 1; second <= 10; second++) {
      const lead = first + n(a, 'I') + charge(a) - second - n(b, 'I') - charge(b);
      const place = lead > 0 ? 0 : lead < 0 ? 1 : n(a, 'I') > n(b, 'I') ? 0 : n(a, 'I') < n(b, 'I') ? 1 : 2;
      weights[place] = (weights[place] ?? 0) + 1;
    }
  return (['a', 'b', 'both'] as const)[dice(weights) - 1] as 'a' | 'b' | 'both';
}

export const firstByHand = initiative;

function fight(a: Facts, b: Facts, dice: Dice): readonly [Unit, Unit] {
  const one = new Unit(a, b);
  const two = new Unit(b, a);
  const wounds = (unit: Unit) => unit.bodies.map(({ points }) => points).filter((points) => points > 0);
  const whole = [wounds(one), wounds(two)] as const;
  const first = initiative(a, b, dice);
  if (first === 'b') {
    strike(two, one, dice, 0, whole[1]);
    strike(one, two, dice, one.dead, wounds(one));
  } else {
    strike(one, two, dice, 0, whole[0]);
    strike(two, one, dice, first === 'both' ? 0 : two.dead, first === 'both' ? whole[1] : wounds(two));
  }
  return [one, two];
}

/** What the second unit loses. */
export const loses = (a: Facts, b: Facts, dice: Dice): number => fight(a, b, dice)[1].lost;

/** What the second unit loses if only the first strikes. */
export function struckOnce(a: Facts, b: Facts, dice: Dice): number {
  const one = new Unit(a, b);
  const two = new Unit(b, a);
  strike(
    one,
    two,
    dice,
    0,
    one.bodies.map(({ points }) => points),
  );
  return two.lost;
}

export function meets(a: Facts, b: Facts, dice: Dice): string {
  const [one, two] = fight(a, b, dice);
  const gone = [one.lost === one.size, two.lost === two.size];
  if (gone[0] || gone[1]) return gone[0] && gone[1] ? 'both-gone' : gone[0] ? 'a-gone' : 'b-gone';
  const holds = (unit: Unit) => {
    if (is(unit.facts, 'automaton')) return true;
    const percent = Math.floor((unit.lost / unit.size) * 100 + 1e-9);
    return stands(dice, n(unit.facts, 'D') - (percent > 50 ? 2 : percent > 25 ? 1 : 0));
  };
  if (one.lost > two.lost) return holds(one) ? 'a-stands' : 'a-flees';
  if (two.lost > one.lost) return holds(two) ? 'b-stands' : 'b-flees';
  const both = [holds(one), holds(two)];
  if (both[0] && both[1]) return 'tie-stand';
  if (!both[0] && !both[1]) return 'tie-both-flee';
  return both[0] ? 'tie-b-flees' : 'tie-a-flees';
}

/** A shot along a line of enemies, friends, and enemies again. */
export function alongLine(f: Facts, t: Facts, o: Facts, dice: Dice): string {
  const benefit = t.hiding === 'none' ? 0 : 1;
  const wall = t.hiding === 'cover' ? 1 : 0;
  const way = [
    ...Array<string>(n(t, 'before')).fill('enemy'),
    ...Array<string>(n(o, 'models')).fill('friend'),
    ...Array<string>(n(t, 'behind')).fill('enemy'),
  ];
  let strength = n(f, 'strength');
  let enemies = 0;
  let friends = 0;
  for (const each of way) {
    const of = each === 'enemy' ? t : o;
    const evasion = n(of, 'E') + (each === 'friend' ? 2 : benefit);
    if (!shows(dice, evasion - n(f, 'RT') - (is(f, 'aim') ? 1 : 0) + 1)) continue;
    const body = new Body(n(of, 'points'), n(of, 'P') + (each === 'enemy' ? wall : 0));
    body.wound(dice, strength, false);
    strength--;
    if (body.points === 0 && each === 'enemy') enemies++;
    if (body.points === 0 && each === 'friend') friends++;
  }
  return friends > 0 ? 'friend' : `lost-${enemies}`;
}

/** A move over bad ground: the printed table, cell by cell, as chances in a hundred. */
const table: Readonly<Record<string, readonly number[]>> = {
  open: [0, 0, 0, 0],
  rough: [0, 10, 19, 19],
  hazardous: [1, 10, 19, 19],
  'rough-hazardous': [10, 19, 20, -1],
};
const rates = ['half', 'full', 'run', 'sprint'];

export function crosses(u: Facts, g: Facts, dice: Dice): string {
  const ground = String(g.ground);
  const bad = ground !== 'open' && u.mover !== 'flight' && u.mover !== 'balance';
  const smooth = u.mover === 'crawler' || u.mover === 'cavalry';
  const softer = ground === 'rough' && u.mover === 'crawler' ? 'open' : ground.includes('rough') && smooth ? 'hazardous' : ground;
  let hundredths = bad ? (table[softer]?.[rates.indexOf(String(g.rate))] ?? 0) : 0;
  if (bad && u.mover === 'cavalry' && g.rate === 'run') hundredths = 10;
  let lost = 0;
  for (let model = 0; model < n(u, 'models'); model++) if (dice([100 - hundredths, hundredths]) === 2) lost++;
  return `lost-${lost}`;
}

/** A drive test and so many attempts to rally. */
export function drives(D: number, loss: number, turns: number, dice: Dice): string {
  let total = D - loss - dice(10);
  if (total > 0) return 'stands';
  for (let turn = 0; turn < turns; turn++) {
    const penalty = Math.max(0, -total - turn);
    if (D - penalty - dice(10) > 0) return 'rallied';
    total = Math.min(total, 0);
  }
  return 'broken';
}

/** A unit that breaks and runs, and so many of its later unit turns. */
export function routs(u: Facts, turns: number, dice: Dice): string {
  let inches = n(u, 'inches');
  const runs = () => {
    inches -= n(u, 'M') + (is(u, 'cavalry') ? dice(10) : d5(dice));
  };
  runs();
  for (let turn = 0; turn < turns && inches > 0; turn++) {
    if (stands(dice, n(u, 'D') - Math.max(0, n(u, 'penalty') - turn))) return 'rallied';
    runs();
  }
  return inches > 0 ? 'running' : 'off';
}

/**
 * How many models of a block a template kills on average: for each model the share of the circle of scatter from which it
 * is within reach, by the law of cosines. Only for models of one point.
 */
export function meanKilled(f: Facts, t: Facts): number {
  const across = n(t, 'across');
  const deep = n(t, 'deep');
  const step = n(t, 'base') + n(t, 'gap');
  const wall = is(t, 'area') && !is(f, 'arcing') ? 1 : 0;
  const training = is(f, 'unseen') ? Math.max(0, n(f, 'RT') - 10) : n(f, 'RT');
  const share = (scatter: number, away: number, reach: number): number => {
    if (scatter === 0 || away === 0) return Math.max(scatter, away) <= reach + 1e-9 ? 1 : 0;
    const cosine = (scatter ** 2 + away ** 2 - reach ** 2) / (2 * scatter * away);
    return cosine <= -1 ? 1 : cosine >= 1 ? 0 : Math.acos(cosine) / Math.PI;
  };
  let mean = 0;
  for (let face = 1; face <= 10; face++)
    for (let file = 0; file < across; file++)
      for (let rank = 0; rank < deep; rank++) {
        const away = Math.hypot((file - (across - 1) / 2) * step, (rank - (deep - 1) / 2) * step);
        const scatter = Math.max(0, face - training);
        const under = share(scatter, away, n(f, 'radius') + n(t, 'base') / 2);
        const hole = is(t, 'forest') ? share(scatter, away, 0.25 + n(t, 'base') / 2) : under;
        const kills = (strength: number) => Math.min(10, Math.max(0, 10 + strength - n(t, 'P') - wall)) / 10;
        const strength = n(f, 'strength') - (face % 2);
        mean += (hole * kills(strength) + (under - hole) * kills(strength - 1)) / 10;
      }
  return mean;
}
