/** The effect of a result on an element (hott.supplement.outcome-thresholds), and on elements beside and behind it. */
import { contactOf } from '../../../kernel/geometry.ts';
import { outcomeOf, type Result } from '../../data/outcomes.ts';
import type { HottRuleId } from '../../rule-ids.ts';
import { couldFight, supporterOf } from '../elements/contacts.ts';
import { elementBy, isOn, standing, withElement } from '../elements/find.ts';
import { type BattleReport, type Cause, event } from '../events.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { fledOff, makeFlee } from './flee.ts';
import { drivenBack, isBarred } from './recoil.ts';

/** Applies changes one after the other, without dice. */
export function inOrder(from: BattleReport, ...then: readonly ((state: State) => BattleReport)[]): BattleReport {
  return then.reduce<BattleReport>((sofar, work) => {
    const next = work(sofar.state);
    return { state: next.state, events: [...sofar.events, ...next.events] };
  }, from);
}

const nothing = (state: State): BattleReport => ({ state, events: [] });

export const destroyed = (state: State, id: UnitId, cause: Cause, ...rules: readonly HottRuleId[]): BattleReport => ({
  state: withElement(state, id, { fate: 'destroyed' }),
  events: [event({ kind: 'destroyed', unit: id, cause }, ...rules)],
});

const ensorcelled = (state: State, id: UnitId, by: UnitId | null): BattleReport => ({
  state: withElement(state, id, { fate: 'ensorcelled', by, down: false }),
  events: [event({ kind: 'ensorcelled', unit: id, by }, 'hott.supplement.ensorcelled', 'hott.supplement.lost-ap')],
});

/**
 * Applies a result to an element. `by` is the enemy that caused the result, and that keeps the element if it is ensorcelled.
 * Moves that follow are not tactical moves, so they cost no PIPs (hott.tactical-moves.not-outcome).
 */
export function suffer(state: State, id: UnitId, result: Result, by: UnitId | null): BattleReport {
  const rule = outcomeOf(elementBy(state, id).type)?.rule as HottRuleId;
  switch (result) {
    case 'none':
    case 'captured':
      return nothing(state);
    case 'recoil':
      return drivenBack(state, id);
    case 'flee':
      return isBarred(state, id) ? drivenBack(state, id) : makeFlee(state, id);
    case 'flee-off':
      return fledOff(state, id);
    case 'ensorcelled':
      return ensorcelled(state, id, by);
    case 'destroyed':
      return isBarred(state, id)
        ? destroyed(state, id, 'combat', rule, 'hott.supplement.recoil')
        : destroyed(state, id, 'combat', rule);
  }
}

/** hott.supplement.rear-support: the friend behind spears or warband that were destroyed in close combat is destroyed too. */
export function supporterDies(before: State, id: UnitId): (state: State) => BattleReport {
  const supporter = supporterOf(before, elementBy(before, id));
  return (state) =>
    supporter && elementBy(state, id).fate === 'destroyed' && isOn(elementBy(state, supporter.id))
      ? destroyed(state, supporter.id, 'rear-support', 'hott.supplement.rear-support')
      : nothing(state);
}

/**
 * hott.supplement.flank-attacker: friends on the enemy's flank or rear recoil together with the element that fought his front.
 */
export function flankersRecoil(before: State, loser: UnitId, enemy: UnitId): (state: State) => BattleReport {
  const { side } = elementBy(before, loser);
  const foe = elementBy(before, enemy);
  const flankers = standing(before, side).filter((friend) => {
    const contact = friend.id !== loser && couldFight(friend, foe) ? contactOf(friend.base, foe.base) : null;
    return contact?.edge === 'front' && contact.on !== 'front';
  });
  return (state) =>
    inOrder(
      nothing(state),
      ...flankers.map(({ id }) => (at: State): BattleReport => {
        const report = drivenBack(at, id);
        return {
          state: report.state,
          events: report.events.map((each) => ({ ...each, rules: [...each.rules, 'hott.supplement.flank-attacker'] })),
        };
      }),
    );
}
