/**
 * Individuals who attack an enemy character on their own: assassins can attack anyone (fr3.abilities.assassin-challenge), other
 * individuals only a lone enemy (fr3.character-combat.two-lone-individuals). These attackers fight in step 6 of this phase, and
 * again in step 6 of the next phase while the fight is undecided.
 */

import type { Chance } from '../../../kernel/chance.ts';
import { type Base, fromPoint, onTable as isOnTable, minus, onGrid, type Point, placeFrom } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { phasing, standing, unitAt } from '../units/pieces.ts';
import { enemyOf } from '../vocabulary/ids.ts';
import type { BattleCharacter, State } from '../vocabulary/state.ts';
import { hasOf, isIndividual } from './company.ts';
import { duelNow } from './duels.ts';
import { characterAt, reachOf, touching, withCharacter } from './fates.ts';
import { placeOf } from './places.ts';
import { inchesTo, isBarred, mayGo, refuseGoing } from './travel.ts';

const isAssassin = (state: State, character: BattleCharacter): boolean =>
  ['assassin', 'elite-assassin'].some((id) => hasOf(state, character).includes(id));

/** Inches from the edge of a unit at which a character stands beside it without touching. */
const beside = touching + 0.1;
/** Inches within which a character still counts as beside the unit, because both positions are rounded to the grid. */
const stillBeside = beside + 0.1;

/** Whether an enemy unit touches this point. */
const isTouched = (state: State, { side }: BattleCharacter, at: Point): boolean =>
  standing(state, enemyOf(side)).some(({ base, level }) => level === 'surface' && fromPoint(at, base).distance <= touching);

/** Where the attacker stands beside his target: the nearest point that no enemy touches, or undefined. */
function placeBeside(state: State, character: BattleCharacter, from: Base, foe: Base): Point | undefined {
  const { width, depth } = state.setup.table;
  const [ahead, aside] = [foe.depth / 2 + beside, foe.width / 2 + beside];
  const ways = [
    [ahead, 0],
    [-ahead, 0],
    [0, aside],
    [0, -aside],
  ] as const;
  const away = (at: Point) => {
    const { x, y } = minus(at, from);
    return x * x + y * y;
  };
  return ways
    .map(([forward, right]) => placeFrom(foe, forward, right))
    .map(({ x, y }) => ({ x: onGrid(x), y: onGrid(y) }))
    .filter((at) => isOnTable({ ...at, facing: 0, width: 0, depth: 0 }, width, depth) && !isTouched(state, character, at))
    .sort((one, other) => away(one) - away(other))[0];
}

/** Why the attacker may not attack this character, regardless of distance. */
function refuseFoe(state: State, character: BattleCharacter, foe: BattleCharacter | undefined): Refusal | null {
  if (foe?.side !== enemyOf(character.side) || foe.status !== 'in play' || !isIndividual(state, foe))
    return refusal('Choose an enemy individual to confront.', 'fr3.character-combat.individuals-fight-individuals');
  if (foe.host === null) return null;
  if (!isAssassin(state, character))
    return refusal('Only an assassin can confront a character who is with a unit.', 'fr3.abilities.assassin-challenge');
  if (ask.isUnseen(state, unitAt(state, foe.host)))
    return refusal('The enemy’s unit is hidden, so your character cannot find him there.', 'fr3.inventions.invisibility-field');
  const { status, level } = unitAt(state, foe.host);
  return status === 'table' && level === 'surface'
    ? null
    : refusal(
        'Your character can confront only enemies on the surface, not in the air, underwater or underground.',
        'fr3.abilities.assassin-challenge',
      );
}

const rulesOf = (foe: BattleCharacter): readonly Fr3RuleId[] =>
  foe.host === null ? ['fr3.character-combat.two-lone-individuals'] : ['fr3.abilities.assassin-challenge'];

export const confrontKinds = {
  confront: actionKind({
    answers: ['movement'],
    fields: { character: aPiece, foe: aPiece },
    *candidates(state) {
      for (const character of state.characters) {
        const from = mayGo(state, character) ? placeOf(state, character) : null;
        if (!from) continue;
        for (const foe of state.characters)
          if (refuseFoe(state, character, foe) === null && inchesTo(state, from, foe) <= reachOf(state, character))
            yield { character: character.id, foe: foe.id };
      }
    },
    refuse(state, { character: id, foe: to }) {
      const character = state.characters.find((each) => each.id === id);
      const foe = state.characters.find((each) => each.id === to);
      if (character?.side !== phasing(state) || character.status !== 'in play')
        return refusal(
          'Only characters of the phasing side can confront an enemy character.',
          'fr3.abilities.assassin-challenge',
        );
      const wrong = refuseFoe(state, character, foe);
      if (wrong || !foe) return wrong;
      const from = placeOf(state, character) as Base;
      const there = placeOf(state, foe) as Base;
      return firstOf(
        () => refuseGoing(state, character),
        () =>
          inchesTo(state, from, foe) <= reachOf(state, character)
            ? null
            : refusal(
                `This enemy is too far away: your character can move ${reachOf(state, character)}″ at most.`,
                'fr3.characters.individual-movement',
              ),
        () =>
          isBarred(state, character, from, there, foe.host)
            ? refusal('An enemy unit blocks your character’s way.', 'fr3.movement.interpenetration-none')
            : null,
        () =>
          placeBeside(state, character, from, there)
            ? null
            : refusal('There is no free place beside this enemy for your character.', 'fr3.movement.interpenetration-none'),
      );
    },
    perform(state, { character: id, foe: to }) {
      const character = characterAt(state, id);
      const foe = characterAt(state, to);
      const at = placeBeside(state, character, placeOf(state, character) as Base, placeOf(state, foe) as Base) as Point;
      return certain(
        withCharacter(state, id, { host: null, at, moved: true, duel: null, prey: to }),
        event({ kind: 'confronted', by: id, foe: to }, ...rulesOf(foe), 'fr3.characters.individual-movement'),
      );
    },
  }),
};

/** Whether an attacker is still beside his target. */
function isBeside(state: State, { at, status }: BattleCharacter, foe: BattleCharacter): boolean {
  const there = placeOf(state, foe);
  return (
    status === 'in play' &&
    foe.status === 'in play' &&
    at !== null &&
    there !== null &&
    inchesTo(state, { ...at, facing: 0, width: 0, depth: 0 }, foe) <= stillBeside
  );
}

/**
 * Resolves the fights of characters who attacked on their own, one after another, the phasing side's first. Nobody can decline
 * such a fight.
 */
export function confrontations(state: State): Chance<BattleReport> {
  const all = state.characters.filter(({ prey }) => prey !== null);
  const mine = ({ side }: BattleCharacter) => (side === phasing(state) ? 0 : 1);
  return inTurn(
    report(state),
    ...[...all]
      .sort((one, other) => mine(one) - mine(other))
      .map(({ id, prey }) => (at: State) => {
        const one = characterAt(at, id);
        const foe = characterAt(at, prey as string);
        const over = (now: State) => withCharacter(now, id, { prey: null });
        if (one.prey !== foe.id || !isBeside(at, one, foe)) return certain(over(at));
        return duelNow(at, id, foe.id, { rules: rulesOf(foe), undecided: (now) => now, decided: over });
      }),
  );
}
