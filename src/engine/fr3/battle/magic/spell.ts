/** A spell in battle: its targets, when it is worth listing, and its effect when it succeeds. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { refusal } from '../action-kind.ts';
import type { BattleReport } from '../events.ts';
import { nameOf } from '../units/troops.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { Place } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';

/** A spell with its chosen targets. */
export interface Aim {
  readonly caster: BattleCharacter;
  readonly side: SideId;
  /** The target units; empty if the spell has none or aims at characters. */
  readonly units: readonly BattleUnit[];
  /** The target characters. */
  readonly characters: readonly BattleCharacter[];
  readonly choice: string | null;
  readonly points: number;
  /** The place that the caster has chosen, for a spell that needs one. */
  readonly at: Place | null;
}

/**
 * The target of a spell: a unit on the table (of either side, or only of one), a character, two touching units, a friendly unit
 * to sacrifice followed by an enemy unit, or none.
 */
export type Whom = 'unit' | 'friend' | 'enemy' | 'character' | 'pair' | 'offering' | 'nobody';

export interface BattleSpell {
  /** The spell's id in the spell book. */
  readonly id: string;
  readonly whom: Whom;
  /** The versions of a spell that has several. */
  readonly choices?: readonly string[];
  /** Why these targets are not allowed, apart from their kind. */
  refuse?(state: State, aim: Aim): Refusal | null;
  /** The name of the choice that removes a unit. With this choice the spell aims at a unit instead of a place. */
  readonly back?: string;
  /** Places worth trying, for a spell that needs one. */
  places?(state: State, aim: Aim): Iterable<Place>;
  /**
   * Whether the spell could be useful now. Only useful casts are listed for players and computer opponents, but others are legal
   * too.
   */
  matters(state: State, aim: Aim): boolean;
  /** What happens as soon as the spell is announced, even if it fails. */
  announced?(state: State, aim: Aim): Chance<BattleReport>;
  works(state: State, aim: Aim): Chance<BattleReport>;
}

/** The target of a spell that affects one unit. */
export const target = ({ units }: Aim): BattleUnit => units[0] as BattleUnit;

export const called = (state: State, unit: BattleUnit): string => `${nameOf(state, unit)} (${unit.id})`;

/** A refusal that says this spell does not affect a unit. */
export const refuseSpared = (state: State, unit: BattleUnit, spell: string, ...rules: readonly Fr3RuleId[]): Refusal =>
  refusal(`${spell} has no effect on ${called(state, unit)}.`, ...rules);

export const ids = (units: readonly BattleUnit[]): readonly PieceId[] => units.map(({ id }) => id);
