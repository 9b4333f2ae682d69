/**
 * What a system gives the frame of its companion. The frame keeps the games, draws the step, the dock and what lies below
 * them; a system says where its game stands, what the large button does, and what its own parts look like.
 */
import type { ComponentType } from 'preact';
import type { Companion, SideId } from '../../engine/kernel/companion.ts';

/** What every part of the open game needs: where it stands, and a way to do something about it. */
export interface Desk<State, Action> {
  readonly state: State;
  /** True when it was done; the reason is shown otherwise. */
  readonly act: (action: Action) => boolean;
}

/** A step of the sequence of play, as the page calls it. Its id is that of the step's texts. */
export interface Step {
  readonly id: string;
  /** What players call it; empty when it has no number. */
  readonly label: string;
  readonly title: string;
}

export interface Place extends Step {
  /** `Turn 3 · Anna’s phase`. */
  readonly overline: string;
  /** Whose step it is; undefined when it is both sides’. */
  readonly side?: SideId | undefined;
}

/** The large button: it does something, or leads to a part of the page when there is no more to do. */
export type Next<Action> = { readonly small: string; readonly says: string } & (
  | { readonly action: Action }
  | { readonly part: string }
);

export interface View<Setup, State, Action> {
  readonly companion: Companion<Setup, State, Action>;
  place(state: State): Place;
  next(state: State): Next<Action>;
  nameOf(state: State, side: SideId): string;
  /** A side in the dock: first a picture or a large number, then its name and what else one looks for at every moment. */
  readonly Cell: ComponentType<{ state: State; side: SideId }>;
  /** What nobody needs in the first moment. */
  later(): Promise<Later<Setup, State, Action>>;
}

/** A part of the page that is out of the way until it is wanted. */
export interface Part<State, Action> {
  readonly title: string;
  readonly id?: string;
  readonly open?: boolean;
  readonly Body: ComponentType<Desk<State, Action>>;
}

/** What is written into the sheet on paper: texts by `data-fill`, and the box to mark by `data-track`. */
export interface SheetFill {
  readonly texts: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, number>>;
}

export interface Later<Setup, State, Action> {
  /** The form of a new game. */
  readonly Opening: ComponentType<{ readonly onBegin: (name: string, setup: Setup) => void }>;
  /** What the step asks for: before its rules, and after them. */
  readonly Tools: ComponentType<Desk<State, Action>>;
  readonly More?: ComponentType<Desk<State, Action>>;
  /** All that is known of a side, below its name. */
  readonly Panel: ComponentType<Desk<State, Action> & { readonly side: SideId }>;
  /** The steps that one can go to from here. */
  steps(state: State): { readonly title: string; readonly all: readonly Step[]; readonly go: (step: string) => Action };
  parts(state: State): readonly Part<State, Action>[];
  /** What each side is called in the form of names: `Moves first`. */
  readonly sideLabels: Readonly<Record<SideId, string>>;
  rename(side: SideId, name: string): Action;
  sheet(state: State): SheetFill;
}
