/**
 * Traps and parasitics that lie on a unit (chapter fr3.spirits): what they do is an effect on it; here they are set, and here step 5
 * takes them off: every trapped unit of the phasing side tries, and whoever has parasitics may.
 */
import { andThen, type Chance, known } from '../../kernel/chance.ts';
import { contactOf as edgeContact } from '../../kernel/geometry.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import { catchesParasitics, shedParasitics } from '../nerve/mischief.ts';
import { type NerveTest, nerveTest } from '../nerve/test.ts';
import { clearTrap, sizeAgainstTraps } from '../nerve/traps.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { actionKind, aPiece, refusal } from './action-kind.ts';
import { tried } from './charge/nerve.ts';
import { isEngaged } from './contacts.ts';
import { type BattleReport, certain, event, inTurn, report, type TestOf } from './events.ts';
import { hasEffect, withEffect, withoutEffect } from './magic/effects.ts';
import { type BattleUnit, enemyOf, findUnit, type PieceId, phasing, type State, standing, unitAt, withDeeds } from './state.ts';
import { asCombatant, nameOf } from './troops.ts';

/** A rally roll of one unit, told, and what follows from it. */
function tests(
  state: State,
  id: PieceId,
  test: NerveTest,
  of: TestOf,
  then: (state: State, passed: boolean) => State,
): Chance<BattleReport> {
  return andThen(nerveTest(test, tried(state, id, null)), ({ roll }) => {
    const passed = roll !== 'failed';
    return certain(
      then(state, passed),
      ...(roll === 'none' ? [] : [event({ kind: 'tested', unit: id, of, passed }, ...(test.rules as readonly Fr3RuleId[]))]),
    );
  });
}

// ---- Traps -------------------------------------------------------------------------------------

/** fr3.spirits.traps-clearing */
const clears = (state: State, id: PieceId): Chance<BattleReport> =>
  tests(state, id, clearTrap, 'trap', (at, passed) => (passed ? withoutEffect(at, id, 'trap') : at));

/** fr3.spirits.traps-deployment, fr3.spirits.traps-not-on-engaged: why no trap is set against a unit. */
export function refuseTrap(state: State, unit: BattleUnit): Refusal | null {
  const name = `${nameOf(state, unit)} (${unit.id})`;
  if (isEngaged(state, unit.id))
    return refusal(`${name} are in melee: no trap is set for them.`, 'fr3.spirits.traps-not-on-engaged');
  return hasEffect(unit, 'trap') ? refusal(`${name} are in a trap already.`, 'fr3.spirits.traps-deployment') : null;
}

/** A unit is caught in a trap; one that is large enough tries to get free at once (fr3.multi-based.trap-clearing and its like). */
export function trapped(state: State, unit: BattleUnit): Chance<BattleReport> {
  const caught = withEffect(state, unit.id, 'trap', enemyOf(unit.side), 'game');
  return sizeAgainstTraps(asCombatant(state, unit)) ? clears(caught, unit.id) : certain(caught);
}

/** fr3.sequence.clear-traps-and-parasitics: step 5, all trapped units of the phasing side. */
export const clearTraps = (state: State): Chance<BattleReport> =>
  inTurn(
    report(state),
    ...standing(state, phasing(state))
      .filter((unit) => hasEffect(unit, 'trap'))
      .map(
        ({ id }) =>
          (at: State) =>
            clears(at, id),
      ),
  );

// ---- Parasitics --------------------------------------------------------------------------------

/** fr3.spirits.parasitics-deployment: later ones add nothing. */
export const infested = (state: State, { id, side }: BattleUnit): State =>
  withEffect(state, id, 'parasitics', enemyOf(side), 'game');

/** Units that may try to shed their parasitics in this step. */
export const mayShed = (state: State): readonly BattleUnit[] =>
  standing(state, phasing(state)).filter((unit) => hasEffect(unit, 'parasitics') && !unit.did.shed);

const beside = (one: BattleUnit, other: BattleUnit): boolean =>
  one.id !== other.id && one.level === other.level && edgeContact(one.base, other.base) !== null;

/** fr3.spirits.parasitics-spread: each unit beside it, of both sides; those that catch them now do not spread them in this step. */
const spreads = (state: State, id: PieceId): Chance<BattleReport> =>
  inTurn(
    report(state),
    ...standing(state)
      .filter((other) => beside(unitAt(state, id), other) && !hasEffect(other, 'parasitics'))
      .map(
        (other) => (at: State) =>
          tests(at, other.id, catchesParasitics, 'parasitics', (now, passed) =>
            passed ? now : withDeeds(infested(now, other), [other.id], { shed: true }),
          ),
      ),
  );

export const shedKinds = {
  /** fr3.spirits.parasitics-removal */
  shed: actionKind({
    answers: ['shed'],
    fields: { unit: aPiece },
    candidates: (state) => mayShed(state).map(({ id }) => ({ unit: id })),
    refuse(state, { unit: id }) {
      const unit = findUnit(state, id);
      return unit && mayShed(state).includes(unit)
        ? null
        : refusal('Units of the phasing side shed their parasitics, each tries once.', 'fr3.spirits.parasitics-removal');
    },
    perform(state, { unit: id }) {
      const tried = withDeeds(state, [id], { shed: true });
      return andThen(
        tests(tried, id, shedParasitics, 'parasitics', (at, passed) => (passed ? withoutEffect(at, id, 'parasitics') : at)),
        (told) => (hasEffect(unitAt(told.state, id), 'parasitics') ? inTurn(told, (at) => spreads(at, id)) : known(told)),
      );
    },
  }),
};
