/**
 * A command whose clock stands at 0 leaves the battle (fr3.multiplayer.command-collapse). The units of that command march towards
 * their own table edge: at once, and then at the start of every movement step, until they are off the table. These units are in
 * no melee and do not act. Characters leave with the unit that they are with.
 */
import {
  ahead,
  type Base,
  halfTurn,
  onTable as isOnTable,
  normal,
  type Point,
  settled,
  shifted,
  times,
} from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { withCommand } from '../../companion/state.ts';
import { multiplayer } from '../../data/figures/multiplayer.ts';
import { refusal } from '../action-kind.ts';
import { facingOf } from '../deployment/begin.ts';
import { type BattleReport, event, report } from '../events.ts';
import { noteUnitsGone } from '../magic/allegiance.ts';
import { refuseHeld } from '../magic/held.ts';
import { leftBehind } from '../movement/attach.ts';
import { fullMove } from '../movement/rates.ts';
import { refusePlaces } from '../movement/room.ts';
import { refuseAground } from '../spirits/crossing.ts';
import { commandOf, isLeaving } from '../units/commands.ts';
import { withContacts } from '../units/contacts.ts';
import { findUnit, inPlay, onTable, sheetSide, unitAt, withBases, withDeeds, withUnit } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Ask, AskKind } from '../vocabulary/questions.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';

const rule = 'fr3.multiplayer.command-collapse';
/** If there is no room at the end of a march, the march is shortened by this many inches at a time. */
const pace = 0.25;

const homeward = (state: State, side: SideId): Point => ahead(normal(facingOf(state, side) + halfTurn));

/**
 * Where a unit's march ends: after its full move, or at the nearest place to that where there is room. The unit passes everything
 * in its way. Null if the unit cannot move at all.
 */
function marchEnd(state: State, unit: BattleUnit): Base | null {
  if (unit.fixed || refuseHeld(state, unit) || refuseAground(state, [unit])) return null;
  const way = homeward(state, unit.side);
  const { width, depth } = state.setup.table;
  for (let inches = fullMove(state, [unit], way); inches > 0; inches -= pace) {
    const end = settled(shifted(unit.base, times(way, inches)));
    if (!isOnTable(end, width, depth) || refusePlaces(state, [unit.id], [end]) === null) return end;
  }
  return null;
}

/** Moves one unit towards its own table edge, or over it. */
function marched(state: State, id: PieceId): BattleReport {
  const unit = unitAt(state, id);
  const end = marchEnd(state, unit);
  const moved = withDeeds(state, [id], { moved: true, spent: 1 });
  if (end === null) return report(moved, event({ kind: 'stayed', unit: id }, rule));
  const { width, depth } = state.setup.table;
  const off = !isOnTable(end, width, depth);
  const gone = off ? withUnit(moved, id, { status: 'away' }) : withBases(moved, [id], [end]);
  const behind = leftBehind(withContacts(gone), id, unit.base);
  const inches = Math.abs(end.y - unit.base.y);
  return report(
    behind.state,
    off ? event({ kind: 'withdrawn', unit: id }, rule) : event({ kind: 'moved', units: [id], way: 'withdrew', inches }, rule),
    ...behind.events,
  );
}

/** The units that march now, those nearest to their edge first, so that they make room for the others. */
export function marches(state: State): BattleReport {
  const going = state.units.filter((unit) => onTable(unit) && isLeaving(state, unit) && !unit.did.moved);
  const toEdge = ({ side, base }: BattleUnit) => (state.home[side] === 'bottom' ? base.y : state.setup.table.depth - base.y);
  return [...going]
    .sort((one, other) => toEdge(one) - toEdge(other))
    .reduce<BattleReport>((sofar, { id }) => {
      const next = marched(sofar.state, id);
      return report(next.state, ...sofar.events, ...next.events);
    }, report(state));
}

/** A lone character joins a unit of his command, so that he leaves with it. */
function accompanied(state: State, one: BattleCharacter): BattleCharacter {
  if (one.status !== 'in play' || one.host !== null || one.attends !== null) return one;
  const command = commandOf(state, one.id);
  const own = state.units.filter(
    (unit) => unit.side === one.side && inPlay(unit) && unit.host === null && commandOf(state, unit.id) === command,
  );
  const host = own.find(onTable) ?? own[0];
  return host && isLeaving(state, host) ? { ...one, host: host.id, at: null, prey: null } : one;
}

/** The units of commands that leave: their squares and melees end, and forces that have not arrived stay away. */
function breaksUp(state: State): State {
  const units = state.units.map((unit): BattleUnit => {
    if (!isLeaving(state, unit)) return unit;
    const status = unit.status === 'awaited' || unit.status === 'reserve' ? 'away' : unit.status;
    // This first march is in addition to what the unit has done in this phase.
    return { ...unit, status, square: [], flees: null, did: { ...unit.did, moved: false } };
  });
  const there = { ...state, units, moving: [] };
  return withContacts({ ...there, characters: there.characters.map((each) => accompanied(there, each)) });
}

/** Whether play is between two actions, so that units can leave without interrupting a spell or a decision. */
const isQuiet = ({ stage, asks, magic, fate }: State): boolean =>
  stage === 'fighting' && asks.length === 0 && !magic.spell && !magic.withstood && !magic.attack && !fate;

/** Commands whose clock has fallen to 0 begin to leave; null if there are none. */
export function commandsLeave(state: State): BattleReport | null {
  if (!isQuiet(state)) return null;
  const due = sideIds.flatMap((side) =>
    (state.sheet.sides[sheetSide(state, side)].commands ?? []).flatMap(({ clock, leaving }, command) =>
      clock <= multiplayer.collapsedAt && !leaving ? [{ side, command }] : [],
    ),
  );
  if (due.length === 0) return null;
  const sheet = due.reduce(
    (at, { side, command }) => withCommand(at, sheetSide(state, side), command, { leaving: true }),
    state.sheet,
  );
  const result = marches(breaksUp({ ...state, sheet }));
  return { ...result, state: noteUnitsGone(result.state) };
}

/** Questions about the actions of a step. A unit that leaves takes no part in the actions of a step. */
const ofSteps: readonly AskKind[] = ['rally', 'missiles', 'lay', 'shed', 'movement', 'magic'];

const isGoing = (state: State, id: PieceId): boolean => {
  const unit = findUnit(state, id);
  if (unit) return isLeaving(state, unit);
  const host = state.characters.find((each) => each.id === id)?.host ?? null;
  return host !== null && isLeaving(state, unitAt(state, host));
};

/** Why a unit or character whose command leaves cannot act. */
export function refuseLeaver(state: State, id: PieceId): Refusal | null {
  if (!isGoing(state, id)) return null;
  const unit = findUnit(state, id);
  return refusal(
    `${unit ? `${nameOf(state, unit)} (${id})` : id} cannot act, because the clock of their command stands at ${multiplayer.collapsedAt} and the command leaves the battle.`,
    rule,
  );
}

/** The fields in which an action names the pieces that act. */
interface Acting {
  readonly kind: string;
  readonly unit?: unknown;
  readonly character?: unknown;
  readonly by?: unknown;
  readonly units?: unknown;
}

/** Why an action of a step is not allowed: one of the pieces that would act belongs to a command that leaves. */
export function refuseLeavers(state: State, action: Acting, { what, side }: Ask): Refusal | null {
  if (!ofSteps.includes(what)) return null;
  const { unit, character, by, units } = action;
  for (const id of [unit, character, by, ...(Array.isArray(units) ? units : [])])
    if (typeof id === 'string' && id[0] === side) {
      const refused = refuseLeaver(state, id);
      if (refused) return refused;
    }
  return null;
}

/** Why a unit that leaves cannot be charged. */
export const refuseChase = (state: State, target: BattleUnit): Refusal | null =>
  isLeaving(state, target)
    ? refusal(
        `${nameOf(state, target)} (${target.id}) cannot be charged, because their command leaves the battle and no longer fights.`,
        rule,
      )
    : null;
