/**
 * Attachments during deployment: skirmishers and artillery that begin attached, and leaders with a unit of their choice. The
 * units stay attached as in the roster unless the player changes that.
 */

import { known } from '../../../kernel/chance.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { refuseCompany } from '../../control.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { isIndividual } from '../characters/company.ts';
import { powersOf, unitToControl } from '../characters/control.ts';
import { event, report } from '../events.ts';
import { refuseOwnerless } from '../magic/held.ts';
import { mayAttach, refuseHost } from '../movement/attach.ts';
import { characterSetup, findUnit, onPlaceOf, standing, unitAt, withUnit } from '../units/pieces.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';

const findCharacter = (state: State, id: PieceId): BattleCharacter | undefined =>
  state.characters.find((character) => character.id === id);

/**
 * fr3.characters.attachment-by-type, fr3.characters.attachment-needs-control, fr3.illusions.act-as-real: why a leader cannot join a
 * unit.
 */
export function refuseLed(state: State, character: BattleCharacter, host: BattleUnit): Refusal | null {
  if (host.illusion !== null) return refusal('Characters cannot join an illusion.', 'fr3.illusions.act-as-real');
  const barred = refuseCompany(unitToControl(state, host), powersOf(characterSetup(state, character)));
  return refuseOwnerless(state, host) ?? (barred && refusal(barred.because, ...barred.rules));
}

/** Whether a character's unit is not deployed yet. A leader whose unit is not deployed may join one that is. */
const waits = (state: State, character: BattleCharacter): boolean => {
  const { host } = character;
  if (!isIndividual(state, character)) return false;
  const unit = host === null ? undefined : findUnit(state, host);
  const stands = unit?.status === 'attached' && unit.host !== null ? findUnit(state, unit.host) : unit;
  return stands?.status === 'reserve';
};

const notHis = (side: SideId): Refusal =>
  refusal(`Side ${side} can deploy only its own units and characters.`, 'fr3.setup.deployment-order');

export const joinKinds = {
  /** fr3.basics.attachment: attaches a unit to its host instead of placing it. */
  join: actionKind({
    answers: ['deploy'],
    fields: { unit: aPiece, to: aPiece },
    *candidates(state, { side }) {
      for (const unit of state.units)
        if (unit.side === side && unit.status === 'reserve' && mayAttach(state, unit))
          for (const host of standing(state, side)) yield { unit: unit.id, to: host.id };
    },
    refuse(state, { unit: id, to }, { side }) {
      const unit = findUnit(state, id);
      if (unit?.side !== side || unit.status !== 'reserve') return notHis(side);
      return mayAttach(state, unit)
        ? refuseHost(state, unit, findUnit(state, to))
        : refusal('Only skirmishers and artillery can attach to other units.', 'fr3.basics.attachment');
    },
    perform(state, { unit: id, to }) {
      const { base } = unitAt(state, to);
      const joined = withUnit(state, id, { status: 'attached', host: to, base: onPlaceOf(unitAt(state, id), base) });
      // Characters who were with this unit are now with the unit that it has joined.
      const characters = joined.characters.map((each) => (each.host === id ? { ...each, host: to } : each));
      return known(
        report(
          { ...joined, characters },
          event(
            { kind: 'moved', units: [id], way: 'attached', inches: 0 },
            'fr3.basics.attachment',
            'fr3.setup.deployment-order',
          ),
        ),
      );
    },
  }),
  /** A leader whose unit is not deployed yet joins one that is. */
  lead: actionKind({
    answers: ['deploy'],
    fields: { character: aPiece, to: aPiece },
    *candidates(state, { side }) {
      for (const character of state.characters)
        if (character.side === side && waits(state, character))
          for (const host of standing(state, side)) yield { character: character.id, to: host.id };
    },
    refuse(state, { character: id, to }, { side }) {
      const character = findCharacter(state, id);
      const host = findUnit(state, to);
      if (character?.side !== side || host?.side !== side) return notHis(side);
      return firstOf(
        () =>
          waits(state, character)
            ? null
            : refusal(
                'This character is already with a unit. He can leave it in a movement step.',
                'fr3.characters.attachment-change',
              ),
        () =>
          host.status === 'table'
            ? refuseLed(state, character, host)
            : refusal('Choose a unit on the table for the character to join.', 'fr3.setup.deployment-order'),
      );
    },
    perform(state, { character: id, to }) {
      const characters = state.characters.map((each) => (each.id === id ? { ...each, host: to } : each));
      return known(
        report(
          { ...state, characters },
          event({ kind: 'led', character: id, unit: to }, 'fr3.characters.attachment-change', 'fr3.setup.deployment-order'),
        ),
      );
    },
  }),
};
