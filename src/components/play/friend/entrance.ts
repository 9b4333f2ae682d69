/** What a system provides for battles by link before its engine is loaded. */
import type { JSX } from 'preact';
import type { GameSystem } from '../system.ts';

/** An offer: the agreed set-up, and the player's army if armies are hidden. */
export interface Offered {
  readonly setup: unknown;
  /** Null if the set-up contains the armies. */
  readonly army: unknown;
}

export interface FormProps<T> {
  /** The label of the button. */
  readonly button: string;
  readonly busy: boolean;
  readonly onDone: (chosen: T) => void;
  readonly onProblem: (because: string) => void;
}

export interface FriendEntrance {
  /** The id of the system. */
  readonly system: string;
  OfferForm(props: FormProps<Offered>): JSX.Element;
  /** The choice of an army for an offered set-up. */
  ArmyForm(props: FormProps<unknown> & { readonly setup: unknown }): JSX.Element;
  /** The terms of an offer, in sentences. */
  sayOffer(setup: unknown): readonly string[];
  game(): Promise<GameSystem>;
}
