/** What a scenario counts besides the points of the book. */
import type { PieceId, SideId } from './ids.ts';

/** The ground is a named piece of the set-up’s terrain; open ground too can be a piece. */
export type Aim =
  /** At the end of every turn the side that alone has units on it scores so many points. */
  | { readonly kind: 'hold'; readonly ground: string; readonly points: number }
  /** At the end of the battle a side scores so many points for each of its units that stands wholly on it. */
  | {
      readonly kind: 'reach';
      readonly side: SideId;
      readonly ground: string;
      readonly points: number;
      /** Only these count; when none of them is left on the way, the battle is over. Left out, all units of the side count. */
      readonly who?: readonly PieceId[];
    };

export type Reach = Extract<Aim, { kind: 'reach' }>;
