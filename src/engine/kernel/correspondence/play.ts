/**
 * Plays the messages of a battle as far as they go, using those secrets that are known. The result contains the actions that were
 * carried out and their dice, the current state of the battle, and the side that must act next. `check.ts` makes sure that seals
 * and shares match. This file does not check seals and shares.
 */
import { play as follow } from '../chance.ts';
import { DiceError, type DiceSource, diceFor, recorded, scripted, seeded } from '../dice.ts';
import type { HappenedBy, Read, Report, Ruleset } from '../ruleset.ts';
import { type Entry, type Messages, type OpenArmy, otherSide, type Side, sideIds, type Terms } from './messages.ts';
import {
  type CommandRules,
  leaderOf,
  leadOf,
  nameOf,
  onePlayerEach,
  type PlayerId,
  type Players,
  type Turn,
  turnOf,
  whyNoLead,
  whyNotTheirs,
  withLead,
  withPass,
} from './players.ts';
import { type StandingRules, standingAction } from './standing.ts';

/** What a system supplies in addition to its ruleset. */
export interface CorrespondenceSystem<Setup, State, Action, Event extends HappenedBy, Result> {
  readonly ruleset: Ruleset<Setup, State, Action, Event, Side, Result>;
  /** The set-up made from the terms, and from the armies if the terms do not contain them. */
  setup(terms: unknown, armies: Readonly<Record<Side, unknown>> | null): Read<Setup>;
  /** Splits an army into what the opponent may see and the hidden parts. An army that can hide nothing has no parts. */
  hide(army: unknown): { readonly army: unknown; readonly parts: readonly unknown[] };
  /** The army with the parts that are known. `undefined` stands for a part that is still hidden. */
  unhide(army: unknown, parts: readonly unknown[]): unknown;
  /** Whether the present question is answered in secret. */
  isSecret(state: State): boolean;
  /** What a side sees of a state in a battle by message, if that is less than the ruleset's view for the side. */
  shown?(state: State, side: Side): State;
  /** The questions that players may answer in advance. */
  readonly standing: StandingRules<State, Action>;
  /** The commands of a side that several players can lead. Missing if each side has one player. */
  readonly commands?: CommandRules<State, Action>;
}

/**
 * The secrets that are known. Hidden parts of armies are stored by their number, sealed actions and standing answers by the
 * number of their entry.
 */
export interface Knowledge {
  readonly parts: Readonly<Record<Side, ReadonlyMap<number, unknown>>>;
  readonly actions: ReadonlyMap<number, unknown>;
  readonly standing: ReadonlyMap<number, unknown>;
}
export const nothingKnown: Knowledge = { parts: { A: new Map(), B: new Map() }, actions: new Map(), standing: new Map() };

/** An action that was carried out, with its dice. The first step is the beginning of the battle. */
export interface Step<State, Action, Event> {
  /** The number of the step's message, and the number of its entry in the whole record. */
  readonly message: number;
  readonly entry: number;
  readonly by: Side | null;
  readonly action: Action | null;
  readonly faces: readonly number[];
  readonly events: readonly Event[];
  readonly state: State;
  /** The step's action is sealed and not known, so a stand-in was played. */
  readonly assumed: boolean;
  /**
   * The entry of the standing answer that gave this action. The step's message and entry are then those that led to the question.
   */
  readonly standing?: number;
  /** The step answers a question of which the other side does not know. */
  readonly isUnseen?: true;
}

export type Wait = {
  readonly for: Side;
  /** The player of that side, if it is not the first player (`Lead.entry`). */
  readonly player?: number;
  /**
   * What that side has to send. `reveal`: the side reveals its sealed answers, or keeps them closed with an entry `hold`.
   * `reveal-all`: the battle is over, and the side reveals everything.
   */
  readonly what: 'accept' | 'open' | 'act' | 'share' | 'faces' | 'reveal' | 'reveal-all';
};

export interface Played<State, Action, Event> {
  readonly terms: Terms | null;
  readonly names: Readonly<Partial<Record<Side, string>>>;
  readonly steps: readonly Step<State, Action, Event>[];
  /** For each message, the number of steps up to the end of that message. */
  readonly after: readonly number[];
  /** Null when the battle is over and everything has been revealed. Also null when the record is broken. */
  readonly waits: Wait | null;
  readonly resigned: Side | null;
  /** Entries that were not carried out, because something that happened or was revealed before them made them invalid. */
  readonly dropped: ReadonlySet<number>;
  /** Who leads the commands of both sides. */
  readonly players: Players;
  /** Whose turn it is to answer the present question; null if no question is open. */
  readonly turn: Turn | null;
  /** Sealed answers that are still closed, after the other side has answered or after they were held back. */
  readonly answered: ReadonlySet<number>;
  /** The action whose dice are missing. */
  readonly rolling: unknown;
  /** Standing answers in force, by the numbers of their entries. */
  readonly standing: readonly { readonly entry: number; readonly by: Side }[];
  /** Sealed entries that answer a question of which the other side does not know. */
  readonly unseen: ReadonlySet<number>;
  /** Sides that have sealed an answer and have neither revealed it nor held it back. */
  readonly sealing: readonly Side[];
  /** The place where the record breaks an agreement or a rule, and a sentence about it. */
  readonly broken: { readonly message: number; readonly because: string } | null;
}

type System<Setup, State, Action, Event extends HappenedBy, Result> = CorrespondenceSystem<Setup, State, Action, Event, Result>;

const shownTo = <Setup, State, Action, Event extends HappenedBy, Result>(
  { ruleset, shown }: System<Setup, State, Action, Event, Result>,
  state: State,
  side: Side,
): State => shown?.(state, side) ?? ruleset.view?.(state, side) ?? state;

/**
 * What a side sees of a state, as a text for comparison. The same code has built both states, so their fields have the same
 * order.
 */
export const seenBy = <Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  state: State,
  side: Side,
): string => JSON.stringify(shownTo(system, state, side));

/**
 * Whether the present question is a secret of the other side, so that this side does not know of it (for example the upkeep of an
 * illusion).
 */
export const isUnseenBy = <Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  state: State,
  side: Side,
): boolean => {
  if (!system.isSecret(state)) return false;
  const shown = shownTo(system, state, side);
  return !system.isSecret(shown) || system.ruleset.decider(shown) !== system.ruleset.decider(state);
};

/** The action that is played in place of a sealed one: the first legal action. */
export function standIn<Setup, State, Action, Event extends HappenedBy, Result>(
  ruleset: Ruleset<Setup, State, Action, Event, Side, Result>,
  state: State,
): Action | undefined {
  for (const action of ruleset.actions(state)) return action;
  return undefined;
}

/** Thrown when a die is needed that the players' shares have not determined yet. */
class NotFixed extends Error {}
/** Always the same error object, because nobody reads its stack trace, and recording one takes longer than playing a step. */
const notFixed = new NotFixed();

class Broken extends Error {}

/** The kinds of entry that a side may send at any time, even if the battle does not wait for it. */
const anytime: readonly Entry['kind'][] = ['hold', 'reveal', 'reveal-part', 'resign', 'standing', 'reveal-standing', 'withdraw'];

/** The kinds of entry that a side may send only when the battle waits for it. */
const inTurn: readonly Entry['kind'][] = ['act', 'sealed', 'faces', 'done', 'lead'];
/** The kinds of entry that players other than the first of a side may send. */
const ofEveryPlayer: readonly Entry['kind'][] = ['act', 'faces', 'done'];

/** An action that still has to be carried out. */
interface Waiting {
  readonly message: number;
  readonly entry: number;
  readonly by: Side;
  act: Entry;
  readonly standing?: number;
  /** The action had to wait while the other side answered a question that the acting side did not know of. */
  readonly isLate?: boolean;
}

interface Standing {
  readonly entry: number;
  readonly by: Side;
  isOpen: boolean;
  isInForce: boolean;
}

interface Sealed {
  readonly entry: number;
  readonly by: Side;
  /** The other side has acted since the answer was sealed. */
  pressed: boolean;
  isOpen: boolean;
  isHeld: boolean;
  /** On the other side's device a stand-in answers this question, so that the other side does not learn that it was asked. */
  isUnseen: boolean;
}

/**
 * Plays the messages. `seeds` are the seeds from the complete pairs of shares, in order. `takenBack` are entries that a reveal
 * has made invalid.
 */
export function played<Setup, State, Action, Event extends HappenedBy, Result>(
  system: CorrespondenceSystem<Setup, State, Action, Event, Result>,
  messages: Messages,
  seeds: readonly number[],
  knowledge: Knowledge = nothingKnown,
  takenBack: ReadonlySet<number> = new Set(),
): Played<State, Action, Event> {
  const { ruleset } = system;
  const steps: Step<State, Action, Event>[] = [];
  const names: Partial<Record<Side, string>> = {};
  const dropped = new Set<number>(takenBack);
  const shares: Record<Side, number> = { A: 0, B: 0 };
  const openArmies: Partial<Record<Side, OpenArmy | null>> = {};
  const revealedParts: Record<Side, Set<number>> = { A: new Set(), B: new Set() };
  const sealed: Sealed[] = [];
  let terms: Terms | null = null;
  let stage: 'offer' | 'accept' | 'open' | 'battle' = 'offer';
  let resigned: Side | null = null;
  /** Actions of one message that wait for their dice, in order. `by` is the side that wrote them. */
  let pending: { readonly by: Side; readonly acts: Waiting[] } | null = null;
  const standing: Standing[] = [];
  /** The actions that a side takes while the other side has to answer a question that the acting side does not know of. */
  const early: { readonly message: number; readonly entry: number; readonly by: Side; readonly each: Entry }[] = [];
  /** The dice of the current message, from the first roll on. */
  let dice: DiceSource | null = null;
  let pairs = 0;
  let writer: Side = 'A';
  let fallen = 0;
  let writerPlayer: PlayerId;
  let players: Players = onePlayerEach;

  const playerOf = (message: number): PlayerId => messages[message]?.player;
  const turnNow = (side: Side): Turn => turnOf(system, players, stateNow(), side, sealing().includes(side), steps.length);
  const notTheTurn = ({ side, player }: Pick<Turn, 'side' | 'player'>, by: PlayerId): string =>
    `It is the turn of ${nameOf(names, players, side, player)}, not of ${nameOf(names, players, side, by)}.`;

  const stateNow = (): State => (steps.at(-1) as Step<State, Action, Event>).state;

  /** The dice for the next roll. */
  function source(faces: readonly number[] | undefined, begins: boolean): DiceSource & { finish?(): void } {
    const level = terms?.level;
    if (faces) return scripted(faces);
    if (level === 'own-dice' && !begins)
      return {
        roll() {
          throw notFixed;
        },
      };
    if (level !== 'checked') return diceFor(seeds[0] as number, fallen);
    return {
      roll(die, purpose) {
        if (!dice) {
          if (Math.min(shares.A, shares.B) <= pairs || seeds[pairs] === undefined) throw notFixed;
          dice = seeded(seeds[pairs] as number);
          pairs++;
        }
        return dice.roll(die, purpose);
      },
    };
  }

  function perform(
    at: Pick<Step<State, Action, Event>, 'message' | 'entry' | 'by' | 'action' | 'assumed' | 'standing' | 'isUnseen'>,
    chance: ReturnType<typeof ruleset.begin>,
    faces?: readonly number[],
  ): void {
    const from = source(faces, at.by === null);
    const rolls = recorded(from);
    const done: Report<State, Event> = follow(chance, rolls);
    from.finish?.();
    fallen += rolls.faces.length;
    steps.push({ ...at, faces: rolls.faces, events: done.events, state: done.state });
  }

  function begin(message: number, entry: number): void {
    const armyOf = (side: Side): unknown => {
      const army = openArmies[side];
      if (!army) return null;
      return system.unhide(
        army.army,
        army.parts.map((_, part) => knowledge.parts[side].get(part)),
      );
    };
    const armies = openArmies.A && openArmies.B ? { A: armyOf('A'), B: armyOf('B') } : null;
    const setup = system.setup(terms?.setup, armies);
    if (!setup.ok) throw new Broken(setup.because);
    // The two shares of the first pair have arrived. The first shares determine the dice for the beginning of the battle.
    perform({ message, entry, by: null, action: null, assumed: false }, ruleset.begin(setup.value));
  }

  /** Carries out an action; false if it is no longer legal because of dice that were rolled in its message. */
  function carryOut({ message, entry, by, act, standing: of }: Waiting, hasRolled: boolean): boolean {
    const state = stateNow();
    const isSealed = act.kind === 'sealed';
    const known = isSealed ? knowledge.actions.get(entry) : act.kind === 'act' || act.kind === 'done' ? act.action : undefined;
    const stranger = ruleset.decider(state) !== by;
    const turn = stranger ? null : turnNow(by);
    const isOthers = turn !== null && of === undefined && turn.player !== playerOf(message);
    if (!turn || isOthers) {
      if (hasRolled) return false;
      throw new Broken(turn ? notTheTurn(turn, playerOf(message)) : `It is not the turn of side ${by}.`);
    }
    if (isSealed && !system.isSecret(state)) throw new Broken('A sealed answer was sent, but no secret choice was asked for.');
    const action = isSealed && known === undefined ? standIn(ruleset, state) : ruleset.readAction(known);
    if (action === undefined) throw new Broken('An action cannot be read.');
    const refusal = ruleset.refuse(state, action);
    if (refusal) {
      if (hasRolled) return false;
      throw new Broken(`An action is not legal: ${refusal.because}`);
    }
    if (act.kind === 'done') {
      const until = system.commands?.passes(state, action);
      if (until === undefined || turn.left.length === 0)
        throw new Broken('A player handed on a step, but no other player has anything left to do in it.');
      players = withPass(players, turn, until, steps.length);
      return true;
    }
    const because = isSealed ? null : whyNotTheirs(system, players, names, turn, state, action, steps.length);
    if (because !== null) {
      if (hasRolled) return false;
      throw new Broken(because);
    }
    const faces = terms?.level === 'own-dice' && act.kind === 'act' ? act.faces : undefined;
    const isUnseen = of === undefined && isUnseenBy(system, state, otherSide(by));
    const step = {
      message,
      entry,
      by,
      action,
      assumed: isSealed && known === undefined,
      ...(isUnseen ? ({ isUnseen } as const) : {}),
    };
    perform(of === undefined ? step : { ...step, standing: of }, ruleset.perform(state, action), faces);
    // While a side still has to give its own secret answer, nothing depends on the other side's answer.
    const after = stateNow();
    const isStillAsked = system.isSecret(after) && ruleset.decider(after) === by;
    if (!isStillAsked) for (const each of sealed) if (each.by !== by) each.pressed = true;
    return true;
  }

  /** The action that a standing answer gives to the present question. */
  function answeredBeforehand(): Waiting | null {
    // No standing answer is given while a stand-in is played, not even by a side that knows the real answer: both sides must
    // continue from the same state.
    if (sideIds.some((side) => outstanding(side))) return null;
    const at = steps.at(-1);
    const by = at && standing.length > 0 && !isOver() ? ruleset.decider(at.state) : null;
    if (!at || by === null) return null;
    // A standing answer is given only if the first player is the only one who may answer the question.
    const { player, all } = turnNow(by);
    if (player !== undefined || all.length > 1) return null;
    for (const each of standing) {
      if (each.by !== by || !each.isInForce || !knowledge.standing.has(each.entry)) continue;
      const answer = knowledge.standing.get(each.entry);
      const action = standingAction(system.standing, ruleset, system.isSecret, at.state, by, answer);
      if (action !== null)
        return { message: at.message, entry: at.entry, by, act: { kind: 'act', action }, standing: each.entry };
    }
    return null;
  }

  /** Carries out the waiting actions as far as their dice are determined, and the actions of standing answers. */
  function advance(): void {
    // If an action is already waiting for dice, the code has already looked for a standing answer to the present question.
    let isNew = pending === null;
    for (;;) {
      const answer = isNew ? answeredBeforehand() : null;
      // The writer of the message continues after the standing answer, and the dice of the answer are determined as if the writer
      // had acted.
      if (answer) {
        pending ??= { by: otherSide(answer.by), acts: [] };
        pending.acts.unshift(answer);
      }
      const next = pending?.acts[0];
      if (!pending || !next) break;
      if (next.standing === undefined && dropped.has(next.entry)) {
        pending.acts.shift();
        continue;
      }
      const before = steps.length;
      try {
        const hasRolled =
          next.isLate || dice !== null || steps.some(({ message, faces }) => message === next.message && faces.length > 0);
        if (!carryOut(next, hasRolled)) {
          for (const { entry } of pending.acts) dropped.add(entry);
          break;
        }
      } catch (error) {
        if (!(error instanceof NotFixed)) throw error;
        steps.length = before;
        return;
      }
      pending.acts.shift();
      isNew = true;
    }
    pending = null;
    dice = null;
  }

  const outstanding = (side: Side): Sealed | undefined =>
    sealed.find(({ by, isOpen, isHeld, pressed }) => by === side && !isOpen && !isHeld && pressed);
  const rolling = (): unknown => {
    const act = pending?.acts[0]?.act;
    return act?.kind === 'act' ? act.action : null;
  };
  const sealing = (): readonly Side[] =>
    sideIds.filter((side) => sealed.some(({ by, isOpen, isHeld }) => by === side && !isOpen && !isHeld));
  const isOver = (): boolean => resigned !== null || (steps.length > 0 && ruleset.result(stateNow()) !== null);

  const waitFor = (side: Side, what: Wait['what'], player: PlayerId): Wait =>
    player === undefined || !players.leads.some(({ entry }) => entry === player)
      ? { for: side, what }
      : { for: side, player, what };

  function waits(): Wait | null {
    if (stage === 'offer') return { for: 'A', what: 'accept' };
    if (stage === 'accept') return { for: 'B', what: 'accept' };
    if (stage === 'open') return { for: 'A', what: 'open' };
    if (pending) {
      const away = otherSide(pending.by);
      const against = otherSide(pending.acts[0]?.by ?? pending.by);
      if (terms?.level === 'own-dice')
        return sealed.some(({ by, isOpen, isUnseen }) => by === against && !isOpen && !isUnseen)
          ? { for: against, what: 'reveal' }
          : // The side that wrote last rolls the dice.
            waitFor(writer, 'faces', writerPlayer);
      return { for: shares[away] > pairs ? pending.by : away, what: 'share' };
    }
    for (const side of sideIds) if (outstanding(side)) return { for: side, what: 'reveal' };
    if (isOver()) {
      const hides = (side: Side) =>
        sealed.some(({ by, isOpen }) => by === side && !isOpen) ||
        standing.some(({ by, isOpen }) => by === side && !isOpen) ||
        (openArmies[side]?.parts ?? []).some((_, part) => !revealedParts[side].has(part));
      const side = sideIds.find(hides);
      return side ? { for: side, what: 'reveal-all' } : null;
    }
    const side = ruleset.decider(stateNow());
    return side === null ? null : waitFor(side, 'act', turnNow(side).player);
  }

  /** Whether an action must wait, because the other side first has to answer a question that the acting side does not know of. */
  const isTooEarly = (by: Side, wait: Wait | null): boolean =>
    wait?.what === 'act' && wait.for !== by && isUnseenBy(system, stateNow(), by);

  function takeAction(message: number, entry: number, by: Side, act: Entry, wait: Wait | null, isLate: boolean): void {
    if (dropped.has(entry)) return;
    // Only the acting side knows this question about something hidden. For the other side nothing happens.
    const isAsked = wait?.for === by && wait.what === 'act' && system.isSecret(stateNow());
    const seal = sealed.find((each) => each.entry === entry);
    if (seal && (!isAsked || isUnseenBy(system, stateNow(), otherSide(by)))) {
      seal.isUnseen = true;
      seal.isHeld = true;
    }
    const isTurn = wait?.for === by && wait.what === 'act' && wait.player === playerOf(message);
    const isSameBatch = pending?.by === by && pending.acts[0]?.message === message;
    if (act.kind === 'sealed' && !isAsked && !(isSameBatch && knowledge.actions.has(entry))) return;
    if (pending && isSameBatch) {
      pending.acts.push({ message, entry, by, act, isLate });
      return;
    }
    if (isTurn) {
      pending = { by, acts: [{ message, entry, by, act, isLate }] };
      advance();
    } else if (isLate || steps.some((step) => step.message === message && step.faces.length > 0)) {
      // Dice rolled before this action have changed the situation.
      dropped.add(entry);
    } else if (wait?.for === by && wait.what === 'act')
      throw new Broken(notTheTurn({ side: by, player: wait.player }, playerOf(message)));
    else throw new Broken(wait ? `Side ${by} has acted, but it is side ${wait.for} that must answer.` : 'The battle is over.');
  }

  function take(message: number, entry: number, by: Side, each: Entry): void {
    if (each.kind === 'sealed') sealed.push({ entry, by, pressed: false, isOpen: false, isHeld: false, isUnseen: false });
    const isAction = inTurn.includes(each.kind);
    if (isAction && (early[0]?.by === by || isTooEarly(by, waits()))) {
      early.push({ message, entry, by, each });
      return;
    }
    carry(message, entry, by, each, false);
    while (early[0]) {
      const [next] = early;
      const wait = waits();
      const waitsForDice = pending !== null && pending.acts[0]?.message !== next.message;
      if (waitsForDice || isTooEarly(next.by, wait)) return;
      early.shift();
      carry(next.message, next.entry, next.by, next.each, true);
    }
  }

  function carry(message: number, entry: number, by: Side, each: Entry, isLate: boolean): void {
    const wait = waits();
    const player = playerOf(message);
    if (player !== undefined) {
      if (!players.leads.some((lead) => lead.entry === player && lead.side === by))
        throw new Broken(`${nameOf(names, players, by, player)} leads no command any more, so this message does not count.`);
      if (!ofEveryPlayer.includes(each.kind))
        throw new Broken(`Only ${nameOf(names, players, by, undefined)}, the first player of the side, can send this.`);
    }
    if (each.kind === 'act' || each.kind === 'sealed' || each.kind === 'done') {
      takeAction(message, entry, by, each, wait, isLate);
      return;
    }
    const mayCome = stage === 'offer' || anytime.includes(each.kind);
    if (!mayCome && wait?.for !== by)
      throw new Broken(
        wait ? `Side ${by} has sent something, but it is side ${wait.for} that must answer.` : 'The battle is over.',
      );
    switch (each.kind) {
      case 'offer':
        if (stage !== 'offer' || by !== 'A') throw new Broken('A battle can be offered only once, and only by side A.');
        terms = each.terms;
        names.A = each.name;
        stage = 'accept';
        return;
      case 'accept':
        if (stage !== 'accept') throw new Broken('The battle has already been accepted.');
        names.B = each.name;
        openArmies.B = each.army;
        shares.B++;
        stage = 'open';
        return;
      case 'open':
        if (stage !== 'open') throw new Broken('The battle has already begun.');
        openArmies.A = each.army;
        shares.A++;
        stage = 'battle';
        dice = null;
        begin(message, entry);
        dice = null;
        pairs = 1;
        return;
      case 'share':
        if (wait?.what !== 'share') throw new Broken('A part of a dice roll arrived, but no roll was waiting for it.');
        shares[by]++;
        advance();
        return;
      case 'faces': {
        const [next] = pending?.acts ?? [];
        if (wait?.what !== 'faces' || wait.player !== player || !next || next.act.kind !== 'act')
          throw new Broken('Dice arrived, but nobody had asked for dice.');
        next.act = { ...next.act, faces: each.faces };
        advance();
        return;
      }
      case 'lead': {
        const lead = leadOf(players, by, entry, each);
        const isBack = 'name' in each && each.name === '';
        const isLeads = wait?.player === undefined || (isBack && leaderOf(players, by, each.command) === wait.player);
        if (stage !== 'battle' || wait?.what !== 'act' || !isLeads)
          throw new Broken(
            'A command can change its player only when the first player, or the player who leads it, has to decide.',
          );
        if (!lead) throw new Broken('A command was given to a player whom this side does not have.');
        const because = whyNoLead(system, players, stateNow(), lead, (openArmies[by]?.parts.length ?? 0) > 0);
        if (because !== null) throw new Broken(because);
        players = withLead(players, lead);
        return;
      }
      case 'hold':
        for (const one of sealed) if (one.by === by) one.isHeld = true;
        advance();
        return;
      case 'reveal': {
        const one = sealed.find(({ entry: of, by: owner }) => of === each.of && owner === by);
        if (!one || one.isOpen) throw new Broken('Something has been revealed that was never sealed.');
        one.isOpen = true;
        advance();
        return;
      }
      case 'standing':
        if (stage !== 'battle' || isOver()) throw new Broken('A standing answer was given when no battle was in progress.');
        standing.push({ entry, by, isOpen: false, isInForce: true });
        advance();
        return;
      case 'reveal-standing':
      case 'withdraw': {
        const one = standing.find(({ entry: of, by: owner }) => of === each.of && owner === by);
        if (!one || (each.kind === 'withdraw' ? !one.isInForce : one.isOpen))
          throw new Broken('The record opens or withdraws a standing answer, but the player never gave one.');
        if (each.kind === 'withdraw') one.isInForce = false;
        else one.isOpen = true;
        return;
      }
      case 'reveal-part':
        revealedParts[by].add(each.part);
        return;
      case 'resign':
        if (stage !== 'battle' || isOver()) throw new Broken('Nobody can resign now.');
        resigned = by;
        pending = null;
        return;
    }
  }

  const turnAtEnd = (): Turn | null => {
    const side = stage === 'battle' && steps.length > 0 && !isOver() ? ruleset.decider(stateNow()) : null;
    return side === null ? null : turnNow(side);
  };
  const after: number[] = [];
  const end = () => ({
    terms,
    names,
    steps,
    after,
    resigned,
    dropped,
    sealing: sealing(),
    players,
    turn: turnAtEnd(),
    answered: new Set(sealed.filter(({ isOpen, pressed, isHeld }) => !isOpen && (pressed || isHeld)).map(({ entry: of }) => of)),
    unseen: new Set(sealed.filter(({ isUnseen }) => isUnseen).map(({ entry: of }) => of)),
    standing: standing.filter(({ isInForce }) => isInForce).map(({ entry: of, by }) => ({ entry: of, by })),
    rolling: rolling(),
  });
  let entry = 0;
  for (const [nth, message] of messages.entries()) {
    for (const each of message.entries) {
      try {
        take(nth, entry, message.by, each);
        writer = message.by;
        writerPlayer = message.player;
      } catch (error) {
        if (!(error instanceof Broken || error instanceof DiceError)) throw error;
        return { ...end(), waits: null, broken: { message: nth, because: error.message } };
      }
      entry++;
    }
    after.push(steps.length);
  }
  return { ...end(), waits: waits(), broken: null };
}
