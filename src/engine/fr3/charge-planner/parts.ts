/**
 * The parts of a plan as a calculator's question: the charger `a`, the target `b`, and the steps `1`, `2`, … Each step may have
 * firing units (`1.f`) or a weapon (`1.by`).
 */
import { askChoice } from '../../kernel/calculator/asked.ts';
import type { Asked, Filled, Part } from '../../kernel/calculator/procedure.ts';
import type { Question, Said } from '../../kernel/calculator/question.ts';
import { chanceOf, writeChance } from '../../kernel/written-chance.ts';
import { type Aim, aimOf } from '../artillery/aim.ts';
import type { Source } from '../artillery/question.ts';
import { sourcePart } from '../artillery/source-part.ts';
import type { SideId } from '../melee/question.ts';
import { firersKey } from '../missile-fire/firers-key.ts';
import { firersPart } from '../missile-fire/firers-part.ts';
import { type Firers, mostGroups } from '../missile-fire/question.ts';
import { markOf } from '../missile-fire/target.ts';
import { firingUnits, type Seen } from '../missile-fire/volley.ts';
import { unitKinds } from '../unit-kinds.ts';
import { beginning } from './begin.ts';
import { mostSteps, type Plan, type Step, type Troop } from './question.ts';
import { type Setting, stepKinds, usualSettings, worksSetting } from './step-kinds.ts';
import { combatantOf, type PlanView, type TroopField, troopDefaults, troopFields, viewOfTroop } from './troop-fields.ts';
import { targetNow } from './troops.ts';

/** A plan with everything that the conditions of circumstances can depend on. */
export interface PlanSeen {
  readonly plan: Plan;
  /** A unit in the form on which the conditions of its circumstances depend. */
  unit(side: SideId): PlanView;
  /** The step at this index, which starts at 0. */
  step(at: number): Step;
  /** A group of firing units in a step, with the group's target. */
  firing(at: number, group: number): Seen;
  /** The weapon of a step, with the weapon's target. */
  aim(at: number): Aim;
}

/** Changing one of these makes a different question, so they are excluded from the list of changes. */
const otherQuestions: readonly string[] = [
  'form',
  'stage',
  'model',
  'other',
  'further',
  'markers',
  'lost',
  'level',
  'otherRally',
];

const troopAsked =
  (side: SideId) =>
  ({ id, name, group, shape, rules, forbidden, matters }: TroopField): Asked<PlanSeen> => ({
    id,
    name,
    group,
    rules,
    shape: shape.kind === 'number' ? { ...shape, most: ({ plan }) => shape.most(combatantOf(plan[side])) } : shape,
    ...(forbidden ? { forbidden: (seen) => forbidden(seen.unit(side)) } : {}),
    matters: (seen) => matters(seen.unit(side)),
    ...(otherQuestions.includes(id) ? { another: true } : {}),
  });

const troopPart = (side: SideId, name: string): Part<PlanSeen> => ({
  key: side,
  name,
  side,
  kinds: unitKinds,
  usual: (said) => troopDefaults(said as unknown as Troop),
  circumstances: troopFields.map(troopAsked(side)),
});

const settingAsked =
  (kind: string) =>
  ({ id, name, shape, rules }: Setting): Asked<PlanSeen> => ({
    id,
    name,
    group: '',
    rules,
    shape: shape as Asked<PlanSeen>['shape'],
    of: (unit) => unit === kind,
    matters: () => true,
    another: true,
  });

const off: Asked<PlanSeen> = {
  id: 'off',
  name: 'Switched off',
  group: '',
  rules: [],
  shape: { kind: 'flag' },
  matters: () => true,
  another: true,
};
const works: Asked<PlanSeen> = {
  ...worksSetting,
  group: '',
  rules: ['fr3.auction.points-add-to-roll'],
  shape: { kind: 'choice', options: ['1', '3/4', '2/3', '1/2', '1/3'].map((value) => ({ value, name: value })), chance: true },
  of: (unit) => unit === 'blast' || unit === 'spell',
  matters: () => true,
  another: true,
};
const stepCircumstances: readonly Asked<PlanSeen>[] = [
  off,
  works,
  ...stepKinds.flatMap(({ id, settings }) => settings.map(settingAsked(id))),
];

/** The same part of a step, but its restrictions do not apply while the step is switched off. */
const unlessOff = (at: number, { circumstances, ...part }: Part<PlanSeen>): Part<PlanSeen> => ({
  ...part,
  circumstances: circumstances.map(({ forbidden, ...asked }) => ({
    ...asked,
    another: true,
    ...(forbidden ? { forbidden: (seen: PlanSeen) => (seen.step(at).off ? undefined : forbidden(seen)) } : {}),
  })),
});

const groups = Array.from({ length: mostGroups }, (_, group) => group);
const stepKey = (at: number): string => String(at + 1);

function stepParts(at: number): Part<PlanSeen>[] {
  const key = stepKey(at);
  return [
    {
      key,
      name: `Step ${key}`,
      side: 'a',
      kinds: { noun: 'step', list: stepKinds, rules: ['fr3.sequence.turn-structure'] },
      usual: () => ({ ...usualSettings, off: false }),
      circumstances: stepCircumstances,
      optional: 'Add a step',
    },
    ...groups.map((group): Part<PlanSeen> => {
      const name = group === 0 ? `Firing unit of step ${key}` : `Also firing in step ${key}`;
      return {
        ...unlessOff(
          at,
          firersPart(`${key}.${firersKey(group)}`, name, (seen) => seen.firing(at, group)),
        ),
        under: { key, is: (kind) => kind === 'volley' },
        ...(group === 0 ? {} : { optional: 'Add other firers' }),
      };
    }),
    {
      ...unlessOff(
        at,
        sourcePart(`${key}.by`, (seen) => seen.aim(at)),
      ),
      name: `Weapon of step ${key}`,
      under: { key, is: (kind) => kind === 'artillery' || kind === 'blast' },
      first: { unit: 'cannon' },
    },
  ];
}

const places = Array.from({ length: mostSteps }, (_, at) => at);

export const planParts: readonly Part<PlanSeen>[] = [
  troopPart('a', 'Charger'),
  troopPart('b', 'Target'),
  {
    key: '',
    name: 'The plan',
    side: 'a',
    usual: () => ({ begins: 'a' }),
    circumstances: [
      askChoice(
        'begins',
        'The plan begins in the phase of',
        [
          ['a', 'The charger'],
          ['b', 'The target'],
        ],
        ['fr3.basics.phasing-player'],
        { another: true },
      ),
    ],
  },
  ...places.flatMap(stepParts),
];

function stepIn(parts: Readonly<Record<string, Said>>, at: number): Step[] {
  const key = stepKey(at);
  const said = parts[key];
  if (!said) return [];
  const { unit: kind, off: isOff, ...settings } = said;
  const firers = groups.flatMap((group) => parts[`${key}.${firersKey(group)}`] ?? []);
  const source = parts[`${key}.by`];
  return [
    {
      kind,
      ...(isOff ? { off: true } : {}),
      ...settings,
      ...(firers.length ? { firers } : {}),
      ...(source ? { source } : {}),
    } as unknown as Step,
  ];
}

/** Converts a question from the calculator's form to a plan. If a step is missing, the later steps move forward. */
export function planOf(parts: Readonly<Record<string, Said>>): Plan {
  const { a, b, '': whole } = parts;
  return {
    a: a as unknown as Troop,
    b: b as unknown as Troop,
    ...(whole?.begins === 'b' ? { begins: 'b' } : {}),
    steps: places.flatMap((at) => stepIn(parts, at)),
  };
}

const isObject = (value: unknown): value is Said => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts a step to the parts of a question. Accepts any value. */
function partsOfStep(step: unknown, at: number): [string, Said][] {
  const key = stepKey(at);
  if (!isObject(step)) return [[key, { unit: step }]];
  const { kind, firers, source, works: said, ...settings } = step;
  const chance = typeof said === 'string' ? chanceOf(said) : undefined;
  const shooting = Array.isArray(firers) ? firers : firers === undefined ? [] : [firers];
  return [
    [key, { unit: kind, ...settings, ...(said === undefined ? {} : { works: chance ? writeChance(chance) : said }) }],
    ...shooting.map((each, group): [string, Said] => [`${key}.${firersKey(group)}`, isObject(each) ? each : { unit: each }]),
    ...(source === undefined ? [] : ([[`${key}.by`, isObject(source) ? source : { unit: source }]] as [string, Said][])),
  ];
}

/** Converts a plan to a question in the calculator's form. Accepts any value. */
export function asQuestion(plan: Plan): Question {
  const { a, b, begins, steps } = isObject(plan) ? (plan as unknown as Record<string, unknown>) : {};
  const troop = (said: unknown): Said => (isObject(said) ? said : {});
  return {
    roll: 'plan',
    parts: {
      a: troop(a),
      b: troop(b),
      ...(begins === undefined ? {} : { '': { begins } }),
      ...Object.fromEntries((Array.isArray(steps) ? steps : []).flatMap(partsOfStep)),
    },
  };
}

/** The values of a part that differ from its defaults. */
const unusual = (said: Said, usual: Said): Said =>
  Object.fromEntries(Object.entries(said).filter(([id, value]) => value !== usual[id]));

/**
 * Converts a plan to the form on which the conditions of circumstances depend. It contains only values that differ from the
 * defaults, because some defaults depend on when the steps happen.
 */
export function seePlan(all: Filled): PlanSeen {
  const stated = planParts.flatMap(({ key, usual }) => (all[key] ? [[key, unusual(all[key], usual(all[key]))] as const] : []));
  const parts: Readonly<Record<string, Said>> = Object.fromEntries(stated);
  const plan = planOf(parts);
  const views: Partial<Record<SideId, PlanView>> = {};
  const step = (at: number): Step => stepIn(parts, at)[0] as Step;
  const target = (at: number) => {
    const side = step(at).on ?? 'b';
    return targetNow(plan[side], beginning(plan)[side], false);
  };
  return {
    plan,
    unit: (side) => (views[side] ??= viewOfTroop(plan, side)),
    step,
    firing: (at, group) => ({
      firing: firingUnits(parts[`${stepKey(at)}.${firersKey(group)}`] as unknown as Firers),
      target: markOf(target(at)),
    }),
    aim: (at) => aimOf({ source: parts[`${stepKey(at)}.by`] as unknown as Source, target: target(at) }),
  };
}
