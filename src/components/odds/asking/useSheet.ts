/** A sheet that lives in the page's address. The engine that makes others comes when somebody asks for one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { questionPart } from '../kept/question-part.ts';
import type { Question } from './sheet.ts';

interface Addressed {
  readonly question: Question;
  readonly address: string;
}

/** What makes sheets. */
interface Maker<Sheet> {
  open(search: string): Sheet;
  sheet(question: Question): Sheet;
}

/** The sheet that is shown, the engine once it is there, and how to ask for another sheet. */
export function useSheet<Sheet extends Addressed, Engine extends Maker<Sheet>>(first: Sheet, load: () => Promise<Engine>) {
  const [sheet, setSheet] = useState(first);
  const [engine, setEngine] = useState<Engine>();
  const now = useRef(first);
  /** Whoever asks before the address is read asks about what it says. */
  const opened = useRef<Promise<void>>(Promise.resolve());
  const show = (next: Sheet) => {
    now.current = next;
    setSheet(next);
  };
  const ready = async (): Promise<Engine> => {
    const loaded = await load();
    setEngine(loaded);
    return loaded;
  };
  useEffect(() => {
    const read = async () => {
      const search = questionPart(location.search);
      show(search.length > 1 ? (await ready()).open(search) : first);
    };
    const open = () => {
      opened.current = read();
    };
    open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, []);
  const ask = async (change: (question: Question, engine: Engine) => Question) => {
    const loaded = await ready();
    await opened.current;
    const next = loaded.sheet(change(now.current.question, loaded));
    show(next);
    history.replaceState(null, '', `?${next.address}`);
  };
  return { sheet, engine, ready, ask };
}
