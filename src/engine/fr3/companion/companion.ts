/** The table companion of Fantasy Rules! third edition: its set-up, its actions, and how it begins. */
import type { Told } from '../../kernel/companion.ts';
import { type ActionOf, companionOf } from '../../kernel/companion-actions.ts';
import { listOf, object, oneOf, text, type Values } from '../../kernel/fields.ts';
import { nameLength } from './action-kind.ts';
import { clockActions } from './clock.ts';
import { holdingActions, holdingKinds, holdingOf, startingClock } from './holdings.ts';
import { lossActions } from './losses.ts';
import { fillPools, magicActions } from './magic.ts';
import { placeName, stepName } from './places.ts';
import { reminderActions } from './reminder-actions.ts';
import { inTurn, line, type Side, type State, sideIds, told } from './state.ts';
import { turnActions } from './turn.ts';

export const actionKinds = {
  ...turnActions,
  ...clockActions,
  ...magicActions,
  ...lossActions,
  ...reminderActions,
  ...holdingActions,
};
export type Action = ActionOf<typeof actionKinds>;

const sideSetup = { name: text(nameLength), holdings: listOf(oneOf(holdingKinds)) };
const setupFields = { first: object(sideSetup), second: object(sideSetup) };
export type SideSetup = Values<typeof sideSetup>;
/** The side that moves first, and the other. */
export type Setup = Values<typeof setupFields>;

export const standIns = { first: 'First side', second: 'Second side' } as const;

function begin(setup: Setup): Told<State> {
  const side = (id: 'first' | 'second'): Side => ({
    name: setup[id].name.trim() || standIns[id],
    clock: startingClock(setup[id].holdings),
    wavering: 'not-yet',
    armyPool: 0,
    casters: [],
    demoralized: 0,
    losses: [],
    holdings: setup[id].holdings.map((kind) => ({ kind, holder: kind === 'sacred-site' ? 'nobody' : 'owner', captured: false })),
    extra: 0,
    gone: false,
  });
  const state: State = {
    turn: 1,
    phase: 'preparation',
    step: 'magic-power',
    sides: { first: side('first'), second: side('second') },
    moves: 0,
    judged: null,
    firstChance: 'first',
    castFirst: null,
    objective: null,
    reminders: [],
    nextId: 1,
  };
  const opening = sideIds.map((id) => {
    const adds = setup[id].holdings.filter((kind) => holdingOf[kind].start > 0);
    const why = adds.map((kind) => `, ${holdingOf[kind].start} of it from the ${holdingOf[kind].name.toLowerCase()}`).join('');
    return line(
      `${state.sides[id].name}: clock ${state.sides[id].clock}${why}.`,
      'fr3.morale-clock.start',
      ...adds.flatMap((kind) => holdingOf[kind].starts),
    );
  });
  return inTurn(told(state, ...opening, { ...line(`${placeName(state)}. ${stepName(state.step)}`), heading: true }), fillPools);
}

const added = <A extends { readonly by: number }>(last: A, next: A): A | null =>
  last.by + next.by === 0 ? null : { ...last, by: last.by + next.by };

/** Points spent one after the other from one pool are one entry; so are moves, and second thoughts about a loss. */
function join(last: Action, next: Action): Action | null | undefined {
  if (last.kind === 'pool' && next.kind === 'pool' && last.side === next.side && last.caster === next.caster)
    return added(last, next);
  if (last.kind === 'move' && next.kind === 'move') return added(last, next);
  if (last.kind === 'go' && next.kind === 'go') return next;
  if (last.kind === 'extra' && next.kind === 'extra' && last.side === next.side) return next;
  if (last.kind === 'amend' && next.kind === 'amend' && last.side === next.side && last.id === next.id) return next;
  return undefined;
}

export const fr3Companion = companionOf({ system: 'fr3', version: 1, setup: setupFields, kinds: actionKinds, begin, join });
