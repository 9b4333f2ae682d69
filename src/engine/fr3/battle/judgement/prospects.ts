/** What the units of a side could do next: the best charge of each that is free, and its best shot, by their exact odds. */
import { ahead, dot, lengthOf, minus } from '../../../kernel/geometry.ts';
import type { SourceId } from '../../artillery/question.ts';
import { movement } from '../../data/figures/movement.ts';
import type { MissileWeapon } from '../../data/missile-weapons.ts';
import { missileFire } from '../../missile-fire/missile-fire.ts';
import { volley } from '../../missile-fire/volley.ts';
import type { Subject } from '../../nerve/question.ts';
import { chaptersOf } from '../chapters/brought.ts';
import { isEngaged } from '../contacts.ts';
import { enchantedFire } from '../magic/effects.ts';
import { isHeld } from '../magic/held.ts';
import { onceForEach } from '../memo.ts';
import { isEthereal, isSpirit } from '../otherworld/kinds.ts';
import type { TroopSetup } from '../setup.ts';
import { firersOf, sourceOf, targetOf } from '../shooting/question.ts';
import { type BattleUnit, type SideId, type State, troopOf } from '../state.ts';
import { meleeSide, rowOf } from '../troops.ts';
import { pieceOf, weaponOf } from '../weapons.ts';
import { type Toll, tollOfHaunting, tollOfMelee, tollOfShot } from './toll.ts';
import { type AllWeighed, known, mostKinds, type Weighed } from './weighed.ts';
import { weights } from './weights.ts';

/** How ready a side is to do something at a distance: wholly within reach; beyond it the less the farther, or soon not at all. */
type Ready = (inches: number, reach: number) => number;
export const comingOn: Ready = (inches, reach) => (inches <= reach ? 1 : reach / inches);
export const atOnce: Ready = (inches, reach) => Math.min(1, Math.max(0, 1 - (inches - reach) / weights.outOfReach));

/** What a charge would cost either side, apart from where it is made. */
function tollOfCharge(state: State, me: Weighed, foe: Weighed): Toll {
  const { charges } = known(state.setup);
  const key = me.kind * mostKinds + foe.kind;
  let toll = charges.get(key);
  if (toll === undefined) {
    const b = meleeSide(state, foe.unit);
    toll = isEthereal(state, me.unit)
      ? tollOfHaunting(b as Subject)
      : tollOfMelee({ a: meleeSide(state, me.unit), b, charge: 'a' });
    charges.set(key, toll);
  }
  return toll;
}

interface Arms {
  readonly weapon: MissileWeapon | null;
  readonly piece: SourceId | null;
}
const unarmed: Arms = { weapon: null, piece: null };
const armsOf = onceForEach((troop: TroopSetup): Arms => {
  const [weapon, piece] = [weaponOf(troop), pieceOf(troop)];
  return weapon || piece ? { weapon, piece } : unarmed;
});

/** One that shoots, with what, and what its shots cost as far as that is known: by the kind of the target and the reach of the band. */
interface Shooter {
  readonly unit: BattleUnit;
  readonly arms: Arms;
  readonly tolls: Map<number, number>;
}

/** Who shoots from where a unit stands: itself, and what is attached to it. */
function shootersAt(state: State, { unit, attached }: Weighed): readonly Shooter[] {
  const { shots } = known(state.setup);
  const found: Shooter[] = [];
  for (const each of [unit, ...attached]) {
    const arms = armsOf(troopOf(state, each));
    if (arms === unarmed || enchantedFire(each).stopped !== undefined) continue;
    const { id, morale, onFoot, comes, host, effects } = each;
    const key = `${id} ${morale} ${onFoot} ${comes} ${host} ${effects.map(({ is }) => is)}`;
    const tolls = shots.get(key) ?? new Map<number, number>();
    shots.set(key, tolls);
    found.push({ unit: each, arms, tolls });
  }
  return found;
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
    const target = { ...targetOf(state, foe.unit), level: foe.unit.comes, stands: 'open', engaged: false } as const;
    const { artillery: guns } = chaptersOf(state);
    const shot = band
      ? missileFire(volley({ target, firers: [{ ...firersOf(state, shooter, foe.unit), range: band.upTo, level: comes }] }))
      : guns?.artillery(guns.aimOf({ target, source: { ...sourceOf(state, shooter, piece as SourceId), level: comes } }));
    toll = shot ? tollOfShot(shot, foe.unit.morale) : 0;
    tolls.set(key, toll);
  }
  return toll;
}

/** How far a unit charges in the open; nowhere while it is shaken or held. */
const reachOf = (state: State, unit: BattleUnit): number =>
  unit.morale > 0 || isHeld(state, unit) ? 0 : unit.level === 'flying' ? movement.flying : (rowOf(state, unit).move?.open ?? 0);

const front = Math.SQRT1_2;

/** Inches between the fronts of two units, and what is left of an action that needs a turn toward the other first. */
function toward({ base }: BattleUnit, target: BattleUnit): { readonly inches: number; readonly turn: number } {
  const way = minus(target.base, base);
  const length = lengthOf(way);
  const before = length === 0 ? 1 : dot(way, ahead(base.facing)) / length;
  return {
    inches: Math.max(0, length - (base.depth + target.base.depth) / 2),
    turn: before >= front ? 1 : before >= -front ? weights.turned.side : weights.turned.rear,
  };
}

/** Whether a unit could charge another where it is, as far as levels go, or go through it; nobody fights an ethereal. */
const couldCharge = (state: State, unit: BattleUnit, foe: BattleUnit): boolean =>
  (foe.level === unit.level || foe.level === 'surface' || isSpirit(state, unit)) && !isEthereal(state, foe);

/** What all of them would gain on average, in points: by charges, and by shots. */
export interface Prospects {
  readonly charges: number;
  readonly shots: number;
}

export function prospects(state: State, side: SideId, all: AllWeighed, ready: Ready): Prospects {
  const enemies = [...all.values()].filter(({ unit }) => unit.side !== side);
  let [charges, shots] = [0, 0];
  for (const me of all.values()) {
    const { unit } = me;
    if (unit.side !== side || isEngaged(state, unit.id)) continue;
    const reach = reachOf(state, unit);
    const shooters = shootersAt(state, me);
    if (reach === 0 && shooters.length === 0) continue;
    let charge = 0;
    const best = shooters.map(() => 0);
    for (const foe of enemies) {
      const { inches, turn } = toward(unit, foe.unit);
      const near = turn * ready(inches, reach);
      if (reach > 0 && near > 0 && couldCharge(state, unit, foe.unit)) {
        const toll = tollOfCharge(state, me, foe);
        charge = Math.max(charge, near * (toll.b * foe.price - toll.a * me.price));
      }
      if (shooters.length === 0 || isEngaged(state, foe.unit.id)) continue;
      for (const [at, shooter] of shooters.entries()) {
        const range = shooter.arms.weapon?.bands.at(-1)?.upTo ?? state.setup.table.depth;
        const sure = turn * ready(inches, range);
        if (sure > 0) best[at] = Math.max(best[at] as number, sure * foe.price * tollOfFire(state, shooter, foe, inches));
      }
    }
    charges += charge;
    shots += best.reduce((sum, each) => sum + each, 0);
  }
  return { charges, shots };
}
