/** Breaking off from close combat (the chapter on breaking off). */
import { ahead, contactOf, dot, minus, touch } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { breakingOff } from '../../data/figures/breaking-off.ts';
import { inches, paces } from '../../data/scale.ts';
import { refusal } from '../action-kind.ts';
import { couldFight } from '../elements/contacts.ts';
import { isAerial, standing, typeOf } from '../elements/find.ts';
import { goingOf } from '../terrain/ground.ts';
import { enemyOf } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { keepsFacing, type Path } from './paths.ts';

/** How far an element can move in its present going, in paces. */
const moveHere = (state: State, element: BattleElement): number => {
  const { good, bad, river } = typeOf(element).move;
  if (isAerial(element)) return good;
  return { good, bad, water: river }[goingOf(state.setup, element)];
};

/** The enemies in contact with an element, each with the element's edge that it touches. */
const around = (state: State, element: BattleElement) =>
  standing(state, enemyOf(element.side)).flatMap((enemy) => {
    const contact = couldFight(element, enemy) ? contactOf(element.base, enemy.base) : null;
    return contact ? [{ enemy, edge: contact.edge, byFront: contact.on === 'front' }] : [];
  });

/** Enemies that touch an element's front edge. */
export const enemiesInFront = (state: State, element: BattleElement): readonly BattleElement[] =>
  around(state, element).flatMap(({ enemy, edge }) => (edge === 'front' ? [enemy] : []));

/** Why an element with enemies at its front edge may not leave; null if it may (hott.breaking-off.allowed). */
export function refuseBreakingOff(state: State, unit: BattleElement): Refusal | null {
  const own = moveHere(state, unit);
  const faster = enemiesInFront(state, unit).find((enemy) => moveHere(state, enemy) >= own);
  if (faster)
    return refusal(
      `${unit.name} (${unit.id}) moves ${own} paces here, and ${faster.name} (${faster.id}) moves ${moveHere(state, faster)}. Only a faster element can break off.`,
      'hott.breaking-off.allowed',
    );
  const behind = around(state, unit).find(({ edge, byFront }) => edge !== 'front' && byFront);
  return behind
    ? refusal(
        `${behind.enemy.name} (${behind.enemy.id}) is in contact with the ${behind.edge === 'rear' ? 'rear' : 'flank'} of ${unit.name} (${unit.id}), which therefore cannot break off.`,
        'hott.breaking-off.allowed',
      )
    : null;
}

/**
 * Why a path does not count as breaking off. The path must go straight back, far enough, and the element must still face the
 * enemy. Null if the path counts.
 */
export function refuseWayBack(path: Path): Refusal | null {
  const { unit, end } = path;
  const way = minus(end, unit.base);
  const back = -dot(way, ahead(unit.base.facing));
  const aside = Math.abs(way.x * way.x + way.y * way.y - back * back);
  if (!keepsFacing(path))
    return refusal(
      'When an element breaks off, it must end its move facing the enemy that it leaves.',
      'hott.breaking-off.facing',
    );
  if (aside > 4 * touch * touch || back < inches(breakingOff.distance) - touch)
    return refusal(
      `An element that breaks off must go at least ${breakingOff.distance} paces straight back. This move is ${paces(Math.max(0, back))}.`,
      'hott.breaking-off.distance',
    );
  return null;
}
