/** Finds out whether a position makes a puzzle: one decision in it matters, and what seems good at first sight is not the best. */
import { type PuzzleLevel, throwsOfProof } from '../../content/puzzles.ts';
import { play } from '../../engine/kernel/chance.ts';
import { seeded } from '../../engine/kernel/dice.ts';
import type { AnyAction } from '../../engine/kernel/notation/moves.ts';
import { expectation } from '../../engine/kernel/opponent/expectation.ts';
import { best, type Weighed, weigh } from '../../engine/kernel/opponent/greedy.ts';
import type { Plan, Thought } from '../../engine/kernel/opponent/plan.ts';
import { led } from '../../engine/kernel/opponent/player.ts';
import { prove } from '../../engine/kernel/opponent/race.ts';
import type { PuzzleSystem } from './system.ts';

/** What makes a puzzle. */
export const criteria = {
  /** Choices of a puzzle. */
  fewest: 3,
  most: 6,
  /** Throws that pick the best choice, and further ones, with other dice, that must confirm it. */
  picking: 8,
  confirming: throwsOfProof,
  /** The best must be ahead of every other choice by so many standard errors, and by so many points, in the confirming throws alone. */
  errors: 2.5,
  points: 6,
  /** Who looks one action ahead does not find the answer of a hard one; of an easy one the obvious choice loses so many points. */
  easy: 100,
  /** Phases that are played on. */
  phases: 2,
} as const;

/** Different results of one action's dice that are looked at. */
const leaves = 24;

export interface Choice<Action> {
  readonly action: Action;
  /** By how much the best choice is ahead of it in the confirming throws, in points of the system, and the standard error of that. */
  readonly behind: number;
  readonly error: number;
}

export interface Found<Action> {
  readonly level: PuzzleLevel;
  /** The best one first. */
  readonly choices: readonly Choice<Action>[];
  /** What the weakest opponent would do, by its place among the choices. */
  readonly obvious: number;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1) / Math.max(1, numbers.length));
}

/** Where a position leads when what comes before its question is done; null where dice fall on the way, or it is never asked. */
export function questionOf<Setup, State, Action extends AnyAction, Side extends string>(
  { notated: { ruleset }, onTheWay }: PuzzleSystem<Setup, State, Action, Side>,
  setup: Setup,
): { readonly state: State; readonly actions: readonly Action[] } | null {
  const begun = ruleset.begin(setup);
  if (begun.kind === 'roll') return null;
  let { state } = begun.value;
  const actions: Action[] = [];
  for (let next = onTheWay(state); next !== undefined; next = onTheWay(state)) {
    if (next === null || ruleset.refuse(state, next) !== null) return null;
    const chance = ruleset.perform(state, next);
    if (chance.kind === 'roll') return null;
    actions.push(next);
    state = chance.value.state;
  }
  return { state, actions };
}

/** Plans of one action each, and what plays them on: the same dice for all, numbered on from those that a plan has had. */
function playing<Setup, State, Action extends AnyAction, Side extends string>(
  { notated, judgement }: PuzzleSystem<Setup, State, Action, Side>,
  from: State,
  side: Side,
  begun: readonly Weighed<State, Action>[],
) {
  const ahead = { phases: criteria.phases, most: 80, leaves: 8 };
  const thought: Thought<State, Action, Side> = {
    // A system's sides are strings to the notation; here they are those of its judgement.
    ruleset: notated.ruleset as unknown as Thought<State, Action, Side>['ruleset'],
    judgement,
    from,
    side,
    ahead,
    longest: 1,
    isOver: () => false,
    effort: { judged: 0 },
  };
  const plans = begun.map(
    (one): Plan<State, Action> => ({
      begun: one,
      actions: [one.action],
      chance: one.chance,
      mean: expectation(one.chance, (report) => judgement.worth(report.state, side), ahead.leaves),
      proved: [],
    }),
  );
  const run = (plan: Plan<State, Action>, throws: number, firstThrow = 0) => {
    while (plan.proved.length < throws) prove(thought, plan, firstThrow);
  };
  return { plans, run };
}

/** By how much the first of some actions is ahead of each of them, in throws of other dice than those that have chosen it. */
export function leadsOf<Setup, State, Action extends AnyAction, Side extends string>(
  system: PuzzleSystem<Setup, State, Action, Side>,
  from: State,
  actions: readonly Action[],
  { from: firstThrow, throws }: { readonly from: number; readonly throws: number },
): readonly (readonly number[])[] {
  const side = system.decider(from);
  if (side === null) return [];
  const begun = [...weigh(system.notated.ruleset, system.judgement, from, side, actions, leaves)];
  const { plans, run } = playing(system, from, side, begun);
  for (const plan of plans) run(plan, throws, firstThrow);
  return plans.map(({ proved }) => proved.map((value, nth) => (plans[0]?.proved[nth] as number) - value));
}

/** The puzzle in a state; null where there is none, with the reason in a word for the tool's log. */
export function puzzleIn<Setup, State, Action extends AnyAction, Side extends string>(
  system: PuzzleSystem<Setup, State, Action, Side>,
  from: State,
): Found<Action> | string {
  const { notated, judgement, choice } = system;
  // A system's sides are strings to the notation; here they are those of its judgement.
  const ruleset = notated.ruleset as unknown as Thought<State, Action, Side>['ruleset'];
  const side = ruleset.decider(from);
  if (side === null) return 'over';

  const all = new Map<string, Weighed<State, Action>>();
  for (const weighed of weigh(ruleset, judgement, from, side, ruleset.actions(from), leaves)) {
    const of = choice(from, weighed.action);
    const known = of === null ? undefined : all.get(of);
    if (of !== null && (known === undefined || weighed.value > known.value)) all.set(of, weighed);
  }
  const options = [...all.values()].sort((one, other) => other.value - one.value);
  if (options.length < criteria.fewest) return 'few choices';

  /** What somebody who looks one action ahead would choose, by a sight of their own. */
  const seenBy = (worth: (state: State, side: Side) => number) =>
    best([
      ...weigh(
        ruleset,
        led(worth, judgement),
        from,
        side,
        // To do nothing is never obvious.
        options.flatMap(({ action }) => (judgement.passes?.(action) ? [] : [action])),
        leaves,
      ),
    ])?.action;
  const recruit = seenBy(judgement.lessons.recruit);
  const captain = options[0]?.action;
  const shown = options.filter(({ action }, at) => at < criteria.most - 1 || action === recruit).slice(0, criteria.most);
  if (recruit !== undefined && !shown.some(({ action }) => action === recruit)) return 'the obvious choice is not among them';

  const { plans, run } = playing(system, from, side, shown);
  for (const plan of plans) run(plan, criteria.picking);
  const ranked = [...plans].sort((one, other) => mean(other.proved) - mean(one.proved));
  const [top, second] = ranked;
  if (!top || !second) return 'few choices';
  // Not worth the confirming throws.
  if (mean(top.proved) - mean(second.proved) < criteria.points / 2) return 'nothing stands out';
  const confirmed = (plan: Plan<State, Action>) => plan.proved.slice(criteria.picking);
  // The nearest rivals first: most positions fail at one of them.
  const choices: Choice<Action>[] = [];
  run(top, criteria.picking + criteria.confirming);
  for (const plan of ranked) {
    run(plan, criteria.picking + criteria.confirming);
    const leads = confirmed(top).map((value, nth) => value - (confirmed(plan)[nth] as number));
    const [behind, error] = [mean(leads), errorOf(leads)];
    if (plan !== top && (behind < criteria.points || behind < criteria.errors * error)) return 'not clearly better';
    choices.push({ action: plan.begun.action, behind, error });
  }
  const answer = top.begun.action;
  const sorted = [choices[0] as Choice<Action>, ...choices.slice(1).sort((one, other) => one.behind - other.behind)];
  const obvious = sorted.findIndex(({ action }) => action === recruit);
  if (obvious === 0) return 'the obvious choice is the best';
  const level: PuzzleLevel = answer !== captain ? 'hard' : (sorted[obvious]?.behind ?? 0) >= criteria.easy ? 'easy' : 'medium';
  return { level, choices: sorted, obvious };
}

/** States of a battle in its course, one at the beginning of each phase. */
export function* phasesOf<Setup, State, Action extends AnyAction, Side extends string>(
  { notated: { ruleset }, judgement, player, setup, decider }: PuzzleSystem<Setup, State, Action, Side>,
  seed: number,
): Generator<State> {
  const dice = seeded(seed);
  const who = player(seed);
  let { state } = play(ruleset.begin(setup(seed)), dice);
  let phase = judgement.phase(state);
  for (let action = who.choose(state); action !== undefined && decider(state) !== null; action = who.choose(state)) {
    ({ state } = play(ruleset.perform(state, action), dice));
    const now = judgement.phase(state);
    if (now !== phase && decider(state) !== null) yield state;
    phase = now;
  }
}
