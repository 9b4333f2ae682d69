/** Members of a state that act one after the other, each on what those before it have left. */
import { type Chance, inOrder, known, map } from './chance.ts';
import { rememberedSteps } from './memoized-steps.ts';

interface Halfway<Member, Rest> {
  readonly waiting: readonly Member[];
  readonly done: readonly Member[];
  readonly rest: Rest;
}

/** What is left of a member when it has acted, and of everything else. */
export type Acted<Member, Rest> = readonly [left: Member | undefined, rest: Rest];

/** Makes the action of all from that of one. Counted once for each state; equal members are kept in the order of `sorted`. */
export function oneByOne<Member, Rest>(
  act: (member: Member, rest: Rest) => Chance<Acted<Member, Rest>>,
  sorted: (members: readonly Member[]) => readonly Member[],
): (members: readonly Member[], rest: Rest) => Chance<{ readonly members: readonly Member[]; readonly rest: Rest }> {
  const next = rememberedSteps<Halfway<Member, Rest>>()(({ waiting: [member, ...waiting], done, rest }) =>
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
