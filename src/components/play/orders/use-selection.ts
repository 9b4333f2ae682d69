/** The player's selection at this moment of the battle, and the proposed action. */
import { useMemo, useReducer } from 'preact/hooks';
import type { Refusal } from '../../../engine/kernel/rule-id.ts';
import type { Action, PieceId } from '../vocabulary.ts';

/** A target that the player has pressed but that the action cannot have; null for the bare ground. */
export interface Missed {
  readonly id: PieceId | null;
  readonly because: Refusal;
}

export interface Selection {
  readonly chosen: readonly PieceId[];
  /**
   * The index of the ground that the player asks about. Terrain comes first, then places. Null if the player asks about no
   * ground.
   */
  readonly ground: number | null;
  /** The proposed action, until the player confirms it. */
  readonly staged: Action | undefined;
  /** The target of the proposed action, if the action itself names none. */
  readonly target: PieceId | undefined;
  /** The target that the proposed action cannot have. */
  readonly missed: Missed | undefined;
  /** The reasons for the proposed action, if it is a suggestion. */
  readonly reasons: readonly string[];
  /** The option under the pointer in the panel. */
  readonly looked: Action | undefined;
  /** The piece under the pointer on the table. */
  readonly hovered: PieceId | null;
  /** The pieces whose name is under the pointer in the panel. */
  readonly named: readonly PieceId[];
}

const nothing: readonly never[] = [];
const unstaged = {
  staged: undefined,
  target: undefined,
  missed: undefined,
  reasons: nothing,
  looked: undefined,
  named: nothing,
} as const;
export const empty: Selection = { ...unstaged, chosen: nothing, ground: null, hovered: null };

export type Change =
  | { readonly do: 'choose'; readonly ids: readonly PieceId[] }
  | {
      readonly do: 'stage';
      readonly action: Action | undefined;
      readonly target?: PieceId | undefined;
      readonly reasons?: readonly string[];
      readonly chosen?: readonly PieceId[];
    }
  | { readonly do: 'ground'; readonly at: number | null }
  | { readonly do: 'miss'; readonly missed: Missed }
  | { readonly do: 'look'; readonly action: Action | null }
  | { readonly do: 'hover'; readonly id: PieceId | null }
  | { readonly do: 'name'; readonly ids: readonly PieceId[] }
  /** Shows a new moment of the battle. This clears the selection, unless the chosen pieces may stay selected (`goesOn`). */
  | { readonly do: 'begin'; goesOn(ids: readonly PieceId[]): boolean };

export function changed(selection: Selection, change: Change): Selection {
  switch (change.do) {
    case 'choose':
      return { ...selection, ...unstaged, chosen: change.ids, ground: null };
    case 'ground':
      return { ...selection, ...unstaged, chosen: nothing, ground: change.at };
    case 'stage':
      return {
        ...selection,
        ...unstaged,
        chosen: change.chosen ?? selection.chosen,
        staged: change.action,
        target: change.target,
        reasons: change.reasons ?? nothing,
      };
    case 'miss':
      return { ...selection, missed: change.missed };
    case 'look':
      return { ...selection, looked: change.action ?? undefined };
    case 'hover':
      return { ...selection, hovered: change.id };
    case 'name':
      return { ...selection, named: change.ids };
    case 'begin':
      // Touch devices send no leave event, so the piece under the pointer must be reset here.
      return {
        ...selection,
        ...unstaged,
        hovered: null,
        ground: null,
        chosen: change.goesOn(selection.chosen) ? selection.chosen : nothing,
      };
  }
}

/** The ways to change the selection. */
export interface Selecting {
  choose(ids: readonly PieceId[]): void;
  ask(ground: number | null): void;
  stage(
    action: Action | undefined,
    more?: { readonly target?: PieceId; readonly reasons?: readonly string[]; readonly chosen?: readonly PieceId[] },
  ): void;
  miss(missed: Missed): void;
  look(action: Action | null): void;
  hover(id: PieceId | null): void;
  name(ids: readonly PieceId[]): void;
  begin(goesOn: (ids: readonly PieceId[]) => boolean): void;
}

export function useSelection(): readonly [Selection, Selecting] {
  const [selection, dispatch] = useReducer(changed, empty);
  const selecting = useMemo(
    (): Selecting => ({
      choose: (ids) => dispatch({ do: 'choose', ids }),
      ask: (at) => dispatch({ do: 'ground', at }),
      stage: (action, more) => dispatch({ do: 'stage', action, ...more }),
      miss: (missed) => dispatch({ do: 'miss', missed }),
      look: (action) => dispatch({ do: 'look', action }),
      hover: (id) => dispatch({ do: 'hover', id }),
      name: (ids) => dispatch({ do: 'name', ids }),
      begin: (goesOn) => dispatch({ do: 'begin', goesOn }),
    }),
    [],
  );
  return [selection, selecting];
}
