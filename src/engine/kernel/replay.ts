/**
 * A battle as its replay: the set-up, the seed of the dice or the faces that fell, and the actions. The same replay gives
 * the same states on every machine; `fingerprint` says in a few letters whether two states are the same.
 */
import { type Chance, play } from './chance.ts';
import { DiceError, type DiceSource, scripted, seeded } from './dice.ts';
import type { HappenedBy, Report, Ruleset } from './ruleset.ts';

export type ReplayDice = { readonly seed: number } | { readonly faces: readonly number[] };

export interface Replay<Setup, Action> {
  readonly system: string;
  readonly version: number;
  readonly setup: Setup;
  readonly dice: ReplayDice;
  readonly actions: readonly Action[];
}

export type Replayed<State, Event> =
  | { readonly ok: true; readonly states: readonly State[]; readonly events: readonly Event[] }
  | {
      readonly ok: false;
      readonly because: string;
      /** The states as far as it could be replayed. */
      readonly states: readonly State[];
    };

export const diceOf = (dice: ReplayDice): DiceSource => ('seed' in dice ? seeded(dice.seed) : scripted(dice.faces));

/** Plays a replay through: every state, the first one included, and every event. */
export function replayed<Setup, State, Action, Event extends HappenedBy, Side extends string, Result>(
  ruleset: Ruleset<Setup, State, Action, Event, Side, Result>,
  { system, version, setup, dice, actions }: Replay<Setup, Action>,
): Replayed<State, Event> {
  const states: State[] = [];
  const events: Event[] = [];
  const broken = (because: string): Replayed<State, Event> => ({ ok: false, because, states });
  if (system !== ruleset.system) return broken(`This battle was played by ${system}, not by ${ruleset.system}.`);
  if (version > ruleset.version)
    return broken(`A later version wrote this battle (${version}, this is ${ruleset.version}). Reload the page and try again.`);
  const source = diceOf(dice);
  const go = (chance: Chance<Report<State, Event>>) => {
    const report = play(chance, source);
    states.push(report.state);
    events.push(...report.events);
    return report.state;
  };
  try {
    let state = go(ruleset.begin(setup));
    for (const [at, action] of actions.entries()) {
      const refusal = ruleset.refuse(state, action);
      if (refusal) return broken(`Action ${at + 1} of ${actions.length} is not possible there: ${refusal.because}`);
      state = go(ruleset.perform(state, action));
    }
  } catch (error) {
    if (error instanceof DiceError) return broken(error.message);
    throw error;
  }
  return { ok: true, states, events };
}

/** Plain data as a text that does not depend on the order in which fields were set. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** A short name of a state by its value: 64 bits of it, as 16 hexadecimal digits (FNV-1a, in two halves). */
export function fingerprint(value: unknown): string {
  const text = canonical(value);
  let [one, two] = [0x811c9dc5, 0x2f0b4c47];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ (code + at), 0x01000193);
  }
  const hex = (half: number) => (half >>> 0).toString(16).padStart(8, '0');
  return hex(one) + hex(two);
}
