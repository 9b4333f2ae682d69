/** What stands beside a battle that is more than one: the lesson with its tutor, a scenario with its aims. */
import { type Course, stateOf } from './course.ts';
import { lazy } from './lazy.tsx';
import type { Battle } from './saved.ts';
import { useSystem } from './system-context.ts';
import type { Action } from './vocabulary.ts';

const Tutorial = lazy(async () => (await import('./tutorial/Tutorial.tsx')).Tutorial);

interface Props {
  battle: Battle;
  course: Course;
  /** The address of the site’s root. */
  root: string;
  /** Puts an action before the player, to be done or not. */
  onStage: (action: Action) => void;
  /** Goes to the choice of another battle. */
  onLeave: () => void;
  /** Told once the coach is here. */
  onReady: () => void;
}

export function Beside({ battle, course, ...props }: Props) {
  const { panels } = useSystem();
  return (
    <>
      {battle.lesson && <Tutorial course={course} {...props} />}
      {panels.Beside && <panels.Beside battle={battle} state={stateOf(course)} />}
    </>
  );
}
