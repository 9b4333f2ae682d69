/**
 * The questions that live in the page's address, as sheets: one, or up to three side by side, of which one is changed. The
 * engine that makes others comes when somebody asks for one.
 */
import { useRef, useState } from 'preact/hooks';
import { useAddress } from '../useAddress.ts';
import type { Engine } from './engine.ts';
import type { Question, Sheet } from './sheet.ts';

interface State {
  readonly sheets: readonly Sheet[];
  /** Which of them is shown and changed. */
  readonly active: number;
  readonly problems: readonly string[];
}

export interface Sheets extends State {
  readonly sheet: Sheet;
  /** The address is still to be read: the page shows another question than it asks. */
  readonly unread: boolean;
  /** Changes the question that is shown. */
  readonly ask: (change: (question: Question, engine: Engine) => Question) => Promise<void>;
  readonly choose: (active: number) => void;
  /** Sets a copy of the question beside the others, or takes the one that is shown away. */
  readonly copy: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Adds to every sheet the circumstances that are not shown at once. */
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
