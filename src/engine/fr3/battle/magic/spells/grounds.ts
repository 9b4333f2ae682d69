/** Spells that change the ground: Chasm, Fire Wall, Green Thumb, and Rapids/Ford. */
import { known } from '../../../../kernel/chance.ts';
import {
  ahead,
  type Base,
  contains,
  corners,
  dot,
  heart,
  liesWithin,
  occupies,
  onGrid,
  onTable,
  overlap,
  type Polygon,
  plus,
  settled,
  shifted,
  span,
  times,
} from '../../../../kernel/geometry.ts';
import type { Refusal } from '../../../../kernel/rule-id.ts';
import type { Level } from '../../../data/levels.ts';
import { spellHeadOf } from '../../../data/spell-list.ts';
import type { Fr3RuleId } from '../../../rule-ids.ts';
import type { Terrain, TerrainKind } from '../../../table/terrain.ts';
import { firstOf, refusal } from '../../action-kind.ts';
import { inchesFrom, placeOf } from '../../characters/places.ts';
import { type BattleReport, event, report } from '../../events.ts';
import { leftBehind } from '../../movement/attach.ts';
import { refusePlaces } from '../../movement/room.ts';
import { leavesStakes } from '../../movement/stakes.ts';
import { withContacts } from '../../units/contacts.ts';
import { attachedTo, phasing, standing, unitAt, withBases } from '../../units/pieces.ts';
import { rowOf } from '../../units/troops.ts';
import { enemyOf } from '../../vocabulary/ids.ts';
import type { Place } from '../../vocabulary/setup.ts';
import type { Barrier, BarrierKind, BattleUnit, State } from '../../vocabulary/state.ts';
import { barrierNames, onOpenGround, removeBarrier } from '../barriers.ts';
import { type Aim, type BattleSpell, called } from '../spell.ts';
import { refuseGroundOf } from '../wards.ts';

const figuresOf = (id: string) => spellHeadOf(id)?.figures ?? {};

/** The area of a spell with this length and width, lying across the direction of its place. */
export function strip(id: string, { x, y, facing }: Place): Base {
  const { length = 0, width = 0 } = figuresOf(id);
  return settled({ x, y, facing, width: length, depth: width });
}

const refuseTable = ({ setup: { table } }: State, base: Base, rule: Fr3RuleId): Refusal | null =>
  onTable(base, table.width, table.depth)
    ? null
    : refusal('The whole effect must be on the table.', rule, 'fr3.basics.playing-area');

function refuseRange(state: State, { caster }: Aim, base: Base, id: string, rule: Fr3RuleId): Refusal | null {
  const { range } = figuresOf(id);
  const from = placeOf(state, caster);
  return range !== undefined && (!from || inchesFrom(from, { base }) > range)
    ? refusal(`Place the effect within ${range}″ of the magic user.`, rule)
    : null;
}

/** The units that a barrier would cut through, ordered by id. */
const cut = (state: State, base: Base, levels: readonly Level[]): readonly BattleUnit[] =>
  standing(state).filter((unit) => levels.includes(unit.level) && overlap(base, unit.base));

/** The place to which a barrier moves a unit: at the barrier's front side. */
function aside(unit: BattleUnit, barrier: Base): Base {
  const way = ahead(barrier.facing);
  const [low] = span(corners(unit.base), way);
  return shifted(unit.base, times(way, dot(barrier, way) + barrier.depth / 2 - low));
}

const isRooted = (state: State, unit: BattleUnit): boolean =>
  unit.square.length > 0 || [unit, ...attachedTo(state, unit.id)].some((each) => rowOf(state, each).id === 'heavy-artillery');

/** Puts the barrier on the table, and moves the units it cuts through to its front side. */
function raised(state: State, barrier: Barrier): BattleReport {
  const moved = cut(state, barrier.base, barrier.levels).reduce<BattleReport>((result, { id }) => {
    const unit = unitAt(result.state, id);
    const free = leavesStakes(result.state, id);
    const there = withBases(free.state, [id], [aside(unit, barrier.base)]);
    const left = leftBehind(withContacts(there), id, unit.base);
    const said = event({ kind: 'moved', units: [id], way: 'carried', inches: 0 }, barrierNames[barrier.is].rule);
    return report(left.state, ...result.events, ...free.events, said, ...left.events);
  }, report(state));
  return report({ ...moved.state, barriers: [...state.barriers, barrier] }, ...moved.events);
}

/** Why a barrier does not fit: a unit it cuts through has no room on the front side, or cannot be moved. */
export function refuseRoom(state: State, barrier: Barrier): Refusal | null {
  const { rule } = barrierNames[barrier.is];
  const there = cut(state, barrier.base, barrier.levels);
  const rooted = there.find((unit) => isRooted(state, unit));
  if (rooted)
    return refusal(`${called(state, rooted)} cannot be moved out of the way of the obstacle.`, rule, 'fr3.square.no-move');
  const ids = there.map(({ id }) => id);
  const bases = there.map((unit) => aside(unit, barrier.base));
  const why = refusePlaces({ ...state, barriers: [...state.barriers, barrier] }, ids, bases);
  return why && refusal(`A unit in the way cannot be moved to that side. ${why.because}`, rule);
}

/** An unused number for a new barrier. */
export const nextNumber = ({ barriers }: State): number => Math.max(0, ...barriers.map(({ number }) => number)) + 1;

export const barrierOn = (state: State, is: BarrierKind, at: Place): Barrier | undefined =>
  state.barriers.find((each) => each.is === is && contains(corners(each.base), at));

/** Adds a barrier, with all consequences. */
export function placeBarrier(state: State, barrier: Barrier): BattleReport {
  const { base, is } = barrier;
  const next = raised(state, barrier);
  const said = event({ kind: 'ground', what: is, at: { x: base.x, y: base.y } }, barrierNames[is].rule);
  return report(next.state, said, ...next.events);
}

/** Places directly in front of enemy units, where they are about to move. */
export function* beforeEnemies(state: State, { side }: Pick<Aim, 'side'>, levels: readonly Level[]): Generator<Place> {
  for (const { base, level } of standing(state, enemyOf(side))) {
    if (!levels.includes(level)) continue;
    const { x, y } = shifted(base, times(ahead(base.facing), base.depth));
    yield { x: onGrid(x), y: onGrid(y), facing: base.facing };
  }
}

/** Whether the enemy is about to move. */
export const theyMove = (state: State, { side }: Pick<Aim, 'side'>): boolean =>
  state.sheet.step === 'movement' && phasing(state) !== side;

const wall = (id: 'chasm' | 'fire-wall', levels: readonly Level[], ways: readonly [string, string]): BattleSpell => {
  const { rule, name } = barrierNames[id];
  const [opens, closes] = ways;
  const barrierOf = (state: State, { side, caster, at }: Aim): Barrier => ({
    number: nextNumber(state),
    is: id,
    by: side,
    caster: caster.id,
    base: strip(id, at as Place),
    levels,
    balked: [],
  });
  return {
    id,
    whom: 'nobody',
    choices: ways,
    refuse(state, aim) {
      if (aim.choice === closes)
        return barrierOn(state, id, aim.at as Place) ? null : refusal(`Choose another place: there is no ${name} there.`, rule);
      const barrier = barrierOf(state, aim);
      return firstOf(
        () => refuseTable(state, barrier.base, rule),
        () => refuseRange(state, aim, barrier.base, id, rule),
        () => (onOpenGround(state, barrier.base) ? null : refusal(`A ${name} can be placed only on open ground.`, rule)),
        () => refuseRoom(state, barrier),
      );
    },
    *places(state, aim) {
      if (aim.choice === opens) yield* beforeEnemies(state, aim, levels);
      else
        for (const { is, base, by } of state.barriers)
          if (is === id && by !== aim.side) yield { x: base.x, y: base.y, facing: base.facing };
    },
    matters: (state, aim) => (aim.choice === opens ? theyMove(state, aim) : state.barriers.some(({ is }) => is === id)),
    works(state, aim) {
      const found = aim.choice === closes ? barrierOn(state, id, aim.at as Place) : undefined;
      return known(found ? removeBarrier(state, found, rule) : placeBarrier(state, barrierOf(state, aim)));
    },
  };
};

/** fr3.spells.green-thumb: the whole area must be inside one piece of terrain that is not open. */
const greenThumb: BattleSpell = {
  id: 'green-thumb',
  whom: 'nobody',
  refuse(state, aim) {
    const base = strip('green-thumb', aim.at as Place);
    return firstOf(
      () => refuseTable(state, base, 'fr3.spells.green-thumb'),
      () => refuseRange(state, aim, base, 'green-thumb', 'fr3.spells.green-thumb'),
      () => refuseGroundOf(state, aim.caster, 'green-thumb', (each) => overlap(each, base)),
      () =>
        state.terrain.some(({ kind, polygon }) => kind !== 'open' && liesWithin(base, polygon))
          ? null
          : refusal('The whole line must be on terrain, not on open ground.', 'fr3.spells.green-thumb'),
    );
  },
  places: (state, aim) => beforeEnemies(state, aim, ['surface']),
  matters: theyMove,
  works(state, { at }) {
    const { x, y } = at as Place;
    const polygon = corners(strip('green-thumb', at as Place));
    const grown: State = { ...state, terrain: [...state.terrain, { kind: 'woods', polygon }] };
    return known(report(grown, event({ kind: 'ground', what: 'trees', at: { x, y } }, 'fr3.spells.green-thumb')));
  },
};

const rapidsKinds: readonly TerrainKind[] = ['stream', 'marsh'];
const waters: readonly TerrainKind[] = [...rapidsKinds, 'water'];
const takes = (choice: string | null): readonly TerrainKind[] => (choice === 'rapids' ? rapidsKinds : waters);
const becomes = (choice: string | null): TerrainKind => (choice === 'rapids' ? 'impassable' : 'open');

/** The index of the terrain piece at a place, if the spell can affect its original kind; −1 if there is none. */
const pieceAt = (state: State, choice: string | null, at: Place): number =>
  state.setup.terrain.findIndex(({ kind, polygon }) => takes(choice).includes(kind) && contains(polygon, at));

/** A point inside a polygon of any shape. */
function within(polygon: Polygon): Place | undefined {
  const halves = polygon.flatMap((one, at) => polygon.slice(at + 2).map((other) => times(plus(one, other), 1 / 2)));
  const found = [heart(polygon), ...halves].find((point) => contains(polygon, point));
  return found && { x: onGrid(found.x), y: onGrid(found.y), facing: 0 };
}

/** fr3.spells.rapids-ford: lasts for the rest of the game, or until the opposite is cast. */
const rapidsFord: BattleSpell = {
  id: 'rapids-ford',
  whom: 'nobody',
  choices: ['rapids', 'ford'],
  refuse(state, { choice, at, caster }) {
    const piece = state.terrain[pieceAt(state, choice, at as Place)];
    return firstOf(
      () => (piece ? refuseGroundOf(state, caster, 'rapids-ford', (base) => occupies(base, piece.polygon)) : null),
      () =>
        piece
          ? null
          : refusal(
              choice === 'rapids'
                ? 'Only a stream, a river or a marsh can turn into rapids. Choose water of one of these kinds.'
                : 'Only water can turn into a ford. Choose water of any kind.',
              'fr3.spells.rapids-ford',
            ),
      () =>
        piece?.kind === becomes(choice)
          ? refusal('That water is already of this kind. Choose another stretch of water.', 'fr3.spells.rapids-ford')
          : null,
      () =>
        choice === 'ford' &&
        piece?.kind === 'water' &&
        standing(state).some(({ level, base }) => level === 'swimming' && contains(piece.polygon, base))
          ? refusal(
              'That water cannot become a ford, because a unit swims in it.',
              'fr3.spells.rapids-ford',
              'fr3.levels.unit-levels',
            )
          : null,
    );
  },
  *places(state, { choice }) {
    for (const { kind, polygon } of state.setup.terrain) {
      const at = takes(choice).includes(kind) ? within(polygon) : undefined;
      if (at) yield at;
    }
  },
  matters: (state, aim) =>
    aim.choice === 'rapids' ? theyMove(state, aim) : state.sheet.step === 'movement' && phasing(state) === aim.side,
  works(state, { choice, at }) {
    const number = pieceAt(state, choice, at as Place);
    const terrain = state.terrain.map((piece: Terrain, each) => (each === number ? { ...piece, kind: becomes(choice) } : piece));
    const { x, y } = at as Place;
    const what = choice === 'rapids' ? 'rapids' : 'ford';
    return known(report({ ...state, terrain }, event({ kind: 'ground', what, at: { x, y } }, 'fr3.spells.rapids-ford')));
  },
};

export const grounds: readonly BattleSpell[] = [
  wall('chasm', ['surface', 'burrowing'], ['open', 'close']),
  wall('fire-wall', ['surface', 'flying'], ['raise', 'quench']),
  greenThumb,
  rapidsFord,
];
