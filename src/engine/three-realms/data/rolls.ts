/** Results of a d10 in the tables of the text, both ends included. */
export interface Roll {
  readonly from: number;
  readonly to: number;
}

export const roll = (from: number, to: number = from): Roll => ({ from, to });
