/**
 * What the rest of the battle asks of single chapters by name, declared apart from them, so that their types do not depend on one
 * another. Whatever fits one of the points of `chapter.ts` belongs there, not here.
 */

import type { Chance } from '../../../kernel/chance.ts';
import type { Base, Point, Polygon } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Read } from '../../../kernel/ruleset.ts';
import type { Aim, QuestionOfUnit } from '../../artillery/at-unit.ts';
import type { State as Sheet } from '../../companion/state.ts';
import type { InnateAbility } from '../../data/innate.ts';
import type { SpellHead } from '../../data/spell-list.ts';
import type { Aftermath, Cause } from '../../demoralization.ts';
import type { Combatant } from '../../melee/combatant.ts';
import type { MeleeSide } from '../../melee/question.ts';
import type { ShotResult } from '../../missile-fire/result.ts';
import type { Ability } from '../../muster/abilities.ts';
import type { Saying } from '../../pre-game/seers.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { Enchantment, Rate, Terrain } from '../../table/terrain.ts';
import type { ArmyWordId } from '../army-rules/army-words.ts';
import type { Told } from '../chronicle/sentence.ts';
import type { BattleEvent, BattleReport } from '../events.ts';
import type { InnateId } from '../innate/ids.ts';
import type { EffectId, EffectKind } from '../magic/effect-kinds.ts';
import type { MagicUser } from '../magic/users.ts';
import type { Aim as Aimed } from '../vocabulary/aim.ts';
import type { Harm } from '../vocabulary/harm.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { Deployed, Pair, Planned } from '../vocabulary/moves.ts';
import type { Ask, Course, Threat } from '../vocabulary/questions.ts';
import type { Army, Setup, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, Cast, Effect, Fate, Portent, Ride, State, Struck, Work } from '../vocabulary/state.ts';
import type { Chapter } from './chapter.ts';

/** How good a state is for a side. */
type Worth = (state: State, side: SideId) => number;

/** Artillery. */
export interface ArtilleryChapter extends Chapter {
  aimAtUnit(question: QuestionOfUnit): Aim;
  hit(aim: Aim): Chance<ShotResult>;
  refuseBombard(question: QuestionOfUnit): Refusal | null;
}

/** Names and prices of what characters and troops have besides leaders and arms. */
export interface CallingsChapter extends Chapter {
  innateOf(id: string): InnateAbility | undefined;
  spellHeadOf(id: string): SpellHead | undefined;
  spellName(id: string): string;
  magicUserOf(id: string): MagicUser | undefined;
  makesMajor(id: string): boolean;
  soldAs(id: string): Ability;
}

/** Forces that come late, and the drawn order of phases. */
export interface ForcesChapter extends Chapter {}

/** Omens, seers and scouting. */
export interface FortuneChapter extends Chapter {
  portentsAtFirst(has: Readonly<Record<SideId, readonly ArmyWordId[] | undefined>>): readonly Portent[];
  recast(told: BattleReport, again: (before: State, action: Fate['action']) => Chance<BattleReport>): Chance<BattleReport>;
  watched(before: State, action: Fate['action'], done: Chance<BattleReport>): Chance<BattleReport>;
  comesBefore(setup: Setup): boolean;
  goesBefore(state: State): Chance<BattleReport>;
  sayingTitle(saying: Saying): string;
  anotherPhase(state: State): State | null;
}

/** Camps and sacred sites. */
export interface HoldingsChapter extends Chapter {
  baggageLoss(state: State, unit: BattleUnit): number;
  unplaced(state: State, side: SideId): readonly number[];
}

/** Inventions. */
export interface InventionsChapter extends Chapter {
  vatDeserted(state: State, was: BattleUnit, cause: Cause): Chance<BattleReport>;
  vatStruck(state: State, unit: BattleUnit, after: Aftermath, cause: Cause): Chance<BattleReport>;
  isAtWork(state: State, unit: BattleUnit, device: 'targeter' | 'invisibility-field'): boolean;
  isUnseen(state: State, unit: BattleUnit): boolean;
}

/** Leviathans. */
export interface LeviathansChapter extends Chapter {
  quarrels(state: State): readonly Pair[];
}

/** Rules of army lists. */
export interface ListsChapter extends Chapter {
  isAutomaton(state: State, unit: BattleUnit): boolean;
  refuseIdle(state: State, unit: BattleUnit): Refusal | null;
  worn(state: State, unit: BattleUnit, after: Aftermath): Aftermath;
  branded(from: BattleReport): Chance<BattleReport>;
  blessedAtFirst(troop: TroopSetup, by: SideId): readonly Effect[];
  followersOf(state: State, me: BattleUnit): number;
  unpushed(unit: BattleUnit, after: Aftermath): Aftermath;
}

/** Magic and innate abilities. */
export interface MagicChapter extends Chapter {
  ambushFirst(state: State, course: Course, way: Point, passed?: readonly PieceId[]): BattleReport | null;
  evadesFirst(state: State, target: BattleUnit, threat: Threat): Chance<BattleReport> | null;
  dropped(before: State, told: BattleReport): Chance<BattleReport>;
  struck(state: State, id: PieceId, harm: Harm): Chance<BattleReport>;
  hasInnate(state: State, side: SideId): boolean;
  innatesOfTroop(troop: TroopSetup): readonly InnateId[];
  castWorks(state: State, cast: Cast): Chance<BattleReport>;
  afterAction(state: State): State;
  atStep(state: State): State;
  withDueChances(state: State, regular: Ask | null): State;
  illusionistOf(setup: Setup, side: SideId): PieceId | null;
  withCasters(sheet: Sheet, setup: Setup, first: SideId): Sheet;
  withoutCaster(state: State, character: BattleCharacter): BattleReport;
  cooksAtPost(state: State): BattleReport;
  refuseLeaving(state: State, character: BattleCharacter): Refusal | null;
  attackOn(state: State, action: { readonly kind: string }): State | null;
  isDue(state: State): boolean;
  spared(state: State, struck: Struck): State;
  unspared(state: State, struck: Struck): State;
  fading(told: BattleReport, before: State, unit: BattleUnit): BattleReport;
  mayFade(state: State, unit: BattleUnit): boolean;
  refuseIdle(
    state: State,
    action: { readonly kind: string; readonly units?: readonly PieceId[]; readonly unit?: PieceId },
    then: () => State | null,
  ): Refusal | null;
  dissipated(state: State, ids: readonly PieceId[], ...rules: readonly Fr3RuleId[]): BattleReport;
  illusionsIn(state: State, a: PieceId, b: PieceId): readonly PieceId[];
  afterRolls(told: BattleReport): BattleReport;
  intervened(state: State, ids: readonly PieceId[]): State;
  isNulled(state: State, base: Base): boolean;
  isNulledPerson(state: State, character: BattleCharacter): boolean;
  viewOf(whole: State, side: SideId): State;
  guardedSide(state: State, me: BattleUnit, foe: BattleUnit): Partial<MeleeSide>;
  guards(state: State, unit: BattleUnit, id: string): boolean;
  worthWithMagic(worth: Worth): Worth;
  readonly innateKinds: Chapter['kinds'];
  readonly magicKinds: Chapter['kinds'];
}

/** 2x2 units and blobs. */
export interface MassesChapter extends Chapter {
  refuseTurn(state: State, id: PieceId, angle: number): Refusal | null;
  turnedBy(state: State, id: PieceId, angle: number): BattleReport;
}

/** Characters with abilities and items of their own. */
export interface PeopleChapter extends Chapter {
  curseAsks(setup: Setup): readonly Ask[];
  firstCursed(army: Army, side: SideId): PieceId | null;
  passedOn(state: State, unit: PieceId, by: PieceId | null): BattleReport;
  theftAsks(setup: Setup): readonly Ask[];
}

/** Set-ups from outside. */
export interface ReadingChapter extends Chapter {
  readSetup(value: unknown): Read<Setup>;
}

/** Armies that deploy along water. */
export interface ShoresChapter extends Chapter {
  onShore(state: State, unit: BattleUnit, base: Base): boolean;
  shores(state: State, unit: BattleUnit): Generator<Point>;
}

/** Special troops, traps, spirits, transports and fires. */
export interface StrangeChapter extends Chapter {
  preparedBy(state: State, rangers: PieceId, enemy: PieceId): Chance<BattleReport>;
  fedBy(state: State, id: PieceId): Chance<BattleReport>;
  poisonedBy(before: State, state: State, by: readonly PieceId[], id: PieceId): Chance<BattleReport>;
  asCarried(state: State, unit: BattleUnit, of: Combatant, troop: TroopSetup): Combatant;
  leavesWagons(state: State, id: PieceId): BattleReport;
  rateAboard(state: State, unit: BattleUnit, own: Rate): Rate;
  refuseShore(state: State, unit: BattleUnit, base: Base): Refusal | null;
  rideAtFirst(terrain: readonly Terrain[], troop: TroopSetup, base: Base | undefined): Ride | null;
  ridesAsInfantry(state: State, unit: BattleUnit, group: string): boolean;
}

/** Enchanted and feared ground. */
export interface TerrainChapter extends Chapter {
  chargeIn(state: State, aimed: Aimed, home: (state: State, aimed: Aimed) => Chance<BattleReport>): Chance<BattleReport> | null;
  groundStrikes(state: State, id: PieceId, enchanted: Enchantment): Chance<BattleReport>;
  ifDared(
    state: State,
    ids: readonly PieceId[],
    bases: readonly Base[] | null,
    goes: () => Chance<BattleReport>,
    stays: () => Chance<BattleReport>,
  ): Chance<BattleReport> | null;
  unnamed(terrain: readonly Terrain[]): readonly Terrain[];
  wayIn(state: State, ids: readonly PieceId[], plan: Planned): Chance<BattleReport> | null;
  wildPlaces(terrain: readonly Terrain[]): readonly { readonly polygon: Polygon; readonly name: string }[];
}

/** Effects on units, and the sentences of events that only some battles have. */
export interface WondersChapter extends Chapter {
  readonly effectKinds: Readonly<Record<EffectId, EffectKind>>;
  readonly wonderSentences: { readonly [K in BattleEvent['kind']]?: Told<K> };
}

/** Fortifications. */
export interface WorksChapter extends Chapter {
  areLined(state: State, one: BattleUnit, other: BattleUnit): boolean;
  hampers(state: State, unit: BattleUnit): boolean;
  inWorks(state: State, unit: BattleUnit): Partial<MeleeSide>;
  isCovered(state: State, unit: BattleUnit): boolean;
  isWork(state: State, base: Base): boolean;
  lengthsInto(state: State, units: readonly BattleUnit[]): readonly number[];
  refuseTaken(state: State, ids: readonly PieceId[], unit: BattleUnit, base: Base): Refusal | null;
  workOf(state: State, unit: Pick<BattleUnit, 'id'>): Work | undefined;
  worksInTheWay(state: State, unit: BattleUnit): readonly Terrain[];
  defendersGone(state: State, unit: BattleUnit): BattleReport;
  isGarrisoned(state: State, side: SideId, at: Point): boolean;
  firstWithWorks(
    state: State,
    side: SideId,
  ): ({ readonly kind: 'fortify'; readonly work: number } & Point) | ({ readonly kind: 'deploy' } & Deployed) | undefined;
  intoWorks(state: State, side: SideId): readonly Deployed[];
  middlesOf(state: State, side: SideId): readonly Point[];
  unplacedWorks(state: State, side: SideId): readonly number[];
  workAt(state: State, side: SideId, at: Point): Point | undefined;
  worksAtFirst(setup: Setup): readonly Work[];
}

/** The chapters of a battle by their names. */
export interface Chapters {
  readonly artillery: ArtilleryChapter;
  readonly callings: CallingsChapter;
  readonly forces: ForcesChapter;
  readonly fortune: FortuneChapter;
  readonly holdings: HoldingsChapter;
  readonly inventions: InventionsChapter;
  readonly leviathans: LeviathansChapter;
  readonly lists: ListsChapter;
  readonly magic: MagicChapter;
  readonly masses: MassesChapter;
  readonly people: PeopleChapter;
  readonly reading: ReadingChapter;
  readonly shores: ShoresChapter;
  readonly strange: StrangeChapter;
  readonly terrain: TerrainChapter;
  readonly wonders: WondersChapter;
  readonly works: WorksChapter;
}
