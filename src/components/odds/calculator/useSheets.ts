/**
 * The questions in the page's address as sheets: up to three side by side, one of which is being edited. The engine that makes
 * further sheets is loaded when needed.
 */
import { useRef, useState } from 'preact/hooks';
import { useAddress } from '../useAddress.ts';
import type { Engine } from './engine.ts';
import type { Question, Sheet } from './sheet.ts';

interface State {
  readonly sheets: readonly Sheet[];
  /** The index of the sheet that is shown and edited. */
  readonly active: number;
  readonly problems: readonly string[];
}

export interface Sheets extends State {
  readonly sheet: Sheet;
  /** The address has not been read yet, so the page may still show a different question. */
  readonly unread: boolean;
  /** Changes the question that is shown. */
  readonly ask: (change: (question: Question, engine: Engine) => Question) => Promise<void>;
  readonly choose: (active: number) => void;
  /** Adds a copy of the question beside the others, or removes the question that is shown. */
  readonly copy: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Adds the folded circumstances to every sheet. */
  readonly unfold: () => Promise<void>;
}

export function useSheets(first: Sheet, load: () => Promise<Engine>): Sheets {
  const [state, setState] = useState<State>({ sheets: [first], active: 0, problems: [] });
  const now = useRef(state);
  const folded = useRef(first.partly !== true);
  const show = (next: State) => {
    now.current = next;
    setState(next);
  };
  const unread = useAddress(async (search) => {
    if (search.length <= 1) return show({ sheets: [first], active: 0, problems: [] });
    const engine = await load();
    show({ ...engine.open(search, { folded: folded.current }), active: 0 });
  });
  const questions = () => now.current.sheets.map(({ question }) => question);
  const shown = (sheets: readonly Sheet[], active: number, engine: Engine) => {
    show({ sheets, active, problems: [] });
    history.replaceState(null, '', `?${engine.address(questions())}`);
  };
  return {
    ...state,
    sheet: state.sheets[state.active] ?? first,
    unread,
    ask: async (change) => {
      const engine = await load();
      const { sheets, active } = now.current;
      const next = engine.sheet(change((sheets[active] as Sheet).question, engine), { folded: folded.current });
      shown(
        sheets.map((each, at) => (at === active ? next : each)),
        active,
        engine,
      );
    },
    choose: (active) => show({ ...now.current, active }),
    copy: async () => {
      const engine = await load();
      const { sheets, active } = now.current;
      shown([...sheets, sheets[active] as Sheet], sheets.length, engine);
    },
    remove: async () => {
      const engine = await load();
      const { sheets, active } = now.current;
      shown(
        sheets.filter((_, at) => at !== active),
        Math.max(0, active - 1),
        engine,
      );
    },
    unfold: async () => {
      if (folded.current) return;
      folded.current = true;
      const engine = await load();
      show({ ...now.current, sheets: questions().map((question) => engine.sheet(question)) });
    },
  };
}
