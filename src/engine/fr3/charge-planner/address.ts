/**
 * Plans as the part of an address after the `?`, readable by people:
 * `a=knights&b=pikes&1=volley&1.f=longbows&1.f.count=2&2=charge&3=melee`. Defaults are left out. An address can hold up to three
 * plans; keys for the second and third start with `B.` and `C.`.
 */

import { readValue, writeValue } from '../../kernel/circumstance.ts';
import { didYouMean } from '../../kernel/nearest.ts';
import { quoted } from '../../kernel/text.ts';
import { chanceOf, writeChance } from '../../kernel/written-chance.ts';
import { readAddress as readHit } from '../artillery/address.ts';
import { writeAddress as writeHit } from '../artillery/write-address.ts';
import { readAddress as readShot } from '../missile-fire/address.ts';
import { writeAddress as writeShot } from '../missile-fire/write-address.ts';
import { mostPlans, mostSteps, type Plan, type Step, type StepKindId, type Troop } from './question.ts';
import { inContactOrder, stepKindOf, stepKinds, usualSettings } from './step-kinds.ts';
import { troopDefaults, troopField } from './troop-fields.ts';

export const planLetters = ['A', 'B', 'C'] as const;

export interface ReadPlans {
  /** The plans in the address. A charger or a target may be missing, and names may be unknown. */
  readonly plans: readonly Partial<Plan>[];
  /** A sentence for each part that could not be read. Everything else was read. */
  readonly problems: readonly string[];
}

type Entry = readonly [key: string, text: string];
type Problem = (sentence: string) => void;

/** Reads the entries for one unit. */
function readTroop(entries: readonly Entry[], problem: Problem): Troop | undefined {
  const said: Record<string, unknown> = {};
  for (const [key, text] of entries) {
    const [side = '', id, ...rest] = key.split('.');
    if (id === undefined) {
      if (text !== '') said.unit = text;
      continue;
    }
    const field = rest.length === 0 ? troopField(id) : undefined;
    const read = field
      ? readValue(field, text)
      : { problem: `${quoted([id, ...rest].join('.'))} is not a setting of a unit in a plan` };
    if ('problem' in read) problem(`${read.problem}. It is ignored.`);
    else said[id] = read.value;
    if (!said.unit && entries.at(-1)?.[0] === key)
      problem(`The link has settings for unit ${side}, but does not say which unit it is.`);
  }
  return said.unit ? (said as unknown as Troop) : undefined;
}

const asSearch = (entries: readonly Entry[]): string =>
  new URLSearchParams(entries.map(([key, text]): [string, string] => [key, text])).toString();

/** Whether a key has a value that is not empty. */
const names = (entries: readonly Entry[], key: string): boolean => entries.some(([each, text]) => each === key && text !== '');

/** Reads the entries for one step; `entries` have keys without the step's number. */
function readStep(number: string, entries: readonly Entry[], problem: Problem): Step | undefined {
  const id = entries.find(([key]) => key === '')?.[1] ?? '';
  const kind = stepKindOf(id);
  if (!kind) {
    const ids = stepKinds.map((each) => each.id);
    problem(
      id === ''
        ? `The link does not say what kind of step ${number} is, so this step is ignored.`
        : `Step ${number} is not a known step: ${quoted(id)}.${didYouMean(id, ids)} It is ignored.`,
    );
    return undefined;
  }
  const step: Record<string, unknown> = { kind: kind.id };
  const firing: Entry[] = [];
  const dealing: Entry[] = [];
  for (const [key, text] of entries) {
    if (key === '') continue;
    const [first = '', ...rest] = key.split('.');
    if (/^f[2-4]?$/.test(first) && kind.id === 'volley') firing.push([key, text]);
    else if (first === 'by' && (kind.id === 'artillery' || kind.id === 'blast')) dealing.push([key, text]);
    else if (key === 'off') {
      if (text === '1' || text === '') step.off = true;
      else if (text !== '0') problem(`“off” of step ${number} must be 1 or 0, not ${quoted(text)}. The step is switched on.`);
    } else if (key === 'works' && (kind.id === 'blast' || kind.id === 'spell')) {
      const chance = chanceOf(text);
      if (chance) step.works = writeChance(chance);
      else
        problem(
          `The chance that step ${number} works must be a fraction such as 2/3, not ${quoted(text)}. The odds assume that it works.`,
        );
    } else {
      const setting = rest.length === 0 ? kind.settings.find((each) => each.id === key) : undefined;
      const read = setting
        ? readValue(setting, text)
        : { problem: `${quoted(key)} is not a circumstance of ${kind.name.toLowerCase()}` };
      if ('problem' in read) problem(`Step ${number}: ${read.problem}. It is ignored.`);
      else step[key] = read.value;
    }
  }
  // A page would fill in a default, but a step without firers or a source is meaningless.
  if (kind.id === 'volley') {
    if (!names(firing, 'f')) {
      problem(`Step ${number} does not say who shoots. It is ignored.`);
      return undefined;
    }
    const { plan, problems } = readShot(`t=knights&${asSearch(firing)}`);
    for (const each of problems) problem(`Step ${number}: ${each}`);
    step.firers = plan.firers ?? [];
  }
  if (kind.id === 'artillery' || kind.id === 'blast') {
    if (!names(dealing, 'by')) {
      problem(`Step ${number} does not say what deals the hit. It is ignored.`);
      return undefined;
    }
    const { plan, problems } = readHit(`t=knights&${asSearch(dealing)}`);
    for (const each of problems) problem(`Step ${number}: ${each}`);
    step.source = plan.source;
  }
  return step as unknown as Step;
}

function readPlan(entries: readonly Entry[], problem: Problem): Partial<Plan> {
  const of = (side: string) => entries.filter(([key]) => key === side || key.startsWith(`${side}.`));
  const numbers = [...new Set(entries.map(([key]) => /^([1-9]\d?)(?:\.|$)/.exec(key)?.[1]).filter((each) => each !== undefined))];
  const known = (key: string) => /^[ab](?:\.|$)/.test(key) || /^[1-9]\d?(?:\.|$)/.test(key);
  let begins: Plan['begins'];
  for (const [key, text] of entries) {
    if (key === 'begins') {
      if (text === 'a' || text === 'b') begins = text;
      else
        problem(
          `A plan must begin in the phase of side a or side b, not of ${quoted(text)}. It now begins in the charger’s phase.`,
        );
    } else if (!known(key)) problem(`The link contains ${quoted(key)}, which this page does not recognize, so it is ignored.`);
  }
  const steps = numbers
    .sort((x, y) => Number(x) - Number(y))
    .map((number) =>
      readStep(
        number,
        entries.flatMap(([key, text]): Entry[] =>
          key === number ? [['', text]] : key.startsWith(`${number}.`) ? [[key.slice(number.length + 1), text]] : [],
        ),
        problem,
      ),
    )
    .filter((step) => step !== undefined);
  if (steps.length > mostSteps) problem(`A plan can have at most ${mostSteps} steps. The others are ignored.`);
  const a = readTroop(of('a'), problem);
  const b = readTroop(of('b'), problem);
  return {
    ...(a ? { a } : {}),
    ...(b ? { b } : {}),
    ...(begins === 'b' ? { begins } : {}),
    steps: inContactOrder(steps.slice(0, mostSteps)),
  };
}

/** Reads an address of one to three plans. Never throws. */
export function readAddress(search: string): ReadPlans {
  const problems: string[] = [];
  const entries: Entry[][] = Array.from({ length: mostPlans }, () => []);
  for (const [key, text] of new URLSearchParams(search)) {
    const letter = /^([BC])\./.exec(key)?.[1];
    const place = letter === 'B' ? 1 : letter === 'C' ? 2 : 0;
    entries[place]?.push([letter ? key.slice(2) : key, text]);
  }
  const plans = entries.flatMap((each, place) => {
    if (each.length === 0) return [];
    const plan = readPlan(each, (sentence) => {
      problems.push(place === 0 ? sentence : `Plan ${planLetters[place]}: ${sentence}`);
    });
    return [plan];
  });
  return { plans, problems };
}

const value = (said: unknown) => encodeURIComponent(writeValue(said)).replaceAll('%2F', '/');

/** Writes a unit with all values that differ from the defaults. */
function writeTroop(key: 'a' | 'b', troop: Troop): string[] {
  const { unit, ...said } = troop;
  const usual: Readonly<Record<string, unknown>> = troopDefaults(troop);
  const parts = [`${key}=${encodeURIComponent(unit)}`];
  for (const [id, now] of Object.entries(said).sort(([x], [y]) => (x < y ? -1 : 1)))
    if (now !== undefined && now !== usual[id]) parts.push(`${key}.${id}=${value(now)}`);
  return parts;
}

function writeStep(step: Step, number: number): string[] {
  const { kind, off, firers, source, works, ...settings } = step;
  const parts = [`${number}=${kind}`];
  if (off) parts.push(`${number}.off=1`);
  const usual: Readonly<Record<string, unknown>> = usualSettings;
  for (const [id, now] of Object.entries(settings).sort(([x], [y]) => (x < y ? -1 : 1)))
    if (now !== undefined && now !== usual[id]) parts.push(`${number}.${id}=${value(now)}`);
  const chance = works === undefined ? undefined : chanceOf(works);
  if (chance && chance.ways < chance.of) parts.push(`${number}.works=${writeChance(chance)}`);
  const chapter = [firers ? writeShot({ firers }) : '', source ? writeHit({ source }) : ''];
  for (const part of chapter.filter(Boolean).flatMap((each) => each.split('&'))) parts.push(`${number}.${part}`);
  return parts;
}

export const writePlan = (plan: Plan): string =>
  [
    ...writeTroop('a', plan.a),
    ...writeTroop('b', plan.b),
    ...(plan.begins === 'b' ? ['begins=b'] : []),
    ...plan.steps.flatMap((step, at) => writeStep(step, at + 1)),
  ].join('&');

/** The address of one to three plans. */
export const writeAddress = (plans: readonly Plan[]): string =>
  plans
    .map((plan, place) =>
      place === 0
        ? writePlan(plan)
        : writePlan(plan)
            .split('&')
            .map((part) => `${planLetters[place]}.${part}`)
            .join('&'),
    )
    .join('&');

/** A step with the values that it has when newly added. */
export function newStep(kind: StepKindId): Step {
  if (kind === 'volley') return { kind, firers: [{ unit: 'longbows', count: 2 }] };
  if (kind === 'artillery') return { kind, source: { unit: 'cannon' } };
  if (kind === 'blast') return { kind, source: { unit: 'blast-1' }, works: '1/2' };
  if (kind === 'spell') return { kind, works: '1/2' };
  return { kind };
}
