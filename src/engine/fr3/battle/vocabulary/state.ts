/** The types of a battle's state: plain readonly data. The functions that read and change it are in `units/pieces.ts`. */
import type { Base, Point } from '../../../kernel/geometry.ts';
import type { HoldingKind } from '../../companion/holdings.ts';
import type { State as Sheet } from '../../companion/state.ts';
import type { Level } from '../../data/levels.ts';
import type { Aftermath } from '../../demoralization.ts';
import type { Stage as LifeStage } from '../../monsters/cyclics.ts';
import type { Enchantment, Terrain } from '../../table/terrain.ts';
import type { ArmyWordId } from '../army-rules/army-words.ts';
import type { InnateId } from '../innate/ids.ts';
import type { Home, PieceId, SideId } from './ids.ts';
import type { Ask, Use } from './questions.ts';
import type { ArmsId, NuisanceId, Place, Setup, TroopSetup } from './setup.ts';

/** A camp in play: in its place, carried by a unit, or still to be placed. */
export interface BattleHolding {
  readonly side: SideId;
  readonly kind: HoldingKind;
  /** The focal point of the camp; null while it is carried or not placed yet. */
  readonly at: Point | null;
  /** The unit whose transport carries the baggage train. */
  readonly carrier: string | null;
}

/** An omen or prophecy that a side can still use. */
export interface Portent {
  readonly side: SideId;
  readonly word: ArmyWordId;
}

export interface Thrown {
  readonly die: number;
  readonly face: number;
  /** The side that rolled the die, if known. */
  readonly of: SideId | null;
  readonly decides: string;
}

/** An action whose dice are on the table and may still be changed. */
export interface Fate {
  readonly before: State;
  readonly action: { readonly kind: string };
  readonly thrown: readonly Thrown[];
  /** A die has been changed, so the action is repeated with these dice. */
  readonly moved: boolean;
}

/**
 * A unit's status: reserve (not deployed yet), awaited (arrives later, as a rule for this kind of unit says), on the table,
 * attached (to `host`), away (off the edge, may return), captured, destroyed, or merged (replaced by other units).
 */
export const statuses = ['reserve', 'awaited', 'table', 'attached', 'away', 'captured', 'destroyed', 'merged'] as const;
export type Status = (typeof statuses)[number];

/** What a unit has done in this phase. The record is cleared at the start of the next phase. */
export interface Did {
  /** The share of the unit's movement that is spent, 0 to 1. */
  readonly spent: number;
  readonly moved: boolean;
  readonly charged: boolean;
  /** The unit has shot missiles. */
  readonly fired: boolean;
  /** The unit has fired artillery. A battlewagon may shoot missiles and fire artillery in one phase. */
  readonly bombarded: boolean;
  readonly rallied: boolean;
  readonly fought: boolean;
  /** The unit was demoralized further by something that counts among the phase's losses. */
  readonly shaken: boolean;
  /** The unit has changed level: fr3.levels.change-level. */
  readonly changedLevel: boolean;
  /** There has been a challenge in the unit's melee. Only one challenge is allowed in each melee and phase. */
  readonly challenged: boolean;
  /** The unit has turned to its most dangerous opponent before the melees, which it may do only once. */
  readonly turned: boolean;
  /** The unit has made its fear test for being charged: fr3.fear.test-charged. */
  readonly feared: boolean;
  /** The unit has taunted an enemy: fr3.character-items.taunt-procedure. */
  readonly taunted: boolean;
  /** The unit has tried to remove its parasitics, or was infected in this step. */
  readonly shed: boolean;
  /** The unit has boarded or left its transport. */
  readonly rode: boolean;
  /** The unit has rolled to remove poison (fr3.optional-abilities.poison-purge). */
  readonly purged: boolean;
  /** The unit has received offerings, which may be passed on only once (fr3.infantry.offerings-transfer). */
  readonly handed: boolean;
  /** Enemies whose zones of control the unit has been in since its move began: fr3.basics.zone-of-control-restriction. */
  readonly zones: readonly PieceId[];
  /** The unit has stepped aside for a turning 2x2 unit: fr3.multi-based.displacement. */
  readonly gaveWay: boolean;
  /** The units that an ethereal has passed through this phase, in order, and how many of them have rolled. */
  readonly haunts: readonly PieceId[];
  readonly haunted: number;
  /** Units that a falling leviathan has landed on and that still have to roll (fr3.leviathans.push-back-crash). */
  readonly crushes: readonly PieceId[];
}

/** A lasting effect on a unit. `magic/effects.ts` has the details. */
export interface Effect {
  /** The id of the spell, or of one version of it: `bless`. */
  readonly is: string;
  /** The side that caused the effect. */
  readonly by: SideId;
  /** When the effect ends: after the phase with this number (counted from the start of the battle), or at the named event. */
  readonly until: number | 'demoralized' | 'game';
  /** The caster's level, or 0 for an innate ability. An effect without this field cannot be dispelled. */
  readonly level?: 0 | 1 | 2 | 3;
}

/** A unit's transport, and where it stands after the unit has left it; null while the unit is aboard. */
export interface Ride {
  readonly by: ArmsId;
  readonly at: Base | null;
}

export interface BattleUnit {
  readonly id: PieceId;
  /** The side that the unit fights for. Magic can make this side differ from the unit's owner (`magic/allegiance.ts`). */
  readonly side: SideId;
  readonly status: Status;
  /** The unit's place. An attached unit has the place of its host. A unit off the table keeps its last place. */
  readonly base: Base;
  readonly host: PieceId | null;
  /** The unit's present level. A unit that fights a melee on the surface is on the surface: fr3.levels.attack-on-surface. */
  readonly level: Level;
  /**
   * The level from which the unit came to its present level; melee rules use it. Only a unit that stays on the surface by choice
   * has landed.
   */
  readonly comes: Level;
  /** The unit's row of the reference table after dismounting; null before that. */
  readonly onFoot: string | null;
  /** The unit's stakes: none (or lost), carried, planted in front, or left behind at the place that it was driven from. */
  readonly stakes: 'none' | 'carried' | 'up' | 'left';
  /** Where the stakes were left; null otherwise. */
  readonly stakesAt: Base | null;
  /** All units of the unit's square, including itself; empty if it is not in a square. */
  readonly square: readonly PieceId[];
  readonly morale: 0 | 1 | 2;
  readonly markers: number;
  /** The greatest number of extra markers that the unit can have. Permanent losses lower this number. */
  readonly mostMarkers: number;
  /** How many of the lost morale levels are permanent. A kill causes such losses in a square. */
  readonly lasting: 0 | 1 | 2;
  /** Heavy artillery that has fired and can no longer move. */
  readonly fixed: boolean;
  /**
   * The direction, in tenths of a degree, in which a 2x2 unit must flee in its next movement step
   * (fr3.multi-based.double-demoralized).
   */
  readonly flees: number | null;
  /** The CF rolled for this turn; null for units with a fixed CF. */
  readonly factor: number | null;
  /**
   * For an illusion, the illusionist who maintains it; null for a real unit. `magic/view.ts` hides this field from the other
   * side.
   */
  readonly illusion: PieceId | null;
  /** The unit has been demoralized before, so bonuses that last only until then are gone. */
  readonly everShaken: boolean;
  /** Arms that the unit has used up, such as a mine. */
  readonly usedUp: readonly ArmsId[];
  /** The stage of life of cyclics (fr3.monsters.cyclics-life-cycle); null for other units. */
  readonly stage: LifeStage | null;
  /** Where the unit formed a shieldwall. The formation lasts while it stays there (fr3.items.shieldwall-adopt). */
  readonly wall: Point | null;
  /** The enemies that took part in the last attempt to grapple this unit (fr3.items.grapple-multiple). */
  readonly heldBy: readonly PieceId[];
  /** The last turn in which the unit used its paralyzing gaze; 0 if it never used it. */
  readonly gazed: number;
  /** The morale levels lost to poison. A rally cannot restore these levels, and they do not prevent charges. */
  readonly poison: 0 | 1 | 2;
  /** How many sets of offerings the unit carries. */
  readonly offerings: number;
  /** Null if the unit has no transport or has lost it. */
  readonly ride: Ride | null;
  /**
   * How many opponents a blob has destroyed in melee. Only opponents whose destruction made the blob grow count; 0 for other
   * units.
   */
  readonly victims: number;
  readonly effects: readonly Effect[];
  /** The unit has faded and may return: the points left in its pool, and its entry among the losses on the sheet. */
  readonly faded: { readonly points: number; readonly loss: number } | null;
  /** Effects that are suspended while the unit is near a null (`magic/null-field.ts`). */
  readonly asleep: readonly Effect[];
  readonly did: Did;
}

export interface BattleCharacter {
  readonly id: PieceId;
  readonly side: SideId;
  /** An anti-hero is never in play like other characters. An anti-hero is `cursing` a unit (`characters/curse.ts`). */
  readonly status: 'in play' | 'captured' | 'killed' | 'cursing';
  /** The unit that the character is with. For a captive, the enemy unit that holds him. */
  readonly host: PieceId | null;
  /** Where the character stands if he is alone; null while he is with a unit or another character. */
  readonly at: Point | null;
  /** The character's running devices, and the unit that each device works for: `inventions/workshop.ts`. */
  readonly running: readonly {
    readonly device: 'targeter' | 'invisibility-field' | 'vat';
    readonly unit: PieceId;
    /** The place of the vat, if the device is a vat. */
    readonly at?: Base;
  }[];
  /** The abilities and items that the character has used up: stored spells, a grenade. */
  readonly spent: readonly string[];
  /** The character has moved between units, or fled, this phase. */
  readonly moved: boolean;
  /** The character has taunted an enemy this phase. */
  readonly taunted: boolean;
  /** The character's side has declined a challenge this phase, so he gives his unit no melee bonus. */
  readonly silent: boolean;
  /** The character's opponent in an undecided fight. */
  readonly duel: PieceId | null;
  /** The enemy that this character has confronted on his own, until they have fought (`characters/confront.ts`). */
  readonly prey: PieceId | null;
  /**
   * The character that this one accompanies: the one he guards, or his captor if that captor is alone (`characters/company.ts`).
   */
  readonly attends: PieceId | null;
}

/** A contact between two engaged enemies, and how it came about. */
export interface Contact {
  readonly a: PieceId;
  readonly b: PieceId;
  /** The number of the phase in which they came into contact. */
  readonly since: number;
  /** The unit that moved into contact; null if neither did, because one unit only turned to the other. */
  readonly charger: PieceId | null;
  /** The number of the phase in which the first round is fought: the phase of the charge, or the next one after a follow-up. */
  readonly first: number;
  /** The target of the charge was already in melee. */
  readonly wasInMelee: boolean;
  /** The charge began outside the target's arc. */
  readonly outsideArc: boolean;
  /** The column that the target stood in before it turned to face (fr3.melee.column-penalty). */
  readonly column: readonly PieceId[];
}

/** A spell as announced (fr3.auction.announcement). */
export interface Cast {
  readonly character: PieceId;
  /** The spell's id in the spell book. */
  readonly spell: string;
  /** Target units or characters. */
  readonly on: readonly PieceId[];
  /** The chosen version of a spell that has several; null for others. */
  readonly choice: string | null;
  /** The points paid for a spell with several costs; null for others. */
  readonly points: number | null;
  /** The place for a spell that needs one; null for others. */
  readonly at: Place | null;
  /** The id of a stored spell: `stored-apoplexy`. Null for a spell that the character knows. */
  readonly stored: string | null;
}

/** A secret bid: the magic user who makes it, with points from his own pool and the army's (fr3.auction.secret-designation). */
export interface Bid {
  readonly by: PieceId | null;
  readonly own: number;
  readonly army: number;
}

/** A unit that was not in a roster. Its number comes after those of its side's characters. */
export interface Summoned {
  readonly id: PieceId;
  readonly side: SideId;
  readonly troop: TroopSetup;
  /** The command of the unit's maker, if the army is divided into commands. */
  readonly command?: number;
}

/** The spell being cast, from announcement to result. */
export interface SpellInHand {
  readonly cast: Cast;
  /** The bids that both sides have revealed so far; null before the first reveal. */
  readonly open: Readonly<Record<SideId, Bid>> | null;
  /** The present secret bids. Neither side can see the other's secret bid: `magic/view.ts`. */
  readonly sealed: Readonly<Record<SideId, Bid | null>>;
}

export interface Magic {
  /** The spells tried this turn: by which character, and whether he paid more than the cost. */
  readonly tried: readonly { readonly character: PieceId; readonly spell: string; readonly augmented: boolean }[];
  /** The sides still to be asked whether they cast before play continues, in order (fr3.magic.alternate-casting). */
  readonly chances: readonly SideId[];
  /**
   * Sides may cast now because a step has begun, so they may also turn morale clock points into magic
   * (fr3.auction.morale-clock-points).
   */
  readonly atStep: boolean;
  /** How long each side has declined to cast: a turn, phase or step, written as `3`, `3 first` or `3 first movement`. */
  readonly quiet: Readonly<Record<SideId, string | null>>;
  readonly spell: SpellInHand | null;
  /** Characters who prepare a sacrifice, and in which phase (fr3.magic.sacrifice-preparation). */
  readonly prepared: readonly { readonly character: PieceId; readonly phase: number }[];
  /** Innate abilities used this turn (fr3.innate.once-per-turn). */
  readonly used: readonly { readonly by: PieceId; readonly ability: InnateId }[];
  /** Units and characters that cannot use magic for the rest of this turn (fr3.innate.nullify). */
  readonly silenced: readonly PieceId[];
  /** 2x2 units for which points have been spent this turn to extend a device against magic (fr3.multi-based.magic-protection). */
  readonly shielded: readonly PieceId[];
  /** Units that moved, shot or fought in an earlier phase of this turn (fr3.innate.hide-conditions). */
  readonly stirred: readonly PieceId[];
  /** Magic that waits while its target decides whether to resist (fr3.innate.magic-resistance). */
  readonly withstood: Withstood | null;
  /** An attack that waits for an answer (fr3.spells.illusionary-target). */
  readonly attack: WaitingAttack | null;
}

/** An attack on a unit that waits for an answer: a successful spell, or an action of the missile step. */
export type WaitingAttack = {
  readonly unit: PieceId;
  /** An illusion has replaced the target and takes the hit. */
  readonly spared: boolean;
} & ({ readonly cast: Cast } | { readonly action: Readonly<Record<string, unknown>> });

/** Magic about to affect a unit: a spell, enchanted ground, or an innate ability with its result. */
export type Withstood = { readonly unit: PieceId } & (
  | { readonly cast: Cast }
  | { readonly ground: Enchantment }
  | { readonly use: Use; readonly after: Aftermath | null }
);

/**
 * Facts that the rules of army lists depend on: sides that have lost the last servant of their god, and characters branded as
 * heretics.
 */
export interface OfLists {
  readonly forsaken: readonly SideId[];
  readonly heretics: readonly PieceId[];
  /** The number of the last phase at whose end a side was asked whether to use its key to victory. */
  readonly keyShown: number | null;
  /** Whether that side will have another phase next. */
  readonly again: boolean;
}

/** Magical barriers, which ordinary units cannot pass (fr3.magic.barriers). */
export const barrierKinds = ['chasm', 'fire-wall', 'obstacle'] as const;
export type BarrierKind = (typeof barrierKinds)[number];

export interface Barrier {
  readonly number: number;
  readonly is: BarrierKind;
  readonly by: SideId;
  /** The character who cast the barrier. An illusionary barrier lasts only while this caster maintains it. */
  readonly caster: PieceId;
  /** The area that the barrier covers: three inches by one. */
  readonly base: Base;
  /** The levels on which the barrier blocks units. */
  readonly levels: readonly Level[];
  /** Units that have tried to pass and may not try again (fr3.spells.illusionary-obstacle). */
  readonly balked: readonly PieceId[];
}

/** A unit inside a piece of terrain. The piece is given by its index in the terrain. */
export interface Footing {
  readonly unit: PieceId;
  readonly piece: number;
}

/** A burning base block. */
export interface Fire {
  /** Blocks with the same number roll together: forest fires that spread from one another. */
  readonly id: number;
  readonly base: Base;
  readonly level: Level;
  readonly marker: 'smolder' | 'fire';
  /** The fire fights the units inside in the next melee step. */
  readonly fights: boolean;
  /**
   * The leviathan that burns and carries the fire along (fr3.fire.moves-with-ship). This field is missing if the ground burns.
   */
  readonly on?: PieceId;
}

/** A base block of fortification. Units of either side may occupy the base block. */
export interface Work {
  /** The side that brought the fortification. */
  readonly side: SideId;
  /** The place of the fortification; null until it is placed. */
  readonly base: Base | null;
  /** Whether pavisiers of that side hold the fortification. */
  readonly pavisiers: boolean;
}

export const stages = ['pre-game', 'edge', 'deployment', 'fighting', 'over'] as const;
export type Stage = (typeof stages)[number];

export interface State {
  readonly setup: Setup;
  readonly stage: Stage;
  /** The side that won the roll for the edge. If there was no roll, the side that moves first. */
  readonly chooser: SideId;
  /** The side with the first phase of every turn, unless the order is drawn. The sheet calls this side `first`. */
  readonly first: SideId;
  readonly home: Readonly<Record<SideId, Home>>;
  readonly sheet: Sheet;
  /** The present terrain. The terrain is that of the set-up until magic changes it. Pieces keep their index. */
  readonly terrain: readonly Terrain[];
  readonly barriers: readonly Barrier[];
  /**
   * The units that are in enchanted or feared ground and whose entry has been handled. This field is missing before the first
   * check, and in battles without such ground.
   */
  readonly footing?: readonly Footing[];
  /** A1, A2 … B1, B2 …: units are never removed from the list or moved within it. */
  readonly units: readonly BattleUnit[];
  readonly characters: readonly BattleCharacter[];
  readonly contacts: readonly Contact[];
  /** Questions that interrupt the sequence of play. The first question in the list is asked now. */
  readonly asks: readonly Ask[];
  /** The units making the present move. These units may continue the move until other units start one. */
  readonly moving: readonly PieceId[];
  /** The phasing side has ended the step. */
  readonly passed: boolean;
  readonly magic: Magic;
  /** Burning and smoldering blocks (chapter fr3.fire). */
  readonly fires: readonly Fire[];
  /** Traps and parasitics that each side can still place. */
  readonly unlaid: Readonly<Record<SideId, readonly NuisanceId[]>>;
  /** Units summoned by magic, in order. Summoned units are at the end of `units`. */
  readonly summoned: readonly Summoned[];
  readonly ofLists: OfLists;
  /** Unused omens and prophecies, and dice on the table that one of them could change. */
  readonly portents: readonly Portent[];
  readonly fate: Fate | null;
  /** Camps and sacred sites, side A's first, in the order of the sheet. */
  readonly holdings: readonly BattleHolding[];
  /** Fortifications, side A's first. */
  readonly works: readonly Work[];
}
