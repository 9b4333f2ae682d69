/**
 * Units that magic makes fight for the other side (fr3.spells.zombies-2, fr3.spells.zombies-3, fr3.spells.secret-handshake). Such
 * a unit's `side` is the side that commands it, so all other code only looks at `side`.
 */
import { withSide } from '../../companion/state.ts';
import { applyFate, reachOf } from '../characters/fates.ts';
import { placeOf } from '../characters/places.ts';
import { type BattleReport, event, report } from '../events.ts';
import { isLeaving } from '../units/commands.ts';
import { withContacts } from '../units/contacts.ts';
import { attachedTo, inPlay, ownerOf, sheetSide, troopOf, unitAt, withUnit } from '../units/pieces.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { BattleUnit, Effect, State } from '../vocabulary/state.ts';
import { belongsTo, turningEffects } from './belonging.ts';
import { type EffectId, effectOf, effectWith } from './effects.ts';

/** The side that commands a unit: the last one to take it over, while the effect lasts. */
const commanderOf = (unit: BattleUnit): SideId => turningEffects(unit).at(-1)?.by ?? ownerOf(unit);
/** fr3.war-machines.contraptions-deployment: a contraption that is not on the table yet does not keep its side in the battle. */
const isIdle = (state: State, unit: BattleUnit): boolean =>
  unit.status === 'awaited' && troopOf(state, unit).type === 'contraptions';

/** Whether a side has, or will get back, any unit in play. A side with such units is not beaten (fr3.victory.end). */
export const hasUnits = (state: State, side: SideId): boolean =>
  state.units.some(
    (unit) =>
      inPlay(unit) &&
      unit.illusion === null &&
      !effectWith(unit, 'nobodys') &&
      !isIdle(state, unit) &&
      !isLeaving(state, unit) &&
      (unit.side === side || belongsTo(unit) === side),
  );

/** fr3.victory.end: records on the sheet which side has no units left. */
export function noteUnitsGone(state: State): State {
  const sheet = sideIds.reduce((at, side) => {
    const gone = !hasUnits(state, side);
    const on = sheetSide(state, side);
    return at.sides[on].gone === gone ? at : withSide(at, on, { gone });
  }, state.sheet);
  return sheet === state.sheet ? state : { ...state, sheet };
}

/** When units change sides, characters with them leave and captives go free. */
function peopleOf(state: State, ids: readonly PieceId[]): BattleReport {
  const leaves = state.characters.filter(({ host, side, status }) => {
    if (host === null || !ids.includes(host) || status === 'cursing') return false;
    return status === (unitAt(state, host).side === side ? 'captured' : 'in play');
  });
  return leaves.reduce((result, character) => {
    const from = placeOf(result.state, character);
    if (from === null) return result;
    const rule = character.status === 'captured' ? 'fr3.character-combat.captor-destroyed' : 'fr3.spells.zombies-2';
    const freed = applyFate(result.state, character.id, {
      fate: 'escapes',
      rules: [rule],
      from,
      captors: [],
      inches: reachOf(result.state, character),
    });
    return report(freed.state, ...result.events, ...freed.events);
  }, report(state));
}

/**
 * Puts every unit on the side that its effects determine. Each change is reported with the spell that caused it, or with the
 * spell that has ended since the state `before`. Characters with the unit leave.
 */
export function changeSides(state: State, before = state): BattleReport {
  const changed = state.units.filter((unit) => inPlay(unit) && commanderOf(unit) !== unit.side);
  if (changed.length === 0) return report(state);
  const there = changed.reduce((at, unit) => withUnit(at, unit.id, { side: commanderOf(unit), flees: null }), state);
  const people = peopleOf(
    withContacts({ ...there, moving: [] }),
    changed.map(({ id }) => id),
  );
  const next = changed.map((unit) => {
    const by = turningEffects(unit).at(-1) ?? turningEffects(unitAt(before, unit.id)).at(-1);
    const rule = by ? effectOf(by).rule : 'fr3.spells.zombies-2';
    return event({ kind: 'sided', unit: unit.id, side: commanderOf(unit) }, rule);
  });
  return report(people.state, ...next, ...people.events);
}

/**
 * Makes a unit and its attachments fight for this side until the given time. A permanent change can leave the old side without
 * units.
 */
export function turnedBy(state: State, unit: BattleUnit, is: EffectId, by: SideId, until: Effect['until']): BattleReport {
  const under = [unit, ...attachedTo(state, unit.id)].reduce((at, { id, effects }) => {
    const others = effects.filter((each) => each.is !== is || each.by !== by);
    return withUnit(at, id, { effects: [...others, { is, by, until }] });
  }, state);
  const next = changeSides(under);
  return { ...next, state: noteUnitsGone(next.state) };
}
