/** Builds a battle as a `Ruleset` from its kinds of action, its questions, and its automatic steps. */
import { andThen, type Chance } from '../chance.ts';
import { object } from '../fields.ts';
import { onceFor } from '../memo.ts';
import type { Refusal } from '../rule-id.ts';
import type { HappenedBy, Read, Report, Ruleset } from '../ruleset.ts';
import type { AnyKind, KindTable } from './action-kind.ts';
import { answered, type Interrupted, type Question } from './question.ts';

interface Act {
  readonly kind: string;
}

/** The result of a legal action, before the battle continues automatically. */
export type Perform<State, Action, Ask, Event extends HappenedBy> = (
  state: State,
  action: Action,
  ask: Ask,
) => Chance<Report<State, Event>>;

/** Continues a battle automatically. */
export type Advance<State, Event extends HappenedBy> = (from: Report<State, Event>) => Chance<Report<State, Event>>;

export interface Battle<
  Setup,
  State extends Interrupted<Ask>,
  Action extends Act,
  Ask extends Question<string, Side>,
  Event extends HappenedBy,
  Side extends string,
  Result,
> {
  readonly system: string;
  readonly version: number;
  /** The first state, before any automatic step. */
  begin(setup: Setup): Chance<Report<State, Event>>;
  askedNow(state: State): Ask | null;
  /** All kinds of action that can be read, refused and performed. */
  kinds(): KindTable<State, Ask, Event>;
  /**
   * The kinds of action that this battle needs. The same battle must always get the same kinds. Without this function, a battle
   * uses all kinds.
   */
  kindsIn?(state: State): KindTable<State, Ask, Event>;
  /** Each question in words, as the end of a sentence: “which unit tries to rally”. */
  readonly asksFor: Readonly<Record<Ask['what'], string>>;
  /** The refusal of every action after the end of the battle. */
  readonly over: Refusal;
  /** The refusal of an action of an unknown kind. */
  readonly unknown: Refusal;
  /** The rules that a refusal cites if an action does not answer the question that is asked now. */
  readonly sequence: Refusal['rules'];
  /** Why an action that its own kind allows is still forbidden. `then` computes the result of the action. */
  forbids?(state: State, action: Action, ask: Ask, then: () => Chance<Report<State, Event>>): Refusal | null;
  /**
   * Wraps the performance of actions, for example when the other side has to answer first or when rolls may be changed. `perform`
   * is the kind's own function.
   */
  aroundPerform?(perform: Perform<State, Action, Ask, Event>): Perform<State, Action, Ask, Event>;
  /** Continues until a player has a decision or the battle is over (`advancing`). */
  advance(from: Report<State, Event>): Chance<Report<State, Event>>;
  /** Wraps the automatic steps after an action, but not those at the start of a battle. */
  aroundAdvance?(from: Report<State, Event>, advance: Advance<State, Event>): Chance<Report<State, Event>>;
  view?(state: State, side: Side): State;
  result(state: State): Result | null;
  readSetup(value: unknown): Read<Setup>;
}

export interface BattleRuleset<Setup, State, Action extends Act, Event extends HappenedBy, Side extends string, Result>
  extends Ruleset<Setup, State, Action, Event, Side, Result> {
  /**
   * The legal candidates that answer the present question, of all kinds or only of the named kinds. `isWorthTrying` is checked
   * before legality.
   */
  actionsAmong(state: State, kinds?: readonly Action['kind'][], isWorthTrying?: (action: Action) => boolean): Iterable<Action>;
}

export function battleRuleset<
  Setup,
  State extends Interrupted<Ask>,
  Action extends Act,
  Ask extends Question<string, Side>,
  Event extends HappenedBy,
  Side extends string,
  Result,
>(battle: Battle<Setup, State, Action, Ask, Event, Side, Result>): BattleRuleset<Setup, State, Action, Event, Side, Result> {
  type Kind = AnyKind<State, Ask, Event>;
  const { askedNow, advance } = battle;

  const kindNamed = (name: string): Kind | undefined => {
    const kinds = battle.kinds();
    return Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  };

  /** The kinds of a table that answer each question, in order. */
  const answering = onceFor((kinds: KindTable<State, Ask, Event>) => {
    const found = new Map<string, (readonly [string, Kind])[]>();
    for (const entry of Object.entries(kinds))
      for (const what of entry[1].answers) found.set(what, [...(found.get(what) ?? []), entry]);
    return found;
  });

  const ofKind: Perform<State, Action, Ask, Event> = (state, action, ask) =>
    (kindNamed(action.kind) as Kind).perform(answered(state, ask), action as never, ask);
  const perform = battle.aroundPerform?.(ofKind) ?? ofKind;
  const advanceAround: Advance<State, Event> = (from) => battle.aroundAdvance?.(from, advance) ?? advance(from);

  const refuseKind = (state: State, kind: Kind, action: Action, ask: Ask): Refusal | null =>
    kind.refuse(state, action as never, ask) ??
    battle.forbids?.(state, action, ask, () => kind.perform(state, action as never, ask)) ??
    null;

  function* actionsAmong(
    state: State,
    kinds?: readonly Action['kind'][],
    isWorthTrying: (action: Action) => boolean = () => true,
  ): Generator<Action> {
    const ask = askedNow(state);
    if (!ask) return;
    for (const [name, kind] of answering((battle.kindsIn ?? battle.kinds)(state)).get(ask.what) ?? []) {
      if (kinds && !kinds.includes(name)) continue;
      for (const values of kind.candidates(state, ask)) {
        const action = { kind: name, ...values } as unknown as Action;
        if (isWorthTrying(action) && refuseKind(state, kind, action, ask) === null) yield action;
      }
    }
  }

  return {
    system: battle.system,
    version: battle.version,
    begin: (setup) => andThen(battle.begin(setup), advance),
    decider: (state) => askedNow(state)?.side ?? null,
    actions: (state) => actionsAmong(state),
    actionsAmong,
    refuse(state, action) {
      const ask = askedNow(state);
      if (!ask) return battle.over;
      const kind = kindNamed(action.kind);
      if (!kind) return battle.unknown;
      if (!kind.answers.includes(ask.what))
        return {
          because: `Side ${ask.side} must now decide ${battle.asksFor[ask.what as Ask['what']]}.`,
          rules: battle.sequence,
        };
      return refuseKind(state, kind, action, ask);
    },
    perform: (state, action) => andThen(perform(state, action, askedNow(state) as Ask), advanceAround),
    ...(battle.view && { view: battle.view }),
    result: battle.result,
    readSetup: battle.readSetup,
    readAction(value) {
      const name = (value as Partial<Act> | null)?.kind;
      const kind = typeof name === 'string' ? kindNamed(name) : undefined;
      return kind && object(kind.fields)(value) ? (value as Action) : undefined;
    },
  };
}
