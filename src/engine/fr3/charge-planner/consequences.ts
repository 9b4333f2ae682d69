/** What a step does to the scene: losses, a unit that gives ground, contact that is broken. */
import type { Aftermath } from '../demoralization.ts';
import { otherSide, type SideId } from '../melee/question.ts';
import { standingAfter } from '../standing.ts';
import { type Body, engaged, inPlay, outOfBattle, type Scene } from './scene.ts';

/** A captured unit counts as out of play, like a destroyed one. */
export function bodyAfter(body: Body, after: Aftermath): Body {
  const { fate, state, markers, pushedBack } = after;
  if (fate === 'destroyed' || fate === 'captured') return outOfBattle(fate);
  if (state === body.state && markers === body.markers && !pushedBack) return body;
  return { ...body, ...standingAfter(body, after), moved: body.moved || pushedBack, fellBack: body.fellBack || pushedBack };
}

/** The scene with a new state for the unit of one side. If that unit is out of play, the encounter is over. */
export function withBody(scene: Scene, side: SideId, body: Body): Scene {
  if (body === scene[side]) return scene;
  const next: Scene = side === 'a' ? { ...scene, a: body } : { ...scene, b: body };
  return inPlay(body) ? next : { ...next, place: 'over' };
}

/**
 * A loss outside melee. If a target falls back before the melee, the charger follows into contact while it has movement left
 * (fr3.fear.test-charged-failure). If the charger falls back, it is out of contact. Any unit that falls back after the charge is
 * over is out of contact too.
 */
export function suffers(scene: Scene, side: SideId, after: Aftermath, short: boolean): Scene {
  const next = withBody(scene, side, bodyAfter(scene[side], after));
  if (!after.pushedBack || !engaged(scene) || !engaged(next)) return next;
  if (side === 'a' || scene.round !== 'first') return { ...next, place: 'parted' };
  if (short) return { ...next, place: 'short' };
  // The charger has left its place too.
  return withBody(next, 'a', { ...next.a, moved: true });
}

/** The winner moves into its enemy's place. The winner is in contact again, or alone if the enemy was destroyed. */
export function follows(scene: Scene, by: SideId): Scene {
  const next = withBody(scene, by, { ...scene[by], moved: true, fellBack: false });
  return inPlay(next[otherSide(by)]) ? { ...next, place: 'contact' } : next;
}
