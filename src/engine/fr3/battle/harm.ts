/** What a blow leaves of a unit on the table: its morale, its place when it is pushed back, its end, and what the sheet says to it. */
import { type Chance, known } from '../../kernel/chance.ts';
import { onTable as isOnTable, pushedBack } from '../../kernel/geometry.ts';
import { lose } from '../companion/losses.ts';
import { withSide } from '../companion/state.ts';
import { basics } from '../data/figures/basics.ts';
import { square as figures } from '../data/figures/square.ts';
import type { Aftermath, Cause } from '../demoralization.ts';
import { drivenAlong } from './blocked.ts';
import { characterLost } from './characters.ts';
import { isEngaged, withContacts } from './contacts.ts';
import { type BattleReport, certain, event, inTurn, onSheet, report } from './events.ts';
import { takerOf } from './movement/square.ts';
import { withoutStakes } from './movement/stakes.ts';
import { costOf } from './setup.ts';
import {
  attachedTo,
  type BattleUnit,
  inPlay,
  leadersOf,
  type PieceId,
  type State,
  sheetSide,
  sideIds,
  troopOf,
  unitAt,
  unitsOf,
  withBases,
  withDeeds,
  withUnit,
} from './state.ts';

export interface Harm {
  readonly after: Aftermath;
  readonly cause: Cause;
  /** Who did it, where it was a unit: it drives back the one that is pushed back. */
  readonly by: PieceId | null;
}

/** fr3.melee.push-back: one base straight back from its conqueror; over the edge of the table it is gone until it returns. */
function driven(state: State, unit: BattleUnit, by: PieceId | null): BattleReport {
  const heading = drivenAlong(state, unit, by);
  const base = pushedBack(unit.base, heading, unit.base.depth * basics.pushBackBases);
  const { width, depth } = state.setup.table;
  if (!isOnTable(base, width, depth))
    return report(
      withContacts(withUnit(state, unit.id, { status: 'away' })),
      event({ kind: 'left', unit: unit.id }, 'fr3.melee.push-back-blocked', 'fr3.charging.disengage-off-board'),
    );
  return report(
    withContacts(withBases(state, [unit.id], [base])),
    event({ kind: 'moved', units: [unit.id], way: 'pushed-back', inches: unit.base.depth }, 'fr3.melee.push-back'),
  );
}

/** A unit leaves play for good, and with it what is attached to it. */
function removed(state: State, unit: BattleUnit, status: 'destroyed' | 'captured', contact: boolean): Chance<BattleReport> {
  const gone = [unit, ...attachedTo(state, unit.id)];
  const leaders = leadersOf(state, unit.id);
  const off = gone.reduce(
    (at, each) => withUnit(at, each.id, { status, markers: 0, did: { ...each.did, shaken: false } }),
    state,
  );
  return inTurn(
    report(withContacts(off)),
    ...gone.map(
      (each) => (at: State) =>
        known(onSheet(at, (sheet) => lose(sheet, sheetSide(at, each.side), 'unit', costOf(troopOf(at, each))))),
    ),
    ...leaders.map(
      ({ id }) =>
        (at: State) =>
          characterLost(at, id, contact),
    ),
    (at) => certain(noted(at)),
  );
}

/** fr3.victory.end: the sheet knows which side has no units left. */
function noted(state: State): State {
  const sheet = sideIds.reduce((at, side) => {
    const gone = !unitsOf(state, side).some(inPlay);
    const on = sheetSide(state, side);
    return at.sides[on].gone === gone ? at : withSide(at, on, { gone });
  }, state.sheet);
  return sheet === state.sheet ? state : { ...state, sheet };
}

/**
 * fr3.items.stakes-lost-retreat: driven from a melee a unit loses its stakes. fr3.items.stakes-left-behind: driven by anything
 * else it leaves those that stand; nobody comes back to them, for the place of a marker is no part of the state.
 */
function stakesLeft(state: State, id: PieceId, cause: Cause): BattleReport {
  if (cause === 'melee' || isEngaged(state, id)) return withoutStakes(state, id, 'fr3.items.stakes-lost-retreat');
  return unitAt(state, id).stakes === 'up' ? withoutStakes(state, id, 'fr3.items.stakes-left-behind') : report(state);
}

/**
 * A blow on a unit in square: each marker goes to whoever has fewest, and the one too many destroys them all. It is never
 * pushed back (fr3.square.no-move). A kill costs two markers.
 */
function sufferedInSquare(state: State, unit: BattleUnit, { after, cause, by }: Harm, counts: boolean): Chance<BattleReport> {
  const worse = after.state - unit.morale;
  const levels = after.fate !== 'destroyed' ? worse : unit.morale === 2 ? 1 : figures.kill.levels;
  let at = report(state);
  for (let marker = 0; marker < levels; marker++) {
    const taker = takerOf(at.state, unit);
    if (!taker)
      return inTurn(
        at,
        ...unit.square.map((each) => (now: State) => {
          const lost = event({ kind: 'suffered', unit: each, fate: 'destroyed', cause, by }, 'fr3.square.third-marker');
          return inTurn(report(withUnit(now, each, { square: [] }), lost), (then) =>
            removed(then, unitAt(then, each), 'destroyed', by !== null),
          );
        }),
      );
    const morale = (taker.morale + 1) as 1 | 2;
    const hit = withUnit(at.state, taker.id, {
      morale,
      everShaken: true,
      did: { ...taker.did, shaken: taker.did.shaken || counts },
    });
    const fate = morale === 1 ? 'demoralized' : 'double-demoralized';
    at = report(hit, ...at.events, event({ kind: 'suffered', unit: taker.id, fate, cause, by }, 'fr3.square.shared-damage'));
  }
  return known(at);
}

/** Whether a cause counts among the losses of the phase is for the caller to say: `counts`. */
export function suffered(state: State, id: PieceId, { after, cause, by }: Harm, counts = true): Chance<BattleReport> {
  const unit = unitAt(state, id);
  const { fate, rules } = after;
  if (fate === 'unharmed') return certain(state);
  if (unit.square.length > 0) return sufferedInSquare(state, unit, { after, cause, by }, counts);
  const told = event({ kind: 'suffered', unit: id, fate, cause, by }, ...rules);
  if (fate === 'destroyed' || fate === 'captured')
    return inTurn(report(state, told), (at) => removed(at, unit, fate, by !== null));
  const worse = after.state > unit.morale;
  const hit = withUnit(state, id, {
    morale: after.state,
    markers: after.markers,
    mostMarkers: unit.mostMarkers - after.permanent,
    everShaken: unit.everShaken || after.state > 0,
  });
  const marked = worse && counts ? withDeeds(hit, [id], { shaken: true }) : hit;
  return inTurn(
    report(marked, told),
    (at) => known(after.pushedBack ? stakesLeft(at, id, cause) : report(at)),
    (at) => (after.pushedBack ? known(driven(at, unitAt(at, id), by)) : certain(at)),
  );
}
