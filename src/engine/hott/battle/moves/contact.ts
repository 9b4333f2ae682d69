/** Moves that end in contact: legal positions, conforming, flanks and rears (the chapter on contact). */
import {
  ahead,
  type Base,
  clipped,
  contactOf,
  corners,
  dot,
  edgeOf,
  gap,
  minus,
  occupies,
  onTable,
  outward,
  overlap,
  overlapBy,
  type Side,
  shifted,
  squareContact,
  squareOn,
  step,
  touch,
  touches,
} from '../../../kernel/geometry.ts';
import { onceForPair } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { gaps } from '../../data/figures/gaps.ts';
import { baseWidth } from '../../data/scale.ts';
import { refusal } from '../action-kind.ts';
import { couldFight, hasEnemyInFront } from '../elements/contacts.ts';
import { isAerial, standing, strongholdAgainst } from '../elements/find.ts';
import { frontOn } from '../elements/stronghold.ts';
import { goingOf, groundOf, inAny } from '../terrain/ground.ts';
import { enemyOf, type UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { isInGroup } from './groups.ts';
import type { Path, Plan } from './paths.ts';

export interface Conforming {
  readonly to: UnitId;
  readonly base: Base;
}

/** The contacts that a plan leads to. */
export interface Contacts {
  /** Enemies that conform, and their new bases (hott.contact.must-conform). */
  readonly conforming: ReadonlyMap<UnitId, Conforming>;
  /** For each moving element, the enemies that it ends in a legal position with. Overlaps count too. */
  readonly met: ReadonlyMap<UnitId, ReadonlySet<UnitId>>;
  /** For each moving element, the enemies that its front edge is aligned with. */
  readonly square: ReadonlyMap<UnitId, ReadonlySet<UnitId>>;
  /** Why the move may not end in these positions; null if it may. */
  readonly refusal: Refusal | null;
}

/** Whether an element that ends its move at `end` counts as in contact. An aerial that lands aligned with ground troops does. */
const counts = (unit: BattleElement, end: Base, enemy: BattleElement, at: Base): boolean =>
  couldFight(unit, enemy) || (isAerial(unit) && squareContact(end, at) !== null);

/** Whether an enemy element can conform to this place: on the board, on passable ground, not overlapping. */
function hasRoom(state: State, element: BattleElement, at: Base, others: readonly Base[]): boolean {
  const { setup, stronghold } = state;
  return (
    onTable(at, setup.table.width, setup.table.width) &&
    (isAerial(element) || !inAny(at, groundOf(setup).impassable)) &&
    !(stronghold && occupies(at, stronghold)) &&
    !others.some((other) => overlap(at, other))
  );
}

/** The length of the contact between a base at the end of its path and an enemy. */
const shared = (enemy: BattleElement, { end }: Path): number => contactOf(end, enemy.base)?.length ?? 0;

/**
 * How an enemy conforms to a group that touches it; null if it does not have to or cannot. `earlier` are the enemies that conform
 * to the group before it.
 */
function conformingTo(
  state: State,
  enemy: BattleElement,
  paths: readonly Path[],
  earlier: ReadonlyMap<UnitId, Conforming>,
): Conforming | null {
  const touching = paths.filter(({ unit, end }) => touches(end, enemy.base) && counts(unit, end, enemy, enemy.base));
  if (touching.length === 0 || goingOf(state.setup, enemy) !== 'good') return null;
  if (isInGroup(state, enemy) || hasEnemyInFront(state, enemy)) return null;
  // hott.contact.conform-target: it conforms to the one with the longest contact.
  const to = touching.reduce((most, path) => (shared(enemy, path) > shared(enemy, most) + touch ? path : most));
  if (squareContact(to.end, enemy.base) === 'front') return null;
  const base = squareOn(enemy.base, to.end, 'front');
  const movers = new Set(paths.map(({ unit }) => unit.id));
  const others = [
    ...standing(state).flatMap(({ id, base: at }) => (id === enemy.id || movers.has(id) ? [] : [earlier.get(id)?.base ?? at])),
    ...paths.map(({ end }) => end),
  ];
  const back = shifted(base, step(base.facing, -base.depth, 0));
  return hasRoom(state, enemy, base, others) && hasRoom(state, enemy, back, others) ? { to: to.unit.id, base } : null;
}

/** hott.contact.rear: whether a base is wholly behind the line of the enemy's rear edge. */
const isBehind = (start: Base, enemy: Base): boolean => {
  const line = edgeOf(enemy, 'rear').a;
  return corners(start).every((corner) => dot(minus(corner, line), ahead(enemy.facing)) <= touch);
};

/** hott.contact.flank: at least partly beyond the line of a flank, with the rest behind the rear. */
function isBeyondFlank(start: Base, enemy: Base, side: Side): boolean {
  const line = edgeOf(enemy, side).a;
  const out = ahead(outward(enemy, side));
  const outer = corners(start).some((corner) => dot(minus(corner, line), out) > touch);
  const rear = edgeOf(enemy, 'rear').a;
  const inner = clipped(corners(start), line, { x: -out.x, y: -out.y }).filter((p) => dot(minus(p, line), out) < -touch);
  return outer && inner.every((p) => dot(minus(p, rear), ahead(enemy.facing)) <= touch);
}

const called = ({ name, id }: BattleElement): string => `${name} (${id})`;

function refuseStart({ unit }: Path, enemy: BattleElement, on: 'left' | 'right' | 'rear'): Refusal | null {
  if (on === 'rear')
    return isBehind(unit.base, enemy.base)
      ? null
      : refusal(`To hit the rear of ${called(enemy)}, ${called(unit)} must start wholly behind it.`, 'hott.contact.rear');
  return isBeyondFlank(unit.base, enemy.base, on)
    ? null
    : refusal(
        `To hit that flank of ${called(enemy)}, ${called(unit)} must start beyond the line of that flank.`,
        'hott.contact.flank',
      );
}

/** hott.contact.group-gaps: whether an enemy is so close to another that part of a group touching it cannot align. */
const isBesideGap = (enemy: BattleElement, touched: readonly BattleElement[]): boolean =>
  touched.some((other) => {
    if (other.id === enemy.id) return false;
    const between = gap(enemy.base, other.base);
    return between > touch && between < gaps.minimum * baseWidth;
  });

/** A plan's contacts. Cached, because a plan is first checked and then performed. */
export const contactsOf = onceForPair((state: State, plan: Plan): Contacts => {
  const { paths } = plan;
  const [first] = paths as readonly [Path];
  const enemies = standing(state, enemyOf(first.unit.side));
  const conforming = new Map<UnitId, Conforming>();
  // If two enemies would conform to the same place, the one with the longer contact does, and the other has no room.
  if (paths.length > 1) {
    const longest = (enemy: BattleElement): number => Math.max(...paths.map((path) => shared(enemy, path)));
    for (const enemy of [...enemies].sort((one, other) => longest(other) - longest(one))) {
      const found = conformingTo(state, enemy, paths, conforming);
      if (found) conforming.set(enemy.id, found);
    }
  }
  const placeOf = (enemy: BattleElement): Base => conforming.get(enemy.id)?.base ?? enemy.base;
  const met = new Map<UnitId, Set<UnitId>>();
  const square = new Map<UnitId, Set<UnitId>>();
  const loose: { readonly path: Path; readonly enemies: readonly BattleElement[] }[] = [];
  const touched = new Set<BattleElement>();
  let refused: Refusal | null = null;
  let settled = false;
  const stronghold = strongholdAgainst(state, first.unit.side);
  for (const path of paths) {
    const { unit, end } = path;
    const ownMet = new Set<UnitId>();
    const ownSquare = new Set<UnitId>();
    const near = enemies.filter((enemy) => touches(end, placeOf(enemy)));
    for (const enemy of near) {
      const at = placeOf(enemy);
      const on = counts(unit, end, enemy, at) ? squareContact(end, at) : null;
      if (on) {
        ownMet.add(enemy.id);
        ownSquare.add(enemy.id);
        const wasThere = squareContact(unit.base, enemy.base) === on;
        if (on !== 'front' && !wasThere && !conforming.has(enemy.id)) refused ??= refuseStart(path, enemy, on);
      } else if (overlapBy(at, end)) ownMet.add(enemy.id);
    }
    met.set(unit.id, ownMet);
    square.set(unit.id, ownSquare);
    const counted = near.filter((enemy) => counts(unit, end, enemy, placeOf(enemy)));
    for (const enemy of counted) touched.add(enemy);
    if (unit.type === 'artillery' && near.length > 0)
      refused ??= refusal(`${called(unit)} cannot end this move in contact with an enemy.`, 'hott.contact.artillery');
    const atStronghold = stronghold !== null && frontOn(end, stronghold) > 0;
    if (ownMet.size > 0 || atStronghold) settled = true;
    else if (counted.length > 0) loose.push({ path, enemies: counted });
  }
  if (!refused && loose.length > 0) {
    const [{ path, enemies: before }] = loose as [(typeof loose)[number]];
    const all = [...touched];
    if (!settled)
      refused = refusal(
        `${called(path.unit)} would not be lined up with ${called(before[0] as BattleElement)}. End the move against its front, flank or rear, edge to edge.`,
        'hott.contact.positions',
        'hott.contact.mover-conforms',
      );
    else if (loose.some((each) => !each.enemies.some((enemy) => isBesideGap(enemy, all))))
      refused = refusal(
        `${called(path.unit)} would be only partly in contact with these enemies. Line up with them edge to edge.`,
        'hott.contact.group-gaps',
        'hott.contact.mover-conforms',
      );
  }
  return { conforming, met, square, refusal: refused };
});
