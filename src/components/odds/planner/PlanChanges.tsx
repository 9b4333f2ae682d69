/** Changes that would affect a plan: the effect of each step and of every circumstance of either unit. */
import type { Plan } from '../../../engine/fr3/charge-planner/question.ts';
import { type ChangeRow, ChangeTable } from '../ChangeTable.tsx';
import type { FoundPlanChange, FoundPlanChanges } from '../tasks/charge-planner.ts';
import { usePlanTask } from '../tasks/useTasks.ts';
import { Working } from '../work/Working.tsx';

interface Props {
  plan: Plan;
  names: { readonly a: string; readonly b: string };
  onAsk: (plan: Plan) => void;
}

export function PlanChanges({ plan, names, onAsk }: Props) {
  const work = usePlanTask<FoundPlanChanges>({ kind: 'changes', plan });
  if (!work.result) return <Working work={work} what="what would change the odds" />;
  const row = ({ who: { side, step }, name, adds, question, moved }: FoundPlanChange): ChangeRow => ({
    id: `${side ?? ''}${step ?? ''}${name}`,
    who: side && { side, name: names[side] },
    name,
    adds,
    moved,
    ask: () => onAsk(question),
  });
  const columns = [`${names.b} harmed`, 'of these, gone', `${names.a} harmed`, 'of these, gone'];
  const { steps, troops } = work.result;
  return (
    <>
      <h3>What each step is worth</h3>
      {steps.length ? (
        <ChangeTable columns={columns} rows={steps.map(row)} />
      ) : (
        <p class="fine">Every step of this plan needs the others, so none can be left out.</p>
      )}
      <h3>Another circumstance</h3>
      <ChangeTable
        columns={columns}
        rows={troops.map(row)}
        sides={[
          ['', 'Both units'],
          ['a', names.a],
          ['b', names.b],
        ]}
      />
    </>
  );
}
