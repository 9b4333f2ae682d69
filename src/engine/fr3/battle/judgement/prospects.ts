/** What the units of a side could do next: the best charge of each that is free, and its best shot, by their exact odds. */
import { cosine, sine } from '../../../kernel/geometry.ts';
import type { SourceId } from '../../artillery/question.ts';
import { missileFire } from '../../missile-fire/missile-fire.ts';
import { volley } from '../../missile-fire/volley.ts';
import type { Subject } from '../../nerve/question.ts';
import { chaptersOf } from '../chapters/brought.ts';
import { firersOf, sourceOf, targetOf } from '../shooting/question.ts';
import type { SideId, State } from '../state.ts';
import { meleeSide } from '../troops.ts';
import { type Toll, tollOfHaunting, tollOfMelee, tollOfShot } from './toll.ts';
import { type AllWeighed, known, type Shooter, type Weighed } from './weighed.ts';
import { weights } from './weights.ts';

/** How ready a side is to do something at a distance: wholly within reach; beyond it the less the farther, or soon not at all. */
type Ready = (inches: number, reach: number) => number;
export const comingOn: Ready = (inches, reach) => (inches <= reach ? 1 : reach / inches);
export const atOnce: Ready = (inches, reach) => Math.min(1, Math.max(0, 1 - (inches - reach) / weights.outOfReach));

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

export function prospects(state: State, side: SideId, all: AllWeighed, ready: Ready): Prospects {
  const enemies = [...all.values()].filter(({ unit }) => unit.side !== side);
  let [charges, shots] = [0, 0];
  for (const me of all.values()) {
    const { unit, reach, shooters } = me;
    if (unit.side !== side || me.engaged || (reach === 0 && shooters.length === 0)) continue;
    const { base } = unit;
    const [ahead, aside] = [cosine(base.facing), sine(base.facing)];
    const tolls = tollsOf(state, me);
    let charge = 0;
    const best = shooters.map(() => 0);
    // Every unit is held against every enemy: no points are made here.
    for (const foe of enemies) {
      const other = foe.unit.base;
      const x = other.x - base.x;
      const y = other.y - base.y;
      const length = Math.sqrt(x * x + y * y);
      /** Inches between the fronts of the two. */
      const inches = Math.max(0, length - (base.depth + other.depth) / 2);
      const before = length === 0 ? 1 : (x * aside + y * ahead) / length;
      /** What is left of an action that needs a turn toward the other first. */
      const turn = before >= front ? 1 : before >= -front ? weights.turned.side : weights.turned.rear;
      const near = reach > 0 ? turn * ready(inches, reach) : 0;
      if (near > 0 && couldCharge(me, foe)) {
        const toll = tollOfCharge(state, me, foe, tolls);
        charge = Math.max(charge, near * (toll.b * foe.price - toll.a * me.price));
      }
      if (foe.engaged) continue;
      for (let at = 0; at < shooters.length; at++) {
        const shooter = shooters[at] as Shooter;
        const sure = turn * ready(inches, shooter.arms.range ?? state.setup.table.depth);
        if (sure > 0) best[at] = Math.max(best[at] as number, sure * foe.price * tollOfFire(state, shooter, foe, inches));
      }
    }
    charges += charge;
    shots += best.reduce((sum, each) => sum + each, 0);
  }
  return { charges, shots };
}
