/**
 * Character combat (fr3.character-combat.fight). Both sides roll, and the side with the higher factor adds the difference between
 * the factors. The loser makes a results roll. Bodyguards fight first. A tied fight continues next phase.
 */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { type CharacterFate, characterResultsRoll } from '../results-rolls/character-results.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Champion, championFactor, guardFactor, victimLines } from './champion.ts';

/** What has happened to a duelist. A duelist who has `escaped` has fled, or has stayed with his unit. */
export type DuelistFate = 'fighting' | 'escaped' | 'captured' | 'killed';

export interface Duelist {
  readonly fate: DuelistFate;
  /** The duelist's bodyguard is still alive. */
  readonly guard: boolean;
}

export interface Duel {
  readonly a: Duelist;
  readonly b: Duelist;
}

export interface Duelists {
  readonly a: Champion;
  readonly b: Champion;
}

type SideId = 'a' | 'b';
const rules: readonly Fr3RuleId[] = ['fr3.character-combat.fight'];

/** The winner of one roll. The side with the higher factor adds the difference between the factors. */
export function characterRoll(factorA: number, factorB: number): Chance<SideId | 'tie'> {
  const ahead = factorA - factorB;
  const results = { a: known<SideId | 'tie'>('a'), b: known<SideId | 'tie'>('b'), tie: known<SideId | 'tie'>('tie') };
  return roll(10, { decides: 'the first character’s roll', rules, by: 'a' }, (a) =>
    roll(10, { decides: 'the second character’s roll', rules, by: 'b' }, (b) => {
      const first = a + Math.max(ahead, 0);
      const second = b + Math.max(-ahead, 0);
      return first === second ? results.tie : first > second ? results.a : results.b;
    }),
  );
}

export const beginDuel = ({ a, b }: Duelists): Duel => ({
  a: { fate: 'fighting', guard: a.guarded },
  b: { fate: 'fighting', guard: b.guarded },
});

const fates: Readonly<Record<CharacterFate, DuelistFate>> = { killed: 'killed', captured: 'captured', escapes: 'escaped' };

/** The result of losing an exchange: a bodyguard dies, and so does a character who loses to a bodyguard. */
function loses(of: Duelists, duel: Duel, loser: SideId): Chance<Duel> {
  const winner = loser === 'a' ? 'b' : 'a';
  // fr3.character-items.bodyguard-fights-first, fr3.character-items.bodyguard-killed
  if (duel[loser].guard) return known({ ...duel, [loser]: { ...duel[loser], guard: false } });
  // fr3.character-items.bodyguard-wins
  if (duel[winner].guard) return known({ ...duel, [loser]: { ...duel[loser], fate: 'killed' } });
  const result = characterResultsRoll(of[loser], { contact: true, fight: true, lines: victimLines(of[winner]) });
  return map(result, ({ fate }) => ({ ...duel, [loser]: { ...duel[loser], fate: fates[fate] } }));
}

export const fighting = ({ a, b }: Duel): boolean => a.fate === 'fighting' && b.fate === 'fighting';

interface Exchange {
  readonly duel: Duel;
  readonly tied: boolean;
}

/** One exchange between the two who fight in front: each side's bodyguard if he is alive, otherwise its character. */
export function exchange(of: Duelists, duel: Duel): Chance<Exchange> {
  const factor = (side: SideId) => (duel[side].guard ? guardFactor : championFactor(of[side]));
  return andThen(
    characterRoll(factor('a'), factor('b')),
    (won): Chance<Exchange> =>
      won === 'tie'
        ? known({ duel, tied: true })
        : map(loses(of, duel, won === 'a' ? 'b' : 'a'), (after) => ({ duel: after, tied: false })),
  );
}

/** One phase of the fight. If a bodyguard dies, the fight continues at once. A tie ends it for this phase. */
export function duelOf(of: Duelists, duel: Duel = beginDuel(of)): Chance<Duel> {
  return andThen(exchange(of, duel), ({ duel: after, tied }) => (tied || !fighting(after) ? known(after) : duelOf(of, after)));
}

/** The odds after each phase, if both characters stay in the melee. */
export function duelOver(of: Duelists, phases: number): Odds<Duel>[] {
  const found: Odds<Duel>[] = [];
  let now = odds<Duel>(known(beginDuel(of)));
  for (let phase = 1; phase <= phases; phase++) {
    now = now.andThen((duel) => (fighting(duel) ? duelOf(of, duel) : known(duel)));
    found.push(now);
  }
  return found;
}
