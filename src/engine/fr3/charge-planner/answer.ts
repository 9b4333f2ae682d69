/** The full answer to a plan: the state of both units after each step, and a sentence. */
import { asPercent, type Fraction } from '../../kernel/fraction.ts';
import type { Odds } from '../../kernel/odds.ts';
import type { SideId } from '../melee/question.ts';
import { type Idle, idleSteps } from './idle.ts';
import { timeline } from './planner.ts';
import type { Plan } from './question.ts';
import { type Body, inPlay, type Scene } from './scene.ts';
import { planWords, troopNames } from './step-words.ts';

/** A kind of state that a unit can be in: its name, and the function that recognizes it. */
export interface BodyKind {
  readonly id: 'destroyed' | 'captured' | 'pushed-back' | 'double' | 'demoralized' | 'marked' | 'fresh';
  readonly words: string;
  readonly is: (body: Body, scene: Scene) => boolean;
}

/** The unit has fallen back and is out of contact. */
const fellBack = (body: Body, { place }: Scene): boolean => body.fellBack && place !== 'contact';

/** From the worst for the unit to the best. */
export const bodyKinds: readonly BodyKind[] = [
  { id: 'destroyed', words: 'destroyed', is: ({ fate }) => fate === 'destroyed' },
  { id: 'captured', words: 'captured', is: ({ fate }) => fate === 'captured' },
  { id: 'pushed-back', words: 'driven back', is: (body, scene) => inPlay(body) && body.state === 2 && fellBack(body, scene) },
  { id: 'double', words: 'double demoralized', is: (body, scene) => inPlay(body) && body.state === 2 && !fellBack(body, scene) },
  { id: 'demoralized', words: 'demoralized', is: (body) => inPlay(body) && body.state === 1 },
  { id: 'marked', words: 'short of markers', is: (body) => inPlay(body) && body.state === 0 && body.markers < body.lasting },
  { id: 'fresh', words: 'fresh', is: (body) => inPlay(body) && body.state === 0 && body.markers >= body.lasting },
];

/** The kinds of position of the two units relative to each other: the name of each kind, and the function that recognizes it. */
export const placeKinds: readonly { readonly id: string; readonly words: string; readonly is: (scene: Scene) => boolean }[] = [
  { id: 'driven', words: 'the winner over-pursuing', is: ({ driven }) => driven !== null },
  { id: 'over', words: 'one of them gone', is: ({ driven, place }) => driven === null && place === 'over' },
  { id: 'contact', words: 'in contact', is: ({ place }) => place === 'contact' },
  { id: 'parted', words: 'parted', is: ({ driven, place }) => driven === null && place === 'parted' },
  { id: 'halted', words: 'charge called off', is: ({ place }) => place === 'halted' },
  { id: 'short', words: 'charge falls short', is: ({ place }) => place === 'short' },
  { id: 'apart', words: 'no charge yet', is: ({ place }) => place === 'apart' },
];

export interface Share {
  readonly id: string;
  readonly words: string;
  readonly chance: Fraction;
}

/**
 * The stage after one step: for each unit, the probability of each kind of state, and the probability of each kind of position.
 * Impossible kinds are left out.
 */
export interface Stage {
  readonly a: readonly Share[];
  readonly b: readonly Share[];
  readonly places: readonly Share[];
}

const possible = ({ chance }: Share) => chance.numerator > 0n;
const bodyShares = (of: Odds<Scene>, side: SideId): Share[] =>
  bodyKinds.map(({ id, words, is }) => ({ id, words, chance: of.of((scene) => is(scene[side], scene)) })).filter(possible);

export const stageOf = (of: Odds<Scene>): Stage => ({
  a: bodyShares(of, 'a').reverse(),
  b: bodyShares(of, 'b'),
  places: placeKinds.map(({ id, words, is }) => ({ id, words, chance: of.of(is) })).filter(possible),
});

/** The probabilities used to compare plans. */
export interface Measures {
  /**
   * Three probabilities for the target: that it is destroyed or captured; that it is destroyed, captured or double demoralized;
   * and that it is harmed at all.
   */
  readonly ruinB: Fraction;
  readonly brokenB: Fraction;
  readonly harmB: Fraction;
  /** The same three probabilities for the charger. */
  readonly harmA: Fraction;
  readonly brokenA: Fraction;
  readonly ruinA: Fraction;
}
export const measureIds = ['ruinB', 'brokenB', 'harmB', 'harmA', 'brokenA', 'ruinA'] as const;
export type MeasureId = (typeof measureIds)[number];

const gone = (body: Body) => !inPlay(body);
const broken = (body: Body) => gone(body) || body.state === 2;
const harmed = (body: Body) => gone(body) || body.state > 0 || body.markers < body.lasting;

/** For each of these probabilities, a function that says whether a scene counts towards it. */
export const measuring: Readonly<Record<MeasureId, (scene: Scene) => boolean>> = {
  ruinB: ({ b }) => gone(b),
  brokenB: ({ b }) => broken(b),
  harmB: ({ b }) => harmed(b),
  harmA: ({ a }) => harmed(a),
  brokenA: ({ a }) => broken(a),
  ruinA: ({ a }) => gone(a),
};

/** Turns values in the order of `measureIds` into an object with the measures' names. */
export const asMeasures = (values: readonly Fraction[]): Measures =>
  Object.fromEntries(measureIds.map((id, at) => [id, values[at]])) as unknown as Measures;

export const measuresOf = (of: Odds<Scene>): Measures => asMeasures(measureIds.map((id) => of.of(measuring[id])));

export interface PlanAnswer {
  readonly ok: true;
  /** The start of the plan, and the state after each step that is played. */
  readonly stages: readonly Stage[];
  /** The odds at the last stage. */
  readonly end: Odds<Scene>;
  readonly measures: Measures;
  /** The steps that change nothing, with the reasons. */
  readonly idle: readonly Idle[];
  readonly sentence: string;
}

const said = (shares: readonly Share[]): string => shares.map(({ words, chance }) => `${words} ${asPercent(chance)}`).join(', ');

/** `Knights against Pikes (2 × Longbows at 4″, Knights charge, Melee): Pikes destroyed 33%, …; Knights fresh 80%, …` */
function sentenceOf(plan: Plan, end: Stage): string {
  const names = troopNames(plan);
  const off = end.places.filter(({ id }) => id === 'halted' || id === 'short');
  const shares = [`${names.b} ${said(end.b)}`, `${names.a} ${said(end.a)}`, ...(off.length ? [said(off)] : [])].join('; ');
  return `${planWords(plan)}: ${shares}.`;
}

/** Answers a valid plan (check `refusals` first). */
export function answerOf(plan: Plan): PlanAnswer {
  const odds = timeline(plan);
  const stages = odds.map(stageOf);
  const end = odds.at(-1) as Odds<Scene>;
  const sentence = sentenceOf(plan, stages.at(-1) as Stage);
  return { ok: true, stages, end, measures: measuresOf(end), idle: idleSteps(plan, odds), sentence };
}
