/**
 * The holy hand grenade (fr3.character-items.holy-hand-grenade-effect): it can be thrown once, in the missile step, even into a
 * melee.
 */
import { andThen } from '../../../kernel/chance.ts';
import { touch } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { aimAtUnit } from '../../artillery/at-unit.ts';
import { hitRefusals } from '../../artillery/forbidden.ts';
import { hit } from '../../artillery/hit.ts';
import type { Source } from '../../artillery/question.ts';
import { characterItems } from '../../data/figures/character-items.ts';
import { actionKind, aPiece, refusal, refusedBy } from '../action-kind.ts';
import { anybodyHas } from '../characters/belongings.ts';
import { inchesFrom, placeOf } from '../characters/places.ts';
import { event, inTurn, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { refuseHiding } from '../shooting/hiding.ts';
import { targetOf, targetStruck } from '../shooting/question.ts';
import { onSquare } from '../shooting/shoot.ts';
import { characterSetup, findUnit, phasing, standing, unitAt } from '../units/pieces.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import { isPresent } from './presence.ts';

const grenade = 'holy-hand-grenade';
const rule = 'fr3.character-items.holy-hand-grenade-effect';

const throwers = (state: State): readonly BattleCharacter[] =>
  anybodyHas(state.setup, grenade)
    ? state.characters.filter(
        (each) =>
          each.side === phasing(state) &&
          isPresent(state, each) &&
          characterSetup(state, each).has?.includes(grenade) === true &&
          !each.spent.includes(grenade),
      )
    : [];

function sourceOf(state: State, by: BattleCharacter, target: BattleUnit): Source {
  const from = placeOf(state, by);
  const inches = from === null ? Infinity : Math.max(0, inchesFrom(from, target) - touch);
  return { unit: 'grenade', level: by.host === null ? 'surface' : unitAt(state, by.host).level, range: inches };
}

function refuse(state: State, id: PieceId, at: PieceId): Refusal | null {
  const by = throwers(state).find((each) => each.id === id);
  if (!by) return refusal('This character has no holy hand grenade left.', rule);
  const target = findUnit(state, at);
  if (target?.status !== 'table' || target.side === by.side)
    return refusal('Choose an enemy unit on the table as the target.', rule);
  const source = sourceOf(state, by, target);
  if ((source.range ?? 0) > characterItems.grenadeRange)
    return refusal(
      `The target is too far away: a holy hand grenade reaches ${characterItems.grenadeRange}″ from any edge of the thrower’s unit.`,
      rule,
    );
  return (
    refuseHiding(state, by.host === null ? null : unitAt(state, by.host), target) ??
    refusedBy(hitRefusals({ target: targetOf(state, target), source }))
  );
}

const throws = onceFor((state: State) =>
  throwers(state).flatMap(({ id, side }) =>
    standing(state, enemyOf(side))
      .filter((target) => refuse(state, id, target.id) === null)
      .map((target) => ({ character: id, at: target.id })),
  ),
);

/** Whether the phasing side has a grenade to throw. */
export const anyGrenade = (state: State): boolean => throws(state).length > 0;

export const grenadeKinds = {
  grenade: actionKind({
    answers: ['missiles'],
    fields: { character: aPiece, at: aPiece },
    candidates: (state) => throws(state),
    refuse: (state, { character, at }) => refuse(state, character, at),
    perform(state, { character: id, at }) {
      const by = state.characters.find((each) => each.id === id) as BattleCharacter;
      const from = by.host === null ? null : unitAt(state, by.host);
      const target = unitAt(state, at);
      const of = aimAtUnit({ target: targetStruck(state, target, from), source: sourceOf(state, by, target) });
      const characters = state.characters.map((each) => (each === by ? { ...each, spent: [...each.spent, grenade] } : each));
      return andThen(hit(of), (after) =>
        inTurn(
          report({ ...state, characters }, event({ kind: 'thrown', by: id, at, fate: after.fate }, rule, ...after.rules)),
          (now) => inflict(now, at, { after, cause: 'artillery', by: from?.id ?? null, onSquare: onSquare(after) }),
        ),
      );
    },
  }),
};
