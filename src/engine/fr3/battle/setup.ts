/**
 * The set-up of a battle as plain data: the table, its terrain, two armies as lists of troops and characters. `read-setup.ts`
 * checks one from outside; play assumes that it has passed.
 */
import { type Base, onGrid, type Point, type Polygon } from '../../kernel/geometry.ts';
import type { HoldingKind } from '../companion/holdings.ts';
import { type leaderBonuses, leaderPrices } from '../data/leader-bonuses.ts';
import { type Level, offSurface } from '../data/levels.ts';
import { masses, type Profile, profiles } from '../data/profiles.ts';
import { unitOf } from '../data/units.ts';
import type { LeaderId } from '../melee/leaders.ts';
import type { Circumstances } from '../melee/question.ts';
import { baseAt } from '../table/bases.ts';
import type { Terrain, TerrainKind } from '../table/terrain.ts';
import { callings } from './chapters/brought.ts';
import type { InnateId } from './innate/ids.ts';
import type { ArmyWordId } from './lists/army-words.ts';
import type { Aim } from './scenarios/aims.ts';
import type { SideId } from './state.ts';

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
 * its armor, `supporting` and `supported` give and have support though their type does not, `rocks` are thrown, `dashing` charges
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
  /** What it has as a whole, by the words of `lists/army-words.ts`. */
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

export const mostTroops = 60;

export const formOf = ({ kit }: TroopSetup): Circumstances['form'] => kit?.form ?? 'single';

const larger = new Map([...profiles, ...masses].flatMap((each) => (each.base === null ? [] : [[each.base, each] as const])));
/** The profile of a troop on more than one base; undefined for all others, which are rows of the reference table. */
export const profileOf = (troop: TroopSetup): Profile | undefined =>
  formOf(troop) === 'single' ? undefined : larger.get(troop.type);

/** The base of a troop at a place, which is put on the grid. */
export function baseOf(troop: TroopSetup, { x, y, facing }: Place): Base {
  const { front = 1, depth = 1 } = profileOf(troop)?.footprint ?? {};
  return baseAt(x, y, facing, front, depth);
}

/** Full cost in points: what is said, or that of its row or profile. */
export const costOf = (troop: TroopSetup): number => troop.cost ?? profileOf(troop)?.cost ?? unitOf(troop.type)?.cost ?? 0;
/** fr3.characters.total-cost: full points of a leader; where they are not said, those of an individual with his grade and abilities. */
export function costOfLeader({ cost, leader, superhero, beastmaster, magic, has: owns = [] }: CharacterSetup): number {
  if (cost !== undefined) return cost;
  const [grade] = leader.split(/-\d/) as [keyof typeof leaderBonuses | 'none'];
  const led = grade === 'none' ? 0 : leaderPrices[grade];
  const more = (superhero ? leaderPrices.superhero : 0) + (beastmaster ? leaderPrices.beastmaster : 0);
  const taught = magic === undefined ? 0 : (callings().magicUserOf(magic)?.cost ?? 0);
  const bought = owns.reduce((sum, id) => sum + callings().soldAs(id).points, taught);
  return leaderPrices.individual + led + more + bought;
}

/** fr3.characters.major-or-minor: a grade of leadership makes a major character, and so do magic above level one and some abilities. */
export const isMajor = ({ leader, magic, has = [] }: CharacterSetup): boolean =>
  leader !== 'none' ||
  (magic !== undefined && callings().magicUserOf(magic)?.major === true) ||
  has.some((id) => callings().makesMajor(id));

/** Whether he tames monsters: bought, or by his calling (fr3.magic-users.druid-beastmaster). */
export const isBeastmaster = ({ beastmaster, magic }: CharacterSetup): boolean =>
  beastmaster === true || (magic !== undefined && callings().magicUserOf(magic)?.controls.includes('monsters') === true);

/** What a character without a name is called: `general`, `necromancer`. */
export function titleOf({ leader, magic, has = [] }: CharacterSetup): string {
  if (leader !== 'none') return leader.replace(/-\d-\d$/, '');
  const [called] = has.map((id) => callings().soldAs(id)).filter(({ id, kind }) => kind === 'ability' || id === 'bodyguard');
  const user = magic === undefined ? called : callings().magicUserOf(magic);
  return user?.name.toLowerCase().split('/')[0] ?? 'individual';
}

/** The levels off the surface that a unit may move on. */
export const levelsOf = ({ type, levels }: TroopSetup): readonly Level[] =>
  levels ?? (offSurface[type]?.innate ? offSurface[type].levels : []);

/** fr3.items.water-air-breathing: it goes from land to the bottom of waters and back as it likes. */
export const breathesBoth = ({ arms }: TroopSetup): boolean =>
  arms !== undefined && (arms.includes('air-breathing') || arms.includes('water-breathing'));

/** fr3.pre-game.flanking-force-arrival, fr3.armies.greek-dragontooth-deployment, fr3.war-machines.contraptions-deployment, fr3.monsters.cyclics-deploy: it does not deploy with its army, and comes later. */
export const isAwaited = ({ type, arms, force }: TroopSetup): boolean =>
  force !== undefined || type === 'contraptions' || type === 'cyclics' || arms?.includes('dragontooth') === true;

export const placed = (place: Place): Place => ({ x: onGrid(place.x), y: onGrid(place.y), facing: place.facing });
