/**
 * Illusionary Target (fr3.spells.illusionary-target): an attack on a unit waits, once it has been aimed, until its side has said
 * whether an illusionist puts an illusion in the place of the unit. Where nobody could, nobody is asked.
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

/** The spell as it would answer for a unit. */
const answer = (character: PieceId, unit: PieceId): Cast => ({
  character,
  spell: decoy,
  on: [unit],
  choice: null,
  points: null,
  at: null,
  stored: null,
});

/** The state in which an attack waits for the side of its target; null where that side could not answer. */
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

/** Attacks by their kinds of action: the field that names their target. */
const attacks: Readonly<Record<string, string>> = {
  shoot: 'at',
  bombard: 'at',
  'lay-mine': 'at',
  grenade: 'at',
  paint: 'at',
  activate: 'on',
  innate: 'target',
};

/** An action that is aimed at an enemy unit and waits for an answer; null for all that do not. */
export function attackOn(state: State, action: { readonly kind: string }): State | null {
  const field = attacks[action.kind];
  if (field === undefined || state.magic.attack !== null) return null;
  const named = action as { readonly [name: string]: unknown };
  const id = named[field];
  const unit = typeof id === 'string' ? findUnit(state, id) : undefined;
  // Innate abilities are used in the phases of both sides, and on friends too.
  const by = typeof named.user === 'string' ? userBy(state, named.user)?.side : phasing(state);
  return unit && by ? waiting(state, by, { unit: unit.id, spared: false, action: { ...action } }) : null;
}

/** A spell that has been cast on one unit, and works; null where it strikes at once. */
export function spellOn(state: State, cast: Cast): State | null {
  const [unit, ...more] = cast.on;
  return unit !== undefined && more.length === 0 && cast.spell !== decoy && state.magic.attack === null
    ? waiting(state, cast.character[0] as SideId, { unit, spared: false, cast })
    : null;
}

/** Whether an attack that waits has had its answer. */
export const isAnswered = ({ asks, magic }: State): boolean =>
  asks.length === 0 && magic.spell === null && magic.withstood === null;

/** The unit as an attack finds it: nothing harms it where an illusion stands for it. */
export const spareTarget = (state: State, attack: WaitingAttack): State =>
  attack.spared ? withEffect(state, attack.unit, 'decoy', enemyOf(attack.unit[0] as SideId), phaseOf(state)) : state;
export const unspareTarget = (state: State, attack: WaitingAttack): State =>
  attack.spared ? withoutEffect(state, attack.unit, 'decoy') : state;

export const decoyKinds = {
  /** Nobody answers: the attack goes on. */
  take: actionKind({
    answers: ['decoy'],
    fields: {},
    candidates: () => [{}],
    refuse: () => null,
    perform: (state) => certain(state),
  }),
};
