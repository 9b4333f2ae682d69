/** What the units of a side could do next: the best charge of each free unit, and its best shot, by exact odds. */
import { cosine, sine } from '../../../kernel/geometry.ts';
import { onceForEach } from '../../../kernel/memo.ts';
import type { SourceId } from '../../artillery/question.ts';
import type { Ground } from '../../melee/question.ts';
import { missileFire } from '../../missile-fire/missile-fire.ts';
import { volley } from '../../missile-fire/volley.ts';
import type { Subject } from '../../nerve/question.ts';
import { ask } from '../chapters/asking.ts';
import { firersOf, sourceOf, targetOf } from '../shooting/question.ts';
import { meleeSide } from '../units/troops.ts';
import { enemyOf, type SideId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { lossOfCharge } from './charge-loss.ts';
import { allLost, type ExpectedLoss, type Harm, harmOfShot, lossOfHaunting, noHarm } from './expected-loss.ts';
import { type AllWeighed, costOfHarm, known, type Shooter, type Weighed } from './weighed.ts';
import { weights } from './weights.ts';

/** How much a possible action counts, depending on the distance. */
interface Ready {
  /** 1 within reach. Beyond reach the number decreases with distance. */
  share(inches: number, reach: number): number;
  /** Targets that are more than this many inches beyond reach do not count. */
  readonly beyond: number;
  /** A cache of the last results for a unit. Most moves change neither the unit nor its enemies. */
  readonly found: (me: Weighed) => { enemies?: readonly Weighed[]; gain?: Gain };
}
export const comingOn: Ready = {
  share: (inches, reach) => (inches <= reach ? 1 : reach / inches),
  beyond: Infinity,
  found: onceForEach(() => ({})),
};
export const atOnce: Ready = {
  share: (inches, reach) => Math.min(1, Math.max(0, 1 - (inches - reach) / weights.outOfReach)),
  beyond: weights.outOfReach,
  found: onceForEach(() => ({})),
};

/** A cache of the cost of a unit's charges, by the kind of target and how they meet. */
function cachedLosses(state: State, { kind }: Weighed): Map<number, ExpectedLoss> {
  const { charges } = known(state.setup);
  let cached = charges.get(kind);
  if (cached === undefined) {
    cached = new Map();
    charges.set(kind, cached);
  }
  return cached;
}

/** The number of codes for the ways in which a charge can meet its target. */
const meetings = 1024;
const grounds: readonly Ground[] = ['open', 'difficult', 'woods', 'towns', 'marshes', 'water'];
const numberOf = (me: Weighed, foe: Weighed, outside: boolean, flanked: boolean): number =>
  foe.kind * meetings +
  me.support * 256 +
  foe.support * 64 +
  (1 + grounds.indexOf(foe.ground)) * 4 +
  (outside ? 2 : 0) +
  (flanked ? 1 : 0);

/** The cost of a charge for both sides, wherever it happens. */
function lossBetween(
  state: State,
  me: Weighed,
  foe: Weighed,
  cached: Map<number, ExpectedLoss>,
  outside: boolean,
  flanked: boolean,
): ExpectedLoss {
  const key = numberOf(me, foe, outside, flanked);
  let loss = cached.get(key);
  if (loss === undefined) {
    loss = me.ethereal
      ? lossOfHaunting({ ...meleeSide(state, foe.unit), ...ask.placeInMelee(state, foe.unit) } as Subject)
      : lossOfCharge(state, me.unit, foe.unit, {
          support: me.support,
          against: foe.support,
          ground: foe.ground,
          outside,
          flanked,
        });
    cached.set(key, loss);
  }
  return loss;
}

/** A distance in inches beyond the range of every weapon. */
const farthest = 256;

/** The harm that the fire of one unit would do to a target at this distance in the open. Units in square count as unharmed. */
function harmOfFire(
  state: State,
  { unit: shooter, arms: { weapon, piece }, losses: cached }: Shooter,
  foe: Weighed,
  inches: number,
): Harm {
  if (foe.unit.square.length > 0) return noHarm;
  const band = weapon?.bands.find(({ upTo }) => inches <= upTo) ?? weapon?.bands.at(-1);
  const key = foe.kind * farthest + (band?.upTo ?? 0);
  let loss = cached.get(key);
  if (loss === undefined) {
    const { comes } = shooter;
    const stands = ask.isCovered(state, foe.unit) ? 'works' : 'open';
    const target = { ...targetOf(state, foe.unit), level: foe.unit.comes, stands, engaged: false } as const;
    const shot = band
      ? missileFire(volley({ target, firers: [{ ...firersOf(state, shooter, foe.unit), range: band.upTo, level: comes }] }))
      : ask.bombardment(state, { target, source: { ...sourceOf(state, shooter, piece as SourceId), level: comes } });
    loss = shot ? harmOfShot(shot, foe.unit.morale) : noHarm;
    cached.set(key, loss);
  }
  return loss;
}

const front = Math.SQRT1_2;

/** Whether a unit could charge another at its level, or pass through it; ethereals cannot be fought. */
const couldCharge = ({ unit, spirit }: Weighed, { unit: foe, ethereal }: Weighed): boolean =>
  (foe.level === unit.level || foe.level === 'surface' || spirit) && !ethereal;

/** The average gain of all units in points: by charges, and by shots. */
export interface Prospects {
  readonly charges: number;
  readonly shots: number;
}

/** A possible charge with its gain, discounted by distance. */
interface Charge {
  readonly me: Weighed;
  readonly foe: Weighed;
  readonly near: number;
  readonly gain: number;
  /** The charge begins outside the arc of the charged unit, so it can help another charge. */
  readonly outside: boolean;
}

interface Gain {
  /** Best first. */
  readonly charges: readonly Charge[];
  readonly shots: number;
}

/** The most charges considered per unit. */
const mostCharges = 3;

/** What one unit would gain against these enemies by its charges, and by the best shot of each shooter from where it stands. */
function gainOf(state: State, me: Weighed, enemies: readonly Weighed[], { share, beyond }: Ready): Gain {
  const { unit, reach, shooters, turns } = me;
  const { base } = unit;
  const ranges = shooters.map(({ arms }) => arms.range ?? state.setup.table.depth);
  const most = Math.max(reach, ...ranges) + beyond + base.depth / 2;
  const [ahead, aside] = [cosine(base.facing), sine(base.facing)];
  const cached = cachedLosses(state, me);
  const charges: Charge[] = [];
  const best = shooters.map(() => 0);
  // This loop compares every unit with every enemy, so it creates no point objects.
  for (const foe of enemies) {
    const other = foe.unit.base;
    const x = other.x - base.x;
    const y = other.y - base.y;
    const square = x * x + y * y;
    const far = most + other.depth / 2;
    if (square > far * far) continue;
    const length = Math.sqrt(square);
    /** The distance between the two fronts in inches. */
    const inches = Math.max(0, length - (base.depth + other.depth) / 2);
    const before = length === 0 ? 1 : (x * aside + y * ahead) / length;
    // A unit that must turn first can use only half of its movement. If the enemy is behind it, it must turn twice.
    const way = before >= front ? reach : reach * (turns ? 1 : weights.wayAfterTurn);
    const near = way > 0 ? (before >= -front ? 1 : weights.turned.rear) * share(inches, way) : 0;
    // In the best case the charge destroys the enemy and loses nothing.
    if (near > 0 && couldCharge(me, foe)) {
      const faces = length === 0 ? 1 : -(x * sine(other.facing) + y * cosine(other.facing)) / length;
      const outside = faces < front;
      const loss = lossBetween(state, me, foe, cached, outside, false);
      const gain = near * (costOfHarm(foe, loss.b) - costOfHarm(me, loss.a));
      // A charge that loses points on its own may still help another charge, if it starts near enough.
      if (gain > 0 || near === 1) charges.push({ me, foe, near, gain, outside });
    }
    if (foe.engaged) continue;
    /** The factor for a shot that needs a turn towards the target first. */
    const turn = before >= front ? 1 : before >= -front ? weights.turned.side : weights.turned.rear;
    for (let at = 0; at < shooters.length; at++) {
      const sure = turn * share(inches, ranges[at] as number);
      // A shot can never take more than the whole unit.
      if (sure * costOfHarm(foe, allLost) <= (best[at] as number)) continue;
      const loss = costOfHarm(foe, harmOfFire(state, shooters[at] as Shooter, foe, inches));
      best[at] = Math.max(best[at] as number, sure * loss);
    }
  }
  charges.sort((one, other) => other.gain - one.gain);
  return { charges: charges.slice(0, mostCharges), shots: best.reduce((sum, each) => sum + each, 0) };
}

/** How much more a charge gains if a friend is on a flank of the charged unit. */
function gainByHelp(state: State, { me, foe, near, gain, outside }: Charge): number {
  const loss = lossBetween(state, me, foe, cachedLosses(state, me), outside, true);
  return Math.max(0, near * (costOfHarm(foe, loss.b) - costOfHarm(me, loss.a)) - gain);
}

/**
 * The total gain of a side's charges. Each unit makes one charge, each enemy is charged once, and a second charge at its flank
 * helps.
 */
function together(state: State, all: Charge[]): number {
  all.sort((one, other) => other.gain - one.gain);
  const [busy, fought] = [new Set<Weighed>(), new Map<Weighed, Charge>()];
  let sum = 0;
  for (const charge of all) {
    const { me, foe, gain } = charge;
    if (busy.has(me)) continue;
    const first = fought.get(foe);
    if (first === undefined) {
      if (gain <= 0) continue;
      fought.set(foe, charge);
      sum += gain;
      busy.add(me);
    } else if (charge.outside || first.outside) {
      sum += gainByHelp(state, first);
      busy.add(me);
    }
  }
  return sum;
}

/** The average gain of all free units of a side. */
export function prospects(state: State, side: SideId, all: AllWeighed, ready: Ready): Prospects {
  const enemies = all[enemyOf(side)];
  const charges: Charge[] = [];
  let shots = 0;
  for (const me of all[side]) {
    if (me.engaged || (me.reach === 0 && me.shooters.length === 0)) continue;
    const found = ready.found(me);
    if (found.gain === undefined || found.enemies !== enemies) {
      found.enemies = enemies;
      found.gain = gainOf(state, me, enemies, ready);
    }
    charges.push(...found.gain.charges);
    shots += found.gain.shots;
  }
  return { charges: together(state, charges), shots };
}
