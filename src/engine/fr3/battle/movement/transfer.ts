/** Individual characters move to another unit (fr3.characters.attachment-change), or join one after standing alone. */
import { known } from '../../../kernel/chance.ts';
import type { Base } from '../../../kernel/geometry.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { reachOf, withCharacter } from '../characters/fates.ts';
import { inchesFrom, placeOf } from '../characters/places.ts';
import { isBarred, mayGo, refuseGoing } from '../characters/travel.ts';
import { refuseLed } from '../deployment/join.ts';
import { event, report } from '../events.ts';
import { findUnit, phasing, standing } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';

export const transferKinds = {
  /** The transfer costs no clock move: fr3.characters.major-role. A melee does not hold characters in their unit. */
  transfer: actionKind({
    answers: ['movement'],
    fields: { character: aPiece, to: aPiece },
    *candidates(state) {
      for (const character of state.characters) {
        const from = mayGo(state, character) ? placeOf(state, character) : null;
        if (!from) continue;
        for (const unit of standing(state, character.side))
          if (unit.id !== character.host && inchesFrom(from, unit) <= reachOf(state, character))
            yield { character: character.id, to: unit.id };
      }
    },
    refuse(state, { character: id, to }) {
      const character = state.characters.find((each) => each.id === id);
      const unit = findUnit(state, to);
      if (character?.side !== phasing(state) || character.status !== 'in play')
        return refusal('Only characters of the phasing side can move to another unit.', 'fr3.characters.attachment-change');
      if (unit?.side !== character.side || unit.status !== 'table' || unit.id === character.host)
        return refusal('Choose another friendly unit on the table.', 'fr3.characters.attachment-change');
      const from = placeOf(state, character) as Base;
      return firstOf(
        () => refuseGoing(state, character),
        () => refuseLed(state, character, unit),
        () =>
          inchesFrom(from, unit) <= reachOf(state, character)
            ? null
            : refusal(
                `${nameOf(state, unit)} (${to}) are too far away: this character can move ${reachOf(state, character)}″ at most.`,
                'fr3.characters.individual-movement',
                'fr3.characters.individual-with-fliers',
              ),
        () =>
          isBarred(state, character, from, unit.base)
            ? refusal('An enemy unit blocks the character’s way.', 'fr3.movement.interpenetration-none')
            : null,
      );
    },
    perform: (state, { character: id, to }) =>
      known(
        report(
          withCharacter(state, id, { host: to, at: null, moved: true, prey: null }),
          event(
            { kind: 'led', character: id, unit: to },
            'fr3.characters.attachment-change',
            'fr3.characters.individual-movement',
          ),
        ),
      ),
  }),
};
