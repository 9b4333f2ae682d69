/**
 * Fantasy Rules! third edition as a `Ruleset`, assembled from the chapters that are loaded (`chapters/requirements.ts`).
 * `battle.ts` has all chapters.
 */
import type { ActionOf, KindTable } from '../../kernel/battle/action-kind.ts';
import { battleRuleset, type Perform } from '../../kernel/battle/ruleset.ts';
import { map } from '../../kernel/chance.ts';
import { onceFor } from '../../kernel/memo.ts';
import { actionKind, refusal } from './action-kind.ts';
import { ask, lookUp } from './chapters/asking.ts';
import type { Chapter } from './chapters/chapter.ts';
import type { ChapterKinds } from './chapters/loading.ts';
import { chaptersOf, opened } from './chapters/requirements.ts';
import { custodyKinds } from './characters/captives.ts';
import { confrontKinds } from './characters/confront.ts';
import { walkKinds } from './characters/walk.ts';
import { chargeKinds } from './charge/charge.ts';
import { disengageKinds } from './charge/disengage.ts';
import { begin, edgeKinds } from './deployment/begin.ts';
import { deploymentKinds } from './deployment/deploy.ts';
import { joinKinds } from './deployment/join.ts';
import { type BattleEvent, certain } from './events.ts';
import { squareLossKinds } from './harm/square.ts';
import { challengeKinds } from './melee/challenges.ts';
import { faceKinds } from './melee/danger.ts';
import { meleeKinds } from './melee/fight.ts';
import { followUpKinds } from './melee/follow-up.ts';
import { gapKinds } from './melee/gap.ts';
import { clockKinds } from './morale-clock/clock.ts';
import { attachKinds } from './movement/attach.ts';
import { dismountKinds } from './movement/dismount.ts';
import { facingKinds } from './movement/facing.ts';
import { formationKinds } from './movement/formation.ts';
import { levelKinds } from './movement/level.ts';
import { returnKinds } from './movement/return.ts';
import { squareKinds } from './movement/square.ts';
import { stakesKinds } from './movement/stakes.ts';
import { straightKinds } from './movement/straight.ts';
import { transferKinds } from './movement/transfer.ts';
import { wheelKinds } from './movement/wheel.ts';
import { rallyKinds } from './rally/rally.ts';
import { advance, askedNow } from './sequence.ts';
import { shootingKinds } from './shooting/shoot.ts';
import { type Result, resultOf } from './victory/victory.ts';
import type { SideId } from './vocabulary/ids.ts';
import type { Ask, AskKind } from './vocabulary/questions.ts';
import type { Setup } from './vocabulary/setup.ts';
import type { State } from './vocabulary/state.ts';

/** Ends this step: no more rallying, shooting or moving. Melees cannot be skipped. */
const passKinds = {
  pass: actionKind({
    answers: ['rally', 'missiles', 'lay', 'movement', 'shed'],
    fields: {},
    candidates: () => [{}],
    refuse: () => null,
    perform: (state) => certain({ ...state, passed: true }),
  }),
};

/** The kinds of action in every battle. The kinds of action that a chapter adds are in its file in `chapters/`. */
export const ownKinds = {
  ...edgeKinds,
  ...deploymentKinds,
  ...joinKinds,
  ...rallyKinds,
  ...shootingKinds,
  ...straightKinds,
  ...wheelKinds,
  ...facingKinds,
  ...formationKinds,
  ...squareKinds,
  ...squareLossKinds,
  ...attachKinds,
  ...transferKinds,
  ...custodyKinds,
  ...confrontKinds,
  ...walkKinds,
  ...dismountKinds,
  ...levelKinds,
  ...stakesKinds,
  ...returnKinds,
  ...chargeKinds,
  ...disengageKinds,
  ...faceKinds,
  ...challengeKinds,
  ...meleeKinds,
  ...followUpKinds,
  ...gapKinds,
  ...clockKinds,
};
/** All kinds of action, including those of every chapter. */
export type Kinds = typeof ownKinds & typeof passKinds & ChapterKinds;
export type Action = ActionOf<Kinds>;

type FrKinds = KindTable<State, Ask, BattleEvent>;

/** The kinds of action of every battle, plus those of these chapters. Ending the step comes last. */
export const kindsWith = onceFor(
  (chapters: readonly Chapter[]): FrKinds =>
    Object.assign({}, ownKinds, ...chapters.map(({ actionKinds }) => actionKinds), passKinds),
);

const kindsOf = onceFor((here: ReturnType<typeof opened>) => kindsWith(Object.values(here)));
export const kindsHere = () => kindsOf(opened());

/** What each question asks, in words. */
export const asksFor: Readonly<Record<AskKind, string>> = {
  edge: 'which edge to take, and who moves first',
  deploy: 'where units are deployed',
  rally: 'which unit tries to rally',
  missiles: 'who shoots at whom',
  movement: 'who moves or charges',
  melee: 'which melee is fought next',
  challenge: 'whether an individual challenges the enemy',
  answer: 'who answers the challenge',
  decline: 'which of its strongest characters lends no bonus',
  face: 'which enemy a unit turns to',
  'follow-up': 'whether the victor follows up',
  gap: 'whether the victor turns to an enemy beside it',
  waver: 'which unit wavers',
  marker: 'which unit of a square takes a marker',
  recover: 'which unit of a square loses a marker',
  grow: 'to which side a blob grows',
  lay: 'against whom a trap or parasitics are set',
  shed: 'which unit tries to shed its parasitics',
  champion: 'which major character fights an ethereal',
  grapple: 'which grapple is rolled next',
  custody: 'who takes over a captive',
  steal: 'whom a thief robs',
  gift: 'who gets the stolen item',
  curse: 'which enemy unit an anti-hero is with',
  withstand: 'whether a unit withstands magic',
  evade: 'whether a unit gets out of the way',
  abort: 'whether chargers hold back',
  ambush: 'whether a hidden unit fights those who go through it',
  magic: 'whether a spell is cast',
  bid: 'how many points go into a spell',
  control: 'which automatons are controlled in this turn',
  again: 'whether another phase is taken',
  fortune: 'whether one of the dice on the table is moved',
  arrive: 'where the arriving force enters',
  fade: 'where a faded unit comes back',
  shell: 'which of two units is the illusion',
  upkeep: 'whether an illusion is paid for',
  shield: 'whether a device against magic is given points for a whole 2x2 unit',
  decoy: 'whether an illusion takes the place of a target',
  vision: 'which of the seer’s two results counts',
  found: 'who gets the item that the seer has found',
  scouted: 'how the side uses its scouting result',
};

type PerformAction = Perform<State, Action, Ask, BattleEvent>;

/** Adds to every action: questions that must be answered first, changes by chapters, and what happens after the action. */
const aroundPerform = (perform: PerformAction): PerformAction => {
  const plain = perform as Perform<State, { readonly kind: string }, Ask, BattleEvent>;
  const carryOut: typeof plain = (state, action, asked) => ask.carriedOut(state, action, asked, plain);
  return (state, action, asked) => {
    const waits = ask.answeredFirst(state, action);
    if (waits) return certain(waits);
    return map(ask.withDiceMoved(state, action, asked, carryOut), (report) => ({
      ...report,
      state: ask.afterAction(report.state, state, action, asked),
    }));
  };
};

/** Whoever uses this ruleset must load a battle's chapters before starting or continuing it (`chapters/loading.ts`). */
export const fr3Battle = battleRuleset<Setup, State, Action, Ask, BattleEvent, SideId, Result>({
  system: 'fr3',
  version: 12,
  begin,
  askedNow,
  kinds: kindsHere,
  kindsIn: ({ setup }) => kindsWith(chaptersOf(setup)),
  asksFor,
  over: refusal('The battle is over.', 'fr3.victory.end'),
  unknown: refusal('That action is not available now.', 'fr3.sequence.turn-structure'),
  sequence: ['fr3.sequence.turn-structure'],
  forbids: ask.forbids,
  aroundPerform,
  advance,
  aroundAdvance: (report, proceed) => ask.goesOn(report.state, report, proceed),
  view: ask.view,
  result: resultOf,
  readSetup: (value) => lookUp.setupReader(value),
});

export const { actionsAmong } = fr3Battle;
