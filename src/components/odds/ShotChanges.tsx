/** Changes of a shot as a table: how likely it is to harm and to destroy, before and after. */
import { ChangeTable } from './ChangeTable.tsx';
import type { FoundShotChange, ShotChangesTask } from './tasks/shots.ts';
import { useShotTask } from './tasks/useTasks.ts';
import { Working } from './work/Working.tsx';

interface Props<Question> {
  task: ShotChangesTask;
  nameOf: (who: 'target' | number) => string;
  onAsk: (question: Question) => void;
}

export function ShotChanges<Question>({ task, nameOf, onAsk }: Props<Question>) {
  const work = useShotTask<readonly FoundShotChange<Question>[]>(task);
  if (!work.result) return <Working work={work} what="what would change it" />;
  const rows = work.result.map(({ who, name, adds, question, moved }) => ({
    id: `${who}${name}${adds}`,
    who: { side: who === 'target' ? ('b' as const) : ('a' as const), name: nameOf(who) },
    name,
    adds,
    moved,
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
