/** The sequence of a bound: the roll for PIPs, the steps, and the check for victory at the end of the bound. */
import { type CompanionReport, line, otherSide, reportOf, type SideId, sideIds } from '../../kernel/companion.ts';
import { text } from '../../kernel/fields.ts';
import { resolveRolls } from '../../kernel/typed-dice.ts';
import { gods } from '../data/figures/gods.ts';
import { type SequenceStep, sequence } from '../data/sequence.ts';
import { pipRoll } from '../pips/spending.ts';
import { actionKind, aSide, nameLength, notThere, refusal, someFaces } from './action-kind.ts';
import { armyPoints, generalLost, lostBy, lostPoints, type State, withElement, withSide } from './state.ts';

export const stepOf = (id: string): SequenceStep => sequence.find((step) => step.id === id) as SequenceStep;

/** `Bound 5, Anna`. */
export const placeName = ({ bound, acting, sides }: State): string => `Bound ${bound}, ${sides[acting].name}`;

export const enter = (state: State, step: string): CompanionReport<State> => {
  const at = { ...state, step };
  return reportOf(at, { ...line(`${placeName(at)}. ${stepOf(step).name}`), heading: true });
};

/** The side that has lost (hott.supplement.victory, hott.strongholds.loss-loses); null while neither has. */
export function loserOf(state: State): SideId | null {
  if (state.captured) return 'first';
  return (
    sideIds.find((side) => {
      const [own, enemy] = [state.sides[side], state.sides[otherSide(side)]];
      const [lost, army] = [lostPoints(own), armyPoints(own)];
      return (generalLost(own) || (army > 0 && lost * 2 >= army)) && lost > lostPoints(enemy);
    }) ?? null
  );
}

/** Both sides' losses in a sentence. */
export const standing = ({ sides }: State): string =>
  sideIds
    .map((side) => {
      const { name } = sides[side];
      const gone = generalLost(sides[side]) ? ' and the general' : '';
      return `${name} has lost ${lostPoints(sides[side])} AP of ${armyPoints(sides[side])}${gone}`;
    })
    .join(', ');

function endBound(state: State): CompanionReport<State> {
  const beaten = loserOf(state);
  const judged = line(
    beaten ? `${standing(state)}. ${state.sides[beaten].name} has lost the battle.` : `${standing(state)}. The battle goes on.`,
    ...(state.captured
      ? (['hott.strongholds.loss-loses'] as const)
      : (['hott.supplement.victory', 'hott.supplement.lost-ap'] as const)),
  );
  if (beaten) return reportOf({ ...state, beaten }, judged);
  const next = enter({ ...state, bound: state.bound + 1, acting: otherSide(state.acting), pips: null, spent: 0 }, 'pips');
  return { state: next.state, said: [judged, ...next.said] };
}

const following = (step: string): string | undefined => sequence[sequence.findIndex(({ id }) => id === step) + 1]?.id;

/** The label for the large button: the next step. */
export const nextName = ({ step }: State): string => {
  const next = following(step);
  return next === undefined ? 'End of the bound' : stepOf(next).name;
};

/** hott.gods.departure, hott.gods.several: on a 1 the god that arrived first leaves. */
function departure(state: State): CompanionReport<State> {
  const here = state.sides[state.acting].elements.filter(({ type, fate }) => type === 'gods' && fate === 'on');
  const first = here.toSorted((a, b) => a.arrived - b.arrived)[0];
  if (state.pips !== gods.leavesOn || !first) return reportOf(state);
  return reportOf(
    withElement(state, state.acting, first.id, { fate: 'gone' }),
    line(
      `${first.name} leaves the battle for good.`,
      'hott.gods.departure',
      ...(here.length > 1 ? (['hott.gods.several'] as const) : []),
    ),
  );
}

export const boundActions = {
  next: actionKind({
    fields: {},
    refuse: (state) => {
      if (state.beaten) return refusal(`${state.sides[state.beaten].name} has lost, so the battle is over.`, lostBy(state));
      return state.step === 'pips' && state.pips === null
        ? refusal('Roll for the PIPs of this bound first.', 'hott.pips.roll')
        : null;
    },
    perform: (state) => {
      const next = following(state.step);
      return next === undefined ? endBound(state) : enter(state, next);
    },
  }),
  /** Jumps to another step of this bound. */
  go: actionKind({
    fields: { step: text(40) },
    refuse: (state, { step }) => {
      if (!sequence.some(({ id }) => id === step)) return notThere;
      return state.pips === null && step !== 'pips' ? refusal('Roll for the PIPs of this bound first.', 'hott.pips.roll') : null;
    },
    perform: (state, { step }) => enter(state, step),
  }),
  pips: actionKind({
    fields: { faces: someFaces },
    refuse: (state, { faces }) => {
      if (state.step !== 'pips' || state.pips !== null)
        return refusal('You can roll for PIPs only once, at the start of a bound.', 'hott.pips.roll');
      const settled = resolveRolls(pipRoll, faces);
      return settled.ok ? null : refusal(settled.because, 'hott.pips.roll');
    },
    perform: (state, { faces }) => {
      const settled = resolveRolls(pipRoll, faces);
      const rolled = { ...state, pips: settled.ok ? settled.value : 0, spent: 0 };
      const gone = departure(rolled);
      const count = rolled.pips === 1 ? '1 PIP' : `${rolled.pips} PIPs`;
      return {
        state: gone.state,
        said: [line(`${state.sides[state.acting].name} has ${count}.`, 'hott.pips.roll', 'hott.pips.no-saving'), ...gone.said],
      };
    },
  }),
  /** Continues the battle after a side was declared beaten because of a loss recorded by mistake. */
  resume: actionKind({
    fields: {},
    refuse: (state) => (state.beaten ? null : notThere),
    perform: (state) => reportOf({ ...state, beaten: null }, line('The battle goes on.')),
  }),
  capture: actionKind({
    fields: {},
    perform: (state) =>
      state.captured
        ? reportOf({ ...state, captured: false }, line('The stronghold has not been captured.'))
        : reportOf(
            { ...state, captured: true },
            line(`The stronghold of ${state.sides.first.name} is captured.`, 'hott.strongholds.loss-loses'),
          ),
  }),
  rename: actionKind({
    fields: { side: aSide, name: text(nameLength) },
    refuse: (_, { name }) => (name.trim() ? null : refusal('Give the side a name.')),
    perform: (state, { side, name }) => reportOf(withSide(state, side, { name: name.trim() })),
  }),
};
