/**
 * The course of a battle: every action with its dice, what happened, and the new state. The course is recalculated from the
 * record (set-up, faces, actions) whenever a battle is opened.
 */
import type { Chance, Roll } from '../../engine/kernel/chance.ts';
import { type DiceSource, diceFor, scripted } from '../../engine/kernel/dice.ts';
import type { Purpose } from '../../engine/kernel/die.ts';
import type { Replay } from '../../engine/kernel/replay.ts';
import type { Report } from '../../engine/kernel/ruleset.ts';
import type { Action, Asking, Event, Rules, Setup, SideId, State } from './vocabulary.ts';

export { diceFor };

export interface Rolled {
  readonly die: number;
  readonly face: number;
  readonly purpose: Purpose;
}

export interface Entry<St extends State = State, A extends Action = Action, E extends Event = Event> {
  /** The action; null for the start of the battle. */
  readonly action: A | null;
  /** The side that decided the action. */
  readonly by: SideId | null;
  readonly rolls: readonly Rolled[];
  readonly events: readonly E[];
  readonly state: St;
}
export type Course<St extends State = State, A extends Action = Action, E extends Event = Event> = readonly Entry<St, A, E>[];

export const stateOf = <St extends State, A extends Action, E extends Event>(course: Course<St, A, E>): St =>
  (course.at(-1) as Entry<St, A, E>).state;
export const facesOf = (course: Course): readonly number[] => course.flatMap(({ rolls }) => rolls.map(({ face }) => face));

export const replayOf = <S extends Setup, A extends Action>(
  { system, version }: Pick<Rules, 'system' | 'version'>,
  setup: S,
  course: readonly { readonly action: A | null; readonly rolls: readonly Rolled[] }[],
): Replay<S, A> => ({
  system,
  version,
  setup,
  dice: { faces: course.flatMap(({ rolls }) => rolls.map(({ face }) => face)) },
  actions: course.flatMap(({ action }) => (action ? [action] : [])),
});

/** Carries out an action with these dice, and records each die. */
export function entryOf<St extends State, A extends Action, E extends Event>(
  chance: Chance<Report<St, E>>,
  dice: DiceSource,
  action: A | null,
  by: SideId | null,
): Entry<St, A, E> {
  const rolls: Rolled[] = [];
  let at = chance;
  while (at.kind === 'roll') {
    const face = dice.roll(at.die, at.purpose);
    rolls.push({ die: at.die, face, purpose: at.purpose });
    at = at.next(face);
  }
  return { action, by, rolls, events: at.value.events, state: at.value.state };
}

/** The result of an action if every die shows its middle face, or the face that `face` gives. Previews use this result. */
export function middling<T>(chance: Chance<T>, face?: (at: Roll<T>) => number | undefined): T {
  let at = chance;
  while (at.kind === 'roll') at = at.next(face?.(at) ?? Math.ceil(at.die / 2));
  return at.value;
}

/** Dice whose faces are already known. */
export const diceOnTable = (faces: readonly number[]): DiceSource => scripted(faces);

export const begun = <S extends Setup, St extends State, A extends Action, E extends Event>(
  rules: Rules<S, St, A, E>,
  setup: S,
  seed: number,
): Course<St, A, E> => [entryOf<St, A, E>(rules.begin(setup), diceFor(seed, 0), null, null)];

export const after = <S extends Setup, St extends State, A extends Action, E extends Event>(
  rules: Rules<S, St, A, E>,
  course: Course<St, A, E>,
  action: A,
  dice: DiceSource,
): Course<St, A, E> => {
  const state = stateOf(course);
  return [...course, entryOf<St, A, E>(rules.perform(state, action), dice, action, rules.decider(state))];
};

/** The battle as one side may see it, without the other side's secrets. */
export const viewOf = <St extends State>(rules: Pick<Rules<Setup, St>, 'view'>, state: St, side: SideId): St =>
  rules.view?.(state, side) ?? state;

interface Sealing {
  readonly actions: { isSealed(state: State, action: Action, by: SideId): boolean };
}

/** The part of a battle that both sides may see: leaves out an answer that is still secret. */
export function discloseActions({ actions }: Sealing, course: Course): Course {
  let end = course.length;
  while (end > 1) {
    const { action, by, state } = course[end - 1] as Entry;
    if (action === null || by === null || !actions.isSealed(state, action, by)) break;
    end--;
  }
  return course.slice(0, end);
}

/** Whether a side passed up a chance to act, and nothing happened. */
const isSilent = ({ action, by, rolls, events }: Entry): boolean =>
  action !== null && by !== null && rolls.length === 0 && events.length === 0;

/**
 * The course without the player's last action; undefined if it cannot be undone. Passes by a computer player since then do not
 * prevent this, because the computer will be asked again.
 */
export function beforeLast(system: Asking, course: Course, mine: (side: SideId) => boolean): Course | undefined {
  const passed = course.findLastIndex((entry) => !(isSilent(entry) && !mine(entry.by as SideId)));
  const upTo = course.slice(0, passed + 1);
  return mayUndo(system, upTo, mine) ? upTo.slice(0, -1) : undefined;
}

/** Whether the last action can be undone: a player on this page must have made it, without dice, and it must not be secret. */
export const mayUndo = (system: Asking, course: Course, mine: (side: SideId) => boolean): boolean => {
  const last = course.at(-1);
  const asked = course.at(-2);
  return (
    last?.action != null &&
    last.rolls.length === 0 &&
    last.by !== null &&
    mine(last.by) &&
    !(asked && system.question(asked.state)?.secret)
  );
};
