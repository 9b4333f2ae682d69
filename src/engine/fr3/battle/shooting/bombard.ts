/** Artillery in step 2: each piece shoots on its own. */
import { andThen, type Chance } from '../../../kernel/chance.ts';
import { onceForValue } from '../../../kernel/memo.ts';
import { aimAtUnit, type QuestionOfUnit } from '../../artillery/at-unit.ts';
import { hitRefusals } from '../../artillery/forbidden.ts';
import { hit } from '../../artillery/hit.ts';
import type { SourceId } from '../../artillery/question.ts';
import { actionKind, aPiece, refusedBy } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, event, inTurn, report } from '../events.ts';
import { resolveHit } from '../harm/resolve-hit.ts';
import { troopOf, unitAt, withDeeds, withUnit } from '../units/pieces.ts';
import { rowOf } from '../units/troops.ts';
import { pieceOf } from '../units/weapons.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { shootsFrom, sourceOf, targetStruck } from './question.ts';
import { onSquare, uniqueRules } from './shoot.ts';
import { refuseShot, targetsOf } from './shots.ts';

/** Cached by the question, because the same few questions are asked again and again. */
export const refuseBombard = onceForValue((question: QuestionOfUnit) => refusedBy(hitRefusals(question)));

/** One artillery shot and its result. */
export function bombards(state: State, { unit: id, at }: { readonly unit: PieceId; readonly at: PieceId }): Chance<BattleReport> {
  const unit = unitAt(state, id);
  const from = shootsFrom(state, unit);
  const of = aimAtUnit({
    target: targetStruck(state, unitAt(state, at), from),
    source: sourceOf(state, unit, pieceOf(troopOf(state, unit)) as SourceId),
  });
  const fired = withDeeds(state, [id], { bombarded: true });
  // fr3.artillery.heavy-movement: battlewagons can still move (fr3.levels.battlewagon-weapons).
  const stays = rowOf(state, unit).id === 'heavy-artillery' ? withUnit(fired, id, { fixed: true }) : fired;
  return andThen(hit(of), (after) =>
    inTurn(
      report(
        stays,
        event(
          { kind: 'shot', units: [id], at, by: 'artillery', fate: after.fate },
          ...uniqueRules('fr3.artillery.to-hit', ...after.rules),
        ),
      ),
      (now) => resolveHit(now, at, { after, cause: 'artillery', by: from.id, onSquare: onSquare(after) }),
    ),
  );
}

export const bombardKinds = {
  bombard: actionKind({
    answers: ['missiles'],
    fields: { unit: aPiece, at: aPiece },
    *candidates(state) {
      for (const { target, units } of targetsOf(state, 'artillery')) for (const unit of units) yield { unit, at: target };
    },
    refuse: (state, { unit, at }) => refuseShot(state, unit, at, 'artillery'),
    perform: (state, { unit, at }) =>
      ask.unlessEvaded(state, unitAt(state, at), { kind: 'bombard', unit, at }, () => bombards(state, { unit, at })),
  }),
};
