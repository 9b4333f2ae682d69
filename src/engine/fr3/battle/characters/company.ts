/**
 * Characters who are with other characters: bodyguards (fr3.character-items.bodyguard-attachment), and captives of a captor
 * who is with no unit. They are where he is. And units that are characters themselves (fr3.characters.basic-unit-character).
 */

import { characterSetup, inPlay, unitAt } from '../units/pieces.ts';
import { costOfLeader } from '../units/troop-facts.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { BattleCharacter, State } from '../vocabulary/state.ts';
import { anybodyHas } from './belongings.ts';

const nothing: readonly string[] = [];

/** What a character has, by the words of `belongings.ts`. */
export const hasOf = (state: State, character: BattleCharacter): readonly string[] =>
  characterSetup(state, character).has ?? nothing;

/** Whether he is no individual, but a unit. */
export const leadsUnit = (state: State, character: BattleCharacter): boolean => characterSetup(state, character).unit === true;

/** Whether he acts and is met by himself: no unit, and no bodyguard, who is with another. */
export const isIndividual = (state: State, character: BattleCharacter): boolean =>
  character.attends === null && !leadsUnit(state, character);

/** Whether he guards somebody. */
export const guards = ({ status, attends }: BattleCharacter): boolean => status === 'in play' && attends !== null;

/** The bodyguard of a character; undefined if he has none. */
export const guardOf = (state: State, ward: PieceId): BattleCharacter | undefined =>
  state.characters.find((each) => each.attends === ward && guards(each));

/** A thief is gone before the battle, and nobody guards a guard. */
const notGuarded: readonly string[] = ['bodyguard', 'thief'];

/** Whom a bodyguard could guard: individuals of his side in play who have none. */
export const wards = (state: State, guard: BattleCharacter): readonly BattleCharacter[] =>
  state.characters.filter(
    (each) =>
      each.side === guard.side &&
      each.status === 'in play' &&
      !notGuarded.some((id) => hasOf(state, each).includes(id)) &&
      !leadsUnit(state, each) &&
      guardOf(state, each.id) === undefined,
  );

/** fr3.optional-characters.anti-hero: how many of them burden a unit. */
export const cursesOn = (state: State, unit: PieceId): number =>
  anybodyHas(state.setup, 'anti-hero')
    ? state.characters.filter(({ status, host }) => status === 'cursing' && host === unit).length
    : 0;

/** Puts those who are with a character where he is now; the same state when all of them are there. */
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
    // A captor who joins a unit gives it his captive.
    const attends = each.status === 'captured' && principal.host !== null ? null : each.attends;
    if (principal.host === each.host && principal.at === each.at && attends === each.attends) return each;
    changed = true;
    return { ...each, attends, host: principal.host, at: principal.at };
  });
  return changed ? { ...state, characters } : state;
}

/** Every bodyguard begins with the dearest character of his unit who has none, or with the dearest of his army. */
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
