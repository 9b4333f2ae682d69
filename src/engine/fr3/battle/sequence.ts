/**
 * The sequence of play (fr3.sequence.turn-structure): what each step asks of the phasing side, what happens as it begins and
 * ends, and how the battle goes on from one decision to the next. The order of the steps is that of the sheet. Steps that
 * are not in the list below ask nothing; part two fills them.
 */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { ending } from '../companion/ending.ts';
import { judged, judging } from '../companion/places.ts';
import { verdict } from '../companion/score.ts';
import { turnActions } from '../companion/turn.ts';
import { escapeAttempts } from './captives.ts';
import { caught } from './characters.ts';
import { askWaverers, undeadFall, undeadRecover, withLosses } from './clock.ts';
import { deployer } from './deployment/deploy.ts';
import { type BattleReport, certain, event, inTurn, onSheet, report } from './events.ts';
import { atStep, turnBegins, withDueChances } from './magic/cast.ts';
import { inPhase } from './magic/effects.ts';
import { challengesBegin } from './melee/challenges.ts';
import { turnToDanger } from './melee/danger.ts';
import { unfought } from './melee/question.ts';
import { onceFor } from './memo.ts';
import { landedToStay } from './movement/level.ts';
import { flights } from './movement/mass.ts';
import { absent } from './movement/return.ts';
import { abandonedStakes } from './movement/stakes.ts';
import { clearTraps, mayShed } from './nuisances.ts';
import { mayRally } from './rally.ts';
import { reputations } from './reputation.ts';
import { rolledFactors } from './rolled-factors.ts';
import { scoredAtEnd, scoredForTurn, settled } from './scenarios/aims.ts';
import { anyShot } from './shooting/shots.ts';
import { type Ask, type AskKind, nothingYet, phaseOf, phasing, type State, sideOnSheet, standing } from './state.ts';
import { holderOfObjective } from './victory.ts';

export interface StepRules {
  /** What the phasing side is asked in it. */
  readonly asks?: AskKind;
  /** Whether there is anything to decide; asked again after every decision. */
  open?(state: State): boolean;
  /** What happens as the step begins, before anything is asked. */
  enter?(state: State): Chance<BattleReport>;
}

/** By the ids of the sheet. */
export const steps: Readonly<Record<string, StepRules>> = {
  'magic-power': { enter: turnBegins },
  rally: {
    asks: 'rally',
    open: (state) => mayRally(state, phasing(state)).length > 0,
    enter: (state) => inTurn(report(state), rolledFactors, reputations),
  },
  missiles: { asks: 'missiles', open: anyShot },
  arrivals: { enter: escapeAttempts },
  clearing: { asks: 'shed', open: (state) => mayShed(state).length > 0, enter: clearTraps },
  challenges: { enter: challengesBegin },
  movement: {
    asks: 'movement',
    open: (state) => standing(state, phasing(state)).length + absent(state).length > 0,
    enter: (state) => known(flights(state)),
  },
  melee: {
    asks: 'melee',
    open: (state) => unfought(state).length > 0,
    enter: (state) => known(turnToDanger(landedToStay(state))),
  },
  [judging]: { enter: (state) => certain(undeadRecover(state)) },
  [judged]: { enter: askWaverers },
};

/** What the step in hand asks of the phasing side. */
const askedByStep = onceFor((state: State): Ask | null => {
  const step = steps[state.sheet.step];
  return step?.asks && !state.passed && step.open?.(state) ? { what: step.asks, side: phasing(state) } : null;
});

/** What is asked now, and of whom; null when nobody decides anything. */
export const askedNow = onceFor((state: State): Ask | null => {
  const [interrupting] = state.asks;
  if (state.stage === 'over') return null;
  if (interrupting) return interrupting;
  if (state.stage === 'edge') return { what: 'edge', side: state.chooser };
  if (state.stage === 'deployment') {
    const side = deployer(state);
    return side === null ? null : { what: 'deploy', side };
  }
  const [chance] = state.magic.chances;
  return chance ? { what: 'magic', side: chance } : askedByStep(state);
});

/** What a unit has done is forgotten when a phase begins. */
const freshPhase = (state: State): State => ({
  ...state,
  units: state.units.map((unit) => ({ ...unit, did: nothingYet, effects: inPhase(unit.effects, phaseOf(state)) })),
  characters: state.characters.map((each) => (each.moved || each.silent ? { ...each, moved: false, silent: false } : each)),
});

/** The next step on the sheet, and what happens as it begins. */
function nextStep(state: State): Chance<BattleReport> {
  const counted = state.sheet.step === judging ? withLosses(state) : state;
  const next = onSheet({ ...counted, passed: false, moving: [] }, (sheet) => turnActions.next.perform(sheet, {}));
  const told = next.state.sheet.turn > state.sheet.turn ? scoredForTurn(next) : next;
  const at = told.state.sheet.phase === state.sheet.phase ? told.state : freshPhase(told.state);
  const enter = steps[at.sheet.step]?.enter;
  const entered = enter ? inTurn({ ...told, state: at }, enter) : known({ ...told, state: at });
  return at.sheet.phase === 'preparation' ? entered : map(entered, (now) => ({ ...now, state: atStep(now.state) }));
}

/** fr3.victory.end: the battle is over, and the sheet says who has won. */
function over(from: State, because: string, rules: readonly string[]): BattleReport {
  const state = scoredAtEnd(from);
  const sheet = { ...state.sheet, objective: holderOfObjective(state) };
  const { winner, level, because: why, rules: of } = verdict(sheet);
  const told = event(
    { kind: 'ended', winner: winner === null ? null : sideOnSheet(state, winner), level, text: `${because} ${why}` },
    ...(rules as readonly `fr3.${string}.${string}`[]),
    ...of,
  );
  return report({ ...state, sheet, stage: 'over', asks: [], moving: [] }, told);
}

/** Why the battle is over: by the rules, or by the agreement of the set-up. */
function ends(state: State): { readonly because: string; readonly rules: readonly string[] } | null {
  const { turns } = state.setup;
  if (state.stage !== 'fighting') return null;
  if (turns !== undefined && state.sheet.turn > turns)
    return {
      because: `${turns === 1 ? '1 turn has' : `${turns} turns have`} been played, as agreed.`,
      rules: ['fr3.victory.levels'],
    };
  return ending(state.sheet) ?? (settled(state) ? { because: 'Nobody is on the way any more.', rules: [] } : null);
}

/** Goes on until somebody has a decision, or the battle is over. */
export function goOn(from: BattleReport): Chance<BattleReport> {
  const { state } = from;
  if (state.stage === 'over') return known(from);
  const stakes = abandonedStakes(state);
  if (stakes) return goOn(report(stakes.state, ...from.events, ...stakes.events));
  const rolls = caught(state);
  if (rolls)
    return andThen(
      inTurn(from, () => rolls),
      goOn,
    );
  const fallen = undeadFall(from);
  if (fallen) return andThen(fallen, goOn);
  const end = ends(state);
  if (end) return inTurn(from, (at) => known(over(at, end.because, end.rules)));
  if (state.asks.length === 0 && state.stage === 'fighting') {
    const due = withDueChances(state, askedByStep(state));
    if (due !== state) return goOn({ ...from, state: due });
  }
  if (askedNow(state)) return known(from);
  if (state.stage !== 'fighting') return andThen(inTurn({ ...from, state: { ...state, stage: 'fighting' } }, turnBegins), goOn);
  return andThen(inTurn(from, nextStep), goOn);
}
