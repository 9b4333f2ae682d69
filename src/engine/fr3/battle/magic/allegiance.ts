/**
 * Units that fight for the other side by magic (fr3.spells.zombies-2, fr3.spells.zombies-3, fr3.spells.secret-handshake): `side`
 * of such a unit is the side that commands it, so that everything that is done on the table asks for `side` alone.
 */
import { withSide } from '../../companion/state.ts';
import { befalls, reachOf } from '../characters/fates.ts';
import { placeOf } from '../characters/places.ts';
import { type BattleReport, event, report } from '../events.ts';
import { withContacts } from '../units/contacts.ts';
import { attachedTo, inPlay, ownerOf, sheetSide, troopOf, unitAt, withUnit } from '../units/pieces.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { BattleUnit, Effect, State } from '../vocabulary/state.ts';
import { belongsTo, turningEffects } from './belonging.ts';
import { type EffectId, effectOf, effectWith } from './effects.ts';

/** Whom a unit fights for: the last one who has made it his own, as long as that lasts. */
const commanderOf = (unit: BattleUnit): SideId => turningEffects(unit).at(-1)?.by ?? ownerOf(unit);
/** fr3.war-machines.contraptions-deployment: one that nobody has brought to the table yet holds no ground. */
const isIdle = (state: State, unit: BattleUnit): boolean =>
  unit.status === 'awaited' && troopOf(state, unit).type === 'contraptions';

/** The units that a side has, or will have again, in play: it is not beaten while there is one (fr3.victory.end). */
export const hasUnits = (state: State, side: SideId): boolean =>
  state.units.some(
    (unit) =>
      inPlay(unit) &&
      unit.illusion === null &&
      !effectWith(unit, 'nobodys') &&
      !isIdle(state, unit) &&
      (unit.side === side || belongsTo(unit) === side),
  );

/** fr3.victory.end: the sheet knows which side has no units left. */
export function noted(state: State): State {
  const sheet = sideIds.reduce((at, side) => {
    const gone = !hasUnits(state, side);
    const on = sheetSide(state, side);
    return at.sides[on].gone === gone ? at : withSide(at, on, { gone });
  }, state.sheet);
  return sheet === state.sheet ? state : { ...state, sheet };
}

/** Characters with units that have changed their side: their friends get away from them, their captives are free. */
function peopleOf(state: State, ids: readonly PieceId[]): BattleReport {
  const leaves = state.characters.filter(({ host, side, status }) => {
    if (host === null || !ids.includes(host) || status === 'cursing') return false;
    return status === (unitAt(state, host).side === side ? 'captured' : 'in play');
  });
  return leaves.reduce((told, character) => {
    const from = placeOf(told.state, character);
    if (from === null) return told;
    const rule = character.status === 'captured' ? 'fr3.character-combat.captor-destroyed' : 'fr3.spells.zombies-2';
    const freed = befalls(told.state, character.id, {
      fate: 'escapes',
      rules: [rule],
      from,
      captors: [],
      inches: reachOf(told.state, character),
    });
    return report(freed.state, ...told.events, ...freed.events);
  }, report(state));
}

/**
 * All units where their effects have them now: who has changed sides is told, by the spell that does it, or by the one that is
 * over and lay on them in `before`; who was with them leaves.
 */
export function sided(state: State, before = state): BattleReport {
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

/** A unit and what is attached to it fight for this side until then; if for good, its own side may have no other. */
export function turnedBy(state: State, unit: BattleUnit, is: EffectId, by: SideId, until: Effect['until']): BattleReport {
  const under = [unit, ...attachedTo(state, unit.id)].reduce((at, { id, effects }) => {
    const others = effects.filter((each) => each.is !== is || each.by !== by);
    return withUnit(at, id, { effects: [...others, { is, by, until }] });
  }, state);
  const next = sided(under);
  return { ...next, state: noted(next.state) };
}
