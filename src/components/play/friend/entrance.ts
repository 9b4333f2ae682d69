/** What a system supplies for battles by link before its engine is there. */
import type { JSX } from 'preact';
import type { GameSystem } from '../system.ts';

/** What a player offers: what both agree on, and the army of the player if armies are hidden. */
export interface Offered {
  readonly setup: unknown;
  /** Null if the set-up has the armies. */
  readonly army: unknown;
}

export interface FormProps<T> {
  /** The words of the button. */
  readonly button: string;
  readonly busy: boolean;
  readonly onDone: (chosen: T) => void;
  readonly onProblem: (because: string) => void;
}

export interface FriendEntrance {
  /** The id of the system. */
  readonly system: string;
  OfferForm(props: FormProps<Offered>): JSX.Element;
  /** The choice of an army for a set-up that was offered. */
  ArmyForm(props: FormProps<unknown> & { readonly setup: unknown }): JSX.Element;
  /** What was offered, in sentences. */
  sayOffer(setup: unknown): readonly string[];
  game(): Promise<GameSystem>;
}
