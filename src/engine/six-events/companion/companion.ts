/** The table companion for the six-event battle game: set-up, actions, and the first state. */

import type { ActionOf } from '../../kernel/battle/action-kind.ts';
import { type CompanionReport, line, reportOf, type SideId } from '../../kernel/companion.ts';
import { companionOf } from '../../kernel/companion-actions.ts';
import { object, text, type Values } from '../../kernel/fields.ts';
import { type StatLine, sampleArmyOf } from '../data/sample-armies.ts';
import { columnOf } from '../fighter.ts';
import { nameLength } from './action-kind.ts';
import type { State, Unit, UnitKind } from './state.ts';
import { eventOf, placeName, turnActions } from './turn.ts';
import { newUnit, unitActions } from './units.ts';

export const actionKinds = { ...turnActions, ...unitActions };
export type Action = ActionOf<typeof actionKinds>;

const sideSetup = { name: text(nameLength), army: text(nameLength) };
const setupFields = { first: object(sideSetup), second: object(sideSetup) };
/** The two sides, each with a sample army or none. */
export type Setup = Values<typeof setupFields>;

export const standIns: Readonly<Record<SideId, string>> = { first: 'One side', second: 'The other side' };

const kindOf = (of: StatLine): UnitKind =>
  columnOf({ is: of.is, rank: 'none', mount: of.mount, ground: 'open' }) ??
  (of.is === 'war-machine' ? 'war-machine' : 'character');

const noted = (of: StatLine, id: number): Unit =>
  newUnit({
    id,
    name: of.name,
    kind: kindOf(of),
    size: of.vitality ?? of.models,
    leads: of.leads !== undefined,
    magic: of.magic ?? 0,
    priest: of.caster === 'priest',
  });

function begin(setup: Setup): CompanionReport<State> {
  let nextId = 1;
  const side = (id: SideId) => ({
    name: setup[id].name.trim() || standIns[id],
    units: (sampleArmyOf(setup[id].army)?.units ?? []).map((of) => noted(of, nextId++)),
    leaders: 0,
    passed: false,
  });
  const sides = { first: side('first'), second: side('second') };
  const state: State = { turn: 1, step: 'initiative', sides, winner: null, initiative: null, nextId };
  return reportOf(state, { ...line(`${placeName(state)}. ${eventOf(state.step).name}`), heading: true });
}

/** Combines repeated actions into one log entry: losses, Magic Points, corrections of a note. */
function join(last: Action, next: Action): Action | null | undefined {
  const sum = <A extends { readonly by: number }>(a: A, b: A): A | null => (a.by + b.by === 0 ? null : { ...a, by: a.by + b.by });
  const ofOne = 'unit' in last && 'unit' in next && last.side === next.side && last.unit === next.unit;
  if (ofOne && last.kind === 'left' && next.kind === 'left') return sum(last, next);
  if (ofOne && last.kind === 'cast' && next.kind === 'cast' && last.offensive === next.offensive) return sum(last, next);
  if (ofOne && last.kind === 'remark' && next.kind === 'remark') return next;
  if (last.kind === 'leaders' && next.kind === 'leaders' && last.side === next.side) return sum(last, next);
  return undefined;
}

export const sixEventsCompanion = companionOf({
  system: 'six-events',
  version: 1,
  setup: setupFields,
  kinds: actionKinds,
  begin,
  join,
});
