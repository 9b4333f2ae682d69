/** Events II to V of a turn for two units: spells, shooting, the first moves into contact, melee. */
import { andThen, type Chance, countedOnce, known, map } from '../../kernel/chance.ts';
import { type Aftermath, aftermathOfHits, halvedNerve } from '../aftermath.ts';
import { withLost } from '../fighter.ts';
import { steady } from '../morale/modifiers.ts';
import { type Shot, shotHits } from '../ranged/shot.ts';
import { type Strike, strikeHits } from '../spells/strike.ts';
import { type Fighting, fightOn, firstRound, type Round, roundOf } from './round.ts';

export interface Shooting {
  readonly shoots: boolean;
  /** The Ranged Prowess of a single figure. */
  readonly ranged: number;
  readonly obstructed: boolean;
  /** A spell that a friend casts at the enemy. */
  readonly strike: Strike;
}

export interface Approach {
  readonly a: Fighting & Shooting;
  readonly b: Fighting & Shooting;
}

/** The attack of one side in event III. */
export const shotOf = (me: Fighting & Shooting, foe: Fighting): Shot => ({
  me: { ...me.is, prowess: me.ranged },
  target: foe.is,
  obstructed: me.obstructed,
  reduces: 0,
  nerve: { leader: foe.onset.leader, leaderKilled: false, commanderKilled: false, race: foe.race },
});

const hitsOn = (me: Fighting & Shooting, foe: Fighting): Chance<number> => (me.shoots ? shotHits(shotOf(me, foe)) : known(0));

/** The result of event II or III for a target, with a check on the row of its cause (six-events.morale.cause-identity). */
const underFire = ({ is, onset, race }: Fighting, hits: number, row: 'spells' | 'ranged'): Chance<Aftermath> =>
  aftermathOfHits(is, hits, row, (after) => ({ ...steady, ...halvedNerve(after), leader: onset.leader, race }));

/** Both units are hit at the same time: six-events.spells.simultaneous, six-events.ranged.simultaneous. */
function exchange({ a, b }: Approach, onB: Chance<number>, onA: Chance<number>, row: 'spells' | 'ranged'): Chance<Round> {
  const back = countedOnce(onA);
  return andThen(onB, (hitsOnB) =>
    andThen(back, (hitsOnA) =>
      andThen(underFire(a, hitsOnA, row), (tollA) => map(underFire(b, hitsOnB, row), (tollB) => roundOf(tollA, tollB, false))),
    ),
  );
}

const casting = (approach: Approach): Chance<Round> => {
  const { a, b } = approach;
  return exchange(approach, strikeHits(a.strike, b.is), strikeHits(b.strike, a.is), 'spells');
};

/** Both units shoot with the strength that they had before the event: six-events.ranged.simultaneous. */
const shooting = (approach: Approach): Chance<Round> => {
  const { a, b } = approach;
  return exchange(approach, hitsOn(a, b), hitsOn(b, a), 'ranged');
};

const bothStand = ({ a, b }: Round): boolean => a.fate === 'stands' && b.fate === 'stands';

/** Both fighters after an event. */
const after = ({ a, b }: Approach, now: Round): Approach => ({
  a: { ...a, is: withLost(a.is, now.a.lost) },
  b: { ...b, is: withLost(b.is, now.b.lost) },
});

/**
 * The whole turn: six-events.turn.event-order. A unit that fails its check under spells or shooting does not come into melee. If
 * both units pass, they are in contact after event IV and fight in event V (six-events.melee.start).
 */
export function turn(approach: Approach): Chance<Round> {
  const { a, b } = approach;
  const fight = fightOn(approach);
  const spells = a.strike.spell === 'none' && b.strike.spell === 'none' ? known(firstRound(approach)) : casting(approach);
  const fired = new Map<Round, Chance<Round>>();
  const fire = (now: Round): Chance<Round> => {
    if (!bothStand(now) || !(a.shoots || b.shoots)) return known(now);
    const made = fired.get(now) ?? countedOnce(shooting(after(approach, now)));
    fired.set(now, made);
    return made;
  };
  return andThen(spells, (hit) =>
    andThen(fire(hit), (now) => (bothStand(now) ? fight(roundOf(now.a, now.b)) : known(roundOf(now.a, now.b, false)))),
  );
}
