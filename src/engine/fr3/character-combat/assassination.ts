/**
 * Several assassins who attack the same target one after the other (fr3.abilities.assassin-challenge). Each fights until he is
 * lost or a roll is tied; then the next one attacks.
 */
import { andThen, type Chance, countedOnce, known, map } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import type { Champion } from './champion.ts';
import { type Duel, type Duelists, duelOf } from './fight.ts';

export interface Attempt {
  /** How many assassins can still attack. */
  readonly left: number;
  /** How many assassins were beaten and have fled to their friends (fr3.results-rolls.character-escape). */
  readonly fled: number;
  readonly target: Duel['b'];
}

/**
 * A lone target who escapes is out of reach. A target who is with a unit stays with it (fr3.character-combat.challenge-escape).
 */
const outOfReach = ({ fate }: Duel['b'], target: Champion): boolean =>
  fate === 'killed' || fate === 'captured' || (fate === 'escaped' && target.alone);

const afterDuel = (attempt: Attempt, { a, b }: Duel): Attempt => ({
  left: attempt.left - (a.fate === 'fighting' ? 0 : 1),
  fled: attempt.fled + (a.fate === 'escaped' ? 1 : 0),
  target: b,
});

export const beginAttempt = (target: Champion, assassins: number): Attempt => ({
  left: assassins,
  fled: 0,
  target: { fate: 'fighting', guard: target.guarded },
});

/** The fight of one assassin, with and without the target's bodyguard. Computed once and reused for every assassin. */
function strikesOf(of: Duelists): (guard: boolean) => Chance<Duel> {
  const begin = (guard: boolean) => duelOf(of, { a: { fate: 'fighting', guard: of.a.guarded }, b: { fate: 'fighting', guard } });
  const guarded = countedOnce(begin(true));
  const bare = countedOnce(begin(false));
  return (guard) => (guard ? guarded : bare);
}

/** One phase: each remaining assassin attacks once. */
export function assassination(of: Duelists, from: Attempt, strike = strikesOf(of)): Chance<Attempt> {
  let chance: Chance<Attempt> = known(from);
  for (let n = 0; n < from.left; n++)
    chance = andThen(chance, (attempt) => {
      if (attempt.left === 0 || outOfReach(attempt.target, of.b)) return known(attempt);
      // A target who has escaped but stayed with his unit can be attacked again.
      return map(strike(attempt.target.guard), (duel) => afterDuel(attempt, duel));
    });
  return chance;
}

/** The odds after each phase, while assassins remain and the target is within reach. */
export function assassinationOver(of: Duelists, assassins: number, phases: number): Odds<Attempt>[] {
  const found: Odds<Attempt>[] = [];
  const strike = strikesOf(of);
  let now = odds<Attempt>(known(beginAttempt(of.b, assassins)));
  for (let phase = 1; phase <= phases; phase++) {
    now = now.andThen((attempt) => (attempt.target.fate === 'escaped' ? known(attempt) : assassination(of, attempt, strike)));
    found.push(now);
  }
  return found;
}
