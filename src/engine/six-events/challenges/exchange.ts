/** Event Ib: two single figures fight a challenge. */
import type { Line } from '../../kernel/calculator/procedure.ts';
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { challenges as figures } from '../data/figures/challenges.ts';
import { type Fighter, prowessNow } from '../fighter.ts';
import { armorLine, diceHit, total } from '../hits.ts';

export type Duellist = Pick<Fighter, 'prowess' | 'vitality' | 'wounds' | 'armor'>;

/** The Vitality that each of the two has lost since the battle began. */
export interface Wounds {
  readonly a: number;
  readonly b: number;
}

/** The modifier of each die from the opponent's Armor: six-events.challenges.armor. */
export const duelLines = (foe: Duellist): Line[] =>
  [armorLine(foe.armor, 'six-events.challenges.armor')].filter(({ amount }) => amount !== 0);

export const duelNeeds = (foe: Duellist): number => figures.hit - total(duelLines(foe));

const blows = (me: Duellist, foe: Duellist): Chance<number> =>
  diceHit(prowessNow(me), duelNeeds(foe), 'the challenge', ['six-events.challenges.roll', 'six-events.challenges.armor']);

/**
 * One exchange, in which both strike at the same time with the Prowess they had before it: six-events.challenges.roll. Losses are
 * never higher than the remaining Vitality, and a dead duellist does not fight.
 */
export function exchange(a: Duellist, b: Duellist): Chance<Wounds> {
  if (a.wounds >= a.vitality || b.wounds >= b.vitality) return known({ a: a.wounds, b: b.wounds });
  return andThen(blows(a, b), (onB) =>
    map(blows(b, a), (onA) => ({ a: Math.min(a.vitality, a.wounds + onA), b: Math.min(b.vitality, b.wounds + onB) })),
  );
}
