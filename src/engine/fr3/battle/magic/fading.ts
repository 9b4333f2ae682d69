/** Handles a unit at the moment when it fades (fr3.character-items.fade-limit). `fade.ts` handles its return. */
import { lossActions } from '../../companion/loss-actions.ts';
import { moraleClock } from '../../data/figures/morale-clock.ts';
import { type BattleReport, onSheet, report } from '../events.ts';
import { clockFor } from '../units/commands.ts';
import { characterSetup, sheetSide, withUnit } from '../units/pieces.ts';
import { hasArms } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import { ownPoints } from './casters.ts';

/** fr3.character-items.fade-limit: a unit cannot fade once its side's clock is at 4 or less. */
export const mayFade = (state: State, unit: BattleUnit): boolean =>
  hasArms(state, unit, 'fade') && clockFor(state, unit) > moraleClock.wavering;

/** The character that this unit is; undefined for an ordinary unit. */
export const selfOf = (state: State, id: PieceId): BattleCharacter | undefined =>
  state.characters.find(
    (each) => each.side === id[0] && characterSetup(state, each).unit && `${each.side}${characterSetup(state, each).with}` === id,
  );

/** The unit has just been recorded as lost. Notes on the sheet that the unit may return, and keeps the rest of its pool. */
export function noteFading(result: BattleReport, before: State, unit: BattleUnit): BattleReport {
  const side = sheetSide(result.state, unit.side);
  const loss = result.state.sheet.sides[side].losses.at(-1);
  if (!loss) return result;
  const marked = onSheet(result.state, (sheet) =>
    lossActions.amend.perform(sheet, { side, id: loss.id, loss: loss.loss, cost: loss.cost, fades: true }),
  );
  const self = selfOf(before, unit.id);
  const points = self ? ownPoints(before, self) : 0;
  return report(withUnit(marked.state, unit.id, { faded: { points, loss: loss.id } }), ...result.events, ...marked.events);
}
