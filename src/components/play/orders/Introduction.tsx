/** The two armies in a few words, until the player has acted. */
import type { Course, Entry } from '../course.ts';
import type { Moment } from '../shell/use-moment.ts';
import type { GameSystem } from '../system.ts';
import { useSystem } from '../system-context.ts';
import { type State, sideClass, sideIds } from '../vocabulary.ts';
import type { Selection } from './use-selection.ts';

export interface Beginning {
  /** Whether the player has not acted in this battle yet. */
  readonly begins: boolean;
  /** Whether only the deployment has happened, which the table shows better than words. */
  readonly untouched: boolean;
}

export function beginningOf(
  { turn }: GameSystem,
  course: Course,
  { live, state, side }: Moment,
  { chosen, staged }: Selection,
): Beginning {
  const begins =
    live &&
    chosen.length === 0 &&
    !staged &&
    turn(state) === 1 &&
    course.every(({ by, state: then }) => by !== side || turn(then) === 0);
  const untouched = begins && course.every(({ by }, nth) => by === null || turn((course[nth - 1] as Entry).state) === 0);
  return { begins, untouched };
}

export function Introduction({ state }: { readonly state: State }) {
  const { words } = useSystem();
  if (!words.introduction) return null;
  return (
    <ul class="armies-met">
      {sideIds.map((of) => (
        <li key={of} class={sideClass(of)}>
          <b>{words.army(state, of)}</b> <span>{words.introduction?.(state, of)}</span>
        </li>
      ))}
    </ul>
  );
}
