/** The options for any question, by actor and by target, and why others are impossible. */
import type { Refusal } from '../../../engine/kernel/rule-id.ts';
import type { GameSystem } from '../system.ts';
import type { Action, PieceId, State } from '../vocabulary.ts';

type Choosing = Pick<GameSystem, 'actions'>;
type Judging = Pick<GameSystem, 'actions' | 'rules'>;

const sameIds = (one: readonly PieceId[], other: readonly PieceId[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * The options that the engine lists for exactly these pieces together. If a companion of the chosen piece acts, the option has
 * the companion's name.
 */
export const optionsFor = ({ actions }: Choosing, state: State, chosen: readonly PieceId[]): readonly Action[] =>
  actions.listed(state).filter((action) => {
    const actors = actions.actors(action);
    if (actors.length === 0) return false;
    if (actions.isFight(action)) return chosen.length === 1 && actors.includes(chosen[0] as PieceId);
    const [actor] = actors as [PieceId];
    return sameIds(actors, chosen) || (chosen.length === 1 && actors.length === 1 && actions.shownAs(state, actor) === chosen[0]);
  });

/**
 * What the chosen pieces can do together with others. For each target the list has the option with the most pieces, and only
 * decisive actions.
 */
export function jointFor({ actions }: Choosing, state: State, chosen: readonly PieceId[]): readonly Action[] {
  const found = new Map<string, Action>();
  for (const action of actions.listed(state)) {
    const actors = actions.actors(action);
    const wider = actors.length > chosen.length && chosen.every((id) => actors.includes(id));
    if (chosen.length === 0 || !wider || !actions.isDecisive(action) || actions.isFight(action)) continue;
    const key = `${action.kind} ${actions.targets(state, action).join()}`;
    const known = found.get(key);
    if (!known || actions.actors(known).length < actors.length) found.set(key, action);
  }
  return [...found.values()];
}

/** Options without an actor: to end a step, to stay, to choose an edge. */
export const plainOptions = ({ actions }: Choosing, state: State): readonly Action[] =>
  actions.listed(state).filter((action) => actions.actors(action).length === 0);

/** A cache, indexed by the object with the actions, because players of one side may have different actions. */
const ablePieces = new WeakMap<object, WeakMap<State, ReadonlySet<PieceId>>>();

/** Pieces that have at least one option. Each piece is given as the piece that represents it on the table. */
export function unitsThatCanAct({ actions }: Choosing, state: State): ReadonlySet<PieceId> {
  const able = ablePieces.get(actions) ?? new WeakMap<State, ReadonlySet<PieceId>>();
  ablePieces.set(actions, able);
  const known = able.get(state);
  if (known) return known;
  const found = new Set<PieceId>();
  for (const action of actions.listed(state))
    if (!actions.isMinor(state, action)) for (const id of actions.actors(action)) found.add(actions.shownAs(state, id));
  able.set(state, found);
  return found;
}

/** Groups that have an option together, without duplicates. */
export function ableTogether({ actions }: Choosing, state: State): readonly (readonly PieceId[])[] {
  const found = new Map<string, readonly PieceId[]>();
  for (const action of actions.listed(state)) {
    const actors = actions.actors(action);
    if (actors.length > 1 && !actions.isFight(action)) found.set(actors.join(), actors);
  }
  return [...found.values()];
}

/** The pieces that can act, among a piece and its companions. */
export const whoActs = ({ actions }: Choosing, state: State, shown: PieceId): readonly PieceId[] => [
  ...new Set(
    actions.listed(state).flatMap((action) => actions.actors(action).filter((id) => actions.shownAs(state, id) === shown)),
  ),
];

/** The options for exactly these pieces: those that the engine lists, or otherwise the usual actions that are legal. */
export function choicesFor(system: Judging, state: State, ids: readonly PieceId[]): readonly Action[] {
  const listed = optionsFor(system, state, ids);
  if (listed.length > 0) return listed;
  return system.actions.usual(state, ids).filter((action) => system.rules.refuse(state, action) === null);
}

/**
 * If options differ only in numbers or targets, this keeps the simplest one. From the simplest option the user can reach the
 * others.
 */
export function shortened<A extends Action>({ actions }: Choosing, state: State, all: readonly A[]): readonly A[] {
  const found = new Map<string, A>();
  for (const action of all) {
    const of = actions.variant(state, action);
    const key = of === null ? JSON.stringify(action) : `${action.kind} ${of}`;
    const known = found.get(key);
    if (!known || actions.isPlainer(action, known)) found.set(key, action);
  }
  return [...found.values()];
}

/** Whether two actions are the same apart from their target. */
export const sameButTarget = ({ actions }: Choosing, state: State, one: Action | undefined, other: Action): boolean =>
  one !== undefined &&
  actions.isAimed(one) &&
  one.kind === other.kind &&
  actions.variant(state, one) === actions.variant(state, other);

/** Sorts decisive actions before preparatory ones. */
export const decisiveFirst = ({ actions }: Choosing, all: readonly Action[]): readonly Action[] => [
  ...all.filter((action) => actions.isDecisive(action)),
  ...all.filter((action) => !actions.isDecisive(action)),
];

export interface Closed {
  readonly label: string;
  readonly why: Refusal;
}

/** The options that the player might expect but that are impossible now, with reasons. */
export function closedTo(system: Judging & Pick<GameSystem, 'words'>, state: State, ids: readonly PieceId[]): readonly Closed[] {
  const open = new Set(choicesFor(system, state, ids).map(({ kind }) => kind));
  const found = new Map<string, Closed>();
  for (const action of system.actions.expected(state, ids)) {
    const label = system.words.label(action.kind);
    const why = open.has(action.kind) || found.has(label) ? null : system.rules.refuse(state, action);
    if (why) found.set(label, { label, why });
  }
  return [...found.values()];
}

/** What these pieces can do to a target. The most likely option comes first. */
export const choicesAt = (system: Judging, state: State, ids: readonly PieceId[], target: PieceId): readonly Action[] => {
  const { actions } = system;
  return choicesFor(system, state, ids).filter(
    (action) =>
      actions.targets(state, action).includes(target) || (actions.isFight(action) && actions.actors(action).includes(target)),
  );
};

/** The action with another target, for a spell, a shot or an attachment; null if that makes no sense. */
export function aimedAnew(system: Judging, state: State, action: Action, at: PieceId): Action | null {
  const { actions } = system;
  const listed = choicesAt(system, state, actions.actors(action), at).find(
    (each) => each.kind === action.kind && (!actions.isAimed(each) || sameButTarget(system, state, action, each)),
  );
  return listed ?? actions.aimedAt(state, action, at);
}

/** The pieces in the same group, including this one; empty if it is alone. */
export const groupmates = ({ actions }: Choosing, state: State, id: PieceId): readonly PieceId[] => {
  const group = actions.groupOf(state, id);
  return group.length > 1 ? group : [];
};
