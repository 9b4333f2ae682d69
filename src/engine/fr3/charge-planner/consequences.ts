/** What a step does to a scene: losses taken, ground lost, contact broken. */
import type { Aftermath } from '../demoralization.ts';
import { otherSide, type SideId } from '../melee/question.ts';
import { standingAfter } from '../standing.ts';
import { type Body, engaged, inPlay, out, type Scene } from './scene.ts';

/** A body after a blow. A captured unit is as far out of play as a destroyed one. */
export function bodyAfter(body: Body, after: Aftermath): Body {
  const { fate, state, markers, pushedBack } = after;
  if (fate === 'destroyed' || fate === 'captured') return out(fate);
  if (state === body.state && markers === body.markers && !pushedBack) return body;
  return { ...body, ...standingAfter(body, after), moved: body.moved || pushedBack };
}

/** The scene with another body on one side. When one is gone there is nobody left to meet. */
export function withBody(scene: Scene, side: SideId, body: Body): Scene {
  if (body === scene[side]) return scene;
  const next: Scene = side === 'a' ? { ...scene, a: body } : { ...scene, b: body };
  return inPlay(body) ? next : { ...next, place: 'over' };
}

/**
 * A loss outside the melee. A target that falls back before it is fought is followed into contact as long as the
 * charger has movement left (fr3.fear.test-charged-failure); a charger that falls back is out of contact, and so is
 * whoever falls back when the charge is long over.
 */
export function suffers(scene: Scene, side: SideId, after: Aftermath, short: boolean): Scene {
  const next = withBody(scene, side, bodyAfter(scene[side], after));
  if (!after.pushedBack || !engaged(scene) || !engaged(next)) return next;
  if (side === 'a' || !scene.first) return { ...next, place: 'parted' };
  if (short) return { ...next, place: 'short' };
  // Whoever follows has left its place as well.
  return withBody(next, 'a', { ...next.a, moved: true });
}

/** The winner takes the place of its enemy: it stands in contact again, or alone where the enemy fell. */
export function follows(scene: Scene, by: SideId): Scene {
  const next = withBody(scene, by, { ...scene[by], moved: true });
  return inPlay(next[otherSide(by)]) ? { ...next, place: 'contact' } : next;
}
