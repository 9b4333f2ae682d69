/** What stands beside a battle that is more than one: the lesson with its tutor, a scenario with its aims. */
import type { Action } from '../../engine/fr3/battle/ruleset.ts';
import { type Course, stateOf } from './course.ts';
import { later } from './later.tsx';
import type { Battle } from './saved.ts';

const Aims = later(async () => (await import('./Aims.tsx')).Aims);
const Tutorial = later(async () => (await import('./tutorial/Tutorial.tsx')).Tutorial);

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
