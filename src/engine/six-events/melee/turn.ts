/** Events III to V of one turn for two units: they shoot, the first moves into contact, they fight. */
import { andThen, type Chance, known, map, remembered } from '../../kernel/chance.ts';
import { steady } from '../morale/modifiers.ts';
import { type Shot, shotHits } from '../ranged/shot.ts';
import { halvedNerve, type Toll, tollAfter } from '../toll.ts';
import { type Fighting, fightOn, firstRound, type Round, roundOf } from './round.ts';

export interface Shooting {
  readonly shoots: boolean;
  /** Ranged Prowess of a single figure. */
  readonly ranged: number;
  readonly obstructed: boolean;
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

/** What event III leaves of a target: its check is on the row of ranged attacks. */
const underFire = ({ is, onset, race }: Fighting, hits: number): Chance<Toll> =>
  tollAfter(is, hits, 'ranged', (after) => ({ ...steady, ...halvedNerve(after), leader: onset.leader, race }));

/** Both shoot at once, with what they have: six-events.ranged.simultaneous. */
function shooting({ a, b }: Approach): Chance<Round> {
  const back = remembered(hitsOn(b, a));
  return andThen(hitsOn(a, b), (onB) =>
    andThen(back, (onA) => andThen(underFire(a, onA), (tollA) => map(underFire(b, onB), (tollB) => roundOf(tollA, tollB)))),
  );
}

const bothStand = ({ a, b }: Round): boolean => a.fate === 'stands' && b.fate === 'stands';

/**
 * The turn: six-events.turn.event-order. Who fails its check under fire does not come to blows; else they are in contact
 * after event IV and fight in event V (six-events.melee.start).
 */
export function turn(approach: Approach): Chance<Round> {
  const fire = approach.a.shoots || approach.b.shoots ? shooting(approach) : known(firstRound(approach));
  const fight = fightOn(approach);
  return andThen(fire, (now) => (bothStand(now) ? fight(now) : known(roundOf(now.a, now.b, false))));
}
