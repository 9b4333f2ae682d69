/** The start of the tracking sheet: the set-up, both clocks, and the first pools. */
import type { CompanionReport } from '../../kernel/companion.ts';
import { listOfDifferent, object, oneOf, text, type Values } from '../../kernel/fields.ts';
import { nameLength } from './action-kind.ts';
import { holdingKinds, holdingOf, startingClock } from './holdings.ts';
import { placeName, stepName } from './places.ts';
import { fillPools } from './pools.ts';
import { inTurn, line, reportOf, type Side, type State, sideIds } from './state.ts';

const sideSetup = { name: text(nameLength), holdings: listOfDifferent(oneOf(holdingKinds)) };
export const setupFields = { first: object(sideSetup), second: object(sideSetup) };
export type SideSetup = Values<typeof sideSetup>;
/** The set-up of the side that moves first and of the other. */
export type Setup = Values<typeof setupFields>;

export const standIns = { first: 'First side', second: 'Second side' } as const;

export function begin(setup: Setup): CompanionReport<State> {
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
  return inTurn(
    reportOf(state, ...opening, { ...line(`${placeName(state)}. ${stepName(state.step)}`), heading: true }),
    fillPools,
  );
}
