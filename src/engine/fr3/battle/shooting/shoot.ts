/** Step 2: missile fire, several units at one target with one die, and artillery, each piece by itself. */

import { andThen, type Chance } from '../../../kernel/chance.ts';
import { aimOf } from '../../artillery/aim.ts';
import { artillery } from '../../artillery/artillery.ts';
import type { SourceId } from '../../artillery/question.ts';
import { missileFire as figures } from '../../data/figures/missile-fire.ts';
import { square } from '../../data/figures/square.ts';
import type { Aftermath } from '../../demoralization.ts';
import { missileFire } from '../../missile-fire/missile-fire.ts';
import { volley } from '../../missile-fire/volley.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { actionKind, aPiece, firstOf, refusal, somePieces } from '../action-kind.ts';
import { chaptersOf } from '../chapters/brought.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import type { Hit } from '../harm.ts';
import { type PieceId, type State, troopOf, unitAt, withDeeds, withUnit } from '../state.ts';
import { struck } from '../struck.ts';
import { rowOf } from '../troops.ts';
import { pieceOf } from '../weapons.ts';
import { firersOf, inchesTo, shootsFrom, sourceOf, targetStruck } from './question.ts';
import { countsTogether, refuseShot, targetsOf } from './shots.ts';

/** Rules in their order, each once. */
const once = (...rules: readonly Fr3RuleId[]): readonly Fr3RuleId[] => [...new Set(rules)];

/** The chapters count a square as one: so many levels of all its units, or the one too many. */
export const onSquare = ({ fate, state: levels, permanent }: Aftermath): Hit => ({
  levels: fate === 'destroyed' ? square.kill.levels : levels,
  lasting: permanent,
});

/** fr3.basics.double-demoralized: who drives the target back, the nearest of those who shoot. */
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

/** Sharings worth trying of those who may shoot at one target: each by itself, and ever more of them up to the end of the table. */
function* volleysOf(state: State, target: PieceId, units: readonly PieceId[]) {
  for (const id of units) yield [id];
  for (let many = 2; many <= units.length; many++) {
    if (countsTogether(state, units.slice(0, many - 1), target) >= figures.maxUnits) return;
    yield units.slice(0, many);
  }
}

/** A volley with one die, and what it does. */
export function volleys(
  state: State,
  { units, at }: { readonly units: readonly PieceId[]; readonly at: PieceId },
): Chance<BattleReport> {
  const target = unitAt(state, at);
  const by = nearest(state, units, at);
  const of = volley({
    target: targetStruck(state, target, unitAt(state, by)),
    firers: units.map((id) => firersOf(state, unitAt(state, id), target)),
  });
  return andThen(missileFire(of), (after) =>
    inTurn(
      report(
        withDeeds(state, units, { fired: true }),
        event(
          { kind: 'shot', units, at, by: 'missiles', fate: after.fate },
          ...once(
            'fr3.missile-fire.roll',
            ...(units.length > 1 ? (['fr3.missile-fire.concentration'] as const) : []),
            ...after.rules,
          ),
        ),
      ),
      (now) => struck(now, at, { after, cause: 'missiles', by, onSquare: onSquare(after) }),
      (now) => chaptersOf(now).strange?.poisonedBy(state, now, units, at) ?? certain(now),
    ),
  );
}

/** A shot of one piece, and what it does. */
export function bombards(state: State, { unit: id, at }: { readonly unit: PieceId; readonly at: PieceId }): Chance<BattleReport> {
  const unit = unitAt(state, id);
  const from = shootsFrom(state, unit);
  const of = aimOf({
    target: targetStruck(state, unitAt(state, at), from),
    source: sourceOf(state, unit, pieceOf(troopOf(state, unit)) as SourceId),
  });
  const fired = withDeeds(state, [id], { bombarded: true });
  // fr3.artillery.heavy-movement: a battlewagon goes on (fr3.levels.battlewagon-weapons).
  const stays = rowOf(state, unit).id === 'heavy-artillery' ? withUnit(fired, id, { fixed: true }) : fired;
  return andThen(artillery(of), (after) =>
    inTurn(
      report(
        stays,
        event(
          { kind: 'shot', units: [id], at, by: 'artillery', fate: after.fate },
          ...once('fr3.artillery.to-hit', ...after.rules),
        ),
      ),
      (now) => struck(now, at, { after, cause: 'artillery', by: from.id, onSquare: onSquare(after) }),
    ),
  );
}

export const shootingKinds = {
  /** fr3.missile-fire.concentration: all who are named shoot together, with one die. */
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
            : refusal('A volley names the units that shoot, each once.', 'fr3.missile-fire.concentration'),
        () => units.map((id) => refuseShot(state, id, at, 'missiles')).find((why) => why !== null) ?? null,
      ),
    perform: (state, { units, at }) =>
      chaptersOf(state).magic?.evadesFirst(state, unitAt(state, at), { kind: 'shoot', units, at }) ??
      volleys(state, { units, at }),
  }),
  bombard: actionKind({
    answers: ['missiles'],
    fields: { unit: aPiece, at: aPiece },
    *candidates(state) {
      for (const { target, units } of targetsOf(state, 'artillery')) for (const unit of units) yield { unit, at: target };
    },
    refuse: (state, { unit, at }) => refuseShot(state, unit, at, 'artillery'),
    perform: (state, { unit, at }) =>
      chaptersOf(state).magic?.evadesFirst(state, unitAt(state, at), { kind: 'bombard', unit, at }) ??
      bombards(state, { unit, at }),
  }),
};
