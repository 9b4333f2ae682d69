/**
 * fr3.innate.hide-ambush: a hidden unit may attack enemies that move through it. The enemies stop in front of the hidden unit,
 * and this does not count as a charge.
 */
import {
  type Base,
  charge as chargeAlong,
  distance,
  fullContacts,
  lengthOf,
  meets,
  minus,
  type Point,
} from '../../../kernel/geometry.ts';
import { turnedTo } from '../charge/turning.ts';
import { type BattleReport, event, report } from '../events.ts';
import { effectWith, withoutEffect } from '../magic/effects.ts';
import { otherUnits, refusePlaces } from '../movement/room.ts';
import { contactOf, withContacts } from '../units/contacts.ts';
import { asking, attachedTo, phaseOf, standing, unitAt, withBases } from '../units/pieces.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { Course } from '../vocabulary/questions.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const basesOf = (state: State, ids: readonly PieceId[]): readonly Base[] => ids.map((id) => unitAt(state, id).base);

/** Where units moving this way would stop in full contact with a hidden unit; null if there is no room. */
function stopAt(state: State, ids: readonly PieceId[], way: Point, hidden: BattleUnit): readonly Base[] | null {
  const obstacles = otherUnits(state, ids).filter(({ id, level }) => id !== hidden.id && level === hidden.level);
  const made = chargeAlong<Base>(basesOf(state, ids), way, [hidden.base], { blocked: obstacles.map(({ base }) => base) });
  if (!made.ok || !fullContacts(made.bases, [hidden.base])) return null;
  return refusePlaces(state, ids, made.bases) === null ? made.bases : null;
}

/**
 * The first hidden enemy on the path that could stop these units. Hidden enemies in `passed` have already let the units through.
 */
function onTheWay(state: State, ids: readonly PieceId[], way: Point, passed: readonly PieceId[]): BattleUnit | null {
  const units = ids.map((id) => unitAt(state, id));
  const first = units[0] as BattleUnit;
  let [found, least] = [null as BattleUnit | null, Infinity];
  for (const other of standing(state, enemyOf(first.side))) {
    if (other.level !== first.level || passed.includes(other.id) || !effectWith(other, 'hidden')) continue;
    const share = Math.min(...units.map((unit) => meets(unit.base, way, other.base) ?? Infinity));
    if (share < least && stopAt(state, ids, way, other)) [found, least] = [other, share];
  }
  return found;
}

/** Asks the owner of a hidden unit on the path whether it attacks; null if there is none. */
export function ambushFirst(state: State, course: Course, way: Point, passed: readonly PieceId[] = []): BattleReport | null {
  const hidden = onTheWay(state, course.units, way, passed);
  return hidden
    ? report(asking(state, { what: 'ambush', side: hidden.side, unit: hidden.id, among: [...passed, hidden.id], course }))
    : null;
}

/** The part of the path that is still ahead. */
export const wayLeft = (state: State, { units: [first], ends }: Extract<Course, { kind: 'move' }>): Point =>
  minus(ends[0] as Base, unitAt(state, first as PieceId).base);

/** Moves units to the end of their move after hidden enemies have let them through. */
export function arriveThroughAmbush(state: State, { units, ends }: Extract<Course, { kind: 'move' }>): BattleReport {
  const [first] = basesOf(state, units);
  const inches = Math.round(distance(first as Base, ends[0] as Base) * 1000) / 1000;
  return report(withBases(state, units, ends), event({ kind: 'moved', units, way: 'ahead', inches }, 'fr3.innate.hide'));
}

/**
 * The hidden unit attacks. The moving units stop in front of it, it turns to face them and is no longer hidden. Neither side has
 * a charge bonus.
 */
export function ambushes(state: State, id: PieceId, ids: readonly PieceId[], way: Point): BattleReport {
  const hidden = unitAt(state, id);
  const bases = stopAt(state, ids, way, hidden);
  if (!bases) return report(state);
  const out = [id, ...attachedTo(state, id).map((each) => each.id)].reduce((at, each) => withoutEffect(at, each, 'hide'), state);
  const there = withContacts(withBases(out, ids, bases));
  const met = ids.find((each) => contactOf(there, each, id));
  const faced = met === undefined ? report(there) : turnedTo(there, id, unitAt(there, met), 'charge');
  // The hidden unit is recorded as the one that charged, which matters only for difficult terrain. The first round is recorded as
  // already fought, so neither side gets a charge bonus.
  const contacts = faced.state.contacts.map((each) =>
    ids.some((one) => contactOf(faced.state, one, id) === each) ? { ...each, charger: id, first: phaseOf(state) - 1 } : each,
  );
  const inches = Math.round(lengthOf(minus(bases[0] as Base, unitAt(state, ids[0] as PieceId).base)) * 1000) / 1000;
  return report(
    { ...faced.state, contacts },
    event({ kind: 'moved', units: ids, way: 'ahead', inches }, 'fr3.innate.hide-ambush'),
    ...faced.events,
  );
}
