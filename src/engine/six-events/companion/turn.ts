/** The sequence of a turn: the roll for initiative, then the events. */
import type { Chance } from '../../kernel/chance.ts';
import { type CompanionReport, line, otherSide, reportOf, type SideId, sideIds } from '../../kernel/companion.ts';
import { text, whole } from '../../kernel/fields.ts';
import { resolveRolls } from '../../kernel/typed-dice.ts';
import { events, type GameEvent } from '../data/events.ts';
import { initiativeRoll } from '../initiative/roll.ts';
import { actionKind, aSide, most, nameLength, notThere, refusal, someFaces } from './action-kind.ts';
import { isBeaten, leadersOf, mustCheck, type State, withSide, withUnits } from './state.ts';

export const eventOf = (id: string): GameEvent => events.find((event) => event.id === id) as GameEvent;

/** `Turn 3, event IV`. */
export const placeName = (state: State): string => `Turn ${state.turn}, event ${eventOf(state.step).numeral}`;

/** Both sides roll, and the side with the higher roll chooses (six-events.initiative.roll). */
export const initiativeOf = ({ sides }: State): Chance<'a' | 'b'> =>
  initiativeRoll(
    { leaders: { a: leadersOf(sides.first), b: leadersOf(sides.second) } },
    { a: `${sides.first.name}’s initiative`, b: `${sides.second.name}’s initiative` },
  );

/** The side that has no unbroken unit left; null while both have. */
export const beaten = (state: State): SideId | null => sideIds.find((side) => isBeaten(state.sides[side])) ?? null;

/** Starts an event: losses are counted from 0 again, and no unit has checked yet. */
const enter = (state: State, step: string): CompanionReport<State> => {
  const at = withUnits({ ...state, step }, ({ left }) => ({ before: left, checked: false }));
  return reportOf(at, { ...line(`${placeName(at)}. ${eventOf(step).name}`), heading: true });
};

/** six-events.spells.magic-points. six-events.spells.priest-penalty applies from the next turn. */
function nextTurn(state: State): CompanionReport<State> {
  const fresh = withUnits(state, ({ left, magic, offensive, priest }) => {
    const now = priest ? Math.max(0, magic - offensive) : magic;
    return { atTurn: left, magic: now, points: now, offensive: 0, marks: [], tried: false };
  });
  const sides = { first: { ...fresh.sides.first, passed: false }, second: { ...fresh.sides.second, passed: false } };
  return enter({ ...fresh, sides, turn: state.turn + 1, winner: null, initiative: null }, 'initiative');
}

const following = (step: string): string | undefined => events[events.findIndex(({ id }) => id === step) + 1]?.id;

/** The label for the large button: the next event. */
export const nextName = (state: State): string => {
  const next = following(state.step);
  return next === undefined ? `Turn ${state.turn + 1}` : eventOf(next).name;
};

export const turnActions = {
  next: actionKind({
    fields: {},
    refuse: (state) => {
      if (state.step === 'initiative' && state.initiative === null)
        return refusal('Roll for initiative first. The winner chooses.', 'six-events.initiative.winner-chooses');
      const due = sideIds.flatMap((side) => state.sides[side].units.filter(mustCheck));
      return eventOf(state.step).checks && due.length > 0
        ? refusal(`${due.map(({ name }) => name).join(', ')} must check morale before the event ends.`, 'six-events.morale.when')
        : null;
    },
    perform: (state) => {
      const next = following(state.step);
      return next === undefined ? nextTurn(state) : enter(state, next);
    },
  }),
  /** Jumps to another event of this turn. */
  go: actionKind({
    fields: { step: text(40) },
    refuse: (_, { step }) => (events.some(({ id }) => id === step) ? null : notThere),
    perform: (state, { step }) => enter(state, step),
  }),
  initiative: actionKind({
    fields: { faces: someFaces },
    refuse: (state, { faces }) => {
      if (state.step !== 'initiative' || state.winner !== null)
        return refusal('You can roll for initiative only once, in event Ia.', 'six-events.initiative.roll');
      const settled = resolveRolls(initiativeOf(state), faces);
      return settled.ok ? null : refusal(settled.because, 'six-events.initiative.roll');
    },
    perform: (state, { faces }) => {
      const settled = resolveRolls(initiativeOf(state), faces);
      const winner: SideId = settled.ok && settled.value === 'b' ? 'second' : 'first';
      const [a = 0, b = 0, c = 0, d = 0] = faces.slice(-4);
      const { first, second } = state.sides;
      const totals = `${first.name} has ${a + b + leadersOf(first)}, ${second.name} ${c + d + leadersOf(second)}`;
      return reportOf(
        { ...state, winner },
        line(
          `${totals}: ${state.sides[winner].name} chooses.`,
          'six-events.initiative.roll',
          'six-events.initiative.leader-count',
        ),
      );
    },
  }),
  /** The side that won the roll chooses who has initiative this turn. */
  'goes-first': actionKind({
    fields: { side: aSide },
    refuse: (state) =>
      state.winner === null
        ? refusal('Roll for initiative first.', 'six-events.initiative.roll')
        : state.step === 'initiative'
          ? null
          : refusal('Initiative has already been decided for this turn.', 'six-events.initiative.winner-chooses'),
    perform: (state, { side }) =>
      reportOf(
        { ...state, initiative: side },
        line(
          `${state.sides[side].name} has initiative.`,
          'six-events.initiative.winner-chooses',
          'six-events.initiative.goes-first',
        ),
      ),
  }),
  leaders: actionKind({
    fields: { side: aSide, by: whole(-most, most) },
    refuse: (state, { side, by }) => {
      const leaders = state.sides[side].leaders + by;
      return leaders >= 0 && leaders <= most ? null : refusal('The number of leaders cannot be less than 0.');
    },
    perform: (state, { side, by }) => {
      const leaders = state.sides[side].leaders + by;
      return reportOf(
        withSide(state, side, { leaders }),
        line(`${state.sides[side].name}: ${leaders} leaders not on the sheet.`, 'six-events.initiative.leader-count'),
      );
    },
  }),
  /** A side passes in event II. */
  pass: actionKind({
    fields: { side: aSide },
    refuse: (state, { side }) => {
      if (state.step !== 'spells')
        return refusal('Spells can be declared only in event II.', 'six-events.spells.declaration-order');
      return state.sides[side].passed
        ? refusal(`${state.sides[side].name} has passed for this turn.`, 'six-events.spells.passing')
        : null;
    },
    perform: (state, { side }) => {
      const next = withSide(state, side, { passed: true });
      const both = next.sides[otherSide(side)].passed;
      return reportOf(
        next,
        line(`${state.sides[side].name} passes.`, 'six-events.spells.passing'),
        ...(both
          ? [
              line(
                'Both have passed. Apply Counter-Magic first, then all other spells together.',
                'six-events.spells.simultaneous',
              ),
            ]
          : []),
      );
    },
  }),
  rename: actionKind({
    fields: { side: aSide, name: text(nameLength) },
    refuse: (_, { name }) => (name.trim() ? null : refusal('Give the side a name.')),
    perform: (state, { side, name }) => reportOf(withSide(state, side, { name: name.trim() })),
  }),
};
