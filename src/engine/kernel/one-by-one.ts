/** Lets the members of a state act one after the other, each on the state that the earlier ones left. */
import { type Chance, inOrder, known, map } from './chance.ts';
import { memoizedSteps } from './memoized-steps.ts';

interface Halfway<Member, Rest> {
  readonly waiting: readonly Member[];
  readonly done: readonly Member[];
  readonly rest: Rest;
}

/** A member after acting (undefined if it is gone), and the rest of the state. */
export type Acted<Member, Rest> = readonly [left: Member | undefined, rest: Rest];

/**
 * Turns the action of one member into an action of all members. The result is computed once per state. The members that have
 * acted are sorted with `sorted`, so that equal results can be merged.
 */
export function oneByOne<Member, Rest>(
  act: (member: Member, rest: Rest) => Chance<Acted<Member, Rest>>,
  sorted: (members: readonly Member[]) => readonly Member[],
): (members: readonly Member[], rest: Rest) => Chance<{ readonly members: readonly Member[]; readonly rest: Rest }> {
  const next = memoizedSteps<Halfway<Member, Rest>>()(({ waiting: [member, ...waiting], done, rest }) =>
    member === undefined
      ? known({ waiting, done, rest })
      : map(act(member, rest), ([left, then]) => ({
          waiting,
          done: left === undefined ? done : sorted([...done, left]),
          rest: then,
        })),
  );
  return (members, rest) =>
    map(
      inOrder<Halfway<Member, Rest>>(
        { waiting: members, done: [], rest },
        members.map(() => next),
      ),
      ({ done, rest: then }) => ({ members: done, rest: then }),
    );
}
