/** What every part of the open game needs: where it stands, and a way to do something about it. */
import type { Action } from '../../../engine/fr3/companion/companion.ts';
import type { State } from '../../../engine/fr3/companion/state.ts';

export interface Desk {
  readonly state: State;
  /** True when it was done; the reason is shown otherwise. */
  readonly act: (action: Action) => boolean;
}

/** The number in a field, or null when there is none. */
export const cost = (text: string): number | null => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);
