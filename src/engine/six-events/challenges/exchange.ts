/** Event Ib: two single figures exchange blows. */
import type { Line } from '../../kernel/calculator/procedure.ts';
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { challenges as figures } from '../data/figures/challenges.ts';
import { type Fighter, prowessNow } from '../fighter.ts';
import { armorLine, diceHit, total } from '../hits.ts';

export type Duellist = Pick<Fighter, 'prowess' | 'vitality' | 'wounds' | 'armor'>;

/** Vitality lost by each since the battle began. */
export interface Wounds {
  readonly a: number;
  readonly b: number;
}

/** What the opponent's Armor adds to each die: six-events.challenges.armor. */
export const duelLines = (foe: Duellist): Line[] =>
  [armorLine(foe.armor, 'six-events.challenges.armor')].filter(({ amount }) => amount !== 0);

export const duelNeeds = (foe: Duellist): number => figures.hit - total(duelLines(foe));

const blows = (me: Duellist, foe: Duellist): Chance<number> =>
  diceHit(prowessNow(me), duelNeeds(foe), 'the challenge', ['six-events.challenges.roll', 'six-events.challenges.armor']);

/**
 * One exchange, at the same time, each with the Prowess he had before it: six-events.challenges.roll. Nobody loses more
 * Vitality than he has. Whoever is dead exchanges nothing.
 */
export function exchange(a: Duellist, b: Duellist): Chance<Wounds> {
  if (a.wounds >= a.vitality || b.wounds >= b.vitality) return known({ a: a.wounds, b: b.wounds });
  return andThen(blows(a, b), (onB) =>
    map(blows(b, a), (onA) => ({ a: Math.min(a.vitality, a.wounds + onA), b: Math.min(b.vitality, b.wounds + onB) })),
  );
}
