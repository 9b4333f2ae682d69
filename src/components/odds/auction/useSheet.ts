/** Keeps a sheet in sync with the page's address. The engine that makes further sheets is loaded when needed. */
import { useRef, useState } from 'preact/hooks';
import type { Question } from '../calculator/sheet.ts';
import { useAddress } from '../useAddress.ts';

interface Addressed {
  readonly question: Question;
  readonly address: string;
}

/** An object that makes sheets. */
interface Maker<Sheet> {
  open(search: string): Sheet;
  sheet(question: Question): Sheet;
}

/**
 * Returns the current sheet, whether the address has not been read yet, the engine once it is loaded, and a function to show
 * another sheet.
 */
export function useSheet<Sheet extends Addressed, Engine extends Maker<Sheet>>(first: Sheet, load: () => Promise<Engine>) {
  const [sheet, setSheet] = useState(first);
  const [engine, setEngine] = useState<Engine>();
  const now = useRef(first);
  const show = (next: Sheet) => {
    now.current = next;
    setSheet(next);
  };
  const ready = async (): Promise<Engine> => {
    const loaded = await load();
    setEngine(loaded);
    return loaded;
  };
  const unread = useAddress(async (search) => show(search.length > 1 ? (await ready()).open(search) : first));
  const ask = async (change: (question: Question, engine: Engine) => Question) => {
    const loaded = await ready();
    const next = loaded.sheet(change(now.current.question, loaded));
    show(next);
    history.replaceState(null, '', `?${next.address}`);
  };
  return { sheet, unread, engine, ready, ask };
}
