/** Moves straight ahead, and obliquely within the diagonals of the base (fr3.movement.straight, fr3.movement.oblique). */
import {
  cosine,
  diagonal,
  ahead as forwards,
  oblique,
  onGrid,
  sine,
  step,
  times,
  turnBetween,
} from '../../../kernel/geometry.ts';
import { onceForPair } from '../../../kernel/memo.ts';
import { actionKind, inches as aLength, somePieces } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { movers } from './groups.ts';
import { asGroup, basesOf, inchesOf, noPlan, type Plan, performPlan, refuseManoeuvre, unitsNamed } from './manoeuvre.ts';
import { spentBy } from './move-cost.ts';
import { fullMove, rateOf, shareOfWay } from './rates.ts';
import { inchesToZone, waysBack } from './zones.ts';

function plan(state: State, ids: readonly PieceId[], forward: number, right: number): Plan {
  const units = unitsNamed(state, ids);
  const made = oblique(basesOf(units), forward, right);
  const slanting = right !== 0;
  if (!made.ok)
    return made.fault === 'outside-arc'
      ? noPlan(made.because, 'fr3.movement.oblique-arc')
      : noPlan(made.because, 'fr3.movement.straight', 'fr3.movement.group-move');
  if (!(forward > 0)) return noPlan('Give the distance that the units move straight ahead.', 'fr3.movement.straight');
  const straight = step(units[0]?.base.facing ?? 0, forward, right);
  return {
    ok: true,
    bases: made.bases,
    share: shareOfWay(state, units, straight),
    inches: inchesOf(straight),
    way: slanting ? 'oblique' : 'ahead',
    rules: [slanting ? 'fr3.movement.oblique' : 'fr3.movement.straight', ...asGroup(ids)],
    path: { straight },
  };
}

type Straight = { readonly units: readonly PieceId[]; readonly inches: number };
type Oblique = { readonly units: readonly PieceId[]; readonly forward: number; readonly right: number };
export const straightPlan = onceForPair((state: State, { units, inches }: Straight) => plan(state, units, inches, 0));
const obliquePlan = onceForPair((state: State, { units, forward, right }: Oblique) => plan(state, units, forward, right));

/** The remaining movement, in inches of open ground. */
const left = (state: State, ids: readonly PieceId[]): number => {
  const units = unitsNamed(state, ids);
  return rateOf(state, units).open * (1 - spentBy(units));
};

/** Shorter moves are legal but rarely useful, so they are not listed. */
const worthGoing = 0.25;

/** Distances worth trying straight ahead: all the remaining movement, half of it, and up to an enemy zone of control. */
export function lengths(state: State, ids: readonly PieceId[]): readonly number[] {
  const most = left(state, ids);
  const units = unitsNamed(state, ids);
  const zone = inchesToZone(state, units, times(forwards(units[0]?.base.facing ?? 0), most));
  // The distance to a magical barrier.
  const free = state.barriers.length > 0 ? Math.min(most, fullMove(state, units, forwards(units[0]?.base.facing ?? 0))) : most;
  const into = ask.lengths(state, units);
  return [...new Set([most, most / 2, zone, Math.floor(free * 64) / 64, ...into].map(onGrid))].filter(
    (inches) => inches >= worthGoing,
  );
}

const slant = Math.SQRT1_2;

/** Oblique moves that take these units straight back out of the zones of control that hold them, if there are any. */
function* retreats(state: State, units: readonly PieceId[]): Generator<Oblique> {
  const all = unitsNamed(state, units);
  const facing = all[0]?.base.facing ?? 0;
  for (const back of waysBack(state, all)) {
    const off = turnBetween(facing, back);
    if (off === 0 || Math.abs(off) > diagonal) continue;
    const most = left(state, units);
    const forward = Math.floor(most * cosine(off) * 64) / 64;
    const right = Math.trunc(most * sine(off) * 64) / 64;
    if (forward >= worthGoing) yield { units, forward, right };
  }
}

export const straightKinds = {
  ahead: actionKind({
    answers: ['movement'],
    fields: { units: somePieces, inches: aLength },
    *candidates(state) {
      for (const units of movers(state)) for (const inches of lengths(state, units)) yield { units, inches };
    },
    refuse: (state, action) => refuseManoeuvre(state, action.units, () => straightPlan(state, action)),
    perform: (state, action) => performPlan(state, action.units, straightPlan(state, action)),
  }),
  /** Inches forward and to the right (negative: left). The facing does not change. */
  oblique: actionKind({
    answers: ['movement'],
    fields: { units: somePieces, forward: aLength, right: aLength },
    *candidates(state) {
      for (const units of movers(state)) {
        const forward = Math.floor(left(state, units) * slant * 64) / 64;
        if (forward >= worthGoing) for (const right of [-forward, forward]) yield { units, forward, right };
        yield* retreats(state, units);
      }
    },
    refuse: (state, action) => refuseManoeuvre(state, action.units, () => obliquePlan(state, action)),
    perform: (state, action) => performPlan(state, action.units, obliquePlan(state, action)),
  }),
};
