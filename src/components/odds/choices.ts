/** What a picker offers. */
import type { KindOfPart } from '../../engine/kernel/calculator/procedure.ts';

/** What can be chosen, and what each would come to where that can be said at once. */
export interface Choices {
  readonly kinds: readonly KindOfPart[];
  /** What each would come to, in the order of the kinds; what the numbers mean stands in `columns`. */
  readonly compared?:
    | {
        readonly columns: readonly string[];
        readonly kinds: readonly { readonly id: string; readonly says: readonly string[] }[];
      }
    | undefined;
}
