/**
 * Fires on the table (chapter fr3.fire). Each fire covers one base block. Magic and innate abilities start fires. A fire fights
 * the units inside it in the next melee step. In each turn's fire phase, it rolls to burn on and spread.
 */
import { andThen, type Chance, known, map, roll } from '../../../kernel/chance.ts';
import { type Base, contains, onTable as isOnTable, overlap, settled, touch } from '../../../kernel/geometry.ts';
import { fire as figures } from '../../data/figures/fire.ts';
import type { Level } from '../../data/levels.ts';
import { catchFire, fireRoll, type Marker, type Terrain } from '../../fire/burning.ts';
import { fireMelee } from '../../fire/fire-melee.ts';
import { markOf } from '../../missile-fire/target.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { baseSide } from '../../table/bases.ts';
import { terrainUnder } from '../../table/terrain.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { withoutWaterBarriers } from '../magic/barriers.ts';
import { targetStruck } from '../shooting/question.ts';
import { onSquare } from '../shooting/shoot.ts';
import { anyLeviathan, isLeviathan } from '../spirits/crossing.ts';
import { isQuenched, quenching } from '../spirits/quenching.ts';
import { standing, unitAt } from '../units/pieces.ts';
import { enemyOf } from '../vocabulary/ids.ts';
import type { Fire, State } from '../vocabulary/state.ts';
import { fireCovers, fireUnder } from './alight.ts';

/**
 * A base block that can burn. If `on` is given, it is a leviathan that burns instead of the ground (fr3.fire.target,
 * fr3.fire.moves-with-ship).
 */
type Block = Pick<Fire, 'base' | 'level' | 'on'>;

/** The block at a base. The block belongs to the leviathan at that place, if there is one. */
function blockAt(state: State, base: Base, level: Level): Block {
  const on =
    anyLeviathan(state) &&
    standing(state).find(
      (unit) => unit.level === level && unit.base.x === base.x && unit.base.y === base.y && isLeviathan(state, unit),
    )?.id;
  return { base, level, ...(on ? { on } : {}) };
}

/** fr3.fire.terrain-clear and related rules: the kind of fuel. Units in the air or in water count as in air or water. */
function terrainOf(state: State, { base, level, on }: Block): Terrain {
  if (on !== undefined) return 'wood';
  if (level === 'surface' && ask.isFortified(state, base)) return 'earth';
  if (level === 'flying' || level === 'swimming') return 'airAndWater';
  const kinds = terrainUnder(base, withoutWaterBarriers(state).terrain).map(({ kind }) => kind);
  if (kinds.includes('woods')) return 'forest';
  if (kinds.includes('water') || kinds.includes('stream')) return 'airAndWater';
  return kinds.includes('marsh') ? 'marsh' : 'ground';
}

const nextOf = (state: State): number => Math.max(0, ...state.fires.map(({ id }) => id)) + 1;

/** fr3.fire.markers: puts a marker on a block. Fires with the same `id` roll together. */
const lit = (state: State, at: Block, marker: Exclude<Marker, 'none'>, id = nextOf(state)): State => ({
  ...state,
  fires: [...state.fires, { id, ...at, marker, fights: marker === 'fire' }],
});

const fireEvent = (at: Base, now: Marker, ...rules: readonly Fr3RuleId[]) =>
  event({ kind: 'fire', x: at.x, y: at.y, now }, ...rules);

/** A block that is not burning rolls on the fire results table (fr3.fire.result-blaze, fr3.fire.result-fire). */
export function setsFire(state: State, base: Base, level: Level, decides?: string): Chance<BattleReport> {
  if (state.fires.some((each) => fireCovers(each, base, level)) || isQuenched(state, base, level)) return certain(state);
  const at = blockAt(state, base, level);
  return map(catchFire(terrainOf(state, at), decides), (marker) =>
    report(
      marker === 'none' ? state : lit(state, at, marker),
      fireEvent(base, marker, marker === 'fire' ? 'fr3.fire.result-blaze' : 'fr3.fire.markers'),
    ),
  );
}

/** fr3.innate.douse-fire, fr3.spells.set-fire: puts out a fire and the fires that roll with it. */
export function putOut(state: State, { id, base }: Fire, rule: Fr3RuleId): BattleReport {
  return report({ ...state, fires: state.fires.filter((each) => each.id !== id) }, fireEvent(base, 'none', rule));
}

/** fr3.elementals.water-fire-immunity: a water elemental puts out the fire under it at the end of its side's movement. */
export const quenchFires = (state: State): BattleReport =>
  quenching(state).reduce<BattleReport>((sofar, unit) => {
    const fire = fireUnder(sofar.state, unit);
    if (!fire) return sofar;
    const out = putOut(sofar.state, fire, 'fr3.elementals.water-fire-immunity');
    return report(out.state, ...sofar.events, ...out.events);
  }, report(state));

/**
 * fr3.fire.moves-with-ship: a fire on a leviathan moves with the leviathan, and ends when the leviathan is gone; null if none has
 * moved.
 */
export function firesFollow(state: State): BattleReport | null {
  const carried = state.fires.flatMap((each) => (each.on === undefined ? [] : [{ each, unit: unitAt(state, each.on) }]));
  const lost = carried.find(({ unit }) => unit.status !== 'table');
  if (lost) return putOut(state, lost.each, 'fr3.fire.moves-with-ship');
  if (carried.every(({ each, unit }) => each.base === unit.base)) return null;
  return report({
    ...state,
    fires: state.fires.map((each) => (each.on === undefined ? each : { ...each, base: unitAt(state, each.on).base })),
  });
}

// ---- The fire phase --------------------------------------------------------------------------------

const block = (x: number, y: number): Base => settled({ x, y, facing: 0, width: baseSide, depth: baseSide });
const beside = ({ x, y }: Base, right: number, up: number): Base => block(x + right * baseSide, y + up * baseSide);

const round = [-1, 0, 1];
/** fr3.fire.spread-forest: the wooded blocks around a fire that are not burning yet. */
function woodAround(state: State, fires: readonly Fire[]): readonly Base[] {
  const found: Base[] = [];
  for (const { base, level } of fires)
    for (const right of round)
      for (const up of round) {
        const next = beside(base, right, up);
        const wooded = state.terrain.some(({ kind, polygon }) => kind === 'woods' && contains(polygon, next));
        const taken = [...found, ...state.fires.filter((each) => each.level === level).map((each) => each.base)].some(
          (each) => Math.abs(each.x - next.x) < baseSide - touch && Math.abs(each.y - next.y) < baseSide - touch,
        );
        if (wooded && !taken) found.push(next);
      }
  return found;
}

/**
 * For each d12 result, the steps to the right and ahead, where “ahead” is towards the second player's edge:
 * fr3.fire.spread-clear.
 */
const clock: readonly (readonly [right: number, ahead: number])[] = [
  [1, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [-1, 1],
  [0, 1],
];

function spreads(state: State, group: readonly Fire[]): Chance<BattleReport> {
  const [first] = group as [Fire];
  const { base, level, id } = first;
  const terrain = terrainOf(state, first);
  if (terrain === 'forest') {
    const around = woodAround(state, group);
    if (around.length === 0) return certain(state);
    return map(fireRoll('forest', 'whether the forest fire spreads'), (result) =>
      result === 'blaze'
        ? report(
            around.reduce((at, each) => lit(at, { base: each, level }, 'fire', id), state),
            ...around.map((each) => fireEvent(each, 'fire', 'fr3.fire.spread-forest')),
          )
        : report(state),
    );
  }
  if (terrain !== 'ground' && terrain !== 'earth') return certain(state);
  const rule = terrain === 'earth' ? 'fr3.fire.spread-earth' : 'fr3.fire.spread-clear';
  const ahead = state.home[enemyOf(state.first)] === 'top' ? 1 : -1;
  return roll(figures.directionDie, { decides: 'where the fire spreads', rules: [rule] }, (face) => {
    const [right, up] = clock[face - 1] as readonly [number, number];
    const next = beside(base, right * ahead, up * ahead);
    const { width, depth } = state.setup.table;
    return isOnTable(next, width, depth) ? setsFire(state, next, level, 'whether the fire spreads') : certain(state);
  });
}

/**
 * fr3.fire.turn-fire-roll: fires that burned at the start of the turn roll. Forest fires that spread from one another roll once
 * together.
 */
function burnsOn(state: State, id: number): Chance<BattleReport> {
  const group = state.fires.filter((each) => each.id === id);
  const [first] = group;
  if (!first) return certain(state);
  const terrain = terrainOf(state, first);
  if (terrain === 'airAndWater') return known(putOut(state, first, 'fr3.fire.terrain-air-water'));
  return andThen(fireRoll(terrain, 'whether the fire burns on'), (result) => {
    if (result === 'extinguished') return known(putOut(state, first, 'fr3.fire.result-extinguished'));
    const again = { ...state, fires: state.fires.map((each) => (each.id === id ? { ...each, fights: true } : each)) };
    return inTurn(report(again, fireEvent(first.base, 'fire', 'fr3.fire.turn-fire-roll')), (at) => spreads(at, group));
  });
}

/** fr3.fire.turn-fire-phase: first the fires roll, then smoldering blocks catch fire. */
export function firePhase(state: State): Chance<BattleReport> {
  if (state.fires.length === 0) return certain(state);
  const burning = [...new Set(state.fires.flatMap(({ id, marker }) => (marker === 'fire' ? [id] : [])))];
  const smoldering = new Set(state.fires.flatMap(({ id, marker }) => (marker === 'smolder' ? [id] : [])));
  return inTurn(report(state), ...burning.map((id) => (at: State) => burnsOn(at, id)), (at) => {
    const turned = at.fires.filter(({ id, marker }) => marker === 'smolder' && smoldering.has(id));
    return certain(
      {
        ...at,
        fires: at.fires.map((each) => (turned.includes(each) ? { ...each, marker: 'fire' as const, fights: true } : each)),
      },
      ...turned.map(({ base }) => fireEvent(base, 'fire', 'fr3.fire.smolder')),
    );
  });
}

/** The fire phase, if something burns; null if it is not due. On the turn sheet the fire phase is a separate step. */
export const firePhaseDue = (state: State): Chance<BattleReport> | null =>
  state.stage === 'fighting' && state.sheet.step === 'magic-power' && state.fires.length > 0
    ? firePhase({ ...state, sheet: { ...state.sheet, step: 'fire' } })
    : null;

// ---- Effects on units inside -----------------------------------------------------------------------

/** fr3.fire.melee: each fire fights once, in the next melee step, against every unit in its block separately. */
export function firesFight(state: State): Chance<BattleReport> {
  const hot = state.fires.filter(({ fights }) => fights);
  if (hot.length === 0) return certain(state);
  const spent = { ...state, fires: state.fires.map((each) => (each.fights ? { ...each, fights: false } : each)) };
  const burned = standing(state).filter(({ base, level }) =>
    hot.some((each) => each.level === level && overlap(each.base, base)),
  );
  return inTurn(
    report(spent),
    ...burned.map(({ id }) => (at: State) => {
      const unit = unitAt(at, id);
      if (unit.status !== 'table') return certain(at);
      const mark = markOf(targetStruck(at, unit, null));
      return andThen(fireMelee({ mark, structure: undefined, hides: false }), (after) => {
        if (!('pushedBack' in after)) return certain(at);
        return inTurn(report(at, event({ kind: 'burned', unit: id, fate: after.fate }, 'fr3.fire.melee')), (now) =>
          inflict(now, id, { after, cause: 'melee', by: null, onSquare: onSquare(after) }),
        );
      });
    }),
  );
}
