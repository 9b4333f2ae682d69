/**
 * fr3.spells.egg-impregnation: cyclic eggs that grow in a unit. In step 4f of each phase of the side that laid them (in this
 * program, at the start of step 5) a die decides whether they demoralize the unit or hatch from it.
 */
import { type Chance, roll } from '../../../kernel/chance.ts';
import { spellHeadOf } from '../../data/spell-list.ts';
import { suffer } from '../../demoralization.ts';
import { facingOf } from '../deployment/begin.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { killed } from '../harm/kill.ts';
import { asStruck } from '../harm/retreat-path.ts';
import { refusePlaces } from '../movement/room.ts';
import { withContacts } from '../units/contacts.ts';
import { joinedBy } from '../units/new-units.ts';
import { phasing, standing, unitAt } from '../units/pieces.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { TroopSetup } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { effectOf } from './effects.ts';

const rule = 'fr3.spells.egg-impregnation';
const { demoralizedFrom = 0, hatchedFrom = 0 } = spellHeadOf('egg-impregnation')?.figures ?? {};
const die = 10;

/** The side whose eggs a unit carries; null if none. */
export const eggsOf = ({ effects }: Pick<BattleUnit, 'effects'>): SideId | null =>
  effects.find((each) => effectOf(each).eggs)?.by ?? null;

/** Destroys the unit and puts larvae in its place. A unit that survives the kill keeps the eggs. */
function hatch(state: State, unit: BattleUnit, side: SideId): Chance<BattleReport> {
  const { x, y } = unit.base;
  return inTurn(
    report(state),
    (at) => inflict(at, unit.id, killed(at, unit, rule)),
    (at) => {
      if (unitAt(at, unit.id).status !== 'destroyed') return certain(at);
      const larvae: TroopSetup = { type: 'cyclics', kit: { stage: 'larvae' } };
      const { state: there, unit: born } = joinedBy(at, side, larvae, { x, y, facing: facingOf(at, side) });
      return refusePlaces(there, [born.id], [born.base]) === null
        ? certain(withContacts(there), event({ kind: 'hatched', unit: born.id, stage: 'larvae' }, rule))
        : certain(at);
    },
  );
}

function grows(state: State, id: string, side: SideId): Chance<BattleReport> {
  const purpose = { decides: `what the eggs in ${id} do`, rules: [rule] as const, by: side };
  return roll(die, purpose, (face) => {
    const unit = unitAt(state, id);
    if (face >= hatchedFrom) return hatch(state, unit, side);
    if (face < demoralizedFrom || unit.morale > 0) return certain(state);
    const after = suffer(asStruck(state, unit, null), { levels: 1 }, [rule], 'magic');
    return inflict(state, id, { after, cause: 'magic', by: null });
  });
}

/** Rolls for all eggs of the phasing side. */
export const eggsGrow = (state: State): Chance<BattleReport> => {
  const side = phasing(state);
  return inTurn(
    report(state),
    ...standing(state)
      .filter((unit) => eggsOf(unit) === side)
      .map(
        ({ id }) =>
          (at: State) =>
            unitAt(at, id).status === 'table' ? grows(at, id, side) : certain(at),
      ),
  );
};
