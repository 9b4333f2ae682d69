/**
 * Witch hunters must charge (fr3.magic-users.witch-hunter-must-charge). A fresh unit with a witch hunter that can reach an enemy
 * magic user's unit, directly or after a wheel, may not do anything else first. The witch hunter may not leave the unit, and the
 * unit's side may not end its moves.
 */

import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { refusal } from '../action-kind.ts';
import { anybodyHas } from '../characters/belongings.ts';
import { chargeReach } from '../charge/approach.ts';
import { chargeKinds } from '../charge/charge.ts';
import { wheelKinds } from '../movement/wheel.ts';
import { isEngaged } from '../units/contacts.ts';
import { characterSetup, leadersOf, phasing, standing, unitAt } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { userOf } from './casters.ts';

const rule = 'fr3.magic-users.witch-hunter-must-charge';
const has = (state: State, unit: BattleUnit, id: string): boolean =>
  leadersOf(state, unit.id).some((each) => characterSetup(state, each).has?.includes(id) === true);

/** fr3.abilities.bard-caster-level: bards can be hunted. Other witch hunters cannot be hunted. */
const isPrey = (state: State, unit: BattleUnit): boolean =>
  leadersOf(state, unit.id).some((each) => (userOf(state, each)?.type ?? 'witch-hunter') !== 'witch-hunter') ||
  has(state, unit, 'bard');

type Aimed = Parameters<typeof chargeReach>[1];
const meetsPrey = (state: State, id: PieceId, aimed: Aimed): boolean => {
  const found = chargeReach(state, aimed);
  return found.ok && found.pairs.some(({ charger, enemy }) => charger === id && isPrey(state, enemy));
};

function charges(state: State, id: PieceId, ask: Ask): boolean {
  for (const aimed of chargeKinds.charge.candidates(state, ask) as Iterable<Aimed>)
    if (aimed.units.includes(id) && meetsPrey(state, id, aimed) && chargeKinds.charge.refuse(state, aimed, ask) === null)
      return true;
  return false;
}

/** Whether the unit could make the move after a wheel. */
function wheels(state: State, id: PieceId, ask: Ask): boolean {
  for (const turn of wheelKinds.wheel.candidates(state, ask)) {
    if (turn.units.length !== 1 || turn.units[0] !== id || wheelKinds.wheel.refuse(state, turn, ask) !== null) continue;
    const result = wheelKinds.wheel.perform(state, turn, ask);
    if (result.kind === 'known' && charges(result.value.state, id, ask)) return true;
  }
  return false;
}

const due = onceFor((state: State): readonly PieceId[] => {
  const side = phasing(state);
  const ask: Ask = { what: 'movement', side };
  if (!standing(state, enemyOf(side)).some((unit) => isPrey(state, unit))) return [];
  return standing(state, side)
    .filter((unit) => unit.morale === 0 && !unit.did.charged && !isEngaged(state, unit.id) && has(state, unit, 'witch-hunter'))
    .filter(({ id }) => charges(state, id, ask) || wheels(state, id, ask))
    .map(({ id }) => id);
});

interface Done {
  readonly kind: string;
  readonly units?: readonly PieceId[];
  readonly unit?: PieceId;
  /** The character who moves, and his destination. */
  readonly character?: PieceId;
  readonly to?: unknown;
}

/** Whether an action moves this unit, adds a character to it, or takes the witch hunter away. */
const concerns = (state: State, { units, unit, character, to }: Done, id: PieceId): boolean =>
  units?.includes(id) === true ||
  unit === id ||
  to === id ||
  state.characters.some(
    (each) => each.id === character && each.host === id && characterSetup(state, each).has?.includes('witch-hunter') === true,
  );

/**
 * Why another action is not allowed while a witch hunter can charge. `then` computes the state after the action, if no die is
 * needed.
 */
export function refuseIdle(state: State, action: Done, then: () => State | null): Refusal | null {
  if (!anybodyHas(state.setup, 'witch-hunter') || state.stage !== 'fighting') return null;
  const hunters = due(state);
  const [first] = hunters;
  if (first === undefined) return null;
  const who = (id: PieceId) => `${nameOf(state, unitAt(state, id))} (${id})`;
  if (action.kind === 'pass')
    return refusal(`${who(first)} must charge, because its witch hunter sees a magic user within reach.`, rule);
  const hunter = hunters.find((id) => concerns(state, action, id));
  if (hunter === undefined) return null;
  if (action.kind === 'charge')
    return meetsPrey(state, hunter, action as unknown as Aimed)
      ? null
      : refusal(`${who(hunter)} must charge the unit of a magic user that is within reach.`, rule);
  const after = then();
  return after && due(after).includes(hunter)
    ? null
    : refusal(`${who(hunter)} must charge, because its witch hunter sees a magic user within reach.`, rule);
}
