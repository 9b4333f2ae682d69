/** What a system shows before a battle: nothing here needs the engine. */
import type { ComponentType, JSX } from 'preact';
import type { BattlesProps } from './Battles.tsx';
import type { Requested } from './requested.ts';

/** As much of a scenario as leads to its page. */
export interface ScenarioDoor {
  readonly title: string;
  readonly about: string;
  readonly url: string;
}

export interface OwnBattleProps {
  readonly onRequest: (asked: Requested) => void;
  /** Why what was chosen cannot be had. */
  readonly onProblem: (because: string) => void;
}

export interface Entrance {
  /** The id of the system. */
  readonly system: string;
  /** A battle to play at once. */
  quickBattle(seed: number): Requested;
  /** What that battle is, in a sentence. */
  readonly about: string;
  /** Whether there is a lesson. */
  readonly teaches: boolean;
  /** Battles after the lesson, the easiest first. */
  readonly graded?: readonly ScenarioDoor[];
  readonly scenarios: readonly ScenarioDoor[];
  /** The address of the puzzles, where the system has some. */
  readonly puzzles?: string;
  /** The form for a battle of one’s own choice. */
  OwnBattle(props: OwnBattleProps): JSX.Element | null;
  /** The open battle: from here on the page has the engine. */
  readonly Battles: ComponentType<BattlesProps>;
  /** Fetches `Battles` while somebody still chooses. */
  prefetch(): Promise<unknown>;
}
