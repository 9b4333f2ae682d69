/** What the board shows at a moment, with the selection and the proposed action. */
import { useMemo } from 'preact/hooks';
import type { Ghost, Handle, Layer, Moments, Place, Terrain } from '../board/board-types.ts';
import type { Piece } from '../board/piece.ts';
import type { Course } from '../course.ts';
import { choicesFor, plainOptions, sameButTarget, unitsThatCanAct } from '../orders/choices.ts';
import type { Selection } from '../orders/use-selection.ts';
import type { Moment } from '../shell/use-moment.ts';
import type { Effects } from '../system.ts';
import { useSystem } from '../system-context.ts';
import type { Action, PieceId } from '../vocabulary.ts';
import { piecesJustLost, trails } from './trails.ts';
import type { Gestures } from './use-gestures.ts';

export interface Shown {
  readonly terrain: readonly Terrain[];
  readonly places: readonly Place[];
  readonly pieces: readonly Piece[];
  /** Pieces that are marked as chosen or as targets. */
  readonly marked: readonly PieceId[];
  readonly moments: Moments;
  /** Pieces to scroll into view: those that the computer has moved, and those that are named. */
  readonly inSight: readonly PieceId[];
  /** Pieces that can be pressed to answer the question. */
  readonly targets: ReadonlySet<PieceId>;
  readonly ghosts: readonly Ghost[];
  readonly layers: readonly Layer[];
  /** Pieces that can be dragged. */
  readonly loose: ReadonlySet<PieceId>;
  readonly handles: readonly Handle[];
  /** The action that is proposed or pointed at, and whether it is legal. */
  readonly seen: Action | undefined;
  readonly legal: boolean;
}

const nothing: readonly never[] = [];
const nobody: ReadonlySet<PieceId> = new Set();
const nowhere = { x: 0, y: 0 };

export function useShown(
  course: Course,
  { at, entry, state, live, mine, side, question, shared, alone, curtained }: Moment,
  { chosen, staged, looked, hovered, named }: Selection,
  { own, aimedAt }: Gestures,
  effects: Effects | undefined,
  computer: boolean,
): Shown {
  const system = useSystem();
  const { actions, moves, rules, table } = system;
  const ofMine = (id: PieceId) => mine && side !== null && id.startsWith(side);
  /**
   * The next press on the table places something. Pieces near that place are then targets only if the action can have them as
   * targets.
   */
  const placing = staged !== undefined && moves.takesPlace(staged);
  const targets = useMemo((): ReadonlySet<PieceId> => {
    if (!mine) return nobody;
    const targetsOf = (all: readonly Action[]) => all.flatMap((action) => actions.targets(state, action));
    if (placing)
      return new Set(targetsOf(choicesFor(system, state, chosen).filter((each) => sameButTarget(system, state, staged, each))));
    return new Set([
      ...unitsThatCanAct(system, state),
      ...targetsOf(own ? choicesFor(system, state, chosen) : plainOptions(system, state)),
    ]);
  }, [state, mine, chosen, placing, actions]);
  // A piece under the pointer on the table also counts as pointed at.
  const seen = staged ?? looked ?? (mine && hovered !== null && own ? aimedAt(hovered) : undefined);
  const legal = seen !== undefined && mine && rules.refuse(state, seen) === null;
  const ghosts = useMemo((): readonly Ghost[] => {
    if (seen && mine && side !== null)
      return table.ghosts(state, seen).map((ghost) => ({ ...ghost, side, tone: legal ? 'good' : 'bad' }));
    return !live || entry.by !== side || computer ? trails(system, course, at) : nothing;
  }, [state, seen, mine, live]);
  const pointed = chosen.length > 0 ? chosen : named.length > 0 ? named : hovered !== null ? [hovered] : nothing;
  const layers = useMemo(
    () => (live ? table.layers(state, pointed, seen && legal ? ghosts : nothing) : nothing),
    [state, live, pointed.join(), ghosts],
  );
  /** Whether everybody at this device may know everything that this side knows. After the battle this is always so. */
  const unseen = side === null || !shared || (alone && question?.secret === true);
  const pieces = useMemo(
    () => table.pieces(state, unseen, (id) => ofMine(id) && !unitsThatCanAct(system, state).has(id)),
    [state, mine, unseen, actions],
  );
  const loose = useMemo(
    () =>
      question?.choose === 'movers'
        ? new Set([...unitsThatCanAct(system, state)].filter((id) => pieces.some((piece) => piece.id === id)))
        : nobody,
    [state, mine, actions],
  );
  const handles = useMemo(
    () => (own && question?.choose === 'movers' ? moves.handles(state, chosen) : nothing),
    [state, mine, chosen],
  );
  const asked = question?.unit !== undefined && !curtained ? [actions.shownAs(state, question.unit)] : nothing;
  const marked = seen
    ? [...actions.actors(seen), ...actions.targets(state, seen), ...asked]
    : chosen.length > 0
      ? chosen
      : named.length > 0
        ? named
        : asked;
  const before = course[at - 1];
  const moments = useMemo((): Moments => {
    // Pieces that are gone are shown at their last places.
    const standing = new Map(
      [...(before ? table.pieces(before.state, false, () => false) : nothing), ...pieces].map(({ id, base }) => [id, base]),
    );
    const placeOf = (id: PieceId) => standing.get(id) ?? nowhere;
    const isThere = (id: PieceId) => standing.has(id);
    return {
      key: at,
      words: (effects?.words ?? nothing).filter((word) => isThere(word.at)).map((word) => ({ ...word, at: placeOf(word.at) })),
      shots: (effects?.shots ?? nothing)
        .filter(({ from, to }) => isThere(from) && isThere(to))
        .map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to) })),
      fallen: piecesJustLost(system, course, at),
    };
  }, [course, at, effects !== undefined, pieces]);
  // On a small window the target may be far from those who shoot or cast at it.
  const inAim = staged ? actions.targets(state, staged) : nothing;
  const acted = entry.action && (entry.by !== side || computer) ? actions.actors(entry.action) : nothing;
  const inSight =
    live && !mine ? acted : named.length > 0 ? named : inAim.length > 0 ? inAim : chosen.length > 0 ? chosen : asked;
  const terrain = table.terrain(state);
  const places = useMemo(() => table.places(state), [state]);
  return { terrain, places, pieces, marked, moments, inSight, targets, ghosts, layers, loose, handles, seen, legal };
}
