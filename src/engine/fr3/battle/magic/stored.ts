/** Stored spells (fr3.character-items.stored-spell-use): the bearer casts each once, as if its basic cost were paid. */
import { costsOf } from '../../data/spell-list.ts';
import { storedSpells } from '../../muster/stored-spells.ts';
import { characterSetup } from '../units/pieces.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleCharacter, Cast, State } from '../vocabulary/state.ts';
import { isPresent } from './presence.ts';

export interface Stored {
  /** The id in rosters and in actions: `stored-apoplexy`. */
  readonly id: string;
  readonly spell: string;
  /** The points paid, for a spell with several costs; null for others. */
  readonly points: number | null;
}

const stored: readonly Stored[] = storedSpells.map(({ id, spell }) => {
  const costs = costsOf(spell);
  return { id, spell: spell.id, points: costs.length > 1 ? (costs.find((cost) => id.endsWith(`-${cost}`)) ?? null) : null };
});
/** fr3.armies.conquistadors-free-plague: once per turn, cast by any character of the army who is present. */
const armysPlague: Stored = { id: 'free-plague', spell: 'plague', points: null };
const plagueBearers = 'plague-bearers';

const byId = new Map([...stored, armysPlague].map((each) => [each.id, each]));
export const storedOf = (id: string): Stored | undefined => byId.get(id);

/** Spells that a character has stored and not yet cast. */
export function storedBy(state: State, character: BattleCharacter): readonly Stored[] {
  const own = (characterSetup(state, character).has ?? []).flatMap((id) =>
    character.spent.includes(id) ? [] : (storedOf(id) ?? []),
  );
  return bringsPlague(state, character) ? [...own, armysPlague] : own;
}

/**
 * Whether this character can cast the plague of his army: he is the first of its characters who is present, and the army has not
 * cast the plague this turn.
 */
const bringsPlague = (state: State, { id, side }: BattleCharacter): boolean =>
  state.setup.armies[side].has?.includes(plagueBearers) === true &&
  !state.magic.tried.some(({ character, spell }) => character[0] === side && spell === armysPlague.id) &&
  state.characters.find((each) => each.side === side && isPresent(state, each))?.id === id;

/** Whether the stored spell is used up after one cast. */
export const isSpentOnce = (id: string): boolean => id !== armysPlague.id;

/** Characters of a side who are present and have a stored spell. */
export const storedSpellHolders = (state: State, side: SideId): readonly BattleCharacter[] =>
  state.characters.filter((each) => each.side === side && isPresent(state, each) && storedBy(state, each).length > 0);

/** The spell that an action names: a known one, or a stored one. */
export function castNamed(named: Omit<Cast, 'stored'>): Cast {
  const found = storedOf(named.spell);
  return found ? { ...named, spell: found.spell, points: found.points, stored: found.id } : { ...named, stored: null };
}

/** The action's name for the spell of a cast. */
export function namedCast({ stored: id, ...cast }: Cast): Omit<Cast, 'stored'> {
  return id === null ? cast : { ...cast, spell: id, points: null };
}
