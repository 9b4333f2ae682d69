/** fr3.innate.levitate-ended: a unit above impassable water drowns when its levitation ends, unless it can swim. */
import type { Chance } from '../../../kernel/chance.ts';
import { removedAs } from '../../demoralization.ts';
import { type BattleReport, inTurn, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { effectWith } from '../magic/effects.ts';
import { wouldDrown } from '../magic/forced-moves.ts';
import { findUnit } from '../units/pieces.ts';
import type { State } from '../vocabulary/state.ts';

/** Destroys units that have stopped levitating over water in which they drown. */
export function dropLevitating(before: State, result: BattleReport): Chance<BattleReport> {
  const over = before.units.filter((unit) => effectWith(unit, 'levitates'));
  const fallen = over.filter(({ id }) => {
    const now = findUnit(result.state, id);
    return now && !effectWith(now, 'levitates') && wouldDrown(result.state, id);
  });
  return inTurn(
    report(result.state, ...result.events),
    ...fallen.map(
      ({ id }) =>
        (at: State) =>
          inflict(at, id, { after: removedAs('destroyed', 'fr3.innate.levitate-ended'), cause: 'magic', by: null }),
    ),
  );
}
