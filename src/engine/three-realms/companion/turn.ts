/** Steps through the game turn: the roll for the first player, the alternating unit turns, the phases. */
import { andThen, type Chance, known } from '../../kernel/chance.ts';
import { type CompanionReport, changed, line, otherSide, reportOf, type SideId, sideIds } from '../../kernel/companion.ts';
import { text } from '../../kernel/fields.ts';
import { resolveRolls } from '../../kernel/typed-dice.ts';
import { missions as figures } from '../data/figures/missions.ts';
import { missions } from '../data/missions.ts';
import { phases, type Step, sequence } from '../data/sequence.ts';
import { d10 } from '../dice.ts';
import { actionKind, anId, aSide, nameLength, notThere, refusal, someFaces } from './action-kind.ts';
import { allActed, canAct, mustAct, type State, unitOf, withSide, withUnits } from './state.ts';

export const stepOf = (id: string): Step => sequence.find((step) => step.id === id) as Step;
export const phaseOf = (state: State): (typeof phases)[number] => {
  const { phase } = stepOf(state.step);
  return phases.find(({ id }) => id === phase) as (typeof phases)[number];
};

/** Whose turn it is, and which unit acts: `Anna: Spearmen`. */
export function whoActs(state: State): string {
  if (state.acting === null) return 'both sides';
  const { name } = state.sides[state.acting];
  const unit = state.unit === null ? undefined : unitOf(state, state.acting, state.unit);
  return unit ? `${name}: ${unit.name}` : `${name}’s unit turn`;
}

export const placeName = (state: State): string => `Game turn ${state.turn}, ${phaseOf(state).name}, ${whoActs(state)}`;

/** Both players roll, and the higher roll goes first; ties are rolled again (three-realms.turn.first-player). */
export const firstPlayerRoll = (state: State): Chance<SideId> => {
  const roll = (side: SideId) => d10(`${state.sides[side].name}’s roll`, 'three-realms.turn.first-player');
  return andThen(roll('first'), (first) =>
    andThen(roll('second'), (second) =>
      first === second ? firstPlayerRoll(state) : known<SideId>(first > second ? 'first' : 'second'),
    ),
  );
};

/** Whether the battle is over: a battle with a mission lasts a fixed number of game turns (three-realms.missions.length). */
export const over = (state: State): boolean => state.mission !== '' && state.turn >= figures.turns && state.step === 'scores';

const enter = (state: State, step: string): CompanionReport<State> => {
  const at = { ...state, step };
  return reportOf(at, { ...line(`${placeName(at)}. ${stepOf(step).name}`), heading: true });
};

/** Counts losses from this point on. */
const counted = (state: State): State => withUnits(state, ({ models }) => ({ before: models }));

/**
 * The given side acts next if it has a unit left, otherwise the other side; the Melee Phase begins when neither has
 * (three-realms.turn.alternating-unit-turns).
 */
function nextToAct(state: State, side: SideId): CompanionReport<State> {
  const noneNoted = sideIds.every((id) => state.sides[id].units.length === 0);
  if (noneNoted) return enter({ ...state, acting: side, unit: null }, 'pick');
  if (allActed(state)) return beginMelee(state);
  const acting = canAct(state, side).length > 0 ? side : otherSide(side);
  const passed =
    acting === side
      ? []
      : [line(`${state.sides[side].name} has no units left, so it passes.`, 'three-realms.turn.alternating-unit-turns')];
  const entered = enter({ ...state, acting, unit: null }, 'pick');
  return { state: entered.state, said: [...passed, ...entered.said] };
}

const beginMelee = (state: State): CompanionReport<State> => {
  const entered = enter(counted({ ...state, acting: null, unit: null, lastUnit: null }), 'choose');
  const picks = line(`${state.sides.first.name} attacks in this battle and picks the melees.`, 'three-realms.melee.choose-melee');
  return { state: entered.state, said: [...entered.said, picks] };
};

/** Begins the Upkeep Phase, and reminds the players of points that the mission scores and of units that return. */
function beginUpkeep(state: State): CompanionReport<State> {
  const entered = enter(state, 'abilities');
  const scoring = missions.find(({ id }) => id === state.mission)?.scoring;
  const back = sideIds.flatMap((side) =>
    state.sides[side].units.filter((unit) => unit.models === 0 && !unit.traits.includes('character')).map(({ name }) => name),
  );
  const due = [
    ...(scoring === 'ley-lines'
      ? [line('Each side scores a point for every objective that it controls.', 'three-realms.missions.ley-line-scoring')]
      : []),
    ...(scoring === 'units' && back.length > 0
      ? [
          line(
            `These units return at full strength, unless they are Leaders or unique: ${back.join(', ')}.`,
            'three-realms.missions.slaughterfest-return',
          ),
        ]
      : []),
  ];
  return { state: entered.state, said: [...entered.said, ...due] };
}

/** Ends the unit turn: marks its unit (three-realms.turn.acted-marker) and passes to the other side. */
function endUnitTurn(state: State): CompanionReport<State> {
  const side = state.acting as SideId;
  const unit = state.unit === null ? undefined : unitOf(state, side, state.unit);
  const marked = unit
    ? withSide(state, side, { units: changed(state.sides[side].units, unit.id, { acted: unit.acted + 1 }) })
    : state;
  return nextToAct({ ...marked, lastUnit: state.unit }, otherSide(side));
}

/**
 * Passes for a side that has no unit that must act. A side never has to take second unit turns
 * (three-realms.unit-rules.double-act).
 */
function pass(state: State, side: SideId): CompanionReport<State> {
  const next = nextToAct(state, otherSide(side));
  const says = line(`${state.sides[side].name} passes.`, 'three-realms.unit-rules.double-act');
  return { state: next.state, said: [...(canAct(state, side).length > 0 ? [says] : []), ...next.said] };
}

function nextTurn(state: State): CompanionReport<State> {
  const fresh = withUnits(state, ({ models }) => ({ acted: 0, tested: false, before: models }));
  return enter({ ...fresh, turn: state.turn + 1, firstPlayer: null, acting: null, unit: null, lastUnit: null }, 'first-player');
}

function advance(state: State): CompanionReport<State> {
  switch (state.step) {
    case 'first-player':
      return beginUpkeep(state);
    case 'abilities':
      return nextToAct(state, state.firstPlayer ?? 'first');
    case 'pick':
      return state.acting !== null && state.sides[state.acting].units.length > 0
        ? pass(state, state.acting)
        : enter(counted(state), 'move-and-shoot');
    case 'mass-casualties':
      return endUnitTurn(state);
    case 'scores':
      return nextTurn(state);
    default:
      return enter(state, (sequence[sequence.findIndex(({ id }) => id === state.step) + 1] as Step).id);
  }
}

/**
 * The label for the place that `Next step` leads to. The end of a unit turn may lead to the other side's unit turn or to the
 * melees.
 */
export function nextName(state: State): string {
  if (state.step === 'mass-casualties') return 'End the unit turn';
  if (state.step === 'pick' && state.acting && mustAct(state, state.acting).length > 0) return 'Pick a unit';
  if (state.step === 'pick' && state.acting && canAct(state, state.acting).length > 0) return 'No second unit turn';
  if (state.step === 'scores') return `Game turn ${state.turn + 1}`;
  return stepOf(advance(state).state.step).name;
}

export const turnActions = {
  next: actionKind({
    fields: {},
    refuse: (state) => {
      if (over(state))
        return refusal(`The battle is over after game turn ${figures.turns}. Count the points.`, 'three-realms.missions.length');
      if (state.step === 'first-player' && state.firstPlayer === null)
        return refusal('Roll for the first unit turn first.', 'three-realms.turn.first-player');
      if (state.step === 'pick' && state.acting && state.unit === null && mustAct(state, state.acting).length > 0)
        return refusal(
          `${state.sides[state.acting].name} must pick a unit first.`,
          'three-realms.turn.action-phase',
          'three-realms.turn.everyone-acts-once',
        );
      return null;
    },
    perform: (state) => advance(state),
  }),
  /** Goes to another step of the same phase. */
  go: actionKind({
    fields: { step: text(40) },
    refuse: (state, { step }) => {
      const to = sequence.find(({ id }) => id === step);
      if (!to || to.phase !== stepOf(state.step).phase) return notThere;
      if (step === 'rally' && (state.unit === null || unitOf(state, state.acting ?? 'first', state.unit)?.broken === null))
        return refusal('Only a broken unit can rally.', 'three-realms.drive.rally');
      return null;
    },
    perform: (state, { step }) => enter(state, step),
  }),
  'first-player': actionKind({
    fields: { faces: someFaces },
    refuse: (state, { faces }) => {
      if (state.step !== 'first-player' || state.firstPlayer !== null)
        return refusal(
          'You can roll for the first player only once, at the start of a game turn.',
          'three-realms.turn.first-player',
        );
      const settled = resolveRolls(firstPlayerRoll(state), faces);
      return settled.ok ? null : refusal(settled.because, 'three-realms.turn.first-player');
    },
    perform: (state, { faces }) => {
      const settled = resolveRolls(firstPlayerRoll(state), faces);
      const first = settled.ok ? settled.value : 'first';
      const says = `${state.sides.first.name} rolls ${faces.at(-2)}, ${state.sides.second.name} ${faces.at(-1)}: ${state.sides[first].name} takes the first unit turn.`;
      return reportOf({ ...state, firstPlayer: first }, line(says, 'three-realms.turn.first-player'));
    },
  }),
  pick: actionKind({
    fields: { side: aSide, unit: anId },
    refuse: (state, { side, unit: id }) => {
      const unit = unitOf(state, side, id);
      if (!unit) return notThere;
      if (state.step !== 'pick' || side !== state.acting)
        return refusal('That side cannot act, because it is not its unit turn.', 'three-realms.turn.alternating-unit-turns');
      if (canAct(state, side).some((each) => each.id === id)) return null;
      if (unit.traits.includes('character'))
        return refusal(`${unit.name} cannot act alone, because it acts with its unit.`, 'three-realms.unit-rules.character');
      if (unit.traits.includes('double-act') && unit.acted === 1)
        return id === state.lastUnit
          ? refusal(
              `${unit.name} has just acted. A different unit must act before this one can act again.`,
              'three-realms.unit-rules.double-act-not-consecutive',
            )
          : refusal(
              `${unit.name} can act again only when all other units of its army have acted.`,
              'three-realms.unit-rules.double-act',
            );
      return refusal(`${unit.name} has already acted in this game turn.`, 'three-realms.turn.alternating-unit-turns');
    },
    perform: (state, { side, unit: id }) => {
      const picked = counted({ ...state, unit: id });
      return enter(picked, unitOf(state, side, id)?.broken === null ? 'move-and-shoot' : 'rally');
    },
  }),
  /**
   * Starts the Melee Phase when the players say that all units have acted. Use this action for a table whose units are not listed
   * on the sheet.
   */
  melee: actionKind({
    fields: {},
    refuse: (state) => (phaseOf(state).id === 'action' ? null : notThere),
    perform: (state) => beginMelee(state),
  }),
  rename: actionKind({
    fields: { side: aSide, name: text(nameLength) },
    refuse: (_, { name }) => (name.trim() ? null : refusal('Give the side a name.')),
    perform: (state, { side, name }) => reportOf(withSide(state, side, { name: name.trim() })),
  }),
};
