/** Games stored on this device, for every companion. Unreadable games are never overwritten. */
import type { Companion, Game } from '../../engine/kernel/companion.ts';
import { readGame, writeGame } from '../../engine/kernel/saved-game.ts';
import { type KeptText, recordsOf } from '../ui/stored/records.ts';
import { newId, type Stored, whyNotStored } from '../ui/stored/stored.ts';

export interface KeptGame {
  readonly id: string;
  readonly name: string;
  /** When the game was last changed, in milliseconds. */
  readonly changed: number;
}

export interface DamagedGame {
  readonly id: string;
  readonly because: string;
  /** The complete text, for export. */
  readonly text: string;
}

export interface Shelf<Setup, Action> {
  /** The readable games, latest change first, and the damaged ones. */
  list(): { readonly games: readonly KeptGame[]; readonly damaged: readonly DamagedGame[] };
  /** A stored game; undefined if it is missing or damaged. */
  open(id: string): Game<Setup, Action> | undefined;
  /** The stored text of a game; undefined if it is missing. */
  textOf(id: string): string | undefined;
  /** Stores a game. */
  keep(id: string, game: Game<Setup, Action>): Stored;
  /** Imports a text from outside and stores everything readable under a new id. */
  take(text: string): { readonly id?: string; readonly because?: string };
  remove(id: string): void;
  /** The id of the game that was last open. */
  current(): string | undefined;
  setCurrent(id: string | undefined): void;
  /** Calls `told` when another tab stores or removes a game. Returns a function that stops the calls. */
  watch(id: string, told: () => void): () => void;
}

const isTime = (head: string): boolean => /^\d+$/.test(head);

export function shelfOf<Setup, State, Action>(companion: Companion<Setup, State, Action>): Shelf<Setup, Action> {
  const records = recordsOf(`companion.${companion.system}`);
  const { remove, current, setCurrent, watch } = records;

  /** If the first line of a stored text is not a time, that line is part of the game. */
  const whole = ({ head, text }: KeptText): string => (head === '' || isTime(head) ? text : `${head}\n${text}`);
  /** The time comes before the game in the text, so that the format of a game needs no clock. */
  const keep = (id: string, game: Game<Setup, Action>) =>
    records.write(id, { head: String(Date.now()), text: writeGame(companion, game) });

  return {
    list() {
      const games: KeptGame[] = [];
      const damaged: DamagedGame[] = [];
      for (const { id, ...kept } of records.list()) {
        const text = whole(kept);
        const read = readGame(companion, text);
        if (read.ok) games.push({ id, name: read.game.name, changed: Number(kept.head) || 0 });
        else damaged.push({ id, because: read.because, text });
      }
      games.sort((a, b) => b.changed - a.changed);
      return { games, damaged };
    },
    open(id) {
      const kept = records.read(id);
      const read = kept && readGame(companion, whole(kept));
      return read?.ok ? read.game : undefined;
    },
    textOf: (id) => records.read(id)?.text,
    keep,
    take(text) {
      const read = readGame(companion, text.trim().replace(/^\d+\n/, ''));
      const game = read.ok
        ? read.game
        : read.kept && { ...read.kept, name: `${read.kept.name || 'A game'}, as far as it could be read` };
      const because = read.ok ? {} : { because: read.because };
      if (!game) return because;
      const id = newId();
      const refused = whyNotStored(keep(id, game), 'the game', 'Keep the file');
      return refused === undefined ? { id, ...because } : { because: refused };
    },
    remove,
    current,
    setCurrent,
    watch,
  };
}
