/** Parts that some battles have beside the table: the tutor for the lesson, the aims for a scenario. */
import { type Course, stateOf } from '../course.ts';
import { lazy } from '../lazy.tsx';
import type { Battle } from '../saved/saved.ts';
import { useSystem } from '../system-context.ts';
import type { Action } from '../vocabulary.ts';

const Tutorial = lazy(async () => (await import('../tutorial/Tutorial.tsx')).Tutorial);

interface Props {
  battle: Battle;
  course: Course;
  /** The address of the site’s root. */
  root: string;
  /** Proposes an action, which the player can confirm. */
  onStage: (action: Action) => void;
  /** Returns to the choice of battles. */
  onLeave: () => void;
  /** Called once the parts have loaded. */
  onReady: () => void;
}

export function Beside({ battle, course, ...props }: Props) {
  const { panels } = useSystem();
  return (
    <>
      {battle.lesson && <Tutorial course={course} {...props} />}
      {panels.Beside && <panels.Beside battle={battle} state={stateOf(course)} onReady={props.onReady} />}
    </>
  );
}
