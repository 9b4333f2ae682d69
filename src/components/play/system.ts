/**
 * What a system provides for the battle page, in one object, `GameSystem`. `GameSystem` supplies every sentence, number and
 * picture that belongs to a game; the page knows no game by name. Each system has a folder (`fr3/`) that shared files never
 * import. Every function receives a state as the viewing side may know it (`Ruleset.view`).
 */
import type { JSX } from 'preact';
import type { Chance } from '../../engine/kernel/chance.ts';
import type { CorrespondenceSystem } from '../../engine/kernel/correspondence/play.ts';
import type { Purpose } from '../../engine/kernel/die.ts';
import type { Point } from '../../engine/kernel/geometry.ts';
import type { Notated } from '../../engine/kernel/notation/game.ts';
import type { Refusal } from '../../engine/kernel/rule-id.ts';
import type { Read, Report } from '../../engine/kernel/ruleset.ts';
import type { GhostPlace, Handle, Layer, Place, Terrain } from './board/board-types.ts';
import type { Piece } from './board/piece.ts';
import type { ThinkerModule } from './computer/thinker.ts';
import type { Course, Entry } from './course.ts';
import type { Outcomes } from './odds/outcomes.ts';
import type { Battle, Opened } from './saved/saved.ts';
import type { Settings } from './saved/storage.ts';
import type { NewBattle } from './start/requested.ts';
import type { LessonsModule } from './tutorial/progress.ts';
import type { Action, Event, PieceId, Question, Result, Rules, Score, Setup, SideId, State } from './vocabulary.ts';

/** Loads code that only some battles need. Each function rejects if the network fails. */
export interface Loading<S extends Setup> {
  /** Loads what the actions of a battle with this set-up need. The page draws a new battle before these have loaded. */
  forSetup(setup: S): Promise<void>;
  /** Loads what is needed to read a set-up from outside. */
  forReading(): Promise<void>;
  /** Loads everything. */
  forAll(): Promise<void>;
}

/** What the page needs to know about the system's actions. */
export interface Actions<St extends State, A extends Action, E extends Event> {
  /** Every legal action that the engine lists. */
  listed(state: St): readonly A[];
  /** The pieces that act; empty if no piece does. */
  actors(action: A): readonly PieceId[];
  /** The targets, or the friend that a piece joins. */
  targets(state: St, action: A): readonly PieceId[];
  /** The piece that represents a unit or a character on the table: its host, if it has one. */
  shownAs(state: St, id: PieceId): PieceId;
  /** Whether the action is a fight between two pieces. The user chooses the fight by pressing either piece. */
  isFight(action: A): boolean;
  /** Whether the action ends the step, or declines all chances to act in a phase. */
  endsStep(action: A): boolean;
  /**
   * Whether the action passes, but for a longer or shorter time than the rest of the step. Such an action is offered beside the
   * action that ends the step.
   */
  passesOtherwise(action: A): boolean;
  /** Whether the action involves dice or may cause a roll. The page shows the odds of such an action first. */
  isRisk(state: St, action: A): boolean;
  /** Whether the action is minor. A piece that has only minor actions is not marked as able to act. */
  isMinor(state: St, action: A): boolean;
  /** Whether the action is decisive. Decisive actions are listed before preparatory ones. */
  isDecisive(action: A): boolean;
  /** The result of the action, if no other unit or player intervenes. */
  toCome(state: St, action: A): Chance<Report<St, E>>;
  /** Whether the answer stays secret after it is given. */
  isSealed(state: St, action: A, by: SideId): boolean;
  /** Actions that these pieces can try now, whether the engine lists them or not. */
  usual(state: St, ids: readonly PieceId[]): readonly A[];
  /**
   * Identifies the option to which an action belongs: actions with the same text are one option with different numbers or
   * targets. Null for an action that is an option of its own.
   */
  variant(state: St, action: A): string | null;
  /** Whether the first of two variants should be listed rather than the second. */
  isPlainer(one: A, other: A): boolean;
  /** Actions that a player might expect from these pieces now. Impossible ones are listed with the reason. */
  expected(state: St, ids: readonly PieceId[]): readonly A[];
  /** The action to try when these pieces are sent at an enemy for which no option is listed; null if there is none. */
  attempt(state: St, ids: readonly PieceId[], target: PieceId): A | null;
  /** Whether the player chooses the target by pressing the table, and may press again for another target. */
  isAimed(action: A): boolean;
  /** The action with another target that the engine does not list; null if that makes no sense. */
  aimedAt(state: St, action: A, target: PieceId): A | null;
  /** The pieces in the same group, including this one. */
  groupOf(state: St, id: PieceId): readonly PieceId[];
  /** Pieces that the player can deploy. */
  reserves(state: St, side: SideId): readonly (readonly PieceId[])[];
}

/** What is on the table. */
export interface Table<St extends State, A extends Action> {
  terrain(state: St): readonly Terrain[];
  places(state: St): readonly Place[];
  /** With `unseen`, everybody who is looking may know everything. `dim` says which pieces cannot act. */
  pieces(state: St, unseen: boolean, dim: (id: PieceId) => boolean): readonly Piece[];
  /** Important areas for these pieces: reach, zones, ranges. */
  layers(state: St, ids: readonly PieceId[], ghosts: readonly GhostPlace[]): readonly Layer[];
  /** The places to which an action would bring its actors. */
  ghosts(state: St, action: A): readonly GhostPlace[];
}

/** A number in an action that a player can adjust. */
export interface Dial {
  readonly field: string;
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** The factor by which the value is multiplied for display. */
  readonly shown: number;
  readonly unit: '″' | ' paces' | '°' | '';
}

/** Converts gestures on the table to actions. */
export interface Moves<St extends State, A extends Action> {
  /**
   * The action for pieces sent to a point. `grasped` is the point of the pieces that should arrive there. Null if this is not a
   * move.
   */
  sentTo(state: St, ids: readonly PieceId[], to: Point, grasped?: Point): A | null;
  /** Handles for dragging the chosen pieces. */
  handles(state: St, ids: readonly PieceId[]): readonly Handle[];
  /** The move that brings a handle towards a point. */
  drawnTo(state: St, ids: readonly PieceId[], handle: string, to: Point): A;
  /** Deploys reserves at a point. */
  putDown(state: St, ids: readonly PieceId[], to: Point): A;
  /** Whether the action needs a place that is chosen by pressing the table. */
  takesPlace(action: A): boolean;
  /**
   * The action at another place, or why nothing can be done at that place. Null if pressing the ground has no meaning for this
   * action.
   */
  placedAt(state: St, action: A, to: Point): A | Refusal | null;
  /** The numbers of an action that can be adjusted, each within a sensible range. */
  dials(state: St, action: A): readonly Dial[];
}

export interface Deployment<S extends Setup, St extends State, A extends Action> {
  isOn(state: St): boolean;
  /** The next action when the page deploys a side as a player would. */
  next(state: St, side: SideId): A | undefined;
  /** Creates a new battle as requested. */
  newBattle(asked: NewBattle): Promise<Opened<S, St, A>>;
}

export interface Words<St extends State, A extends Action> {
  /** Loads words that a battle with this set-up needs. */
  fetchFor(setup: St['setup']): Promise<void>;
  /** The default name of a battle. */
  battle(setup: St['setup']): string;
  action(state: St, action: A): string;
  /** The label on the button and above the options of this kind. */
  label(kind: A['kind']): string;
  question(state: St, question: Question): string;
  army(state: St, side: SideId): string;
  armyIn(setup: St['setup'], side: SideId): string;
  /** The players who may answer a question, if a side has several; otherwise the army's name is shown. */
  players?(state: St, question: Question): string;
  /** The composition of an army, shown after the army's name at the start of a battle. */
  introduction?(state: St, side: SideId): string;
  /** The names of pieces: `Knights (A1 and A4)`. */
  pieces(state: St, ...ids: readonly PieceId[]): string;
  /** What a die decides. In a fight this text includes who rolls the die. */
  purpose(state: St, purpose: Purpose, action: A): string;
  /** What would be left undone at the end of a step; empty if nothing. */
  leftUndone(state: St): string;
  /** The label of an action that ends the step. A phone shows only the first part. */
  endStep(state: St, action: A): readonly [first: string, rest: string];
  /** The cost of a legal move; empty if the action is not a move. */
  cost(state: St, action: A): string;
  /** The movement left to these pieces, in a sentence; empty if it does not matter now. */
  movementLeft(state: St, ids: readonly PieceId[]): string;
  /** The distance to a target that is out of reach. */
  awayFrom(state: St, action: A, target: PieceId): string;
  /** The reasons for a suggestion in words, one for each aspect of the position that it changes. */
  reasons(reasons: readonly { readonly aspect: string; readonly change: number }[]): readonly string[];
}

/** The most important facts about a piece. */
export interface PieceFacts {
  readonly side: SideId | null;
  readonly title: string;
  readonly facts: readonly string[];
}

/** A sentence on a card, with its rules. */
export interface CardLine {
  readonly text: string;
  readonly rules: readonly string[];
}
/** Everything about a piece or a piece of ground, for users who want to read more. */
export interface Card {
  readonly side: SideId | null;
  readonly title: string;
  /** The type whose symbol is shown; null for none. */
  readonly symbol: string | null;
  readonly kind: CardLine;
  /** A phrase for the state of the piece; empty if there is none. */
  readonly state: string;
  readonly figures: readonly { readonly label: string; readonly value: string; readonly rules: readonly string[] }[];
  readonly parts: readonly { readonly title: string; readonly lines: readonly CardLine[] }[];
}
/** The module with the cards, loaded when the user wants details about something on the table. */
export interface CardModule<St extends State> {
  piece(state: St, id: PieceId): Card | null;
  terrain(state: St, terrain: Terrain): Card | null;
  place(state: St, place: Place): Card | null;
}

/** A fact shown beside a side's name. */
export interface HeaderFact {
  readonly label: string;
  readonly value: string;
  /** What a phone shows instead of this fact; null if it shows nothing. */
  readonly narrow?: { readonly label: string; readonly value: string } | null;
}
/** The state of a side. */
export interface SideStanding {
  readonly name: string;
  /** The points of the side if the battle ended now, and how they add up. */
  readonly score: Score;
  /** Other facts about the side, the most important first: clocks, units left. */
  readonly facts: readonly HeaderFact[];
}
/** The state of the battle. */
export interface Header {
  /** `Turn 2`; empty before the battle. */
  readonly turn: string;
  /** The step of the turn, or the stage of the battle. */
  readonly step: string;
  /** The side that has to move; null if there is none. */
  readonly side: SideId | null;
  /** The turn, the side and the step on one line. */
  readonly place: string;
  /** What can still be spent in the step: moves of the clock, points of initiative. Empty if there is nothing to spend. */
  readonly left: string;
  readonly sides: Readonly<Record<SideId, SideStanding>>;
  /**
   * Other facts, in sentences, the most important first: who holds the objective, when the battle ends. The header has room for
   * two lines of such facts.
   */
  readonly notes: readonly string[];
}

/** A modifier to a die, with its rules. */
export interface SumPart {
  readonly name: string;
  readonly amount: number;
  readonly rules: readonly string[];
}
export interface Sum {
  /** The name of the piece or thing that the sum belongs to. */
  readonly of: string;
  readonly side: SideId | null;
  readonly die: number;
  readonly parts: readonly SumPart[];
  readonly total: number;
}
/** The sums behind the dice of an action. */
export interface Arithmetic {
  readonly sums: readonly Sum[];
  /** The two sums are compared with each other. */
  readonly versus: boolean;
  /** The result in words. */
  readonly says: string;
}

/** How good or bad a change is for the piece that it affects. */
export type Tone = 'good' | 'quiet' | 'bad' | 'worse' | 'worst';
/** The effects of an action that the table shows for a moment. */
export interface Effects {
  readonly words: readonly { readonly at: PieceId; readonly text: string; readonly tone: Tone }[];
  readonly shots: readonly { readonly from: PieceId; readonly to: PieceId }[];
  readonly sides: readonly { readonly side: SideId; readonly text: string; readonly tone: Tone }[];
}

/** A sentence in the chronicle. */
export interface Said {
  readonly text: string;
  readonly rules: readonly string[];
  readonly heading: boolean;
  /** Whether the sentence is only an entry on the record sheet: clocks, losses, moves counted. */
  readonly noted: boolean;
}

export interface ChronicleWords<St extends State, A extends Action, E extends Event> {
  lines(entry: Entry<St, A, E>): readonly Said[];
  /** What a die in an entry decided. */
  decides(entry: Pick<Entry<St, A, E>, 'events' | 'state'>, purpose: Purpose): string;
}

/** The module that explains results, loaded with the first dice. */
export interface ResultsModule<St extends State, A extends Action, E extends Event> {
  /** The sums behind the dice of an entry; null if there are none to show. */
  arithmetic(before: St, entry: Entry<St, A, E>): Arithmetic | null;
  /** The visible changes in an entry. */
  effects(before: St, entry: Entry<St, A, E>): Effects;
}

/** How games are written, and the dictionary that makes their links short. */
export interface NotationModule<S extends Setup, St extends State, A extends Action> {
  readonly notation: Notated<S, St, A>;
  /** The notation in which random ground is written as its seed. */
  drawnBy(seed: number): Notated<S, St, A>;
  readonly linkWords: string;
}

export interface CalculatorLink {
  readonly words: string;
  /** The path of the link, relative to the site's base. */
  readonly path: string;
}

/** A table of what each unit of a side has done, for the analysis. */
export interface UnitTable {
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: PieceId; readonly cells: readonly string[] }[];
}
/** The system's part of the analysis, loaded when the analysis is opened. */
export interface AnalysisModule<St extends State, A extends Action, E extends Event> {
  /** The action of an entry, in a few sentences. */
  deed(course: Course<St, A, E>, at: number): string;
  records(course: Course<St, A, E>): UnitTable;
  /** The lead of side A. */
  lead(state: St): number;
  /** A sentence about the unit in which the balance is measured. */
  readonly unit: string;
}

export interface OpeningsModule<S extends Setup, St extends State, A extends Action> {
  /** The battle requested by an address. */
  openingOf(search: URLSearchParams): Promise<Read<Opened<S, St, A>>>;
}

type Drawn = JSX.Element | null;
/** Parts of the panel that only this system has. A part is missing if there is nothing to show. */
export interface Panels<S extends Setup, St extends State, A extends Action> {
  /** A part that is beside the battle all the time, such as the aims of a scenario. */
  Beside?(props: { readonly state: St; readonly battle: Battle<S>; readonly onReady: () => void }): Drawn;
  /** Whether `Beside` shows something in this battle. The rest of the panel then waits until `Beside` calls `onReady`. */
  isBeside?(setup: S): boolean;
  /** A part above the choices for a question, such as the points to bid. */
  Question?(props: { readonly state: St; readonly onStage: (action: Action) => void }): Drawn;
  /** Further options for a chosen piece, such as spells. */
  Chosen?(props: {
    readonly state: St;
    readonly chosen: readonly PieceId[];
    readonly onStage: (action: Action) => void;
    readonly onLook: (action: Action | null) => void;
  }): Drawn;
  /** The part that shows actions of this kind. The ordinary list then leaves them out. */
  shownBy(kind: A['kind']): 'Question' | 'Chosen' | null;
  /** The odds of a proposed action, if only this system has such odds. */
  Staged?(props: {
    readonly state: St;
    readonly action: A;
    readonly root: string;
    readonly onChange: (action: Action) => void;
  }): Drawn;
}

export interface GameSystem<
  S extends Setup = Setup,
  St extends State = State,
  A extends Action = Action,
  E extends Event = Event,
> {
  readonly rules: Rules<S, St, A, E>;
  readonly loading: Loading<S>;
  question(state: St): Question | null;
  readonly actions: Actions<St, A, E>;
  readonly table: Table<St, A>;
  readonly moves: Moves<St, A>;
  readonly deployment: Deployment<S, St, A>;
  readonly words: Words<St, A>;
  facts(state: St, id: PieceId): PieceFacts | null;
  header(state: St): Header;
  /** A text that identifies the current step: different for each step of each phase of each turn. */
  step(state: St): string;
  /** The number of the turn, 0 before the first. */
  turn(state: St): number;
  readonly chronicle: ChronicleWords<St, A, E>;
  readonly panels: Panels<S, St, A>;
  /** The calculator for the same question; null if there is none. */
  calculator(state: St, action: A): Promise<CalculatorLink | null>;
  /**
   * The action that skips a moment at which the player does not want to be asked, such as a chance to cast while the opponent
   * acts. Null if the player has to decide. The function is missing if the system has no such moments.
   */
  passUnasked?(course: Course<St, A, E>, stops: Settings['stops']): A | null;
  /** The consequences of an action beyond its own dice, such as the melee after a charge. Null if there are none. */
  foresee?(state: St, action: A): Promise<Outcomes> | null;
  thinker(): Promise<ThinkerModule<St, A>>;
  notation(): Promise<NotationModule<S, St, A>>;
  /** Missing if the chronicle says enough about dice. */
  results?(): Promise<ResultsModule<St, A, E>>;
  /** Missing if `facts` says enough about pieces. */
  cards?(): Promise<CardModule<St>>;
  openings(): Promise<OpeningsModule<S, St, A>>;
  analysis(): Promise<AnalysisModule<St, A, E>>;
  lessons(): Promise<LessonsModule<St, A>>;
  /** Further code for battles by link. */
  correspondence(): Promise<CorrespondenceSystem<S, St, A, E, Result>>;
}
