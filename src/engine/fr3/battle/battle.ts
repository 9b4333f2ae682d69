/** Fantasy Rules! third edition as a `Ruleset`: the battle of troops and their leaders. */
import { andThen } from '../../kernel/chance.ts';
import { type Fields, object, type Values } from '../../kernel/fields.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { type ActionKind, actionKind, refusal } from './action-kind.ts';
import { chargeKinds } from './charge/charge.ts';
import { disengageKinds } from './charge/disengage.ts';
import { clockKinds } from './clock.ts';
import { begin, edgeKinds } from './deployment/begin.ts';
import { deploymentKinds } from './deployment/deploy.ts';
import { joinKinds } from './deployment/join.ts';
import { type BattleEvent, certain } from './events.ts';
import { afterAction, magicKinds } from './magic/cast.ts';
import { viewOf } from './magic/view.ts';
import { challengeKinds } from './melee/challenges.ts';
import { faceKinds } from './melee/danger.ts';
import { meleeKinds } from './melee/fight.ts';
import { followUpKinds } from './melee/follow-up.ts';
import { gapKinds } from './melee/gap.ts';
import { attachKinds } from './movement/attach.ts';
import { dismountKinds } from './movement/dismount.ts';
import { facingKinds } from './movement/facing.ts';
import { formationKinds } from './movement/formation.ts';
import { levelKinds } from './movement/level.ts';
import { massKinds } from './movement/mass.ts';
import { returnKinds } from './movement/return.ts';
import { squareKinds } from './movement/square.ts';
import { stakesKinds } from './movement/stakes.ts';
import { straightKinds } from './movement/straight.ts';
import { transferKinds } from './movement/transfer.ts';
import { wheelKinds } from './movement/wheel.ts';
import { shedKinds } from './nuisances.ts';
import { rallyKinds } from './rally.ts';
import { readSetup } from './read-setup.ts';
import { askedNow, goOn } from './sequence.ts';
import type { Setup } from './setup.ts';
import { shootingKinds } from './shooting/shoot.ts';
import { type Ask, type AskKind, askKinds, type SideId, type State } from './state.ts';
import { type Result, resultOf } from './victory.ts';

/** Done with this step: nobody else rallies, shoots or moves. Melees are all fought. */
const passKinds = {
  pass: actionKind({
    answers: ['rally', 'missiles', 'movement', 'shed'],
    fields: {},
    candidates: () => [{}],
    refuse: () => null,
    perform: (state) => certain({ ...state, passed: true }),
  }),
};

/** Every kind of action. A chapter adds its own here, and nowhere else. */
export const actionKinds = {
  ...edgeKinds,
  ...deploymentKinds,
  ...joinKinds,
  ...rallyKinds,
  ...shootingKinds,
  ...straightKinds,
  ...wheelKinds,
  ...massKinds,
  ...facingKinds,
  ...formationKinds,
  ...squareKinds,
  ...attachKinds,
  ...transferKinds,
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
  ...shedKinds,
  ...passKinds,
  ...magicKinds,
};
type Kinds = typeof actionKinds;
type FieldsOf<K> = K extends ActionKind<infer F> ? F : never;
export type Action = { [K in keyof Kinds]: { readonly kind: K } & Values<FieldsOf<Kinds[K]>> }[keyof Kinds];

type AnyKind = ActionKind<Fields>;
const kindOf = ({ kind }: Action): AnyKind => actionKinds[kind] as unknown as AnyKind;

/** The kinds of action that answer each question, in the order of the list above. */
const kindsFor = Object.fromEntries(
  askKinds.map((what) => [
    what,
    (Object.keys(actionKinds) as Action['kind'][]).filter((kind) => actionKinds[kind].answers.includes(what as never)),
  ]),
) as unknown as Readonly<Record<AskKind, readonly Action['kind'][]>>;

/** What a question asks for, in words. */
const asksFor: Readonly<Record<AskKind, string>> = {
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
  shed: 'which unit tries to shed its parasitics',
  magic: 'whether a spell is cast',
  bid: 'how many points go into a spell',
};

/** The legal candidates of some kinds, where they answer what is asked now; of all kinds, unless some are named. */
export function* actionsAmong(state: State, kinds?: readonly Action['kind'][]): Generator<Action> {
  const ask = askedNow(state);
  if (!ask) return;
  for (const kind of kindsFor[ask.what]) {
    if (kinds && !kinds.includes(kind)) continue;
    const of = actionKinds[kind] as unknown as AnyKind;
    for (const values of of.candidates(state, ask))
      if (of.refuse(state, values, ask) === null) yield { kind, ...values } as unknown as Action;
  }
}

function refuseAction(state: State, action: Action) {
  const ask = askedNow(state);
  if (!ask) return refusal('The battle is over.', 'fr3.victory.end');
  const kind = kindOf(action);
  if (!kind.answers.includes(ask.what))
    return refusal(`Side ${ask.side} decides ${asksFor[ask.what]} now.`, 'fr3.sequence.turn-structure');
  return kind.refuse(state, action, ask);
}

/** A question that interrupts is off the list as soon as it is answered. */
const answered = (state: State, ask: Ask): State => (state.asks[0] === ask ? { ...state, asks: state.asks.slice(1) } : state);

export const fr3Battle: Ruleset<Setup, State, Action, BattleEvent, SideId, Result> = {
  system: 'fr3',
  version: 2,
  begin: (setup) => andThen(begin(setup), goOn),
  decider: (state) => askedNow(state)?.side ?? null,
  actions: (state) => actionsAmong(state),
  refuse: refuseAction,
  perform: (state, action) => {
    const ask = askedNow(state) as Ask;
    const done = kindOf(action).perform(answered(state, ask), action, ask);
    return action.kind === 'pass' || Object.hasOwn(magicKinds, action.kind)
      ? andThen(done, goOn)
      : andThen(done, (told) => goOn({ ...told, state: afterAction(told.state) }));
  },
  view: viewOf,
  result: resultOf,
  readSetup,
  readAction: (value) => {
    const kind = (value as { kind?: unknown } | null)?.kind;
    if (typeof kind !== 'string' || !Object.hasOwn(actionKinds, kind)) return undefined;
    return object((actionKinds[kind as keyof Kinds] as unknown as AnyKind).fields)(value) ? (value as Action) : undefined;
  },
};
