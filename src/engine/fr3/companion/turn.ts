/** The sequence of a turn: steps, moves in a phase, and judging a phase. */
import type { CompanionReport } from '../../kernel/companion.ts';
import { text, whole } from '../../kernel/fields.ts';
import { moraleClock } from '../data/figures/morale-clock.ts';
import { actionKind, aSide, nameLength, notThere, refusal } from './action-kind.ts';
import { moveClock } from './clock.ts';
import { ending } from './ending.ts';
import { phaseLosses } from './losses.ts';
import { judged, placeName, stepName, stepsIn } from './places.ts';
import { fillPools } from './pools.ts';
import {
  inTurn,
  isLastPhase,
  type Judgement,
  line,
  openerOf,
  otherSide,
  type Phase,
  points,
  reportOf,
  type State,
  sideIds,
  withSide,
} from './state.ts';
import type { ReminderKind } from './vocabulary.ts';

/** Steps that are skipped unless a reminder of this kind exists. */
const onlyFor: Readonly<Record<string, ReminderKind>> = { illusions: 'illusion', fire: 'fire' };
const passedOver = (state: State, step: string): boolean =>
  !!onlyFor[step] && !state.reminders.some(({ reminder }) => reminder === onlyFor[step]);

/** The winner of the phase (fr3.morale-clock.phase-losses): the side with fewer loss points. */
export function judge(state: State): Judgement {
  const losses = { first: phaseLosses(state, 'first'), second: phaseLosses(state, 'second') };
  return { losses, winner: losses.first === losses.second ? null : losses.first < losses.second ? 'first' : 'second' };
}

/** The judgement as a sentence. */
export function judgementSentence(state: State, { losses, winner }: Judgement): string {
  const { first, second } = state.sides;
  const totals = `${first.name} lost ${points(losses.first)}, ${second.name} ${losses.second}`;
  return winner
    ? `${totals}: ${state.sides[winner].name} wins the phase, and the morale clock of ${state.sides[otherSide(winner)].name} falls by ${moraleClock.lostPhase}.`
    : `${totals}: the phase is a draw, so the morale clocks do not change.`;
}

const enter = (state: State, step: string): CompanionReport<State> => {
  const at = { ...state, step };
  return reportOf(at, { ...line(`${placeName(at)}. ${stepName(step)}`), heading: true });
};

function beginPhase(state: State, phase: Phase): CompanionReport<State> {
  const fresh = { ...state, phase, moves: 0, reminders: state.reminders.map((each) => ({ ...each, dealt: false })) };
  return enter(fresh, (stepsIn(phase)[0] as { id: string }).id);
}

/** Resets the counters of the phase after they were judged. */
const clearCounters = (state: State): State =>
  sideIds.reduce<State>((at, side) => withSide(at, side, { demoralized: 0 }), { ...state, judged: null });

function judgePhase(state: State): CompanionReport<State> {
  const judgement = judge(state);
  const { winner } = judgement;
  const said = line(
    judgementSentence(state, judgement),
    ...(winner
      ? (['fr3.morale-clock.phase-losses', 'fr3.morale-clock.phase-winner'] as const)
      : (['fr3.morale-clock.phase-draw'] as const)),
  );
  const entered = enter({ ...state, judged: judgement }, judged);
  return inTurn({ state: entered.state, said: [...entered.said, said] }, (at) =>
    winner
      ? moveClock(at, otherSide(winner), -moraleClock.lostPhase, 'The phase was lost', 'fr3.morale-clock.phase-winner')
      : reportOf(at),
  );
}

/** Where the button `Next step` leads. */
export function nextPlace(state: State): { readonly phase: Phase; readonly step: string } {
  const steps = stepsIn(state.phase);
  const at = steps.findIndex(({ id }) => id === state.step);
  const next = steps.slice(at + 1).find(({ id }) => !passedOver(state, id));
  if (next) return { phase: state.phase, step: next.id };
  const phase = state.phase === 'preparation' ? openerOf(state) : isLastPhase(state) ? 'preparation' : otherSide(state.phase);
  return { phase, step: (stepsIn(phase)[0] as { id: string }).id };
}

function advance(state: State): CompanionReport<State> {
  const { phase, step } = nextPlace(state);
  if (phase === state.phase) return step === judged ? judgePhase(state) : enter(state, step);
  if (phase === 'preparation') return inTurn(beginPhase({ ...clearCounters(state), turn: state.turn + 1 }, phase), fillPools);
  return beginPhase(state.phase === 'preparation' ? state : clearCounters(state), phase);
}

/** fr3.pre-game.seer-victory-key: gives the same side another phase in this turn. */
export const againPhase = (state: State): CompanionReport<State> =>
  beginPhase({ ...clearCounters(state), extraPhases: (state.extraPhases ?? 0) + 1 }, state.phase);

/** How many moves the phasing side's clock still allows; 0 outside a phase. */
export const movesLeft = (state: State): number =>
  state.phase === 'preparation' ? 0 : Math.max(0, state.sides[state.phase].clock - state.moves);

export const turnActions = {
  next: actionKind({
    fields: {},
    refuse: (state) => {
      const over = ending(state);
      return over ? refusal(`The battle is over: ${over.because} Count the victory points.`, ...over.rules) : null;
    },
    perform: (state) => advance(state),
  }),
  /** Jumps to another step of the same phase. */
  go: actionKind({
    fields: { step: text(40) },
    refuse: (state, { step }) => {
      if (state.step === judged)
        return refusal('This phase has already been scored. To change it, undo.', 'fr3.sequence.turn-structure');
      if (step === judged) return refusal('Add up the losses first, in step 9.', 'fr3.morale-clock.phase-losses');
      return stepsIn(state.phase).some(({ id }) => id === step) ? null : notThere;
    },
    perform: (state, { step }) => enter(state, step),
  }),
  /** A move of a unit or a group that counts against the clock. */
  move: actionKind({
    fields: { by: whole(-99, 99) },
    refuse: (state, { by }) => {
      if (state.phase === 'preparation')
        return refusal('You cannot count moves before the first phase.', 'fr3.sequence.movement-step');
      const { name, clock } = state.sides[state.phase];
      if (by === 0 || state.moves + by < 0)
        return refusal('No move has been counted yet this phase.', 'fr3.movement.morale-clock-limit');
      return by > 0 && state.moves + by > clock
        ? refusal(
            `${name} has made ${clock === 1 ? 'the one move' : `all ${clock} moves`} that the morale clock allows. Now only groups and units led by major characters can move.`,
            'fr3.movement.morale-clock-limit',
            'fr3.characters.major-leads-unit',
          )
        : null;
    },
    perform: (state, { by }) => {
      const { name, clock } = state.sides[state.phase as 'first' | 'second'];
      const moves = state.moves + by;
      return reportOf({ ...state, moves }, line(`${name}: ${moves} of ${clock} moves made.`, 'fr3.movement.morale-clock-limit'));
    },
  }),
  rename: actionKind({
    fields: { side: aSide, name: text(nameLength) },
    refuse: (_, { name }) => (name.trim() ? null : refusal('Give the side a name.')),
    perform: (state, { side, name }) => reportOf(withSide(state, side, { name: name.trim() })),
  }),
};
