/**
 * Units that fade (fr3.character-items.fade). Such a unit counts as destroyed, but in each of its side's rally steps it rolls to
 * return where it fell. If the unit was a character, the character gets the magic pool back.
 */
import { andThen, type Chance } from '../../../kernel/chance.ts';
import { ahead, type Base, distance, fullTurn, onTable as isOnTable, onGrid, shifted, times } from '../../../kernel/geometry.ts';
import { lossActions } from '../../companion/loss-actions.ts';
import { fadesBack } from '../../nerve/mischief.ts';
import { nerveTest } from '../../nerve/test.ts';
import { actionKind, inches, refusal } from '../action-kind.ts';
import { testedUnit } from '../charge/nerve.ts';
import { type BattleReport, certain, event, inTurn, onSheet, report } from '../events.ts';
import { refusePlaces } from '../movement/room.ts';
import { withContacts } from '../units/contacts.ts';
import { asking, nothingYet, phasing, sheetSide, unitAt, unitsOf, withUnit } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { ownPoints, spend } from './casters.ts';
import { selfOf } from './fading.ts';

/** The state with the unit back where it fell, or in another place. */
function back(state: State, { id, faded, mostMarkers, base: fell }: BattleUnit, base: Base = fell): State {
  const there = withUnit(state, id, {
    status: 'table',
    base,
    morale: 0,
    lasting: 0,
    markers: mostMarkers,
    faded: null,
    did: nothingYet,
  });
  const self = selfOf(state, id);
  if (!self) return there;
  const characters = there.characters.map((each) =>
    each.id === self.id ? { ...each, status: 'in play' as const, host: id } : each,
  );
  const again = { ...there, characters };
  return spend(again, self.side, self.id, ownPoints(again, self) - (faded?.points ?? 0), 0);
}

/** The unit returns and no longer counts as destroyed. */
function returns(state: State, unit: BattleUnit, base: Base): BattleReport {
  const side = sheetSide(state, unit.side);
  const off = onSheet(back(state, unit, base), (sheet) =>
    lossActions.returned.perform(sheet, { side, id: unit.faded?.loss ?? Number.NaN }),
  );
  return report(withContacts(off.state), event({ kind: 'unfaded', unit: unit.id }, 'fr3.character-items.fade'), ...off.events);
}

const fits = (state: State, unit: BattleUnit, base: Base): boolean => {
  const { width, depth } = state.setup.table;
  return isOnTable(base, width, depth) && refusePlaces(back(state, unit, base), [unit.id], [base]) === null;
};

/** The search for a free place: how many directions, and how many inches per step. */
const directions = 16;
const step = 0.25;

/** The nearest free places, and how many inches they are from where the unit fell. */
function nearby(state: State, unit: BattleUnit): { readonly inches: number; readonly bases: readonly Base[] } {
  const { width, depth } = state.setup.table;
  for (let far = step; far < width + depth; far += step) {
    const bases = Array.from({ length: directions }, (_, at) => {
      const { x, y } = shifted(unit.base, times(ahead((at * fullTurn) / directions), far));
      return { ...unit.base, x: onGrid(x), y: onGrid(y) };
    }).filter((base) => fits(state, unit, base));
    if (bases.length > 0) return { inches: far, bases };
  }
  return { inches: 0, bases: [] };
}

/** One roll for a faded unit. The faded unit returns where it fell, unless another unit is there. */
const rolls = (state: State, unit: BattleUnit): Chance<BattleReport> =>
  andThen(nerveTest(fadesBack, testedUnit(back(state, unit), unit.id, null)), ({ roll }) => {
    const passed = roll !== 'failed';
    const logEntry = event({ kind: 'tested', unit: unit.id, of: 'fade', passed }, 'fr3.character-items.fade');
    if (!passed) return certain(state, logEntry);
    if (fits(state, unit, unit.base)) {
      const there = returns(state, unit, unit.base);
      return certain(there.state, logEntry, ...there.events);
    }
    return certain(asking(state, { what: 'fade', side: enemyOf(unit.side), unit: unit.id }), logEntry);
  });

/** Makes the faded units of the phasing side roll to return. */
export const fadedRoll = (state: State): Chance<BattleReport> =>
  inTurn(
    report(state),
    ...unitsOf(state, phasing(state))
      .filter(({ faded }) => faded !== null)
      .map(
        ({ id }) =>
          (at: State) =>
            rolls(at, unitAt(at, id)),
      ),
  );

export const fadeKinds = {
  /** fr3.character-items.fade-occupied: the enemy chooses one of the nearest places. */
  'fade-to': actionKind({
    answers: ['fade'],
    fields: { x: inches, y: inches },
    candidates: (state, { unit }) => nearby(state, unitAt(state, unit as PieceId)).bases.map(({ x, y }) => ({ x, y })),
    refuse(state, { x, y }, { unit: id }) {
      const unit = unitAt(state, id as PieceId);
      const base = { ...unit.base, x: onGrid(x), y: onGrid(y) };
      if (!fits(state, unit, base))
        return refusal(`${nameOf(state, unit)} do not fit there. Choose a place with room.`, 'fr3.character-items.fade-occupied');
      return distance(base, unit.base) > nearby(state, unit).inches + step
        ? refusal(
            'The unit must come back as near as possible to the place where it was destroyed.',
            'fr3.character-items.fade-occupied',
          )
        : null;
    },
    perform(state, { x, y }, { unit: id }) {
      const unit = unitAt(state, id as PieceId);
      const there = returns(state, unit, { ...unit.base, x: onGrid(x), y: onGrid(y) });
      return certain(there.state, ...there.events);
    },
  }),
};
