/** The average cost of coming duels: characters who have approached an enemy, and undecided duels. */
import { approximate } from '../../../kernel/fraction.ts';
import { onceForValue } from '../../../kernel/memo.ts';
import { odds } from '../../../kernel/odds.ts';
import { type Duelist, type Duelists, duelOf } from '../../character-combat/fight.ts';
import { victory } from '../../data/figures/victory.ts';
import { championOf } from '../characters/duels.ts';
import type { BattleCharacter, State } from '../vocabulary/state.ts';

/**
 * How much of a character's value the duel costs: all of it if he is killed. If he is captured, the share is what a captive is
 * worth to the enemy.
 */
const taken = ({ fate }: Duelist): number => (fate === 'killed' ? 1 : fate === 'captured' ? victory.captiveFactor : 0);

/** The average share that one phase of the duel takes from each of the two characters. */
const tollOfDuel = onceForValue((of: Duelists) => {
  let [a, b] = [0, 0];
  for (const [after, chance] of odds(duelOf(of))) {
    const share = approximate(chance);
    a += share * taken(after.a);
    b += share * taken(after.b);
  }
  return { a, b };
});

/** For each character, by name, the share of his value that he loses in coming duels on average; empty in nearly every state. */
export function lossOfDuels(state: State): ReadonlyMap<string, number> {
  const lossShares = new Map<string, number>();
  const fight = (one: BattleCharacter, other: BattleCharacter) => {
    const { a, b } = tollOfDuel({ a: championOf(state, one), b: championOf(state, other) });
    lossShares.set(one.id, (lossShares.get(one.id) ?? 0) + a);
    lossShares.set(other.id, (lossShares.get(other.id) ?? 0) + b);
  };
  for (const one of state.characters) {
    const foe = one.prey ?? (one.side === 'A' ? one.duel : null);
    const other = foe === null || one.status !== 'in play' ? undefined : state.characters.find(({ id }) => id === foe);
    if (other?.status === 'in play') fight(one, other);
  }
  return lossShares;
}
