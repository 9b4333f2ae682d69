/**
 * Characters who accompany another character: bodyguards (fr3.character-items.bodyguard-attachment), and captives of a character
 * who is alone. Also units that are characters themselves (fr3.characters.basic-unit-character).
 */

import { characterSetup, inPlay, unitAt } from '../units/pieces.ts';
import { costOfLeader } from '../units/troop-facts.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { BattleCharacter, State } from '../vocabulary/state.ts';
import { anybodyHas } from './belongings.ts';

const nothing: readonly string[] = [];

/** The ids of the character's abilities and items. */
export const hasOf = (state: State, character: BattleCharacter): readonly string[] =>
  characterSetup(state, character).has ?? nothing;

/** Whether the character is himself a unit. */
export const leadsUnit = (state: State, character: BattleCharacter): boolean => characterSetup(state, character).unit === true;

/** Whether the character acts on his own: neither a unit himself nor a bodyguard who accompanies another. */
export const isIndividual = (state: State, character: BattleCharacter): boolean =>
  character.attends === null && !leadsUnit(state, character);

/** Whether this character is a bodyguard with someone to guard. */
export const isBodyguard = ({ status, attends }: BattleCharacter): boolean => status === 'in play' && attends !== null;

/** The bodyguard of a character; undefined if he has none. */
export const guardOf = (state: State, ward: PieceId): BattleCharacter | undefined =>
  state.characters.find((each) => each.attends === ward && isBodyguard(each));

/** A thief leaves before the battle, and a bodyguard cannot guard another bodyguard. */
const notGuarded: readonly string[] = ['bodyguard', 'thief'];

/** Characters that a bodyguard could guard: individuals of his side in play without a bodyguard. */
export const wards = (state: State, guard: BattleCharacter): readonly BattleCharacter[] =>
  state.characters.filter(
    (each) =>
      each.side === guard.side &&
      each.status === 'in play' &&
      !notGuarded.some((id) => hasOf(state, each).includes(id)) &&
      !leadsUnit(state, each) &&
      guardOf(state, each.id) === undefined,
  );

/** fr3.optional-characters.anti-hero: how many anti-heroes curse this unit. */
export const cursesOn = (state: State, unit: PieceId): number =>
  anybodyHas(state.setup, 'anti-hero')
    ? state.characters.filter(({ status, host }) => status === 'cursing' && host === unit).length
    : 0;

/** Moves companions to the character they accompany. Returns the same state if no piece has to move. */
export function inCompany(state: State): State {
  if (state.characters.every(({ attends }) => attends === null)) return state;
  let changed = false;
  const characters = state.characters.map((each): BattleCharacter => {
    const principal = each.attends === null ? undefined : state.characters.find(({ id }) => id === each.attends);
    if (!principal) return each;
    if (principal.status !== 'in play') {
      if (each.status !== 'in play') return each;
      changed = true;
      const host = each.host !== null && inPlay(unitAt(state, each.host)) ? each.host : null;
      const fell = each.host === null ? null : unitAt(state, each.host).base;
      return { ...each, attends: null, host, at: host === null ? (fell ? { x: fell.x, y: fell.y } : each.at) : null };
    }
    // A captor who joins a unit hands his captive over to it.
    const attends = each.status === 'captured' && principal.host !== null ? null : each.attends;
    if (principal.host === each.host && principal.at === each.at && attends === each.attends) return each;
    changed = true;
    return { ...each, attends, host: principal.host, at: principal.at };
  });
  return changed ? { ...state, characters } : state;
}

/** At the start each bodyguard guards the most expensive unguarded character in his unit, or else in his army. */
export function withGuards(state: State): State {
  const found = sideIds.flatMap((side) =>
    state.characters.filter((each) => each.side === side && hasOf(state, each).includes('bodyguard')),
  );
  const cost = (each: BattleCharacter) => costOfLeader(characterSetup(state, each));
  let guarded = state;
  for (const guard of found) {
    const free = wards(guarded, guard);
    const near = free.filter(({ host }) => host === guard.host);
    const [ward] = [...(near.length > 0 ? near : free)].sort((one, other) => cost(other) - cost(one));
    const attends = ward?.id ?? null;
    guarded = { ...guarded, characters: guarded.characters.map((each) => (each.id === guard.id ? { ...each, attends } : each)) };
  }
  return inCompany(guarded);
}
