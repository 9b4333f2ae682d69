/** What stands beside a battle that is more than one: the lesson with its tutor, a scenario with its aims. */
import type { Action } from '../../engine/fr3/battle/ruleset.ts';
import { type Course, stateOf } from './course.ts';
import { lazy } from './lazy.tsx';
import type { Battle } from './saved.ts';

const Aims = lazy(async () => (await import('./fr3/Aims.tsx')).Aims);
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
}

export const Beside = ({ battle, course, ...props }: Props) => (
  <>
    {battle.lesson && <Tutorial course={course} {...props} />}
    {battle.setup.aims && <Aims state={stateOf(course)} />}
  </>
);
