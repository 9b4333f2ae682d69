/**
 * What each system provides for its companion. The frame stores the games and draws the step, the dock and everything below. The
 * system describes the current step and the large button, and provides components of its own.
 */
import type { ComponentType } from 'preact';
import type { Companion, SideId } from '../../engine/kernel/companion.ts';

/** The props that every part of an open game gets: the state, and a function for actions. */
export interface Desk<State, Action> {
  readonly state: State;
  /** Returns whether the action was carried out. If the action was not carried out, the reason is shown. */
  readonly act: (action: Action) => boolean;
}

/** A step in the sequence of play, as the page shows it. The step's id also identifies its texts. */
export interface Step {
  readonly id: string;
  /** The step's number or name for players; empty if it has none. */
  readonly label: string;
  readonly title: string;
}

export interface Place extends Step {
  /** The line above the title: `Turn 3 · Anna’s phase`. */
  readonly overline: string;
  /** The side whose step it is; undefined for steps that both sides share. */
  readonly side?: SideId | undefined;
}

/** The large button: it carries out an action, or jumps to a part of the page. */
export type Next<Action> = { readonly small: string; readonly says: string } & (
  | { readonly action: Action }
  | { readonly part: string }
);

export interface View<Setup, State, Action> {
  readonly companion: Companion<Setup, State, Action>;
  place(state: State): Place;
  next(state: State): Next<Action>;
  nameOf(state: State, side: SideId): string;
  /** One side in the bottom bar. First comes a picture or a large number, then the name and other important facts. */
  readonly Cell: ComponentType<{ state: State; side: SideId }>;
  /** Loads the parts that are not needed at first. */
  lazyParts(): Promise<LazyParts<Setup, State, Action>>;
}

/** A part of the page that stays folded until needed. */
export interface Part<State, Action> {
  readonly title: string;
  readonly id?: string;
  readonly open?: boolean;
  readonly Body: ComponentType<Desk<State, Action>>;
}

/** The contents of the printed sheet: texts by `data-fill`, and boxes to mark by `data-track`. */
export interface SheetFill {
  readonly texts: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, number>>;
}

export interface LazyParts<Setup, State, Action> {
  /** The form of a new game. */
  readonly Opening: ComponentType<{ readonly onBegin: (name: string, setup: Setup) => void }>;
  /** The tools for the step: those before its rules, and those after them. */
  readonly Tools: ComponentType<Desk<State, Action>>;
  readonly More?: ComponentType<Desk<State, Action>>;
  /** The details of a side, below its name. */
  readonly Panel: ComponentType<Desk<State, Action> & { readonly side: SideId }>;
  /** The steps that the user can go to from here. */
  steps(state: State): { readonly title: string; readonly all: readonly Step[]; readonly go: (step: string) => Action };
  parts(state: State): readonly Part<State, Action>[];
  /** A label for each side in the form for names: `Moves first`. */
  readonly sideLabels: Readonly<Record<SideId, string>>;
  rename(side: SideId, name: string): Action;
  sheet(state: State): SheetFill;
}
