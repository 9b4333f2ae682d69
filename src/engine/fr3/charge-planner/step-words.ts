/** A step of a plan in words. */
import { asPercent, fraction } from '../../kernel/fraction.ts';
import { chanceOf } from '../../kernel/written-chance.ts';
import { sourceKindOf } from '../artillery/sources.ts';
import { unitOf } from '../data/units.ts';
import { firingUnits } from '../missile-fire/volley.ts';
import { type Plan, playedSteps, type Step } from './question.ts';
import { type StepKind, stepKindOf } from './step-kinds.ts';

/** The names of the two units, with an addition that tells them apart if both are of the same type. */
export function troopNames({ a, b }: Pick<Plan, 'a' | 'b'>): { readonly a: string; readonly b: string } {
  const name = (id: string) => unitOf(id)?.name ?? id;
  const names = { a: name(a.unit), b: name(b.unit) };
  return names.a === names.b ? { a: `Charging ${names.a.toLowerCase()}`, b: `Charged ${names.b.toLowerCase()}` } : names;
}

const chance = (step: Step): string => {
  const works = step.works === undefined ? undefined : chanceOf(step.works);
  return works && works.ways < works.of ? `, works ${asPercent(fraction(works.ways, works.of))}` : '';
};

const firersWords = (step: Step): string =>
  (step.firers ?? [])
    .map(firingUnits)
    .map(({ carrier, count, range }) => `${count > 1 ? `${count} × ` : ''}${carrier.name} at ${range}″`)
    .join(' and ');

const optionName = (step: Step, id: 'spell'): string => {
  const shape = stepKindOf(step.kind)?.settings.find((each) => each.id === id)?.shape;
  const value = step[id] ?? 'medusa';
  return (shape?.kind === 'choice' ? shape.options.find((option) => option.value === value)?.name : undefined) ?? value;
};

/** `2 × Longbows at 4″`, `Blast 2, works 66.7%`, `Fear test of Pikes`. The step must exist (check `refusals` first). */
export function stepWords(plan: Pick<Plan, 'a' | 'b'>, step: Step): string {
  const names = troopNames(plan);
  const at = step.on === 'a' ? ` at ${names.a}` : '';
  const who = names[step.on ?? 'b'];
  switch (step.kind) {
    case 'volley':
      return `${firersWords(step)}${at}`;
    case 'artillery':
    case 'blast':
      return `${sourceKindOf(step.source?.unit ?? '')?.name ?? step.source?.unit}${at}${chance(step)}`;
    case 'spell':
      return `${optionName(step, 'spell')}${at}${chance(step)}`;
    case 'charge':
      return `${names.a} charge${step.short ? ', no movement left over' : ''}`;
    case 'fear':
      return `Fear test of ${who}`;
    case 'throwing':
      return `Throwing weapons at ${who}`;
    case 'challenge':
      return `Challenge by ${names[step.challenger ?? 'a']}${step.answer === 'declines' ? ', declined' : ''}`;
    case 'follow-up':
      return {
        both: 'Follow-up',
        a: `Follow-up, by choice only of ${names.a}`,
        b: `Follow-up, by choice only of ${names.b}`,
        nobody: 'Follow-up where it must be',
      }[step.who ?? 'both'];
    default:
      return (stepKindOf(step.kind) as StepKind).name;
  }
}

/** For example `Knights against Pikes (2 × Longbows at 4″, Knights charge, Melee)`. */
export function planWords(plan: Plan): string {
  const names = troopNames(plan);
  const steps = playedSteps(plan).map((step) => stepWords(plan, step));
  return `${names.a} against ${names.b} (${steps.length ? steps.join(', ') : 'nothing is done'})`;
}
