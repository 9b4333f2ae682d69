/**
 * Decides the order of a turn's phases by a die, if the set-up asks for it (fr3.multiplayer.two-player-initiative). Turn 1 keeps
 * the order decided before deployment (fr3.setup.choose-edge). From turn 2 on, the roll for the order is the first roll of a
 * turn, before the rolls for the pools. So the last phase of a turn and the first of the next may belong to the same side. An
 * effect can last to the end of a phase or turn, and a fight may continue in the next phase. In both cases the phases count in
 * the order in which they are played, whichever side has them. An effect that starts in a side's next phase may therefore happen
 * at once.
 */
import { type Chance, roll } from '../../../kernel/chance.ts';
import { type BattleReport, certain, event } from '../events.ts';
import { sheetSide } from '../units/pieces.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';

const die = 10;
const rules = ['fr3.multiplayer.two-player-initiative', 'fr3.multiplayer.cutthroat-initiative'] as const;

/** At the start of a turn, draws its order if the set-up asks for it. */
export function orderDrawn(state: State): Chance<BattleReport> {
  const { setup, sheet } = state;
  const { turn } = sheet;
  // Turns after the agreed last one are not played.
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
