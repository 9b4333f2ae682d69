/** Step 7: units turn to their most dangerous opponents, then the melees are fought in the order that the phasing side likes. */
import { andThen, known } from '../../../kernel/chance.ts';
import { rotated, turnBetween } from '../../../kernel/geometry.ts';
import { chargeBonus } from '../../melee/charge.ts';
import { bout, view } from '../../melee/combatant.ts';
import { mostDangerous } from '../../melee/facing.ts';
import { melee } from '../../melee/melee.ts';
import type { SideId as BoutSide } from '../../melee/question.ts';
import { holds } from '../../table/engagement.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { facingToward } from '../charge/charge.ts';
import { contactOf, opponents, withContacts } from '../contacts.ts';
import { type BattleEvent, type BattleReport, event, inTurn, report } from '../events.ts';
import { suffered } from '../harm.ts';
import { type BattleUnit, type State, standing, unitAt, withBases, withDeeds } from '../state.ts';
import { asCombatant } from '../troops.ts';
import { afterMelee } from './follow-up.ts';
import { type Pair, questionOf, unfought } from './question.ts';

/** Whom a unit in melee turns to before the melees begin; null when it stays. */
function turnOf(state: State, unit: BattleUnit): BattleUnit | null {
  const around = opponents(state, unit.id);
  // fr3.melee.facing-most-dangerous: units that are attacked on a flank or in the rear.
  if (!around.some((enemy) => ['flank', 'rear'].includes(holds(enemy.base, unit.base) ?? ''))) return null;
  const [to] = mostDangerous(
    asCombatant(state, unit),
    around.map((enemy) => ({
      unit: asCombatant(state, enemy),
      since: contactOf(state, unit.id, enemy.id)?.since ?? 0,
      enemy,
    })),
  );
  return to && facingToward(unit.base, to.enemy.base) !== unit.base.facing ? to.enemy : null;
}

/** All turn at once, by how the enemies stood before. */
export function turnToDanger(state: State): BattleReport {
  const turns = standing(state).flatMap((unit) => {
    const to = turnOf(state, unit);
    if (!to) return [];
    const base = rotated(unit.base, turnBetween(unit.base.facing, facingToward(unit.base, to.base)));
    return [{ id: unit.id, base, toward: to.id }];
  });
  if (turns.length === 0) return report(state);
  const turned = withBases(
    state,
    turns.map(({ id }) => id),
    turns.map(({ base }) => base),
  );
  return report(
    withContacts(turned),
    ...turns.map(
      ({ id, toward }): BattleEvent =>
        event({ kind: 'turned', unit: id, toward }, 'fr3.melee.facing-most-dangerous', 'fr3.melee.most-dangerous-priority'),
    ),
  );
}

const pairOf = (state: State, one: string, other: string): Pair | undefined =>
  unfought(state).find(({ a, b }) => a.id === one && b.id === other);

export const meleeKinds = {
  fight: actionKind({
    answers: ['melee'],
    fields: { a: aPiece, b: aPiece },
    candidates: (state) => unfought(state).map(({ a, b }) => ({ a: a.id, b: b.id })),
    refuse: (state, { a, b }) =>
      pairOf(state, a, b)
        ? null
        : refusal(
            'These two do not face each other in a melee that is still to be fought.',
            'fr3.melee.order-of-fights',
            'fr3.melee.attacking-unit',
          ),
    perform(state, { a, b }) {
      const of = bout(questionOf(state, unitAt(state, a), unitAt(state, b)));
      const idOf = (side: BoutSide) => (side === 'a' ? a : b);
      const used = { a: chargeBonus(view(of, 'a')) > 0, b: chargeBonus(view(of, 'b')) > 0 };
      return andThen(melee(of), (result) => {
        const winner = result.winner === 'draw' ? null : idOf(result.winner);
        const fought = withDeeds(state, [a, b], { fought: true });
        const told = event({ kind: 'fought', a, b, winner }, 'fr3.melee.roll', 'fr3.melee.order-of-fights');
        return inTurn(
          report(fought, told),
          (at) => suffered(at, a, { after: result.a, cause: 'melee', by: b }),
          (at) => suffered(at, b, { after: result.b, cause: 'melee', by: a }),
          (at) => {
            if (result.winner === 'draw' || winner === null) return known(report(at));
            const loser = result.winner === 'a' ? 'b' : 'a';
            return afterMelee(at, {
              winner,
              seen: view(of, result.winner),
              after: result[loser],
              usedCharge: used[result.winner],
            });
          },
        );
      });
    },
  }),
};
