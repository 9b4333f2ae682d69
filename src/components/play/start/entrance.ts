/** What a system shows before a battle. Nothing here needs the engine. */
import type { ComponentType, JSX } from 'preact';
import type { BattlesProps } from '../Battles.tsx';
import type { Requested } from './requested.ts';

/** The data about a scenario for a link to its page. */
export interface ScenarioDoor {
  readonly title: string;
  readonly about: string;
  readonly url: string;
}

export interface OwnBattleProps {
  readonly onRequest: (asked: Requested) => void;
  /** Called with the reason why a choice is not available. */
  readonly onProblem: (because: string) => void;
}

export interface Entrance {
  /** The id of the system. */
  readonly system: string;
  /** A battle to play immediately. */
  quickBattle(seed: number): Requested;
  /** A sentence about that battle. */
  readonly about: string;
  /** Whether there is a lesson. */
  readonly teaches: boolean;
  /** Battles to play after the lesson, easiest first. */
  readonly graded?: readonly ScenarioDoor[];
  readonly scenarios: readonly ScenarioDoor[];
  /** The address of the puzzles, if the system has any. */
  readonly puzzles?: string;
  /** The form for a custom battle. */
  OwnBattle(props: OwnBattleProps): JSX.Element | null;
  /** The component for an open battle, which loads the engine. */
  readonly Battles: ComponentType<BattlesProps>;
  /** Loads `Battles` while the user is still choosing. */
  prefetch(): Promise<unknown>;
}
