/** Event Ia: which side chooses who has initiative this turn. */
import { type Chance, inOrder, known, map, roll } from '../../kernel/chance.ts';
import { rolledAgain } from '../../kernel/roll-again.ts';
import { initiative as figures } from '../data/figures/initiative.ts';
import type { SixEventsRuleId } from '../rule-ids.ts';

export interface InitiativeQuestion {
  /** Living leaders of each side. */
  readonly leaders: Readonly<Record<'a' | 'b', number>>;
}

/** The modifier for this many living leaders: six-events.initiative.leader-count. */
export const leadersAdd = (count: number): number => count * figures.leader;

const rules: readonly SixEventsRuleId[] = ['six-events.initiative.roll'];

const throwOf = (by: 'a' | 'b', decides: string): Chance<number> =>
  inOrder(
    0,
    Array.from({ length: figures.dice }, () => (so: number) => roll(6, { decides, rules, by }, (face) => known(so + face))),
  );

/** The side that chooses. Ties are rolled again: six-events.initiative.tie. `decides` says what each side's dice are for. */
export function initiativeRoll(
  { leaders }: InitiativeQuestion,
  decides: Readonly<Record<'a' | 'b', string>> = { a: 'initiative', b: 'initiative' },
): Chance<'a' | 'b'> {
  const lead = leadersAdd(leaders.a) - leadersAdd(leaders.b);
  const steps = (['a', 'b'] as const).map(
    (side) => (so: number) => map(throwOf(side, decides[side]), (dice) => so + (side === 'a' ? dice : -dice)),
  );
  return map(
    rolledAgain(inOrder(lead, steps), (difference) => difference === 0),
    (difference) => (difference > 0 ? 'a' : 'b'),
  );
}
