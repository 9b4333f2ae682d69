/**
 * Plays one battle between two players and checks it: it must end, satisfy the invariants, give reasons for refusals, and replay
 * to the same states.
 */
import { play } from '../../engine/kernel/chance.ts';
import { seeded } from '../../engine/kernel/dice.ts';
import { fingerprint, replayed } from '../../engine/kernel/replay.ts';
import type { Refusal } from '../../engine/kernel/rule-id.ts';
import type { Silly, System } from './system.ts';

export interface Watched<Side extends string> {
  readonly winner: Side | null;
  readonly actions: number;
  /** Milliseconds for each decision. */
  readonly thought: Readonly<Record<Side, readonly number[]>>;
  readonly silly: Readonly<Record<Side, Silly>>;
  /** Faults found, in sentences. */
  readonly faults: readonly string[];
  readonly refusals: number;
  /** Seconds spent on refusing and performing actions only, measured in the replay. */
  readonly replaySeconds: number;
}

/** A limit that is far above the number of actions in any battle. */
const mostActions = 20_000;
/** How many actions from earlier states are tried again in later ones, where most are refused. */
const remembered = 12;

/** Why a refusal cannot be shown to players; null if it can. */
const bare = ({ because, rules }: Refusal, action: unknown): string | null =>
  because.trim().length > 0 && rules.length > 0 ? null : `A refusal without a sentence or a rule: ${JSON.stringify(action)}`;

/** Plays one battle. `seed` is the seed of the dice. The seeds of the players are derived from it. */
export function playWatched<Setup, State, Action, Side extends string, Result>(
  { ruleset, sides: [first, second], winner, broken, contestant, silly }: System<Setup, State, Action, Side, Result>,
  setup: Setup,
  seed: number,
  players: Readonly<Record<Side, string>>,
): Watched<Side> {
  const dice = seeded(seed);
  const each = <T>(of: (side: Side, at: number) => T) =>
    ({ [first]: of(first, 1), [second]: of(second, 2) }) as Readonly<Record<Side, T>>;
  const by = each((side, at) => contestant(players[side], seed + at * 1_000_000 + 3));
  const thought = each((): number[] => []);
  const watch = silly?.watch() ?? { saw: () => {}, counts: each(() => ({})) };
  const actions: Action[] = [];
  const faults: string[] = [];
  let refusals = 0;
  let state = play(ruleset.begin(setup), dice).state;
  try {
    for (let side = ruleset.decider(state); side !== null && actions.length < mostActions; side = ruleset.decider(state)) {
      const begun = performance.now();
      const action = by[side].choose(state);
      thought[side].push(performance.now() - begun);
      if (action === undefined) throw new Error('Somebody is asked, and nothing can be done.');
      const refusal = ruleset.refuse(state, action);
      if (refusal !== null) throw new Error(`A player does what is refused: ${refusal.because}`);
      for (const old of actions.slice(-remembered)) {
        const said = ruleset.refuse(state, old);
        if (said === null) continue;
        refusals++;
        const wrong = bare(said, old);
        if (wrong !== null) faults.push(wrong);
      }
      actions.push(action);
      const after = play(ruleset.perform(state, action), dice).state;
      watch.saw(state, action, after);
      state = after;
      faults.push(...broken(state).map((each) => `An invariant is broken: ${each}`));
    }
    if (ruleset.result(state) === null) faults.push('It has not ended.');
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const begun = performance.now();
  const again = replayed(ruleset, { system: ruleset.system, version: ruleset.version, setup, dice: { seed }, actions });
  const replaySeconds = (performance.now() - begun) / 1000;
  if (!again.ok || fingerprint(again.states.at(-1)) !== fingerprint(state)) faults.push('Its replay differs.');
  const result = ruleset.result(state);
  return {
    winner: result === null ? null : winner(result),
    actions: actions.length,
    thought,
    silly: watch.counts,
    faults,
    refusals,
    replaySeconds,
  };
}
