/**
 * Before melees, units turn to face their most dangerous opponents (fr3.melee.facing-most-dangerous). The owner chooses among
 * equals.
 */
import { known } from '../../../kernel/chance.ts';
import { holds } from '../../table/engagement.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { toTurnTo, turnedTo, turnOrAsk } from '../charge/turning.ts';
import { type BattleReport, event, report } from '../events.ts';
import { opponents } from '../units/contacts.ts';
import { phasing, standing, unitAt, withDeeds } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** The enemies on a unit's flank or rear that it must turn to. */
function dangersTo(state: State, unit: BattleUnit): readonly BattleUnit[] {
  const attackers = opponents(state, unit.id).filter((enemy) => holds(enemy.base, unit.base) !== null);
  const flanked = attackers.some((enemy) => holds(enemy.base, unit.base) !== 'front');
  return flanked ? toTurnTo(state, unit, attackers) : [];
}

/**
 * Turns every unit that must turn, based on the facings before any of them turned. Among equals the phasing side chooses first.
 */
function allTurn(state: State): BattleReport {
  if (state.contacts.length === 0) return report(state);
  const asked = state.asks.map(({ unit }) => unit);
  const turns = standing(state)
    .filter(({ id, did }) => !did.turned && !asked.includes(id))
    .map((unit) => ({ unit, among: dangersTo(state, unit) }));
  const first = phasing(state);
  const order = [...turns.filter(({ unit }) => unit.side !== first), ...turns.filter(({ unit }) => unit.side === first)];
  return order.reduce<BattleReport>((sofar, { unit, among }) => {
    const next = turnOrAsk(sofar.state, unit.id, among, 'melee');
    const turned = next.events.length > 0 ? withDeeds(next.state, [unit.id], { turned: true }) : next.state;
    return report(turned, ...sofar.events, ...next.events);
  }, report(state));
}

/**
 * Repeats the turns until no unit has to turn, each unit turning only once. An enemy that has turned away no longer attacks
 * (fr3.melee.example-charge-into-melee).
 */
export function turnToDanger(state: State): BattleReport {
  const once = allTurn(state);
  if (once.events.length === 0) return once;
  const more = turnToDanger(once.state);
  return report(more.state, ...once.events, ...more.events);
}

export const faceKinds = {
  /** fr3.melee.most-dangerous-priority: the owner of the turning unit chooses among equals. */
  face: actionKind({
    answers: ['face'],
    fields: { to: aPiece },
    candidates: (_, { among = [] }) => among.map((to) => ({ to })),
    refuse: (_, { to }, { among = [] }) =>
      among.includes(to)
        ? null
        : refusal(
            'The unit must turn to face one of its most dangerous opponents. Choose one of these opponents.',
            'fr3.melee.most-dangerous-priority',
          ),
    perform(state, { to }, { unit, occasion = 'melee' }) {
      const id = unit as PieceId;
      const turned = turnedTo(state, id, unitAt(state, to), occasion);
      const faced =
        turned.events.length > 0
          ? turned
          : report(turned.state, event({ kind: 'kept-facing', unit: id, toward: to }, 'fr3.melee.most-dangerous-priority'));
      if (occasion !== 'melee') return known(faced);
      const more = turnToDanger(withDeeds(faced.state, [id], { turned: true }));
      return known(report(more.state, ...faced.events, ...more.events));
    },
  }),
};
