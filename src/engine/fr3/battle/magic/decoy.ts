/**
 * Illusionary Target (fr3.spells.illusionary-target): once an attack on a unit is aimed, it waits until the unit's side decides
 * whether an illusionist replaces the target with an illusion. If the side has no illusionist who could do so, it is not asked.
 */
import { actionKind } from '../action-kind.ts';
import { certain } from '../events.ts';
import { userBy } from '../innate/who.ts';
import { asking, findUnit, phaseOf, phasing } from '../units/pieces.ts';
import { enemyOf, type PieceId, type SideId } from '../vocabulary/ids.ts';
import type { Cast, State, WaitingAttack } from '../vocabulary/state.ts';
import { refuseCast } from './aim.ts';
import { casters, hasMagic, spellsKnown } from './casters.ts';
import { withEffect, withoutEffect } from './effects.ts';

export const decoy = 'illusionary-target';

const withAttack = (state: State, attack: WaitingAttack | null): State => ({ ...state, magic: { ...state.magic, attack } });

/** The spell that would protect a unit, as a cast. */
const answer = (character: PieceId, unit: PieceId): Cast => ({
  character,
  spell: decoy,
  on: [unit],
  choice: null,
  points: null,
  at: null,
  stored: null,
});

/** The state in which an attack waits for the target's side; null if that side cannot answer. */
function waiting(state: State, by: SideId, attack: WaitingAttack): State | null {
  const unit = findUnit(state, attack.unit);
  if (!unit || unit.side === by || !hasMagic(state.setup, unit.side)) return null;
  const waits = withAttack(state, attack);
  const able = casters(state, unit.side).some(
    (each) =>
      spellsKnown(state, each).some(({ id }) => id === decoy) && refuseCast(waits, unit.side, answer(each.id, unit.id)) === null,
  );
  return able ? asking(waits, { what: 'decoy', side: unit.side, unit: unit.id }) : null;
}

/** The kinds of attack, each with the field that names its target. */
const attacks: Readonly<Record<string, string>> = {
  shoot: 'at',
  bombard: 'at',
  'lay-mine': 'at',
  grenade: 'at',
  paint: 'at',
  activate: 'on',
  innate: 'target',
};

/** The state in which an attack waits for an answer; null for actions that need no answer. */
export function attackOn(state: State, action: { readonly kind: string }): State | null {
  const field = attacks[action.kind];
  if (field === undefined || state.magic.attack !== null) return null;
  const named = action as { readonly [name: string]: unknown };
  const id = named[field];
  const unit = typeof id === 'string' ? findUnit(state, id) : undefined;
  // Innate abilities can be used in either side's phase, and on friends.
  const by = typeof named.user === 'string' ? userBy(state, named.user)?.side : phasing(state);
  return unit && by ? waiting(state, by, { unit: unit.id, spared: false, action: { ...action } }) : null;
}

/** The state in which a successful spell on one unit waits for an answer; null if it takes effect at once. */
export function spellOn(state: State, cast: Cast): State | null {
  const [unit, ...more] = cast.on;
  return unit !== undefined && more.length === 0 && cast.spell !== decoy && state.magic.attack === null
    ? waiting(state, cast.character[0] as SideId, { unit, spared: false, cast })
    : null;
}

export const isAnswered = ({ asks, magic }: State): boolean =>
  asks.length === 0 && magic.spell === null && magic.withstood === null;

/** Protects the target from the attack if an illusion has replaced it. */
export const spareTarget = (state: State, attack: WaitingAttack): State =>
  attack.spared ? withEffect(state, attack.unit, 'decoy', enemyOf(attack.unit[0] as SideId), phaseOf(state)) : state;
export const unspareTarget = (state: State, attack: WaitingAttack): State =>
  attack.spared ? withoutEffect(state, attack.unit, 'decoy') : state;

export const decoyKinds = {
  /** Declines to answer, so the attack continues. */
  take: actionKind({
    answers: ['decoy'],
    fields: {},
    candidates: () => [{}],
    refuse: () => null,
    perform: (state) => certain(state),
  }),
};
