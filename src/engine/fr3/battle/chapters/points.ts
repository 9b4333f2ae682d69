/**
 * The questions (points) that the battle asks its chapters, and how the answers of several chapters become one
 * (`kernel/battle/points.ts`). Actions, steps and watchers are registered elsewhere. A chapter answers under `points` and
 * `lookUps` in its own file. Other code calls `ask.<point>` or `lookUp.<name>` (`asking.ts`). Points are declared only here, each
 * with the answer that applies when no chapter gives one.
 */
import { NotLoaded } from '../../../kernel/battle/chapters.ts';
import * as points from '../../../kernel/battle/points.ts';
import type { Perform } from '../../../kernel/battle/ruleset.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Base, Point, Polygon } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Read } from '../../../kernel/ruleset.ts';
import type { QuestionOfUnit } from '../../artillery/at-unit.ts';
import type { State as Sheet } from '../../companion/state.ts';
import type { InnateAbility } from '../../data/innate.ts';
import type { SpellHead } from '../../data/spell-list.ts';
import type { Aftermath, Cause } from '../../demoralization.ts';
import type { Bout, Combatant } from '../../melee/combatant.ts';
import type { MeleeResult } from '../../melee/outcome.ts';
import type { MeleeSide } from '../../melee/question.ts';
import type { MissileQuestion, Target } from '../../missile-fire/question.ts';
import type { ShotRefusal } from '../../missile-fire/refusal.ts';
import type { ShotResult } from '../../missile-fire/result.ts';
import type { Ability } from '../../muster/abilities.ts';
import type { Subject } from '../../nerve/question.ts';
import type { Enchantment, Rate, Terrain } from '../../table/terrain.ts';
import type { Told } from '../chronicle/sentence.ts';
import type { BattleEvent, BattleReport } from '../events.ts';
import type { EffectKind } from '../magic/effect-kinds.ts';
import type { MagicUser } from '../magic/users.ts';
import type { Aim } from '../vocabulary/aim.ts';
import type { Harm } from '../vocabulary/harm.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { Deployed, Pair, Planned } from '../vocabulary/moves.ts';
import type { Ask, Course, Threat } from '../vocabulary/questions.ts';
import type { CharacterSetup, Setup, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, Bid, Ride, State } from '../vocabulary/state.ts';

const { any, first, firstRefusal, gather, instead, merge, sum, through, throughState } = points;
const inOrder = <More extends readonly unknown[]>() => points.inSequence<State, BattleEvent, More>();
const reports = <More extends readonly unknown[]>() => points.reportsInSequence<State, BattleEvent, More>();

/** The part of a battle that exists before the first turn. */
interface OfBattle {
  readonly setup: Setup;
}
interface Act {
  readonly kind: string;
}
type Happens = () => Chance<BattleReport>;

/** Points between the set-up and the first decision. */
const beginning = {
  /** The transport that a troop starts on. `base` is set if the troop already has a place. */
  rideAtFirst: first<(of: OfBattle, terrain: readonly Terrain[], troop: TroopSetup, base: Base | undefined) => Ride | null>(),
  newUnit: through<(of: OfBattle, unit: BattleUnit, troop: TroopSetup) => BattleUnit>(),
  newCharacter: through<(of: OfBattle, character: BattleCharacter, setup: CharacterSetup) => BattleCharacter>(),
  newSheet: through<(of: OfBattle, sheet: Sheet, first: SideId) => Sheet>(),
  /** The state before any player has decided anything. */
  opening: throughState<(state: State) => State>(),
  /** Whether there are decisions before the table edges are chosen. */
  beginsEarly: any<(of: OfBattle) => boolean>(),
  begins: inOrder<[]>(),
  edgesChosen: throughState<(state: State) => State>(),
  /** How many things other than units a side still has to place. */
  unplaced: sum<(state: State, side: SideId) => number>(),
  deploymentPlaces: gather<(state: State, unit: BattleUnit) => readonly Point[]>(),
  mayDeployAt: any<(state: State, unit: BattleUnit, base: Base) => boolean>(),
  /** Deployments to list before all others. */
  deployments: gather<(state: State, side: SideId) => readonly Deployed[]>(),
  /** The deployment that a computer player should do before any other unit's. */
  deploysFirst: first<(state: State, side: SideId) => ({ readonly kind: 'deploy' } & Deployed) | FirstPlaced | null>(),
  /** Places for the camp. If there are any places, the camp must stand at one of them. */
  campPlaces: gather<(state: State, side: SideId) => readonly Point[]>(),
  /** The camp place that contains this point. */
  campPlaceAt: first<(state: State, side: SideId, at: Point) => Point | null>(),
  fightingBegins: reports<[]>(),
} as const;
interface FirstPlaced extends Point {
  readonly kind: 'fortify';
  readonly work: number;
}

/** Points between an action and its results. */
const sequence = {
  /**
   * Why an action is forbidden although the rules for its own kind of action allow it. `then` computes the result of the action.
   */
  forbids: firstRefusal<(state: State, action: Act, asked: Ask, then: Happens) => Refusal | null>(),
  /** The state in which the other side is asked for a response before the action happens; null if no response is possible. */
  answeredFirst: first<(state: State, action: Act) => State | null>(),
  carriedOut: instead((state: State, action: Act, asked: Ask, perform: Perform<State, Act, Ask, BattleEvent>) =>
    perform(state, action, asked),
  ),
  /** Like `carriedOut`, for actions whose dice stay on the table so that a player may change them. */
  withDiceMoved: instead((state: State, action: Act, asked: Ask, perform: Perform<State, Act, Ask, BattleEvent>) =>
    perform(state, action, asked),
  ),
  afterAction: throughState<(state: State, before: State, action: Act, asked: Ask) => State>(),
  /** How the battle continues after an action whose dice are still on the table. */
  goesOn: instead((_: State, report: BattleReport, advance: (from: BattleReport) => Chance<BattleReport>) => advance(report)),
  freshPhase: throughState<(state: State) => State>(),
  phaseBegins: inOrder<[before: State]>(),
  stepBegun: throughState<(state: State) => State>(),
  view: throughState<(state: State, side: SideId) => State>(),
} as const;

/** Points about movement: which units may go where, how far and at what cost. */
const movement = {
  rate: through<(state: State, rate: Rate, unit: BattleUnit) => Rate>(),
  /** Inches by which a unit is slowed. */
  speedLoss: sum<(state: State, unit: BattleUnit) => number>(),
  /** Obstacles to a unit other than terrain. */
  inTheWay: gather<(state: State, unit: BattleUnit) => readonly Terrain[]>(),
  /** Lengths of moves that are worth listing. */
  lengths: gather<(state: State, units: readonly BattleUnit[]) => readonly number[]>(),
  refuseOrders: firstRefusal<(state: State, unit: BattleUnit) => Refusal | null>(),
  /** Why a unit cannot go to a place: the place is occupied, or the unit cannot stand there. */
  refuseTaken: firstRefusal<(state: State, ids: readonly PieceId[], unit: BattleUnit, base: Base) => Refusal | null>(),
  /** Why these units cannot act together: in a group, in a square, or attached to each other. */
  refuseTogether: firstRefusal<(state: State, ids: readonly PieceId[]) => Refusal | null>(),
  /** Why a unit cannot charge this enemy, apart from what melee itself forbids. */
  refuseMeeting: firstRefusal<(state: State, charger: BattleUnit, target: BattleUnit) => Refusal | null>(),
  refuseShore: firstRefusal<(state: State, unit: BattleUnit, base: Base) => Refusal | null>(),
  refuseTravel: firstRefusal<(state: State, character: BattleCharacter) => Refusal | null>(),
  refuseRally: firstRefusal<(state: State, unit: BattleUnit) => Refusal | null>(),
  /** Carries out a move over ground that may stop it. */
  moves: instead((_: State, _ids: readonly PieceId[], _plan: Planned, goes: Happens) => goes()),
  charges: instead((state: State, aimed: Aim, goes: (state: State, aimed: Aim) => Chance<BattleReport>) => goes(state, aimed)),
  /** Units move, or stay put if they fail a test of nerve. `_bases` are their destinations; null means their present places. */
  ifDared: instead((_: State, _ids: readonly PieceId[], _bases: readonly Base[] | null, goes: Happens, _stays: Happens) =>
    goes(),
  ),
  /** A hidden unit stops units that pass it. */
  ambushed: first<(state: State, course: Course, way: Point) => BattleReport | null>(),
  /** The target of an attack may move away first. */
  unlessEvaded: instead((_: State, _target: BattleUnit, _threat: Threat, goes: Happens) => goes()),
  refuseTurn: firstRefusal<(state: State, id: PieceId, angle: number) => Refusal | null>(),
  turned: reports<[id: PieceId, angle: number]>(),
  shownTerrain: through<(state: State, terrain: readonly Terrain[]) => readonly Terrain[]>(),
  /** Areas that the board labels with their own name. */
  namedGround: gather<(state: State) => readonly { readonly polygon: Polygon; readonly name: string }[]>(),
  /** Enchanted ground casts its spell on a unit. */
  groundStrikes: inOrder<[id: PieceId, enchanted: Enchantment]>(),
} as const;

/** Points about circumstances that change the odds of melees, shots and tests of nerve. */
const odds = {
  /** The melee bonuses and penalties that a unit has because of its position. */
  placeInMelee: merge<(state: State, unit: BattleUnit) => Partial<MeleeSide>>(),
  /** The melee bonuses and penalties that a unit has against this enemy. */
  inMelee: merge<(state: State, me: BattleUnit, foe: BattleUnit) => Partial<MeleeSide>>(),
  combatant: through<(state: State, combatant: Combatant, unit: BattleUnit) => Combatant>(),
  givesNoSupport: any<(state: State, unit: BattleUnit) => boolean>(),
  isOnLine: any<(state: State, one: BattleUnit, other: BattleUnit) => boolean>(),
  isHampered: any<(state: State, unit: BattleUnit) => boolean>(),
  underFire: merge<(state: State, unit: BattleUnit) => Partial<Target>>(),
  isCovered: any<(state: State, unit: BattleUnit) => boolean>(),
  /** `firing` is for missiles and artillery, `shooting` for missiles only. */
  firing: merge<(state: State, unit: BattleUnit) => { readonly targeter?: true }>(),
  shooting: merge<(state: State, unit: BattleUnit) => { readonly setFire?: true }>(),
  nerve: merge<(state: State, unit: BattleUnit) => Pick<Subject, 'wizardWard' | 'nullField'>>(),
  refuseBombard: firstRefusal<(state: State, question: QuestionOfUnit) => Refusal | null>(),
  bombardment: first<(state: State, question: QuestionOfUnit) => Chance<ShotResult> | null>(),
  isUnseen: any<(state: State, unit: BattleUnit) => boolean>(),
  isNulled: any<(state: State, base: Base) => boolean>(),
  isNulledPerson: any<(state: State, character: BattleCharacter) => boolean>(),
  /** Whether a base is in a fortification, whether a unit is dug in, and whether a unit has pavisiers beside it. */
  isFortified: any<(state: State, base: Base) => boolean>(),
  isDugIn: any<(state: State, unit: Pick<BattleUnit, 'id'>) => boolean>(),
  hasPavisiers: any<(state: State, unit: Pick<BattleUnit, 'id'>) => boolean>(),
  /** Whether a side holds this place without having a unit there. */
  isGarrisoned: any<(state: State, side: SideId, at: Point) => boolean>(),
  /** Friendly units that fight each other. */
  quarrels: gather<(state: State) => readonly Pair[]>(),
  /** The bid that a side makes without being asked, because it has no real choice; null if it has one. */
  onlyBid: first<(state: State, side: SideId) => Bid | null>(),
  /** How good a state is for a side. `plain` evaluates it without the chapter. */
  worth: instead((state: State, side: SideId, plain: (state: State, side: SideId) => number) => plain(state, side)),
} as const;

/** Points about harm and its consequences. */
const harm = {
  /** Harm from shooting or melee, unless the unit resists it. */
  unlessTough: instead((_: State, _id: PieceId, _harm: Harm, suffers: Happens) => suffers()),
  /** The final result for a unit, after its neighbours have steadied it. */
  pushedAftermath: through<(state: State, after: Aftermath, unit: BattleUnit) => Aftermath>(),
  deviceStruck: inOrder<[unit: BattleUnit, after: Aftermath, cause: Cause]>(),
  /** A unit has been pushed back or destroyed. */
  drivenOff: inOrder<[was: BattleUnit, cause: Cause]>(),
  pushedBack: reports<[id: PieceId]>(),
  destroyed: reports<[unit: BattleUnit]>(),
  /** The unit has left play. `by` is the unit that may take its possessions. */
  removed: reports<[id: PieceId, by: PieceId | null]>(),
  /** The sheet records a unit as lost. A chapter can replace what normally happens to the unit's character. */
  notedAsLost: first<(state: State, noted: BattleReport, unit: BattleUnit) => BattleReport | null>(),
  characterKilled: reports<[character: BattleCharacter]>(),
  contact: inOrder<[one: PieceId, other: PieceId]>(),
  rolledFor: throughState<(state: State, ids: readonly PieceId[]) => State>(),
  /** Two units have fought a round, or a unit has attacked something that is not a unit (`other` is null). */
  fought: reports<[before: State, one: PieceId, other: PieceId | null]>(),
  wounded: inOrder<[before: State, by: readonly PieceId[], id: PieceId]>(),
  destroyedInMelee: inOrder<[victor: PieceId]>(),
} as const;

export const battlePoints = { ...beginning, ...sequence, ...movement, ...odds, ...harm } as const;
export type BattlePoints = typeof battlePoints;

/** A lookup by id that does not need a battle. The caller must have loaded a chapter that knows the id. */
const known = <Of extends (id: never) => unknown>(what: string): points.Point<Of> => ({
  combine: (parts) =>
    ((id: never) => {
      if (parts.length === 0) throw new NotLoaded(`The rules for ${what} have not loaded.`);
      for (const part of parts) {
        const found = part(id);
        if (found !== undefined) return found;
      }
      return undefined;
    }) as Of,
});

export const lookUps = {
  innateAbility: known<(id: string) => InnateAbility | undefined>('innate abilities'),
  spellHead: known<(id: string) => SpellHead | undefined>('spells'),
  spellName: known<(id: string) => string>('spells'),
  magicUser: known<(id: string) => MagicUser | undefined>('magic users'),
  /** The abilities and items of characters, as listed in the roster builder. */
  belonging: known<(id: string) => Ability>('belongings'),
  makesMajor: known<(id: string) => boolean>('belongings'),
  effect: known<(id: string) => EffectKind>('effects'),
  sentence: known<<K extends BattleEvent['kind']>(kind: K) => Told<K> | undefined>('events of this kind'),
  seerTitle: known<(saying: number) => string>('sayings of seers'),
  setupReader: known<(value: unknown) => Read<Setup>>('how set-ups are read'),
  /** The rolls of missile fire and melee. */
  volleyRefusals: known<(question: MissileQuestion) => readonly ShotRefusal[]>('missile fire'),
  volleyShot: known<(question: MissileQuestion) => Chance<ShotResult>>('missile fire'),
  meleeResult: known<(of: Bout) => Chance<MeleeResult>>('melee'),
} as const;
export type LookUps = typeof lookUps;
