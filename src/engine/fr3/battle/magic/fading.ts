/** The moment in which a unit fades (fr3.character-items.fade-limit); how it comes back is in `fade.ts`. */
import { lossActions } from '../../companion/loss-actions.ts';
import { moraleClock } from '../../data/figures/morale-clock.ts';
import { type BattleReport, onSheet, report } from '../events.ts';
import { characterSetup, sheetSide, withUnit } from '../units/pieces.ts';
import { hasArms } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import { ownPoints } from './casters.ts';

/** fr3.character-items.fade-limit: not once the clock of its side has come to 4. */
export const mayFade = (state: State, unit: BattleUnit): boolean =>
  hasArms(state, unit, 'fade') && state.sheet.sides[sheetSide(state, unit.side)].clock > moraleClock.wavering;

/** The character that a unit is; undefined for a unit that is none. */
export const selfOf = (state: State, id: PieceId): BattleCharacter | undefined =>
  state.characters.find(
    (each) => each.side === id[0] && characterSetup(state, each).unit && `${each.side}${characterSetup(state, each).with}` === id,
  );

/** It has just been noted as lost: the sheet knows that it may return, and what was left in its pool is kept. */
export function noteFading(told: BattleReport, before: State, unit: BattleUnit): BattleReport {
  const side = sheetSide(told.state, unit.side);
  const loss = told.state.sheet.sides[side].losses.at(-1);
  if (!loss) return told;
  const marked = onSheet(told.state, (sheet) =>
    lossActions.amend.perform(sheet, { side, id: loss.id, loss: loss.loss, cost: loss.cost, fades: true }),
  );
  const self = selfOf(before, unit.id);
  const points = self ? ownPoints(before, self) : 0;
  return report(withUnit(marked.state, unit.id, { faded: { points, loss: loss.id } }), ...told.events, ...marked.events);
}
