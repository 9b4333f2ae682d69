/** Scenario objectives beyond the book's scoring. */
import type { PieceId, SideId } from './ids.ts';

/** `ground` is the name of a terrain piece in the set-up. Open ground can be a named piece too. */
export type Aim =
  /** At the end of every turn, the side that alone has units there scores these points. */
  | { readonly kind: 'hold'; readonly ground: string; readonly points: number }
  /** At the end of the battle, a side scores these points for each of its units that is wholly inside the area. */
  | {
      readonly kind: 'reach';
      readonly side: SideId;
      readonly ground: string;
      readonly points: number;
      /**
       * The units that count for this objective. The battle ends when none of them is still on its way. Without this field, all
       * units of the side count.
       */
      readonly who?: readonly PieceId[];
    };

export type Reach = Extract<Aim, { kind: 'reach' }>;
