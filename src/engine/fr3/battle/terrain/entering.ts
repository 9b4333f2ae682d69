/**
 * Enchanted and feared ground (chapter fr3.terrain-effects): units entering it, and the consequences. A straight move or a charge
 * is interrupted where it enters. Any other entry is handled after the move.
 */
import { andThen, type Chance, known, map, roll } from '../../../kernel/chance.ts';
import { type Base, lengthOf, occupies, type Point, shifted, stretchesIn, times, touch } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { innateOf } from '../../data/innate.ts';
import { costsOf, type SpellHead, spellHeadOf } from '../../data/spell-list.ts';
import { fearOfGround } from '../../nerve/fear-of-ground.ts';
import { nerveTest } from '../../nerve/test.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { Enchantment, Terrain } from '../../table/terrain.ts';
import { chargeReach } from '../charge/approach.ts';
import { testedUnit } from '../charge/nerve.ts';
import { freshCharacter } from '../deployment/begin.ts';
import { type BattleEvent, type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { mayWithstand } from '../innate/aim.ts';
import { spellOf } from '../magic/book.ts';
import { effectWith } from '../magic/effects.ts';
import { isNulled } from '../magic/null-field.ts';
import type { Aim, BattleSpell } from '../magic/spell.ts';
import { isOutOfReachOf } from '../magic/wards.ts';
import { inchesOf, meetsEnemy, performManoeuvre, unitsNamed } from '../movement/manoeuvre.ts';
import { shareOfWay, spendMovement } from '../movement/pay.ts';
import { refusePlaces } from '../movement/room.ts';
import { withDiceOwner } from '../pre-game/dice-owner.ts';
import { asking, findUnit, unitAt, withBases, withDeeds, withUnit } from '../units/pieces.ts';
import { hasArms, nameOf } from '../units/troops.ts';
import type { Aim as Aimed } from '../vocabulary/aim.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { Planned } from '../vocabulary/moves.ts';
import type { BattleUnit, Footing, State } from '../vocabulary/state.ts';

const enters: Fr3RuleId = 'fr3.terrain-effects.enchanted-effect';

interface Marked {
  readonly piece: Terrain;
  readonly at: number;
}
const marked = onceFor((terrain: State['terrain']): readonly Marked[] =>
  terrain.flatMap((piece, at) => (piece.enchanted || piece.feared ? [{ piece, at }] : [])),
);

/** Whether a unit touches the ground. Units above it, below it, or held off it by magic do not. */
const treads = (state: State, unit: BattleUnit): boolean =>
  (unit.level === 'surface' || (unit.level === 'swimming' && !state.setup.underwater)) &&
  effectWith(unit, 'levitates') === undefined;

/** Whether a unit's entry into this piece has already been handled. */
const isNoted = ({ footing = [] }: State, id: PieceId, piece: number): boolean =>
  footing.some((each) => each.unit === id && each.piece === piece);
const noted = (state: State, unit: PieceId, piece: number): State => ({
  ...state,
  footing: [...(state.footing ?? []), { unit, piece }],
});

/** Which units are in which special pieces now. Attached units are where their hosts are. */
const footingNow = (state: State): readonly Footing[] =>
  state.units
    .filter((unit) => (unit.status === 'table' || unit.status === 'attached') && treads(state, unit))
    .flatMap(({ id, base }) =>
      marked(state.terrain).flatMap(({ piece, at }) => (occupies(base, piece.polygon) ? [{ unit: id, piece: at }] : [])),
    );

// ---- Enchanted ground ----------------------------------------------------------------------------

/** Choices of spells that help the unit. */
const kindly: readonly string[] = ['bless', 'gain', 'add', 'douse'];

/** The ground's spell on this unit. A helpful spell counts as cast by the unit's own side, a harmful one by the enemy. */
function aimedAt(unit: BattleUnit, { spell: id, choice: said }: Enchantment) {
  const choice = said ?? null;
  const spell = spellOf(id) as BattleSpell;
  const good = spell.whom === 'friend' || (choice !== null && kindly.includes(choice));
  const side = good ? unit.side : enemyOf(unit.side);
  const [points = 0] = costsOf(spellHeadOf(id) as SpellHead);
  // The caster is a placeholder, because ground has only spells that do not depend on the caster.
  const caster = freshCharacter(`${side}0`, side, null);
  const aim: Aim = { caster, side, units: [unit], characters: [], choice, points, at: null };
  return { spell, aim, points };
}

/** fr3.items.protective-spirit-terrain, and units that this kind of spell cannot affect: they do not roll. */
function isSpared(state: State, unit: BattleUnit, enchanted: Enchantment): boolean {
  const { spell, aim } = aimedAt(unit, enchanted);
  return (
    hasArms(state, unit, 'protective-spirit') ||
    isNulled(state, unit.base) ||
    isOutOfReachOf(state, unit, spell.id) ||
    (spell.refuse?.(state, aim) ?? null) !== null
  );
}

/** fr3.terrain-effects.enchanted-effect: rolls for a unit that enters, to see whether the spell works. */
function strikes(state: State, unit: BattleUnit, { spell, percent }: Enchantment) {
  const purpose = {
    decides: `whether ${spellHeadOf(spell)?.name} strikes ${nameOf(state, unit)} (${unit.id})`,
    rules: [enters],
    by: unit.side,
  };
  const enchantedEvent = (works: boolean): BattleEvent =>
    event({ kind: 'enchanted', unit: unit.id, spell, works }, enters, `fr3.spells.${spell}` as Fr3RuleId);
  return roll(10, purpose, (face) => {
    const works = face > 10 - percent / 10;
    return known({ works, entered: enchantedEvent(works) });
  });
}

/** Applies the spell like a successful cast. It stores no caster's level, so it cannot be dispelled. */
export function groundStrikes(state: State, id: PieceId, enchanted: Enchantment): Chance<BattleReport> {
  const unit = findUnit(state, id);
  if (unit?.status !== 'table') return certain(state);
  const { spell, aim } = aimedAt(unit, enchanted);
  return spell.works(state, aim);
}

/** fr3.innate.magic-resistance: a unit may resist a cheap spell from ground as it may resist an enemy's. */
function takesHold(state: State, id: PieceId, enchanted: Enchantment): Chance<BattleReport> {
  const unit = findUnit(state, id);
  if (unit?.status !== 'table') return certain(state);
  const { aim, points } = aimedAt(unit, enchanted);
  const { maxSpellCost = 0 } = innateOf('magic-resistance')?.figures ?? {};
  if (aim.side === unit.side || points > maxSpellCost || !mayWithstand(state, unit)) return groundStrikes(state, id, enchanted);
  const waits: State = { ...state, magic: { ...state.magic, withstood: { unit: id, ground: enchanted } } };
  return certain(asking(waits, { what: 'withstand', side: unit.side, unit: id }));
}

/**
 * Handles the first unit that has entered such ground other than by its own move and was not handled yet; null if there is none.
 */
export function enterGround(state: State): Chance<BattleReport> | null {
  const { stage, asks, footing } = state;
  if (stage !== 'fighting' || asks.length > 0) return null;
  const now = footingNow(state);
  // Units that deploy inside have not entered.
  if (!footing) return certain({ ...state, footing: now });
  const come = now.find(({ unit, piece }) => !isNoted(state, unit, piece));
  if (!come) return now.length === footing.length ? null : certain({ ...state, footing: now });
  const known = noted({ ...state, footing: now.filter(({ unit, piece }) => isNoted(state, unit, piece)) }, come.unit, come.piece);
  const unit = unitAt(state, come.unit);
  const enchanted = state.terrain[come.piece]?.enchanted;
  if (!enchanted || unit.status !== 'table' || isSpared(state, unit, enchanted)) return certain(known);
  return andThen(strikes(known, unit, enchanted), ({ works, entered }) =>
    works ? inTurn(report(known, entered), (at) => takesHold(at, unit.id, enchanted)) : certain(known, entered),
  );
}

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

/** Rolls for one unit after another until one fails. */
const dareAll = (state: State, [id, ...rest]: readonly PieceId[]): Chance<Dared> =>
  id === undefined
    ? known({ passed: true, events: [] })
    : andThen(dares(state, id), (one) =>
        one.passed ? map(dareAll(state, rest), (all) => ({ ...all, events: [...one.events, ...all.events] })) : known(one),
      );

/**
 * Continues with `goes` if all units pass their tests for entering feared ground, otherwise with `stays`; null if none has to
 * test. Without bases the units stay in place, on the level that they would have.
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

/** Where along its path a unit enters a piece, in inches. */
interface Entry extends Footing {
  readonly inches: number;
}

/** The entries in order of distance. */
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

/** Which unit stops on the path, and why; null if all complete it. */
interface Trodden {
  readonly state: State;
  readonly events: readonly BattleEvent[];
  readonly halt: { readonly entry: Entry; readonly by: 'fear' | Enchantment } | null;
}

/** How many inches a unit is inside a piece when the spell takes effect. */
const foot = 1 / 16;

const basesAfter = (state: State, ids: readonly PieceId[], way: Point, inches: number): readonly Base[] =>
  unitsNamed(state, ids).map(({ base }) => shifted(base, times(way, inches / lengthOf(way))));
const within = (way: Point, { inches }: Entry): number => Math.min(inches + foot, lengthOf(way));

/** Applies the pieces on the path to the units that enter them, in order, until a unit stops. */
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

/** A shorter move counts as none. */
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
 * Moves the units as far as the ground allows. If it allows the whole path, `on` continues. `before` are events from before the
 * move.
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

/** A manoeuvre across such ground; null if none is on the path. */
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
  // A unit that was ambushed on the path has not gone this far.
  const first = performManoeuvre(state, ids, plan);
  if (first.state.asks.length > state.asks.length) return known(first);
  return andThen(trodden(state, ids, path.straight, entries), (found) =>
    halted(found, ids, plan, path.straight, (at) => known(performManoeuvre(at, ids, plan))),
  );
}

/** The state in which the charge is made, after the ground on its path was handled. */
const afoot = (state: State, { footing }: State): State => (footing ? { ...state, footing } : state);

/** A charge across such ground or down into it; null if none is on the path. `home` makes the charge. */
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

/** The special properties of a piece: `feared`, `Animate Terrain 50%`. */
const saidOf = ({ enchanted, feared }: Terrain): readonly string[] => [
  ...(feared ? ['feared'] : []),
  ...(enchanted
    ? [
        [
          spellHeadOf(enchanted.spell)?.name,
          ...(enchanted.choice === undefined ? [] : [`(${enchanted.choice})`]),
          `${enchanted.percent}%`,
        ].join(' '),
      ]
    : []),
];

const plainNames: Partial<Readonly<Record<Terrain['kind'], string>>> = { open: 'open ground', rough: 'rough ground' };

/** Special ground with its name and properties: `Old Wood: feared`. */
export const wildGround = (
  terrain: readonly Terrain[],
): readonly { readonly polygon: Terrain['polygon']; readonly name: string }[] =>
  marked(terrain).map(({ piece }) => ({
    polygon: piece.polygon,
    name: `${piece.name ?? plainNames[piece.kind] ?? piece.kind}: ${saidOf(piece).join(', ')}`,
  }));

/** The terrain without the names that `wildPlaces` shows. */
export const withoutWildNames = (terrain: readonly Terrain[]): readonly Terrain[] =>
  terrain.map((piece) => (piece.enchanted || piece.feared ? { kind: piece.kind, polygon: piece.polygon } : piece));
