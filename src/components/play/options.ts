/** What may be done now, whatever the question is: every legal action that the engine lists, by who does it and to whom. */

import { reach } from '../../engine/fr3/battle/charge/approach.ts';
import { type Action, fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import { findUnit } from '../../engine/fr3/battle/units/pieces.ts';
import type { PieceId } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { onceFor } from '../../engine/kernel/memo.ts';
import { chanceToCome } from './course.ts';

export const optionsOf = onceFor((state: State): readonly Action[] => [...fr3Battle.actions(state)]);

/** Pieces as they are counted: A2 before A10. */
export const bySign = (one: PieceId, other: PieceId): number => one.localeCompare(other, 'en', { numeric: true });

type Loose = Readonly<Record<string, unknown>>;
const isPiece = (state: State, value: unknown): value is PieceId =>
  typeof value === 'string' && findUnit(state, value) !== undefined;

/** Who does it: the fields `units`, `unit`, `character` and `user`, or both who fight. */
export function actorsOf(action: Action): readonly PieceId[] {
  const { units, unit, character, user, a, b } = action as Loose;
  if (Array.isArray(units)) return units as PieceId[];
  return [unit, character, user, a, b].filter((id) => typeof id === 'string');
}

/** Whom it is done to, or which friend it goes to. */
export function aimsOf(state: State, action: Action): readonly PieceId[] {
  if (action.kind === 'charge') {
    const found = reach(state, action);
    return found.ok ? [...new Set(found.pairs.map(({ enemy }) => enemy.id))] : [];
  }
  const { at, to, over, on, target, foe } = action as Loose;
  return [at, to, over, target, foe, ...(Array.isArray(on) ? on : [])].filter((id) => isPiece(state, id));
}

/** Whoever shows on the table for a unit or a character: the host of one that is attached or leads. */
export function shownAs(state: State, id: PieceId): PieceId {
  const host = (findUnit(state, id) ?? state.characters.find((each) => each.id === id))?.host;
  return host ? shownAs(state, host) : id;
}

const same = (one: readonly PieceId[], other: readonly PieceId[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** What exactly these units can do together. One attached to the unit that is chosen acts with its own name. */
export const optionsFor = (state: State, chosen: readonly PieceId[]): readonly Action[] =>
  optionsOf(state).filter((action) => {
    const actors = actorsOf(action);
    if (actors.length === 0) return false;
    if (action.kind === 'fight') return chosen.length === 1 && actors.includes(chosen[0] as PieceId);
    return (
      same(actors, chosen) || (chosen.length === 1 && actors.length === 1 && shownAs(state, actors[0] as PieceId) === chosen[0])
    );
  });

/** To be done with the step, or to let a moment for magic go by. */
export const endsStep = (action: Action): boolean => action.kind === 'pass' || (action.kind === 'hold' && action.until === 'now');

/** Whether dice fall in it, or may fall because of it, as for every spell: before a risk its odds are shown. */
export const isRisk = (state: State, action: Action): boolean =>
  action.kind === 'cast' ||
  action.kind === 'cast-at' ||
  chanceToCome(state, action).kind === 'roll' ||
  (action.kind === 'challenge' && action.by !== null);

/** What is for nobody in particular: to be done with the step, to stay, to choose an edge. */
export const plainOptions = (state: State): readonly Action[] =>
  optionsOf(state).filter((action) => actorsOf(action).length === 0);

/** Units that have something to do, as they show on the table. Who could only turn his clock into magic, where none is asked for, is left in peace. */
export const able = onceFor((state: State): ReadonlySet<PieceId> => {
  const found = new Set<PieceId>();
  const idle = askedNow(state)?.what === 'magic' ? null : 'burn';
  for (const action of optionsOf(state))
    if (action.kind !== idle) for (const id of actorsOf(action)) found.add(shownAs(state, id));
  return found;
});

/** Groups that can do something together, each once. */
export function ableTogether(state: State): readonly (readonly PieceId[])[] {
  const found = new Map<string, readonly PieceId[]>();
  for (const action of optionsOf(state)) {
    const actors = actorsOf(action);
    if (actors.length > 1 && action.kind !== 'fight') found.set(actors.join(), actors);
  }
  return [...found.values()];
}

/** Those who act, of a unit and whoever is with it. */
export const whoActs = (state: State, shown: PieceId): readonly PieceId[] => [
  ...new Set(optionsOf(state).flatMap((action) => actorsOf(action).filter((id) => shownAs(state, id) === shown))),
];
