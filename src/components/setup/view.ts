/**
 * What a system provides for its set-up page. The frame keeps the seed and the dice in the address and lists the steps. The
 * system describes its table and everything on it.
 */
import type { ComponentType } from 'preact';
import type { RuleId } from '../../engine/kernel/rule-id.ts';
import type { SetupStep } from '../../engine/kernel/setup/steps.ts';

/** An object on the table, for the list beside the picture. */
export interface Lying {
  /** The number in the picture. */
  readonly number: number;
  readonly name: string;
  readonly rule: RuleId;
  /** A size such as `large`, or a width in inches. */
  readonly size: string;
  /** The position as the list shows it, measured from the near left corner of the table to the right and up. */
  readonly at: { readonly x: number; readonly y: number };
  readonly does: readonly { readonly name: string; readonly rule: RuleId | null }[];
}

export interface SetupView<Table> {
  readonly empty: Table;
  readonly steps: readonly SetupStep<Table>[];
  /** The whole table in one sentence, for copying. */
  sentence(table: Table): string;
  /** The table seen from above (`TablePicture`). */
  readonly Picture: ComponentType<{ readonly table: Table }>;
  lying(table: Table): readonly Lying[];
  /** Formats a length on the table; by default in inches. */
  readonly measure?: (length: number) => string;
  /** A conclusion about the table, shown below the steps. */
  readonly Verdict?: ComponentType<{ readonly table: Table }>;
}
