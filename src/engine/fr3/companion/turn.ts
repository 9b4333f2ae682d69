/** The sequence of a turn: steps, moves in a phase, and deciding who has won a phase. */
import type { CompanionReport } from '../../kernel/companion.ts';
import { text, whole } from '../../kernel/fields.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import { moraleClock } from '../data/figures/morale-clock.ts';
import { multiplayer } from '../data/figures/multiplayer.ts';
import { actionKind, aSide, nameLength, notThere, refusal } from './action-kind.ts';
import { moveClock } from './clock.ts';
import { ending } from './ending.ts';
import { phaseLosses } from './losses.ts';
import { judged, placeName, stepName, stepsIn } from './places.ts';
import { fillPools } from './pools.ts';
import {
  type ClockOwner,
  clockOf,
  commandOf,
  inTurn,
  isLastPhase,
  type Judgement,
  line,
  openerOf,
  otherSide,
  ownersOf,
  type Phase,
  points,
  reportOf,
  type SideId,
  type State,
  sideIds,
  sideOf,
  withCommand,
  withSide,
} from './state.ts';
import type { ReminderKind } from './vocabulary.ts';

/** Steps that are skipped unless there is a reminder, each with the kind of reminder. */
const onlyFor: Readonly<Record<string, ReminderKind>> = { illusions: 'illusion', fire: 'fire' };
const passedOver = (state: State, step: string): boolean =>
  !!onlyFor[step] && !state.reminders.some(({ reminder }) => reminder === onlyFor[step]);

/** The side with fewer loss points wins (fr3.morale-clock.phase-losses). */
const judgementOf = (losses: Judgement['losses']): Judgement => ({
  losses,
  winner: losses.first === losses.second ? null : losses.first < losses.second ? 'first' : 'second',
});

/** The winner of the phase. */
export const judge = (state: State): Judgement =>
  judgementOf({ first: phaseLosses(state, 'first'), second: phaseLosses(state, 'second') });

/** The result of the phase as a sentence. */
export function judgementSentence(state: State, { losses, winner }: Judgement): string {
  const { first, second } = state.sides;
  const totals = `${first.name} lost ${points(losses.first)}, ${second.name} ${losses.second}`;
  if (!winner) return `${totals}: the phase is a draw, so the morale clocks do not change.`;
  const won = `${totals}: ${state.sides[winner].name} wins the phase`;
  if (state.turnLosses) return `${won}. The morale clocks change only at the end of the turn.`;
  const loser = state.sides[otherSide(winner)];
  return loser.commands
    ? `${won}, and the morale clock of each command of ${loser.name} falls by ${multiplayer.phaseLost}.`
    : `${won}, and the morale clock of ${loser.name} falls by ${moraleClock.lostPhase}.`;
}

const enter = (state: State, step: string): CompanionReport<State> => {
  const at = { ...state, step };
  return reportOf(at, { ...line(`${placeName(at)}. ${stepName(step)}`), heading: true });
};

/** Sets the moves of all commands of both sides back to 0, for a new phase. */
const withoutMoves = (state: State): State =>
  sideIds.reduce<State>((at, side) => {
    const { commands } = at.sides[side];
    return commands ? withSide(at, side, { commands: commands.map((each) => ({ ...each, moves: 0 })) }) : at;
  }, state);

function beginPhase(state: State, phase: Phase): CompanionReport<State> {
  const fresh = { ...state, phase, moves: 0, reminders: state.reminders.map((each) => ({ ...each, dealt: false })) };
  return enter(withoutMoves(fresh), (stepsIn(phase)[0] as { id: string }).id);
}

/** Lowers every clock of a side that has lost a phase or a turn. */
const loseClocks = (state: State, loser: SideId, lost: 'phase' | 'turn'): CompanionReport<State> =>
  inTurn(
    reportOf(state),
    ...ownersOf(state, loser).map(
      (owner) => (at: State) =>
        typeof owner === 'string'
          ? moveClock(at, owner, -moraleClock.lostPhase, `The ${lost} was lost`, 'fr3.morale-clock.phase-winner')
          : moveClock(
              at,
              owner,
              -multiplayer.phaseLost,
              `The ${lost} was lost`,
              lost === 'phase' ? 'fr3.multiplayer.command-clock-phase' : 'fr3.multiplayer.clock-per-turn',
            ),
    ),
  );

/**
 * fr3.multiplayer.clock-per-turn: adds the losses of a phase to those of its turn, and decides who has won the turn after its
 * last phase.
 */
function judgeTurn(state: State, { losses }: Judgement): CompanionReport<State> {
  const before = state.turnLosses ?? { first: 0, second: 0 };
  const total = { first: before.first + losses.first, second: before.second + losses.second };
  if (!isLastPhase(state)) return reportOf({ ...state, turnLosses: total });
  const { winner } = judgementOf(total);
  const { first, second } = state.sides;
  const totals = `In turn ${state.turn}, ${first.name} lost ${points(total.first)}, ${second.name} ${total.second}`;
  const said = line(
    winner
      ? `${totals}: ${state.sides[winner].name} wins the turn.`
      : `${totals}: the turn is a draw, so the morale clocks do not change.`,
    'fr3.multiplayer.clock-per-turn',
  );
  const fresh: State = { ...state, turnLosses: { first: 0, second: 0 } };
  return inTurn(reportOf(fresh, said), (at) => (winner ? loseClocks(at, otherSide(winner), 'turn') : reportOf(at)));
}

/** Resets the counters of the phase after the winner of the phase has been decided. */
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
    at.turnLosses ? judgeTurn(at, judgement) : winner ? loseClocks(at, otherSide(winner), 'phase') : reportOf(at),
  );
}

/** The phase and the step to which the button `Next step` leads. */
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

/** How many moves the clock of this owner still allows. */
function movesLeftOf(state: State, owner: ClockOwner): number {
  const command = commandOf(state, owner);
  const { commands } = state.sides[sideOf(owner)];
  const moves = command === null ? state.moves : (commands?.[command]?.moves ?? 0);
  return Math.max(0, clockOf(state, owner).clock - moves);
}

/** How many moves one clock still allows, or all clocks of the phasing side together; 0 outside a phase. */
export function movesLeft(state: State, owner?: ClockOwner): number {
  if (state.phase === 'preparation') return 0;
  const owners = owner === undefined ? ownersOf(state, state.phase) : [owner];
  return owners.reduce((sum, each) => sum + movesLeftOf(state, each), 0);
}

/** Why the clock does not allow this many more moves. */
export function refuseMoves(state: State, owner: ClockOwner, by: number): Refusal | null {
  const { name, clock } = clockOf(state, owner);
  return by > 0 && by > movesLeftOf(state, owner)
    ? refusal(
        `${name} has made ${clock === 1 ? 'the one move' : `all ${clock} moves`} that the morale clock allows. Now only groups and units led by major characters can move.`,
        'fr3.movement.morale-clock-limit',
        'fr3.characters.major-leads-unit',
        ...(commandOf(state, owner) === null ? [] : (['fr3.multiplayer.command-clock'] as const)),
      )
    : null;
}

/** Counts moves of units or groups against the clock. */
export function countMoves(state: State, owner: ClockOwner, by: number): CompanionReport<State> {
  const command = commandOf(state, owner);
  const { name, clock } = clockOf(state, owner);
  const own = command === null ? state.moves : (state.sides[sideOf(owner)].commands?.[command]?.moves ?? 0);
  const counted = { ...state, moves: state.moves + by };
  return reportOf(
    command === null ? counted : withCommand(counted, sideOf(owner), command, { moves: own + by }),
    line(`${name}: ${own + by} of ${clock} moves made.`, 'fr3.movement.morale-clock-limit'),
  );
}

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
      if (by === 0 || state.moves + by < 0)
        return refusal('No move has been counted yet this phase.', 'fr3.movement.morale-clock-limit');
      return refuseMoves(state, state.phase, by);
    },
    perform: (state, { by }) => countMoves(state, state.phase as SideId, by),
  }),
  rename: actionKind({
    fields: { side: aSide, name: text(nameLength) },
    refuse: (_, { name }) => (name.trim() ? null : refusal('Give the side a name.')),
    perform: (state, { side, name }) => reportOf(withSide(state, side, { name: name.trim() })),
  }),
};
