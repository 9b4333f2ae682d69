/** The choices in a picker. */
import type { KindOfPart } from '../../engine/kernel/calculator/procedure.ts';

/** The available choices, with their results if they are known immediately. */
export interface Choices {
  readonly kinds: readonly KindOfPart[];
  /** The results of each choice, in the order of `kinds`; `columns` names the numbers. */
  readonly compared?:
    | {
        readonly columns: readonly string[];
        readonly kinds: readonly { readonly id: string; readonly says: readonly string[] }[];
      }
    | undefined;
}
