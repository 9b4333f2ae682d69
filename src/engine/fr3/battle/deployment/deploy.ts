/** Deployment: one side puts its whole army on the table, then the other (fr3.setup.deployment-order). */
import { known } from '../../../kernel/chance.ts';
import { whole } from '../../../kernel/fields.ts';
import { type Base, contains, corners, gap, type Point, placeFrom, settled } from '../../../kernel/geometry.ts';
import { setup as figures } from '../../data/figures/setup.ts';
import { baseAt, baseSide } from '../../table/bases.ts';
import { deploymentZones } from '../../table/deployment.ts';
import { actionKind, firstOf, inches, refusal, somePieces } from '../action-kind.ts';
import { event, report } from '../events.ts';
import { levelAtFirst } from '../movement/level.ts';
import { refusePlaces } from '../movement/room.ts';
import {
  type BattleUnit,
  enemyOf,
  findUnit,
  type PieceId,
  type SideId,
  type State,
  standing,
  troopOf,
  unitAt,
  unitsOf,
  withBases,
  withUnit,
} from '../state.ts';
import { facingOf } from './begin.ts';

export const reserves = (state: State, side: SideId): readonly BattleUnit[] =>
  unitsOf(state, side).filter(({ status }) => status === 'reserve');

/** Who deploys now; null when everybody stands. fr3.setup.first-mover-deploys-first */
export const deployer = (state: State): SideId | null =>
  [state.first, enemyOf(state.first)].find((side) => reserves(state, side).length > 0) ?? null;

const zoneOf = (state: State, side: SideId) => deploymentZones(state.setup.table)[state.home[side] === 'bottom' ? 0 : 1];

/** Places of so many units in ranks of `wide`, from the left end of the front rank. */
function block(state: State, side: SideId, count: number, at: Point, wide: number): readonly Base[] {
  const first = baseAt(at.x, at.y, facingOf(state, side));
  return Array.from({ length: count }, (_, n) =>
    settled({ ...first, ...placeFrom(first, -Math.floor(n / wide) * first.depth, (n % wide) * first.width) }),
  );
}

/** Ways to place what is left: the next units in a line of up to six, and one by one wherever there is room. */
function* places(state: State, side: SideId) {
  const left = reserves(state, side).map(({ id }) => id);
  const zone = zoneOf(state, side);
  const [xs, ys] = [zone.map(({ x }) => x), zone.map(({ y }) => y)];
  const [low, high] = [Math.min(...ys) + baseSide / 2, Math.max(...ys) - baseSide / 2];
  const east = facingOf(state, side) === 0 ? 1 : -1;
  const [from, to] = [Math.min(...xs) + baseSide / 2, Math.max(...xs) - baseSide / 2];
  for (const y of facingOf(state, side) === 0 ? [high, (low + high) / 2, low] : [low, (low + high) / 2, high]) {
    for (const count of new Set([Math.min(6, left.length), Math.min(3, left.length), 1])) {
      const length = (count - 1) * baseSide;
      const starts = Array.from({ length: 5 }, (_, at) => from + ((to - from - length) * at) / 4);
      for (const x of starts) yield { units: left.slice(0, count), x: east === 1 ? x : x + length, y, wide: count };
    }
  }
}

/** Every place of a grid, for one unit: asked for only when nothing else is left. */
function* anywhere(state: State, side: SideId) {
  const [next] = reserves(state, side);
  const { width, depth } = state.setup.table;
  if (!next) return;
  for (let y = baseSide / 2; y < depth; y += baseSide / 2)
    for (let x = baseSide / 2; x < width; x += baseSide / 2) yield { units: [next.id], x, y, wide: 1 };
}

/** Whether it is worth measuring how far two bases are apart. */
const mayBeNear = (a: Base, b: Base): boolean =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < figures.deploymentGap + a.width + b.width;

function refuseBlock(state: State, side: SideId, ids: readonly PieceId[], bases: readonly Base[]) {
  const zone = zoneOf(state, side);
  const slack = baseSide / 1000;
  const within = (base: Base) =>
    corners({ ...base, width: base.width - slack, depth: base.depth - slack }).every((corner) => contains(zone, corner));
  return firstOf(
    () =>
      bases.every(within)
        ? null
        : refusal('Units deploy in their zone: from their edge to 6″ short of the centre line.', 'fr3.setup.deployment-distance'),
    () => refusePlaces(state, ids, bases),
    () =>
      standing(state, enemyOf(side)).some((enemy) =>
        bases.some((base) => mayBeNear(base, enemy.base) && gap(base, enemy.base) < figures.deploymentGap - slack),
      )
        ? refusal(`No unit deploys nearer than ${figures.deploymentGap}″ to an enemy.`, 'fr3.setup.deployment-distance')
        : null,
  );
}

type Deployed = { readonly units: readonly PieceId[]; readonly x: number; readonly y: number; readonly wide: number };

const refuse = (state: State, { units: ids, x, y, wide }: Deployed, side: SideId) =>
  firstOf(
    () =>
      ids.length > 0 &&
      new Set(ids).size === ids.length &&
      ids.every((id) => findUnit(state, id)?.status === 'reserve' && id.startsWith(side))
        ? null
        : refusal('A side deploys its own units that are not on the table yet, each once.', 'fr3.setup.deployment-order'),
    () => refuseBlock(state, side, ids, block(state, side, ids.length, { x, y }, wide)),
  );

export const deploymentKinds = {
  deploy: actionKind({
    answers: ['deploy'],
    fields: { units: somePieces, x: inches, y: inches, wide: whole(1, 60) },
    *candidates(state, { side }) {
      let found = 0;
      for (const action of places(state, side)) {
        if (refuse(state, action, side) !== null) continue;
        found++;
        yield action;
      }
      if (found > 0) return;
      for (const action of anywhere(state, side))
        if (refuse(state, action, side) === null) {
          yield action;
          return;
        }
    },
    refuse: (state, action, { side }) => refuse(state, action, side),
    perform(state, { units: ids, x, y, wide }, { side }) {
      const bases = block(state, side, ids.length, { x, y }, wide);
      const on = ids.reduce((at, id, index) => {
        const level = levelAtFirst(state.setup, troopOf(state, unitAt(state, id)), bases[index] as Base);
        return withUnit(at, id, { status: 'table', level, comes: level });
      }, state);
      return known(
        report(
          withBases(on, ids, bases),
          event({ kind: 'moved', units: ids, way: 'deployed', inches: 0 }, 'fr3.setup.deployment-order'),
        ),
      );
    },
  }),
};
