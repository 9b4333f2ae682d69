/** Fantasy Rules! third edition as a `Ruleset`: the battle of troops and their leaders. */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { type Fields, object, type Values } from '../../kernel/fields.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { type ActionKind, actionKind, refusal } from './action-kind.ts';
import { custodyKinds } from './captives.ts';
import { chargeKinds } from './charge/charge.ts';
import { disengageKinds } from './charge/disengage.ts';
import { clockKinds } from './clock.ts';
import { begin, edgeKinds } from './deployment/begin.ts';
import { deploymentKinds } from './deployment/deploy.ts';
import { forceKinds } from './deployment/forces.ts';
import { joinKinds } from './deployment/join.ts';
import { type BattleEvent, type BattleReport, certain, inTurn, report } from './events.ts';
import { fortuneKinds, recast, watched } from './fortune.ts';
import { holdingKinds } from './holdings.ts';
import { ambushKinds } from './innate/ambushing.ts';
import { evadingKinds } from './innate/evading.ts';
import { innateKinds } from './innate/kinds.ts';
import { deviceKinds } from './inventions/kinds.ts';
import { paintKinds } from './inventions/paint.ts';
import { automatonKinds } from './lists/automatons.ts';
import { dragontoothKinds } from './lists/dragonteeth.ts';
import { trooperKinds } from './lists/troopers.ts';
import { wagonKinds } from './lists/wagons.ts';
import { castWorks } from './magic/auction.ts';
import { breakingKinds } from './magic/break-through.ts';
import { afterAction, magicKinds } from './magic/cast.ts';
import { conjureKinds } from './magic/conjured.ts';
import { attackOn, decoyKinds, isDue, spared, unspared } from './magic/decoy.ts';
import { fadeKinds } from './magic/fade.ts';
import { grenadeKinds } from './magic/grenade.ts';
import { refuseIdle } from './magic/hunt.ts';
import { afterRolls } from './magic/intervention.ts';
import { sacrificeKinds } from './magic/spells/sacrifice.ts';
import { illusionKinds } from './magic/upkeep.ts';
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
import { layKinds, shedKinds } from './nuisances.ts';
import { championKinds } from './otherworld/ethereals.ts';
import { confrontKinds } from './people/confront.ts';
import { curseKinds } from './people/curse.ts';
import { ownHandKinds } from './people/own-hand.ts';
import { tauntKinds } from './people/taunt.ts';
import { thiefKinds } from './people/thief.ts';
import { walkKinds } from './people/walk.ts';
import { rallyKinds } from './rally.ts';
import { readSetup } from './read-setup.ts';
import { askedNow, goOn } from './sequence.ts';
import type { Setup } from './setup.ts';
import { shootingKinds } from './shooting/shoot.ts';
import { type Ask, type AskKind, askKinds, phasing, type SideId, type State } from './state.ts';
import { growKinds } from './strange/blobs.ts';
import { contraptionKinds } from './strange/contraptions.ts';
import { eggKinds } from './strange/cyclics.ts';
import { gazeKinds } from './strange/gaze.ts';
import { mineKinds } from './strange/mines.ts';
import { offeringKinds } from './strange/offerings.ts';
import { rideKinds } from './strange/transports.ts';
import { type Result, resultOf } from './victory.ts';
import { victoryKeyKinds } from './victory-key.ts';

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

/** Every kind of action. A chapter adds its own here, and nowhere else. */
export const actionKinds = {
  ...edgeKinds,
  ...deploymentKinds,
  ...joinKinds,
  ...rallyKinds,
  ...shootingKinds,
  ...mineKinds,
  ...straightKinds,
  ...wheelKinds,
  ...massKinds,
  ...facingKinds,
  ...formationKinds,
  ...squareKinds,
  ...attachKinds,
  ...transferKinds,
  ...custodyKinds,
  ...curseKinds,
  ...thiefKinds,
  ...tauntKinds,
  ...ownHandKinds,
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
  ...growKinds,
  ...contraptionKinds,
  ...gazeKinds,
  ...offeringKinds,
  ...rideKinds,
  ...eggKinds,
  ...layKinds,
  ...shedKinds,
  ...championKinds,
  ...forceKinds,
  ...holdingKinds,
  ...dragontoothKinds,
  ...wagonKinds,
  ...fortuneKinds,
  ...victoryKeyKinds,
  ...automatonKinds,
  ...trooperKinds,
  ...breakingKinds,
  ...sacrificeKinds,
  ...illusionKinds,
  ...conjureKinds,
  ...decoyKinds,
  ...grenadeKinds,
  ...deviceKinds,
  ...paintKinds,
  ...fadeKinds,
  ...passKinds,
  ...magicKinds,
  ...innateKinds,
  ...evadingKinds,
  ...ambushKinds,
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
  decoy: 'whether an illusion takes the place of a target',
};

/** Why an action of this kind is not done: for its own reasons, or because a witch hunter has something else to do. */
function refuseKind(state: State, of: AnyKind, action: Action, ask: Ask): Refusal | null {
  const why = of.refuse(state, action, ask);
  if (why !== null || ask.what !== 'movement') return why;
  return refuseIdle(state, action, () => {
    const done = of.perform(state, action, ask);
    return done.kind === 'known' ? done.value.state : null;
  });
}

/** The legal candidates of some kinds, where they answer what is asked now; of all kinds, unless some are named. */
export function* actionsAmong(state: State, kinds?: readonly Action['kind'][]): Generator<Action> {
  const ask = askedNow(state);
  if (!ask) return;
  for (const kind of kindsFor[ask.what]) {
    if (kinds && !kinds.includes(kind)) continue;
    const of = actionKinds[kind] as unknown as AnyKind;
    for (const values of of.candidates(state, ask)) {
      const action = { kind, ...values } as unknown as Action;
      if (refuseKind(state, of, action, ask) === null) yield action;
    }
  }
}

function refuseAction(state: State, action: Action) {
  const ask = askedNow(state);
  if (!ask) return refusal('The battle is over.', 'fr3.victory.end');
  const kind = kindOf(action);
  if (!kind.answers.includes(ask.what))
    return refusal(`Side ${ask.side} decides ${asksFor[ask.what]} now.`, 'fr3.sequence.turn-structure');
  return refuseKind(state, kind, action, ask);
}

/** A question that interrupts is off the list as soon as it is answered. */
const answered = (state: State, ask: Ask): State => (state.asks[0] === ask ? { ...state, asks: state.asks.slice(1) } : state);

/** fr3.spells.illusionary-target: an attack that has been answered goes on, and strikes its target or an illusion of it. */
function resumed(told: BattleReport): Chance<BattleReport> {
  const { struck } = told.state.magic;
  if (!struck || !isDue(told.state)) return known(told);
  return inTurn(told, (at) => {
    const free: State = { ...at, magic: { ...at.magic, struck: null } };
    if (!('action' in struck)) return struck.spared ? certain(free) : castWorks(free, struck.cast);
    const action = struck.action as unknown as Action;
    const ask: Ask = { what: 'missiles', side: phasing(free) };
    return map(kindOf(action).perform(spared(free, struck), action, ask), (done) => ({
      ...done,
      state: unspared(done.state, struck),
    }));
  });
}

/** What an action itself brings, before the battle goes on. */
const carriedOut = (state: State, action: Action, ask: Ask): Chance<BattleReport> =>
  andThen(map(kindOf(action).perform(answered(state, ask), action, ask), afterRolls), resumed);

export const fr3Battle: Ruleset<Setup, State, Action, BattleEvent, SideId, Result> = {
  system: 'fr3',
  version: 3,
  begin: (setup) => andThen(begin(setup), goOn),
  decider: (state) => askedNow(state)?.side ?? null,
  actions: (state) => actionsAmong(state),
  refuse: refuseAction,
  perform: (state, action) => {
    const ask = askedNow(state) as Ask;
    const aimed = attackOn(state, action);
    if (aimed) return goOn(report(aimed));
    const carried = andThen(carriedOut(state, action, ask), (told) =>
      recast(told, (before, again) => carriedOut(before, again as Action, askedNow(before) as Ask)),
    );
    const done = state.portents.length > 0 && ask.what !== 'fortune' ? watched(state, action, carried) : carried;
    const isMagic = Object.hasOwn(magicKinds, action.kind) || (Object.hasOwn(innateKinds, action.kind) && ask.what === 'magic');
    return action.kind === 'pass' || isMagic
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
