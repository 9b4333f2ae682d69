/** The faces of a d10 that give a result in the printed tables, both ends included. */
export interface Roll {
  readonly from: number;
  readonly to: number;
}

export const roll = (from: number, to: number = from): Roll => ({ from, to });
