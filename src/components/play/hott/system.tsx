/** Hordes of the Things for the battle page. */
import { type Action, hottBattle } from '../../../engine/hott/battle/battle.ts';
import { find, isOn } from '../../../engine/hott/battle/elements/find.ts';
import type { BattleEvent } from '../../../engine/hott/battle/events.ts';
import type { AspectId } from '../../../engine/hott/battle/judgement/aspects.ts';
import { askedNow } from '../../../engine/hott/battle/sequence.ts';
import type { AskKind } from '../../../engine/hott/battle/vocabulary/questions.ts';
import type { Setup } from '../../../engine/hott/battle/vocabulary/setup.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { paces } from '../../../engine/hott/data/scale.ts';
import { distance, radius } from '../../../engine/kernel/geometry.ts';
import { onceFor } from '../../../engine/kernel/memo.ts';
import { lazy } from '../lazy.tsx';
import type { GameSystem, Words } from '../system.ts';
import type { Question } from '../vocabulary.ts';
import { called } from './called.ts';
import { chronicle, sayPurpose } from './chronicle.ts';
import { factsOf } from './facts.ts';
import { moves } from './gestures.ts';
import { ghostsOf, layersFor } from './ghosts.ts';
import { header } from './header.ts';
import { leftUndone } from './left-undone.ts';
import { costOf, planOf } from './move-preview.ts';
import { deployment, newBattle } from './new-battle.ts';
import { piecesOf, placesOf, terrainOf } from './pieces.ts';
import { actions } from './possible-actions.ts';
import type { TwoArmies } from './two-armies.ts';
import { armyName, labelOf, sayAction, sayQuestion } from './words.ts';

const StagedOdds = lazy(async () => (await import('./StagedOdds.tsx')).StagedOdds);

const chosenFirst: Partial<Readonly<Record<AskKind, Question['choose']>>> = { moves: 'movers', deploy: 'reserves' };

const question = onceFor((state: State): { readonly is: Question | null } => {
  const ask = askedNow(state);
  return {
    is: ask && {
      what: ask.what,
      side: ask.side,
      choose: chosenFirst[ask.what] ?? 'action',
      ...(ask.unit === undefined ? {} : { unit: ask.unit }),
    },
  };
});

const parts: Readonly<Record<AspectId, string>> = {
  'own-troops': 'your troops',
  'enemy-troops': 'the enemy’s troops',
  losses: 'how near each side is to defeat',
  fights: 'the fights of this bound',
  chances: 'what your elements could do next',
  approach: 'how near your elements are to the enemy',
  dangers: 'what the enemy could do next',
  order: 'how well your elements support each other',
  stronghold: 'the stronghold',
  result: 'the result',
};
const mostReasons = 3;
const leastPoints = 0.1;

const pipsOf = (pips: number): string => (pips === 1 ? '1 PIP' : `${pips} PIPs`);

const words: Words<State, Action> = {
  fetchFor: async () => {},
  battle: ({ armies }: Setup) => `${armies.A.name} against ${armies.B.name}`,
  action: sayAction,
  label: labelOf,
  question: sayQuestion,
  army: armyName,
  armyIn: ({ armies }: Setup, side) => armies[side].name,
  pieces: called,
  purpose: (state, purpose, action) =>
    sayPurpose(state, purpose, action.kind === 'fight' ? { a: action.unit, b: action.enemy } : undefined),
  leftUndone,
  endStep(state, action) {
    const [first = '', ...rest] = sayAction(state, action).split(' ');
    return [first, rest.join(' ')];
  },
  cost(state, action) {
    const cost = costOf(state, action);
    const plan = planOf(state, action);
    if (!cost || !plan) return '';
    const far = Math.max(...plan.paths.map(({ measured }) => measured));
    return `${pipsOf(cost.pips)} of ${state.pips ?? 0}. ${paces(far)} paces, measured at the front corners.`;
  },
  movementLeft(state, ids) {
    const ask = askedNow(state);
    const [first] = ids.flatMap((id) => find(state, id) ?? []).filter(isOn);
    if (ask?.what !== 'moves' || !first || first.side !== ask.side) return '';
    return `${pipsOf(state.pips ?? 0)} left in this bound.`;
  },
  awayFrom(state, action, target) {
    const [to, from] = [find(state, target), action.kind === 'move' ? find(state, action.unit) : undefined];
    if (!to || !from || !isOn(to)) return '';
    const far = Math.max(0, distance(from.base, to.base) - radius(from.base) - radius(to.base));
    return `${called(state, target)} is about ${paces(far)} paces away.`;
  },
  reasons: (reasons) =>
    reasons
      .filter(({ change }) => Math.abs(change) >= leastPoints)
      .slice(0, mostReasons)
      .map(
        ({ aspect, change }) =>
          `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)} for ${parts[aspect as AspectId] ?? aspect}`,
      ),
};

export const hottSystem: GameSystem<Setup, State, Action, BattleEvent> = {
  rules: hottBattle,
  loading: { forSetup: async () => {}, forReading: async () => {}, forAll: async () => {} },
  question: (state) => question(state).is,
  actions,
  table: { terrain: terrainOf, places: placesOf, pieces: piecesOf, layers: layersFor, ghosts: ghostsOf },
  moves,
  deployment: { ...deployment, newBattle: async (asked) => newBattle(asked as TwoArmies) },
  words,
  facts: factsOf,
  header,
  step: ({ stage, bound, acting, step }) => `${stage} ${bound} ${acting} ${step}`,
  turn: ({ bound }) => bound,
  chronicle,
  panels: { Staged: (props) => <StagedOdds {...props} />, shownBy: () => null },
  calculator: async (state, action) => (await import('./calculators.ts')).calculatorFor(state, action),
  thinker: () => import('./thinker.ts'),
  async notation() {
    const [{ drawnBy, hottNotation }, { linkWords }] = await Promise.all([
      import('../../../engine/hott/battle/notation/game.ts'),
      import('../../../engine/hott/battle/notation/link-words.ts'),
    ]);
    return { notation: hottNotation, drawnBy, linkWords };
  },
  openings: () => import('./openings.ts'),
  cards: async () => (await import('./card.ts')).cards,
  analysis: async () => (await import('./analysis.ts')).analysis,
  lessons: async () => (await import('./tutorial/lessons.ts')).lessonsModule,
  correspondence: async () => (await import('../../../engine/hott/battle/correspondence.ts')).hottCorrespondence,
};
