/** Step 2: missile fire. Several units may shoot at one target with one die. Artillery is in `bombard.ts`. */

import { andThen, type Chance } from '../../../kernel/chance.ts';
import { missileFire as figures } from '../../data/figures/missile-fire.ts';
import { square } from '../../data/figures/square.ts';
import type { Aftermath } from '../../demoralization.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { actionKind, aPiece, firstOf, refusal, somePieces } from '../action-kind.ts';
import { ask, lookUp } from '../chapters/asking.ts';
import { type BattleReport, event, inTurn, report } from '../events.ts';
import { resolveHit } from '../harm/resolve-hit.ts';
import { unitAt, withDeeds } from '../units/pieces.ts';
import type { Hit } from '../vocabulary/harm.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { firersOf, inchesTo, shootsFrom, targetStruck } from './question.ts';
import { countsTogether, refuseShot, targetsOf } from './shots.ts';

/** The rules in order, without duplicates. */
export const uniqueRules = (...rules: readonly Fr3RuleId[]): readonly Fr3RuleId[] => [...new Set(rules)];

/**
 * The chapters treat a square as one unit. The result therefore counts against the square's total morale, or destroys one unit of
 * it.
 */
export const onSquare = ({ fate, state: levels, permanent }: Aftermath): Hit => ({
  levels: fate === 'destroyed' ? square.kill.levels : levels,
  lasting: permanent,
});

/** fr3.basics.double-demoralized: the nearest shooter, which determines the direction of the target's retreat. */
const nearest = (state: State, ids: readonly PieceId[], at: PieceId): PieceId => {
  const off = (id: PieceId) => inchesTo(shootsFrom(state, unitAt(state, id)), unitAt(state, at));
  return shootsFrom(
    state,
    unitAt(
      state,
      ids.reduce((best, id) => (off(id) < off(best) ? id : best)),
    ),
  ).id;
};

/** Combinations of shooters worth trying for one target: each alone, then the first two, three and so on. */
function* volleysOf(state: State, target: PieceId, units: readonly PieceId[]) {
  for (const id of units) yield [id];
  for (let many = 2; many <= units.length; many++) {
    if (countsTogether(state, units.slice(0, many - 1), target) >= figures.maxUnits) return;
    yield units.slice(0, many);
  }
}

/** Rolls a volley with one die and applies the result. */
export function volleys(
  state: State,
  { units, at }: { readonly units: readonly PieceId[]; readonly at: PieceId },
): Chance<BattleReport> {
  const target = unitAt(state, at);
  const by = nearest(state, units, at);
  const question = {
    target: targetStruck(state, target, unitAt(state, by)),
    firers: units.map((id) => firersOf(state, unitAt(state, id), target)),
  };
  return andThen(lookUp.volleyShot(question), (after) =>
    inTurn(
      report(
        withDeeds(state, units, { fired: true }),
        event(
          { kind: 'shot', units, at, by: 'missiles', fate: after.fate },
          ...uniqueRules(
            'fr3.missile-fire.roll',
            ...(units.length > 1 ? (['fr3.missile-fire.concentration'] as const) : []),
            ...after.rules,
          ),
        ),
      ),
      (now) => resolveHit(now, at, { after, cause: 'missiles', by, onSquare: onSquare(after) }),
      (now) => ask.wounded(now, state, units, at),
    ),
  );
}

export const shootingKinds = {
  /** fr3.missile-fire.concentration: all the named units shoot together with one die. */
  shoot: actionKind({
    answers: ['missiles'],
    fields: { units: somePieces, at: aPiece },
    *candidates(state) {
      for (const { target, units } of targetsOf(state, 'missiles'))
        for (const shooters of volleysOf(state, target, units)) yield { units: shooters, at: target };
    },
    refuse: (state, { units, at }) =>
      firstOf(
        () =>
          units.length > 0 && new Set(units).size === units.length
            ? null
            : refusal('Choose the units that will shoot, and choose each unit only once.', 'fr3.missile-fire.concentration'),
        () => units.map((id) => refuseShot(state, id, at, 'missiles')).find((why) => why !== null) ?? null,
      ),
    perform: (state, { units, at }) =>
      ask.unlessEvaded(state, unitAt(state, at), { kind: 'shoot', units, at }, () => volleys(state, { units, at })),
  }),
};
