/** What a spell of the battle is: at whom it may be aimed, where it is worth a thought, and what it does once it has worked. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { refusal } from '../action-kind.ts';
import type { BattleReport } from '../events.ts';
import { nameOf } from '../units/troops.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { Place } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';

/** A spell as it is aimed. */
export interface Aim {
  readonly caster: BattleCharacter;
  readonly side: SideId;
  /** The units that it is aimed at; none for a spell that takes none, or characters. */
  readonly units: readonly BattleUnit[];
  /** The characters. */
  readonly characters: readonly BattleCharacter[];
  readonly choice: string | null;
  readonly points: number;
  /** Of a spell that takes a place. */
  readonly at: Place | null;
}

/**
 * Whom a spell takes: one unit on the table, of either side or of one; one character; two units that touch; a unit of the own
 * side that is offered, and then an enemy unit; nobody.
 */
export type Whom = 'unit' | 'friend' | 'enemy' | 'character' | 'pair' | 'offering' | 'nobody';

export interface BattleSpell {
  /** Its id in the spell book. */
  readonly id: string;
  readonly whom: Whom;
  /** The sides of a spell that has several. */
  readonly choices?: readonly string[];
  /** Why it cannot be aimed so, apart from whom it takes. */
  refuse?(state: State, aim: Aim): Refusal | null;
  /** The choice that takes a unit away again: it is aimed at one, and takes no place. */
  readonly back?: string;
  /** Places worth trying, of a spell that takes one. */
  places?(state: State, aim: Aim): Iterable<Place>;
  /** Whether it could matter now: what is listed for players and opponents. Everything else is legal all the same. */
  matters(state: State, aim: Aim): boolean;
  /** What announcing it takes already, whether it works or not. */
  announced?(state: State, aim: Aim): Chance<BattleReport>;
  works(state: State, aim: Aim): Chance<BattleReport>;
}

/** The unit that a spell for one unit is aimed at. */
export const target = ({ units }: Aim): BattleUnit => units[0] as BattleUnit;

export const called = (state: State, unit: BattleUnit): string => `${nameOf(state, unit)} (${unit.id})`;

/** Why a spell does nothing to a unit. */
export const spares = (state: State, unit: BattleUnit, spell: string, ...rules: readonly Fr3RuleId[]): Refusal =>
  refusal(`${spell} does nothing to ${called(state, unit)}.`, ...rules);

export const ids = (units: readonly BattleUnit[]): readonly PieceId[] => units.map(({ id }) => id);
