/** The sums behind the dice and the changes on the table, for each entry. The code for them is loaded with the first dice. */
import { useEffect, useState } from 'preact/hooks';
import type { Course } from '../course.ts';
import type { Arithmetic, Effects, ResultsModule } from '../system.ts';
import { useSystem } from '../system-context.ts';
import type { Action, Event, State } from '../vocabulary.ts';

export interface Results {
  /** The sums behind the dice of an entry; null if there are none. */
  arithmetic(at: number): Arithmetic | null;
  /** The visible changes in an entry; undefined while they are unknown. */
  effects(at: number): Effects | undefined;
}

/** `soon` says that dice may be rolled soon, so that the code is loaded in advance. */
export function useResults(course: Course, soon: boolean): Results {
  const system = useSystem();
  const [module, setModule] = useState<ResultsModule<State, Action, Event>>();
  const rolled = course.some(({ action, rolls }) => action !== null && rolls.length > 0);
  useEffect(() => {
    if (!(rolled || soon) || module) return;
    system.results?.().then(
      (found) => setModule(() => found),
      () => {},
    );
  }, [rolled || soon]);
  return {
    arithmetic(at) {
      const [before, entry] = [course[at - 1], course[at]];
      return module && before && entry && entry.rolls.length > 0 ? module.arithmetic(before.state, entry) : null;
    },
    effects(at) {
      const [before, entry] = [course[at - 1], course[at]];
      return module && before && entry ? module.effects(before.state, entry) : undefined;
    },
  };
}
