/** How an event becomes a sentence, and how lengths are written. */
import type { BattleEvent } from '../events.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';

export type Told<K extends BattleEvent['kind']> = (
  event: Extract<BattleEvent, { kind: K }>,
  name: (...ids: readonly PieceId[]) => string,
  army: (side: SideId) => string,
) => string;

/** Rounded to a tenth of an inch, because players do not measure more closely. */
export const length = (inches: number): string => `${Math.round(inches * 10) / 10}″`;
