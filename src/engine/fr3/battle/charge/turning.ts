/** Turning on the spot to the most dangerous enemy in contact. If several are equally dangerous, the owner chooses. */
import type { Base } from '../../../kernel/geometry.ts';
import { contactOf as edgeContact, normal, outward, rotated, turnBetween } from '../../../kernel/geometry.ts';
import { mostDangerous } from '../../melee/facing.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { type BattleReport, event, report } from '../events.ts';
import { isEthereal } from '../spirits/crossing.ts';
import { contactOf, withContacts } from '../units/contacts.ts';
import { asking, unitAt, withBases } from '../units/pieces.ts';
import { asCombatant } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { Occasion } from '../vocabulary/questions.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { isFeared } from './feared.ts';

/** The reason for a turn, with its rules. */
const rulesOf: Readonly<Record<Occasion, readonly Fr3RuleId[]>> = {
  charge: ['fr3.charging.turn-to-face', 'fr3.melee.most-dangerous-priority'],
  melee: ['fr3.melee.facing-most-dangerous', 'fr3.melee.most-dangerous-priority'],
  'follow-up': ['fr3.follow-up.flanked-victor-turns', 'fr3.melee.defender-turns-to-next'],
  gap: ['fr3.follow-up.free-facing'],
};

/**
 * The facing that the unit would have if its front were towards an enemy that touches one of its edges. A unit two bases deep
 * does not turn to an enemy on its flank (fr3.pike-blocks.facing-enemies).
 */
export function facingToward(base: Base, enemy: Base): number {
  const edge = edgeContact(base, enemy)?.edge;
  return edge === undefined || (base.depth > base.width && (edge === 'left' || edge === 'right'))
    ? base.facing
    : normal(outward(base, edge));
}

/** The base after its front has turned to an enemy that touches one of its edges. */
const facedTo = (base: Base, enemy: Base): Base => rotated(base, turnBetween(base.facing, facingToward(base, enemy)));

/**
 * fr3.melee.most-dangerous-priority: the enemies that the unit may turn to; the owner chooses if there are several. Ethereals
 * come last, because they fight only characters.
 */
export function toTurnTo(state: State, unit: BattleUnit, enemies: readonly BattleUnit[]): readonly BattleUnit[] {
  const fighters = enemies.filter((enemy) => !isEthereal(state, enemy));
  if (fighters.length === 0) return enemies.slice(0, 1);
  return mostDangerous(
    asCombatant(state, unit),
    fighters.map((enemy) => ({
      unit: asCombatant(state, enemy),
      since: contactOf(state, unit.id, enemy.id)?.since ?? 0,
      feared: isFeared(state, enemy),
      enemy,
    })),
  ).map(({ enemy }) => enemy);
}

/** Turns a unit to an enemy. Nothing happens if the unit already faces the enemy. */
export function turnedTo(state: State, id: PieceId, to: BattleUnit, occasion: Occasion): BattleReport {
  const { base } = unitAt(state, id);
  if (facingToward(base, to.base) === base.facing) return report(state);
  return report(
    withContacts(withBases(state, [id], [facedTo(base, to.base)])),
    event({ kind: 'turned', unit: id, toward: to.id }, ...rulesOf[occasion]),
  );
}

/** Turns to face the most dangerous enemy, or asks the owner if there are several. */
export function turnOrAsk(state: State, id: PieceId, among: readonly BattleUnit[], occasion: Occasion): BattleReport {
  const { base, side } = unitAt(state, id);
  const [to, ...equals] = among;
  if (!to) return report(state);
  const way = facingToward(base, to.base);
  return equals.every((each) => facingToward(base, each.base) === way)
    ? turnedTo(state, id, to, occasion)
    : report(asking(state, { what: 'face', side, unit: id, among: among.map((each) => each.id), occasion }));
}
