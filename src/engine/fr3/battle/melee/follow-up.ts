/**
 * Step 8, after each melee: the winner follows up, by choice or because it must, or turns to another attacker. Over-pursuit is
 * tested.
 */
import { type Chance, known } from '../../../kernel/chance.ts';
import { flag } from '../../../kernel/fields.ts';
import { ahead, type Base, onTable as isOnTable, overlap, shifted, times } from '../../../kernel/geometry.ts';
import { followUp as figures } from '../../data/figures/follow-up.ts';
import type { Aftermath } from '../../demoralization.ts';
import { followUp } from '../../follow-up.ts';
import type { View } from '../../melee/combatant.ts';
import { subjectToOverPursuit } from '../../over-pursuit.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { baseSide } from '../../table/bases.ts';
import { holds } from '../../table/engagement.ts';
import { effectsOf, terrainUnder } from '../../table/terrain.ts';
import { actionKind, refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { toTurnTo, turnOrAsk } from '../charge/turning.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { refuseBarrier } from '../magic/barriers.ts';
import { isHeld } from '../magic/held.ts';
import { leftBehind } from '../movement/attach.ts';
import { leavesStakes } from '../movement/stakes.ts';
import { floats, isAground, refuseGround } from '../spirits/crossing.ts';
import { opponents, withContacts } from '../units/contacts.ts';
import { asking, standing, unitAt, withBases } from '../units/pieces.ts';
import { hasArms } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { inTheGap } from './gap.ts';
import { pursuit } from './pursuit.ts';

export interface Won {
  readonly winner: PieceId;
  /** The melee as the winner sees it. */
  readonly seen: View;
  /** The loser's result. */
  readonly after: Aftermath;
  /** The loser touched the winner's front edge. Only a loser at the front leaves a gap to move into. */
  readonly before: boolean;
  /** The winner has used a charge bonus. */
  readonly usedCharge: boolean;
}

/** fr3.follow-up.infantry-choice: the base after a move of exactly one base depth straight ahead; null if there is no room. */
function oneBaseAhead(state: State, unit: BattleUnit) {
  const base = shifted(unit.base, times(ahead(unit.base.facing), baseSide * figures.bases));
  const { width, depth } = state.setup.table;
  const free =
    unit.square.length === 0 &&
    isOnTable(base, width, depth) &&
    !standing(state).some((other) => other.id !== unit.id && other.level === unit.level && overlap(base, other.base)) &&
    refuseGround(state, unit, base) === null &&
    refuseBarrier(state, unit, base) === null &&
    (floats(state, unit) || !terrainUnder(base, state.terrain).some(({ kind }) => effectsOf[kind].going === 'impassable'));
  return free ? base : null;
}

/** Moves a winner up if it has room. `rules` says whether the winner moves by choice or because it must. */
function moveUp(state: State, id: PieceId, rules: readonly Fr3RuleId[]): BattleReport {
  const unit = unitAt(state, id);
  const base = oneBaseAhead(state, unit);
  if (!base) return report(state);
  const from = new Map([[id, unit.base]]);
  const left = leavesStakes(state, id);
  const moved = withContacts(withBases(left.state, [id], [base]), { from, first: 'next phase' });
  const alone = leftBehind(moved, id, unit.base);
  return report(
    alone.state,
    ...left.events,
    event({ kind: 'moved', units: [id], way: 'follow-up', inches: baseSide * figures.bases }, ...rules),
    ...alone.events,
  );
}

/** Turns a winner that was attacked on its flank or rear to one of those attackers. */
const turnAbout = (state: State, id: PieceId): BattleReport => {
  const unit = unitAt(state, id);
  const attackers = opponents(state, id).filter((enemy) => ['flank', 'rear'].includes(holds(enemy.base, unit.base) ?? ''));
  return turnOrAsk(state, id, toTurnTo(state, unit, attackers), 'follow-up');
};

/** Everything that a winner may or must do after moving up. */
const onward = (state: State, id: PieceId, tests: boolean): Chance<BattleReport> =>
  tests ? pursuit(state, id, (at) => inTheGap(at, id)) : known(inTheGap(state, id));

/** Applies the consequences of a melee that has a winner. */
export function afterMelee(state: State, { winner: id, seen, after, before, usedCharge }: Won): Chance<BattleReport> {
  const winner = unitAt(state, id);
  if (winner.status !== 'table') return certain(state);
  const around = opponents(state, id);
  const flanked = around.some((enemy) => ['flank', 'rear'].includes(holds(enemy.base, winner.base) ?? ''));
  const { follow, rules } = followUp(seen.me, after, {
    flanked,
    wouldDisengage: around.length > 0,
    // fr3.leviathans.burrow-surface, fr3.leviathans.landing
    fixed: winner.fixed || isHeld(state, winner) || isAground(state, winner),
  });
  // fr3.armies.napoleonic-prussian-overpursuit
  const wild = !hasArms(state, winner, 'well-in-hand') && (subjectToOverPursuit(seen.me) || usedCharge);
  const tests = after.fate === 'destroyed' && follow !== 'turns' && wild;
  if (follow === 'turns') return known(turnAbout(state, id));
  if (follow === 'no' || !before || !oneBaseAhead(state, winner)) return tests ? pursuit(state, id, report) : certain(state);
  if (follow === 'must') return inTurn(moveUp(state, id, rules), (at) => onward(at, id, tests));
  return certain(
    asking(state, { what: 'follow-up', side: winner.side, unit: id, ...(tests ? { onward: 'over-pursuit' as const } : {}) }),
  );
}

export const followUpKinds = {
  /** fr3.follow-up.infantry-choice: moves into the gap, or stays. */
  'follow-up': actionKind({
    answers: ['follow-up'],
    fields: { go: flag },
    candidates: () => [{ go: true }, { go: false }],
    refuse: (state, { go }, { unit }) =>
      go && unit && !oneBaseAhead(state, unitAt(state, unit))
        ? refusal('There is no room to follow up.', 'fr3.follow-up.infantry-choice')
        : null,
    perform(state, { go }, { unit, onward: then }) {
      const id = unit as PieceId;
      const tests = then === 'over-pursuit';
      const goes = () => inTurn(moveUp(state, id, ['fr3.follow-up.infantry-choice']), (at) => onward(at, id, tests));
      const stays = () => {
        const stayed = report(state, event({ kind: 'stayed', unit: id }, 'fr3.follow-up.infantry-choice'));
        return inTurn(stayed, (at) => (tests ? pursuit(at, id, report) : certain(at)));
      };
      if (!go) return stays();
      return ask.ifDared(state, [id], [oneBaseAhead(state, unitAt(state, id)) as Base], goes, stays);
    },
  }),
};
