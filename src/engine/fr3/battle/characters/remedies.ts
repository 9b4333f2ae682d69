/**
 * Alchemists protect against traps, healers against parasitics. Alchemists and healers also remove these effects from units that
 * come near.
 */
import { contactOf as edgeContact, fromPoint } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { refusal } from '../action-kind.ts';
import { type BattleReport, event, report } from '../events.ts';
import { type EffectKind, isUnder, withoutAny } from '../magic/effects.ts';
import { standing } from '../units/pieces.ts';
import { isWithUnit, nameOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { anybodyHas } from './belongings.ts';
import { hasOf } from './company.ts';
import { touching } from './fates.ts';

interface Remedy {
  readonly by: readonly string[];
  /** The effect that this remedy removes and prevents. */
  readonly against: keyof EffectKind & ('trap' | 'parasitic' | 'eggs');
  readonly rules: readonly [Fr3RuleId, ...Fr3RuleId[]];
  /** fr3.spirits.parasitics-healer-immunity: the units beside the healer's unit are protected too. */
  readonly beside: boolean;
}

const remedies: readonly Remedy[] = [
  { by: ['alchemist', 'master-alchemist'], against: 'trap', rules: ['fr3.abilities.alchemist-traps'], beside: false },
  {
    by: ['healer'],
    against: 'parasitic',
    rules: ['fr3.abilities.healer-parasitics', 'fr3.spirits.parasitics-healer-immunity'],
    beside: true,
  },
  { by: ['healer'], against: 'eggs', rules: ['fr3.abilities.healer-immunity', 'fr3.spells.egg-impregnation'], beside: false },
];

const hasOne = (state: State, unit: BattleUnit, { by }: Remedy): boolean => by.some((id) => isWithUnit(state, unit, id));

const areBeside = (one: BattleUnit, other: BattleUnit): boolean =>
  one.id !== other.id && one.level === other.level && edgeContact(one.base, other.base) !== null;

/** Whether the remedy reaches a unit: its bearer is in the unit, in a friendly unit touching it, or alone and touching it. */
const isNear = (state: State, unit: BattleUnit, remedy: Remedy): boolean =>
  hasOne(state, unit, remedy) ||
  standing(state, unit.side).some((friend) => areBeside(friend, unit) && hasOne(state, friend, remedy)) ||
  state.characters.some(
    (each) =>
      each.side === unit.side &&
      each.status === 'in play' &&
      each.at !== null &&
      remedy.by.some((id) => hasOf(state, each).includes(id)) &&
      fromPoint(each.at, unit.base).distance <= touching,
  );

export const isNearHealer = (state: State, unit: BattleUnit): boolean =>
  remedies.some((remedy) => remedy.by.includes('healer') && isNear(state, unit, remedy));

/** Why a trap or parasitics cannot affect a unit: an alchemist or healer with it or near it prevents them. */
export function refuseRemedied(state: State, unit: BattleUnit, against: Remedy['against']): Refusal | null {
  const remedy = remedies.find((each) => each.against === against && each.by.some((id) => anybodyHas(state.setup, id)));
  const safe = remedy && (remedy.beside ? isNear(state, unit, remedy) : hasOne(state, unit, remedy));
  return safe
    ? refusal(
        `${nameOf(state, unit)} (${unit.id}) are protected, because ${against === 'trap' ? 'an alchemist' : 'a healer'} is with them${remedy.beside ? ' or near them' : ''}.`,
        ...remedy.rules,
      )
    : null;
}

/** Removes traps and parasitics from units that a character with the remedy has reached; null when there are none. */
export function applyRemedies(state: State): BattleReport | null {
  const freed = remedies.flatMap((remedy) =>
    remedy.by.some((id) => anybodyHas(state.setup, id))
      ? standing(state)
          .filter((unit) => isUnder(unit, remedy.against) && isNear(state, unit, remedy))
          .map((unit) => ({ unit, remedy }))
      : [],
  );
  if (freed.length === 0) return null;
  return report(
    freed.reduce((at, { unit, remedy }) => withoutAny(at, unit.id, remedy.against), state),
    ...freed.map(({ unit, remedy }) => event({ kind: 'freed', unit: unit.id, of: remedy.against }, ...remedy.rules)),
  );
}
