/**
 * A ruleset that caches the results of actions, because a battle by message is played again from its start with every message.
 */
import type { Chance } from '../chance.ts';
import type { HappenedBy, Report, Ruleset } from '../ruleset.ts';
import type { CorrespondenceSystem } from './play.ts';
import type { AskedOf } from './players.ts';

/** The same `Chance`, but it returns the same result object whenever the dice show the same faces. */
function withMemory<T>(chance: Chance<T>): Chance<T> {
  if (chance.kind === 'known') return chance;
  const faces = new Map<number, Chance<T>>();
  return {
    ...chance,
    next(face) {
      const known = faces.get(face);
      if (known) return known;
      const next = withMemory(chance.next(face));
      faces.set(face, next);
      return next;
    },
  };
}

const texts = new WeakMap<object, string>();
/** The JSON of plain data, computed only once for each object. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

function once<Value>(found: Map<string, Value>, key: unknown, make: () => Value): Value {
  const name = textOf(key);
  const known = found.get(name);
  if (known !== undefined) return known;
  const made = make();
  found.set(name, made);
  return made;
}

/** The systems that `remembering` has returned. */
const remembered = new WeakSet<object>();

/** States are cached too, so a state is the same object whenever it is reached in the same way. */
export function remembering<Setup, State, Action, Event extends HappenedBy, Result>(
  system: CorrespondenceSystem<Setup, State, Action, Event, Result>,
): CorrespondenceSystem<Setup, State, Action, Event, Result> {
  if (remembered.has(system)) return system;
  const { ruleset, commands } = system;
  type Rules = Ruleset<Setup, State, Action, Event, 'A' | 'B', Result>;
  const setUp = new Map<string, ReturnType<typeof system.setup>>();
  const begun = new Map<string, Chance<Report<State, Event>>>();
  const done = new WeakMap<object, Map<string, Chance<Report<State, Event>>>>();
  const refused = new WeakMap<object, Map<string, { readonly is: ReturnType<Rules['refuse']> }>>();
  const actions = new WeakMap<object, { readonly is: Action | undefined }>();
  const asked = new WeakMap<object, Map<string, { readonly is: AskedOf | null }>>();
  const of = <Value>(all: WeakMap<object, Map<string, Value>>, state: State): Map<string, Value> => {
    const known = all.get(state as object);
    if (known) return known;
    const made = new Map<string, Value>();
    all.set(state as object, made);
    return made;
  };
  const made: typeof system = {
    ...system,
    ...(commands && {
      commands: { ...commands, asked: (state: State) => once(of(asked, state), '', () => ({ is: commands.asked(state) })).is },
    }),
    setup: (terms, armies) => once(setUp, [terms, armies], () => system.setup(terms, armies)),
    ruleset: {
      ...ruleset,
      readAction(value) {
        if (typeof value !== 'object' || value === null) return ruleset.readAction(value);
        const known = actions.get(value) ?? { is: ruleset.readAction(value) };
        actions.set(value, known);
        return known.is;
      },
      begin: (setup) => once(begun, setup, () => withMemory(ruleset.begin(setup))),
      perform: (state, action) => once(of(done, state), action, () => withMemory(ruleset.perform(state, action))),
      refuse: (state, action) => once(of(refused, state), action, () => ({ is: ruleset.refuse(state, action) })).is,
    },
  };
  remembered.add(made);
  return made;
}
