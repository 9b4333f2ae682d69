/** Using innate abilities: whether a use is legal, its rolls and results, and which uses are worth listing. */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Aftermath } from '../../demoralization.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { firstOf, refusal } from '../action-kind.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { effectWith, hasEffect } from '../magic/effects.ts';
import { findUnit, standing } from '../units/pieces.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { Use } from '../vocabulary/questions.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { type Innate, innates } from './abilities.ts';
import { abilityOf, isUsed, refuseRanged, refuseUser, ruleOf } from './aim.ts';
import { dispelled, mayDispel, refuseDispel } from './dispel.ts';
import type { InnateId } from './ids.ts';
import { resists, succeeds } from './test.ts';
import { hasInnate, passive, type User, userBy, usersOf } from './who.ts';

// ---- Legality and results -------------------------------------------------------------------------

/** The target unit: the user's own unit, or the unit that the action names. */
const unitOf = (state: State, user: User, { on }: Innate, use: Use): BattleUnit | undefined =>
  on === 'self' || use.on === null ? (user.with ?? undefined) : findUnit(state, use.on);

export function refuseUse(state: State, side: SideId, use: Use): Refusal | null {
  const { by, ability, what } = use;
  const barred = refuseUser(state, side, by, ability);
  const user = userBy(state, by);
  const innate = innates[ability];
  if (barred || !user) return barred;
  if (!innate) return refusal(`${abilityOf(ability).name} cannot be used with this action.`, ruleOf(ability));
  if (user.with && effectWith(user.with, 'hidden'))
    return refusal(`${user.with.id} are hidden. While hidden they can use no magic except Hide.`, 'fr3.innate.hide-conditions');
  const unit = unitOf(state, user, innate, use);
  if (innate.on === 'self' && use.on !== null) return refusal('A unit can use this ability only on itself.', ruleOf(ability));
  if ((innate.on === 'effect') !== (what !== null))
    return refusal('Leave out the name of a spell: only Dispel needs one.', ruleOf(ability));
  if (use.on === null && innate.onFoes?.(state, user)) return null;
  if (use.on === null && innate.on === 'unit') return refusal('Choose the unit to use this ability on.', ruleOf(ability));
  if (innate.on === 'self')
    return unit?.status === 'table'
      ? (innate.refuse?.(state, user, unit) ?? null)
      : refusal('Only a unit on the table, or a character with such a unit, can use this ability.', ruleOf(ability));
  return firstOf(
    () => (unit && unit === user.with && innate.on === 'effect' ? null : refuseRanged(state, user, ability, unit)),
    () => (unit ? (innate.refuse?.(state, user, unit) ?? null) : null),
    () => (unit && what !== null ? refuseDispel(unit, what) : null),
  );
}

const tested = (unit: PieceId, passed: boolean, ...rules: readonly Fr3RuleId[]) =>
  event({ kind: 'tested', unit, of: 'innate', passed }, ...rules);

/** The ability takes effect, unless the target resists. */
export function takesEffect(state: State, use: Use, after: Aftermath | null): Chance<BattleReport> {
  const user = userBy(state, use.by);
  const innate = innates[use.ability];
  const unit = user && innate && unitOf(state, user, innate, use);
  return unit && user ? innate.works(state, { use, user, unit, after }) : certain(state);
}

/** Uses the ability: makes its roll and applies the result. `withstands` first asks whether the target resists. */
export function useAbility(
  state: State,
  use: Use,
  withstands: (state: State, use: Use, unit: BattleUnit, after: Aftermath | null) => Chance<BattleReport>,
): Chance<BattleReport> {
  const { by, ability, on } = use;
  const user = userBy(state, by) as User;
  const innate = innates[ability] as Innate;
  const of = abilityOf(ability);
  const unit = unitOf(state, user, innate, use) as BattleUnit;
  const marked: State = { ...state, magic: { ...state.magic, used: [...state.magic.used, { by, ability }] } };
  const outcome = report(marked, event({ kind: 'used', by, ability, on }, ruleOf(ability), 'fr3.innate.once-per-turn'));
  // fr3.spells.illusionary-target: the ability hits an illusion.
  if (on !== null && hasEffect(unit, 'decoy')) return known(outcome);
  if (innate.on === 'effect') return inTurn(outcome, (at) => dispelled(at, unit, use.what as string));
  if (of.roll === 'target resists')
    return inTurn(outcome, (at) =>
      andThen(resists(at, unit, of), ({ roll, after }) => {
        if (roll === 'none') return certain(at);
        const rolled = report(at, tested(unit.id, roll === 'passed', 'fr3.innate.target-test'));
        return roll === 'passed' ? known(rolled) : inTurn(rolled, (now) => withstands(now, use, unit, after));
      }),
    );
  return inTurn(outcome, (at) =>
    andThen(succeeds(at, user, of, innate.on === 'unit' ? unit : null), (roll) => {
      const rolled = report(at, ...(roll === 'none' ? [] : [tested(by, roll === 'passed', 'fr3.innate.initiator-test')]));
      if (roll === 'failed') return known(rolled);
      return inTurn(rolled, (now) =>
        innate.strikes && unit.side !== user.side ? withstands(now, use, unit, null) : takesEffect(now, use, null),
      );
    }),
  );
}

// ---- Uses worth listing ---------------------------------------------------------------------------

function* onUnits(state: State, user: User, ability: InnateId, innate: Innate): Generator<Use> {
  const use = { by: user.id, ability, what: null };
  if (innate.on === 'self') {
    if (user.with && innate.matters(state, user, user.with)) yield { ...use, on: null };
    return;
  }
  if (innate.onFoes?.(state, user)) yield { ...use, on: null };
  for (const unit of standing(state)) {
    if (innate.on === 'unit' && (unit.side === user.side) !== (innate.helps === true)) continue;
    if (!innate.matters(state, user, unit)) continue;
    if (innate.on === 'unit') yield { ...use, on: unit.id };
    else for (const what of mayDispel(state, user.side, unit)) yield { ...use, on: unit.id, what };
  }
}

/** The uses of abilities that are worth listing for a side now. */
export function* usesFor(state: State, side: SideId): Generator<Use> {
  for (const user of usersOf(state, side))
    for (const ability of user.has) {
      const innate = innates[ability];
      if (!innate || passive.includes(ability) || isUsed(state, user.id, ability)) continue;
      for (const use of onUnits(state, user, ability, innate)) if (refuseUse(state, side, use) === null) yield use;
    }
}

const could = (side: SideId) => onceFor((state: State): boolean => usesFor(state, side).next().done !== true);
const any = { A: could('A'), B: could('B') };

/** Whether a side has a useful ability to use now. If the side has none, the game does not ask it. */
export const couldUse = (state: State, side: SideId): boolean => hasInnate(state, side) && any[side](state);
