/** A change to a question as a worker returns it: plain data, with the chances as text. */
import type { Fraction } from '../../../engine/kernel/fraction.ts';
import type { Moved } from '../ChangeTable.tsx';
import { asPercent } from '../words.ts';

export interface FoundChange<Question, Who> {
  readonly who: Who;
  readonly name: string;
  readonly adds: boolean;
  readonly moved: readonly Moved[];
  readonly question: Question;
}

export const movedFrom = (before: Fraction, after: Fraction): Moved => ({ before: asPercent(before), after: asPercent(after) });
