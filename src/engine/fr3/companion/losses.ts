/**
 * Losses (chapters fr3.morale-clock and fr3.victory): each kind with the clock points that it costs at once, and the counters of
 * the phase.
 */
import type { CompanionReport } from '../../kernel/companion.ts';
import { moraleClock as figures } from '../data/figures/morale-clock.ts';
import { multiplayer } from '../data/figures/multiplayer.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { moveClock } from './clock.ts';
import {
  type ClockOwner,
  changed,
  clockOf,
  commandOf,
  inTurn,
  type Loss,
  line,
  phaseNumber,
  points,
  reportOf,
  type SideId,
  type State,
  sideOf,
  withSide,
} from './state.ts';
import type { LossKind } from './vocabulary.ts';

export interface LossOf {
  /** The name of this kind of loss in a list of choices. */
  readonly name: string;
  /** What was lost, in words that fit within a sentence. */
  readonly what: string;
  /** Whether the loss counts as one of the units destroyed in the phase. */
  readonly counts: boolean;
  /** Points taken off the clock at once, depending on the full cost. A cost that is unknown counts as 0. */
  readonly clock: (cost: number) => number;
  readonly rules: readonly Fr3RuleId[];
}

const general = (cost: number) => (cost >= 400 ? figures.generalFrom400 : cost >= 300 ? figures.generalFrom300 : figures.general);
const major = (cost: number) =>
  cost >= 300 ? figures.majorCharacterFrom300 : cost >= 200 ? figures.majorCharacterFrom200 : figures.majorCharacter;
const ship = (cost: number) =>
  cost >= 400
    ? figures.shipFrom400
    : cost >= 300
      ? figures.shipFrom300
      : cost >= 200
        ? figures.shipFrom200
        : cost >= 100
          ? figures.shipFrom100
          : 0;

export const lossOf: Readonly<Record<LossKind, LossOf>> = {
  unit: {
    name: 'Unit',
    what: 'a unit',
    counts: true,
    clock: (cost) => (cost >= figures.highCost ? figures.highCostUnit : 0),
    rules: ['fr3.morale-clock.high-cost-unit-loss'],
  },
  general: { name: 'General', what: 'the general', counts: false, clock: general, rules: ['fr3.morale-clock.general-loss'] },
  'general-unit': {
    name: 'General who is a unit',
    what: 'the general, a unit',
    counts: true,
    clock: general,
    rules: ['fr3.morale-clock.general-loss'],
  },
  major: {
    name: 'Major character',
    what: 'a major character',
    counts: false,
    clock: major,
    rules: ['fr3.morale-clock.major-character-loss'],
  },
  'major-unit': {
    name: 'Major character who is a unit',
    what: 'a major character, a unit',
    counts: true,
    clock: major,
    rules: ['fr3.morale-clock.major-character-loss'],
  },
  minor: {
    name: 'Minor character',
    what: 'a minor character',
    counts: false,
    clock: () => 0,
    rules: ['fr3.abilities.minor-abilities'],
  },
  ship: { name: 'Ship or structure', what: 'a ship', counts: false, clock: ship, rules: ['fr3.morale-clock.ship-loss'] },
};

/** The units that a side has lost in the present phase. */
export const destroyedUnits = (state: State, side: SideId): readonly Loss[] =>
  state.sides[side].losses.filter(({ loss, phase }) => lossOf[loss].counts && phase === phaseNumber(state));

/** A side's loss points for the phase (fr3.morale-clock.phase-losses). */
export const phaseLosses = (state: State, side: SideId): number =>
  state.sides[side].demoralized * figures.demoralizedUnit + destroyedUnits(state, side).length * figures.destroyedUnit;

/** The cost in brackets, or nothing if the cost is unknown. */
export const priced = (cost: number | null) => (cost === null ? '' : ` (${points(cost)})`);

/**
 * fr3.multiplayer.command-clock-losses: the clock points that the loss of a unit or character takes off the clock of its command.
 */
function commandLoss(loss: LossKind, cost: number): number {
  if (loss.startsWith('general')) return multiplayer.generalLost;
  if (loss.startsWith('major')) return multiplayer.majorCharacterLost;
  return loss !== 'minor' && cost > multiplayer.costlyAbove ? multiplayer.costlyUnitLost : 0;
}

/**
 * The clock points that a loss costs, and the rules that state this. In a game with several commands per side, the fixed losses
 * of that variant replace the ordinary ones.
 */
export const clockLoss = (loss: LossKind, cost: number | null, command: number | null | undefined) =>
  command === null || command === undefined
    ? { clock: lossOf[loss].clock(cost ?? 0), rules: lossOf[loss].rules }
    : { clock: commandLoss(loss, cost ?? 0), rules: ['fr3.multiplayer.command-clock-losses'] as const };

/** Records a loss and takes its points off the clock. */
export function lose(state: State, owner: ClockOwner, loss: LossKind, cost: number | null): CompanionReport<State> {
  const side = sideOf(owner);
  const command = commandOf(state, owner);
  const { name } = clockOf(state, owner);
  const { what, counts } = lossOf[loss];
  const { clock, rules } = clockLoss(loss, cost, command);
  const entry: Loss = {
    id: state.nextId,
    loss,
    cost,
    clock: 0,
    phase: phaseNumber(state),
    fades: false,
    ...(command === null ? {} : { command }),
  };
  const listed = reportOf(
    withSide({ ...state, nextId: state.nextId + 1 }, side, { losses: [...state.sides[side].losses, entry] }),
    line(`${name} loses ${what}${priced(cost)}.`, ...(counts ? (['fr3.morale-clock.phase-losses'] as const) : rules)),
  );
  return inTurn(listed, (at) => charge(at, side, entry.id, clock, `${name} lost ${what}${priced(cost)}`, rules));
}

/** Sets the clock points of a recorded loss, and moves the clock by the difference. */
export function charge(
  state: State,
  side: SideId,
  id: number,
  clock: number,
  because: string,
  rules: readonly Fr3RuleId[],
): CompanionReport<State> {
  const army = state.sides[side];
  const entry = army.losses.find((each) => each.id === id) as Loss;
  const owner = entry.command === undefined ? side : { side, command: entry.command };
  const moved = moveClock(state, owner, entry.clock - clock, because, ...rules);
  const taken = entry.clock + army.clock - moved.state.sides[side].clock;
  return { ...moved, state: withSide(moved.state, side, { losses: changed(army.losses, id, { clock: taken }) }) };
}
