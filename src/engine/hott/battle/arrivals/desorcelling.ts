/** Heroes and magicians that return after being ensorcelled (the chapter on desorcelling). */

import { asking } from '../../../kernel/battle/question.ts';
import { firstOf } from '../../../kernel/battle/refusal.ts';
import {
  ahead,
  type Base,
  bearing,
  distance,
  halfTurn,
  middle,
  normal,
  overlap,
  plus,
  quarterTurn,
  type Side,
  settled,
  shifted,
  sidesOf,
  squareOn,
  step,
  times,
  touch,
  turnBetween,
} from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { desorcelling } from '../../data/figures/desorcelling.ts';
import { depthOf } from '../../data/scale.ts';
import type { HottRuleId } from '../../rule-ids.ts';
import { aFacing, aLength, aUnit, kind, refusal, refuseCost } from '../action-kind.ts';
import { fromEdge, inward } from '../deployment/edges.ts';
import { baseAt, elementBy, isOn, standing, strongholdAgainst, withElement, withElements } from '../elements/find.ts';
import { frontOn } from '../elements/stronghold.ts';
import { type BattleEvent, type BattleReport, certain, event } from '../events.ts';
import { groundOf, inAny, inWater } from '../terrain/ground.ts';
import { enemyOf, type SideId, type UnitId } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { Place } from '../vocabulary/setup.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { arrive, isFreePlace, isRefusal, ownElement, paid } from './arriving.ts';

/** The base of a returning element, and enemies that make room (hott.desorcelling.blocked-arrival). */
interface Return {
  readonly base: Base;
  readonly aside: ReadonlyMap<UnitId, Base>;
  readonly rules: readonly HottRuleId[];
}

export const ensorcelled = (state: State, side: SideId): readonly BattleElement[] =>
  state.elements.filter((each) => each.side === side && each.fate === 'ensorcelled');

/** hott.desorcelling.marker-free: whether anything covers the ensorcelled element's marker, even partly. */
const isCovered = (state: State, { base }: BattleElement): boolean => standing(state).some((each) => overlap(each.base, base));

/** hott.desorcelling.magician: exactly on the marker. */
const atMarker = (state: State, unit: BattleElement): Return | null =>
  isCovered(state, unit) ? null : { base: unit.base, aside: new Map(), rules: ['hott.desorcelling.magician'] };

/** New bases for enemies in a hero's place: with their front edge along his flank. Null if one of them has no room. */
function asideFor(state: State, hero: BattleElement, base: Base): ReadonlyMap<UnitId, Base> | null {
  const aside = new Map<UnitId, Base>();
  for (const enemy of standing(state, enemyOf(hero.side))) {
    if (!overlap(enemy.base, base)) continue;
    const offset = turnBetween(base.facing, bearing(base, enemy.base));
    const near: readonly Side[] = offset < 0 ? ['left', 'right'] : ['right', 'left'];
    const free = near
      .map((side) => squareOn(enemy.base, base, side))
      .find((at) => isFreePlace(state, enemy, at) && ![...aside.values()].some((other) => overlap(other, at)));
    if (!free) return null;
    aside.set(enemy.id, free);
  }
  return aside;
}

/** A hero may be moved forward by these distances, in inches, if enemies have no room beside him. */
const forward = [0, 0.4, 0.8, 1.2, 1.6];

/** A hero's return to a place or slightly in front of it, with enemies making room; null if terrain or friends prevent it. */
function returnTo(
  state: State,
  hero: BattleElement,
  base: Base,
  mayStep: boolean,
  ...rules: readonly HottRuleId[]
): Return | null {
  for (const by of mayStep ? forward : [0]) {
    const at = shifted(base, step(base.facing, by, 0));
    const without = { ...state, elements: state.elements.filter((each) => each.side === hero.side || !overlap(each.base, at)) };
    if (!isFreePlace(without, hero, at) || inWater(state.setup, at) || inAny(at, groundOf(state.setup).impassable)) continue;
    const aside = asideFor(state, hero, at);
    if (aside) return { base: at, aside, rules: aside.size > 0 ? [...rules, 'hott.desorcelling.blocked-arrival'] : rules };
  }
  return null;
}

/** Inches between the places tried along the edge. */
const pace = 0.2;

/** hott.desorcelling.hero-edge: rear edge on the enemy's base edge, as near its middle as terrain allows. */
function atEnemyEdge(state: State, hero: BattleElement): Return | null {
  const edge = state.home[enemyOf(hero.side)];
  const side = state.setup.table.width;
  for (let off = 0; off <= side / 2; off += pace)
    for (const way of off === 0 ? [1] : [1, -1]) {
      const place = { ...fromEdge(edge, side, side / 2 + way * off, depthOf(hero.type) / 2), facing: inward[edge] };
      const found = returnTo(state, hero, baseAt(hero.type, place), true, 'hott.desorcelling.hero-edge');
      if (found) return found;
    }
  return null;
}

/** hott.desorcelling.hero-stronghold: his return at this place, with his front edge on the enemy's stronghold. */
function atStronghold(state: State, hero: BattleElement, base: Base): Return | null {
  const stronghold = strongholdAgainst(state, hero.side);
  return stronghold && frontOn(base, stronghold) > 0
    ? returnTo(state, hero, base, false, 'hott.desorcelling.hero-stronghold')
    : null;
}

/** Places at the enemy's stronghold: along each side, in the middle and at both ends. */
function strongholdPlaces(state: State, hero: BattleElement): readonly Place[] {
  const stronghold = strongholdAgainst(state, hero.side);
  if (!stronghold) return [];
  const deep = depthOf(hero.type);
  const heart = middle(stronghold[0] as Base, stronghold[2] as Base);
  return sidesOf(stronghold).flatMap(({ a, b }) =>
    [0.5, 0.25, 0.75].map((share): Place => {
      const at = plus(times(a, 1 - share), times(b, share));
      const out = normal(bearing(a, b) + quarterTurn);
      const away = distance(plus(at, ahead(out)), heart) > distance(at, heart) ? out : normal(out + halfTurn);
      const { x, y, facing } = settled({
        ...baseAt(hero.type, { ...plus(at, times(ahead(away), deep / 2)), facing: normal(away + halfTurn) }),
      });
      return { x, y, facing };
    }),
  );
}

/** Whether the hero returns at the enemy's stronghold, where his owner chooses the place. */
const choosesPlace = (state: State, unit: BattleElement): boolean =>
  unit.type !== 'magicians' && !state.captured && strongholdAgainst(state, unit.side) !== null;

/** The element's return to this place; null if it cannot return there. */
function returnAt(state: State, unit: BattleElement, place: Place): Return | null {
  const base = baseAt(unit.type, place);
  const found =
    unit.type === 'magicians'
      ? atMarker(state, unit)
      : choosesPlace(state, unit)
        ? atStronghold(state, unit, base)
        : atEnemyEdge(state, unit);
  return found && distance(found.base, base) <= 2 * touch && found.base.facing === base.facing ? found : null;
}

/** Every place where an element could return. */
export function returnPlaces(state: State, unit: BattleElement): readonly Place[] {
  if (choosesPlace(state, unit)) return strongholdPlaces(state, unit);
  const only = unit.type === 'magicians' ? atMarker(state, unit) : atEnemyEdge(state, unit);
  return only ? [{ x: only.base.x, y: only.base.y, facing: only.base.facing }] : [];
}

/** Returns an element to the table and moves enemies out of its way. */
function comeBack(state: State, unit: BattleElement, { base, aside, rules }: Return, pips: number): BattleReport {
  const moved = withElements(state, new Map([...aside].map(([id, at]) => [id, { base: at }])));
  const way = pips > 0 ? 'desorcelled' : 'freed';
  const events: BattleEvent[] = [
    event(
      { kind: 'arrived', units: [unit.id], way, pips },
      pips > 0 ? 'hott.desorcelling.cost' : 'hott.supplement.ensorcelled',
      ...rules,
    ),
    ...[...aside.keys()].map((id) => event({ kind: 'moved-aside', unit: id, by: unit.id }, 'hott.desorcelling.blocked-arrival')),
  ];
  return { state: arrive(paid(moved, pips), unit, base), events };
}

function refuseReturn(state: State, unit: BattleElement, place: Place): Refusal | null {
  if (returnAt(state, unit, place)) return null;
  if (unit.type === 'magicians')
    return isCovered(state, unit)
      ? refusal(
          `${unit.name} (${unit.id}) cannot return, because another element covers its marker.`,
          'hott.desorcelling.marker-free',
        )
      : refusal(`${unit.name} (${unit.id}) must return exactly where its marker lies.`, 'hott.desorcelling.magician');
  return choosesPlace(state, unit)
    ? refusal(
        `${unit.name} (${unit.id}) must return with its front edge against the enemy’s stronghold, at a point where there is room.`,
        'hott.desorcelling.hero-stronghold',
      )
    : refusal(
        `${unit.name} (${unit.id}) must return at the enemy’s base edge, as near its middle as there is room.`,
        'hott.desorcelling.hero-edge',
      );
}

export const desorcellingKinds = {
  desorcel: kind({
    answers: ['arrivals'],
    fields: { unit: aUnit, x: aLength, y: aLength, facing: aFacing },
    *candidates(state) {
      if ((state.pips ?? 0) < desorcelling.cost) return;
      for (const unit of ensorcelled(state, state.acting))
        for (const place of returnPlaces(state, unit)) yield { unit: unit.id, ...place };
    },
    refuse(state, { unit: id, ...place }) {
      const unit = ownElement(state, id);
      if (isRefusal(unit)) return unit;
      if (unit.fate !== 'ensorcelled')
        return refusal(`${unit.name} (${id}) cannot be freed, because it is not ensorcelled.`, 'hott.desorcelling.cost');
      return firstOf(
        () => refuseCost(state, desorcelling.cost, 'hott.desorcelling.cost', 'hott.pips.no-saving'),
        () => refuseReturn(state, unit, place),
      );
    },
    perform(state, { unit: id, ...place }) {
      const unit = elementBy(state, id);
      const report = comeBack(state, unit, returnAt(state, unit, place) as Return, desorcelling.cost);
      return certain(report.state, ...report.events);
    },
  }),
  /** Places a freed hero at the enemy's stronghold, where his owner chooses. */
  return: kind({
    answers: ['return'],
    fields: { x: aLength, y: aLength, facing: aFacing },
    *candidates(state, { unit }) {
      if (unit) yield* returnPlaces(state, elementBy(state, unit));
    },
    refuse: (state, place, { unit }) => refuseReturn(state, elementBy(state, unit as UnitId), place),
    perform(state, place, { unit: id }) {
      const unit = elementBy(state, id as UnitId);
      const report = comeBack(state, unit, returnAt(state, unit, place) as Return, 0);
      return certain(report.state, ...report.events);
    },
  }),
};

/**
 * hott.supplement.ensorcelled: frees elements that were ensorcelled by a magician who has left the table; null if there are none.
 * A magician whose marker is covered is destroyed (hott.desorcelling.covered-destroyed). A hero for whom no place is free stays
 * ensorcelled until his side pays PIPs for his return.
 */
export function freeEnsorcelled(state: State): BattleReport | null {
  const unit = state.elements.find(({ fate, by }) => fate === 'ensorcelled' && by !== null && !isOn(elementBy(state, by)));
  if (!unit) return null;
  const unbound = withElement(state, unit.id, { by: null });
  if (unit.type === 'magicians' && isCovered(state, unit))
    return {
      state: withElement(unbound, unit.id, { fate: 'destroyed' }),
      events: [event({ kind: 'destroyed', unit: unit.id, cause: 'marker-covered' }, 'hott.desorcelling.covered-destroyed')],
    };
  const legal = returnPlaces(unbound, unit).filter((place) => returnAt(unbound, unit, place) !== null);
  const [only] = legal;
  if (!only) return { state: unbound, events: [] };
  if (legal.length > 1)
    return { state: asking<State, Ask>(unbound, { what: 'return', side: unit.side, unit: unit.id }), events: [] };
  return comeBack(unbound, unit, returnAt(unbound, unit, only) as Return, 0);
}
