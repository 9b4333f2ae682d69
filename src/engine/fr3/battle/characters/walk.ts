/**
 * Moves individuals on their own: to a free place (fr3.characters.individual-movement), or, for bodyguards, to the character they
 * guard.
 */
import {
  type Base,
  distance,
  fromPoint,
  onTable as isOnTable,
  minus,
  onGrid,
  type Point,
  placeFrom,
  plus,
  times,
} from '../../../kernel/geometry.ts';
import { actionKind, aPiece, firstOf, inches, refusal } from '../action-kind.ts';
import { refuseLed } from '../deployment/join.ts';
import { certain, event } from '../events.ts';
import { characterSetup, phasing, standing, unitAt } from '../units/pieces.ts';
import { enemyOf } from '../vocabulary/ids.ts';
import type { BattleCharacter, State } from '../vocabulary/state.ts';
import { hasOf, wards } from './company.ts';
import { reachOf, touching, withCharacter } from './fates.ts';
import { inchesFrom, placeOf } from './places.ts';
import { inchesTo, isBarred, mayGo, refuseGoing } from './travel.ts';

/**
 * Where this lone character ends a move towards the nearest unit that he may join, going as far as he can; undefined if such a
 * unit is already in reach.
 */
function homeward(state: State, character: BattleCharacter, from: Base): Point | undefined {
  const units = standing(state, character.side).filter((unit) => refuseLed(state, character, unit) === null);
  const [nearest] = units.sort((one, other) => inchesFrom(from, one) - inchesFrom(from, other));
  const reach = reachOf(state, character);
  if (!nearest || inchesFrom(from, nearest) <= reach) return undefined;
  const { x, y } = plus(from, times(minus(nearest.base, from), reach / distance(from, nearest.base)));
  return { x, y };
}

/** The bodyguard as if he guarded no one. */
const asFree = (guard: BattleCharacter): BattleCharacter => ({ ...guard, attends: null });
const isBodyguard = (state: State, character: BattleCharacter): boolean => hasOf(state, character).includes('bodyguard');

/** At the start of the battle characters who are not with a unit stand behind the unit they came with. */
export function placeLoneCharacters(state: State): State {
  const characters = state.characters.map((each) => {
    if (!characterSetup(state, each).apart || each.host === null) return each;
    const unit = unitAt(state, each.host);
    // A character who has joined another unit since then stays there.
    if (each.host !== `${each.side}${characterSetup(state, each).with}`) return each;
    const { width, depth } = state.setup.table;
    const { x, y } = placeFrom(unit.base, -(unit.base.depth / 2 + touching), 0);
    return {
      ...each,
      host: null,
      at: { x: onGrid(Math.max(0, Math.min(width, x))), y: onGrid(Math.max(0, Math.min(depth, y))) },
    };
  });
  return characters.some((each, at) => each !== state.characters[at]) ? { ...state, characters } : state;
}

export const walkKinds = {
  walk: actionKind({
    answers: ['movement'],
    fields: { character: aPiece, x: inches, y: inches },
    *candidates(state) {
      for (const character of state.characters) {
        if (character.at === null || !mayGo(state, character)) continue;
        const to = homeward(state, character, placeOf(state, character) as Base);
        if (to) yield { character: character.id, x: onGrid(to.x), y: onGrid(to.y) };
      }
    },
    refuse(state, { character: id, x, y }) {
      const character = state.characters.find((each) => each.id === id);
      if (character?.side !== phasing(state) || character.status !== 'in play')
        return refusal('Only characters of the phasing side can move.', 'fr3.characters.individual-movement');
      const from = placeOf(state, character) as Base;
      const { width, depth } = state.setup.table;
      const to: Base = { x, y, facing: 0, width: 0, depth: 0 };
      return firstOf(
        () => refuseGoing(state, character),
        () =>
          (from.width === 0 ? distance(from, to) : fromPoint(to, from).distance) <= reachOf(state, character) + touching / 100
            ? null
            : refusal(
                `That is too far: this character can move ${reachOf(state, character)}″ at most.`,
                'fr3.characters.individual-movement',
                'fr3.characters.individual-with-fliers',
              ),
        () =>
          isOnTable(to, width, depth)
            ? null
            : refusal('Choose a place on the table for the character.', 'fr3.basics.playing-area'),
        () =>
          isBarred(state, character, from, to) ||
          standing(state, enemyOf(character.side)).some(({ base }) => fromPoint(to, base).distance <= touching)
            ? refusal(
                'A character on his own does not fight units, so he cannot move through an enemy unit or into contact with it.',
                'fr3.character-combat.individuals-fight-individuals',
              )
            : null,
      );
    },
    perform: (state, { character, x, y }) =>
      certain(
        withCharacter(state, character, { host: null, at: { x: onGrid(x), y: onGrid(y) }, moved: true, prey: null }),
        event({ kind: 'walked', character }, 'fr3.characters.individual-movement'),
      ),
  }),
  /** fr3.character-items.bodyguard-attachment: he attaches to another character. */
  guard: actionKind({
    answers: ['movement'],
    fields: { character: aPiece, ward: aPiece },
    *candidates(state) {
      for (const guard of state.characters) {
        if (!isBodyguard(state, guard) || !mayGo(state, asFree(guard))) continue;
        const from = placeOf(state, guard) as Base;
        for (const ward of wards(state, guard))
          if (inchesTo(state, from, ward) <= reachOf(state, guard)) yield { character: guard.id, ward: ward.id };
      }
    },
    refuse(state, { character: id, ward: to }) {
      const guard = state.characters.find((each) => each.id === id);
      if (!guard || guard.side !== phasing(state) || guard.status !== 'in play' || !isBodyguard(state, guard))
        return refusal(
          'Only a bodyguard of the phasing side can guard another character.',
          'fr3.character-items.bodyguard-attachment',
        );
      const ward = wards(state, guard).find((each) => each.id === to);
      if (!ward)
        return refusal(
          'Choose an individual of the bodyguard’s own side who has no bodyguard yet.',
          'fr3.character-items.bodyguard-purchase',
        );
      const from = placeOf(state, guard) as Base;
      return firstOf(
        () => refuseGoing(state, asFree(guard)),
        () =>
          inchesTo(state, from, ward) <= reachOf(state, guard)
            ? null
            : refusal(
                `That is too far: this bodyguard can move ${reachOf(state, guard)}″ at most.`,
                'fr3.characters.individual-movement',
              ),
        () =>
          isBarred(state, guard, from, placeOf(state, ward) as Base)
            ? refusal('An enemy unit blocks the bodyguard’s way.', 'fr3.movement.interpenetration-none')
            : null,
      );
    },
    perform: (state, { character, ward }) =>
      certain(
        withCharacter(state, character, { attends: ward, moved: true }),
        event({ kind: 'guarded', by: character, ward }, 'fr3.character-items.bodyguard-attachment'),
      ),
  }),
};
