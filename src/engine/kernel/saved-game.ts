/**
 * The saved form of a companion's game: JSON with its system and version. Reading never throws. Reading reports damage in a
 * sentence and returns what remains of the game.
 */
import { type Companion, course, type Game } from './companion.ts';
import { longestTitle } from './limits.ts';
import { byEarlier } from './replay.ts';
import { shortened } from './text.ts';

export type SavedGame<Setup, Action> =
  | { readonly ok: true; readonly game: Game<Setup, Action> }
  | {
      readonly ok: false;
      readonly because: string;
      /** The part of the game that could be read. */
      readonly kept?: Game<Setup, Action>;
    };

const kind = 'companion';

export function writeGame<Setup, State, Action>(companion: Companion<Setup, State, Action>, game: Game<Setup, Action>): string {
  const { name, setup, done, undone } = game;
  return JSON.stringify({ battlebook: kind, system: companion.system, version: companion.version, name, setup, done, undone });
}

const damaged = (because: string) => ({ ok: false, because }) as const;

/** The entries that can be read and played, in order, up to the first entry that cannot. */
function playable<Setup, State, Action>(
  companion: Companion<Setup, State, Action>,
  from: State,
  entries: readonly unknown[],
): { actions: Action[]; because?: string } {
  const actions: Action[] = [];
  let state = from;
  for (const [at, entry] of entries.entries()) {
    const action = companion.readAction(entry);
    const where = `Entry ${at + 1} of ${entries.length} in the game’s list`;
    if (action === undefined) return { actions, because: `${where} cannot be read.` };
    const refusal = companion.refuse(state, action);
    if (refusal) return { actions, because: `${where} is not possible: ${refusal.because}` };
    state = companion.perform(state, action).state;
    actions.push(action);
  }
  return { actions };
}

export function readGame<Setup, State, Action>(
  companion: Companion<Setup, State, Action>,
  text: string,
): SavedGame<Setup, Action> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return damaged('This text is not a saved game, or a part of it is missing. Copy all of it again.');
  }
  if (typeof value !== 'object' || value === null || (value as { battlebook?: unknown }).battlebook !== kind)
    return damaged('This text is not a game saved by a table companion.');
  const { system, version, name, setup, done, undone } = value as Record<string, unknown>;
  if (system !== companion.system)
    return damaged(
      `This game belongs to ${typeof system === 'string' ? shortened(system) : 'another system'}, not to ${companion.system}.`,
    );
  if (!Number.isInteger(version) || (version as number) < 1)
    return damaged('The saved game does not say which version of the page saved it.');
  if ((version as number) > companion.version)
    return damaged(
      `This game was saved by a later version of this page (${version}; this one is ${companion.version}). Reload the page and try again.`,
    );
  const earlier = byEarlier({ system, version: version as number }, companion);
  const begun = companion.readSetup(setup);
  if (begun === undefined) return damaged(`${earlier}The game’s set-up cannot be read.`);

  const start: Game<Setup, Action> = {
    name: typeof name === 'string' ? name.slice(0, longestTitle) : '',
    setup: begun,
    done: [],
    undone: [],
  };
  if (!Array.isArray(done))
    return { ok: false, because: 'The list of entries is missing. Only the set-up could be opened.', kept: start };
  const { actions, because } = playable(companion, companion.begin(begun).state, done);
  const kept = { ...start, done: actions };
  if (because) return { ok: false, because: `${earlier}${because} The entries before this one could be opened.`, kept };
  const undoneHere = Array.isArray(undone) ? undone : [undefined];
  const redoable = playable(companion, course(companion, kept).state, undoneHere.toReversed());
  if (redoable.because)
    return { ok: false, because: 'The entries that could be redone cannot be read. The rest of the game could be opened.', kept };
  return { ok: true, game: { ...kept, undone: redoable.actions.toReversed() } };
}
