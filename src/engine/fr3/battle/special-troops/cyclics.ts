/**
 * Cyclics (fr3.monsters.cyclics): laid as eggs anywhere on the table. In step 3 of each of their owner's phases, they change to
 * larvae, adults, and eggs again.
 */
import { whole } from '../../../kernel/fields.ts';
import { ahead, type Base, fullTurn, settled, shifted, times } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { stageIn } from '../../monsters/cyclics.ts';
import { baseSide } from '../../table/bases.ts';
import { actionKind, aPiece, inches, refusal } from '../action-kind.ts';
import { facingOf } from '../deployment/begin.ts';
import { type BattleReport, certain, event, report } from '../events.ts';
import { refusePlaces } from '../movement/room.ts';
import { withContacts } from '../units/contacts.ts';
import { findUnit, phasing, standing, unitAt, unitsOf, withBases, withUnit } from '../units/pieces.ts';
import { enemyOf, type SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const deployed = 'fr3.monsters.cyclics-deploy';

export const unlaidEggs = (state: State, side: SideId): readonly BattleUnit[] =>
  unitsOf(state, side).filter(({ status, stage }) => status === 'awaited' && stage !== null);

const laidAt = ({ base }: BattleUnit, x: number, y: number, angle: number): Base => settled({ ...base, x, y, facing: angle });

function refuseLaid(state: State, unit: BattleUnit, base: Base): Refusal | null {
  const why = refusePlaces(state, [unit.id], [base]);
  return why && { ...why, rules: [deployed, ...why.rules] };
}

export const eggKinds = {
  /** fr3.monsters.cyclics-deploy: eggs can be laid anywhere that a base fits. */
  'lay-eggs': actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, x: inches, y: inches, angle: whole(0, fullTurn - 1) },
    /** Places in front of enemies and behind them. */
    *candidates(state, { side }) {
      const [next] = unlaidEggs(state, side);
      if (!next) return;
      const angle = facingOf(state, side);
      for (const { base } of standing(state, enemyOf(side)))
        for (const off of [2, -2]) {
          const { x, y } = settled(shifted(base, times(ahead(base.facing), off * baseSide)));
          yield { unit: next.id, x, y, angle };
        }
    },
    refuse(state, { unit: id, x, y, angle }, { side }) {
      const unit = findUnit(state, id);
      return unit && unlaidEggs(state, side).includes(unit)
        ? refuseLaid(state, unit, laidAt(unit, x, y, angle))
        : refusal('Your army has no such eggs left to lay.', deployed);
    },
    perform(state, { unit: id, x, y, angle }) {
      const there = withBases(withUnit(state, id, { status: 'table' }), [id], [laidAt(unitAt(state, id), x, y, angle)]);
      return certain(withContacts(there), event({ kind: 'hatched', unit: id, stage: 'eggs' }, deployed));
    },
  }),
};

/** Places around a base, nearest first, for eggs that have no room directly below. */
function* around(base: Base): Generator<Base> {
  yield base;
  for (let ring = 1; ring <= 12; ring++)
    for (let turn = 0; turn < 16; turn++)
      yield settled(shifted(base, times(ahead((turn * fullTurn) / 16), (ring * baseSide) / 2)));
}

/** fr3.monsters.cyclics-eggs: on the ground, in the nearest free place. */
function grounded(state: State, unit: BattleUnit): State {
  const there = withUnit(state, unit.id, { level: 'surface', comes: 'surface' });
  for (const base of around(unit.base))
    if (refusePlaces(there, [unit.id], [base]) === null) return withBases(there, [unit.id], [base]);
  return state;
}

function changed(state: State, unit: BattleUnit): BattleReport {
  const stage = stageIn(1, unit.stage ?? undefined);
  const next = withUnit(state, unit.id, { stage });
  const at = stage === 'eggs' && unit.level !== 'surface' ? grounded(next, unitAt(next, unit.id)) : next;
  return report(withContacts(at), event({ kind: 'hatched', unit: unit.id, stage }, 'fr3.monsters.cyclics-life-cycle'));
}

/** fr3.monsters.cyclics-life-cycle: step 3, for all of the phasing side's cyclics on the table, in melee or not. */
export const lifeCycles = (state: State): BattleReport =>
  standing(state, phasing(state))
    .filter(({ stage }) => stage !== null)
    .reduce<BattleReport>((sofar, { id }) => {
      const next = changed(sofar.state, unitAt(sofar.state, id));
      return report(next.state, ...sofar.events, ...next.events);
    }, report(state));
