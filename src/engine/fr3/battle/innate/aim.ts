/** Who may use an innate ability on which target (chapter fr3.innate): range, arc, sight, once per turn. */
import { contactOf as edgeContact } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { innateMagic } from '../../data/figures/innate-magic.ts';
import { type InnateAbility, innateOf } from '../../data/innate.ts';
import { levelsApart } from '../../missile-fire/levels.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { firstOf, refusal } from '../action-kind.ts';
import { inchesFrom, placeOf } from '../characters/places.ts';
import { effectWith } from '../magic/effects.ts';
import { inchesTo } from '../shooting/question.ts';
import { refuseArc, refuseSight } from '../shooting/sight.ts';
import { isEngaged } from '../units/contacts.ts';
import { findUnit, troopOf } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import { pieceOf, weaponOf } from '../units/weapons.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import type { InnateId } from './ids.ts';
import { type User, userBy, usersOf } from './who.ts';

export const abilityOf = (id: InnateId): InnateAbility => innateOf(id) as InnateAbility;
export const ruleOf = (id: InnateId): Fr3RuleId => abilityOf(id).rule as Fr3RuleId;

export const called = (state: State, unit: BattleUnit): string => `${nameOf(state, unit)} (${unit.id})`;

/** fr3.innate.once-per-turn */
export const isUsed = ({ magic }: State, by: PieceId, ability: InnateId): boolean =>
  magic.used.some((each) => each.by === by && each.ability === ability);

/** fr3.innate.nullify: neither the target nor the characters with it at that moment can use magic this turn. */
export const isSilenced = (state: State, { id, with: unit }: Pick<User, 'id' | 'with'>): boolean =>
  state.magic.silenced.includes(id) || (unit !== null && state.magic.silenced.includes(unit.id));

/** Why this user cannot use an ability now, whatever the target. */
export function refuseUser(state: State, side: SideId, by: PieceId, ability: InnateId): Refusal | null {
  const user = userBy(state, by);
  const { name } = abilityOf(ability);
  if (user?.side !== side) return refusal('Choose a unit or character of your own to use the ability.', 'fr3.innate.what-it-is');
  return firstOf(
    () => (user.has.includes(ability) ? null : refusal(`${by} does not have ${name}.`, 'fr3.innate.availability')),
    () => (isUsed(state, by, ability) ? refusal(`${by} has already used ${name} this turn.`, 'fr3.innate.once-per-turn') : null),
    () =>
      isSilenced(state, user)
        ? refusal(`${by} cannot use magic this turn, because Nullify has been used on it.`, 'fr3.innate.nullify')
        : null,
  );
}

/** fr3.innate.magic-resistance: the unit or character that could cancel an effect on this unit. */
export const mayWithstand = (state: State, unit: BattleUnit): User | null =>
  usersOf(state, unit.side).find(
    (each) =>
      each.with?.id === unit.id &&
      each.has.includes('magic-resistance') &&
      refuseUser(state, unit.side, each.id, 'magic-resistance') === null,
  ) ?? null;

/** Types that have their own range for an ability: fr3.elementals.plant-animate-terrain. */
const ownRanges: Readonly<Record<string, string>> = {
  'plant-elemental': 'plantElementalRange',
  'fire-elemental': 'fireElementalRange',
  'water-elemental': 'waterElementalRange',
};
const ownRange = ({ type }: { readonly type: string }, { figures }: InnateAbility): number | undefined =>
  figures[ownRanges[type] ?? ''];

/** fr3.innate.abbreviations: the range of the user's own missiles, or the usual range. */
export function rangeOf(state: State, user: User, ability: InnateId): number {
  if (user.person || !user.with) return innateMagic.range;
  const troop = troopOf(state, findUnit(state, user.id) as BattleUnit);
  const shoots = weaponOf(troop)?.bands.at(-1)?.upTo ?? (pieceOf(troop) ? Infinity : undefined);
  return ownRange(troop, abilityOf(ability)) ?? shoots ?? innateMagic.range;
}

/** Why a target is out of range of an ability with the same range as bowfire. */
export function refuseReach(state: State, user: User, ability: InnateId, target: BattleUnit): Refusal | null {
  const range = rangeOf(state, user, ability);
  const far = refusal(
    `${called(state, target)} are too far away: the ability reaches ${range}″.`,
    'fr3.innate.abbreviations',
    ruleOf(ability),
  );
  const { with: from, person } = user;
  if (!from) {
    const place = person && placeOf(state, person);
    return !place || inchesFrom(place, target) > range ? far : null;
  }
  if (from.id === target.id) return null;
  return firstOf(
    () => refuseArc(state, from, target),
    () => (inchesTo(from, target) > range ? far : null),
    () =>
      levelsApart(from.level, target.level) === undefined
        ? null
        : refusal(
            `${called(state, target)} cannot be the target, because the ability does not reach their level.`,
            'fr3.innate.abbreviations',
          ),
    // A unit that touches the target always sees it.
    () => (edgeContact(from.base, target.base) ? null : refuseSight(state, from, target, 'missiles')),
  );
}

/** Why an ability with a range cannot reach this target, or cannot be used: fr3.innate.no-ranged-use-in-melee. */
export function refuseRanged(state: State, user: User, ability: InnateId, target: BattleUnit | undefined): Refusal | null {
  if (target?.status !== 'table') return refusal('Choose a unit on the table as the target.', ruleOf(ability));
  return firstOf(
    () =>
      !user.person && user.with && isEngaged(state, user.with.id)
        ? refusal(
            `${called(state, user.with)} are in melee and cannot use a ranged ability.`,
            'fr3.innate.no-ranged-use-in-melee',
          )
        : null,
    () => {
      const kind = target.side === user.side ? undefined : effectWith(target, 'hidden');
      return kind ? refusal(`${called(state, target)} are hidden and cannot be targets.`, kind.rule) : null;
    },
    () => refuseReach(state, user, ability, target),
  );
}
