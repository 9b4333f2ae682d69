/** What every part of the open game needs: where it stands, and a way to do something about it. */
import type { Action, Setup } from '../../../engine/fr3/companion/companion.ts';
import type { State } from '../../../engine/fr3/companion/state.ts';
import type { Game } from '../../../engine/kernel/companion.ts';
import type { Shelf } from '../shelf.ts';

export interface Desk {
  readonly state: State;
  /** True when it was done; the reason is shown otherwise. */
  readonly act: (action: Action) => boolean;
}

export type Fr3Shelf = Shelf<Setup, Action>;
export type Fr3Game = Game<Setup, Action>;

/** The number in a field, or null when there is none. */
export const cost = (text: string): number | null => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);
