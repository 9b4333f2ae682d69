/**
 * Grapples (fr3.items.grapple-approach to fr3.items.grapple-mutual): rolled after movement, and again at the start of the
 * grappler's next movement step if the enemy has escaped. The hold is an effect on the enemy; `heldBy` names the grapplers.
 */
import { andThen, type Chance } from '../../../kernel/chance.ts';
import { grapple } from '../../melee/grapple.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { type BattleReport, certain, event, inTurn } from '../events.ts';
import { hasEffect, withEffect } from '../magic/effects.ts';
import { boutOf } from '../melee/question.ts';
import { clearTraps } from '../spirits/traps-and-parasitics.ts';
import { contactOf, isEngaged, opponentsOf } from '../units/contacts.ts';
import { asking, phaseOf, phasing, standing, unitAt, withUnit } from '../units/pieces.ts';
import { hasArms } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { Grasp } from '../vocabulary/questions.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** fr3.items.grapple-approach: the unit may have spent at most this share of its movement to reach the enemy. */
const half = 1 / 2;

/** Whether a unit has just contacted an enemy in a way that allows the unit to grapple it. */
const came = (state: State, unit: BattleUnit, enemy: PieceId): boolean => {
  const contact = contactOf(state, unit.id, enemy);
  return contact?.charger === unit.id && contact.since === phaseOf(state) && unit.did.spent <= half;
};

const mayHold = (state: State, unit: BattleUnit): boolean => unit.status === 'table' && hasArms(state, unit, 'grapple');

/** Rolls once; a success holds the enemy (fr3.items.grapple-effect). */
function grasps(state: State, id: PieceId, enemy: PieceId): Chance<BattleReport> {
  const [unit, target] = [unitAt(state, id), unitAt(state, enemy)];
  if (!mayHold(state, unit) || target.status !== 'table') return certain(state);
  return andThen(grapple(boutOf(state, unit, target), 'a'), (holds) => {
    const logEntry = event({ kind: 'grappled', unit: id, at: enemy, holds }, 'fr3.items.grapple-roll');
    if (!holds) return certain(state, logEntry);
    const held = withEffect(state, enemy, 'grapple', unit.side, 'game');
    return certain(withUnit(held, enemy, { heldBy: [...target.heldBy.filter((each) => each !== id), id] }), logEntry);
  });
}

/** fr3.items.grapple-multiple: units on the flank or rear of an enemy that another unit has grappled. */
const helpers = (state: State, at: PieceId, but: PieceId): readonly Grasp[] =>
  opponentsOf(state, at)
    .filter((by) => by !== but && mayHold(state, unitAt(state, by)) && !unitAt(state, at).heldBy.includes(by))
    .map((by) => ({ by, at }));

/** What happens after the last roll: nothing, or the attempts to escape from traps, which come after sub-step 4e. */
type Onward = 'clearing' | undefined;

/** fr3.items.grapple-roll: if several rolls are due, the phasing side chooses the next. */
function inOrder(state: State, left: readonly Grasp[], onward: Onward): Chance<BattleReport> {
  const [first, ...more] = left.filter(({ by, at }) => mayHold(state, unitAt(state, by)) && unitAt(state, at).status === 'table');
  if (first && more.length > 0)
    return certain(
      asking(state, { what: 'grapple', side: phasing(state), grasps: [first, ...more], ...(onward ? { onward } : {}) }),
    );
  const rolled = first ? grasps(state, first.by, first.at) : certain(state);
  return onward ? andThen(rolled, (report) => inTurn(report, clearTraps)) : rolled;
}

const isSame =
  ({ by, at }: Grasp) =>
  (other: Grasp): boolean =>
    other.by === by && other.at === at;

export const grappleKinds = {
  grapple: actionKind({
    answers: ['grapple'],
    fields: { by: aPiece, at: aPiece },
    candidates: (_, { grasps: left = [] }) => left.map(({ by, at }) => ({ by, at })),
    refuse: (_, chosen, { grasps: left = [] }) =>
      left.some(isSame(chosen))
        ? null
        : refusal('That grapple has already been rolled, or does not exist. Choose another grapple.', 'fr3.items.grapple-roll'),
    perform: (state, chosen, { grasps: left = [], onward }) =>
      andThen(grasps(state, chosen.by, chosen.at), (report) =>
        inTurn(report, (now) =>
          inOrder(
            now,
            left.filter((each) => !isSame(chosen)(each)),
            onward === 'clearing' ? onward : undefined,
          ),
        ),
      ),
  }),
};

/**
 * Sub-step 4e, after all moves: rolls for new grapples, for units beside the grapplers, and for grapples in return. Step 5 then
 * begins, and held units try to escape.
 */
export function grapples(state: State): Chance<BattleReport> {
  const grappling = standing(state, phasing(state)).filter((unit) => mayHold(state, unit) && isEngaged(state, unit.id));
  const first = grappling.flatMap((unit) =>
    opponentsOf(state, unit.id)
      .filter((at) => came(state, unit, at))
      .map((at): Grasp => ({ by: unit.id, at })),
  );
  const beside = first.flatMap(({ by, at }) => helpers(state, at, by));
  // fr3.items.grapple-mutual
  const back = first.filter(({ at }) => mayHold(state, unitAt(state, at))).map(({ by, at }): Grasp => ({ by: at, at: by }));
  const once = [...first, ...beside, ...back].filter(
    (each, index, list) => list.findIndex(({ by, at }) => by === each.by && at === each.at) === index,
  );
  return inOrder(state, once, 'clearing');
}

/**
 * fr3.items.grapple-escape: at the start of the grappler's movement step it grapples an escaped enemy again, if the enemy is
 * still there.
 */
export function grapplesAgain(state: State): Chance<BattleReport> {
  const free = standing(state).filter((unit) => unit.heldBy.length > 0 && !hasEffect(unit, 'grapple'));
  const again = free.flatMap(({ id, side, heldBy }) =>
    side === phasing(state)
      ? []
      : heldBy.filter((by) => opponentsOf(state, id).includes(by)).map((by): Grasp => ({ by, at: id })),
  );
  const let_ = free
    .filter(({ side }) => side !== phasing(state))
    .reduce((at, { id }) => withUnit(at, id, { heldBy: again.flatMap((each) => (each.at === id ? [each.by] : [])) }), state);
  return inOrder(let_, again, undefined);
}
