/** The types of the companion frame, with the state and the actions of this companion filled in. */
import type { SideId } from '../../../engine/kernel/companion.ts';
import type { Action, Setup } from '../../../engine/six-events/companion/companion.ts';
import type { State } from '../../../engine/six-events/companion/state.ts';
import type * as frame from '../view.ts';

export type Desk = frame.Desk<State, Action>;
export type SideDesk = Desk & { readonly side: SideId };
export type SixEventsView = frame.View<Setup, State, Action>;
export type SixEventsLater = frame.LazyParts<Setup, State, Action>;
