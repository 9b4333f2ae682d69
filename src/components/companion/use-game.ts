/** The open game in a companion: every action is stored immediately, and other tabs see it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { act, type Companion, course, type Game, newGame, redo, undo } from '../../engine/kernel/companion.ts';
import type { Refusal } from '../../engine/kernel/rule-id.ts';
import { relationOf } from '../ui/stored/relation.ts';
import { newId, type Stored } from '../ui/stored/stored.ts';
import type { Shelf } from './storage.ts';

interface Open<Setup, Action> {
  readonly id: string;
  readonly game: Game<Setup, Action>;
}

const stepsOf = <Setup, Action>({ setup, done }: Game<Setup, Action>): readonly string[] =>
  [setup, ...done].map((step) => JSON.stringify(step));

export function useGame<Setup, State, Action>(companion: Companion<Setup, State, Action>, shelf: Shelf<Setup, Action>) {
  /** Undefined until storage has been read; null if no game is open. */
  const [open, setOpen] = useState<Open<Setup, Action> | null | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [stored, setStored] = useState<Stored>('stored');

  const show = (id: string | undefined) => {
    const game = id === undefined ? undefined : shelf.open(id);
    setRefused(null);
    setParted(false);
    seen.current = id === undefined ? undefined : shelf.textOf(id);
    setOpen(id !== undefined && game ? { id, game } : null);
    shelf.setCurrent(game ? id : undefined);
  };
  /** The game's text as this tab last read or stored it; undefined if it has not done so. */
  const seen = useRef<string>();
  /** This tab's changes became a separate game, because another tab had continued the game differently. */
  const [parted, setParted] = useState(false);
  const put = (id: string, game: Game<Setup, Action>) => {
    setRefused(null);
    const before = shelf.textOf(id);
    const theirs = before === undefined || before === seen.current ? undefined : (shelf.open(id) ?? 'damaged');
    const relation = theirs === undefined || theirs === 'damaged' ? undefined : relationOf(stepsOf(game), stepsOf(theirs));
    if (theirs !== undefined && theirs !== 'damaged' && relation?.is === 'shorter') {
      seen.current = before;
      return setOpen({ id, game: theirs });
    }
    const apart = theirs === 'damaged' || relation?.is === 'parted';
    const next = apart ? { id: newId(), game: { ...game, name: `${game.name || 'A game'}, from another tab` } } : { id, game };
    if (apart) setParted(true);
    setOpen(next);
    const result = shelf.keep(next.id, next.game);
    setStored(result);
    if (result !== 'stored') return;
    seen.current = shelf.textOf(next.id);
    if (apart) shelf.setCurrent(next.id);
  };

  useEffect(() => show(shelf.current()), []);
  useEffect(() => {
    if (!open) return;
    const { id } = open;
    const read = () => {
      const game = shelf.open(id);
      if (!game) return;
      seen.current = shelf.textOf(id);
      setOpen({ id, game });
    };
    const stop = shelf.watch(id, read);
    // Another tab may have changed the game between the first reading and now.
    read();
    return stop;
  }, [open?.id]);

  const at = useMemo(() => (open ? course(companion, open.game) : undefined), [open]);

  return {
    open,
    at,
    refused,
    /** Whether the last action was stored. */
    stored,
    parted,
    show,
    begin(name: string, setup: Setup) {
      const id = newId();
      seen.current = undefined;
      setParted(false);
      put(id, newGame(name, setup));
      shelf.setCurrent(id);
    },
    /** Carries out an action, or shows why it is refused. Returns whether the action was carried out. */
    act(action: Action): boolean {
      if (!open || !at) return false;
      const acted = act(companion, open.game, action, at.state);
      if (acted.ok) put(open.id, acted.game);
      else setRefused(acted.refusal);
      return acted.ok;
    },
    undo() {
      if (open) put(open.id, undo(open.game));
    },
    redo() {
      if (open) put(open.id, redo(open.game));
    },
    rename(name: string) {
      if (open) put(open.id, { ...open.game, name });
    },
  };
}
