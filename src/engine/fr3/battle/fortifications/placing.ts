/** An army places its fortifications during deployment, and then units in them (fr3.fortifications.placement). */
import { known } from '../../../kernel/chance.ts';
import { whole } from '../../../kernel/fields.ts';
import { type Base, onTable as isOnTable, overlap, type Point, point } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { baseAt, baseSide } from '../../table/bases.ts';
import { effectsOf, terrainUnder } from '../../table/terrain.ts';
import { actionKind, firstOf, inches, refusal } from '../action-kind.ts';
import { deploymentKinds, inZoneOf, reserves, zoneOf } from '../deployment/deploy.ts';
import { event, report } from '../events.ts';
import { isDeep, isMass, troopOf } from '../units/pieces.ts';
import { rowOf } from '../units/troops.ts';
import { weaponOf } from '../units/weapons.ts';
import type { SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Deployed } from '../vocabulary/moves.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { BattleUnit, State, Work } from '../vocabulary/state.ts';
import { isOver, standIn } from './cover.ts';

/** The fortifications of a set-up, already placed or not. */
export const worksAtFirst = ({ armies }: Setup): readonly Work[] =>
  sideIds.flatMap((side) =>
    (armies[side].works ?? []).map(({ at, pavisiers = false }) => ({
      side,
      base: at ? baseAt(at.x, at.y, at.facing) : null,
      pavisiers,
    })),
  );

const worksOf = (state: State, side: SideId): readonly Work[] => state.works.filter((each) => each.side === side);

/** The numbers of the fortifications that this side still has to place, counted from 1. */
export const unplacedWorks = (state: State, side: SideId): readonly number[] =>
  worksOf(state, side).flatMap(({ base }, at) => (base === null ? [at + 1] : []));

/** The middle of the side's fortification that contains this point. */
export function workAt(state: State, side: SideId, at: Point): Point | undefined {
  const base = worksOf(state, side).find((work) => isOver(work, { base: { ...at, facing: 0, width: 0, depth: 0 } }))?.base;
  return base ? point(base.x, base.y) : undefined;
}

/** The middles of a side's placed fortifications. A camp may stand in each of these fortifications. */
export const middlesOf = (state: State, side: SideId): readonly Point[] =>
  worksOf(state, side).flatMap(({ base }) => (base ? [point(base.x, base.y)] : []));

function refuseWork(state: State, side: SideId, number: number, base: Base): Refusal | null {
  const { width, depth } = state.setup.table;
  return firstOf(
    () =>
      unplacedWorks(state, side).includes(number)
        ? null
        : refusal('You have no such fortification left to place.', 'fr3.fortifications.placement'),
    () =>
      isOnTable(base, width, depth) && inZoneOf(state, side, base)
        ? null
        : refusal(
            'Place all of the fortification in your deployment zone.',
            'fr3.fortifications.placement',
            'fr3.setup.deployment-distance',
          ),
    () =>
      state.works.some((each) => each.base && overlap(each.base, base))
        ? refusal(
            'The fortification cannot overlap another one. Fortifications may touch each other.',
            'fr3.fortifications.multiple',
          )
        : null,
    () =>
      terrainUnder(base, state.terrain).some(({ kind }) => effectsOf[kind].going === 'impassable')
        ? refusal('Choose another place: no unit could reach the fortification there.', 'fr3.movement.terrain-impassable')
        : null,
    () =>
      standIn(state, { side, base, pavisiers: false }).length > 1
        ? refusal(
            'The fortification cannot be placed there: it has room for one unit, and two are there.',
            'fr3.fortifications.occupancy',
          )
        : null,
  );
}

/**
 * Likely places for the next fortification: beside another one, well forward in the middle or on either side, then farther back.
 */
function* likely(state: State, side: SideId): Generator<Point> {
  const zone = zoneOf(state, side);
  const [xs, ys] = [zone.map(({ x }) => x), zone.map(({ y }) => y)];
  const [west, east, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (const { x, y } of middlesOf(state, side)) for (const off of [baseSide, -baseSide]) yield point(x + off, y);
  for (const { x, y } of middlesOf(state, side)) for (const off of [baseSide, -baseSide]) yield point(x, y + off);
  for (const deep of [0, 1 / 2]) {
    const back = baseSide / 2 + deep * (high - low);
    for (const across of [1 / 2, 1 / 4, 3 / 4])
      yield point(west + across * (east - west), state.home[side] === 'bottom' ? high - back : low + back);
  }
}

function* anywhere(state: State): Generator<Point> {
  const { width, depth } = state.setup.table;
  for (let y = baseSide / 2; y < depth; y += baseSide / 2)
    for (let x = baseSide / 2; x < width; x += baseSide / 2) yield point(x, y);
}

const baseOf = ({ x, y }: Point): Base => baseAt(x, y, 0);

/** The number of a fortification, and the place where it goes. */
interface Placed {
  readonly work: number;
  readonly x: number;
  readonly y: number;
}

function* candidates(state: State, side: SideId): Generator<Placed> {
  const [work] = unplacedWorks(state, side);
  if (work === undefined) return;
  let found = false;
  for (const at of likely(state, side)) {
    const { x, y } = baseOf(at);
    if (refuseWork(state, side, work, baseOf(at)) !== null) continue;
    found = true;
    yield { work, x, y };
  }
  if (found) return;
  for (const at of anywhere(state))
    if (refuseWork(state, side, work, baseOf(at)) === null) {
      const { x, y } = baseOf(at);
      yield { work, x, y };
      return;
    }
}

export const fortificationKinds = {
  fortify: actionKind({
    answers: ['deploy'],
    fields: { work: whole(1, 99), x: inches, y: inches },
    candidates: (state, { side }) => candidates(state, side),
    refuse: (state, { work, x, y }, { side }) => refuseWork(state, side, work, baseAt(x, y, 0)),
    perform(state, { work, x, y }, { side }) {
      const placed = worksOf(state, side)[work - 1] as Work;
      const base = baseAt(x, y, 0);
      const works = state.works.map((each) => (each === placed ? { ...each, base } : each));
      const logEntry = event({ kind: 'fortified', side, pavisiers: placed.pavisiers }, 'fr3.fortifications.placement');
      return known(report({ ...state, works }, logEntry));
    },
  }),
};

const isGarrison = (state: State, unit: BattleUnit): boolean =>
  rowOf(state, unit).group === 'infantry' && !isMass(unit) && !isDeep(unit);

/** Ways to deploy a unit on foot into each empty fortification of its side, missile units first. */
export function intoWorks(state: State, side: SideId): readonly Deployed[] {
  const fit = reserves(state, side).filter((unit) => isGarrison(state, unit));
  const unit = fit.find((each) => weaponOf(troopOf(state, each))) ?? fit[0];
  if (!unit) return [];
  return worksOf(state, side).flatMap((work) =>
    work.base && standIn(state, work).length === 0 ? [{ units: [unit.id], x: work.base.x, y: work.base.y, wide: 1 }] : [],
  );
}

/**
 * What an army with fortifications deploys first: the fortifications, then units in them. Undefined when all fortifications and
 * their units are deployed.
 */
export function firstWithWorks(
  state: State,
  side: SideId,
): ({ readonly kind: 'fortify' } & Placed) | ({ readonly kind: 'deploy' } & Deployed) | undefined {
  const [work] = candidates(state, side);
  if (work) return { kind: 'fortify', ...work };
  const into = intoWorks(state, side).find(
    (each) => deploymentKinds.deploy.refuse(state, each, { what: 'deploy', side }) === null,
  );
  return into && { kind: 'deploy', ...into };
}
