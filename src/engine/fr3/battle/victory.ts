/** Who holds the terrain objective and the captives, and the result of a battle. */
import { occupies } from '../../kernel/geometry.ts';
import { type Score, scoreOf, type Verdict, verdict } from '../companion/score.ts';
import type { Reminder, State as Sheet, SideId as SheetSide } from '../companion/state.ts';
import { characterSetup, type SideId, type State, sheetSide, sideIds, sideOnSheet, standing } from './state.ts';

/** fr3.victory.points-objective: the side that alone has units on it. */
export function holderOfObjective(state: State): SheetSide | null {
  const { objective } = state.setup;
  if (!objective) return null;
  const on = sideIds.filter((side) => standing(state, side).some(({ base }) => occupies(base, objective)));
  return on.length === 1 ? sheetSide(state, on[0] as SideId) : null;
}

/** fr3.victory.points-captured: those who are captive now, as the sheet notes them. */
const captivesOf = (state: State): readonly Reminder[] =>
  state.characters.flatMap((character, at): readonly Reminder[] => {
    if (character.status !== 'captured') return [];
    const { name, cost = null } = characterSetup(state, character);
    return [
      {
        id: state.sheet.nextId + at,
        reminder: 'captive',
        side: sheetSide(state, character.side),
        name: name ?? character.id,
        variant: '',
        stage: 0,
        cost,
        dealt: true,
      },
    ];
  });

/** The sheet as the battle ends, with what the table alone shows. */
export const finalSheet = (state: State): Sheet => ({
  ...state.sheet,
  objective: holderOfObjective(state),
  reminders: [...state.sheet.reminders.filter(({ reminder }) => reminder !== 'captive'), ...captivesOf(state)],
});

export interface Result {
  readonly winner: SideId | null;
  readonly level: Verdict['level'];
  readonly because: string;
  readonly scores: Readonly<Record<SideId, Score>>;
}

export function resultOf(state: State): Result | null {
  if (state.stage !== 'over') return null;
  const { winner, level, because } = verdict(state.sheet);
  const score = (side: SideId) => scoreOf(state.sheet, sheetSide(state, side));
  return {
    winner: winner === null ? null : sideOnSheet(state, winner),
    level,
    because,
    scores: { A: score('A'), B: score('B') },
  };
}
