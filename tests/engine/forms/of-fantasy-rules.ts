/** The forms of Fantasy Rules! that have pages of their own: melee, missile fire, artillery, the planner. */
import { aimOf } from '../../../src/engine/fr3/artillery/aim.ts';
import { artilleryOdds } from '../../../src/engine/fr3/artillery/ask.ts';
import { shotOf as hitShotOf } from '../../../src/engine/fr3/artillery/forbidden.ts';
import { type ArtilleryQuestion, isStructure, structureIds } from '../../../src/engine/fr3/artillery/question.ts';
import { refusals as hitRefusals } from '../../../src/engine/fr3/artillery/refusals.ts';
import { sourceCircumstances } from '../../../src/engine/fr3/artillery/source-circumstances.ts';
import { sourceKinds } from '../../../src/engine/fr3/artillery/sources.ts';
import { structureCircumstances } from '../../../src/engine/fr3/artillery/structure-circumstances.ts';
import { readAddress } from '../../../src/engine/fr3/charge-planner/address.ts';
import { planOdds } from '../../../src/engine/fr3/charge-planner/ask.ts';
import type { Plan, Step } from '../../../src/engine/fr3/charge-planner/question.ts';
import { readyMade } from '../../../src/engine/fr3/charge-planner/ready-made.ts';
import { refusals as planRefusals } from '../../../src/engine/fr3/charge-planner/refusals.ts';
import { stepKindOf, usualSettings } from '../../../src/engine/fr3/charge-planner/step-kinds.ts';
import { combatantOf, troopDefaults, troopFields, viewOfTroop } from '../../../src/engine/fr3/charge-planner/troop-fields.ts';
import { carriers } from '../../../src/engine/fr3/data/missile-weapons.ts';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { meleeOdds } from '../../../src/engine/fr3/melee/ask.ts';
import { circumstances } from '../../../src/engine/fr3/melee/circumstances.ts';
import { bout, view } from '../../../src/engine/fr3/melee/combatant.ts';
import type { MeleeQuestion } from '../../../src/engine/fr3/melee/question.ts';
import { refusals as meleeRefusals } from '../../../src/engine/fr3/melee/refusals.ts';
import { missileFireOdds } from '../../../src/engine/fr3/missile-fire/ask.ts';
import { firerCircumstances } from '../../../src/engine/fr3/missile-fire/firer-circumstances.ts';
import { shotOf } from '../../../src/engine/fr3/missile-fire/forbidden.ts';
import type { MissileQuestion } from '../../../src/engine/fr3/missile-fire/question.ts';
import { refusals as volleyRefusals } from '../../../src/engine/fr3/missile-fire/refusals.ts';
import { targetCircumstances } from '../../../src/engine/fr3/missile-fire/target-circumstances.ts';
import { volley } from '../../../src/engine/fr3/missile-fire/volley.ts';
import type { Fraction } from '../../../src/engine/kernel/fraction.ts';
import { type Form, type FormField, mostOf, type Question, shapeOf } from './form.ts';

type Outcomes = readonly { readonly chance: Fraction }[];
/** Every result with its chance; results are plain data. */
const listed = (outcomes: Outcomes): string =>
  outcomes
    .map(({ chance, ...result }) => `${JSON.stringify(result)} ${chance}`)
    .sort()
    .join('; ');

type Reply =
  | { readonly ok: true; readonly outcomes: Outcomes }
  | { readonly ok: false; readonly refusals: readonly { readonly because: string }[] };
const answered = (reply: Reply): ReturnType<Form['answer']> =>
  reply.ok ? { ok: true, chances: listed(reply.outcomes) } : { ok: false, because: reply.refusals.map(({ because }) => because) };

interface Given {
  readonly id: string;
  readonly shape: unknown;
  readonly matters: (seen: never) => boolean;
}

/** Fields of one part of a question. */
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

const melee: Form = {
  name: 'fr3/melee',
  begin: [
    { a: { unit: 'knights' }, b: { unit: 'pikes' }, charge: 'a' },
    { a: { unit: 'handweapons' }, b: { unit: 'spears' } },
    { a: { unit: 'large-monsters' }, b: { unit: 'contraptions' }, charge: 'b' },
  ] satisfies MeleeQuestion[],
  fields: (['a', 'b'] as const).flatMap((side) => [
    choiceOf<MeleeQuestion>(
      side,
      ids,
      (question) => question[side].unit,
      (question, unit) => ({ ...question, [side]: { ...question[side], unit } }),
    ),
    ...fieldsOf<MeleeQuestion>(side, circumstances, {
      subject: (question) => view(bout(question), side).me,
      seen: (question) => view(bout(question), side),
      now: (question, id) => (view(bout(question), side).me.is as unknown as Record<string, unknown>)[id],
      set: (question, id, value) => ({ ...question, [side]: { ...question[side], [id]: value } }),
    }),
  ]),
  answer: (question) => answered(meleeOdds(question as MeleeQuestion) as unknown as Reply),
  allows: (question) => meleeRefusals(question as MeleeQuestion).length === 0,
};

const firersOf = (question: MissileQuestion) => question.firers[0] as MissileQuestion['firers'][number];

const missiles: Form = {
  name: 'fr3/bowfire',
  begin: [
    { target: { unit: 'knights' }, firers: [{ unit: 'longbows', count: 2 }] },
    { target: { unit: 'spears' }, firers: [{ unit: 'muskets', count: 2, range: 3 }] },
    { target: { unit: 'pikes', square: 4 }, firers: [{ unit: 'longbows', count: 4 }] },
  ] satisfies MissileQuestion[],
  fields: [
    choiceOf<MissileQuestion>(
      't',
      ids,
      ({ target }) => target.unit,
      (question, unit) => ({ ...question, target: { ...question.target, unit: unit as string } }),
    ),
    choiceOf<MissileQuestion>(
      'f',
      carriers.map(({ id }) => id),
      (question) => firersOf(question).unit,
      (question, unit) => ({ ...question, firers: [{ ...firersOf(question), unit: unit as string }] }),
    ),
    ...fieldsOf<MissileQuestion>('t', targetCircumstances, {
      subject: (question) => volley(question).target,
      seen: (question) => shotOf(volley(question)),
      now: (question, id) => {
        const { target } = volley(question);
        return ({ ...target.unit.is, ...target.is } as Record<string, unknown>)[id];
      },
      set: (question, id, value) => ({ ...question, target: { ...question.target, [id]: value } }),
    }),
    ...fieldsOf<MissileQuestion>('f', firerCircumstances, {
      subject: (question) => volley(question).firers[0],
      seen: (question) => ({ firing: volley(question).firers[0], target: volley(question).target }),
      now: (question, id) => (volley(question).firers[0]?.is as Record<string, unknown> | undefined)?.[id],
      set: (question, id, value) => ({ ...question, firers: [{ ...firersOf(question), [id]: value }] }),
    }),
  ],
  answer: (question) => answered(missileFireOdds(question as MissileQuestion) as unknown as Reply),
  allows: (question) => volleyRefusals(question as MissileQuestion).length === 0,
};

const artillery: Form = {
  name: 'fr3/artillery',
  begin: [
    { source: { unit: 'cannon' }, target: { unit: 'knights' } },
    { source: { unit: 'fire' }, target: { unit: 'pikes' } },
    ...structureIds.map((unit) => ({ source: { unit: 'cannon' as const }, target: { unit } })),
  ] as ArtilleryQuestion[],
  fields: [
    choiceOf<ArtilleryQuestion>(
      'by',
      sourceKinds.map(({ id }) => id),
      ({ source }) => source.unit,
      (question, unit) => ({ ...question, source: { ...question.source, unit } as ArtilleryQuestion['source'] }),
    ),
    choiceOf<ArtilleryQuestion>(
      't',
      ids,
      ({ target }) => target.unit,
      (question, unit) => ({ ...question, target: { ...question.target, unit } as ArtilleryQuestion['target'] }),
    ),
    ...fieldsOf<ArtilleryQuestion>('by', sourceCircumstances, {
      subject: (question) => aimOf(question).gun,
      seen: (question) => aimOf(question),
      now: (question, id) => (aimOf(question).gun.is as unknown as Record<string, unknown>)[id],
      set: (question, id, value) => ({ ...question, source: { ...question.source, [id]: value } }),
    }),
    ...fieldsOf<ArtilleryQuestion>('t', targetCircumstances, {
      here: (question) => !isStructure(question.target),
      subject: (question) => aimOf(question).mark,
      seen: (question) => hitShotOf(aimOf(question)),
      now: (question, id) => {
        const { mark } = aimOf(question);
        return ({ ...mark?.unit.is, ...mark?.is } as Record<string, unknown>)[id];
      },
      set: (question, id, value) => ({ ...question, target: { ...question.target, [id]: value } as ArtilleryQuestion['target'] }),
    }).map((field) => ({ ...field, at: `unit ${field.at}` })),
    ...fieldsOf<ArtilleryQuestion>('t', structureCircumstances, {
      here: (question) => isStructure(question.target),
      subject: (question) => aimOf(question).structure,
      seen: (question) => aimOf(question).structure,
      now: (question, id) => (aimOf(question).structure?.is as unknown as Record<string, unknown> | undefined)?.[id],
      set: (question, id, value) => ({ ...question, target: { ...question.target, [id]: value } as ArtilleryQuestion['target'] }),
    }).map((field) => ({ ...field, at: `structure ${field.at}` })),
  ],
  answer: (question) => answered(artilleryOdds(question as ArtilleryQuestion) as unknown as Reply),
  allows: (question) => hitRefusals(question as ArtilleryQuestion).length === 0,
};

/** Plans whose steps stay as they are; what is said of the units and of each step is asked. */
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
    return { ok: true, chances: shares.join('; ') };
  },
  allows: (question) => planRefusals(question as Plan).length === 0,
});

export const formsOfFantasyRules: readonly Form[] = [melee, missiles, artillery, ...planned.map(planForm)];
export type { Question };
