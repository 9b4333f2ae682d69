/** The types of the companion frame, with the state and the actions of this companion filled in. */
import type { Action, Setup } from '../../../engine/fr3/companion/companion.ts';
import type { State } from '../../../engine/fr3/companion/state.ts';
import type * as frame from '../view.ts';

export type Desk = frame.Desk<State, Action>;
export type Fr3View = frame.View<Setup, State, Action>;
export type Fr3Later = frame.LazyParts<Setup, State, Action>;

/** The number in a field, or null if there is none. */
export const cost = (text: string): number | null => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);
