/** Answers that a player may give in advance to questions in the enemy’s bound, for battles by message. */
import type { QuestionKind, StandingRules } from '../../kernel/correspondence/standing.ts';
import { gap } from '../../kernel/geometry.ts';
import { elementOf } from '../data/elements.ts';
import { type Action, hottBattle } from './battle.ts';
import { elementBy } from './elements/find.ts';
import { askedNow } from './sequence.ts';
import type { UnitId } from './vocabulary/ids.ts';
import type { AskKind } from './vocabulary/questions.ts';
import type { State } from './vocabulary/state.ts';

type Question = QuestionKind<State, Action>;
type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

const asks =
  (what: AskKind): Question['isAsked'] =>
  (state) =>
    askedNow(state)?.what === what;

const pointsOf = (state: State, id: UnitId): number => elementOf(elementBy(state, id).type)?.points ?? 0;

/** The most valuable legal action of a kind. If several are equally valuable, the first is returned: it has the most support. */
function most<Kind extends Action['kind']>(state: State, kind: Kind, worth: (action: Of<Kind>) => number): Of<Kind> | null {
  const legal = [...hottBattle.actions(state)].filter((action): action is Of<Kind> => action.kind === kind);
  return legal.reduce<Of<Kind> | null>((best, each) => (best === null || worth(each) > worth(best) ? each : best), null);
}

const inchesTo = (state: State, { units: [by], target }: Of<'shoot'>): number =>
  by === undefined ? 0 : gap(elementBy(state, by).base, elementBy(state, target).base);

const questions: readonly Question[] = [
  {
    id: 'target',
    about: 'A shooter may shoot',
    isAsked: asks('target'),
    answers: [
      { id: 'nearest', says: 'at the nearest enemy', action: (state) => most(state, 'shoot', (shot) => -inchesTo(state, shot)) },
      {
        id: 'dearest',
        says: 'at the most expensive enemy',
        action: (state) => most(state, 'shoot', ({ target }) => pointsOf(state, target)),
      },
      { id: 'hold', says: 'let the shot pass', action: () => ({ kind: 'hold' }) },
    ],
  },
  {
    id: 'shoot-back',
    about: 'An element may shoot back',
    isAsked: asks('shoot-back'),
    answers: [
      { id: 'back', says: 'shoot back', action: () => ({ kind: 'shoot-back', back: true }) },
      {
        id: 'cheap',
        says: 'shoot back unless it costs more than',
        limit: { least: 1, most: 10, usual: 2, unit: 'army points' },
        action(state, _, limit) {
          const unit = askedNow(state)?.unit;
          return unit === undefined ? null : { kind: 'shoot-back', back: pointsOf(state, unit) <= limit };
        },
      },
      { id: 'no-shot', says: 'do not shoot back', action: () => ({ kind: 'shoot-back', back: false }) },
    ],
  },
  {
    id: 'face',
    about: 'An element may turn to one of several attackers',
    isAsked: asks('face'),
    answers: [
      {
        id: 'dearest',
        says: 'to the most expensive',
        action: (state) => most(state, 'face', ({ enemy }) => pointsOf(state, enemy)),
      },
      {
        id: 'cheapest',
        says: 'to the cheapest',
        action: (state) => most(state, 'face', ({ enemy }) => -pointsOf(state, enemy)),
      },
    ],
  },
  {
    id: 'storm',
    about: 'The stronghold is attacked',
    isAsked: asks('storm'),
    answers: [
      {
        id: 'dearest',
        says: 'the most expensive leads',
        action: (state) => most(state, 'storm', ({ unit }) => pointsOf(state, unit)),
      },
      {
        id: 'cheapest',
        says: 'the cheapest leads',
        action: (state) => most(state, 'storm', ({ unit }) => -pointsOf(state, unit)),
      },
    ],
  },
];

export const standingAnswers: StandingRules<State, Action> = {
  questions,
  phaseOf: (state) => (state.stage === 'fighting' ? state.acting : null),
};
