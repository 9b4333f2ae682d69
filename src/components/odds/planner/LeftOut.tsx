/** Steps that the rules require but the plan lacks. */
import { Cited } from '../links.tsx';
import type { PlanSheet } from './sheet.ts';

export function LeftOut({ plan, onAdd }: { plan: PlanSheet; onAdd: (at: number) => void }) {
  if (!plan.leftOut.length) return null;
  return (
    <div class="plan-left-out" role="status">
      <p>
        <b>The rules also require these steps, which are missing from the plan.</b>
      </p>
      <ul>
        {plan.leftOut.map(({ says, rules }, at) => (
          <li key={says}>
            {says} <Cited rules={rules} />{' '}
            <button type="button" class="link" onClick={() => onAdd(at)}>
              Add it
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
