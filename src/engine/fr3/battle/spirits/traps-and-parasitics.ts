/**
 * Traps and parasitics (chapter fr3.spirits). The consequences of traps and parasitics are effects on the unit. This file places
 * traps and parasitics, and removes them in step 5. In that step every trapped unit of the phasing side must try to get free, and
 * units with parasitics may try.
 */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import { oneOf } from '../../../kernel/fields.ts';
import { contactOf as edgeContact } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { catchesParasitics, shedParasitics } from '../../nerve/mischief.ts';
import { type NerveTest, nerveTest } from '../../nerve/test.ts';
import { clearTrap, preparedTrap, sizeAgainstTraps } from '../../nerve/traps.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { refuseRemedied } from '../characters/remedies.ts';
import { testedUnit } from '../charge/nerve.ts';
import { type BattleReport, certain, event, inTurn, report, type TestOf } from '../events.ts';
import { type EffectKind, effectWith, hasEffect, isTrapped, isUnder, withEffect, withoutAny } from '../magic/effects.ts';
import { groundOf } from '../melee/question.ts';
import { withDiceOwner } from '../pre-game/dice-owner.ts';
import { contactOf, isEngaged } from '../units/contacts.ts';
import { findUnit, phasing, standing, unitAt, withDeeds } from '../units/pieces.ts';
import { asCombatant, nameOf, rowOf } from '../units/troops.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { NuisanceId } from '../vocabulary/setup.ts';
import { nuisanceIds } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** Makes a unit's rally roll, reports it and applies the result. */
function tests(
  state: State,
  id: PieceId,
  test: NerveTest,
  of: TestOf,
  then: (state: State, passed: boolean) => State,
  trap: NonNullable<EffectKind['trap']> | 'grapple' = 'trap',
): Chance<BattleReport> {
  const { me, is } = testedUnit(state, id, null);
  // fr3.items.grapple-multiple
  const grapplers = Math.max(1, unitAt(state, id).heldBy.length);
  return andThen(withDiceOwner(nerveTest(test, { me, is: { ...is, trap, grapplers } }), unitAt(state, id).side), ({ roll }) => {
    const passed = roll !== 'failed';
    return certain(
      then(state, passed),
      ...(roll === 'none' ? [] : [event({ kind: 'tested', unit: id, of, passed }, ...(test.rules as readonly Fr3RuleId[]))]),
    );
  });
}

// ---- Traps -------------------------------------------------------------------------------------

/**
 * fr3.spirits.traps-clearing: rolls to escape from whatever holds the unit, with a penalty against elite traps
 * (fr3.spirits.traps-elite).
 */
function clears(state: State, id: PieceId): Chance<BattleReport> {
  const unit = unitAt(state, id);
  const kind = effectWith(unit, 'trap') ?? effectWith(unit, 'grappled');
  if (!kind) return certain(state);
  const by = kind.trap === undefined ? 'grappled' : 'trap';
  return tests(state, id, clearTrap, 'trap', (at, passed) => (passed ? withoutAny(at, id, by) : at), kind.trap ?? 'grapple');
}

/** fr3.spirits.traps-deployment, fr3.spirits.traps-not-on-engaged: why a trap cannot be placed on this unit. */
export function refuseTrap(state: State, unit: BattleUnit): Refusal | null {
  const name = `${nameOf(state, unit)} (${unit.id})`;
  if (isEngaged(state, unit.id))
    return refusal(`${name} are in melee and cannot be trapped.`, 'fr3.spirits.traps-not-on-engaged');
  return isUnder(unit, 'trap')
    ? refusal(`${name} are already in a trap.`, 'fr3.spirits.traps-deployment')
    : refuseRemedied(state, unit, 'trap');
}

/** Traps a unit. Large units try to escape at once (fr3.multi-based.trap-clearing and related rules). */
export function trapped(state: State, unit: BattleUnit, by: 'trap' | 'elite-trap' = 'trap'): Chance<BattleReport> {
  const caught = withEffect(state, unit.id, by, enemyOf(unit.side), 'game');
  return sizeAgainstTraps(asCombatant(state, unit)) ? clears(caught, unit.id) : certain(caught);
}

/** fr3.infantry.rangers-prepare-trap-roll: a unit that charged into a trap in this phase does not roll until its next phase. */
const justCaught = (unit: BattleUnit): boolean => unit.did.charged && hasEffect(unit, 'prepared-trap');

/** fr3.sequence.clear-traps-and-parasitics: step 5, for all trapped units of the phasing side. */
export const clearTraps = (state: State): Chance<BattleReport> =>
  inTurn(
    report(state),
    ...standing(state, phasing(state))
      .filter((unit) => isTrapped(unit) && !justCaught(unit))
      .map(
        ({ id }) =>
          (at: State) =>
            clears(at, id),
      ),
  );

/**
 * fr3.infantry.rangers-prepare-trap-roll: when rangers in terrain and an enemy come into contact, the enemy may be trapped at
 * once.
 */
export function springPreparedTrap(state: State, rangers: PieceId, enemy: PieceId): Chance<BattleReport> {
  const [unit, met] = [unitAt(state, rangers), unitAt(state, enemy)];
  const there = unit.status === 'table' && met.status === 'table' && contactOf(state, rangers, enemy) !== undefined;
  if (!there || rowOf(state, unit).id !== 'rangers' || groundOf(state, unit) === 'open' || isTrapped(met)) return certain(state);
  return andThen(
    tests(state, enemy, preparedTrap, 'trap', (at, passed) =>
      passed ? at : withEffect(at, enemy, 'prepared-trap', unit.side, 'game'),
    ),
    (report) => {
      const caught = hasEffect(unitAt(report.state, enemy), 'prepared-trap');
      return caught && sizeAgainstTraps(asCombatant(report.state, met))
        ? inTurn(report, (at) => clears(at, enemy))
        : known(report);
    },
  );
}

// ---- Parasitics --------------------------------------------------------------------------------

export type Parasitics = 'parasitics' | 'elite-parasitics';

/** fr3.spirits.parasitics-deployment: more parasitics on the same unit have no effect. */
export const infested = (state: State, { id, side }: BattleUnit, by: Parasitics = 'parasitics'): State =>
  withEffect(state, id, by, enemyOf(side), 'game');

export const refuseParasitics = (state: State, unit: BattleUnit): Refusal | null =>
  isUnder(unit, 'parasitic')
    ? refusal(`${nameOf(state, unit)} (${unit.id}) already have parasitics.`, 'fr3.spirits.parasitics-deployment')
    : refuseRemedied(state, unit, 'parasitic');

/** Units that may try to remove their parasitics in this step. */
export const mayShed = (state: State): readonly BattleUnit[] =>
  standing(state, phasing(state)).filter((unit) => isUnder(unit, 'parasitic') && !unit.did.shed);

const beside = (one: BattleUnit, other: BattleUnit): boolean =>
  one.id !== other.id && one.level === other.level && edgeContact(one.base, other.base) !== null;

/**
 * fr3.spirits.parasitics-spread: parasitics spread to every adjacent unit of both sides. Units infected now do not spread them in
 * this step.
 */
const spreads = (state: State, id: PieceId, kind: Parasitics): Chance<BattleReport> =>
  inTurn(
    report(state),
    ...standing(state)
      .filter(
        (other) =>
          beside(unitAt(state, id), other) && !isUnder(other, 'parasitic') && refuseRemedied(state, other, 'parasitic') === null,
      )
      .map(
        (other) => (at: State) =>
          tests(at, other.id, catchesParasitics, 'parasitics', (now, passed) =>
            passed ? now : withDeeds(infested(now, other, kind), [other.id], { shed: true }),
          ),
      ),
  );

// ---- Placing bought traps and parasitics -------------------------------------------------------

const isParasitics = (what: NuisanceId): what is Parasitics => what === 'parasitics' || what === 'elite-parasitics';

const aNuisance = oneOf(nuisanceIds);

function refuseLaid(state: State, what: NuisanceId, enemy: BattleUnit | undefined): Refusal | null {
  const side = phasing(state);
  if (!state.unlaid[side].includes(what))
    return refusal(`Side ${side} has no more of these traps or parasitics.`, 'fr3.sequence.deploy-traps-parasitics');
  if (enemy?.status !== 'table' || enemy.side === side)
    return refusal('Choose an enemy unit on the table as the target.', 'fr3.sequence.deploy-traps-parasitics');
  return isParasitics(what) ? refuseParasitics(state, enemy) : refuseTrap(state, enemy);
}

function* layings(state: State): Generator<{ readonly what: NuisanceId; readonly at: PieceId }> {
  const side = phasing(state);
  for (const what of nuisanceIds)
    if (state.unlaid[side].includes(what))
      for (const enemy of standing(state, enemyOf(side)))
        if (refuseLaid(state, what, enemy) === null) yield { what, at: enemy.id };
}

/** Whether the phasing side has a trap or parasitics to place and a legal target for them: step 3. */
export const mayLay = (state: State): boolean => state.unlaid[phasing(state)].length > 0 && !layings(state).next().done;

export const layKinds = {
  /** fr3.spirits.traps-deployment, fr3.spirits.parasitics-deployment */
  lay: actionKind({
    answers: ['lay'],
    fields: { what: aNuisance, at: aPiece },
    candidates: (state) => layings(state),
    refuse: (state, { what, at }) => refuseLaid(state, what, findUnit(state, at)),
    perform(state, { what, at }) {
      const side = phasing(state);
      const [enemy, hand] = [unitAt(state, at), state.unlaid[side]];
      const left = hand.filter((_, index) => index !== hand.indexOf(what));
      const laid = report(
        { ...state, unlaid: { ...state.unlaid, [side]: left } },
        event({ kind: 'laid', what, unit: at }, 'fr3.sequence.deploy-traps-parasitics'),
      );
      return inTurn(laid, (now) => (isParasitics(what) ? certain(infested(now, enemy, what)) : trapped(now, enemy, what)));
    },
  }),
};

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
        : refusal(
            'Choose a unit of the phasing side that has not tried to shed its parasitics yet.',
            'fr3.spirits.parasitics-removal',
          );
    },
    perform(state, { unit: id }) {
      const tried = withDeeds(state, [id], { shed: true });
      // fr3.spirits.parasitics-elite: elite parasitics stay elite when they spread.
      const kind = hasEffect(unitAt(state, id), 'elite-parasitics') ? 'elite-parasitics' : 'parasitics';
      return andThen(
        tests(tried, id, shedParasitics, 'parasitics', (at, passed) => (passed ? withoutAny(at, id, 'parasitic') : at)),
        (report) =>
          isUnder(unitAt(report.state, id), 'parasitic') ? inTurn(report, (at) => spreads(at, id, kind)) : known(report),
      );
    },
  }),
};
