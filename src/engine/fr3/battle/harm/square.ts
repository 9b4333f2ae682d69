/**
 * Losses of a square in a battle (fr3.square.shared-damage and related rules). The owner chooses which unit takes a marker that
 * is passed on, and which units recover after a rally.
 */
import { known } from '../../../kernel/chance.ts';
import { square as figures } from '../../data/figures/square.ts';
import type { Combatant } from '../../melee/combatant.ts';
import { rallyNeeds } from '../../rally.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { type BattleReport, certain, event, report } from '../events.ts';
import { whenDemoralized } from '../magic/effects.ts';
import { floorOf } from '../rally/losses.ts';
import { asking, findUnit, unitAt, withDeeds, withUnit } from '../units/pieces.ts';
import { asCombatant, furtherRally } from '../units/troops.ts';
import type { Harm } from '../vocabulary/harm.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { SquareBlow } from '../vocabulary/questions.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const room = figures.destroyedAtMarker - 1;

const membersOf = (state: State, { square }: BattleUnit): readonly BattleUnit[] => square.map((id) => unitAt(state, id));

/**
 * fr3.square.shared-damage, fr3.square.destruction-threshold: the units that may take a marker of this unit, those with the
 * fewest markers first. A unit keeps its first marker.
 */
function takersOf(state: State, id: PieceId): readonly BattleUnit[] {
  const unit = unitAt(state, id);
  if (unit.morale === 0) return [unit];
  const others = membersOf(state, unit).filter((each) => each.id !== id);
  return [unit, ...others].filter(({ morale }) => morale < room).sort((one, other) => one.morale - other.morale);
}

const waitsFor = (state: State, { square }: BattleUnit) =>
  state.asks.filter(({ what, unit }) => what === 'marker' && unit !== undefined && square.includes(unit));

/** The markers of a square that its owner still has to place. */
export const unplaced = (state: State): readonly { readonly unit: PieceId; readonly many: number }[] =>
  state.asks.flatMap(({ what, unit, many }) => (what === 'marker' && unit !== undefined ? [{ unit, many: many ?? 1 }] : []));

/** Whether this many more markers destroy the square of this unit (fr3.square.third-marker). */
export function destroysSquare(state: State, unit: BattleUnit, levels: number): boolean {
  const members = membersOf(state, unit);
  const placed = members.reduce((sum, { morale }) => sum + morale, 0);
  const waiting = waitsFor(state, unit).reduce((sum, { many = 1 }) => sum + many, 0);
  return placed + waiting + levels > room * members.length;
}

/** The state without questions about the markers of this square, which has been destroyed. */
export function withoutMarkers(state: State, unit: BattleUnit): State {
  const waiting = waitsFor(state, unit);
  return waiting.length === 0 ? state : { ...state, asks: state.asks.filter((each) => !waiting.includes(each)) };
}

function marked(state: State, taker: BattleUnit, { cause, by, rules, lasting, counts }: SquareBlow): BattleReport {
  const morale = (taker.morale + 1) as 1 | 2;
  const hit = withUnit(state, taker.id, {
    morale,
    lasting: lasting > 0 ? ((taker.lasting + 1) as 1 | 2) : taker.lasting,
    everShaken: true,
    effects: whenDemoralized(taker.effects),
    asleep: whenDemoralized(taker.asleep),
    did: { ...taker.did, shaken: taker.did.shaken || counts },
  });
  const fate = morale === 1 ? 'demoralized' : 'double-demoralized';
  return report(hit, event({ kind: 'suffered', unit: taker.id, fate, cause, by }, 'fr3.square.shared-damage', ...rules));
}

/** Places markers on a square until its owner has to choose who takes the next one. The permanent markers come first. */
function placed(from: BattleReport, id: PieceId, many: number, blow: SquareBlow): BattleReport {
  if (many === 0) return from;
  const [taker, other] = takersOf(from.state, id);
  if (!taker) return from;
  if (other) {
    const { side } = unitAt(from.state, id);
    return { ...from, state: asking(from.state, { what: 'marker', side, unit: id, many, blow }) };
  }
  return placedOn(from, taker, id, many, blow);
}

function placedOn(from: BattleReport, taker: BattleUnit, id: PieceId, many: number, blow: SquareBlow): BattleReport {
  const next = marked(from.state, taker, blow);
  const rest = { ...blow, lasting: Math.max(0, blow.lasting - 1) };
  return placed(report(next.state, ...from.events, ...next.events), id, many - 1, rest);
}

/** The effect of a hit that does not destroy the square. A square is never pushed back (fr3.square.no-move). */
export const squareMarked = (state: State, { id }: BattleUnit, levels: number, lasting: number, harm: Harm, counts: boolean) =>
  placed(report(state), id, levels, { cause: harm.cause, by: harm.by, rules: harm.after.rules, lasting, counts });

const recovers = (unit: BattleUnit): boolean => unit.morale > floorOf(unit);

/** Removes markers from a square until its owner has to choose the next unit. */
function relieved(state: State, unit: BattleUnit, many: number): State {
  const able = membersOf(state, unit).filter(recovers);
  const [only, other] = able;
  if (many === 0 || !only) return state;
  if (able.reduce((sum, each) => sum + each.morale - floorOf(each), 0) <= many)
    return able.reduce((at, each) => withUnit(at, each.id, { morale: floorOf(each) }), state);
  if (other) return asking(state, { what: 'recover', side: unit.side, unit: unit.id, many });
  return relievedOn(state, only, unit, many);
}

const relievedOn = (state: State, { id, morale }: BattleUnit, unit: BattleUnit, many: number): State =>
  relieved(withUnit(state, id, { morale: (morale - 1) as 0 | 1 }), unit, many - 1);

/** fr3.square.rally: a success removes two markers. */
export function squareRallied(state: State, unit: BattleUnit, rallied: boolean): BattleReport {
  const tried = withDeeds(state, unit.square, { rallied: true });
  const now = rallied ? relieved(tried, unit, figures.rallyCap) : tried;
  return report(now, event({ kind: 'rallied', unit: unit.id, rallied }, 'fr3.square.rally'));
}

/** fr3.square.rally, ruling: the unit as it rolls for its square, with the penalty of the least demoralized unit. */
export function asSquareRallies(state: State, unit: BattleUnit): Combatant {
  const me = asCombatant(state, unit);
  if (unit.square.length === 0) return me;
  const least = Math.min(...membersOf(state, unit).map(({ morale }) => morale)) as BattleUnit['morale'];
  return least === me.is.state ? me : { ...me, is: { ...me.is, state: least } };
}

/**
 * The units that this unit rolls for: itself if it is not in a square. In a square, the unit with the best roll rolls for all of
 * them, and the others do not roll.
 */
export function rallying(state: State, unit: BattleUnit): readonly BattleUnit[] {
  if (unit.square.length === 0) return [unit];
  const members = membersOf(state, unit);
  const need = (each: BattleUnit): number => rallyNeeds(asSquareRallies(state, each), furtherRally(state, each)) ?? 11;
  const best = members.reduce((one, each) => (need(each) < need(one) ? each : one));
  return best.id === unit.id ? members : [];
}

export const squareLossKinds = {
  /** fr3.square.destruction-threshold, ruling: the owner keeps a second marker or passes it on, and passes on a third. */
  mark: actionKind({
    answers: ['marker'],
    fields: { unit: aPiece },
    candidates: (state, { unit }) => takersOf(state, unit as PieceId).map(({ id }) => ({ unit: id })),
    refuse: (state, { unit: to }, { unit }) =>
      takersOf(state, unit as PieceId).some(({ id }) => id === to)
        ? null
        : refusal('Choose a unit of this square that has fewer than two markers.', 'fr3.square.destruction-threshold'),
    perform: (state, { unit: to }, { unit, many = 1, blow }) =>
      known(placedOn(report(state), unitAt(state, to), unit as PieceId, many, blow as SquareBlow)),
  }),
  /** fr3.square.rally, ruling: the owner chooses which markers are removed. */
  recover: actionKind({
    answers: ['recover'],
    fields: { unit: aPiece },
    candidates: (state, { unit }) =>
      membersOf(state, unitAt(state, unit as PieceId))
        .filter(recovers)
        .map(({ id }) => ({ unit: id })),
    refuse: (state, { unit: id }, { unit }) => {
      const chosen = findUnit(state, id);
      return chosen && unitAt(state, unit as PieceId).square.includes(id) && recovers(chosen)
        ? null
        : refusal('Choose a unit in this square that has a marker to remove.', 'fr3.square.rally');
    },
    perform: (state, { unit: id }, { unit, many = 1 }) =>
      certain(
        relievedOn(state, unitAt(state, id), unitAt(state, unit as PieceId), many),
        event({ kind: 'rallied', unit: id, rallied: true }, 'fr3.square.rally'),
      ),
  }),
};
