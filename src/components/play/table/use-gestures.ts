/** Interprets presses and drags on the table as choices and as proposals for actions. */
import { contains, containsPoint, type Point } from '../../../engine/kernel/geometry.ts';
import type { Drag } from '../board/board-types.ts';
import { aimedAnew, choicesAt, plainOptions, sameButTarget, unitsThatCanAct } from '../orders/choices.ts';
import type { Selecting, Selection } from '../orders/use-selection.ts';
import type { Moment } from '../shell/use-moment.ts';
import type { GameSystem } from '../system.ts';
import { type Action, enemyOf, type PieceId } from '../vocabulary.ts';

export interface Gestures {
  /** Whether all chosen pieces belong to the player. */
  readonly own: boolean;
  /** The action that a press on this piece would propose; undefined if there is none. */
  aimedAt(id: PieceId): Action | undefined;
  press(id: PieceId, more: boolean): void;
  ground(to: Point): void;
  drag(drag: Drag): void;
}

export function gesturesOf(
  system: GameSystem,
  { state, mine, side, question }: Moment,
  { chosen, staged }: Selection,
  { choose, ask, stage, miss }: Selecting,
): Gestures {
  const { actions, moves, rules, table } = system;
  const ofMine = (id: PieceId): boolean => mine && side !== null && id.startsWith(side);
  const own = chosen.length > 0 && chosen.every(ofMine);

  const aimedAt = (id: PieceId): Action | undefined => {
    if (!own) return plainOptions(system, state).find((action) => actions.targets(state, action).includes(id));
    if (chosen.includes(id)) return undefined;
    const all = choicesAt(system, state, chosen, id);
    return all.find((each) => sameButTarget(system, state, staged, each)) ?? all[0];
  };
  /** Proposes an action against an enemy although it is impossible, to show the reason. */
  const attempt = (ids: readonly PieceId[], target: PieceId): boolean => {
    const action = actions.attempt(state, ids, target);
    if (!action) return false;
    stage(action, { target, chosen: ids });
    return true;
  };
  /**
   * Changes the target of the proposed action. If the action cannot have that target, the action stays the same and the reason is
   * shown.
   */
  const aimAnew = (id: PieceId): boolean => {
    const again = staged && aimedAnew(system, state, staged, id);
    if (!again) return false;
    const because = rules.refuse(state, again);
    if (!because || moves.takesPlace(again)) stage(again);
    else miss({ id, because });
    return true;
  };
  const press = (id: PieceId, more: boolean) => {
    if (!mine) return choose([id]);
    if (staged && actions.isAimed(staged) && aimAnew(id)) return;
    const first = aimedAt(id);
    if (first) return stage(first);
    const legal = staged !== undefined && rules.refuse(state, staged) === null;
    if (legal && !unitsThatCanAct(system, state).has(id) && aimAnew(id)) return;
    if (own && !ofMine(id) && attempt(chosen, id)) return;
    if (more && own && ofMine(id)) return choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
    choose([id]);
  };
  const send = (ids: readonly PieceId[], to: Point, grasped?: Point): void => {
    const enemy =
      side !== null &&
      table.pieces(state, false, () => false).find((piece) => piece.side === enemyOf(side) && containsPoint(piece.base, to));
    const action = enemy ? choicesAt(system, state, ids, enemy.id)[0] : moves.sentTo(state, ids, to, grasped);
    if (action) stage(action, { chosen: ids });
    else if (enemy) attempt(ids, enemy.id);
  };
  /** Shows the card for the ground at a point. If there are several, places come before terrain. */
  const askAbout = (to: Point) => {
    const all = [...table.terrain(state), ...table.places(state)];
    const at = all.findLastIndex(({ polygon }) => contains(polygon, to));
    if (at >= 0 || chosen.length > 0) ask(at >= 0 ? at : null);
  };
  const ground = (to: Point) => {
    const placed = staged && moves.placedAt(state, staged, to);
    if (placed) return 'kind' in placed ? stage(placed) : miss({ id: null, because: placed });
    if (staged && actions.isAimed(staged)) return;
    if (!own) return askAbout(to);
    if (question?.choose === 'movers') send(chosen, to);
    if (question?.choose === 'reserves') stage(moves.putDown(state, chosen, to));
  };
  const drag = ({ piece, handle, from, at: to }: Drag) => {
    if (!mine) return;
    if (handle !== null) return stage(moves.drawnTo(state, chosen, handle, to));
    if (piece === null) return;
    const ids = own && chosen.includes(piece) ? chosen : [piece];
    if (ids !== chosen) choose(ids);
    send(ids, to, from);
  };
  return { own, aimedAt, press, ground, drag };
}
