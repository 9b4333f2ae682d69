/** Individual characters go from one unit to another (fr3.characters.attachment-change), or to one from where they stand alone. */
import { known } from '../../../kernel/chance.ts';
import { type Base, meets, minus } from '../../../kernel/geometry.ts';
import { baseSide } from '../../table/bases.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { inchesFrom, placeOf, reachOf, withCharacter } from '../characters.ts';
import { refuseLed } from '../deployment/join.ts';
import { event, report } from '../events.ts';
import { refuseHeld } from '../magic/held.ts';
import { type BattleCharacter, enemyOf, findUnit, phasing, type State, standing, unitAt } from '../state.ts';
import { nameOf } from '../troops.ts';

/** Those of the phasing side that are on the table and have not moved yet, by themselves or with their unit. */
const ready = (state: State, { side, status, host, moved }: BattleCharacter): boolean =>
  side === phasing(state) &&
  status === 'in play' &&
  !moved &&
  (host === null || (unitAt(state, host).status === 'table' && !unitAt(state, host).did.moved));

/** Whether an enemy stands on the straight way of somebody who goes to a unit; he is a quarter of a base wide. */
const barred = (state: State, { side }: BattleCharacter, from: Base, to: Base): boolean => {
  const small: Base = { ...from, width: baseSide / 4, depth: baseSide / 4 };
  return standing(state, enemyOf(side)).some(
    ({ base, level }) => level === 'surface' && meets(small, minus(to, from), base) !== null,
  );
};

export const transferKinds = {
  /** It costs no clock: fr3.characters.major-role. A unit in melee does not hold the characters that are with it. */
  transfer: actionKind({
    answers: ['movement'],
    fields: { character: aPiece, to: aPiece },
    *candidates(state) {
      for (const character of state.characters) {
        const from = ready(state, character) ? placeOf(state, character) : null;
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
        return refusal('Characters of the phasing side go to another unit.', 'fr3.characters.attachment-change');
      if (unit?.side !== character.side || unit.status !== 'table' || unit.id === character.host)
        return refusal('He goes to another friendly unit on the table.', 'fr3.characters.attachment-change');
      const from = placeOf(state, character) as Base;
      return firstOf(
        () =>
          ready(state, character)
            ? null
            : refusal('He has moved in this phase, by himself or with his unit.', 'fr3.characters.individual-movement'),
        () => (character.host === null ? null : refuseHeld(state, unitAt(state, character.host))),
        () => refuseLed(state, character, unit),
        () =>
          inchesFrom(from, unit) <= reachOf(state, character)
            ? null
            : refusal(
                `${nameOf(state, unit)} (${to}) are farther than ${reachOf(state, character)}″ away.`,
                'fr3.characters.individual-movement',
                'fr3.characters.individual-with-fliers',
              ),
        () =>
          barred(state, character, from, unit.base)
            ? refusal('An enemy stands in his way.', 'fr3.movement.interpenetration-none')
            : null,
      );
    },
    perform: (state, { character: id, to }) =>
      known(
        report(
          withCharacter(state, id, { host: to, at: null, moved: true }),
          event(
            { kind: 'led', character: id, unit: to },
            'fr3.characters.attachment-change',
            'fr3.characters.individual-movement',
          ),
        ),
      ),
  }),
};
