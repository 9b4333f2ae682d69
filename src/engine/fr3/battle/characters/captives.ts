/** Before their side moves, captives try to escape (fr3.results-rolls.character-escape-roll). */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import type { Base } from '../../../kernel/geometry.ts';
import { leadership } from '../../data/figures/characters.ts';
import { escapeRoll } from '../../results-rolls/character-results.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { isEngaged } from '../units/contacts.ts';
import { inPlay, phasing, unitAt } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { applyFate, characterAt, fatedOf, withCharacter } from './fates.ts';
import { placeOf } from './places.ts';

/**
 * fr3.results-rolls.character-escape-in-melee: one captive rolls. If the unit that holds the captive is in melee, he makes a
 * different roll.
 */
function tries(state: State, id: PieceId): Chance<BattleReport> {
  const character = characterAt(state, id);
  const inMelee = character.host !== null && isEngaged(state, character.host);
  const rule = inMelee ? 'fr3.results-rolls.character-escape-in-melee' : 'fr3.results-rolls.character-escape-roll';
  const from = placeOf(state, character) as Base;
  return andThen(escapeRoll(fatedOf(state, character), inMelee), (captivity) => {
    if (captivity === 'captive') return certain(state, event({ kind: 'held', character: id }, rule));
    const fate = captivity === 'free' ? 'escapes' : 'killed';
    const result = applyFate(state, id, { fate, rules: [rule], from, captors: [], inches: leadership.moveOpen });
    // A captive who has escaped may still make his own move.
    return known(fate === 'killed' ? result : { ...result, state: withCharacter(result.state, id, { moved: false }) });
  });
}

/** fr3.sequence.captured-character-escape: all captives of the phasing side roll in step 3. */
export const escapeAttempts = (state: State): Chance<BattleReport> =>
  inTurn(
    report(state),
    ...state.characters
      .filter(({ side, status }) => side === phasing(state) && status === 'captured')
      .map(
        ({ id }) =>
          (at: State) =>
            tries(at, id),
      ),
  );

export const custodyKinds = {
  /**
   * fr3.character-combat.captor-destroyed: if several units touched the captor, their player chooses which one holds the captive
   * now.
   */
  custody: actionKind({
    answers: ['custody'],
    fields: { unit: aPiece },
    candidates: (_, { among = [] }) => among.map((unit) => ({ unit })),
    refuse: (_, { unit }, { among = [] }) =>
      among.includes(unit)
        ? null
        : refusal('Choose one of the units that touched the captor’s unit.', 'fr3.character-combat.captor-destroyed'),
    perform(state, { unit }, { by }) {
      const captive = characterAt(state, by as PieceId);
      const holds = captive.status === 'captured' && inPlay(unitAt(state, unit));
      return certain(holds ? withCharacter(state, captive.id, { host: unit }) : state);
    },
  }),
};
