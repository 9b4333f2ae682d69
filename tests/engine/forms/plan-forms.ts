/** The forms of the charge planner. */
import { readAddress } from '../../../src/engine/fr3/charge-planner/address.ts';
import { planOdds, refusals as planRefusals } from '../../../src/engine/fr3/charge-planner/ask.ts';
import type { Plan, Step } from '../../../src/engine/fr3/charge-planner/question.ts';
import { readyMade } from '../../../src/engine/fr3/charge-planner/ready-made.ts';
import { stepKindOf, usualSettings } from '../../../src/engine/fr3/charge-planner/step-kinds.ts';
import { combatantOf, troopDefaults, troopFields, viewOfTroop } from '../../../src/engine/fr3/charge-planner/troop-fields.ts';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { type Form, type FormField, mostOf, type Question, shapeOf } from './form.ts';

interface Given {
  readonly id: string;
  readonly shape: unknown;
  readonly matters: (seen: never) => boolean;
}

/** The fields of one part of a question. */
function fieldsOf<Q extends object>(
  key: string,
  given: readonly Given[],
  of: {
    readonly subject: (question: Q) => unknown;
    readonly seen: (question: Q) => unknown;
    readonly now: (question: Q, id: string) => unknown;
    readonly set: (question: Q, id: string, value: unknown) => Q;
    /** Whether the part has these fields in this question. */
    readonly here?: (question: Q) => boolean;
  },
): FormField[] {
  const here = (question: Question) => of.here?.(question as Q) ?? true;
  return given.map(({ id, shape, matters }) => ({
    at: `${key}.${id}`,
    shape: shapeOf(shape),
    another: id === 'form' || id === 'stage',
    most: (question) => (here(question) ? mostOf(shape, of.subject(question as Q)) : 0),
    now: (question) => (here(question) ? of.now(question as Q, id) : undefined),
    set: (question, value) => (here(question) ? of.set(question as Q, id, value) : question),
    asks: (question) => here(question) && matters(of.seen(question as Q) as never),
  }));
}

const choiceOf = <Q extends object>(
  at: string,
  values: readonly unknown[],
  now: (question: Q) => unknown,
  set: (question: Q, value: unknown) => Q,
): FormField => ({
  at,
  shape: { kind: 'choice', values },
  another: true,
  most: () => 0,
  now: (question) => now(question as Q),
  set: (question, value) => set(question as Q, value),
  asks: () => true,
});

const ids = units.map(({ id }) => id);

/** Plans with fixed steps; the circumstances of the units and of each step vary. */
const planned = readyMade.flatMap(({ address }) => readAddress(address).plans as readonly Plan[]);

const planForm = (plan: Plan, at: number): Form => ({
  name: `fr3/planner: ${at + 1}`,
  begin: [plan],
  fields: [
    ...(['a', 'b'] as const).flatMap((side) => [
      choiceOf<Plan>(
        side,
        ids,
        (question) => question[side].unit,
        (question, unit) => ({ ...question, [side]: { ...question[side], unit } }),
      ),
      ...fieldsOf<Plan>(side, troopFields, {
        subject: (question) => combatantOf(question[side]),
        seen: (question) => viewOfTroop(question, side),
        now: (question, id) => (({ ...troopDefaults(question[side]), ...question[side] }) as Record<string, unknown>)[id],
        set: (question, id, value) => ({ ...question, [side]: { ...question[side], [id]: value } }),
      }),
    ]),
    ...plan.steps.flatMap((step, place) =>
      (stepKindOf(step.kind)?.settings ?? []).map(
        (setting): FormField => ({
          at: `${step.kind}.${setting.id}`,
          shape: shapeOf(setting.shape),
          another: false,
          most: () => 0,
          now: (question) => (({ ...usualSettings, ...(question as Plan).steps[place] }) as Record<string, unknown>)[setting.id],
          set: (question, value) => ({
            ...question,
            steps: (question as Plan).steps.map((each, n) => (n === place ? ({ ...each, [setting.id]: value } as Step) : each)),
          }),
          asks: () => true,
        }),
      ),
    ),
  ],
  answer: (question) => {
    const reply = planOdds(question as Plan);
    if (!reply.ok) return { ok: false, because: reply.refusals.map(({ because }) => because) };
    const { stages } = reply;
    const shares = stages.map(({ a, b, places }) =>
      [a, b, places].map((all) => all.map(({ id, chance }) => `${id} ${chance}`).join(' ')).join(', '),
    );
    return { ok: true, chances: shares.join('; '), shown: JSON.stringify(reply.idle) };
  },
  allows: (question) => planRefusals(question as Plan).length === 0,
});

export const planForms: readonly Form[] = planned.map(planForm);
export type { Question };
