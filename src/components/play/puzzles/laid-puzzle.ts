/** A puzzle as laid out on the table, and the order of its choices. */
import type { Puzzle } from '../../../content/puzzles.ts';
import type { Course } from '../course.ts';
import { fromText, linkOf } from '../saved/replay-link.ts';
import type { Battle } from '../saved/saved.ts';
import type { GameSystem } from '../system.ts';
import type { Action, Setup, State } from '../vocabulary.ts';
import { sayChoice } from './choice-words.ts';

export interface Laid {
  readonly battle: Battle<Setup>;
  readonly course: Course;
  /** The address for playing on from this position. */
  readonly playOn: string;
}

/** Sorts the choices by their text, so that the order does not reveal the best choice. Doing nothing comes last. */
export const inOrder = (system: GameSystem, state: State, { choices }: Puzzle) =>
  choices
    .map(({ action, behind, error }, at) => {
      const passes = system.actions.endsStep(action);
      return { action: action as Action, behind, error, at, passes, says: sayChoice(system, state, action) };
    })
    .sort(
      (one, other) => Number(one.passes) - Number(other.passes) || one.says.localeCompare(other.says, 'en', { numeric: true }),
    );

export async function lay(system: GameSystem, { text }: Puzzle, root: string): Promise<Laid | string> {
  await system.loading.forAll();
  const notation = await system.notation();
  const read = fromText(system, notation, text);
  if (!read.ok) return read.because;
  const { battle, course } = read;
  await system.words.fetchFor(battle.setup);
  const link = linkOf(system, notation, battle, course);
  return { battle, course, playOn: link.ok ? `${root}${system.rules.system}/play/#${link.value}` : '' };
}
