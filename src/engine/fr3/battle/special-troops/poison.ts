/** Poison (fr3.optional-abilities.poison-effect): lost morale that a rally cannot restore until a healer removes the poison. */
import { andThen, type Chance } from '../../../kernel/chance.ts';
import { poisoned, purge } from '../../nerve/mischief.ts';
import { type NerveTest, nerveTest } from '../../nerve/test.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { anybodyHas } from '../characters/belongings.ts';
import { isNearHealer } from '../characters/remedies.ts';
import { testedUnit } from '../charge/nerve.ts';
import { type BattleReport, certain, event } from '../events.ts';
import { inPlay, phasing, standing, unitAt, withDeeds, withUnit } from '../units/pieces.ts';
import { hasArms } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

function rolls(state: State, id: PieceId, test: NerveTest, then: (state: State, passed: boolean) => State): Chance<BattleReport> {
  return andThen(nerveTest(test, testedUnit(state, id, null)), ({ roll }) =>
    roll === 'none'
      ? certain(state)
      : certain(
          then(state, roll === 'passed'),
          event({ kind: 'tested', unit: id, of: 'poison', passed: roll === 'passed' }, ...(test.rules as Fr3RuleId[])),
        ),
  );
}

/**
 * Called when these units have cost another unit a morale level in melee or by missiles. If one of these units is poisonous and
 * the roll fails, one level becomes poison (fr3.optional-abilities.poison-marker).
 */
export function poisonWounded(before: State, state: State, by: readonly PieceId[], id: PieceId): Chance<BattleReport> {
  const [was, unit] = [unitAt(before, id), unitAt(state, id)];
  if (!inPlay(unit) || unit.morale <= was.morale || !by.some((each) => hasArms(before, unitAt(before, each), 'poison')))
    return certain(state);
  const more = Math.min(unit.morale, unit.poison + 1) as BattleUnit['poison'];
  return rolls(state, id, poisoned, (at, passed) => (passed ? at : withUnit(at, id, { poison: more })));
}

/**
 * fr3.optional-abilities.poison-purge: a poisoned unit with a healer in or beside it rolls once in each of its own phases. A
 * success removes one marker. Null if no unit rolls.
 */
export function purgePoison(state: State): Chance<BattleReport> | null {
  if (state.stage !== 'fighting' || !anybodyHas(state.setup, 'healer')) return null;
  const unit = standing(state, phasing(state)).find(
    (each) => Math.min(each.poison, each.morale) > 0 && !each.did.purged && isNearHealer(state, each),
  );
  if (!unit) return null;
  const marked = withDeeds(state, [unit.id], { purged: true });
  return rolls(marked, unit.id, purge, (at, passed) =>
    passed
      ? withUnit(at, unit.id, {
          poison: (unit.poison - 1) as BattleUnit['poison'],
          morale: (unit.morale - 1) as BattleUnit['morale'],
        })
      : at,
  );
}
