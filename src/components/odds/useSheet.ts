/** Keeps a sheet in sync with the page's address. The engine that makes further sheets is loaded when needed. */
import { useRef, useState } from 'preact/hooks';
import { useAddress } from './useAddress.ts';

/** Connects a page with its sheet: reads the question from the sheet, and makes a new sheet for another question. */
interface Asking<Sheet, Question, Engine> {
  question(sheet: Sheet): Question;
  sheet(question: Question, engine: Engine): Sheet;
}

/**
 * Returns the current sheet, whether the address still has to be read, the engine as soon as it is loaded, and functions that
 * change the question or start again from another address.
 */
export function useSheet<Sheet extends { readonly address: string }, Question, Engine extends { open(search: string): Sheet }>(
  first: Sheet,
  load: () => Promise<Engine>,
  asking: Asking<Sheet, Question, Engine>,
) {
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
  const ask = async (change: (question: Question, engine: Engine) => Question): Promise<Sheet> => {
    const loaded = await ready();
    const next = asking.sheet(change(asking.question(now.current), loaded), loaded);
    show(next);
    history.replaceState(null, '', `?${next.address}`);
    return next;
  };
  const start = async (address: string) => {
    show((await ready()).open(address));
    history.replaceState(null, '', `?${address}`);
  };
  return { sheet, unread, engine, ready, ask, start };
}
