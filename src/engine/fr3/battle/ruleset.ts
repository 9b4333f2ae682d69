/**
 * Fantasy Rules! third edition as a `Ruleset`, put together of the chapters that have been opened (`chapters/requirements.ts`). Whoever
 * wants all of them at once takes `battle.ts`.
 */
import type { ActionOf, KindTable } from '../../kernel/battle/action-kind.ts';
import { battleRuleset, type Perform } from '../../kernel/battle/ruleset.ts';
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { onceFor } from '../../kernel/memo.ts';
import { actionKind, refusal } from './action-kind.ts';
import type { Chapters } from './chapters/contract.ts';
import { type ChapterId, chaptersOf, opened } from './chapters/requirements.ts';
import { custodyKinds } from './characters/captives.ts';
import { confrontKinds } from './characters/confront.ts';
import { walkKinds } from './characters/walk.ts';
import { chargeKinds } from './charge/charge.ts';
import { disengageKinds } from './charge/disengage.ts';
import { begin, edgeKinds } from './deployment/begin.ts';
import { deploymentKinds } from './deployment/deploy.ts';
import { joinKinds } from './deployment/join.ts';
import { type BattleEvent, type BattleReport, certain, inTurn, report } from './events.ts';
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
import { phasing } from './units/pieces.ts';
import { type Result, resultOf } from './victory/victory.ts';
import type { SideId } from './vocabulary/ids.ts';
import type { Ask, AskKind } from './vocabulary/questions.ts';
import type { Setup } from './vocabulary/setup.ts';
import type { State } from './vocabulary/state.ts';

/** Done with this step: nobody else rallies, shoots or moves. Melees are all fought. */
const passKinds = {
  pass: actionKind({
    answers: ['rally', 'missiles', 'lay', 'movement', 'shed'],
    fields: {},
    candidates: () => [{}],
    refuse: () => null,
    perform: (state) => certain({ ...state, passed: true }),
  }),
};

/** The kinds of action of every battle. Those of a chapter stand in its file of `chapters/`. */
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
type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;
/** The files of the chapters, of which only the types of their actions are taken. */
interface ChapterFiles {
  readonly artillery: typeof import('./chapters/artillery.ts');
  readonly callings: typeof import('./chapters/catalogue.ts');
  readonly forces: typeof import('./chapters/reinforcements.ts');
  readonly fortune: typeof import('./chapters/omens.ts');
  readonly holdings: typeof import('./chapters/camps.ts');
  readonly inventions: typeof import('./chapters/inventions.ts');
  readonly leviathans: typeof import('./chapters/leviathans.ts');
  readonly lists: typeof import('./chapters/army-rules.ts');
  readonly magic: typeof import('./chapters/magic.ts');
  readonly masses: typeof import('./chapters/masses.ts');
  readonly people: typeof import('./chapters/characters.ts');
  readonly reading: typeof import('./chapters/reading.ts');
  readonly shores: typeof import('./chapters/shores.ts');
  readonly strange: typeof import('./chapters/special-troops.ts');
  readonly terrain: typeof import('./chapters/terrain.ts');
  readonly wonders: typeof import('./chapters/effects.ts');
  readonly works: typeof import('./chapters/fortifications.ts');
}
/** All kinds of action that there are, those of the chapters among them. */
export type Kinds = typeof ownKinds & typeof passKinds & Both<ChapterFiles[ChapterId]['kinds']>;
export type Action = ActionOf<Kinds>;

type FrKinds = KindTable<State, Ask, BattleEvent>;

/** The kinds of every battle and of these chapters; to be done with the step comes last. */
export const kindsWith = onceFor(
  (chapters: Readonly<Partial<Chapters>>): FrKinds =>
    Object.assign({}, ownKinds, ...Object.values(chapters).map(({ kinds }) => kinds), passKinds),
);

/** What a question asks for, in words. */
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
  grow: 'to which side a blob grows',
  lay: 'against whom a trap or parasitics are set',
  shed: 'which unit tries to shed its parasitics',
  champion: 'which major character fights an ethereal',
  grapple: 'which grapple is rolled next',
  custody: 'who takes over a captive',
  steal: 'whom a thief robs',
  gift: 'who has what was stolen',
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
  arrive: 'where the force that has come enters',
  fade: 'where a unit that has faded comes back',
  shell: 'which of two units is the illusion',
  upkeep: 'whether an illusion is paid for',
  shield: 'whether a device against magic is given points for a whole 2x2 unit',
  decoy: 'whether an illusion takes the place of a target',
  vision: 'which of two sayings of its seer counts',
  found: 'who has what its seer has found',
  scouted: 'what its side makes of its scouting',
};

type PerformAction = Perform<State, Action, Ask, BattleEvent>;

/** fr3.spells.illusionary-target: an attack that has been answered goes on, and strikes its target or an illusion of it. */
const resumed =
  (perform: PerformAction) =>
  (told: BattleReport): Chance<BattleReport> => {
    const { struck } = told.state.magic;
    const { magic } = chaptersOf(told.state);
    if (!magic || !struck || !magic.isDue(told.state)) return known(told);
    return inTurn(told, (at) => {
      const free: State = { ...at, magic: { ...at.magic, struck: null } };
      if (!('action' in struck)) return struck.spared ? certain(free) : magic.castWorks(free, struck.cast);
      const ask: Ask = { what: 'missiles', side: phasing(free) };
      return map(perform(magic.spared(free, struck), struck.action as unknown as Action, ask), (done) => ({
        ...done,
        state: magic.unspared(done.state, struck),
      }));
    });
  };

/** What an action itself brings, before the battle goes on. */
const carriedOut =
  (perform: PerformAction): PerformAction =>
  (state, action, ask) => {
    const done = perform(state, action, ask);
    const { magic } = chaptersOf(state);
    return magic ? andThen(map(done, magic.afterRolls), resumed(perform)) : done;
  };

/** The same, where one of its dice may still be moved (fr3.pre-game.omen-positive and its neighbours). */
function foretold(carryOut: PerformAction, state: State, action: Action, ask: Ask): Chance<BattleReport> {
  const done = carryOut(state, action, ask);
  const { fortune } = chaptersOf(state);
  if (!fortune) return done;
  const carried = andThen(done, (told) =>
    fortune.recast(told, (before, again) =>
      isOnward(again)
        ? map(advance(report(before, ...again.events)), (on) => ({ ...on, events: on.events.slice(again.events.length) }))
        : carryOut(before, again as Action, askedNow(before) as Ask),
    ),
  );
  return state.portents.length > 0 && ask.what !== 'fortune' ? fortune.watched(state, action, carried) : carried;
}

/** What goes on by itself after an action, in the place of one: its dice may be moved as well. */
interface Onward {
  readonly kind: 'onward';
  /** What the action has told. */
  readonly events: readonly BattleEvent[];
}
const isOnward = (action: { readonly kind: string }): action is Onward => action.kind === 'onward';

/** The battle goes on to the next decision; what is thrown as steps begin lies on the table like the dice of an action. */
function withDiceWatched(told: BattleReport): Chance<BattleReport> {
  const { state, events } = told;
  const { fortune } = chaptersOf(state);
  return fortune && state.portents.length > 0 && state.fate === null && state.stage !== 'pre-game'
    ? fortune.watched(state, { kind: 'onward', events } as Onward, advance(told))
    : advance(told);
}

/** An action after which nobody is given a further chance to cast: done with the step, or magic itself. */
const isPause = (magic: Chapters['magic'], { kind }: { readonly kind: string }, { what }: Ask): boolean =>
  kind === 'pass' ||
  kind === 'onward' ||
  Object.hasOwn(magic.magicKinds, kind) ||
  (Object.hasOwn(magic.innateKinds, kind) && what === 'magic');

/** Attacks that are answered first, dice that may be moved, and the chances to cast that come after an action. */
const aroundPerform = (perform: PerformAction): PerformAction => {
  const carryOut = carriedOut(perform);
  return (state, action, ask) => {
    const { magic } = chaptersOf(state);
    const aimed = magic?.attackOn(state, action);
    if (aimed) return certain(aimed);
    const done = foretold(carryOut, state, action, ask);
    // Whoever decides about dice does so in the middle of another action.
    const [of, asked] = state.fate ? [state.fate.action, askedNow(state.fate.before) ?? ask] : [action, ask];
    return !magic || isPause(magic, of, asked) ? done : map(done, (told) => ({ ...told, state: magic.afterAction(told.state) }));
  };
};

/** It begins no battle, and goes on with none, whose chapters are not here: that is a mistake of whoever asks (`chapters/loading.ts`). */
export const fr3Battle = battleRuleset<Setup, State, Action, Ask, BattleEvent, SideId, Result>({
  system: 'fr3',
  version: 6,
  begin,
  askedNow,
  kinds: () => kindsWith(opened()),
  kindsIn: (state) => kindsWith(chaptersOf(state)),
  asksFor,
  over: refusal('The battle is over.', 'fr3.victory.end'),
  unknown: refusal('Nothing in this battle does that.', 'fr3.sequence.turn-structure'),
  sequence: ['fr3.sequence.turn-structure'],
  // Witch hunters have something else to do.
  forbids: (state, action, ask, then) =>
    (ask.what === 'movement' &&
      chaptersOf(state).magic?.refuseIdle(state, action, () => {
        const done = then();
        return done.kind === 'known' ? done.value.state : null;
      })) ||
    null,
  aroundPerform,
  advance,
  aroundAdvance: withDiceWatched,
  view: (state, side) => chaptersOf(state).magic?.viewOf(state, side) ?? state,
  result: resultOf,
  readSetup(value) {
    const { reading } = opened();
    if (!reading)
      throw new Error('Set-ups are read with the chapter “reading”, which has not been fetched (chapters/loading.ts).');
    return reading.readSetup(value);
  },
});

export const { actionsAmong } = fr3Battle;
