/** Fleeing (hott.supplement.flee): an element recoils, and then runs 600 paces directly away. */
import {
  type Base,
  halfTurn,
  meets,
  minus,
  onTable,
  overlap,
  rotated,
  shifted,
  step,
  stretchesIn,
  touch,
} from '../../../kernel/geometry.ts';
import { supplement } from '../../data/figures/supplement.ts';
import { inches, paces } from '../../data/scale.ts';
import { withdrawn } from '../arrivals/lurkers.ts';
import { elementBy, isLurker, standing, withElement } from '../elements/find.ts';
import { type BattleReport, event } from '../events.ts';
import { passingOf } from '../moves/interpenetration.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { closedGround, isInWoods, recoiled } from './recoil.ts';

/** An element that passes through others tries places at this distance from each other, in inches. */
const pace = 0.05;

/** How far an element can run straight ahead before an obstacle that it cannot pass, in inches. */
function openWay(state: State, element: BattleElement, base: Base, far: number): number {
  const end = shifted(base, step(base.facing, far, 0));
  const way = minus(end, base);
  let free = far;
  for (const other of standing(state)) {
    if (other.id === element.id || passingOf(element, other) !== undefined) continue;
    const share = meets(base, way, other.base);
    if (share !== null) free = Math.min(free, share * far);
  }
  for (const polygon of closedGround(state, element)) {
    const [first] = stretchesIn(base, way, polygon);
    // The search uses a slightly smaller base, so the full base has to stop a little earlier.
    if (first) free = Math.min(free, Math.max(0, first.from - 2 * touch));
  }
  return free;
}

/** Where a fleeing element ends: null if it leaves the board, otherwise a free place. */
function runTo(state: State, element: BattleElement, base: Base): Base | null {
  const side = state.setup.table.width;
  const to = (far: number): Base => shifted(base, step(base.facing, far, 0));
  const others = standing(state).filter(({ id }) => id !== element.id);
  const onAnyone = (far: number): boolean => others.some((other) => overlap(other.base, to(far)));
  const flight = inches(supplement.flee);
  // hott.interpenetration.outcome-short: it goes farther than 600 paces only to clear elements that it passes.
  const open = openWay(state, element, base, 2 * flight);
  let far = Math.min(flight, open);
  while (far < open && onAnyone(far)) far += pace;
  far = Math.min(far, open);
  if (!onTable(to(far), side, side)) return null;
  while (far > 0 && (onAnyone(far) || isInWoods(state, element, to(far)))) far = Math.max(0, far - pace);
  return to(far);
}

/** Moves a fleeing element. The element must be on the table and able to recoil. */
export function makeFlee(state: State, id: UnitId): BattleReport {
  const back = recoiled(state, id);
  const element = elementBy(back.state, id);
  if (isLurker(element)) return fledOff(state, id);
  const turned = rotated(element.base, halfTurn);
  const end = runTo(back.state, element, turned);
  if (end === null)
    return {
      state: withElement(back.state, id, { fate: 'gone' }),
      events: [
        ...back.events,
        event({ kind: 'left', unit: id, why: 'over-the-edge' }, 'hott.supplement.flee', 'hott.supplement.lost-ap'),
      ],
    };
  const run = minus(end, turned);
  return {
    state: withElement(back.state, id, { base: end }),
    events: [
      ...back.events,
      event({ kind: 'fled', unit: id, paces: paces(Math.sqrt(run.x * run.x + run.y * run.y)) }, 'hott.supplement.flee'),
    ],
  };
}

/** An element leaves the battlefield: lurkers may return (hott.lurkers.removal), others are gone. */
export function fledOff(state: State, id: UnitId): BattleReport {
  const element = elementBy(state, id);
  return {
    state: isLurker(element) ? withdrawn(state, element) : withElement(state, id, { fate: 'gone' }),
    events: [
      event(
        { kind: 'left', unit: id, why: 'fled' },
        'hott.supplement.flee',
        isLurker(element) ? 'hott.lurkers.removal' : 'hott.supplement.lost-ap',
      ),
    ],
  };
}
