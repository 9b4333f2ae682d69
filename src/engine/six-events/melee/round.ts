/** Two units that fight each other face to face, without others, over several turns. */
import { andThen, type Chance, countedOnce, known, map } from '../../kernel/chance.ts';
import { type Aftermath, aftermathOf, aftermathOfHits, halvedNerve } from '../aftermath.ts';
import { countsAs, type Fighter, leftOf, lostOf, rowOf, withLost } from '../fighter.ts';
import { steady } from '../morale/modifiers.ts';
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
  readonly a: Aftermath;
  readonly b: Aftermath;
  /** Whether the two came into melee; false if spells or shooting decided the turn before that. */
  readonly met: boolean;
}

const rounds = new Map<string, Round>();

/** Equal rounds are the same object, so that `odds` merges them quickly; few are distinct. */
export function roundOf(a: Aftermath, b: Aftermath, met = true): Round {
  const key = `${met} ${a.fate} ${a.lost} ${b.fate} ${b.lost}`;
  const known = rounds.get(key);
  if (known) return known;
  const made: Round = { a, b, met };
  rounds.set(key, made);
  return made;
}

export const firstRound = ({ a, b }: Meeting): Round => roundOf(aftermathOf(a.is), aftermathOf(b.is));

/** The attack of one side on the other. */
export const blowOf = (me: Fighting, foe: Fighting): Blow => ({ me: me.is, target: foe.is, onset: me.onset });

/** An enemy that is gone is not outnumbered: six-events.morale.mod-outnumber. */
const outnumbers = (me: Fighter, foe: Fighter): boolean => leftOf(foe) > 0 && countsAs(me) > countsAs(foe);

/** Creates only one `Chance` for each key, and caches its odds. */
function rememberedBy<T>(): (key: string | Round, make: () => Chance<T>) => Chance<T> {
  const made = new Map<string | Round, Chance<T>>();
  return (key, make) => {
    const known = made.get(key);
    if (known) return known;
    const chance = countedOnce(make());
    made.set(key, chance);
    return chance;
  };
}

/**
 * Plays a melee turn by turn. Both sides attack at the same time with their strength at the start of the turn
 * (six-events.melee.simultaneous), casualties are removed, and damaged units check morale (six-events.melee.morale-check). The
 * melee continues while neither side is destroyed or breaks (six-events.melee.continues). Results are cached.
 */
export function fightOn(meeting: Meeting): (now: Round) => Chance<Round> {
  const [rounds, blows, checks] = [rememberedBy<Round>(), rememberedBy<number>(), rememberedBy<Aftermath>()];
  const hitsOf = (side: 'a' | 'b', me: Fighting, foe: Fighting) =>
    blows(`${side} ${lostOf(me.is)}`, () => blowHits(blowOf(me, foe)));
  const tollOn = (side: 'a' | 'b', { is, onset, race }: Fighting, hits: number, foe: Fighting, foeLeft: Fighter) => {
    const many = outnumbers(withLost(is, lostOf(is) + hits), foeLeft);
    return checks(`${side} ${lostOf(is)} ${hits} ${many}`, () =>
      aftermathOfHits(is, hits, rowOf(foe.is), (after) => ({
        ...steady,
        ...halvedNerve(after),
        leader: onset.leader,
        outnumbers: many,
        race,
      })),
    );
  };
  return (now) => {
    if (now.a.fate !== 'stands' || now.b.fate !== 'stands') return known(now);
    const a = { ...meeting.a, is: withLost(meeting.a.is, now.a.lost) };
    const b = { ...meeting.b, is: withLost(meeting.b.is, now.b.lost) };
    return rounds(now, () =>
      andThen(hitsOf('a', a, b), (onB) =>
        andThen(hitsOf('b', b, a), (onA) => {
          const leftOfA = withLost(a.is, now.a.lost + onA);
          const leftOfB = withLost(b.is, now.b.lost + onB);
          return andThen(tollOn('a', a, onA, b, leftOfB), (tollA) =>
            map(tollOn('b', b, onB, a, leftOfA), (tollB) => roundOf(tollA, tollB)),
          );
        }),
      ),
    );
  };
}
