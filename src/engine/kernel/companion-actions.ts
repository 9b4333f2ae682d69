/**
 * The actions of a companion as data: their fields, when they are refused, how they change the state, and what they write in the
 * log. A companion is built from a table of such actions.
 */
import type { ActionOf } from './battle/action-kind.ts';
import type { Companion, CompanionReport } from './companion.ts';
import { type Fields, object, type Values } from './fields.ts';
import type { Refusal } from './rule-id.ts';

export interface ActionKind<State, F extends Fields> {
  readonly fields: F;
  refuse?(state: State, action: Values<F>): Refusal | null;
  perform(state: State, action: Values<F>): CompanionReport<State>;
}

/** Returns a helper for declaring the actions of one system. The helper infers the types of their fields. */
export const actionsOf =
  <State>() =>
  <F extends Fields>(kind: ActionKind<State, F>): ActionKind<State, F> =>
    kind;

interface Made<State, SetupFields extends Fields, Kinds> {
  readonly system: string;
  readonly version: number;
  readonly setup: SetupFields;
  readonly kinds: Kinds;
  begin(setup: Values<SetupFields>): CompanionReport<State>;
  join?(last: ActionOf<Kinds>, next: ActionOf<Kinds>): ActionOf<Kinds> | null | undefined;
}

/** The companion for a table of actions. */
export function companionOf<State, SetupFields extends Fields, Kinds extends object>({
  system,
  version,
  setup,
  kinds,
  begin,
  join,
}: Made<State, SetupFields, Kinds>): Companion<Values<SetupFields>, State, ActionOf<Kinds>> {
  const kindOf = (id: PropertyKey) => kinds[id as keyof Kinds] as ActionKind<State, Fields>;
  type Action = ActionOf<Kinds>;
  return {
    system,
    version,
    begin,
    refuse: (state, action) => kindOf(action.kind).refuse?.(state, action as Values<Fields>) ?? null,
    perform: (state, action) => kindOf(action.kind).perform(state, action as Values<Fields>),
    join: (last, next) => join?.(last, next),
    readSetup: (value) => (object(setup)(value) ? value : undefined),
    readAction: (value) => {
      const kind = (value as { kind?: unknown } | null)?.kind;
      if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return undefined;
      return object(kindOf(kind).fields)(value) ? (value as Action) : undefined;
    },
  };
}
