/** How individuals move on their own (fr3.characters.individual-movement): which may move, and what blocks them. */

import { type Base, distance, fromPoint, meets, minus, type Point } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { baseSide } from '../../table/bases.ts';
import { firstOf, refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { refuseHeld } from '../magic/held.ts';
import { phasing, standing, unitAt } from '../units/pieces.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleCharacter, State } from '../vocabulary/state.ts';
import { isIndividual, leadsUnit } from './company.ts';
import { inchesFrom, placeOf } from './places.ts';

/** Individuals of the phasing side on the table that have not moved yet, alone or with their unit. */
export const mayGo = (state: State, character: BattleCharacter): boolean => {
  const { side, status, host, moved } = character;
  return (
    side === phasing(state) &&
    status === 'in play' &&
    !moved &&
    (host === null || (unitAt(state, host).status === 'table' && !unitAt(state, host).did.moved)) &&
    isIndividual(state, character)
  );
};

/** Why a character of the phasing side cannot move on his own. */
export const refuseGoing = (state: State, character: BattleCharacter): Refusal | null =>
  firstOf(
    () =>
      leadsUnit(state, character)
        ? refusal(
            'A unit that is itself a character cannot attach to another unit.',
            'fr3.characters.unit-characters-do-not-attach',
          )
        : null,
    () =>
      character.attends !== null
        ? refusal('A bodyguard must stay with the character he guards.', 'fr3.character-items.bodyguard-attachment')
        : null,
    () => ask.refuseTravel(state, character),
    () =>
      mayGo(state, character)
        ? null
        : refusal('This character has already moved this phase, alone or with his unit.', 'fr3.characters.individual-movement'),
    () => (character.host === null ? null : refuseHeld(state, unitAt(state, character.host), 'people')),
  );

/**
 * Whether an enemy blocks the straight path of an individual, whose base is a quarter of the usual width. The unit with the id
 * `but` never blocks the path.
 */
export function isBarred(state: State, { side }: BattleCharacter, from: Base, to: Point, but: PieceId | null = null): boolean {
  const small: Base = { ...from, width: baseSide / 4, depth: baseSide / 4 };
  return standing(state, enemyOf(side)).some(
    ({ id, base, level }) => id !== but && level === 'surface' && meets(small, minus(to, from), base) !== null,
  );
}

/** Inches from a base to a character, or to the character's unit. */
export function inchesTo(state: State, from: Base, to: BattleCharacter): number {
  const there = placeOf(state, to) as Base;
  return to.host === null
    ? from.width === 0
      ? distance(from, there)
      : fromPoint(there, from).distance
    : inchesFrom(from, { base: there });
}
