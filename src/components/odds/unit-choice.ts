/** Something that can be chosen: a row of the reference table, or what a calculator lists besides. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** What it stands under in the list. */
  readonly group: string;
  /** The row whose symbol stands for it; its own if it is not said. */
  readonly symbol?: string;
  /** A short word about it, such as its CF. */
  readonly note: string;
}
