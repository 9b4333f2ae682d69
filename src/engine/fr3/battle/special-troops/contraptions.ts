/**
 * fr3.war-machines.contraptions-deployment: contraptions stay off the table until their owner, in his movement step, attaches one
 * to a friendly handweapon unit. After that the contraptions attach to infantry and detach like other attachments.
 */
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { certain, event } from '../events.ts';
import { refuseHost } from '../movement/attach.ts';
import { findUnit, onPlaceOf, standing, unitAt, unitsOf, withUnit } from '../units/pieces.ts';
import { rowOf } from '../units/troops.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const rule = 'fr3.war-machines.contraptions-deployment';

/** Contraptions of a side that are still off the table. */
export const contraptionsToSend = (state: State, side: SideId): readonly BattleUnit[] =>
  unitsOf(state, side).filter((unit) => unit.status === 'awaited' && rowOf(state, unit).id === 'contraptions');

/** The contraption beside its host, on the host's level. */
const beside = (unit: BattleUnit, host: BattleUnit | undefined): BattleUnit => ({ ...unit, level: host?.level ?? unit.level });

export const contraptionKinds = {
  send: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, to: aPiece },
    *candidates(state, { side }) {
      const [next] = contraptionsToSend(state, side);
      if (next) for (const host of standing(state, side)) if (isFirstHost(state, host)) yield { unit: next.id, to: host.id };
    },
    refuse(state, { unit: id, to }, { side }) {
      const unit = findUnit(state, id);
      if (!unit || !contraptionsToSend(state, side).includes(unit))
        return refusal('Choose a contraption that is still off the table.', rule);
      const host = findUnit(state, to);
      if (host && !isFirstHost(state, host)) return refusal('A contraption must enter attached to a unit of handweapons.', rule);
      return refuseHost(state, beside(unit, host), host);
    },
    perform(state, { unit: id, to }) {
      const host = unitAt(state, to);
      const { level, comes } = host;
      const base = onPlaceOf(unitAt(state, id), host.base);
      return certain(
        withUnit(state, id, { status: 'attached', host: to, base, level, comes }),
        event({ kind: 'moved', units: [id], way: 'attached', inches: 0 }, rule),
      );
    },
  }),
};

const isFirstHost = (state: State, host: BattleUnit): boolean => rowOf(state, host).id === 'handweapons';
