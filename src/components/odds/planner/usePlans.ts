/** The plans of the charge planner: which one is shown, its answer, and the ways to change, add and remove plans. */
import { useState } from 'preact/hooks';
import { usePlanTask } from '../tasks/useTasks.ts';
import { useSheet } from '../useSheet.ts';
import type { Plan, PlanSheet, Sheet } from './sheet.ts';

type Detail = typeof import('./detail.tsx');
export const loadDetail = () => import('./detail.tsx');

export function usePlans(first: Sheet) {
  const {
    sheet,
    unread,
    engine: detail,
    ready,
    ask,
    start,
  } = useSheet<Sheet, readonly Plan[], Detail>(first, loadDetail, {
    question: ({ plans }) => plans.map(({ plan }) => plan),
    sheet: (plans, { sheetOf }) => sheetOf(plans),
  });
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, sheet.plans.length - 1);
  const asked = sheet.plans[active] as PlanSheet;
  const work = usePlanTask<PlanSheet>(asked.waits && { kind: 'sheet', plan: asked.plan });
  return {
    sheet,
    unread,
    detail,
    ready,
    active,
    setActive,
    work,
    /** The plan that is shown. */
    now: (asked.waits && work.result) || asked,
    start(address: string) {
      start(address);
      setActive(0);
    },
    /** Changes only the plan that is shown. */
    change: (to: (plan: Plan, detail: Detail) => Plan) =>
      ask((plans, loaded) => plans.map((each, at) => (at === active ? to(each, loaded) : each))),
    // The index of the new plan is known only after the address has been read.
    async add() {
      const { plans } = await ask((plans) => [...plans, plans[active] as Plan]);
      setActive(plans.length - 1);
    },
    remove() {
      ask((plans) => plans.filter((_, at) => at !== active));
      setActive(Math.max(0, active - 1));
    },
  };
}
