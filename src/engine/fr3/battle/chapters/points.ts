/**
 * The points at which chapters take part in a battle besides their actions, steps and watchers: what is asked, and how the parts of
 * several chapters make one answer (`kernel/battle/points.ts`). A chapter lists its parts under `points` and `lookUps` in its file.
 * Whoever asks calls `ask.<point>` or `lookUp.<name>` (`asking.ts`). A point is declared here only, with what holds without a chapter.
 */
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
import type { Combatant } from '../../melee/combatant.ts';
import type { MeleeSide } from '../../melee/question.ts';
import type { Target } from '../../missile-fire/question.ts';
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
import type { BattleCharacter, BattleUnit, Ride, State } from '../vocabulary/state.ts';

const { any, first, firstRefusal, gather, instead, merge, sum, through, throughState } = points;
const happens = <More extends readonly unknown[]>() => points.inSequence<State, BattleEvent, More>();
const reports = <More extends readonly unknown[]>() => points.reportsInSequence<State, BattleEvent, More>();

/** A battle that may not have begun yet. */
interface OfBattle {
  readonly setup: Setup;
}
interface Act {
  readonly kind: string;
}
type Happens = () => Chance<BattleReport>;

/** From a set-up to the first question. */
const beginning = {
  /** The transport that a troop begins on; a place if it has one already. */
  rideAtFirst: first<(of: OfBattle, terrain: readonly Terrain[], troop: TroopSetup, base: Base | undefined) => Ride | null>(),
  newUnit: through<(of: OfBattle, unit: BattleUnit, troop: TroopSetup) => BattleUnit>(),
  newCharacter: through<(of: OfBattle, character: BattleCharacter, setup: CharacterSetup) => BattleCharacter>(),
  newSheet: through<(of: OfBattle, sheet: Sheet, first: SideId) => Sheet>(),
  /** The state before anybody has decided anything. */
  opening: throughState<(state: State) => State>(),
  /** Whether something is decided before the edges are chosen. */
  beginsEarly: any<(of: OfBattle) => boolean>(),
  begins: happens<[]>(),
  edgesChosen: throughState<(state: State) => State>(),
  /** How many things besides units a side has still to place. */
  unplaced: sum<(state: State, side: SideId) => number>(),
  deploymentPlaces: gather<(state: State, unit: BattleUnit) => readonly Point[]>(),
  mayDeployAt: any<(state: State, unit: BattleUnit, base: Base) => boolean>(),
  /** Deployments worth listing before all others. */
  deployments: gather<(state: State, side: SideId) => readonly Deployed[]>(),
  /** What an army had best deploy next, before its other units. */
  deploysFirst: first<(state: State, side: SideId) => ({ readonly kind: 'deploy' } & Deployed) | FirstPlaced | null>(),
  /** Where the camp of an army with such places stands: in one of them. */
  campPlaces: gather<(state: State, side: SideId) => readonly Point[]>(),
  /** That of them which a point lies in. */
  campPlaceAt: first<(state: State, side: SideId, at: Point) => Point | null>(),
  fightingBegins: reports<[]>(),
} as const;
interface FirstPlaced extends Point {
  readonly kind: 'fortify';
  readonly work: number;
}

/** An action is carried out, and the battle goes on. */
const sequence = {
  /** Why an action that its kind allows is forbidden all the same; `then` is what would come of it. */
  forbids: firstRefusal<(state: State, action: Act, asked: Ask, then: Happens) => Refusal | null>(),
  /** The state in which an action waits for an answer of the other side. */
  answeredFirst: first<(state: State, action: Act) => State | null>(),
  carriedOut: instead((state: State, action: Act, asked: Ask, perform: Perform<State, Act, Ask, BattleEvent>) =>
    perform(state, action, asked),
  ),
  /** The same with its dice on the table, where somebody may move them. */
  withDiceMoved: instead((state: State, action: Act, asked: Ask, perform: Perform<State, Act, Ask, BattleEvent>) =>
    perform(state, action, asked),
  ),
  afterAction: throughState<(state: State, before: State, action: Act, asked: Ask) => State>(),
  /** How the battle goes on after an action, with the dice of that on the table. */
  goesOn: instead((_: State, told: BattleReport, advance: (from: BattleReport) => Chance<BattleReport>) => advance(told)),
  freshPhase: throughState<(state: State) => State>(),
  phaseBegins: happens<[before: State]>(),
  stepBegun: throughState<(state: State) => State>(),
  view: throughState<(state: State, side: SideId) => State>(),
} as const;

/** Who may go where, how far and at which cost. */
const movement = {
  rate: through<(state: State, rate: Rate, unit: BattleUnit) => Rate>(),
  /** Inches by which a unit is slower. */
  speedLoss: sum<(state: State, unit: BattleUnit) => number>(),
  /** What stands in the way of a unit besides the terrain. */
  inTheWay: gather<(state: State, unit: BattleUnit) => readonly Terrain[]>(),
  /** Lengths of moves worth listing. */
  lengths: gather<(state: State, units: readonly BattleUnit[]) => readonly number[]>(),
  refuseOrders: firstRefusal<(state: State, unit: BattleUnit) => Refusal | null>(),
  /** Why a unit does not go to a place: somebody has it, or it cannot stand there. */
  refuseTaken: firstRefusal<(state: State, ids: readonly PieceId[], unit: BattleUnit, base: Base) => Refusal | null>(),
  refuseShore: firstRefusal<(state: State, unit: BattleUnit, base: Base) => Refusal | null>(),
  refuseTravel: firstRefusal<(state: State, character: BattleCharacter) => Refusal | null>(),
  refuseRally: firstRefusal<(state: State, unit: BattleUnit) => Refusal | null>(),
  /** A move on its way, over ground that may stop it. */
  moves: instead((_: State, _ids: readonly PieceId[], _plan: Planned, goes: Happens) => goes()),
  charges: instead((state: State, aimed: Aim, goes: (state: State, aimed: Aim) => Chance<BattleReport>) => goes(state, aimed)),
  /** Units go somewhere of their own will, or stay where they do not dare to. Bases: where they would be; null where they are. */
  ifDared: instead((_: State, _ids: readonly PieceId[], _bases: readonly Base[] | null, goes: Happens, _stays: Happens) =>
    goes(),
  ),
  /** Somebody hidden stops those who come along a way. */
  ambushed: first<(state: State, course: Course, way: Point) => BattleReport | null>(),
  /** The target of an attack may get out of the way before it. */
  unlessEvaded: instead((_: State, _target: BattleUnit, _threat: Threat, goes: Happens) => goes()),
  refuseTurn: firstRefusal<(state: State, id: PieceId, angle: number) => Refusal | null>(),
  /** A unit turns on the spot before it charges. */
  turned: reports<[id: PieceId, angle: number]>(),
  shownTerrain: through<(state: State, terrain: readonly Terrain[]) => readonly Terrain[]>(),
  /** Ground with a name of its own on the board. */
  namedGround: gather<(state: State) => readonly { readonly polygon: Polygon; readonly name: string }[]>(),
  /** A spell that ground casts takes hold of a unit. */
  groundStrikes: happens<[id: PieceId, enchanted: Enchantment]>(),
} as const;

/** Circumstances of melees, shots and tests of nerve. */
const odds = {
  /** What a unit has of the place that it stands in. */
  placeInMelee: merge<(state: State, unit: BattleUnit) => Partial<MeleeSide>>(),
  /** What else it has against an opponent. */
  inMelee: merge<(state: State, me: BattleUnit, foe: BattleUnit) => Partial<MeleeSide>>(),
  combatant: through<(state: State, combatant: Combatant, unit: BattleUnit) => Combatant>(),
  givesNoSupport: any<(state: State, unit: BattleUnit) => boolean>(),
  isOnLine: any<(state: State, one: BattleUnit, other: BattleUnit) => boolean>(),
  isHampered: any<(state: State, unit: BattleUnit) => boolean>(),
  underFire: merge<(state: State, unit: BattleUnit) => Partial<Target>>(),
  isCovered: any<(state: State, unit: BattleUnit) => boolean>(),
  /** Of whoever shoots, with missiles or artillery; and with missiles only. */
  firing: merge<(state: State, unit: BattleUnit) => { readonly targeter?: true }>(),
  shooting: merge<(state: State, unit: BattleUnit) => { readonly setFire?: true }>(),
  nerve: merge<(state: State, unit: BattleUnit) => Pick<Subject, 'wizardWard' | 'nullField'>>(),
  refuseBombard: firstRefusal<(state: State, question: QuestionOfUnit) => Refusal | null>(),
  bombardment: first<(state: State, question: QuestionOfUnit) => Chance<ShotResult> | null>(),
  isUnseen: any<(state: State, unit: BattleUnit) => boolean>(),
  isNulled: any<(state: State, base: Base) => boolean>(),
  isNulledPerson: any<(state: State, character: BattleCharacter) => boolean>(),
  /** Whether a base lies in a fortification, whether a unit has one, and whether it has pavisiers beside it. */
  isFortified: any<(state: State, base: Base) => boolean>(),
  isDugIn: any<(state: State, unit: Pick<BattleUnit, 'id'>) => boolean>(),
  hasPavisiers: any<(state: State, unit: Pick<BattleUnit, 'id'>) => boolean>(),
  /** Whether a side holds ground there without a unit. */
  isGarrisoned: any<(state: State, side: SideId, at: Point) => boolean>(),
  /** Friends who fight each other. */
  quarrels: gather<(state: State) => readonly Pair[]>(),
  /** How good a state is for a side; `plain` is what it is without the chapter. */
  worth: instead((state: State, side: SideId, plain: (state: State, side: SideId) => number) => plain(state, side)),
} as const;

/** What harm does, and what comes of it. */
const harm = {
  /** Harm by shooting or melee, unless the unit withstands it. */
  unlessTough: instead((_: State, _id: PieceId, _harm: Harm, suffers: Happens) => suffers()),
  /** What a unit makes of its harm after its neighbours have steadied it. */
  pushedAftermath: through<(state: State, after: Aftermath, unit: BattleUnit) => Aftermath>(),
  deviceStruck: happens<[unit: BattleUnit, after: Aftermath, cause: Cause]>(),
  /** A unit has been driven from its place or destroyed. */
  drivenOff: happens<[was: BattleUnit, cause: Cause]>(),
  pushedBack: reports<[id: PieceId]>(),
  destroyed: reports<[unit: BattleUnit]>(),
  /** It has left play; `by` is whoever could have taken what it had. */
  removed: reports<[id: PieceId, by: PieceId | null]>(),
  /** The sheet has noted a unit as lost; what is to be said of it instead of what its character takes along. */
  notedAsLost: first<(state: State, noted: BattleReport, unit: BattleUnit) => BattleReport | null>(),
  characterKilled: reports<[character: BattleCharacter]>(),
  contact: happens<[one: PieceId, other: PieceId]>(),
  rolledFor: throughState<(state: State, ids: readonly PieceId[]) => State>(),
  /** Two units have fought a round, or a unit something that is none. */
  fought: reports<[before: State, one: PieceId, other: PieceId | null]>(),
  wounded: happens<[before: State, by: readonly PieceId[], id: PieceId]>(),
  destroyedInMelee: happens<[victor: PieceId]>(),
} as const;

export const battlePoints = { ...beginning, ...sequence, ...movement, ...odds, ...harm } as const;
export type BattlePoints = typeof battlePoints;

/** What is looked up by its id, with no battle at hand. Whoever asks has fetched a chapter that knows. */
const known = <Of extends (id: never) => unknown>(what: string): points.Point<Of> => ({
  combine: (parts) =>
    ((id: never) => {
      if (parts.length === 0) throw new Error(`No chapter that knows ${what} has been fetched (chapters/loading.ts).`);
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
  /** What characters have besides their grades, as the muster sells it. */
  belonging: known<(id: string) => Ability>('belongings'),
  makesMajor: known<(id: string) => boolean>('belongings'),
  effect: known<(id: string) => EffectKind>('effects'),
  sentence: known<<K extends BattleEvent['kind']>(kind: K) => Told<K> | undefined>('events of this kind'),
  seerTitle: known<(saying: number) => string>('sayings of seers'),
  setupReader: known<(value: unknown) => Read<Setup>>('how set-ups are read'),
} as const;
export type LookUps = typeof lookUps;
