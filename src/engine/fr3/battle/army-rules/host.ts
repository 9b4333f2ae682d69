/**
 * Holy and unholy hosts: their infantry and cavalry begin blessed (`blessed` among the arms), and are demoralized when the last
 * cleric and the last avatar of their god have left play.
 */
import type { Chance } from '../../../kernel/chance.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { casterTypes } from '../../data/spell-list.ts';
import { suffer } from '../../demoralization.ts';
import { type BattleReport, certain, inTurn } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { userOf } from '../magic/casters.ts';
import { withoutEffect } from '../magic/effects.ts';
import { inPlay, noEffects, unitsOf } from '../units/pieces.ts';
import { asCombatant, hasArms } from '../units/troops.ts';
import type { SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Setup, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, Effect, State } from '../vocabulary/state.ts';

/**
 * fr3.armies.holy-unholy-blessed-start: the effect is that of the Bless spell. A unit that begins shaken does not have the
 * blessing.
 */
export const blessedAtFirst = ({ arms, morale = 0 }: TroopSetup, by: SideId): readonly Effect[] =>
  arms?.includes('blessed') && morale === 0 ? [{ is: 'bless', by, until: 'demoralized' }] : noEffects;

const isCleric = (state: State, character: BattleCharacter): boolean => {
  const user = userOf(state, character);
  return user !== undefined && casterTypes.some(({ id, school }) => id === user.type && school === 'cleric');
};

/** How many clerics and avatars the side has had, and how many of them are still in play. A captive cleric is in play. */
function servants(state: State, side: SideId): { readonly all: number; readonly left: number } {
  const clerics = state.characters.filter((each) => each.side === side && isCleric(state, each));
  const avatars = unitsOf(state, side).filter((unit) => hasArms(state, unit, 'avatar'));
  return {
    all: clerics.length + avatars.length,
    left: clerics.filter(({ status }) => status !== 'killed').length + avatars.filter(inPlay).length,
  };
}

const blessed = (state: State, side: SideId): readonly BattleUnit[] =>
  unitsOf(state, side).filter((unit) => inPlay(unit) && hasArms(state, unit, 'blessed'));

/** The sides that have a holy or unholy host. Most battles have no such side. */
const hosts = onceFor(({ armies: both }: Setup): readonly SideId[] =>
  sideIds.filter((side) => both[side].troops.some(({ arms }) => arms?.includes('blessed'))),
);

/**
 * fr3.armies.holy-unholy-collapse: happens once, as soon as the host has no cleric or avatar left; null if that has not just
 * happened.
 */
export function hostFalls(from: BattleReport): Chance<BattleReport> | null {
  const side = hosts(from.state.setup).find((each) => {
    if (from.state.ofLists.forsaken.includes(each) || blessed(from.state, each).length === 0) return false;
    const { all, left } = servants(from.state, each);
    return all > 0 && left === 0;
  });
  if (side === undefined) return null;
  const { ofLists } = from.state;
  const marked: State = { ...from.state, ofLists: { ...ofLists, forsaken: [...ofLists.forsaken, side] } };
  return inTurn(
    { ...from, state: marked },
    ...blessed(marked, side).map(({ id }) => (at: State) => {
      const plain = withoutEffect(at, id, 'bless');
      const unit = plain.units.find((each) => each.id === id) as BattleUnit;
      if (!inPlay(unit) || unit.morale > 0) return certain(plain);
      const levels = unit.markers + 1;
      const after = suffer(asCombatant(plain, unit), { levels }, ['fr3.armies.holy-unholy-collapse'], 'nerve');
      return inflict(plain, id, { after, cause: 'nerve', by: null });
    }),
  );
}
