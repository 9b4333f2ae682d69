/**
 * Decides whether a position makes a puzzle: one decision in it must matter, and the choice that seems best at first must not be
 * the best.
 */
import { type Puzzle, type PuzzleLevel, throwsOfProof } from '../../content/puzzles.ts';
import { play } from '../../engine/kernel/chance.ts';
import { seeded } from '../../engine/kernel/dice.ts';
import type { AnyAction } from '../../engine/kernel/notation/moves.ts';
import { expectation } from '../../engine/kernel/opponent/expectation.ts';
import { best, type Weighed, weigh } from '../../engine/kernel/opponent/greedy.ts';
import type { Plan, Thought } from '../../engine/kernel/opponent/own-actions.ts';
import { withWorth } from '../../engine/kernel/opponent/player.ts';
import { simulatePlan } from '../../engine/kernel/opponent/race.ts';
import type { PuzzleSystem } from './system.ts';

/** The criteria for a puzzle. */
export const criteria = {
  /** The smallest number of choices. */
  fewest: 3,
  most: 6,
  /** The number of simulations that select the best choice, and of further ones with different dice that must confirm it. */
  picking: 8,
  confirming: throwsOfProof,
  /**
   * In the confirming simulations alone, the best choice must lead every other choice by this many standard errors. How many
   * points it must lead by depends on the system (`Leads`).
   */
  errors: 2.5,
  /** The number of phases that are simulated after the choice. */
  phases: 2,
} as const;

/** The maximum number of different dice results considered for one action. */
const leaves = 24;

export interface Choice<Action> {
  readonly action: Action;
  /**
   * How far the best choice leads this choice in the confirming simulations, in the system's points, and the standard error of
   * that lead.
   */
  readonly behind: number;
  readonly error: number;
}

export interface Found<Action> {
  readonly level: PuzzleLevel;
  /** The choices, the best one first. */
  readonly choices: readonly Choice<Action>[];
  /**
   * The index of the choice that the weakest computer player would make. If that player would make the best choice, the index of
   * the attack on the nearest enemy instead.
   */
  readonly obvious: number;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1) / Math.max(1, numbers.length));
}

/** The state when the question of a position is reached; null if dice are needed on the way, or the question is never reached. */
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

/** Plans of one action each, and a function that simulates all of them with the same dice. */
function playing<Setup, State, Action extends AnyAction, Side extends string>(
  { notated, judgement }: PuzzleSystem<Setup, State, Action, Side>,
  from: State,
  side: Side,
  begun: readonly Weighed<State, Action>[],
) {
  const ahead = { phases: criteria.phases, most: 80, leaves: 8 };
  const thought: Thought<State, Action, Side> = {
    // The notation treats a system's sides as strings. Here the sides must be those that the judgement uses.
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
      mean: expectation(one.chance, (report) => judgement.forecast(report.state, side), ahead.leaves),
      proved: [],
    }),
  );
  const run = (plan: Plan<State, Action>, throws: number, firstThrow = 0) => {
    while (plan.proved.length < throws) simulatePlan(thought, plan, firstThrow);
  };
  return { plans, run };
}

/** How far the first action leads each other action, in simulations with different dice from those that selected it. */
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

/** Simulations with these numbers have not selected or confirmed any puzzle. */
const newDice = 2000;

/**
 * Whether the answer of a puzzle is still clearly better than its nearest rival and than the obvious choice, in simulations with
 * new dice. A lead that is not clear yet is tested three times as long.
 */
export function holds<Setup, State, Action extends AnyAction, Side extends string>(
  system: PuzzleSystem<Setup, State, Action, Side>,
  from: State,
  { choices, obvious }: Pick<Puzzle, 'choices' | 'obvious'>,
): { readonly holds: boolean; readonly says: string } {
  const rivals = [...new Set([1, obvious])];
  const actions = [0, ...rivals].map((at) => choices[at]?.action as unknown as Action);
  const leads = (throws: number) => leadsOf(system, from, actions, { from: newDice, throws }).slice(1);
  const isClear = (lead: readonly number[]) => mean(lead) >= criteria.errors * errorOf(lead);
  let found = leads(criteria.confirming);
  if (!found.every(isClear)) found = leads(3 * criteria.confirming);
  const says = found.map((lead) => `${mean(lead).toFixed(1)} ± ${errorOf(lead).toFixed(1)}`).join(' and ');
  return { holds: found.length === rivals.length && found.every(isClear), says: `leads by ${says} points` };
}

/**
 * The puzzle in a state; if there is none, a short reason for the tool's log. With `easyOnly`, the function accepts only
 * puzzles whose answer even the weakest player finds. These need far fewer simulations.
 */
export function puzzleIn<Setup, State, Action extends AnyAction, Side extends string>(
  system: PuzzleSystem<Setup, State, Action, Side>,
  from: State,
  easyOnly = false,
): Found<Action> | string {
  const { notated, judgement, choice, distance, leads: needed } = system;
  // The notation treats a system's sides as strings. Here the sides must be those that the judgement uses.
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

  /** The best choice when looking one action ahead with a given valuation. */
  const seenBy = (worth: (state: State, side: Side) => number) =>
    best([
      ...weigh(
        ruleset,
        withWorth(worth, judgement),
        from,
        side,
        // Doing nothing is never the obvious choice.
        options.flatMap(({ action }) => (judgement.passes?.(action) ? [] : [action])),
        leaves,
      ),
    ])?.action;
  const sergeant = seenBy(judgement.lessons.sergeant);
  const captain = options[0]?.action;
  const attacks = options.flatMap(({ action, value }) => {
    const far = distance(from, action);
    return far === null ? [] : [{ action, value, far }];
  });
  const nearest = attacks.reduce<(typeof attacks)[number] | undefined>(
    (one, other) => (one && one.far <= other.far ? one : other),
    undefined,
  );
  const isEasyToSee = sergeant !== undefined && sergeant === captain;
  if (easyOnly) {
    if (!isEasyToSee) return 'not easy to see';
    if (!nearest || nearest.action === captain) return 'the nearest enemy is the right one';
    if ((options[0]?.value ?? 0) - nearest.value < needed.easyNearest / 2) return 'the nearest enemy is as good';
  }
  const obviousAction = isEasyToSee ? nearest?.action : sergeant;
  const shown = options.filter(({ action }, at) => at < criteria.most - 1 || action === obviousAction).slice(0, criteria.most);
  if (obviousAction !== undefined && !shown.some(({ action }) => action === obviousAction))
    return 'the obvious choice is not among them';

  const { plans, run } = playing(system, from, side, shown);
  for (const plan of plans) run(plan, criteria.picking);
  const ranked = [...plans].sort((one, other) => mean(other.proved) - mean(one.proved));
  const [top, second] = ranked;
  if (!top || !second) return 'few choices';
  if (easyOnly && top.begun.action !== captain) return 'not easy to see';
  // The lead is too small to be worth the confirming simulations.
  if (mean(top.proved) - mean(second.proved) < needed.least / 2) return 'nothing stands out';
  const confirmed = (plan: Plan<State, Action>) => plan.proved.slice(criteria.picking);
  // The nearest rivals are tested first, because most positions fail at one of them.
  const choices: Choice<Action>[] = [];
  run(top, criteria.picking + criteria.confirming);
  for (const plan of ranked) {
    run(plan, criteria.picking + criteria.confirming);
    const leads = confirmed(top).map((value, nth) => value - (confirmed(plan)[nth] as number));
    const [behind, error] = [mean(leads), errorOf(leads)];
    if (plan !== top && (behind < needed.least || behind < criteria.errors * error)) return 'not clearly better';
    choices.push({ action: plan.begun.action, behind, error });
  }
  const answer = top.begun.action;
  const sorted = [choices[0] as Choice<Action>, ...choices.slice(1).sort((one, other) => one.behind - other.behind)];
  const seen = isEasyToSee && answer !== captain ? sergeant : obviousAction;
  const obvious = sorted.findIndex(({ action }) => action === seen);
  if (obvious === 0) return 'the obvious choice is the best';
  const behind = sorted[obvious]?.behind ?? 0;
  if (isEasyToSee && answer === captain && behind < needed.easyNearest) return 'the nearest enemy is as good';
  const level: PuzzleLevel = answer !== captain ? 'hard' : isEasyToSee || behind >= needed.easy ? 'easy' : 'medium';
  return { level, choices: sorted, obvious };
}

/** Plays a battle and yields the state at the start of each phase. */
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
