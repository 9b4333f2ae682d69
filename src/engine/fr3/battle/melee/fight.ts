/** Step 7: the phasing side chooses the order of the melees. */

import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import { contactOf as edgeContact } from '../../../kernel/geometry.ts';
import type { RuleId } from '../../../kernel/rule-id.ts';
import { melee as figures } from '../../data/figures/melee.ts';
import { square } from '../../data/figures/square.ts';
import type { Aftermath } from '../../demoralization.ts';
import { chargeBonus } from '../../melee/charge.ts';
import { view } from '../../melee/combatant.ts';
import type { SideId as BoutSide } from '../../melee/question.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { ask, lookUp } from '../chapters/asking.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { resolveHit } from '../harm/resolve-hit.ts';
import { unitAt, withDeeds } from '../units/pieces.ts';
import type { Hit } from '../vocabulary/harm.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { Pair } from '../vocabulary/moves.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { afterMelee } from './follow-up.ts';
import { pieceTaken } from './pieces.ts';
import { boutOf, pairsToFight } from './question.ts';

const pairOf = (state: State, one: string, other: string): Pair | undefined =>
  pairsToFight(state).find(({ a, b }) => a.id === one && b.id === other);

/** fr3.innate.toughness: whether the unit ignored a result that should have shaken it. */
const shruggedOff = (was: BattleUnit, now: BattleUnit, { fate }: Aftermath): boolean =>
  ['marked', 'demoralized', 'double-demoralized'].includes(fate) && was.morale === now.morale && was.markers === now.markers;

/**
 * The loser's result, in the form that the winner's follow-up needs. A square or a tough unit that survived counts as still
 * standing in its place.
 */
function outcome(before: State, state: State, id: PieceId, after: Aftermath): Aftermath {
  const unit = unitAt(state, id);
  if (unit.square.length > 0) return { ...after, fate: 'double-demoralized', pushedBack: false };
  return shruggedOff(unitAt(before, id), unit, after) ? { ...after, fate: 'unharmed', pushedBack: false } : after;
}

const kills: readonly RuleId[] = ['fr3.melee.result-double', 'fr3.specials.fanatics-combat'];

/** How hard the loser was hit, which does not depend on the morale that it had left. A square shares the hit among its units. */
export function hitOf({ rules }: Aftermath): Hit {
  if (rules.some((rule) => kills.includes(rule))) return { levels: square.kill.levels, lasting: square.kill.permanent };
  return { levels: rules.includes('fr3.melee.charge-bonus-shock') ? figures.chargeShockLevels : 1, lasting: 0 };
}

/** Fights the melee of two units, with all consequences. */
export function fights(state: State, a: PieceId, b: PieceId): Chance<BattleReport> {
  const of = boutOf(state, unitAt(state, a), unitAt(state, b));
  const idOf = (side: BoutSide) => (side === 'a' ? a : b);
  const before = (one: PieceId, other: PieceId) =>
    edgeContact(unitAt(state, one).base, unitAt(state, other).base)?.edge === 'front';
  const used = { a: chargeBonus(view(of, 'a')) > 0, b: chargeBonus(view(of, 'b')) > 0 };
  return andThen(lookUp.meleeResult(of), (result) => {
    const winner = result.winner === 'draw' ? null : idOf(result.winner);
    const noted = withDeeds(state, [a, b], { fought: true });
    const fought = ask.rolledFor(noted, [a, b]);
    const logEntry = event({ kind: 'fought', a, b, winner }, 'fr3.melee.roll', 'fr3.melee.order-of-fights');
    return inTurn(
      report(fought, logEntry),
      (at) => resolveHit(at, a, { after: result.a, cause: 'melee', by: b, onSquare: hitOf(result.a) }),
      (at) => resolveHit(at, b, { after: result.b, cause: 'melee', by: a, onSquare: hitOf(result.b) }),
      (at) => known(winner === null ? report(at) : pieceTaken(at, winner === a ? b : a, winner)),
      (at) => known(ask.fought(at, state, a, b)),
      (at) => ask.wounded(at, fought, [b], a),
      (at) => ask.wounded(at, fought, [a], b),
      (at) => {
        if (result.winner === 'draw' || winner === null) return known(report(at));
        const loser = result.winner === 'a' ? 'b' : 'a';
        return afterMelee(at, {
          winner,
          seen: view(of, result.winner),
          after: outcome(state, at, idOf(loser), result[loser]),
          before: before(winner, idOf(loser)),
          usedCharge: used[result.winner],
        });
      },
      (at) => {
        const loser = result.winner === 'draw' ? null : result[result.winner === 'a' ? 'b' : 'a'];
        return winner !== null && loser?.fate === 'destroyed' ? ask.destroyedInMelee(at, winner) : certain(at);
      },
    );
  });
}

export const meleeKinds = {
  fight: actionKind({
    answers: ['melee'],
    fields: { a: aPiece, b: aPiece },
    candidates: (state) => pairsToFight(state).map(({ a, b }) => ({ a: a.id, b: b.id })),
    refuse: (state, { a, b }) =>
      pairOf(state, a, b)
        ? null
        : refusal(
            'These two units cannot fight each other again this phase.',
            'fr3.melee.order-of-fights',
            'fr3.melee.attacking-unit',
          ),
    perform: (state, { a, b }) => fights(state, a, b),
  }),
};
