/**
 * Where the set-up says so, chance puts the phases of a turn in order (fr3.multiplayer.two-player-initiative). Turn 1 keeps the order that
 * was settled before the deployment (fr3.setup.choose-edge); from turn 2 on the die is the first thing of the turn, before the dice of pools.
 * The last phase of one turn and the first of the next may so be of the same side. What lasts to the end of a phase or turn, or is fought in
 * the next phase, counts phases as they are played, whosever they are; what waits for the next phase of a side may have it at once.
 */
import { type Chance, roll } from '../../../kernel/chance.ts';
import { type BattleReport, certain, event } from '../events.ts';
import { sheetSide } from '../units/pieces.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';

const die = 10;
const rules = ['fr3.multiplayer.two-player-initiative', 'fr3.multiplayer.cutthroat-initiative'] as const;

/** A turn starts: its order is drawn, if that is agreed. */
export function orderDrawn(state: State): Chance<BattleReport> {
  const { setup, sheet } = state;
  const { turn } = sheet;
  // What comes after the last turn that was agreed is not played.
  if (!setup.initiative || turn === 1 || turn > (setup.turns ?? turn)) return certain(state);
  const decides = `who has the first phase of turn ${turn}: side A with ${die / 2} or less`;
  return roll(die, { decides, rules }, (face) => {
    const side: SideId = face <= die / 2 ? 'A' : 'B';
    return certain(
      { ...state, sheet: { ...sheet, opens: sheetSide(state, side) } },
      event({ kind: 'order', side, turn }, ...rules),
    );
  });
}
