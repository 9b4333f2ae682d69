/**
 * A battle as a replay: the set-up, the seed of the dice or the faces rolled, and the actions. The same replay gives the same
 * states on every machine. `fingerprint` returns a short text for comparing states: equal states have equal fingerprints.
 */
import { type Chance, play } from './chance.ts';
import { DiceError, type DiceSource, scripted, seeded } from './dice.ts';
import type { HappenedBy, Read, Report, Ruleset } from './ruleset.ts';
import { shortened } from './text.ts';

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
      /** The states, up to the action that cannot be played. */
      readonly states: readonly State[];
    };

export const diceOf = (dice: ReplayDice): DiceSource & { finish?(): void } =>
  'seed' in dice ? seeded(dice.seed) : scripted(dice.faces);

type Written = { readonly system: string; readonly version: number };

/** Why a game of this system and version cannot be read here; null if it can. */
export function foreign(by: Written, ruleset: Written): string | null {
  if (by.system !== ruleset.system) return `This battle belongs to ${shortened(by.system)}, not to ${ruleset.system}.`;
  if (by.version <= ruleset.version) return null;
  return `This battle was saved by a later version of this page (${by.version}; this one is ${ruleset.version}). Reload the page and try again.`;
}

/**
 * The first part of a message about a game that cannot be continued: it says that an earlier version wrote the game. Empty if no
 * earlier version did.
 */
export const byEarlier = (by: Written, ruleset: Written): string =>
  by.version < ruleset.version
    ? `This battle was saved by an earlier version of this page (${by.version}; this one is ${ruleset.version}), which had different rules. `
    : '';

const isDice = (value: unknown): value is ReplayDice => {
  if (typeof value !== 'object' || value === null) return false;
  const { seed, faces } = value as { seed?: unknown; faces?: unknown };
  return faces === undefined ? Number.isSafeInteger(seed) : Array.isArray(faces) && faces.every(Number.isInteger);
};

/**
 * Reads a replay from outside, such as saved JSON, and checks only its form. `replayed` shows how far it can be played. Never
 * throws.
 */
export function readReplay<Setup, State, Action, Event extends HappenedBy, Side extends string, Result>(
  ruleset: Ruleset<Setup, State, Action, Event, Side, Result>,
  value: unknown,
): Read<Replay<Setup, Action>> {
  const wrong = (because: string) => ({ ok: false, because, rules: [] }) as const;
  if (typeof value !== 'object' || value === null) return wrong('This is not a saved battle.');
  const { system, version, setup, dice, actions } = value as Partial<Record<keyof Replay<Setup, Action>, unknown>>;
  if (typeof system !== 'string' || !Number.isInteger(version) || (version as number) < 1)
    return wrong('The saved battle does not say which game and version it belongs to.');
  const by = { system, version: version as number };
  const closed = foreign(by, ruleset);
  if (closed) return wrong(closed);
  const begun = ruleset.readSetup(setup);
  if (!begun.ok) return { ...begun, because: `${byEarlier(by, ruleset)}${begun.because}` };
  if (!isDice(dice)) return wrong('The dice of the saved battle cannot be read. It must have a seed or the faces of the dice.');
  if (!Array.isArray(actions)) return wrong('The saved battle has no list of actions.');
  const read = actions.map((action) => ruleset.readAction(action));
  const bad = read.indexOf(undefined);
  if (bad >= 0) return wrong(`${byEarlier(by, ruleset)}Action ${bad + 1} of ${read.length} cannot be read.`);
  return { ok: true, value: { ...by, setup: begun.value, dice, actions: read as Action[] } };
}

/** Plays a replay: every state including the first, and every event. */
export function replayed<Setup, State, Action, Event extends HappenedBy, Side extends string, Result>(
  ruleset: Ruleset<Setup, State, Action, Event, Side, Result>,
  replay: Replay<Setup, Action>,
): Replayed<State, Event> {
  const { setup, dice, actions } = replay;
  const states: State[] = [];
  const events: Event[] = [];
  const broken = (because: string): Replayed<State, Event> => ({
    ok: false,
    because: `${byEarlier(replay, ruleset)}${because}`,
    states,
  });
  const closed = foreign(replay, ruleset);
  if (closed) return { ok: false, because: closed, states };
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
      if (refusal) return broken(`Action ${at + 1} of ${actions.length} is not possible: ${refusal.because}`);
      state = go(ruleset.perform(state, action));
    }
    source.finish?.();
  } catch (error) {
    if (error instanceof DiceError) return broken(error.message);
    throw error;
  }
  return { ok: true, states, events };
}

/** Plain data as a text that does not depend on the order of fields. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalText(field)}`).join(',')}}`;
}

/** A short fingerprint of a state: 64 bits as 16 hexadecimal digits (FNV-1a, in two halves). */
export function fingerprint(value: unknown): string {
  const text = canonicalText(value);
  let [one, two] = [0x811c9dc5, 0x2f0b4c47];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ (code + at), 0x01000193);
  }
  const hex = (half: number) => (half >>> 0).toString(16).padStart(8, '0');
  return hex(one) + hex(two);
}
