/** The end of the battle (fr3.victory.end). */
import { victory } from '../data/figures/victory.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type State, sideIds } from './state.ts';

export interface Ending {
  readonly because: string;
  readonly rules: readonly Fr3RuleId[];
}

/** Why the battle is over; null while it continues. */
export function ending(state: State): Ending | null {
  const sides = sideIds.map((side) => state.sides[side]);
  const gone = sides.filter(({ gone }) => gone);
  if (gone.length)
    return {
      because: `${gone.map(({ name }) => name).join(' and ')} ${gone.length > 1 ? 'have' : 'has'} no units left.`,
      rules: ['fr3.victory.end'],
    };
  const spent = sides.filter(({ clock }) => clock <= victory.clockAtEnd);
  if (spent.length === 0) return null;
  if (spent.some(({ commands }) => commands))
    return {
      because: `All clocks of ${spent.map(({ name }) => name).join(' and ')} stand at ${victory.clockAtEnd}.`,
      rules: ['fr3.multiplayer.game-end', 'fr3.victory.end', 'fr3.victory.zero-not-loss'],
    };
  return {
    because: `${spent.map(({ name }) => `${name}’s clock`).join(' and ')} ${spent.length > 1 ? 'stand' : 'stands'} at ${victory.clockAtEnd}.`,
    rules: ['fr3.victory.end', 'fr3.victory.zero-not-loss'],
  };
}
