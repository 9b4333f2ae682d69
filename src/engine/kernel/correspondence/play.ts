/**
 * Plays the messages of a battle as far as they go, by what one may know of the secrets in them: which actions were carried out
 * with which dice, where the battle stands, and whom it waits for. Whether seals and shares are what they were promised to be is
 * seen to before (`check.ts`); here they are taken as they are.
 */
import { play as follow } from '../chance.ts';
import { DiceError, type DiceSource, diceFor, recorded, scripted, seeded } from '../dice.ts';
import type { HappenedBy, Read, Report, Ruleset } from '../ruleset.ts';
import { type Entry, type Messages, type OpenArmy, otherSide, type Side, sideIds, type Terms } from './messages.ts';
import { type StandingRules, standingAction } from './standing.ts';

/** What a system supplies besides its ruleset. */
export interface CorrespondenceSystem<Setup, State, Action, Event extends HappenedBy, Result> {
  readonly ruleset: Ruleset<Setup, State, Action, Event, Side, Result>;
  /** The set-up from the terms, and from the armies if the terms do not have them. */
  setup(terms: unknown, armies: Readonly<Record<Side, unknown>> | null): Read<Setup>;
  /** An army as the opponent may see it, and what is hidden of it; no parts for an army that can hide nothing. */
  hide(army: unknown): { readonly army: unknown; readonly parts: readonly unknown[] };
  /** The army with the parts that are known; `undefined` stands for a part that is still hidden. */
  unhide(army: unknown, parts: readonly unknown[]): unknown;
  /** The question that is asked now is answered in secret. */
  isSecret(state: State): boolean;
  /** What a side sees of a state in a battle by message, if that is less than its view. */
  shown?(state: State, side: Side): State;
  /** What may be answered beforehand. */
  readonly standing: StandingRules<State, Action>;
}

/** What is known of secrets: hidden parts of armies by their number, sealed actions and standing answers by the number of their entry. */
export interface Knowledge {
  readonly parts: Readonly<Record<Side, ReadonlyMap<number, unknown>>>;
  readonly actions: ReadonlyMap<number, unknown>;
  readonly standing: ReadonlyMap<number, unknown>;
}
export const nothingKnown: Knowledge = { parts: { A: new Map(), B: new Map() }, actions: new Map(), standing: new Map() };

/** An action that was carried out, with its dice; the first step is the beginning of the battle. */
export interface Step<State, Action, Event> {
  /** The numbers of its message and of its entry in the whole record. */
  readonly message: number;
  readonly entry: number;
  readonly by: Side | null;
  readonly action: Action | null;
  readonly faces: readonly number[];
  readonly events: readonly Event[];
  readonly state: State;
  /** Its action is sealed and not known: a stand-in was played. */
  readonly assumed: boolean;
  /** The entry of the standing answer that has given it; its message and entry are those that led to the question. */
  readonly standing?: number;
  /** It answers a question of which the other side does not know. */
  readonly isUnseen?: true;
}

export type Wait = {
  readonly for: Side;
  /** What that side is to send: `reveal` opens what it has sealed, or holds it; `reveal-all` comes at the end of the battle. */
  readonly what: 'accept' | 'open' | 'act' | 'share' | 'faces' | 'reveal' | 'reveal-all';
};

export interface Played<State, Action, Event> {
  readonly terms: Terms | null;
  readonly names: Readonly<Partial<Record<Side, string>>>;
  readonly steps: readonly Step<State, Action, Event>[];
  /** How many steps had been made when each message had been played. */
  readonly after: readonly number[];
  /** Null when the battle is over and everything has been revealed, and when it is broken. */
  readonly waits: Wait | null;
  readonly resigned: Side | null;
  /** Entries that were not carried out, because of what happened or was revealed before them. */
  readonly dropped: ReadonlySet<number>;
  /** The action whose dice are missing. */
  readonly rolling: unknown;
  /** Standing answers in force, by their entries. */
  readonly standing: readonly { readonly entry: number; readonly by: Side }[];
  /** Entries that answer, sealed, a question of which the other side does not know. */
  readonly unseen: ReadonlySet<number>;
  /** Sides that have sealed an answer and neither opened nor held it. */
  readonly sealing: readonly Side[];
  /** Where the record breaks what was agreed or the rules, in a sentence. */
  readonly broken: { readonly message: number; readonly because: string } | null;
}

type System<Setup, State, Action, Event extends HappenedBy, Result> = CorrespondenceSystem<Setup, State, Action, Event, Result>;

const shownTo = <Setup, State, Action, Event extends HappenedBy, Result>(
  { ruleset, shown }: System<Setup, State, Action, Event, Result>,
  state: State,
  side: Side,
): State => shown?.(state, side) ?? ruleset.view?.(state, side) ?? state;

/** What a side sees of a state, as a text to compare: the same code has built both, so fields come in the same order. */
export const seenBy = <Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  state: State,
  side: Side,
): string => JSON.stringify(shownTo(system, state, side));

/** Whether a secret is asked of which this side does not know, such as the upkeep of an illusion. */
export const isUnseenBy = <Setup, State, Action, Event extends HappenedBy, Result>(
  system: System<Setup, State, Action, Event, Result>,
  state: State,
  side: Side,
): boolean => {
  if (!system.isSecret(state)) return false;
  const shown = shownTo(system, state, side);
  return !system.isSecret(shown) || system.ruleset.decider(shown) !== system.ruleset.decider(state);
};

/** What is played in the place of an action that is sealed: the first that is legal. */
export function standIn<Setup, State, Action, Event extends HappenedBy, Result>(
  ruleset: Ruleset<Setup, State, Action, Event, Side, Result>,
  state: State,
): Action | undefined {
  for (const action of ruleset.actions(state)) return action;
  return undefined;
}

/** Thrown when a die is needed that the shares of the players have not fixed yet. */
class NotFixed extends Error {}

class Broken extends Error {}

/** What a side may write whether it is asked or not. */
const anytime: readonly Entry['kind'][] = ['hold', 'reveal', 'reveal-part', 'resign', 'standing', 'reveal-standing', 'withdraw'];

/** An action that is to be carried out. */
interface Waiting {
  readonly message: number;
  readonly entry: number;
  readonly by: Side;
  act: Entry;
  readonly standing?: number;
  /** It has waited for the answer to a question of which its side did not know. */
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
  /** The other side has acted since. */
  pressed: boolean;
  isOpen: boolean;
  isHeld: boolean;
  /** The other side answers this question automatically and does not learn that it was asked. */
  isUnseen: boolean;
}

/**
 * Plays the messages. `seeds` are those of the pairs of shares that are complete, in order; `dropped` are entries that a reveal has
 * taken back.
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
  /** Actions of a message that wait for their dice, the first one among them; `by` has written it. */
  let pending: { readonly by: Side; readonly acts: Waiting[] } | null = null;
  const standing: Standing[] = [];
  /** What a side has done while the other has a question to answer of which it does not know. */
  const early: { readonly message: number; readonly entry: number; readonly by: Side; readonly each: Entry }[] = [];
  /** The dice of the message in hand, once they have been needed. */
  let dice: DiceSource | null = null;
  let pairs = 0;
  let writer: Side = 'A';
  let fallen = 0;

  const stateNow = (): State => (steps.at(-1) as Step<State, Action, Event>).state;

  /** The dice for what rolls next. */
  function source(faces: readonly number[] | undefined, begins: boolean): DiceSource & { finish?(): void } {
    const level = terms?.level;
    if (faces) return scripted(faces);
    if (level === 'own-dice' && !begins)
      return {
        roll() {
          throw new NotFixed();
        },
      };
    if (level !== 'checked') return diceFor(seeds[0] as number, fallen);
    return {
      roll(die, purpose) {
        if (!dice) {
          if (Math.min(shares.A, shares.B) <= pairs || seeds[pairs] === undefined) throw new NotFixed();
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
    if (!terms) throw new Broken('The battle has no terms.');
    const armyOf = (side: Side): unknown => {
      const army = openArmies[side];
      if (!army) return null;
      return system.unhide(
        army.army,
        army.parts.map((_, part) => knowledge.parts[side].get(part)),
      );
    };
    const armies = openArmies.A && openArmies.B ? { A: armyOf('A'), B: armyOf('B') } : null;
    const setup = system.setup(terms.setup, armies);
    if (!setup.ok) throw new Broken(setup.because);
    // Both shares of the first pair are here: they fix the dice that the beginning needs.
    perform({ message, entry, by: null, action: null, assumed: false }, ruleset.begin(setup.value));
  }

  /** Carries out an action; false if it is not legal any more after dice that fell in its message. */
  function carryOut({ message, entry, by, act, standing: of }: Waiting, hasRolled: boolean): boolean {
    const state = stateNow();
    const isSealed = act.kind === 'sealed';
    const known = isSealed ? knowledge.actions.get(entry) : act.kind === 'act' ? act.action : undefined;
    const stranger = ruleset.decider(state) !== by;
    if (stranger) {
      if (hasRolled) return false;
      throw new Broken(`It is not the turn of side ${by}.`);
    }
    if (isSealed && !system.isSecret(state)) throw new Broken('A sealed answer was sent, but no secret choice was asked for.');
    const action = isSealed && known === undefined ? standIn(ruleset, state) : ruleset.readAction(known);
    if (action === undefined) throw new Broken('An action cannot be read.');
    const refusal = ruleset.refuse(state, action);
    if (refusal) {
      if (hasRolled) return false;
      throw new Broken(`An action is not legal: ${refusal.because}`);
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
    // As long as a side is still to give its own secret answer, nothing depends on that of the other.
    const after = stateNow();
    const isStillAsked = system.isSecret(after) && ruleset.decider(after) === by;
    if (!isStillAsked) for (const each of sealed) if (each.by !== by) each.pressed = true;
    return true;
  }

  /** The action that a standing answer gives to what is asked now. */
  function answeredBeforehand(): Waiting | null {
    // Nothing is answered on the strength of a stand-in, not even by those who know better: all must go on from the same place.
    if (sideIds.some((side) => outstanding(side))) return null;
    const at = steps.at(-1);
    const by = at && standing.length > 0 && !isOver() ? ruleset.decider(at.state) : null;
    if (!at || by === null) return null;
    for (const each of standing) {
      if (each.by !== by || !each.isInForce || !knowledge.standing.has(each.entry)) continue;
      const answer = knowledge.standing.get(each.entry);
      const action = standingAction(system.standing, ruleset, system.isSecret, at.state, by, answer);
      if (action !== null)
        return { message: at.message, entry: at.entry, by, act: { kind: 'act', action }, standing: each.entry };
    }
    return null;
  }

  /** Carries out what waits, as far as the dice are fixed, and what standing answers give. */
  function advance(): void {
    // What is asked while something waits for its dice has been looked at before.
    let isNew = pending === null;
    for (;;) {
      const answer = isNew ? answeredBeforehand() : null;
      // The writer goes on after it: for the dice it is as if that side had acted.
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
          : // The side that has written last rolls.
            { for: writer, what: 'faces' };
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
    return side === null ? null : { for: side, what: 'act' };
  }

  /** A side cannot know that the other has a question to answer first. */
  const isTooEarly = (by: Side, wait: Wait | null): boolean =>
    wait?.what === 'act' && wait.for !== by && isUnseenBy(system, stateNow(), by);

  function takeAction(message: number, entry: number, by: Side, act: Entry, wait: Wait | null, isLate: boolean): void {
    if (dropped.has(entry)) return;
    // A question that only its own side knows of, about something hidden: for everybody else nothing happens.
    const isAsked = wait?.for === by && wait.what === 'act' && system.isSecret(stateNow());
    const seal = sealed.find((each) => each.entry === entry);
    if (seal && (!isAsked || isUnseenBy(system, stateNow(), otherSide(by)))) {
      seal.isUnseen = true;
      seal.isHeld = true;
    }
    const isSameBatch = pending?.by === by && pending.acts[0]?.message === message;
    if (act.kind === 'sealed' && !isAsked && !(isSameBatch && knowledge.actions.has(entry))) return;
    if (pending && isSameBatch) {
      pending.acts.push({ message, entry, by, act, isLate });
      return;
    }
    if (wait?.for === by && wait.what === 'act') {
      pending = { by, acts: [{ message, entry, by, act, isLate }] };
      advance();
    } else if (isLate || steps.some((step) => step.message === message && step.faces.length > 0)) {
      // The dice before it have changed what was to come.
      dropped.add(entry);
    } else throw new Broken(wait ? `Side ${by} has acted, but it is side ${wait.for} that must answer.` : 'The battle is over.');
  }

  function take(message: number, entry: number, by: Side, each: Entry): void {
    if (each.kind === 'sealed') sealed.push({ entry, by, pressed: false, isOpen: false, isHeld: false, isUnseen: false });
    const isAction = each.kind === 'act' || each.kind === 'sealed' || each.kind === 'faces';
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
    if (each.kind === 'act' || each.kind === 'sealed') {
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
        if (wait?.what !== 'faces' || !next || next.act.kind !== 'act')
          throw new Broken('Dice arrived, but nobody had asked for dice.');
        next.act = { ...next.act, faces: each.faces };
        advance();
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
          throw new Broken('A standing answer has been opened or withdrawn that was never given.');
        if (each.kind === 'withdraw') one.isInForce = false;
        else one.isOpen = true;
        return;
      }
      case 'reveal-part':
        if (each.part >= (openArmies[by]?.parts.length ?? 0))
          throw new Broken('The army never had the part that has been revealed.');
        revealedParts[by].add(each.part);
        return;
      case 'resign':
        if (stage !== 'battle' || isOver()) throw new Broken('Nobody can resign now.');
        resigned = by;
        pending = null;
        return;
    }
  }

  const after: number[] = [];
  const end = () => ({
    terms,
    names,
    steps,
    after,
    resigned,
    dropped,
    sealing: sealing(),
    unseen: new Set(sealed.filter(({ isUnseen }) => isUnseen).map(({ entry: of }) => of)),
    standing: standing.filter(({ isInForce }) => isInForce).map(({ entry: of, by }) => ({ entry: of, by })),
    rolling: rolling(),
  });
  let entry = 0;
  for (const [nth, message] of messages.entries()) {
    writer = message.by;
    for (const each of message.entries) {
      try {
        take(nth, entry, message.by, each);
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
