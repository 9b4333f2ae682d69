/** Mines, depth charges and bombs (fr3.items.mine-effect): an automatic hit in the missile step, used once. */
import { andThen, known } from '../../../kernel/chance.ts';
import { gap, touch } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { aimAtUnit, type QuestionOfUnit } from '../../artillery/at-unit.ts';
import { hitRefusals } from '../../artillery/forbidden.ts';
import { hit } from '../../artillery/hit.ts';
import type { Source } from '../../artillery/question.ts';
import { unitItems } from '../../data/figures/items.ts';
import { actionKind, aPiece, refusal, refusedBy } from '../action-kind.ts';
import { anybodyHas } from '../characters/belongings.ts';
import { event, inTurn, report } from '../events.ts';
import { withstandHit } from '../innate/toughness.ts';
import { shows } from '../inventions/workshop.ts';
import { refuseHiding } from '../shooting/hiding.ts';
import { shootsFrom, targetOf, targetStruck } from '../shooting/question.ts';
import { onSquare } from '../shooting/shoot.ts';
import { characterSetup, findUnit, leadersOf, phasing, standing, unitAt, withUnit } from '../units/pieces.ts';
import { hasArms, nameOf } from '../units/troops.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';

/** Inches between the nearest edges, rounded slightly in favour of the carrier, because bases are never placed exactly. */
const inchesTo = (from: BattleUnit, target: BattleUnit): number => Math.max(0, gap(from.base, target.base) - touch);

const engineerWith = (state: State, unit: BattleUnit): boolean =>
  leadersOf(state, unit.id).some((each) => characterSetup(state, each).has?.includes('engineer') === true);

/** fr3.abilities.engineer-mine: a character with the unit who carries a mine of his own. */
const engineersMine = (state: State, { id }: BattleUnit): BattleCharacter | undefined =>
  anybodyHas(state.setup, 'mine')
    ? leadersOf(state, id).find(
        (each) => characterSetup(state, each).has?.includes('mine') === true && !each.spent.includes('mine'),
      )
    : undefined;

/** Uses up a mine, the unit's own first. */
function withoutMine(state: State, unit: BattleUnit): State {
  if (hasArms(state, unit, 'mine')) return withUnit(state, unit.id, { usedUp: [...unit.usedUp, 'mine'] });
  const engineer = engineersMine(state, unit);
  const characters = state.characters.map((each) => (each === engineer ? { ...each, spent: [...each.spent, 'mine'] } : each));
  return { ...state, characters };
}

function mineOf(state: State, unit: BattleUnit, target: BattleUnit): Source {
  const from = shootsFrom(state, unit);
  return {
    unit: 'mine',
    level: from.level,
    range: inchesTo(from, target),
    ...(engineerWith(state, from) ? { engineer: true } : {}),
  };
}

function refuseCarrier(state: State, unit: BattleUnit | undefined): Refusal | null {
  if (unit?.side !== phasing(state) || !['table', 'attached'].includes(unit.status) || shootsFrom(state, unit).status !== 'table')
    return refusal('Choose a unit of the phasing side that is on the table.', 'fr3.sequence.missile-step');
  return hasArms(state, unit, 'mine') || engineersMine(state, unit)
    ? null
    : refusal(`${nameOf(state, unit)} (${unit.id}) have no mine left.`, 'fr3.items.mine-effect');
}

function refuseMine(state: State, id: PieceId, at: PieceId): Refusal | null {
  const [unit, target] = [findUnit(state, id), findUnit(state, at)];
  const why = refuseCarrier(state, unit);
  if (why) return why;
  if (target?.status !== 'table' || target.side !== enemyOf(phasing(state)))
    return refusal('Choose an enemy unit on the table as the target.', 'fr3.items.mine-effect');
  const source = mineOf(state, unit as BattleUnit, target);
  if ((source.range ?? 0) > unitItems.mineRange)
    return refusal(
      `The target is too far away: a mine reaches ${unitItems.mineRange}″ from any edge of the unit that carries it.`,
      'fr3.items.mine-effect',
    );
  const question: QuestionOfUnit = { target: targetOf(state, target), source };
  return refuseHiding(state, shootsFrom(state, unit as BattleUnit), target) ?? refusedBy(hitRefusals(question));
}

/** The phasing side's possible mine attacks. */
const mined = onceFor((state: State) =>
  state.units
    .filter((unit) => (hasArms(state, unit, 'mine') || engineersMine(state, unit)) && refuseCarrier(state, unit) === null)
    .flatMap(({ id }) =>
      standing(state, enemyOf(phasing(state)))
        .filter((target) => refuseMine(state, id, target.id) === null)
        .map((target) => ({ unit: id, at: target.id })),
    ),
);

/** Whether the phasing side can use a mine. */
export const anyMine = (state: State): boolean => mined(state).length > 0;

export const mineKinds = {
  'lay-mine': actionKind({
    answers: ['missiles'],
    fields: { unit: aPiece, at: aPiece },
    candidates: (state) => mined(state),
    refuse: (state, { unit, at }) => refuseMine(state, unit, at),
    perform(state, { unit: id, at }) {
      const unit = unitAt(state, id);
      const from = shootsFrom(state, unit);
      const target = unitAt(state, at);
      const of = aimAtUnit({ target: targetStruck(state, target, from), source: mineOf(state, unit, target) });
      return andThen(hit(of), (after) =>
        inTurn(
          report(
            withoutMine(state, unit),
            event({ kind: 'shot', units: [id], at, by: 'mine', fate: after.fate }, 'fr3.items.mine-effect', ...after.rules),
          ),
          (now) => known(shows(now, from)),
          (now) => withstandHit(now, at, { after, cause: 'artillery', by: from.id, onSquare: onSquare(after) }),
        ),
      );
    },
  }),
};
