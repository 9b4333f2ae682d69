/** What may be done now, whatever the question is: by who does it and to whom; and why the rest may not be done. */
import type { Refusal } from '../../engine/kernel/rule-id.ts';
import type { GameSystem } from './system.ts';
import type { Action, PieceId, State } from './vocabulary.ts';

type Choosing = Pick<GameSystem, 'actions'>;
type Judging = Pick<GameSystem, 'actions' | 'rules'>;

const sameIds = (one: readonly PieceId[], other: readonly PieceId[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** What the engine lists for exactly these pieces together. One attached to the piece that is chosen acts with its own name. */
export const optionsFor = ({ actions }: Choosing, state: State, chosen: readonly PieceId[]): readonly Action[] =>
  actions.listed(state).filter((action) => {
    const actors = actions.actors(action);
    if (actors.length === 0) return false;
    if (actions.isFight(action)) return chosen.length === 1 && actors.includes(chosen[0] as PieceId);
    const [actor] = actors as [PieceId];
    return sameIds(actors, chosen) || (chosen.length === 1 && actors.length === 1 && actions.shownAs(state, actor) === chosen[0]);
  });

/** What the chosen ones can do together with others: of each target the way with most of them, and only what decides a battle. */
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

/** What is for nobody in particular: to be done with the step, to stay, to choose an edge. */
export const plainOptions = ({ actions }: Choosing, state: State): readonly Action[] =>
  actions.listed(state).filter((action) => actions.actors(action).length === 0);

const ablePieces = new WeakMap<State, ReadonlySet<PieceId>>();

/** Pieces that have something to do, as they show on the table. */
export function able({ actions }: Choosing, state: State): ReadonlySet<PieceId> {
  const known = ablePieces.get(state);
  if (known) return known;
  const found = new Set<PieceId>();
  for (const action of actions.listed(state))
    if (!actions.isMinor(state, action)) for (const id of actions.actors(action)) found.add(actions.shownAs(state, id));
  ablePieces.set(state, found);
  return found;
}

/** Groups that can do something together, each once. */
export function ableTogether({ actions }: Choosing, state: State): readonly (readonly PieceId[])[] {
  const found = new Map<string, readonly PieceId[]>();
  for (const action of actions.listed(state)) {
    const actors = actions.actors(action);
    if (actors.length > 1 && !actions.isFight(action)) found.set(actors.join(), actors);
  }
  return [...found.values()];
}

/** Those who act, of a piece and whoever is with it. */
export const whoActs = ({ actions }: Choosing, state: State, shown: PieceId): readonly PieceId[] => [
  ...new Set(
    actions.listed(state).flatMap((action) => actions.actors(action).filter((id) => actions.shownAs(state, id) === shown)),
  ),
];

/** What exactly these pieces can do: what the engine lists for them, else the usual actions that are legal for them. */
export function choicesFor(system: Judging, state: State, ids: readonly PieceId[]): readonly Action[] {
  const listed = optionsFor(system, state, ids);
  if (listed.length > 0) return listed;
  return system.actions.usual(state, ids).filter((action) => system.rules.refuse(state, action) === null);
}

/** Where the same is listed with several numbers or targets, the plainest of it: the rest is found from there. */
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

/** Whether these are the same, whoever it is aimed at. */
export const sameButTarget = ({ actions }: Choosing, state: State, one: Action | undefined, other: Action): boolean =>
  one !== undefined &&
  actions.isAimed(one) &&
  one.kind === other.kind &&
  actions.variant(state, one) === actions.variant(state, other);

/** What decides a battle stands before what only prepares it. */
export const decisiveFirst = ({ actions }: Choosing, all: readonly Action[]): readonly Action[] => [
  ...all.filter((action) => actions.isDecisive(action)),
  ...all.filter((action) => !actions.isDecisive(action)),
];

export interface Closed {
  readonly label: string;
  readonly why: Refusal;
}

/** What was to be expected of them now and is not possible, each with its reason. */
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

/** What these pieces can do to that one, the likeliest first. */
export const choicesAt = (system: Judging, state: State, ids: readonly PieceId[], target: PieceId): readonly Action[] => {
  const { actions } = system;
  return choicesFor(system, state, ids).filter(
    (action) =>
      actions.targets(state, action).includes(target) || (actions.isFight(action) && actions.actors(action).includes(target)),
  );
};

/** The same at another one: a spell, a shot, somewhere to attach to; null where that makes no sense. */
export function aimedAnew(system: Judging, state: State, action: Action, at: PieceId): Action | null {
  const { actions } = system;
  const listed = choicesAt(system, state, actions.actors(action), at).find(
    (each) => each.kind === action.kind && (!actions.isAimed(each) || sameButTarget(system, state, action, each)),
  );
  return listed ?? actions.aimedAt(state, action, at);
}

/** The other pieces of its group, itself among them; none where it stands alone. */
export const groupmates = ({ actions }: Choosing, state: State, id: PieceId): readonly PieceId[] => {
  const group = actions.groupOf(state, id);
  return group.length > 1 ? group : [];
};
