/**
 * The sequence of play (fr3.sequence.turn-structure): what each step asks the phasing side, what happens when it begins and ends,
 * and how play continues between decisions. The sheet gives the order of the steps. `chapters/order.ts` gives the order within a
 * step and after each action.
 */
import { advancing, ordered, type Watch } from '../../kernel/battle/advance.ts';
import { questionOf } from '../../kernel/battle/question.ts';
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { onceFor } from '../../kernel/memo.ts';
import { ending } from '../companion/ending.ts';
import { judging } from '../companion/places.ts';
import { verdict } from '../companion/score.ts';
import { againPhase, turnActions } from '../companion/turn.ts';
import { ask } from './chapters/asking.ts';
import { type Chapter, type Event, watch } from './chapters/chapter.ts';
import { type DecisionStep, type Onward, onward, type StepEvent, stepEvents, type Watcher, watchers } from './chapters/order.ts';
import { chaptersOf } from './chapters/requirements.ts';
import { escapeAttempts } from './characters/captives.ts';
import { inCompany } from './characters/company.ts';
import { releaseAbandonedCaptives, rollForCaught } from './characters/fates.ts';
import { placeLoneCharacters } from './characters/walk.ts';
import { deployer } from './deployment/deploy.ts';
import { type BattleEvent, type BattleReport, certain, event, inTurn, onSheet, report } from './events.ts';
import { changeSides } from './magic/allegiance.ts';
import { inPhase } from './magic/effects.ts';
import { challengesBegin } from './melee/challenges.ts';
import { turnToDanger } from './melee/danger.ts';
import { pairsToFight } from './melee/question.ts';
import { askWaverers, undeadFall, undeadRecover, withLosses } from './morale-clock/clock.ts';
import { landedToStay } from './movement/level.ts';
import { unitsToReturn } from './movement/return.ts';
import { abandonedStakes } from './movement/stakes.ts';
import { bardsRally, mayRally } from './rally/rally.ts';
import { areAimsDecided, scoredAtEnd, scoredForTurn } from './scenarios/aims.ts';
import { anyShot } from './shooting/shots.ts';
import { nothingYet, phaseOf, phasing, sideOnSheet, standing } from './units/pieces.ts';
import { holderOfObjective } from './victory/victory.ts';
import type { Ask, AskKind } from './vocabulary/questions.ts';
import type { Setup } from './vocabulary/setup.ts';
import type { State } from './vocabulary/state.ts';

/**
 * For each step, the question to the phasing side, and whether the step has a decision even without special chapters. Chapters
 * may add decisions.
 */
const questions: Readonly<Record<DecisionStep, { readonly asks: AskKind; open?(state: State): boolean }>> = {
  rally: { asks: 'rally', open: (state) => mayRally(state, phasing(state)).length > 0 },
  missiles: { asks: 'missiles', open: anyShot },
  arrivals: { asks: 'lay' },
  clearing: { asks: 'shed' },
  movement: { asks: 'movement', open: (state) => standing(state, phasing(state)).length > 0 || unitsToReturn(state).length > 0 },
  melee: { asks: 'melee', open: (state) => pairsToFight(state).length > 0 },
};

/** Effects of the core rules at the start of a step. */
const ownEvents: NonNullable<Chapter['events']> = {
  'bards-rally': (state) => known(bardsRally(state)),
  'captives-escape': escapeAttempts,
  challenges: challengesBegin,
  'fliers-land': (state) => certain(landedToStay(state)),
  'turn-to-danger': (state) => known(turnToDanger(state)),
  'undead-recover': (state) => known(undeadRecover(state)),
  'ask-waverers': askWaverers,
};

/** Checks of the core rules after an action. */
const ownWatches: NonNullable<Chapter['watches']> = {
  'stakes-abandoned': watch(abandonedStakes),
  'company-together': (from) => {
    const state = inCompany(from.state);
    return state === from.state ? null : known({ ...from, state });
  },
  'captors-caught': watch(rollForCaught),
  'captives-abandoned': watch(releaseAbandonedCaptives),
  'undead-fall': undeadFall,
  'the-end': watch((state) => {
    const end = ends(state);
    return end && over(state, end.because, end.rules);
  }),
};

/** The core rules and the chapters of a battle, in the order in which they act. */
const partsOf = onceFor((setup: Setup) => {
  const chapters: readonly Chapter[] = [{ actionKinds: {}, events: ownEvents, watches: ownWatches }, ...chaptersOf(setup)];
  const events = chapters.map((chapter) => chapter.events);
  return {
    /** Keyed by the steps of the sheet. */
    events: new Map<string, readonly Event[]>(
      Object.entries(stepEvents).map(([step, names]) => [step, ordered<StepEvent, Event>(names, events)]),
    ),
    opens: (step: DecisionStep) => chapters.flatMap(({ opens }) => opens?.[step] ?? []),
    watches: ordered<Watcher, Watch<State, BattleEvent>>(
      watchers,
      chapters.map(({ watches }) => watches),
    ),
    onward: ordered<Onward, Watch<State, BattleEvent>>(
      onward,
      chapters.map((chapter) => chapter.onward),
    ),
  };
});

/** Runs the effects at the start of a step, before any decision. */
const stepBegins = (from: BattleReport, step: string): Chance<BattleReport> =>
  inTurn(from, ...(partsOf(from.state.setup).events.get(step) ?? []));

const isDecisionStep = (step: string): step is DecisionStep => Object.hasOwn(questions, step);

/** The question of the present step to the phasing side. */
export const askedByStep = onceFor((state: State): Ask | null => {
  const { step } = state.sheet;
  if (state.passed || !isDecisionStep(step)) return null;
  const { asks, open } = questions[step];
  const isOpen =
    open?.(state) ||
    partsOf(state.setup)
      .opens(step)
      .some((opens) => opens(state));
  return isOpen ? { what: asks, side: phasing(state) } : null;
});

/** The question of the present stage or step, unless something interrupts it. */
function askedByStage(state: State): Ask | null {
  if (state.stage === 'edge') return { what: 'edge', side: state.chooser };
  if (state.stage === 'deployment') {
    const side = deployer(state);
    return side === null ? null : { what: 'deploy', side };
  }
  const [chance] = state.magic.chances;
  return chance ? { what: 'magic', side: chance } : askedByStep(state);
}

/** The present question and the side that has to answer it; null if there is no decision to make. */
export const askedNow = questionOf<State, Ask>(({ stage }) => stage === 'over', askedByStage);

/** At the start of a phase, clears the record of what units have done. */
const freshPhase = (state: State): State => ({
  ...ask.freshPhase(state),
  units: state.units.map((unit) => {
    const [effects, asleep] = [inPhase(unit.effects, phaseOf(state)), inPhase(unit.asleep, phaseOf(state))];
    const same = unit.did === nothingYet && effects === unit.effects && asleep === unit.asleep;
    return same ? unit : { ...unit, did: nothingYet, effects, asleep };
  }),
  characters: state.characters.map((each) =>
    each.moved || each.silent || each.taunted ? { ...each, moved: false, silent: false, taunted: false } : each,
  ),
});

/** Moves the sheet to its next step and runs the effects at its start. */
function nextStep(from: State): Chance<BattleReport> {
  const { again } = from.ofLists;
  const state = again ? { ...from, ofLists: { ...from.ofLists, again: false } } : from;
  const counted = state.sheet.step === judging ? withLosses(state) : state;
  const next = onSheet({ ...counted, passed: false, moving: [] }, (sheet) =>
    again ? againPhase(sheet) : turnActions.next.perform(sheet, {}),
  );
  const scored = next.state.sheet.turn > state.sheet.turn ? scoredForTurn(next) : next;
  const here =
    scored.state.sheet.phase === state.sheet.phase && !again
      ? report(scored.state)
      : changeSides(freshPhase(scored.state), scored.state);
  const begun = report(here.state, ...scored.events, ...here.events);
  const at = begun.state;
  const isNewPhase = here.state !== scored.state;
  const landed = inTurn(begun, (now) => (isNewPhase ? ask.phaseBegins(now, scored.state) : certain(now)));
  const entered = andThen(landed, (from) => stepBegins(from, at.sheet.step));
  return at.sheet.phase === 'preparation' ? entered : map(entered, (now) => ({ ...now, state: ask.stepBegun(now.state) }));
}

/** fr3.victory.end: ends the battle. The sheet of the battle decides the winner. */
function over(from: State, because: string, rules: readonly string[]): BattleReport {
  const state = scoredAtEnd(from);
  const sheet = { ...state.sheet, objective: holderOfObjective(state) };
  const { winner, level, because: why, rules: of } = verdict(sheet);
  const ended = event(
    { kind: 'ended', winner: winner === null ? null : sideOnSheet(state, winner), level, text: `${because} ${why}` },
    ...(rules as readonly `fr3.${string}.${string}`[]),
    ...of,
  );
  const magic = { ...state.magic, spell: null, withstood: null, struck: null };
  return report({ ...state, sheet, magic, stage: 'over', asks: [], moving: [] }, ended);
}

/** Why the battle is over: by the rules, or by the set-up's turn limit. */
function ends(state: State): { readonly because: string; readonly rules: readonly string[] } | null {
  const { turns } = state.setup;
  if (state.stage !== 'fighting') return null;
  if (turns !== undefined && state.sheet.turn > turns)
    return {
      because: `${turns === 1 ? '1 turn has' : `${turns} turns have`} been played, as agreed.`,
      rules: ['fr3.victory.levels'],
    };
  return ending(state.sheet) ?? (areAimsDecided(state) ? { because: 'No more units can arrive.', rules: [] } : null);
}

/** Continues to the next step when there is no decision to make, unless a chapter acts first. */
function next(state: State): Chance<BattleReport> {
  for (const goesOn of partsOf(state.setup).onward) {
    const result = goesOn(report(state));
    if (result) return result;
  }
  if (state.stage === 'fighting') return nextStep(state);
  return inTurn(
    report(placeLoneCharacters({ ...state, stage: 'fighting' })),
    (at) => known(ask.fightingBegins(at)),
    (at) => stepBegins(report(at), 'magic-power'),
  );
}

/** Continues until a player has a decision or the battle is over. */
export const advance = advancing<State, BattleEvent>({
  // While dice on the table may still be changed, their consequences have not happened yet.
  rests: (state) => state.stage === 'over' || state.asks[0]?.what === 'fortune',
  watchers: (state) => partsOf(state.setup).watches,
  isAsked: (state) => askedNow(state) !== null,
  next,
});
