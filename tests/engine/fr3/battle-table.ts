/** Helpers for battle tests: small armies, positions in notation, and battles of random legal actions. */
import { expect } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import type { BattleEvent } from '../../../src/engine/fr3/battle/events.ts';
import { fr3Notation } from '../../../src/engine/fr3/battle/notation/game.ts';
import { readPosition } from '../../../src/engine/fr3/battle/notation/setup-reader.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import type { Army, Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { recorded, scripted, seeded } from '../../../src/engine/kernel/dice.ts';
import { readGame } from '../../../src/engine/kernel/notation/game-reader.ts';
import { writeGame } from '../../../src/engine/kernel/notation/game-writer.ts';
import { describe as inWords, parse } from '../../../src/engine/kernel/notation.ts';
import { randomAction } from '../../../src/engine/kernel/opponent/random.ts';
import { fingerprint, replayed } from '../../../src/engine/kernel/replay.ts';

/** A set-up from a position in notation. Side A has the first phase. Throws the errors of the notation. */
export function setupOf(text: string, more: Partial<Setup> = {}): Setup {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.errors.map(inWords).join(' '));
  const position = readPosition(parsed.statements);
  if (!position.ok) throw new Error(position.faults.map(({ because }) => because).join(' '));
  const read = fr3Battle.readSetup({ first: 'A', ...position.value, ...more });
  if (!read.ok) throw new Error(read.because);
  return read.value;
}

/** A charge straight ahead, unless `more` says otherwise. */
export const charge = (units: readonly string[], more: Partial<Extract<Action, { kind: 'charge' }>> = {}): Action => ({
  kind: 'charge',
  units,
  aim: 0,
  over: null,
  wrap: 'none',
  ...more,
});

export interface Played {
  readonly state: State;
  readonly events: readonly BattleEvent[];
}

/** The beginning of a battle, with these die faces. Throws if a face is left over. */
export function begun(setup: Setup, ...faces: number[]): Played {
  const dice = scripted(faces);
  const { state, events } = play(fr3Battle.begin(setup), dice);
  dice.finish();
  return { state, events };
}

/** The same position after nobody has shot: passes the missile step if the battle is there. */
export function unshot(at: Played): Played {
  if (askedNow(at.state)?.what !== 'missiles') return at;
  const { state, events } = play(fr3Battle.perform(at.state, { kind: 'pass' }), scripted([]));
  return { state, events };
}

const inMissileStep: readonly Action['kind'][] = ['shoot', 'bombard', 'lay-mine', 'pass', 'grenade', 'activate', 'paint'];

/**
 * The position after these actions, each of them legal, with these die faces. Throws if a face is left over. The missile step is
 * passed for any action that is not a shot.
 */
export function after({ state, events }: Played, actions: readonly Action[], ...faces: number[]): Played {
  const dice = scripted(faces);
  let at: Played = { state, events };
  for (const action of actions) {
    if (!inMissileStep.includes(action.kind)) at = unshot(at);
    const refusal = fr3Battle.refuse(at.state, action);
    if (refusal) throw new Error(`${JSON.stringify(action)}: ${refusal.because}`);
    const next = play(fr3Battle.perform(at.state, action), dice);
    at = { state: next.state, events: next.events };
  }
  dice.finish();
  return at;
}

export const army = (name: string, types: readonly string[], more: Partial<Army> = {}): Army => ({
  name,
  troops: types.map((type) => ({ type })),
  characters: [{ leader: 'general-2-2', with: 1, cost: 160 }],
  ...more,
});

export interface Battle {
  readonly setup: Setup;
  readonly seed: number;
  readonly actions: readonly Action[];
  readonly faces: readonly number[];
  readonly states: readonly State[];
  readonly events: readonly BattleEvent[];
}

/** A whole battle of random legal actions. Throws if the battle has not ended after `most` actions. */
export function randomBattle(setup: Setup, seed: number, most = 5000, seen: (state: State) => void = () => {}): Battle {
  const dice = recorded(seeded(seed));
  const choice = seeded(seed + 1);
  const actions: Action[] = [];
  let { state, events } = play(fr3Battle.begin(setup), dice);
  const [states, all] = [[state], [...events]];
  seen(state);
  while (fr3Battle.decider(state) !== null) {
    if (actions.length >= most) throw new Error(`Seed ${seed}: no end after ${most} actions.`);
    const action = randomAction(fr3Battle, state, choice);
    if (!action) throw new Error(`Seed ${seed}: nobody can do anything.`);
    actions.push(action);
    ({ state, events } = play(fr3Battle.perform(state, action), dice));
    states.push(state);
    all.push(...events);
    seen(state);
  }
  return { setup, seed, actions, faces: dice.faces, states, events: all };
}

/** Expects a played battle to reach the same state when it is replayed, and when it is read back from its notation. */
export function expectTheSame({ setup, actions, faces }: Pick<Battle, 'setup' | 'actions' | 'faces'>, last: State): void {
  const replay = { system: fr3Battle.system, version: fr3Battle.version, setup, dice: { faces }, actions };
  const again = replayed(fr3Battle, replay);
  expect(again.ok ? fingerprint(again.states.at(-1)) : again.because).toBe(fingerprint(last));
  const written = writeGame(fr3Notation, { headings: [], comments: [], replay });
  if (!written.ok) throw new Error(written.because);
  const read = readGame(fr3Notation, written.value);
  expect(read.ok ? fingerprint(read.last) : read.errors).toBe(fingerprint(last));
}
