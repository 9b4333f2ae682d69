/** Fantasy Rules! for the battle page. */
import { beginWhenReady, loadChapters, readyFor, readyForAll } from '../../../engine/fr3/battle/chapters/loading.ts';
import type { BattleEvent } from '../../../engine/fr3/battle/events.ts';
import { groundNow } from '../../../engine/fr3/battle/magic/barriers.ts';
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import { findUnit, unitAt } from '../../../engine/fr3/battle/units/pieces.ts';
import type { AskKind } from '../../../engine/fr3/battle/vocabulary/questions.ts';
import type { Setup } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { phaseNumber } from '../../../engine/fr3/companion/state.ts';
import { gap } from '../../../engine/kernel/geometry.ts';
import { onceFor } from '../../../engine/kernel/memo.ts';
import { forecast } from '../computer/thinking.ts';
import { lazy } from '../lazy.tsx';
import { inches } from '../plain-words.ts';
import type { Deployment, GameSystem, Panels, Words } from '../system.ts';
import type { Question } from '../vocabulary.ts';
import { isSpell } from './actions.ts';
import { chronicle, sayPurpose } from './chronicle.ts';
import { factsOf } from './facts.ts';
import { moves } from './gestures.ts';
import { header } from './header.ts';
import { introduction } from './introduction.ts';
import { layersFor } from './layers.ts';
import { leftUndone } from './left-undone.ts';
import { costOf, ghostsOf, inchesLeft } from './moves.ts';
import { deployment as deploying, newBattle } from './new-battle.ts';
import type { ChargeToCome } from './outcomes.ts';
import { passUnasked } from './passing.ts';
import { piecesOf } from './pieces.ts';
import { placesOf } from './places.ts';
import { actions } from './possible-actions.ts';
import { StagedOdds } from './StagedOdds.tsx';
import type { TwoArmies } from './two-armies.ts';
import { armyName, called, fetchWordsFor, labelOf, playersOf, sayAction, sayAsk, sayReasons } from './words.ts';

const Aims = lazy(async () => (await import('./Aims.tsx')).Aims);
const Bids = lazy(async () => (await import('./Bids.tsx')).Bids);
const Spells = lazy(async () => (await import('./Spells.tsx')).Spells);

const chosenFirst: Partial<Readonly<Record<AskKind, Question['choose']>>> = {
  movement: 'movers',
  deploy: 'reserves',
  missiles: 'unit',
  magic: 'unit',
};

const question = onceFor((state: State): { readonly is: Question | null } => {
  const ask = askedNow(state);
  // A side that bids on a spell must see its target.
  const unit = ask?.what === 'bid' ? state.magic.spell?.cast.on.find((id) => findUnit(state, id)) : undefined;
  return { is: ask && { ...ask, ...(unit !== undefined && { unit }), choose: chosenFirst[ask.what] ?? 'action' } };
});

const words: Words<State, Action> = {
  fetchFor: fetchWordsFor,
  battle: ({ armies }: Setup) => `${armies.A.name} against ${armies.B.name}`,
  action: sayAction,
  label: labelOf,
  question(state) {
    const ask = askedNow(state);
    return ask ? sayAsk(state, ask) : '';
  },
  army: armyName,
  armyIn: ({ armies }: Setup, side) => armies[side].name,
  players: playersOf,
  introduction,
  pieces: called,
  purpose: (state, purpose, action) => sayPurpose(state, purpose, action.kind === 'fight' ? action : undefined),
  leftUndone,
  // On a phone only the first part is visible.
  endStep(state, action) {
    if (action.kind === 'hold') return ['Cast nothing', action.until === 'now' ? 'now' : `this ${action.until}`];
    const [first = '', ...rest] = sayAction(state, action).split(' ');
    return [first, rest.join(' ')];
  },
  cost(state, action) {
    const cost = costOf(state, action);
    if (!cost) return '';
    const share = cost.share > 0 ? `${Math.round(cost.share * 100)}% of the unit’s movement.  ` : '';
    return `${share}${cost.moves > 0 ? `Uses ${cost.moves} of the ${cost.left} moves left on the morale clock.` : 'Uses no moves from the morale clock.'}`;
  },
  movementLeft: (state, ids) =>
    askedNow(state)?.what === 'movement' && ids.every((id) => findUnit(state, id)?.status === 'table')
      ? `${inches(inchesLeft(state, ids))} of movement over open ground remain.`
      : '',
  awayFrom(state, action, target) {
    const to = findUnit(state, target);
    if (action.kind !== 'charge' || to?.status !== 'table') return '';
    const far = Math.min(...action.units.map((id) => gap(unitAt(state, id).base, to.base)));
    return `Distance to ${called(state, target)}: ${inches(far)}. Remaining movement over open ground: ${inches(inchesLeft(state, action.units))}.`;
  },
  reasons: sayReasons,
};

const deployment: Deployment<Setup, State, Action> = {
  ...deploying,
  async newBattle(asked) {
    const battle = asked as TwoArmies;
    const ground = battle.wild ? await import('../../../engine/fr3/battle/deployment/wild-ground.ts') : undefined;
    const brought = ground ? { ...battle, terrain: ground.anyWildGround } : battle;
    return beginWhenReady(brought, () => newBattle(battle, ground?.wildGround));
  },
};

const panels: Panels<Setup, State, Action> = {
  Beside: ({ state, onReady }) => (state.setup.aims ? <Aims state={state} onReady={onReady} /> : null),
  isBeside: ({ aims }) => aims !== undefined,
  Question: (props) => (askedNow(props.state)?.what === 'bid' ? <Bids {...props} /> : null),
  Chosen: (props) =>
    askedNow(props.state)?.what === 'magic' || actions.listed(props.state).some(({ kind }) => isSpell(kind)) ? (
      <Spells {...props} />
    ) : null,
  shownBy: (kind) => (kind === 'bid' ? 'Question' : isSpell(kind) ? 'Chosen' : null),
  Staged: StagedOdds,
};

export const fr3System: GameSystem<Setup, State, Action, BattleEvent> = {
  rules: fr3Battle,
  loading: { forSetup: readyFor, forReading: () => loadChapters('reading', 'catalogue'), forAll: readyForAll },
  question: (state) => question(state).is,
  actions,
  table: {
    terrain: groundNow,
    places: placesOf,
    pieces: piecesOf,
    layers: layersFor,
    ghosts: ghostsOf,
  },
  moves,
  deployment,
  words,
  facts: factsOf,
  header,
  step: ({ stage, sheet }) => `${stage} ${phaseNumber(sheet)} ${sheet.step}`,
  turn: ({ stage, sheet }) => (stage === 'fighting' || stage === 'over' ? sheet.turn : 0),
  chronicle,
  panels,
  calculator: async (state, action) => (await import('./calculators.ts')).calculatorFor(state, action),
  passUnasked,
  foresee(state, action) {
    if (action.kind !== 'charge' && action.kind !== 'engage') return null;
    return forecast(fr3System as unknown as GameSystem, state, action).then((found) =>
      ((found as ChargeToCome | null)?.melees ?? []).flatMap(({ fates }) => fates ?? []),
    );
  },
  thinker: () => import('./thinker.ts'),
  async notation() {
    const [{ drawnBy, fr3Notation }, { linkWords }] = await Promise.all([
      import('../../../engine/fr3/battle/notation/game.ts'),
      import('../../../engine/fr3/battle/notation/link-words.ts'),
    ]);
    return { notation: fr3Notation, drawnBy, linkWords };
  },
  results: async () => (await import('./results.ts')).results,
  cards: async () => (await import('./card.ts')).cards,
  openings: () => import('./openings.ts'),
  analysis: async () => (await import('./analysis.ts')).analysis,
  lessons: async () => (await import('./tutorial/lessons.ts')).lessonsModule,
  correspondence: async () => (await import('../../../engine/fr3/battle/correspondence.ts')).fr3Correspondence,
};
