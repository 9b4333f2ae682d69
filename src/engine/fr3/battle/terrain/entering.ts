/**
 * Enchanted and feared ground (chapter fr3.terrain-effects): units entering it, and the consequences. A straight move or a charge
 * is interrupted where the units enter such ground. Any other entry is handled after the move.
 */
import { andThen, type Chance, known, map } from '../../../kernel/chance.ts';
import { type Base, lengthOf, occupies, type Point, shifted, stretchesIn, times, touch } from '../../../kernel/geometry.ts';
import { fearOfGround } from '../../nerve/fear-of-ground.ts';
import { nerveTest } from '../../nerve/test.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { Enchantment, Terrain } from '../../table/terrain.ts';
import { chargeReach } from '../charge/approach.ts';
import { testedUnit } from '../charge/nerve.ts';
import { type BattleEvent, type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { inchesOf, meetsEnemy, performManoeuvre, unitsNamed } from '../movement/manoeuvre.ts';
import { spendMovement } from '../movement/move-cost.ts';
import { shareOfWay } from '../movement/rates.ts';
import { refusePlaces } from '../movement/room.ts';
import { withDiceOwner } from '../pre-game/dice-owner.ts';
import { unitAt, withBases, withDeeds, withUnit } from '../units/pieces.ts';
import type { Aim as Aimed } from '../vocabulary/aim.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { Planned } from '../vocabulary/moves.ts';
import type { Footing, State } from '../vocabulary/state.ts';
import { isNoted, isSpared, marked, noted, strikes, takesHold, treads } from './enchanted-ground.ts';

// ---- Feared ground -------------------------------------------------------------------------------

interface Dared {
  readonly passed: boolean;
  readonly events: readonly BattleEvent[];
}

/** fr3.terrain-effects.chaos-fear-terrain: the rally roll of one unit. */
const dares = (state: State, id: PieceId): Chance<Dared> =>
  map(withDiceOwner(nerveTest(fearOfGround, testedUnit(state, id, null)), unitAt(state, id).side), (tested) => {
    const passed = tested.roll !== 'failed';
    const logEntry = event({ kind: 'tested', unit: id, of: 'ground', passed }, ...(fearOfGround.rules as Fr3RuleId[]));
    return { passed, events: tested.roll === 'none' ? [] : [logEntry] };
  });

/** Tests one unit after another until one fails. */
const dareAll = (state: State, [id, ...rest]: readonly PieceId[]): Chance<Dared> =>
  id === undefined
    ? known({ passed: true, events: [] })
    : andThen(dares(state, id), (one) =>
        one.passed ? map(dareAll(state, rest), (all) => ({ ...all, events: [...one.events, ...all.events] })) : known(one),
      );

/**
 * Continues with `goes` if all units pass their tests for entering feared ground, otherwise with `stays`; null if none has to
 * test. If `bases` is null, the units stay in place; `state` already has their new level.
 */
export function ifDared(
  state: State,
  ids: readonly PieceId[],
  bases: readonly Base[] | null,
  goes: () => Chance<BattleReport>,
  stays: () => Chance<BattleReport>,
): Chance<BattleReport> | null {
  const anxious = ids.filter((id, number) => {
    const unit = unitAt(state, id);
    const base = bases?.[number] ?? unit.base;
    return (
      treads(state, unit) &&
      marked(state.terrain).some(({ piece, at }) => piece.feared && !isNoted(state, id, at) && occupies(base, piece.polygon))
    );
  });
  if (anxious.length === 0) return null;
  return andThen(dareAll(state, anxious), ({ passed, events }) =>
    map(passed ? goes() : stays(), (result) => report(result.state, ...events, ...result.events)),
  );
}

// ---- Entering during a move ----------------------------------------------------------------------

/** Where a unit enters a piece of terrain, in inches along its path. */
interface Entry extends Footing {
  readonly inches: number;
}

/** The places where units enter pieces of terrain on the path, in order of distance. */
function entriesOn(state: State, ids: readonly PieceId[], way: Point): readonly Entry[] {
  const all = ids
    .map((id) => unitAt(state, id))
    .filter((unit) => treads(state, unit))
    .flatMap(({ id, base }) =>
      marked(state.terrain).flatMap(({ piece, at }): readonly Entry[] => {
        const [first] = isNoted(state, id, at) ? [] : stretchesIn(base, way, piece.polygon);
        return first ? [{ unit: id, piece: at, inches: first.from }] : [];
      }),
    );
  return all.sort((one, other) => one.inches - other.inches);
}

/** The unit that stops on the path, and why it stops; null if all units complete the path. */
interface Trodden {
  readonly state: State;
  readonly events: readonly BattleEvent[];
  readonly halt: { readonly entry: Entry; readonly by: 'fear' | Enchantment } | null;
}

/** How many inches a unit has entered a piece of terrain when the spell takes effect. */
const foot = 1 / 16;

const basesAfter = (state: State, ids: readonly PieceId[], way: Point, inches: number): readonly Base[] =>
  unitsNamed(state, ids).map(({ base }) => shifted(base, times(way, inches / lengthOf(way))));
const within = (way: Point, { inches }: Entry): number => Math.min(inches + foot, lengthOf(way));

/** Applies the effects of enchanted and feared terrain on the path to the units that enter it, in order, until a unit stops. */
function trodden(state: State, ids: readonly PieceId[], way: Point, [entry, ...rest]: readonly Entry[]): Chance<Trodden> {
  if (!entry) return known({ state, events: [], halt: null });
  const { feared, enchanted } = state.terrain[entry.piece] as Terrain;
  const on = (events: readonly BattleEvent[]): Chance<Trodden> =>
    map(trodden(noted(state, entry.unit, entry.piece), ids, way, rest), (all) => ({
      ...all,
      events: [...events, ...all.events],
    }));
  return andThen(feared ? dares(state, entry.unit) : known<Dared>({ passed: true, events: [] }), ({ passed, events }) => {
    if (!passed) return known<Trodden>({ state, events, halt: { entry, by: 'fear' } });
    const there = withBases(state, ids, basesAfter(state, ids, way, within(way, entry)));
    const unit = unitAt(there, entry.unit);
    if (!enchanted || isSpared(there, unit, enchanted)) return on(events);
    return andThen(strikes(there, unit, enchanted), ({ works, entered }) =>
      works
        ? known<Trodden>({
            state: noted(state, entry.unit, entry.piece),
            events: [...events, entered],
            halt: { entry, by: enchanted },
          })
        : on([...events, entered]),
    );
  });
}

/** A move shorter than this counts as no move. */
const leastWay = 1 / 64;

/** Where the units stop: at the edge of the feared ground, or just inside the enchanted ground; null if they have no room. */
function haltedAt(state: State, ids: readonly PieceId[], way: Point, { entry, by }: NonNullable<Trodden['halt']>) {
  const { polygon } = state.terrain[entry.piece] as Terrain;
  const fits = (inches: number): boolean => {
    const bases = basesAfter(state, ids, way, inches);
    return (
      (by !== 'fear' || !occupies(bases[ids.indexOf(entry.unit)] as Base, polygon)) &&
      refusePlaces(state, ids, bases) === null &&
      !meetsEnemy(state, unitsNamed(state, ids), bases)
    );
  };
  // Rounding may push a base over the edge, so slightly shorter moves are tried too.
  const inches = by === 'fear' ? [entry.inches, entry.inches - 2 * touch, entry.inches - leastWay] : [within(way, entry)];
  return inches.find((each) => each >= leastWay && fits(each)) ?? null;
}

/** The completed part of a path, as a manoeuvre. */
function partOf(state: State, ids: readonly PieceId[], plan: Planned, way: Point, inches: number): Planned {
  const straight = times(way, inches / lengthOf(way));
  return {
    ...plan,
    bases: basesAfter(state, ids, way, inches),
    share: shareOfWay(state, unitsNamed(state, ids), straight),
    inches: inchesOf(straight),
    path: { straight },
  };
}

/**
 * Moves the units as far as the ground allows. If the ground allows the whole path, `on` continues. `before` are events from
 * before the move.
 */
function halted(
  { state, events, halt }: Trodden,
  ids: readonly PieceId[],
  plan: Planned,
  way: Point,
  on: (state: State) => Chance<BattleReport>,
  before: readonly BattleEvent[] = [],
): Chance<BattleReport> {
  if (!halt) return inTurn(report(state, ...events), on);
  const inches = haltedAt(state, ids, way, halt);
  const part = inches === null ? null : performManoeuvre(state, ids, partOf(state, ids, plan, way, inches));
  const { by, entry } = halt;
  if (by === 'fear') {
    const { state: at, events: spent } = part ?? spendMovement(state, ids, 0);
    return certain(withDeeds(at, ids, { spent: 1 }), ...before, ...spent, ...events);
  }
  // If the units cannot stand where the spell takes effect, it waits until the end of the move.
  return inTurn(
    report(state),
    (at) => (part ? certain(part.state, ...before, ...part.events) : on(at)),
    (at) => certain(at, ...events),
    (at) => takesHold(at, entry.unit, by),
  );
}

/** A manoeuvre across enchanted or feared ground; null if there is none on the path. */
export function wayIn(state: State, ids: readonly PieceId[], plan: Planned): Chance<BattleReport> | null {
  const { path, bases } = plan;
  if (!path || !('straight' in path))
    return ifDared(
      state,
      ids,
      bases,
      () => known(performManoeuvre(state, ids, plan)),
      () => known(spendMovement(state, ids, 1)),
    );
  const entries = entriesOn(state, ids, path.straight);
  if (entries.length === 0) return null;
  // If the unit was ambushed on the path, it has not reached the special ground.
  const first = performManoeuvre(state, ids, plan);
  if (first.state.asks.length > state.asks.length) return known(first);
  return andThen(trodden(state, ids, path.straight, entries), (found) =>
    halted(found, ids, plan, path.straight, (at) => known(performManoeuvre(at, ids, plan))),
  );
}

/** The state from which the charge is made, after the ground on its path was handled. */
const afoot = (state: State, { footing }: State): State => (footing ? { ...state, footing } : state);

/**
 * A charge across enchanted or feared ground, or downhill into such ground; null if there is none on the path. `home` makes the
 * charge.
 */
export function chargeIn(
  state: State,
  aimed: Aimed,
  home: (state: State, aimed: Aimed) => Chance<BattleReport>,
): Chance<BattleReport> | null {
  const found = chargeReach(state, aimed);
  if (!found.ok) return null;
  const { units: ids, aim } = aimed;
  const { from, bases, way, share, inches } = found;
  if (found.lands)
    return ifDared(
      ids.reduce((at, id) => withUnit(at, id, { level: 'surface' }), state),
      ids,
      bases,
      () => home(state, aimed),
      () => known(spendMovement(state, ids, 1)),
    );
  const entries = entriesOn(from.state, ids, way);
  if (entries.length === 0) return null;
  const slanting = aim !== 0 && from.state === state;
  const plan: Planned = {
    ok: true,
    bases,
    share,
    inches,
    way: slanting ? 'oblique' : 'ahead',
    rules: [slanting ? 'fr3.movement.oblique' : 'fr3.movement.straight'],
    path: { straight: way },
  };
  return andThen(trodden(from.state, ids, way, entries), (met) =>
    met.halt
      ? halted(met, ids, plan, way, (at) => home(afoot(state, at), aimed), from.events)
      : inTurn(report(afoot(state, met.state), ...met.events), (at) => home(at, aimed)),
  );
}
