/** The panel beside the table: orders, the chronicle, the table in words, and an analysis after the battle. */
import { useEffect, useId, useState } from 'preact/hooks';
import { BattleChronicle } from '../chronicle/Chronicle.tsx';
import { newsOf } from '../chronicle/chronicle.ts';
import type { Course } from '../course.ts';
import { lazy } from '../lazy.tsx';
import { Orders, type OrdersProps } from '../orders/Orders.tsx';
import { Aloud } from '../shell/Aloud.tsx';
import { useSystem } from '../system-context.ts';
import type { PieceId } from '../vocabulary.ts';

const Analysis = lazy(async () => (await import('../analysis/Analysis.tsx')).Analysis);
const TableInWords = lazy(async () => (await import('../table/TableInWords.tsx')).TableInWords);

const tabs = { orders: 'Orders', chronicle: 'Chronicle', table: 'Table', analysis: 'Analysis' } as const;
type Tab = keyof typeof tabs;

interface Props extends Omit<OrdersProps, 'news' | 'onAnalysis'> {
  course: Course;
  onPiece: (id: PieceId) => void;
  onGround: (at: number) => void;
}

export function Panel({ course, onPiece, onGround, ...props }: Props) {
  const system = useSystem();
  const { moment, selection, shown, rail, results, onShow } = props;
  const { at, entry, live, side, state } = moment;
  const [tab, setTab] = useState<Tab>('orders');
  const id = useId();
  const over = side === null;
  // Switches to the orders when something is chosen.
  useEffect(() => {
    if (selection.chosen.length > 0 || selection.staged || selection.ground !== null) setTab('orders');
  }, [selection.chosen, selection.staged, selection.ground]);
  const news = newsOf(system, course, at, live && entry.by !== side);
  const open: Tab[] = ['orders', 'chronicle', 'table', ...(over ? (['analysis'] as const) : [])];
  const go = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const next = open.at((open.indexOf(tab) + way) % open.length) as Tab;
    setTab(next);
    document.getElementById(`${id}${next}`)?.focus();
  };
  return (
    <aside class="field-panel" aria-label="Orders and chronicle">
      <div class="panel-tabs" role="tablist" aria-label="Panel" onKeyDown={go}>
        {open.map((each) => (
          <button
            type="button"
            role="tab"
            key={each}
            id={id + each}
            aria-selected={tab === each}
            aria-controls={`${id}panel`}
            tabIndex={tab === each ? 0 : -1}
            onClick={() => setTab(each)}
          >
            {tabs[each]}
          </button>
        ))}
      </div>
      <div class="field-rail" role="tabpanel" id={`${id}panel`} aria-labelledby={id + tab} ref={rail.rail} tabIndex={-1}>
        <Aloud text={news} />
        {tab === 'orders' && <Orders course={course} news={news} onAnalysis={() => setTab('analysis')} {...props} />}
        {tab === 'chronicle' && (
          <BattleChronicle course={course} results={results} playerOf={props.play.friend?.playerOf} at={at} onShow={onShow} />
        )}
        {tab === 'table' && (
          <TableInWords
            state={state}
            pieces={shown.pieces}
            ground={[...shown.terrain, ...shown.places]}
            onPiece={(piece) => {
              onPiece(piece);
              setTab('orders');
            }}
            onGround={onGround}
          />
        )}
        {tab === 'analysis' && <Analysis course={course} onShow={onShow} />}
      </div>
    </aside>
  );
}
