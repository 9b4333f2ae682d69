/**
 * The contents of a calculator's drawers: views that need more than one answer. This code is loaded when the user opens the first
 * drawer.
 */
import { useRef } from 'preact/hooks';
import { type ChangeRow, ChangeTable } from '../ChangeTable.tsx';
import { Working } from '../work/Working.tsx';
import type { SheetChanges } from './engine.ts';
import type { SheetStage } from './sheet.ts';
import { TurnsBody } from './Turns.tsx';
import { useCalculatorTask } from './useCalculatorTask.ts';
import type { ViewProps } from './view-props.ts';

export { ComparedKinds } from './ComparedKinds.tsx';
export { HeatMap } from './HeatMap.tsx';

/** Every single change that would affect the answer, largest first. */
export function Changes({ name, sheet, onAsk }: ViewProps) {
  const work = useCalculatorTask<SheetChanges>(name, { kind: 'changes', question: sheet.question });
  if (!work.result) return <Working work={work} what="what would change the odds" steps="changes" />;
  const { columns, rows } = work.result;
  const several = sheet.parts.filter(({ beside, key }) => !beside && key !== '').length > 1;
  const list: ChangeRow[] = rows.map(({ part, side, whose, name: words, adds, question, moved }) => ({
    id: `${part}${words}`,
    who: several && part !== '' ? { side, name: whose } : undefined,
    name: words,
    adds,
    moved,
    ask: () => onAsk(question),
  }));
  const sides = (['a', 'b'] as const).flatMap((side) => {
    const whose = rows.find((row) => row.side === side && row.part !== '')?.whose;
    return whose ? [[side, whose] as const] : [];
  });
  return (
    <ChangeTable columns={columns} rows={list} {...(several && sides.length > 1 ? { sides: [['', 'All'], ...sides] } : {})} />
  );
}

interface CourseProps extends ViewProps {
  onTurns: (turns: number) => void;
  onSet: (id: string, value: unknown) => void;
}

/** The result turn by turn, calculated only when the user opens it. */
export function Course({ name, sheet, onTurns, onSet }: CourseProps) {
  const work = useCalculatorTask<readonly SheetStage[]>(name, { kind: 'course', question: sheet.question });
  const last = useRef(work.result);
  last.current = work.result ?? last.current;
  if (!sheet.turns) return null;
  return (
    <>
      {!work.result && <Working work={work} what={sheet.turns.name.toLowerCase()} />}
      <TurnsBody
        turns={sheet.turns}
        names={sheet.answer?.names}
        course={last.current}
        old={!work.result}
        onTurns={onTurns}
        onSet={onSet}
      />
    </>
  );
}
