/** What the units of a side could do next: the best charge of each that is free, and its best shot, by their exact odds. */
import { cosine, sine } from '../../../kernel/geometry.ts';
import { onceForEach } from '../../../kernel/memo.ts';
import type { SourceId } from '../../artillery/question.ts';
import { missileFire } from '../../missile-fire/missile-fire.ts';
import { volley } from '../../missile-fire/volley.ts';
import type { Subject } from '../../nerve/question.ts';
import { chaptersOf } from '../chapters/requirements.ts';
import { firersOf, sourceOf, targetOf } from '../shooting/question.ts';
import { meleeSide } from '../units/troops.ts';
import { enemyOf, type SideId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { type Toll, tollOfHaunting, tollOfMelee, tollOfShot } from './expected-loss.ts';
import { type AllWeighed, known, type Shooter, type Weighed } from './weighed.ts';
import { weights } from './weights.ts';

/** How ready a side is to do something at a distance. */
interface Ready {
  /** Wholly within reach; beyond it the less the farther. */
  share(inches: number, reach: number): number;
  /** So many inches out of reach nothing is left of it. */
  readonly beyond: number;
  /** What has been found out about a unit last: most moves leave it and all of its enemies where they are. */
  readonly found: (me: Weighed) => { enemies?: readonly Weighed[]; gain?: Prospects };
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

/** What charges of a unit have cost so far, by the kind of the charged. */
function tollsOf(state: State, { kind }: Weighed): Map<number, Toll> {
  const { charges } = known(state.setup);
  let tolls = charges.get(kind);
  if (tolls === undefined) {
    tolls = new Map();
    charges.set(kind, tolls);
  }
  return tolls;
}

/** What a charge would cost either side, apart from where it is made. */
function tollOfCharge(state: State, me: Weighed, foe: Weighed, tolls: Map<number, Toll>): Toll {
  let toll = tolls.get(foe.kind);
  if (toll === undefined) {
    const b = { ...meleeSide(state, foe.unit), ...chaptersOf(state).works?.inWorks(state, foe.unit) };
    toll = me.ethereal ? tollOfHaunting(b as Subject) : tollOfMelee({ a: meleeSide(state, me.unit), b, charge: 'a' });
    tolls.set(foe.kind, toll);
  }
  return toll;
}

/** Farther than any weapon reaches, in inches. */
const farthest = 256;

/** The share of a target that one unit would cost it from so far, in the open. A square is not reckoned with. */
function tollOfFire(
  state: State,
  { unit: shooter, arms: { weapon, piece }, tolls }: Shooter,
  foe: Weighed,
  inches: number,
): number {
  if (foe.unit.square.length > 0) return 0;
  const band = weapon?.bands.find(({ upTo }) => inches <= upTo) ?? weapon?.bands.at(-1);
  const key = foe.kind * farthest + (band?.upTo ?? 0);
  let toll = tolls.get(key);
  if (toll === undefined) {
    const { comes } = shooter;
    const { artillery: guns, works } = chaptersOf(state);
    const stands = works?.isCovered(state, foe.unit) ? 'works' : 'open';
    const target = { ...targetOf(state, foe.unit), level: foe.unit.comes, stands, engaged: false } as const;
    const shot = band
      ? missileFire(volley({ target, firers: [{ ...firersOf(state, shooter, foe.unit), range: band.upTo, level: comes }] }))
      : guns?.hit(guns.aimAtUnit({ target, source: { ...sourceOf(state, shooter, piece as SourceId), level: comes } }));
    toll = shot ? tollOfShot(shot, foe.unit.morale) : 0;
    tolls.set(key, toll);
  }
  return toll;
}

const front = Math.SQRT1_2;

/** Whether a unit could charge another where it is, as far as levels go, or go through it; nobody fights an ethereal. */
const couldCharge = ({ unit, spirit }: Weighed, { unit: foe, ethereal }: Weighed): boolean =>
  (foe.level === unit.level || foe.level === 'surface' || spirit) && !ethereal;

/** What all of them would gain on average, in points: by charges, and by shots. */
export interface Prospects {
  readonly charges: number;
  readonly shots: number;
}

/** What one unit would gain from these enemies, by its best charge and by the best shot of each that shoots from where it stands. */
function gainOf(state: State, me: Weighed, enemies: readonly Weighed[], { share, beyond }: Ready): Prospects {
  const { unit, reach, shooters, price } = me;
  const { base } = unit;
  const ranges = shooters.map(({ arms }) => arms.range ?? state.setup.table.depth);
  const most = Math.max(reach, ...ranges) + beyond + base.depth / 2;
  const [ahead, aside] = [cosine(base.facing), sine(base.facing)];
  const tolls = tollsOf(state, me);
  let charges = 0;
  const best = shooters.map(() => 0);
  // Every unit is held against every enemy: no points are made here.
  for (const foe of enemies) {
    const other = foe.unit.base;
    const x = other.x - base.x;
    const y = other.y - base.y;
    const square = x * x + y * y;
    const far = most + other.depth / 2;
    if (square > far * far) continue;
    const length = Math.sqrt(square);
    /** Inches between the fronts of the two. */
    const inches = Math.max(0, length - (base.depth + other.depth) / 2);
    const before = length === 0 ? 1 : (x * aside + y * ahead) / length;
    /** What is left of an action that needs a turn toward the other first. */
    const turn = before >= front ? 1 : before >= -front ? weights.turned.side : weights.turned.rear;
    const near = reach > 0 ? turn * share(inches, reach) : 0;
    // At best it takes all of the other and loses nothing.
    if (near * foe.price > charges && couldCharge(me, foe)) {
      const toll = tollOfCharge(state, me, foe, tolls);
      charges = Math.max(charges, near * (toll.b * foe.price - toll.a * price));
    }
    if (foe.engaged) continue;
    for (let at = 0; at < shooters.length; at++) {
      const sure = turn * share(inches, ranges[at] as number) * foe.price;
      if (sure > (best[at] as number))
        best[at] = Math.max(best[at] as number, sure * tollOfFire(state, shooters[at] as Shooter, foe, inches));
    }
  }
  return { charges, shots: best.reduce((sum, each) => sum + each, 0) };
}

/** What the units of a side that are free would gain. */
export function prospects(state: State, side: SideId, all: AllWeighed, ready: Ready): Prospects {
  const enemies = all[enemyOf(side)];
  let [charges, shots] = [0, 0];
  for (const me of all[side]) {
    if (me.engaged || (me.reach === 0 && me.shooters.length === 0)) continue;
    const found = ready.found(me);
    if (found.gain === undefined || found.enemies !== enemies) {
      found.enemies = enemies;
      found.gain = gainOf(state, me, enemies, ready);
    }
    charges += found.gain.charges;
    shots += found.gain.shots;
  }
  return { charges, shots };
}
