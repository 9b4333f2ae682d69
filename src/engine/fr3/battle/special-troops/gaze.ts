/**
 * A unit's paralyzing gaze (fr3.optional-abilities.gaze-effect): usable whenever spells may be cast, once per turn, on an enemy
 * in arc and sight. The effect of the gaze lasts for the rest of the turn.
 */
import { andThen, type Chance } from '../../../kernel/chance.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { optionalAbilities } from '../../data/figures/optional-abilities.ts';
import { gazedAt } from '../../nerve/mischief.ts';
import { nerveTest } from '../../nerve/test.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { testedUnit } from '../charge/nerve.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { hasEffect, withEffect } from '../magic/effects.ts';
import { refusePlaces } from '../movement/room.ts';
import { inchesTo } from '../shooting/question.ts';
import { refuseArc, refuseSight } from '../shooting/sight.ts';
import { isEngaged, withContacts } from '../units/contacts.ts';
import {
  characterSetup,
  findUnit,
  isOverhead,
  leadersOf,
  phasing,
  standing,
  turnEnds,
  unitAt,
  withUnit,
} from '../units/pieces.ts';
import { hasArms, nameOf } from '../units/troops.ts';
import { enemyOf, type PieceId, type SideId } from '../vocabulary/ids.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const rule = 'fr3.optional-abilities.gaze-effect';

const gazes = onceFor(({ armies }: Setup) => {
  const any = (side: SideId) => armies[side].troops.some(({ arms }) => arms?.includes('paralyzing-gaze'));
  return { A: any('A'), B: any('B') };
});

/** Whether a side has a unit with this gaze. If the side has none, the search is skipped. */
export const hasGaze = ({ setup }: State, side: SideId): boolean => gazes(setup)[side];

function refuseGaze(state: State, side: SideId, id: PieceId, at: PieceId): Refusal | null {
  const [unit, target] = [findUnit(state, id), findUnit(state, at)];
  if (unit?.side !== side || unit.status !== 'table' || !hasArms(state, unit, 'paralyzing-gaze'))
    return refusal('Choose a unit on the table that has a paralyzing gaze.', rule);
  if (unit.gazed === state.sheet.turn)
    return refusal(
      `${nameOf(state, unit)} (${id}) have already used their gaze this turn.`,
      'fr3.optional-abilities.gaze-timing',
    );
  if (target?.status !== 'table' || target.side === side)
    return refusal('Choose an enemy unit on the table as the target.', 'fr3.optional-abilities.gaze-range');
  return firstOf(
    () =>
      inchesTo(unit, target) > optionalAbilities.gazeRange
        ? refusal(
            `The target is too far away: a gaze reaches ${optionalAbilities.gazeRange}″.`,
            'fr3.optional-abilities.gaze-range',
          )
        : null,
    () => refuseArc(state, unit, target),
    () => (isEngaged(state, id) ? null : refuseSight(state, unit, target, 'missiles')),
  );
}

/** Whether the gaze is worth listing: the target is about to fight or move. */
const matters = (state: State, target: BattleUnit): boolean =>
  !hasEffect(target, 'gaze') &&
  (state.sheet.step === 'melee'
    ? isEngaged(state, target.id) && !target.did.fought
    : state.sheet.step === 'movement' && phasing(state) === target.side && !target.did.moved);

function* gazesOf(state: State, side: SideId): Generator<{ readonly unit: PieceId; readonly at: PieceId }> {
  if (!hasGaze(state, side)) return;
  for (const unit of standing(state, side))
    if (hasArms(state, unit, 'paralyzing-gaze') && unit.gazed !== state.sheet.turn)
      for (const target of standing(state, enemyOf(side)))
        if (matters(state, target) && refuseGaze(state, side, unit.id, target.id) === null)
          yield { unit: unit.id, at: target.id };
}

/** Whether a side now has any gaze worth listing. If the side has none, the game does not ask it. */
export const couldGaze = (state: State, side: SideId): boolean => !gazesOf(state, side).next().done;

/** fr3.optional-abilities.gaze-levels: a flier, or a swimmer over the sea bottom, comes down if there is room. */
function lands(state: State, id: PieceId): State {
  const unit = unitAt(state, id);
  if (!isOverhead(state, unit)) return state;
  const down = withUnit(state, id, { level: 'surface', comes: 'surface' });
  return refusePlaces(down, [id], [unit.base]) === null ? withContacts(down) : state;
}

const held = (state: State, id: PieceId, by: SideId): State => lands(withEffect(state, id, 'gaze', by, turnEnds(state)), id);

const isArmored = (state: State, id: PieceId): boolean =>
  leadersOf(state, id).some((each) => characterSetup(state, each).has?.includes('exceptional-armor') === true);

function meets(state: State, id: PieceId, at: PieceId): Chance<BattleReport> {
  const { side } = unitAt(state, id);
  return andThen(nerveTest(gazedAt, testedUnit(state, at, null)), ({ roll }) => {
    const logEntry = event(
      { kind: 'tested', unit: at, of: 'gaze', passed: roll !== 'failed' },
      ...(gazedAt.rules as Fr3RuleId[]),
    );
    if (roll === 'failed') return certain(held(state, at, side), logEntry);
    // fr3.character-items.exceptional-armor-gaze
    return certain(isArmored(state, at) ? held(state, id, enemyOf(side)) : state, logEntry);
  });
}

export const gazeKinds = {
  gaze: actionKind({
    answers: ['magic', 'missiles', 'movement', 'melee'],
    fields: { unit: aPiece, at: aPiece },
    candidates: (state, { side }) => gazesOf(state, side),
    refuse: (state, { unit, at }, { side }) => refuseGaze(state, side, unit, at),
    perform(state, { unit: id, at }) {
      const used = withUnit(state, id, { gazed: state.sheet.turn });
      const outcome = report(used, event({ kind: 'gazed', unit: id, at }, rule, 'fr3.optional-abilities.gaze-timing'));
      return inTurn(outcome, (now) => meets(now, id, at));
    },
  }),
};
