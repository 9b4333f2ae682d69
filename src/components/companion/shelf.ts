/**
 * Games kept on this device, for the companion of any system: one entry of localStorage a game, so that
 * one damaged entry cannot hurt another. What cannot be read is never written over.
 */
import type { Companion, Game } from '../../engine/kernel/companion.ts';
import { readGame, writeGame } from '../../engine/kernel/saved-game.ts';

export interface KeptGame {
  readonly id: string;
  readonly name: string;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
}

export interface DamagedGame {
  readonly id: string;
  readonly because: string;
  /** All of its text, to be handed out. */
  readonly text: string;
}

export interface Shelf<Setup, Action> {
  /** The games that can be read, the last changed first, and those that cannot. */
  list(): { readonly games: readonly KeptGame[]; readonly damaged: readonly DamagedGame[] };
  /** A kept game; undefined when it is gone or damaged. */
  open(id: string): Game<Setup, Action> | undefined;
  /** Keeps a game. False when the device does not let the page keep anything. */
  keep(id: string, game: Game<Setup, Action>): boolean;
  /** Reads a text from outside and keeps what can be kept of it under a new id. */
  take(text: string): { readonly id?: string; readonly because?: string };
  remove(id: string): void;
  /** The game that was open last. */
  current(): string | undefined;
  setCurrent(id: string | undefined): void;
  /** Whether a key of localStorage holds this game. */
  holds(key: string | null, id: string): boolean;
  newId(): string;
}

const ignoring = <T>(does: () => T, otherwise: T): T => {
  try {
    return does();
  } catch {
    return otherwise;
  }
};

export function shelfOf<Setup, State, Action>(companion: Companion<Setup, State, Action>): Shelf<Setup, Action> {
  const root = `companion.${companion.system}`;
  const prefix = `${root}.`;
  const keyOf = (id: string) => prefix + id;

  /** The time stands before the game, so that the game's own form needs no clock. */
  const unwrap = (kept: string): { changed: number; text: string } => {
    const at = kept.indexOf('\n');
    const changed = Number(kept.slice(0, Math.max(0, at)));
    return at > 0 && Number.isFinite(changed) ? { changed, text: kept.slice(at + 1) } : { changed: 0, text: kept };
  };

  const all = () => ignoring(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), []);
  const textOf = (id: string) => ignoring(() => localStorage.getItem(keyOf(id)), null);
  const newId = () =>
    Date.now().toString(36) +
    Math.floor(Math.random() * 1296)
      .toString(36)
      .padStart(2, '0');

  const keep = (id: string, game: Game<Setup, Action>) =>
    ignoring(() => {
      localStorage.setItem(keyOf(id), `${Date.now()}\n${writeGame(companion, game)}`);
      return true;
    }, false);

  return {
    list() {
      const games: KeptGame[] = [];
      const damaged: DamagedGame[] = [];
      for (const key of all()) {
        const id = key.slice(prefix.length);
        const { changed, text } = unwrap(textOf(id) ?? '');
        const read = readGame(companion, text);
        if (read.ok) games.push({ id, name: read.game.name, changed });
        else damaged.push({ id, because: read.because, text });
      }
      games.sort((a, b) => b.changed - a.changed);
      return { games, damaged };
    },
    open(id) {
      const kept = textOf(id);
      const read = kept === null ? undefined : readGame(companion, unwrap(kept).text);
      return read?.ok ? read.game : undefined;
    },
    keep,
    take(text) {
      const read = readGame(companion, unwrap(text.trim()).text);
      const game = read.ok
        ? read.game
        : read.kept && { ...read.kept, name: `${read.kept.name || 'A game'}, as far as it could be read` };
      const because = read.ok ? {} : { because: read.because };
      if (!game) return because;
      const id = newId();
      return keep(id, game) ? { id, ...because } : { because: 'This device does not let the page keep games.' };
    },
    remove: (id) => ignoring(() => localStorage.removeItem(keyOf(id)), undefined),
    current: () => ignoring(() => localStorage.getItem(root) ?? undefined, undefined),
    setCurrent: (id) =>
      ignoring(() => (id === undefined ? localStorage.removeItem(root) : localStorage.setItem(root, id)), undefined),
    holds: (key, id) => key === keyOf(id),
    newId,
  };
}
