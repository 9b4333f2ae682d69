/** What would change it: every single circumstance that could be added or taken away, largest effect first. */
import type { MeleeQuestion } from '../../engine/fr3/melee/question.ts';
import { ChangeTable } from './ChangeTable.tsx';
import type { MeleeChange } from './tasks/melee.ts';
import { useMeleeTask } from './tasks/useTasks.ts';
import { Working } from './work/Working.tsx';

interface Props {
  question: MeleeQuestion;
  names: { readonly a: string; readonly b: string };
  onAsk: (question: MeleeQuestion) => void;
}

export function Changes({ question, names, onAsk }: Props) {
  const work = useMeleeTask<readonly MeleeChange[]>({ kind: 'changes', question });
  if (!work.result) return <Working work={work} what="what would change it" />;
  const rows = work.result.map(({ who, name, adds, moved, question: changed }) => ({
    id: `${who}${name}`,
    who: who && { side: who, name: names[who] },
    name,
    adds,
    moved,
    ask: () => onAsk(changed),
  }));
  return (
    <ChangeTable
      columns={[`${names.b} harmed`, 'of it destroyed', `${names.a} harmed`, 'of it destroyed']}
      rows={rows}
      sides={[
        ['', 'Both sides'],
        ['a', names.a],
        ['b', names.b],
      ]}
    />
  );
}
