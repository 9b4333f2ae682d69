/**
 * Which units and characters have which innate ability: bought, free with a type (fr3.elementals.innate-magic, fr3.innate.hide),
 * or part of a calling.
 */

import { onceFor, onceForEach } from '../../../kernel/memo.ts';
import { innateAbilities } from '../../data/innate.ts';
import { characterSetup, troopOf, unitAt } from '../units/pieces.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { CharacterSetup, Setup, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import { type InnateId, isPlayedInnate } from './ids.ts';

const none: readonly InnateId[] = [];

const freeTo = (type: string): readonly InnateId[] =>
  innateAbilities.flatMap(({ id, mayBuy }) => (mayBuy.free.includes(type) && isPlayedInnate(id) ? [id] : []));

/** The abilities of a troop, without duplicates. */
export const innatesOfTroop = onceForEach((troop: TroopSetup): readonly InnateId[] => {
  // fr3.armies.nai-arctic-fast-on-snow
  const onSnow: readonly InnateId[] = troop.arms?.includes('on-snow') ? ['fast-movement'] : none;
  const all = [...new Set([...(troop.innate ?? none), ...onSnow, ...freeTo(troop.type)])];
  return all.length === 0 ? none : all;
});

/** fr3.magic-users.witch-hunter: a witch hunter has Nullify. */
const abilityOfCalling: Readonly<Record<string, InnateId>> = { 'witch-hunter': 'nullify' };

export const innatesOfPerson = onceForEach(({ has = [] }: CharacterSetup): readonly InnateId[] => {
  const all = [...new Set(has.flatMap((id) => (isPlayedInnate(id) ? [id] : (abilityOfCalling[id] ?? []))))];
  return all.length === 0 ? none : all;
});

/** Abilities that are reactions or permanent. Such abilities are not used as actions. */
export const passive: readonly InnateId[] = ['magic-resistance', 'toughness'];

const inSetup = onceFor(({ armies }: Setup) => {
  const any = (side: SideId) =>
    armies[side].troops.some((troop) => innatesOfTroop(troop).length > 0) ||
    armies[side].characters.some((character) => innatesOfPerson(character).length > 0);
  return { A: any('A'), B: any('B') };
});

/** Whether this side could have any innate ability. If the side has none, the search is skipped. */
export const hasInnate = ({ setup, summoned }: State, side: SideId): boolean =>
  inSetup(setup)[side] || summoned.some((each) => each.side === side && innatesOfTroop(each.troop).length > 0);

/** A unit or a character with innate abilities, and where it stands: with a unit, or alone. */
export interface User {
  readonly id: PieceId;
  readonly side: SideId;
  readonly person: BattleCharacter | null;
  /** The unit itself, or the unit that the character is with. For an attached unit, the primary unit. */
  readonly with: BattleUnit | null;
  readonly has: readonly InnateId[];
}

const isThere = ({ status }: BattleUnit): boolean => status === 'table' || status === 'attached';
const primary = (state: State, unit: BattleUnit): BattleUnit =>
  unit.status === 'attached' && unit.host !== null ? unitAt(state, unit.host) : unit;

function* among(state: State): Generator<User> {
  for (const unit of state.units) {
    const has = isThere(unit) ? innatesOfTroop(troopOf(state, unit)) : none;
    if (has.length > 0) yield { id: unit.id, side: unit.side, person: null, with: primary(state, unit), has };
  }
  for (const person of state.characters) {
    const has = person.status === 'in play' ? innatesOfPerson(characterSetup(state, person)) : none;
    if (has.length === 0) continue;
    const host = person.host === null ? null : unitAt(state, person.host);
    if (host === null || isThere(host))
      yield { id: person.id, side: person.side, person, with: host && primary(state, host), has };
  }
}

const usersOfAll = onceFor((state: State): readonly User[] =>
  hasInnate(state, 'A') || hasInnate(state, 'B') ? [...among(state)] : [],
);

/** All users of a side that are present. */
export const usersOf = (state: State, side: SideId): readonly User[] => usersOfAll(state).filter((each) => each.side === side);
export const userBy = (state: State, id: PieceId): User | undefined => usersOfAll(state).find((each) => each.id === id);
