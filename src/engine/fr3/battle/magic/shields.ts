/**
 * Anti-magic devices that 2x2 units carry (fr3.multi-based.magic-protection). At the start of a turn, points from the army's pool
 * or from a magic user in the unit extend the protection to the whole unit. Without these points, the device protects only its
 * bearer.
 */
import { oneOf } from '../../../kernel/fields.ts';
import { multiBased } from '../../data/figures/multi-based.ts';
import { actionKind, refusal } from '../action-kind.ts';
import { anybodyHas } from '../characters/belongings.ts';
import { certain, event } from '../events.ts';
import { isMass, standing, unitAt } from '../units/pieces.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import { armyPoints, casters, ownPoints, spend } from './casters.ts';
import { bears, protections } from './wards.ts';

const points = multiBased.protection;

const pockets = ['army', 'own', 'none'] as const;
type Pocket = (typeof pockets)[number];

/** The magic user in the unit who can pay. */
const payerOf = (state: State, { id, side }: BattleUnit): BattleCharacter | undefined =>
  casters(state, side).find((each) => each.host === id && ownPoints(state, each) >= points);

const canPay = (state: State, unit: BattleUnit, from: Pocket): boolean =>
  from === 'none' || (from === 'army' ? armyPoints(state, unit.side) >= points : payerOf(state, unit) !== undefined);

const needsPoints = (state: State, unit: BattleUnit): boolean =>
  isMass(unit) &&
  protections.some((device) => bears(state, unit, device)) &&
  (canPay(state, unit, 'army') || canPay(state, unit, 'own'));

/** At the start of a turn each side decides about each 2x2 unit with such a device, if it has enough points. */
export function withShields(state: State): State {
  if (!protections.some((device) => anybodyHas(state.setup, device))) return state;
  const asks = [state.first, enemyOf(state.first)].flatMap((side) =>
    standing(state, side)
      .filter((unit) => needsPoints(state, unit))
      .map(({ id }): Ask => ({ what: 'shield', side, unit: id, many: points })),
  );
  return asks.length === 0 ? state : { ...state, asks: [...state.asks, ...asks] };
}

export const shieldKinds = {
  /** fr3.multi-based.magic-protection: who pays for the protection: the army's pool, a magic user in the unit, or nobody. */
  shield: actionKind({
    answers: ['shield'],
    fields: { from: oneOf(pockets) },
    candidates: () => pockets.map((from) => ({ from })),
    refuse: (state, { from }: { readonly from: Pocket }, { unit }) =>
      canPay(state, unitAt(state, unit as PieceId), from)
        ? null
        : refusal(
            `You cannot pay for this protection: it costs ${points} points from the army pool or from a magic user in the unit.`,
            'fr3.multi-based.magic-protection',
          ),
    perform(state, { from }: { readonly from: Pocket }, { side, unit: id }) {
      if (from === 'none') return certain(state);
      const unit = unitAt(state, id as PieceId);
      const by = from === 'own' ? (payerOf(state, unit)?.id ?? null) : null;
      const paid = spend(state, side, by, by === null ? 0 : points, by === null ? points : 0);
      const { shielded } = paid.magic;
      return certain(
        { ...paid, magic: { ...paid.magic, shielded: [...shielded, unit.id] } },
        event({ kind: 'shielded', unit: unit.id, points }, 'fr3.multi-based.magic-protection'),
      );
    },
  }),
};
