/** Stored spells (fr3.character-items.stored-spell-use): each is cast once, by whoever bears it, as though its basic cost were paid. */
import { costsOf } from '../../data/spell-list.ts';
import { storedSpells } from '../../muster/stored-spells.ts';
import { characterSetup } from '../units/pieces.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleCharacter, Cast, State } from '../vocabulary/state.ts';
import { isPresent } from './presence.ts';

export interface Stored {
  /** As a roster calls it, and as an action names the spell: `stored-apoplexy`. */
  readonly id: string;
  readonly spell: string;
  /** What was paid for a spell with several costs; null for all others. */
  readonly points: number | null;
}

const stored: readonly Stored[] = storedSpells.map(({ id, spell }) => {
  const costs = costsOf(spell);
  return { id, spell: spell.id, points: costs.length > 1 ? (costs.find((cost) => id.endsWith(`-${cost}`)) ?? null) : null };
});
/** fr3.armies.conquistadors-free-plague: once a turn, by whoever of the army is there to say so. */
const armysPlague: Stored = { id: 'free-plague', spell: 'plague', points: null };
const plagueBearers = 'plague-bearers';

const byId = new Map([...stored, armysPlague].map((each) => [each.id, each]));
export const storedOf = (id: string): Stored | undefined => byId.get(id);

/** Spells that a character has stored and not cast yet. */
export function storedBy(state: State, character: BattleCharacter): readonly Stored[] {
  const own = (characterSetup(state, character).has ?? []).flatMap((id) =>
    character.spent.includes(id) ? [] : (storedOf(id) ?? []),
  );
  return bringsPlague(state, character) ? [...own, armysPlague] : own;
}

/** Whether he is the first of his army who is there, and nobody of it has cast its plague in this turn. */
const bringsPlague = (state: State, { id, side }: BattleCharacter): boolean =>
  state.setup.armies[side].has?.includes(plagueBearers) === true &&
  !state.magic.tried.some(({ character, spell }) => character[0] === side && spell === armysPlague.id) &&
  state.characters.find((each) => each.side === side && isPresent(state, each))?.id === id;

/** Whether it is gone for good once it has been cast. */
export const isSpentOnce = (id: string): boolean => id !== armysPlague.id;

/** The characters of a side who are there and have a spell stored. */
export const keepers = (state: State, side: SideId): readonly BattleCharacter[] =>
  state.characters.filter((each) => each.side === side && isPresent(state, each) && storedBy(state, each).length > 0);

/** The spell that an action names: one that he knows, or one that he has stored. */
export function castNamed(named: Omit<Cast, 'stored'>): Cast {
  const found = storedOf(named.spell);
  return found ? { ...named, spell: found.spell, points: found.points, stored: found.id } : { ...named, stored: null };
}

/** How an action names the spell of a cast. */
export function namedCast({ stored: id, ...cast }: Cast): Omit<Cast, 'stored'> {
  return id === null ? cast : { ...cast, spell: id, points: null };
}
