/**
 * Character combat (fr3.character-combat.fight): two dice, the difference of the factors to the stronger, and a results
 * roll for the loser; bodyguards first, and the fight goes on in the next phase while it is tied.
 */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { type CharacterFate, characterResultsRoll } from '../results-rolls/character-results.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Champion, championFactor, guardFactor, victimLines } from './champion.ts';

/** Where a duelist stands: in the fight, or what became of him. An `escaped` one has stayed with his unit or run. */
export type DuelistFate = 'fighting' | 'escaped' | 'captured' | 'killed';

export interface Duelist {
  readonly fate: DuelistFate;
  /** His bodyguard still stands before him. */
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

/** Who wins one roll of two factors; the stronger adds the difference. */
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

/** What losing to the other costs: a bodyguard his life, and whoever loses to a bodyguard his as well. */
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

/** One exchange: whoever stands in front fights, the bodyguard or the character himself. */
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

/** The fight of one phase: after a bodyguard falls it goes on at once, a tie ends it for the phase. */
export function duelOf(of: Duelists, duel: Duel = beginDuel(of)): Chance<Duel> {
  return andThen(exchange(of, duel), ({ duel: after, tied }) => (tied || !fighting(after) ? known(after) : duelOf(of, after)));
}

/** The odds of the fight after each phase, while both characters stay in the melee. */
export function duelOver(of: Duelists, phases: number): Odds<Duel>[] {
  const found: Odds<Duel>[] = [];
  let now = odds<Duel>(known(beginDuel(of)));
  for (let phase = 1; phase <= phases; phase++) {
    now = now.andThen((duel) => (fighting(duel) ? duelOf(of, duel) : known(duel)));
    found.push(now);
  }
  return found;
}
