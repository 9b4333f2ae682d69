/**
 * Fantasy Rules! third edition as a `Ruleset`, put together of the chapters that have been opened (`chapters/requirements.ts`). Whoever
 * wants all of them at once takes `battle.ts`.
 */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { type Fields, object, type Values } from '../../kernel/fields.ts';
import { onceFor } from '../../kernel/memo.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { type ActionKind, actionKind, refusal } from './action-kind.ts';
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
import { askKinds } from './vocabulary/questions.ts';
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
type FieldsOf<K> = K extends ActionKind<infer F> ? F : never;
export type Action = { [K in keyof Kinds]: { readonly kind: K } & Values<FieldsOf<Kinds[K]>> }[keyof Kinds];

type AnyKind = ActionKind<Fields>;
type AnyKinds = Readonly<Record<string, AnyKind>>;

/** The kinds of every battle and of these chapters; to be done with the step comes last. */
export const kindsWith = onceFor(
  (chapters: Readonly<Partial<Chapters>>): AnyKinds =>
    Object.assign({}, ownKinds, ...Object.values(chapters).map(({ kinds }) => kinds), passKinds),
);

/** A kind of action by its name; undefined where there is none, or its chapter is not here. */
const kindNamed = (kind: string): AnyKind | undefined => {
  const kinds = kindsWith(opened());
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
};
const kindOf = ({ kind }: Action): AnyKind => kindNamed(kind) as AnyKind;

/** The kinds of action of these chapters that answer each question, in their order. */
const answering = onceFor((chapters: Readonly<Partial<Chapters>>) => {
  const kinds = Object.entries(kindsWith(chapters)) as [Action['kind'], AnyKind][];
  const to = (what: AskKind) => kinds.filter(([, { answers }]) => answers.includes(what));
  return Object.fromEntries(askKinds.map((what) => [what, to(what)])) as unknown as Readonly<
    Record<AskKind, readonly (readonly [Action['kind'], AnyKind])[]>
  >;
});

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

/** Why an action of this kind is not done: for its own reasons, or because a witch hunter has something else to do. */
function refuseKind(state: State, of: AnyKind, action: Action, ask: Ask): Refusal | null {
  const why = of.refuse(state, action, ask);
  if (why !== null || ask.what !== 'movement') return why;
  const idle = chaptersOf(state).magic?.refuseIdle(state, action, () => {
    const done = of.perform(state, action, ask);
    return done.kind === 'known' ? done.value.state : null;
  });
  return idle ?? null;
}

/** The legal candidates of some kinds, where they answer what is asked now; of all kinds, unless some are named. */
export function* actionsAmong(state: State, kinds?: readonly Action['kind'][]): Generator<Action> {
  const ask = askedNow(state);
  if (!ask) return;
  for (const [kind, of] of answering(chaptersOf(state))[ask.what]) {
    if (kinds && !kinds.includes(kind)) continue;
    for (const values of of.candidates(state, ask)) {
      const action = { kind, ...values } as unknown as Action;
      if (refuseKind(state, of, action, ask) === null) yield action;
    }
  }
}

function refuseAction(state: State, action: Action) {
  const ask = askedNow(state);
  if (!ask) return refusal('The battle is over.', 'fr3.victory.end');
  const kind = kindNamed(action.kind);
  if (!kind) return refusal('Nothing in this battle does that.', 'fr3.sequence.turn-structure');
  if (!kind.answers.includes(ask.what))
    return refusal(`Side ${ask.side} decides ${asksFor[ask.what]} now.`, 'fr3.sequence.turn-structure');
  return refuseKind(state, kind, action, ask);
}

/** A question that interrupts is off the list as soon as it is answered. */
const answered = (state: State, ask: Ask): State => (state.asks[0] === ask ? { ...state, asks: state.asks.slice(1) } : state);

/** fr3.spells.illusionary-target: an attack that has been answered goes on, and strikes its target or an illusion of it. */
function resumed(told: BattleReport): Chance<BattleReport> {
  const { struck } = told.state.magic;
  const { magic } = chaptersOf(told.state);
  if (!magic || !struck || !magic.isDue(told.state)) return known(told);
  return inTurn(told, (at) => {
    const free: State = { ...at, magic: { ...at.magic, struck: null } };
    if (!('action' in struck)) return struck.spared ? certain(free) : magic.castWorks(free, struck.cast);
    const action = struck.action as unknown as Action;
    const ask: Ask = { what: 'missiles', side: phasing(free) };
    return map(kindOf(action).perform(magic.spared(free, struck), action, ask), (done) => ({
      ...done,
      state: magic.unspared(done.state, struck),
    }));
  });
}

/** What an action itself brings, before the battle goes on. */
function carriedOut(state: State, action: Action, ask: Ask): Chance<BattleReport> {
  const done = kindOf(action).perform(answered(state, ask), action, ask);
  const { magic } = chaptersOf(state);
  return magic ? andThen(map(done, magic.afterRolls), resumed) : done;
}

/** The same, where one of its dice may still be moved (fr3.pre-game.omen-positive and its neighbours). */
function foretold(state: State, action: Action, ask: Ask): Chance<BattleReport> {
  const done = carriedOut(state, action, ask);
  const { fortune } = chaptersOf(state);
  if (!fortune) return done;
  const carried = andThen(done, (told) =>
    fortune.recast(told, (before, again) =>
      isOnward(again)
        ? map(advance(report(before, ...again.events)), (on) => ({ ...on, events: on.events.slice(again.events.length) }))
        : carriedOut(before, again as Action, askedNow(before) as Ask),
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
function goesOn(told: BattleReport): Chance<BattleReport> {
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

/** It begins no battle, and goes on with none, whose chapters are not here: that is a mistake of whoever asks (`chapters/loading.ts`). */
export const fr3Battle: Ruleset<Setup, State, Action, BattleEvent, SideId, Result> = {
  system: 'fr3',
  version: 6,
  begin: (setup) => andThen(begin(setup), advance),
  decider: (state) => askedNow(state)?.side ?? null,
  actions: (state) => actionsAmong(state),
  refuse: refuseAction,
  perform: (state, action) => {
    const ask = askedNow(state) as Ask;
    const { magic } = chaptersOf(state);
    const aimed = magic?.attackOn(state, action);
    if (aimed) return advance(report(aimed));
    const done = foretold(state, action, ask);
    // Whoever decides about dice does so in the middle of another action.
    const [of, asked] = state.fate ? [state.fate.action, askedNow(state.fate.before) ?? ask] : [action, ask];
    return !magic || isPause(magic, of, asked)
      ? andThen(done, goesOn)
      : andThen(done, (told) => goesOn({ ...told, state: magic.afterAction(told.state) }));
  },
  view: (state, side) => chaptersOf(state).magic?.viewOf(state, side) ?? state,
  result: resultOf,
  readSetup(value) {
    const { reading } = opened();
    if (!reading)
      throw new Error('Set-ups are read with the chapter “reading”, which has not been fetched (chapters/loading.ts).');
    return reading.readSetup(value);
  },
  readAction: (value) => {
    const named = (value as { kind?: unknown } | null)?.kind;
    const kind = typeof named === 'string' ? kindNamed(named) : undefined;
    return kind && object(kind.fields)(value) ? (value as Action) : undefined;
  },
};
