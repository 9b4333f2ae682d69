/** The table companion for Hordes of the Things: set-up, actions, and the first state. */

import type { ActionOf } from '../../kernel/battle/action-kind.ts';
import { type CompanionReport, line, type SideId } from '../../kernel/companion.ts';
import { companionOf } from '../../kernel/companion-actions.ts';
import { object, text, type Values } from '../../kernel/fields.ts';
import { nameLength } from './action-kind.ts';
import { boundActions, enter } from './bound.ts';
import { rosterActions } from './roster.ts';
import { spendingActions } from './spending.ts';
import type { State } from './state.ts';

export const actionKinds = { ...boundActions, ...spendingActions, ...rosterActions };
export type Action = ActionOf<typeof actionKinds>;

const sideSetup = object({ name: text(nameLength) });
const setupFields = { first: sideSetup, second: sideSetup };
/** The names of the defender and the attacker. */
export type Setup = Values<typeof setupFields>;

export const standIns: Readonly<Record<SideId, string>> = { first: 'Defender', second: 'Attacker' };

function begin(setup: Setup): CompanionReport<State> {
  const side = (id: SideId) => ({ name: setup[id].name.trim() || standIns[id], elements: [] });
  const sides = { first: side('first'), second: side('second') };
  const opening = line(
    `${sides.first.name} defends and has the first bound, ${sides.second.name} attacks.`,
    'hott.deployment.roll',
    'hott.deployment.defender-first-bound',
  );
  const begun = enter(
    {
      ...{ bound: 1, acting: 'first', step: 'pips', sides, pips: null, spent: 0 },
      ...{ captured: false, beaten: null, arrivals: 0, nextId: 1 },
    },
    'pips',
  );
  return { state: begun.state, said: [opening, ...begun.said] };
}

/** Capturing the stronghold and undoing that capture cancel out. */
const join = (last: Action, next: Action): Action | null | undefined =>
  last.kind === 'capture' && next.kind === 'capture' ? null : undefined;

export const hottCompanion = companionOf({
  system: 'hott',
  version: 1,
  setup: setupFields,
  kinds: actionKinds,
  begin,
  join,
});
