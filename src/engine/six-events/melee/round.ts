/** Two units that fight each other face to face, alone: one event V after another. */
import { andThen, type Chance, known, map, remembered } from '../../kernel/chance.ts';
import { countsAs, type Fighter, leftOf, rowOf, withLost } from '../fighter.ts';
import { type Nerve, steady } from '../morale/modifiers.ts';
import { halvedNerve, type Toll, tollAfter, tollOf } from '../toll.ts';
import { type Blow, blowHits, type Onset } from './blow.ts';

export interface Fighting {
  readonly is: Fighter;
  readonly onset: Onset;
  readonly race: number;
}

export interface Meeting {
  readonly a: Fighting;
  readonly b: Fighting;
}

export interface Round {
  readonly a: Toll;
  readonly b: Toll;
}

export const firstRound = ({ a, b }: Meeting): Round => ({ a: tollOf(a.is), b: tollOf(b.is) });

/** The attack of one side on the other. */
export const blowOf = (me: Fighting, foe: Fighting): Blow => ({ me: me.is, target: foe.is, onset: me.onset });

/**
 * Its nerve when it has taken these losses, against what is left of the other: six-events.morale.mod-outnumber. Nobody
 * outnumbers an enemy who is no longer there.
 */
const nerveOf =
  ({ onset, race }: Fighting, foe: Fighter) =>
  (after: Fighter): Nerve => ({
    ...steady,
    ...halvedNerve(after),
    leader: onset.leader,
    outnumbers: leftOf(foe) > 0 && countsAs(after) > countsAs(foe),
    race,
  });

/**
 * One melee: both attack at once with what they had (six-events.melee.simultaneous), casualties come off, then whoever
 * took damage checks (six-events.melee.morale-check). It goes on while both stand (six-events.melee.continues).
 */
export function round(meeting: Meeting, now: Round): Chance<Round> {
  if (now.a.fate !== 'stands' || now.b.fate !== 'stands') return known(now);
  const a = { ...meeting.a, is: withLost(meeting.a.is, now.a.lost) };
  const b = { ...meeting.b, is: withLost(meeting.b.is, now.b.lost) };
  const back = remembered(blowHits(blowOf(b, a)));
  return andThen(blowHits(blowOf(a, b)), (onB) =>
    andThen(back, (onA) => {
      const leftOfA = withLost(a.is, now.a.lost + onA);
      const leftOfB = withLost(b.is, now.b.lost + onB);
      return andThen(tollAfter(a.is, onA, rowOf(b.is), nerveOf(a, leftOfB)), (tollA) =>
        map(tollAfter(b.is, onB, rowOf(a.is), nerveOf(b, leftOfA)), (tollB): Round => ({ a: tollA, b: tollB })),
      );
    }),
  );
}
