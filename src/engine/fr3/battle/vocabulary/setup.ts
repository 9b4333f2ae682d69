/** The types of a set-up: the table, its terrain and two armies as lists of troops and characters. */
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

/** Circumstances of a melee that a unit brings along from its roster. */
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
  /** Tenths of a degree. */
  readonly facing: number;
}

/**
 * Arms of a unit that no melee asks for: they count as it moves, charges, shoots and is shot at. `longbows` are its bows, bought
 * as such; `indirect` is heavy artillery that lobs its shots. The rest is what its army’s list makes of it:
 * `feared` causes fear, `dreaded` is feared before it has moved, `steady-fire` stands better when charged, `heavy-shot` hits less
 * and harder, `well-in-hand` never over-pursues, `sure-footed` fights on any ground as in the open, `unburdened` is not slowed by
 * its armor, `fleet` moves at twice its rates, `supporting` and `supported` give and have support though their type does not, `rocks` are thrown, `dashing` charges
 * harder, `nimble` turns for nothing, `woodland-flight` goes from the air into woods, `magic-lances` strike like artillery in a
 * charge, and with `rolled-factor` the CF of each turn is rolled.
 * A unit that can `taunt` provokes its enemies. A `mine` is bought, and used up; `climb`, `ladders` and `marines` are for walls and ships only; `canoes`,
 * `barges`, `wagons` and `transports` of all kinds carry it. A
 * `protective-spirit` makes hostile spells dearer. `flame-lances` strike like magic ones, a `wagon-fortress` can take
 * its place for good, those `led-across` by a major character pay nothing for water, `by-rivers` and `by-marshes` units may deploy,
 * a `pirate-bane` fights their wagons better, the `blessed` begin so, an `avatar` is as strong as their numbers, a `dragontooth`
 * unit stays off the table until it is sown, a unit is the `standard` of its army, the `god-image` and the `ark` are feared in their
 * own ways, and nothing shakes the `zealous` beside the standard,
 * fanatics may be `mounted`, some have fast movement `on-snow` only, and an `automaton` is a machine, perhaps with `auto-repair`. Of
 * the `seventh-cavalry` three units dismount as two. A `ruler` of a list is stronger than its type, and with `fade` a unit may come back. `protection-from-disintegration` is for machines, and a `paint-gun` takes it away.
 * Units with `air-breathing` or `water-breathing` walk on the bottom of waters as on land.
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

/** Forces that come later: to a side edge, or to the home edge of the enemy (fr3.pre-game.flanking-force-arrival, fr3.pre-game.rear-force). */
export const forceIds = ['flank', 'rear'] as const;
export type ForceId = (typeof forceIds)[number];

export interface TroopSetup {
  /** A row of the reference table. */
  readonly type: string;
  readonly name?: string;
  readonly kit?: Kit;
  readonly arms?: readonly ArmsId[];
  /** The levels off the surface that it may move on, the one that it begins on first; types with one of their own need not say. */
  readonly levels?: readonly Exclude<Level, 'surface'>[];
  /** Difficult ground that does not slow it, by its army list. */
  readonly ease?: readonly TerrainKind[];
  /** Innate abilities that it has bought (chapter fr3.innate); what its type has free is understood. */
  readonly innate?: readonly InnateId[];
  /** It begins on the surface all the same, in a position from the middle of a battle. */
  readonly landed?: boolean;
  /** fr3.illusions.before-battle: it is none, and an illusionist of its army pays for it every turn. */
  readonly illusion?: boolean;
  /** Full cost in points; that of its row if it is not said. */
  readonly cost?: number;
  /** The force that it comes with, after the beginning. */
  readonly force?: ForceId;
  /** Where it stands at the beginning. When every troop has a place, nobody deploys. */
  readonly at?: Place;
  /** Its number in the list of troops, counted from 1: it begins attached to that unit. */
  readonly with?: number;
  /** How it begins, in a position from the middle of a battle. */
  readonly morale?: 0 | 1 | 2;
}

export interface CharacterSetup {
  /** His grade and bonuses; `none` for a magic user who is no hero (fr3.magic-users.no-hero-needed). */
  readonly leader: LeaderId;
  readonly superhero?: boolean;
  /** What he is as a magic user, by the words of `magic/users.ts`. */
  readonly magic?: string;
  /** What his army’s list gives him as such, by the words of `magic/lore.ts`. */
  readonly lore?: readonly string[];
  /** fr3.abilities.beastmaster: while he is in play, his side controls its monsters. */
  readonly beastmaster?: boolean;
  /** He is the unit that he is with, no individual (fr3.characters.basic-unit-character). */
  readonly unit?: boolean;
  /** He is not with that unit, which need not take him: he begins by himself, behind it. */
  readonly apart?: boolean;
  /** Abilities, items, stored spells and inventions, by the words of `belongings.ts`. */
  readonly has?: readonly string[];
  readonly name?: string;
  readonly cost?: number;
  /** The number of the troop that he begins with, counted from 1. */
  readonly with: number;
}

/** What is set against enemy units in step 3 (fr3.spirits.traps-deployment, fr3.spirits.parasitics-deployment). */
export const nuisanceIds = ['trap', 'elite-trap', 'parasitics', 'elite-parasitics'] as const;
export type NuisanceId = (typeof nuisanceIds)[number];

/** A camp, a baggage train (a camp that a unit carries) or a sacred site; without a place it is placed as the army deploys. */
export interface HoldingSetup {
  readonly kind: HoldingKind;
  readonly at?: Point;
  /** The number of the troop whose transport carries it. */
  readonly with?: number;
}

/** A base block of field works (chapter fr3.fortifications); without a place it is placed as the army deploys. */
export interface WorkSetup {
  readonly at?: Place;
  /** fr3.fortifications.pavisiers */
  readonly pavisiers?: true;
}

export interface Army {
  readonly name: string;
  readonly holdings?: readonly HoldingSetup[];
  /** Its fortifications. */
  readonly works?: readonly WorkSetup[];
  /** What it has as a whole, by the words of `army-rules/army-words.ts`. */
  readonly has?: readonly ArmyWordId[];
  /** Lots of scouts that it has hired; scouting is used where this is said of either army, if none (fr3.pre-game.scouting-points). */
  readonly scouts?: number;
  /** Traps and parasitics, in the order in which they were bought. */
  readonly nuisances?: readonly NuisanceId[];
  readonly troops: readonly TroopSetup[];
  readonly characters: readonly CharacterSetup[];
}

export interface Setup {
  readonly table: { readonly width: number; readonly depth: number };
  readonly terrain: readonly Terrain[];
  /** fr3.setup.terrain-objective: its square, or none by agreement. */
  readonly objective: Polygon | null;
  readonly armies: Readonly<Record<SideId, Army>>;
  /** The side that moves first, by agreement; left out, the dice say who chooses. */
  readonly first?: SideId;
  /** fr3.multiplayer.two-player-initiative: from turn 2 on chance says who has the first phase of a turn; left out, whoever moved first. */
  readonly initiative?: 'drawn';
  /** Turns after which the battle ends by agreement; left out, only the rules end it. */
  readonly turns?: number;
  /** fr3.levels.swimmers-and-sea-bottom: it is fought on the bottom of the sea, which is the ground of all who do not swim. */
  readonly underwater?: true;
  /** The ground lies under snow and ice, by agreement. */
  readonly snow?: true;
  /** What a scenario counts besides the book’s points. */
  readonly aims?: readonly Aim[];
}
