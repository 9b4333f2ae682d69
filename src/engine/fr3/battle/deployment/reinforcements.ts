/**
 * Flanking and rear forces (fr3.pre-game.flanking-force-arrival): units that stay off the table until a die at the start of a
 * turn brings them in, on a side edge of their owner's choice or on the enemy's home edge.
 */
import { type Chance, known, map } from '../../../kernel/chance.ts';
import { oneOf } from '../../../kernel/fields.ts';
import { type Base, normal, placeFrom, settled } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { preGame } from '../../data/figures/pre-game.ts';
import { flankingForceArrives } from '../../pre-game/flanking-force.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { actionKind, firstOf, inches, refusal, somePieces } from '../action-kind.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { levelAtFirst } from '../movement/level.ts';
import { meetsEnemy, unitsNamed } from '../movement/manoeuvre.ts';
import { refusePlaces } from '../movement/room.ts';
import { withDiceOwner } from '../pre-game/dice-owner.ts';
import { withContacts } from '../units/contacts.ts';
import { asking, troopOf, unitAt, unitsOf, withBases, withUnit } from '../units/pieces.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { ForceId } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { facingOf } from './begin.ts';

const entry = 'fr3.pre-game.flanking-force-entry';
const ruleOf: Readonly<Record<ForceId, Fr3RuleId>> = {
  flank: 'fr3.pre-game.flanking-force-arrival',
  rear: 'fr3.pre-game.rear-force',
};

/** The units of a force that have not arrived yet. Attached units arrive with the units of the force. */
export const awaitedIn = (state: State, side: SideId, force: ForceId): readonly BattleUnit[] =>
  unitsOf(state, side).filter((unit) => unit.status === 'awaited' && troopOf(state, unit).force === force);

const forces = ['flank', 'rear'] as const;

/**
 * At the start of a turn a die is rolled for each force that has not arrived yet. If the force arrives, its owner chooses where.
 */
export const reinforcementsArrive = (state: State): Chance<BattleReport> =>
  inTurn(
    report(state),
    ...sideIds.flatMap((side) =>
      forces.map((force) => (at: State) => {
        if (awaitedIn(at, side, force).length === 0) return certain(at);
        return map(withDiceOwner(flankingForceArrives(at.sheet.turn, force === 'rear'), side), (comes) =>
          comes
            ? report(asking(at, { what: 'arrive', side, force }), event({ kind: 'came', side, force }, ruleOf[force]))
            : report(at, event({ kind: 'delayed', side, force }, ruleOf[force])),
        );
      }),
    ),
  );

export const edges = ['left', 'right', 'home'] as const;
type Edge = (typeof edges)[number];
interface Arrived {
  readonly units: readonly PieceId[];
  readonly edge: Edge;
  /** Inches along the edge to the middle of the first unit, measured from the bottom or from the left. */
  readonly along: number;
}

/** Bases for units in a line along an edge, facing inward. The first base is centred at `along`. */
function lineAt(state: State, side: SideId, { units: ids, edge, along }: Arrived): readonly Base[] {
  const { width, depth } = state.setup.table;
  const bases = ids.map((id) => unitAt(state, id).base);
  const [first] = bases as [Base];
  const half = first.depth / 2;
  const home = normal(facingOf(state, side) + 1800);
  const at =
    edge === 'home'
      ? { x: along, y: home === 0 ? half : depth - half, facing: home }
      : { x: edge === 'left' ? half : width - half, y: along, facing: edge === 'left' ? 900 : 2700 };
  let right = 0;
  return bases.map((base, index) => {
    if (index > 0) right += ((bases[index - 1] as Base).width + base.width) / 2;
    const place = placeFrom({ ...first, ...at }, half - base.depth / 2, right);
    return settled({ ...base, ...place, facing: at.facing });
  });
}

/** The units on the levels where they arrive. Fliers arrive in the air. */
const raised = (state: State, ids: readonly PieceId[], bases: readonly Base[]): State =>
  ids.reduce((at, id, index) => {
    const level = levelAtFirst(state.setup, troopOf(state, unitAt(state, id)), bases[index] as Base);
    return withUnit(at, id, { level, comes: level });
  }, state);

function refuseArrival(state: State, action: Arrived, { side, force = 'flank', edge }: Ask): Refusal | null {
  const { units: ids } = action;
  const left = awaitedIn(state, side, force).map(({ id }) => id);
  return firstOf(
    () =>
      ids.length > 0 && new Set(ids).size === ids.length && ids.every((id) => left.includes(id))
        ? null
        : refusal('Choose units of the force that has arrived. Choose each unit only once.', ruleOf[force]),
    () =>
      (force === 'rear') === (action.edge === 'home') && (edge === undefined || edge === action.edge)
        ? null
        : force === 'rear'
          ? refusal('A rear force must enter from the enemy’s home edge.', 'fr3.pre-game.rear-force')
          : refusal('All units of a flanking force must enter from the same side edge.', entry),
    () => {
      const bases = lineAt(state, side, action);
      const up = raised(state, ids, bases);
      return (
        refusePlaces(up, ids, bases) ??
        (meetsEnemy(up, unitsNamed(up, ids), bases) ? refusal('These units cannot enter in contact with an enemy.', entry) : null)
      );
    },
    // A base is less deep than the strip, so a unit at the edge is within it.
    () =>
      lineAt(state, side, action).every(({ depth }) => depth <= preGame.flankEntry)
        ? null
        : refusal('This formation is too deep to enter there. Make it wider, or choose another place.', entry),
  );
}

/**
 * Places units in a line at a few places on each edge: all units, half of them, or one. With `fine`, a single unit at every
 * place.
 */
function* lines(state: State, { side, force = 'flank', edge }: Ask, fine: boolean): Generator<Arrived> {
  const left = awaitedIn(state, side, force).map(({ id }) => id);
  const { width, depth } = state.setup.table;
  const over: readonly Edge[] = edge ? [edge] : force === 'rear' ? ['home'] : ['left', 'right'];
  const counts = fine ? [1] : [...new Set([left.length, Math.ceil(left.length / 2), 1])];
  for (const count of counts)
    for (const at of over) {
      const length = at === 'home' ? width : depth;
      const steps = fine ? Math.floor(length) * 2 : 8;
      for (let step = 1; step < steps; step++) yield { units: left.slice(0, count), edge: at, along: (length * step) / steps };
    }
}

function* legalLines(state: State, ask: Ask): Generator<Arrived> {
  let found = false;
  for (const action of lines(state, ask, false))
    if (refuseArrival(state, action, ask) === null) {
      found = true;
      yield action;
    }
  if (!found) for (const action of lines(state, ask, true)) if (refuseArrival(state, action, ask) === null) return yield action;
}

const anEdge = oneOf(edges);

export const reinforcementKinds = {
  arrive: actionKind({
    answers: ['arrive'],
    fields: { units: somePieces, edge: anEdge, along: inches },
    candidates: legalLines,
    refuse: refuseArrival,
    perform(state, action, { side, force = 'flank' }) {
      const { units: ids, edge } = action;
      const bases = lineAt(state, side, action);
      const on = ids.reduce((at, id) => withUnit(at, id, { status: 'table' }), raised(state, ids, bases));
      const there = withContacts(withBases(on, ids, bases));
      const rest = awaitedIn(there, side, force).length > 0;
      return known(
        report(
          rest ? asking(there, { what: 'arrive', side, force, edge }) : there,
          event({ kind: 'moved', units: ids, way: 'arrived', inches: 0 }, force === 'rear' ? 'fr3.pre-game.rear-force' : entry),
        ),
      );
    },
  }),
  /** If the whole edge is occupied, the force waits for the next turn. */
  'stay-away': actionKind({
    answers: ['arrive'],
    fields: {},
    *candidates(state, ask) {
      if (legalLines(state, ask).next().done) yield {};
    },
    refuse: (state, _, ask) =>
      legalLines(state, ask).next().done
        ? null
        : refusal('These units must enter now, because there is room for them.', ruleOf[ask.force ?? 'flank']),
    perform: (state) => certain(state),
  }),
};
