/**
 * The order of a bound (hott.sequence.steps): what each step asks, what happens when it begins, and the checks after every
 * action.
 */
import { advancing, type Watch, watch } from '../../kernel/battle/advance.ts';
import { questionOf } from '../../kernel/battle/question.ts';
import { type Chance, known, map } from '../../kernel/chance.ts';
import { onceFor } from '../../kernel/memo.ts';
import { pipRoll } from '../pips/spending.ts';
import { freeEnsorcelled } from './arrivals/desorcelling.ts';
import { departGods } from './arrivals/gods.ts';
import { lurkersWithdraw } from './arrivals/lurkers.ts';
import { anyArrival } from './arrivals/open.ts';
import { fightsOf, stormers } from './combat/fights.ts';
import { deployer } from './deployment/deploy.ts';
import { type BattleEvent, type BattleReport, certain, event } from './events.ts';
import { aerialsSettle } from './moves/engage.ts';
import { turnNext } from './moves/turning.ts';
import { magiciansOf, shootersOf } from './shooting/shots.ts';
import { footingSettles } from './terrain/footing.ts';
import { judgedBound, stormedEnd } from './victory/victory.ts';
import { enemyOf, type StepId } from './vocabulary/ids.ts';
import type { Ask } from './vocabulary/questions.ts';
import { nothingYet, type State } from './vocabulary/state.ts';

/** The question of each step. A question goes to the acting side unless it names another side. */
const stepAsks: Readonly<Record<StepId, (state: State) => Ask | null>> = {
  pips: () => null,
  arrivals: (state) => (!state.passed && anyArrival(state) ? { what: 'arrivals', side: state.acting } : null),
  // The side is asked even if no element can move, so that the dice of the next bound wait until it ends its moves.
  moves: (state) => (state.passed ? null : { what: 'moves', side: state.acting }),
  turning: () => null,
  shooting: (state) => {
    const enemy = enemyOf(state.acting);
    if (!state.passed && (shootersOf(state, state.acting).length > 0 || magiciansOf(state).length > 0))
      return { what: 'shooting', side: state.acting };
    const [unit] = shootersOf(state, enemy);
    return unit === undefined ? null : { what: 'target', side: enemy, unit };
  },
  'close-combat': (state) => {
    const attacker = enemyOf(state.defender);
    const storm = stormers(state).length > 0;
    if (fightsOf(state).length > 0 || (storm && attacker === state.acting)) return { what: 'combat', side: state.acting };
    return storm ? { what: 'storm', side: attacker } : null;
  },
};

/** The question that the present stage asks when no other question interrupts. */
const stageAsks = onceFor((state: State): Ask | null => {
  switch (state.stage) {
    case 'edge':
      return { what: 'edge', side: enemyOf(state.defender) };
    case 'stronghold':
      return { what: 'stronghold', side: state.defender };
    case 'deployment': {
      const side = deployer(state);
      return side && { what: 'deploy', side };
    }
    case 'fighting':
      return stepAsks[state.step](state);
    case 'over':
      return null;
  }
});

export const askedNow = questionOf<State, Ask>(({ stage }) => stage === 'over', stageAsks);

const step = (state: State, to: StepId): Chance<BattleReport> => certain({ ...state, step: to, passed: false });

const boundEvent = ({ bound, acting }: State): BattleEvent =>
  event(
    { kind: 'bound', bound, side: acting },
    'hott.sequence.alternate',
    ...(bound === 1 ? (['hott.deployment.defender-first-bound'] as const) : []),
  );

/** The first bound is the defender's (hott.deployment.defender-first-bound). */
function battleBegins(state: State): Chance<BattleReport> {
  const next: State = { ...state, stage: 'fighting', bound: 1, acting: state.defender, step: 'pips', pips: null };
  return certain(next, boundEvent(next));
}

/** hott.pips.roll, hott.gods.departure */
const rolled = (state: State): Chance<BattleReport> =>
  map(pipRoll, (pips) => {
    const gone = departGods({ ...state, pips, step: 'arrivals', passed: false }, pips);
    const moved = event({ kind: 'pips', side: state.acting, pips }, 'hott.pips.roll', 'hott.pips.no-saving');
    return { state: gone.state, events: [moved, ...gone.events] };
  });

/** Starts the other side's bound and clears what elements did in this one. */
function nextBound(state: State): Chance<BattleReport> {
  const over = judgedBound(state);
  if (over) return known(over);
  const next: State = {
    ...state,
    bound: state.bound + 1,
    acting: enemyOf(state.acting),
    step: 'pips',
    pips: null,
    passed: false,
    stormed: false,
    elements: state.elements.map((each) => (each.did === nothingYet ? each : { ...each, did: nothingYet })),
  };
  return certain(next, boundEvent(next));
}

/** Continues to the next step when there is no decision to make. */
function next(state: State): Chance<BattleReport> {
  if (state.stage === 'deployment') return battleBegins(state);
  switch (state.step) {
    case 'pips':
      return rolled(state);
    case 'arrivals':
      return step(state, 'moves');
    case 'moves':
      return step(state, 'turning');
    case 'turning': {
      const turned = turnNext(state);
      return turned ? known(turned) : step(state, 'shooting');
    }
    case 'shooting':
      return step(state, 'close-combat');
    case 'close-combat':
      return nextBound(state);
  }
}

/** The checks after every action, in this order. Each check is computed once per state. */
const watchers: readonly Watch<State, BattleEvent>[] = [
  stormedEnd,
  aerialsSettle,
  footingSettles,
  freeEnsorcelled,
  lurkersWithdraw,
].map((work) => watch(onceFor((state: State) => (state.stage === 'fighting' ? work(state) : null))));

/** Continues until a player has a decision or the battle is over. */
export const advance = advancing<State, BattleEvent>({
  rests: ({ stage }) => stage === 'over',
  watchers: () => watchers,
  isAsked: (state) => askedNow(state) !== null,
  next: onceFor(next, 16),
});
