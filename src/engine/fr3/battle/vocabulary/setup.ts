/** The types of a set-up: the table, its terrain, and two armies as lists of troops and characters. */
import type { Point, Polygon } from '../../../kernel/geometry.ts';
import type { HoldingKind } from '../../companion/holdings.ts';
import type { Level } from '../../data/levels.ts';
import type { LeaderId } from '../../melee/leaders.ts';
import type { Circumstances } from '../../melee/question.ts';
import type { Terrain, TerrainKind } from '../../table/terrain.ts';
import type { ArmyWordId } from '../army-rules/army-words.ts';
import type { InnateId } from '../innate/ids.ts';
import type { SideId } from './ids.ts';
import type { Aim } from './scenario-aim.ts';

/** Melee circumstances that a unit's roster entry sets. */
export const kitIds = [
  'form',
  'elite',
  'undead',
  'dwarf',
  'bows',
  'exchanged',
  'mounts',
  'barbarian',
  'mutation',
  'pavisiers',
  'napoleonic',
  'model',
  'stage',
] as const;

export type Kit = { readonly [Id in (typeof kitIds)[number]]?: Circumstances[Id] };

export interface Place {
  readonly x: number;
  readonly y: number;
  /** The direction of the front, in tenths of a degree. */
  readonly facing: number;
}

/**
 * Properties of a unit that matter outside melee: for moving, charging, shooting and being shot at.
 * Some are bought: `longbows`; `indirect` (heavy artillery with indirect fire); `mine` (used once); `climb`, `ladders` and
 * `marines` (only for walls and ships); `canoes`, `barges`, `wagons` and `transports-…` (carry the unit); `protective-spirit`
 * (makes enemy spells dearer); `protection-from-disintegration` (for machines) and `paint-gun` (removes it); `air-breathing` and
 * `water-breathing` (walks on the bottom of waters as on land).
 * Army lists give others: `feared` (causes fear), `dreaded` (is feared before the battle), `steady-fire` (stands better when
 * charged), `heavy-shot` (hits less often but harder), `well-in-hand` (never over-pursues), `sure-footed` (fights on any ground
 * as in the open), `unburdened` (armour does not slow it), `fleet` (moves at twice its rates), `supporting` and `supported` (give
 * and have support although the type does not), `rocks` (thrown), `dashing` (charges harder), `nimble` (turns free),
 * `woodland-flight` (lands in woods from the air), `magic-lances` and `flame-lances` (hit like artillery in a charge),
 * `rolled-factor` (rolls its CF each turn), `taunt`, `wagon-fortress` (can be positioned for good), `led-across` (crosses water
 * freely with a major character), `by-rivers` and `by-marshes` (deploy there), `pirate-bane` (fights better against pirates'
 * wagons), `second-head` (fights better), `blessed` (starts blessed), `avatar` (its factor depends on its followers),
 * `dragontooth` (enters play later),
 * `standard` (carries the army standard), `god-image` and `ark` (cause special fear), `zealous` (cannot be demoralized beside the
 * standard), `mounted` (fanatics), `on-snow` (has fast movement on snow only), `automaton`, `auto-repair`, `seventh-cavalry`
 * (three units dismount as two), `ruler` (stronger than its type), `fade` (may return).
 */
export const armsIds = [
  'throwing',
  'stakes',
  'longbows',
  'light-artillery',
  'heavy-artillery',
  'indirect',
  'heavy-armor',
  'feared',
  'dreaded',
  'steady-fire',
  'heavy-shot',
  'well-in-hand',
  'sure-footed',
  'unburdened',
  'fleet',
  'supporting',
  'supported',
  'rocks',
  'dashing',
  'nimble',
  'woodland-flight',
  'magic-lances',
  'rolled-factor',
  'taunt',
  'mine',
  'shieldwall',
  'grapple',
  'climb',
  'ladders',
  'marines',
  'poison',
  'paralyzing-gaze',
  'offerings',
  'canoes',
  'barges',
  'wagons',
  'transports',
  'transports-flying',
  'transports-swimming',
  'transports-burrowing',
  'protective-spirit',
  'flame-lances',
  'wagon-fortress',
  'led-across',
  'by-rivers',
  'by-marshes',
  'pirate-bane',
  'second-head',
  'blessed',
  'avatar',
  'dragontooth',
  'standard',
  'god-image',
  'ark',
  'zealous',
  'mounted',
  'on-snow',
  'seventh-cavalry',
  'automaton',
  'auto-repair',
  'ruler',
  'fade',
  'protection-from-disintegration',
  'paint-gun',
  'air-breathing',
  'water-breathing',
] as const;
export type ArmsId = (typeof armsIds)[number];

/**
 * Forces that arrive later: on a side edge, or on the enemy's home edge (fr3.pre-game.flanking-force-arrival,
 * fr3.pre-game.rear-force).
 */
export const forceIds = ['flank', 'rear'] as const;
export type ForceId = (typeof forceIds)[number];

export interface TroopSetup {
  /** The id of a row in the reference table. */
  readonly type: string;
  readonly name?: string;
  readonly kit?: Kit;
  readonly arms?: readonly ArmsId[];
  /**
   * The levels other than the surface that the unit can use, its starting level first. Types with built-in levels need not list
   * them.
   */
  readonly levels?: readonly Exclude<Level, 'surface'>[];
  /** Difficult terrain that does not slow the unit, given by its army list. */
  readonly ease?: readonly TerrainKind[];
  /** Innate abilities that were bought (chapter fr3.innate), in addition to those that the unit's type has. */
  readonly innate?: readonly InnateId[];
  /** The unit starts on the surface, in a position taken from the middle of a battle. */
  readonly landed?: boolean;
  /** fr3.illusions.before-battle: the unit is an illusion that an illusionist of its army maintains every turn. */
  readonly illusion?: boolean;
  /** The unit's full cost in points. If this field is missing, the cost in the unit's row applies. */
  readonly cost?: number;
  /** The force with which the unit arrives later. */
  readonly force?: ForceId;
  /** Where the troop starts. If every troop has a place, there is no deployment. */
  readonly at?: Place;
  /** The number of the troop to which this troop starts attached, counted from 1. */
  readonly with?: number;
  /** The unit's starting morale, in a position taken from the middle of a battle. */
  readonly morale?: 0 | 1 | 2;
}

export interface CharacterSetup {
  /** The character's rank and bonuses; `none` for a magic user without a rank (fr3.magic-users.no-hero-needed). */
  readonly leader: LeaderId;
  readonly superhero?: boolean;
  /** The kind of magic user, by the ids of `magic/users.ts`. */
  readonly magic?: string;
  /** Extras that the army list gives a magic user, by the ids of `magic/lore.ts`. */
  readonly lore?: readonly string[];
  /** fr3.abilities.beastmaster: while he is in play, his side controls its monsters. */
  readonly beastmaster?: boolean;
  /** The character is also a unit, the one that `with` names (fr3.characters.basic-unit-character). */
  readonly unit?: boolean;
  /** The character starts alone behind the unit that `with` names, even if he could not join it. */
  readonly apart?: boolean;
  /** Abilities, items, stored spells and inventions, by the ids of `belongings.ts`. */
  readonly has?: readonly string[];
  readonly name?: string;
  readonly cost?: number;
  /** The number of the troop that the character starts with, counted from 1. */
  readonly with: number;
}

/** Traps and parasitics, placed on enemy units in step 3 (fr3.spirits.traps-deployment, fr3.spirits.parasitics-deployment). */
export const nuisanceIds = ['trap', 'elite-trap', 'parasitics', 'elite-parasitics'] as const;
export type NuisanceId = (typeof nuisanceIds)[number];

/**
 * A camp, a baggage train (a camp that a unit carries) or a sacred site. Without a place, the camp or site is placed during
 * deployment.
 */
export interface HoldingSetup {
  readonly kind: HoldingKind;
  readonly at?: Point;
  /** The number of the troop whose transport carries the baggage train. */
  readonly with?: number;
}

/** A base block of fortification (chapter fr3.fortifications). Without a place, the base block is placed during deployment. */
export interface WorkSetup {
  readonly at?: Place;
  /** fr3.fortifications.pavisiers */
  readonly pavisiers?: true;
}

/** fr3.multiplayer.command-clock: a part of an army with a general and a clock of its own. */
export interface CommandSetup {
  readonly name: string;
  /** The numbers of its troops, counted from 1. Each character is in the command of the unit that he starts with. */
  readonly troops: readonly number[];
}

export interface Army {
  readonly name: string;
  /** The commands of the army. Either both armies of a battle are divided into commands, or neither is. */
  readonly commands?: readonly CommandSetup[];
  readonly holdings?: readonly HoldingSetup[];
  readonly works?: readonly WorkSetup[];
  /** Properties of the army, by the ids of `army-rules/army-words.ts`. */
  readonly has?: readonly ArmyWordId[];
  /**
   * How many scouts the army has hired. If either army has this field, even as 0, scouting is used
   * (fr3.pre-game.scouting-points).
   */
  readonly scouts?: number;
  /** The army's traps and parasitics, in the order in which they were bought. */
  readonly nuisances?: readonly NuisanceId[];
  readonly troops: readonly TroopSetup[];
  readonly characters: readonly CharacterSetup[];
}

export interface Setup {
  readonly table: { readonly width: number; readonly depth: number };
  readonly terrain: readonly Terrain[];
  /** fr3.setup.terrain-objective: the objective's square; null if the players agree on none. */
  readonly objective: Polygon | null;
  readonly armies: Readonly<Record<SideId, Army>>;
  /** The side that moves first, if the players have agreed on one. Without this field, a roll decides which side chooses. */
  readonly first?: SideId;
  /**
   * fr3.multiplayer.two-player-initiative: from turn 2 on a die decides who has the first phase. Without this field, the side
   * that moved first has the first phase in every turn.
   */
  readonly initiative?: 'drawn';
  /**
   * fr3.multiplayer.clock-per-turn: the clocks of the commands fall once a turn. Without this field, the clocks fall after every
   * lost phase.
   */
  readonly clocks?: 'each-turn';
  /** The number of turns, if the players agree on a limit. */
  readonly turns?: number;
  /**
   * fr3.levels.swimmers-and-sea-bottom: the battle is on the sea bottom, which is the surface level for units that do not swim.
   */
  readonly underwater?: true;
  /** The players agree that snow and ice cover the ground. */
  readonly snow?: true;
  /** Scenario objectives beyond the book's scoring. */
  readonly aims?: readonly Aim[];
}
