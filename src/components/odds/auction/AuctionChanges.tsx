/** Changes that would affect the answer. */
import type { Question } from '../../../engine/kernel/calculator/question.ts';
import { type ChangeRow, ChangeTable } from '../ChangeTable.tsx';
import type { AuctionEngine } from './engine.ts';

interface Props {
  changes: ReturnType<AuctionEngine['changes']>;
  onAsk: (question: Question) => void;
}

export function AuctionChanges({ changes: { columns, rows }, onAsk }: Props) {
  const list: ChangeRow[] = rows.map(({ part, side, whose, name, adds, question, moved }) => ({
    id: `${part}${name}`,
    who: { side, name: part === 's' ? 'Target' : whose },
    name,
    adds,
    moved,
    ask: () => onAsk(question),
  }));
  return <ChangeTable columns={columns} rows={list} />;
}
