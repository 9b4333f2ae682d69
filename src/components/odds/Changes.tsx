/** What would change it: every single circumstance that could be added or taken away, largest effect first. */
import { answerOf } from '../../engine/fr3/melee/answer.ts';
import { type Change, changes } from '../../engine/fr3/melee/changes.ts';
import { bout } from '../../engine/fr3/melee/combatant.ts';
import type { MeleeQuestion } from '../../engine/fr3/melee/question.ts';
import { minus } from '../../engine/kernel/fraction.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { asPercent } from './words.ts';

interface Props {
  question: MeleeQuestion;
  names: { readonly a: string; readonly b: string };
  onAsk: (question: MeleeQuestion) => void;
}

const measures = ['harmB', 'ruinB', 'harmA', 'ruinA'] as const;

export function Changes({ question, names, onAsk }: Props) {
  const rows = changes(question, answerOf(bout(question))).map((change: Change) => ({
    id: `${change.side}${change.name}`,
    who: change.side && { side: change.side, name: names[change.side] },
    name: change.name,
    adds: change.adds,
    moved: measures.map((key) => ({
      before: asPercent(minus(change.after[key], change.moved[key])),
      after: asPercent(change.after[key]),
    })),
    ask: () => onAsk(change.question),
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
