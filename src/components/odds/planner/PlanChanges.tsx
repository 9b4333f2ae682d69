/** What would change a plan: what each step is worth, and every circumstance of either unit. */
import type { measureIds } from '../../../engine/fr3/plan/answer.ts';
import { planOdds } from '../../../engine/fr3/plan/ask.ts';
import { type PlanChange, stepValues, troopChanges } from '../../../engine/fr3/plan/changes.ts';
import type { Plan } from '../../../engine/fr3/plan/question.ts';
import { type ChangeRow, ChangeTable } from '../ChangeTable.tsx';
import { asPercent } from '../words.ts';

interface Props {
  plan: Plan;
  names: { readonly a: string; readonly b: string };
  onAsk: (plan: Plan) => void;
}

const shown = ['harmB', 'ruinB', 'harmA', 'ruinA'] as const satisfies readonly (typeof measureIds)[number][];

export function PlanChanges({ plan, names, onAsk }: Props) {
  const answer = planOdds(plan);
  if (!answer.ok) return null;
  const row = ({ side, step, name, adds, plan: changed, before, after }: PlanChange): ChangeRow => ({
    id: `${side ?? ''}${step ?? ''}${name}`,
    who: side && { side, name: names[side] },
    name,
    adds,
    moved: shown.map((id) => ({ before: asPercent(before[id]), after: asPercent(after[id]) })),
    ask: () => onAsk(changed),
  });
  const columns = [`${names.b} harmed`, 'of it gone', `${names.a} harmed`, 'of it gone'];
  const steps = stepValues(plan, answer);
  return (
    <>
      <h3>What each step is worth</h3>
      {steps.length ? (
        <ChangeTable columns={columns} rows={steps.map(row)} />
      ) : (
        <p class="fine">No step of this plan can be left out by itself.</p>
      )}
      <h3>Another circumstance</h3>
      <ChangeTable
        columns={columns}
        rows={troopChanges(plan, answer).map(row)}
        sides={[
          ['', 'Both units'],
          ['a', names.a],
          ['b', names.b],
        ]}
      />
    </>
  );
}
