/** Changes of a shot as a table: how likely it is to harm and to destroy, before and after. */
import type { ShotChange } from '../../engine/fr3/missile-fire/shot-changes.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { asPercent } from './words.ts';

interface Props<Question> {
  changes: readonly ShotChange<Question>[];
  nameOf: (who: 'target' | number) => string;
  onAsk: (question: Question) => void;
}

export function ShotChanges<Question>({ changes, nameOf, onAsk }: Props<Question>) {
  const rows = changes.map(({ who, name, adds, question, before, after }) => ({
    id: `${who}${name}${adds}`,
    who: { side: who === 'target' ? ('b' as const) : ('a' as const), name: nameOf(who) },
    name,
    adds,
    moved: [
      { before: asPercent(before.harmed), after: asPercent(after.harmed) },
      { before: asPercent(before.killed), after: asPercent(after.killed) },
    ],
    ask: () => onAsk(question),
  }));
  return (
    <ChangeTable
      columns={['Target harmed', 'of it destroyed']}
      rows={rows}
      sides={[
        ['', 'Both sides'],
        ['a', 'Who fires'],
        ['b', 'The target'],
      ]}
    />
  );
}
