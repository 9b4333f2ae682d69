/** How an event is put into a sentence, and how sentences give lengths. */
import type { BattleEvent } from '../events.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';

export type Told<K extends BattleEvent['kind']> = (
  event: Extract<BattleEvent, { kind: K }>,
  name: (...ids: readonly PieceId[]) => string,
  army: (side: SideId) => string,
) => string;

/** To a tenth: nobody measures more closely on a table. */
export const length = (inches: number): string => `${Math.round(inches * 10) / 10}″`;
