/**
 * What a system gives the frame of its set-up page. The frame keeps the seed and the given dice in the address and lists the
 * steps; a system says what its table looks like and what lies on it.
 */
import type { ComponentType } from 'preact';
import type { RuleId } from '../../engine/kernel/rule-id.ts';
import type { SetupStep } from '../../engine/kernel/setup/steps.ts';

/** Something that lies on the table, for the list beside the picture. */
export interface Lying {
  /** As it stands on the picture. */
  readonly number: number;
  readonly name: string;
  readonly rule: RuleId;
  /** `large`, or how many inches across. */
  readonly size: string;
  /** From the near left corner of the table: so far to the right and up. */
  readonly at: { readonly x: number; readonly y: number };
  readonly does: readonly { readonly name: string; readonly rule: RuleId | null }[];
}

export interface SetupView<Table> {
  readonly empty: Table;
  readonly steps: readonly SetupStep<Table>[];
  /** The whole table in one sentence, to copy. */
  sentence(table: Table): string;
  /** The table seen from above (`TablePicture`). */
  readonly Picture: ComponentType<{ readonly table: Table }>;
  lying(table: Table): readonly Lying[];
  /** A length of the table in words; inches, when it is not said. */
  readonly measure?: (length: number) => string;
  /** What the table comes to, below the steps. */
  readonly Verdict?: ComponentType<{ readonly table: Table }>;
}
