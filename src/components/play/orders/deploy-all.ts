/** Deploys a whole army as a player would. */
import { after, type Course, diceFor, facesOf, stateOf } from '../course.ts';
import type { Battle } from '../saved/saved.ts';
import type { Deployment } from '../system.ts';
import type { Action, Event, Rules, Setup, SideId, State } from '../vocabulary.ts';

interface Deploying<S extends Setup, St extends State, A extends Action, E extends Event> {
  readonly deployment: Pick<Deployment<S, St, A>, 'isOn' | 'next'>;
  readonly rules: Rules<S, St, A, E>;
}

/** Returns the battle so far, continued until the side has deployed its whole army. */
export function deployAll<S extends Setup, St extends State, A extends Action, E extends Event>(
  { deployment, rules }: Deploying<S, St, A, E>,
  { seed }: Pick<Battle, 'seed'>,
  from: Course<St, A, E>,
  side: SideId,
): Course<St, A, E> {
  let course = from;
  for (;;) {
    const state = stateOf(course);
    if (!deployment.isOn(state) || rules.decider(state) !== side) return course;
    const action = deployment.next(state, side);
    if (!action) return course;
    course = after(rules, course, action, diceFor(seed, facesOf(course).length));
  }
}
