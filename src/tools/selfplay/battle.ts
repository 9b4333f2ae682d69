/** One battle of two players, watched: does it end, hold its invariants, refuse with reasons, and replay to the same states? */
import { type Action, fr3Battle } from '../../engine/fr3/battle/battle.ts';
import { broken } from '../../engine/fr3/battle/invariants.ts';
import type { SideId } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { Setup } from '../../engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../engine/kernel/chance.ts';
import { seeded } from '../../engine/kernel/dice.ts';
import { fingerprint, replayed } from '../../engine/kernel/replay.ts';
import { type ContestantId, contestant } from './players.ts';
import { type Silly, sillyWatch } from './silly.ts';

export interface Watched {
  readonly winner: SideId | null;
  readonly actions: number;
  /** Milliseconds of each decision. */
  readonly thought: Readonly<Record<SideId, readonly number[]>>;
  readonly silly: Readonly<Record<SideId, Silly>>;
  /** What went wrong, in sentences. */
  readonly faults: readonly string[];
  readonly refusals: number;
  /** Seconds of refusing and performing alone, as the replay takes them. */
  readonly replaySeconds: number;
}

/** Far more than any battle takes. */
const mostActions = 20_000;
/** Actions of earlier states that are tried again in later ones: most are refused. */
const remembered = 12;

/** Why a refusal is none that could be shown to a player. */
const bare = (state: State, action: Action): 'legal' | 'said' | string => {
  const refusal = fr3Battle.refuse(state, action);
  if (refusal === null) return 'legal';
  return refusal.because.trim().length > 0 && refusal.rules.length > 0 ? 'said' : JSON.stringify(action);
};

/** Plays one battle through. `seed` is that of the dice; the players have others of their own that follow from it. */
export function watched(setup: Setup, seed: number, players: Readonly<Record<SideId, ContestantId>>): Watched {
  const dice = seeded(seed);
  const by = { A: contestant(players.A, seed + 1_000_003), B: contestant(players.B, seed + 2_000_003) };
  const thought: Record<SideId, number[]> = { A: [], B: [] };
  const { saw, counts } = sillyWatch();
  const actions: Action[] = [];
  const faults: string[] = [];
  let refusals = 0;
  let state = play(fr3Battle.begin(setup), dice).state;
  try {
    for (let side = fr3Battle.decider(state); side !== null && actions.length < mostActions; side = fr3Battle.decider(state)) {
      const begun = performance.now();
      const action = by[side].choose(state);
      thought[side].push(performance.now() - begun);
      if (action === undefined) throw new Error('Somebody is asked, and nothing can be done.');
      const refusal = fr3Battle.refuse(state, action);
      if (refusal !== null) throw new Error(`A player does what is refused: ${refusal.because}`);
      for (const old of actions.slice(-remembered)) {
        const said = bare(state, old);
        if (said === 'legal') continue;
        refusals++;
        if (said !== 'said') faults.push(`A refusal without a sentence or a rule: ${said}`);
      }
      actions.push(action);
      const after = play(fr3Battle.perform(state, action), dice).state;
      saw(state, action, after);
      state = after;
      faults.push(...broken(state).map((each) => `An invariant is broken: ${each}`));
    }
    if (fr3Battle.result(state) === null) faults.push('It has not ended.');
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const begun = performance.now();
  const again = replayed(fr3Battle, { system: fr3Battle.system, version: fr3Battle.version, setup, dice: { seed }, actions });
  const replaySeconds = (performance.now() - begun) / 1000;
  if (!again.ok || fingerprint(again.states.at(-1)) !== fingerprint(state)) faults.push('Its replay differs.');
  return {
    winner: fr3Battle.result(state)?.winner ?? null,
    actions: actions.length,
    thought,
    silly: counts,
    faults,
    refusals,
    replaySeconds,
  };
}
