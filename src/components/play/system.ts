/**
 * What a system gives to the battle page: one object, `GameSystem`. The page asks it for every sentence, number and picture that
 * belongs to a game, and knows no game by name. A system lives in its own folder (`fr3/`), which the shared files never import.
 *
 * Every function takes a state as the side that looks at it may know it (`Ruleset.view`).
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
import type { Course, Entry } from './course.ts';
import type { Outcomes } from './outcomes.ts';
import type { NewBattle } from './requested.ts';
import type { Battle, Opened } from './saved.ts';
import type { Settings } from './storage.ts';
import type { ThinkerModule } from './thinker.ts';
import type { LessonsModule } from './tutorial/progress.ts';
import type { Action, Event, PieceId, Question, Result, Rules, Score, Setup, SideId, State } from './vocabulary.ts';

/** Code that only some battles need. Each fails where the network does. */
export interface Loading<S extends Setup> {
  /** Fetches what a battle of this set-up needs. */
  forSetup(setup: S): Promise<void>;
  /** Fetches what it takes to read a set-up from outside. */
  forReading(): Promise<void>;
  /** Fetches everything. */
  forAll(): Promise<void>;
}

/** The actions of the system, as far as the page has to tell them apart. */
export interface Actions<St extends State, A extends Action, E extends Event> {
  /** Every legal action that the engine lists. */
  listed(state: St): readonly A[];
  /** Who does it. Empty for what no piece does. */
  actors(action: A): readonly PieceId[];
  /** Whom it is done to, or which friend it goes to. */
  targets(state: St, action: A): readonly PieceId[];
  /** The piece on the table that shows a unit or a character: its host, where it has one. */
  shownAs(state: St, id: PieceId): PieceId;
  /** A fight of two pieces that is chosen by pressing either of them. */
  isFight(action: A): boolean;
  /** It ends the step, or lets the chances of the phase pass. */
  endsStep(action: A): boolean;
  /** It passes for longer or shorter; offered beside what ends the step. */
  passesOtherwise(action: A): boolean;
  /** Dice fall in it, or may fall because of it: its odds are shown first. */
  isRisk(state: St, action: A): boolean;
  /** Whoever can do no more than this is not marked as having something to do. */
  isMinor(state: St, action: A): boolean;
  /** It is decisive: it stands before what only prepares it. */
  isDecisive(action: A): boolean;
  /** What comes of it, if nobody else interferes. */
  toCome(state: St, action: A): Chance<Report<St, E>>;
  /** Its answer is still secret after it was given. */
  isSealed(state: St, action: A, by: SideId): boolean;
  /** Actions that any of these pieces can try now, whether the engine lists them or not. */
  usual(state: St, ids: readonly PieceId[]): readonly A[];
  /** Actions with the same text here are one choice with other numbers or other targets; null for an action of its own. */
  variant(state: St, action: A): string | null;
  /** Of two variants, whether the first one stands in the list. */
  isPlainer(one: A, other: A): boolean;
  /** What a player might expect of them now: what is refused is listed with its reason. */
  expected(state: St, ids: readonly PieceId[]): readonly A[];
  /** What is tried when they are sent at an enemy to whom no listed action leads; null where nothing is. */
  attempt(state: St, ids: readonly PieceId[], target: PieceId): A | null;
  /** Its target is chosen by pressing the table, again and again. */
  isAimed(action: A): boolean;
  /** The same at somebody else, where the engine lists nothing; null where that makes no sense. */
  aimedAt(state: St, action: A, target: PieceId): A | null;
  /** The pieces that it forms a group with, itself among them. */
  groupOf(state: St, id: PieceId): readonly PieceId[];
  /** Pieces that are not on the table yet and can be put there by the player. */
  reserves(state: St, side: SideId): readonly (readonly PieceId[])[];
}

/** What stands on the table. */
export interface Table<St extends State, A extends Action> {
  terrain(state: St): readonly Terrain[];
  places(state: St): readonly Place[];
  /** `unseen`: nobody looks who may not know everything. `dim`: who has nothing to do. */
  pieces(state: St, unseen: boolean, dim: (id: PieceId) => boolean): readonly Piece[];
  /** Areas that matter for these pieces: reach, zones, ranges. */
  layers(state: St, ids: readonly PieceId[], ghosts: readonly GhostPlace[]): readonly Layer[];
  /** Where an action would bring those who make it. */
  ghosts(state: St, action: A): readonly GhostPlace[];
}

/** A number of an action that a player may turn. */
export interface Dial {
  readonly field: string;
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Value times this is what is shown. */
  readonly shown: number;
  readonly unit: '″' | '°' | '';
}

/** From gestures on the table to actions. */
export interface Moves<St extends State, A extends Action> {
  /** What they do when they are sent to a point; `grasped` is the point of theirs that shall come there. Null for no move. */
  sentTo(state: St, ids: readonly PieceId[], to: Point, grasped?: Point): A | null;
  /** Points of the chosen pieces that can be dragged. */
  handles(state: St, ids: readonly PieceId[]): readonly Handle[];
  /** The move that brings a handle toward a point. */
  drawnTo(state: St, ids: readonly PieceId[], handle: string, to: Point): A;
  /** Reserves put down at a point. */
  putDown(state: St, ids: readonly PieceId[], to: Point): A;
  /** It takes a place that is chosen by pressing the table. */
  takesPlace(action: A): boolean;
  /** The same at another place; or why nothing can be done there. Null where pressing the ground means nothing. */
  placedAt(state: St, action: A, to: Point): A | Refusal | null;
  /** The numbers of an action that may be turned, each within what could make sense. */
  dials(state: St, action: A): readonly Dial[];
}

export interface Deployment<S extends Setup, St extends State, A extends Action> {
  isOn(state: St): boolean;
  /** What the next units of a side do that deploy as a player would. */
  next(state: St, side: SideId): A | undefined;
  /** A new battle from what was asked for. */
  newBattle(asked: NewBattle): Promise<Opened<S, St, A>>;
}

export interface Words<St extends State, A extends Action> {
  /** Fetches words that a battle of this set-up needs. */
  fetchFor(setup: St['setup']): Promise<void>;
  /** The name of a battle that nobody has named. */
  battle(setup: St['setup']): string;
  action(state: St, action: A): string;
  /** On the button and above the choices of this kind. */
  label(kind: A['kind']): string;
  question(state: St, question: Question): string;
  army(state: St, side: SideId): string;
  armyIn(setup: St['setup'], side: SideId): string;
  /** What an army is made of, in a sentence: it is said as a battle begins. */
  introduction?(state: St, side: SideId): string;
  /** Pieces by their names: `Knights (A1 and A4)`. */
  pieces(state: St, ...ids: readonly PieceId[]): string;
  /** What a die decides; of an action with two who fight, whose die it is. */
  purpose(state: St, purpose: Purpose, action: A): string;
  /** What a step that is about to end leaves undone; empty where nothing. */
  leftUndone(state: St): string;
  /** Of an action that ends the step: the first words are all that a phone has room for. */
  endStep(state: St, action: A): readonly [first: string, rest: string];
  /** What a legal move costs; empty for what is no move. */
  cost(state: St, action: A): string;
  /** Movement that is left to these pieces, in a sentence; empty where it does not matter now. */
  movementLeft(state: St, ids: readonly PieceId[]): string;
  /** How far away a target is that cannot be reached. */
  awayFrom(state: St, action: A, target: PieceId): string;
  /** Why an action is suggested, from what it changes part by part. */
  reasons(reasons: readonly { readonly aspect: string; readonly change: number }[]): readonly string[];
}

/** Everything that is known of a piece at a glance. */
export interface PieceFacts {
  readonly side: SideId | null;
  readonly title: string;
  readonly facts: readonly string[];
}

/** A sentence of a card, with the rules behind it. */
export interface CardLine {
  readonly text: string;
  readonly rules: readonly string[];
}
/** Everything about a piece or a piece of ground, to be read at leisure. */
export interface Card {
  readonly side: SideId | null;
  readonly title: string;
  /** The type of its symbol; null where it has none. */
  readonly symbol: string | null;
  readonly kind: CardLine;
  /** Its state, in a phrase; empty where there is none. */
  readonly state: string;
  readonly figures: readonly { readonly label: string; readonly value: string; readonly rules: readonly string[] }[];
  readonly parts: readonly { readonly title: string; readonly lines: readonly CardLine[] }[];
}
/** Fetched when somebody wants to know what is on the table. */
export interface CardModule<St extends State> {
  piece(state: St, id: PieceId): Card | null;
  terrain(state: St, terrain: Terrain): Card | null;
  place(state: St, place: Place): Card | null;
}

/** A fact of a side beside its name. */
export interface HeaderFact {
  readonly label: string;
  readonly value: string;
}
/** How a side stands. */
export interface SideStanding {
  readonly name: string;
  /** Points if the battle ended now, and what they are made of. */
  readonly score: Score;
  /** What counts besides, the most important first: clocks, units left. */
  readonly facts: readonly HeaderFact[];
}
/** Where the battle stands. */
export interface Header {
  /** `Turn 2`; empty before the battle. */
  readonly turn: string;
  /** The step of the turn, or the stage of the battle. */
  readonly step: string;
  /** Whose phase it is; null where it is nobody’s. */
  readonly side: SideId | null;
  /** The same in one line: turn, side and step. */
  readonly place: string;
  /** What is left to spend in the step: moves of the clock, points of initiative. Empty where nothing is. */
  readonly left: string;
  readonly sides: Readonly<Record<SideId, SideStanding>>;
  /** What else decides the battle, in sentences: who holds the objective. */
  readonly notes: readonly string[];
  /** Why the battle would end, in a sentence; empty when it is over. */
  readonly ends: string;
}

/** A number that was added to a die, and the rules that add it. */
export interface SumPart {
  readonly name: string;
  readonly amount: number;
  readonly rules: readonly string[];
}
export interface Sum {
  /** Whose sum it is. */
  readonly of: string;
  readonly side: SideId | null;
  readonly die: number;
  readonly parts: readonly SumPart[];
  readonly total: number;
}
/** The sums behind the dice of an action. */
export interface Arithmetic {
  readonly sums: readonly Sum[];
  /** The two sums are set against each other. */
  readonly versus: boolean;
  /** What they came to. */
  readonly says: string;
}

/** How a change feels to the one whom it befalls. */
export type Tone = 'good' | 'quiet' | 'bad' | 'worse' | 'worst';
/** What an action has changed, as the table shows it for a moment. */
export interface Effects {
  readonly words: readonly { readonly at: PieceId; readonly text: string; readonly tone: Tone }[];
  readonly shots: readonly { readonly from: PieceId; readonly to: PieceId }[];
  readonly sides: readonly { readonly side: SideId; readonly text: string; readonly tone: Tone }[];
}

/** A sentence of the chronicle. */
export interface Said {
  readonly text: string;
  readonly rules: readonly string[];
  readonly heading: boolean;
  /** What the sheet beside the table notes: clocks, losses, moves counted. */
  readonly noted: boolean;
}

export interface ChronicleWords<St extends State, A extends Action, E extends Event> {
  lines(entry: Entry<St, A, E>): readonly Said[];
  /** What a die of an entry decided. */
  decides(entry: Pick<Entry<St, A, E>, 'events' | 'state'>, purpose: Purpose): string;
}

/** What explains results. Fetched with the first dice. */
export interface ResultsModule<St extends State, A extends Action, E extends Event> {
  /** The sums behind the dice of an entry; null where there are none to show. */
  arithmetic(before: St, entry: Entry<St, A, E>): Arithmetic | null;
  /** What an entry has changed. */
  effects(before: St, entry: Entry<St, A, E>): Effects;
}

/** How games are written, and the words that make their links short. */
export interface NotationModule<S extends Setup, St extends State, A extends Action> {
  readonly notation: Notated<S, St, A>;
  /** The same, with ground said by the seed that has drawn it. */
  drawnBy(seed: number): Notated<S, St, A>;
  readonly linkWords: string;
}

export interface CalculatorLink {
  readonly words: string;
  /** Below the base of the site. */
  readonly path: string;
}

/** A table of what each unit of a side has done, for looking back. */
export interface UnitTable {
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: PieceId; readonly cells: readonly string[] }[];
}
/** What looking back on a battle needs besides. Fetched when somebody looks back. */
export interface AnalysisModule<St extends State, A extends Action, E extends Event> {
  /** What was done in an entry, in a few sentences. */
  deed(course: Course<St, A, E>, at: number): string;
  records(course: Course<St, A, E>): UnitTable;
  /** How far side A is ahead. */
  lead(state: St): number;
  /** In what unit the balance is counted, in a sentence. */
  readonly unit: string;
}

export interface OpeningsModule<S extends Setup, St extends State, A extends Action> {
  /** The battle that an address asks for. */
  openingOf(search: URLSearchParams): Promise<Read<Opened<S, St, A>>>;
}

type Drawn = JSX.Element | null;
/** Parts of the rail that only this system has. Each is left out where there is nothing to show. */
export interface Panels<S extends Setup, St extends State, A extends Action> {
  /** Beside the battle as long as it lasts: aims of a scenario. */
  Beside?(props: { readonly state: St; readonly battle: Battle<S> }): Drawn;
  /** Above the choices of a question: points to seal. */
  Question?(props: { readonly state: St; readonly onStage: (action: Action) => void }): Drawn;
  /** What a chosen piece can do besides: spells. */
  Chosen?(props: {
    readonly state: St;
    readonly chosen: readonly PieceId[];
    readonly onStage: (action: Action) => void;
    readonly onLook: (action: Action | null) => void;
  }): Drawn;
  /** Which panel shows actions of a kind: the list in its place leaves them out. */
  shownBy(kind: A['kind']): 'Question' | 'Chosen' | null;
  /** Odds of a staged action that are the system’s own. */
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
  /** The step that is in hand: another text for every step of every phase of every turn. */
  step(state: St): string;
  /** Number of the turn, 0 before the first. */
  turn(state: St): number;
  readonly chronicle: ChronicleWords<St, A, E>;
  readonly panels: Panels<S, St, A>;
  /** The calculator that answers the same question; null where none does. */
  calculator(state: St, action: A): Promise<CalculatorLink | null>;
  /**
   * The answer that lets a moment pass for which the player does not want to be stopped: a chance to cast while the opponent acts.
   * Null where the player decides. Left out by a system that asks nothing of the kind.
   */
  passUnasked?(course: Course<St, A, E>, stops: Settings['stops']): A | null;
  /** What an action leads to, where that is more than its own dice: the melee after a charge. Null where its own dice are all. */
  foresee?(state: St, action: A): Promise<Outcomes> | null;
  thinker(): Promise<ThinkerModule<St, A>>;
  notation(): Promise<NotationModule<S, St, A>>;
  /** Left out by a system whose chronicle says enough of its dice. */
  results?(): Promise<ResultsModule<St, A, E>>;
  /** Left out by a system whose pieces need no more words than `facts`. */
  cards?(): Promise<CardModule<St>>;
  openings(): Promise<OpeningsModule<S, St, A>>;
  analysis(): Promise<AnalysisModule<St, A, E>>;
  lessons(): Promise<LessonsModule<St, A>>;
  /** What battles by link need besides. */
  correspondence(): Promise<CorrespondenceSystem<S, St, A, E, Result>>;
}
