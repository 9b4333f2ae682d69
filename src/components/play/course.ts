/**
 * The course of a battle: every action with the dice that fell, what happened and where it led. It follows from the record
 * (set-up, faces, actions) and is worked out again whenever a battle is opened.
 */

import type { BattleEvent, BattleReport } from '../../engine/fr3/battle/events.ts';
import { type Action, fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import type { SideId } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { Setup } from '../../engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { andThen, type Chance, known, map, type Roll } from '../../engine/kernel/chance.ts';
import { type DiceSource, diceFor, scripted } from '../../engine/kernel/dice.ts';
import type { Purpose } from '../../engine/kernel/die.ts';
import type { Replay } from '../../engine/kernel/replay.ts';

export { diceFor };

export interface Rolled {
  readonly die: number;
  readonly face: number;
  readonly purpose: Purpose;
}

export interface Entry {
  /** Null for the beginning. */
  readonly action: Action | null;
  /** Who decided it. */
  readonly by: SideId | null;
  readonly rolls: readonly Rolled[];
  readonly events: readonly BattleEvent[];
  readonly state: State;
}
export type Course = readonly Entry[];

export const stateOf = (course: Course): State => (course.at(-1) as Entry).state;
export const facesOf = (course: Course): readonly number[] => course.flatMap(({ rolls }) => rolls.map(({ face }) => face));

export const replayOf = (setup: Setup, course: Course): Replay<Setup, Action> => ({
  system: fr3Battle.system,
  version: fr3Battle.version,
  setup,
  dice: { faces: facesOf(course) },
  actions: course.flatMap(({ action }) => (action ? [action] : [])),
});

/** Follows a chance with these dice, and notes every one of them. */
export function entryOf(chance: Chance<BattleReport>, dice: DiceSource, action: Action | null, by: SideId | null): Entry {
  const rolls: Rolled[] = [];
  let at = chance;
  while (at.kind === 'roll') {
    const face = dice.roll(at.die, at.purpose);
    rolls.push({ die: at.die, face, purpose: at.purpose });
    at = at.next(face);
  }
  return { action, by, rolls, events: at.value.events, state: at.value.state };
}

/** What a chance comes to when every die shows its middle face, or the one that is said: for pictures of what would follow. */
export function middling<T>(chance: Chance<T>, face?: (at: Roll<T>) => number | undefined): T {
  let at = chance;
  while (at.kind === 'roll') at = at.next(face?.(at) ?? Math.ceil(at.die / 2));
  return at.value;
}

/** Dice that lie on the table already. */
export const thrown = (faces: readonly number[]): DiceSource => scripted(faces);

export const begun = (setup: Setup, seed: number): Course => [entryOf(fr3Battle.begin(setup), diceFor(seed, 0), null, null)];

/** The chance of an action that nothing forbids. */
export const chanceOf = (state: State, action: Action): Chance<BattleReport> => fr3Battle.perform(state, action);

/** The same with all that is thrown for it after nobody has put an illusion in the place of its target (fr3.spells.illusionary-target). */
export const chanceToCome = (state: State, action: Action): Chance<BattleReport> =>
  andThen(chanceOf(state, action), (told) =>
    askedNow(told.state)?.what === 'decoy'
      ? map(fr3Battle.perform(told.state, { kind: 'take' }), (next) => ({ ...next, events: [...told.events, ...next.events] }))
      : known(told),
  );

export const after = (course: Course, action: Action, dice: DiceSource): Course => {
  const state = stateOf(course);
  return [...course, entryOf(chanceOf(state, action), dice, action, fr3Battle.decider(state))];
};

/** The battle as a side may know it: what the other one keeps secret is not in it. */
export const viewOf = (state: State, side: SideId): State => fr3Battle.view?.(state, side) ?? state;

/** As much of a battle as both sides may know: what one has sealed is left off until it has been laid open. */
export function disclosed(course: Course): Course {
  let end = course.length;
  while (end > 1) {
    const { action, by, state } = course[end - 1] as Entry;
    if (action?.kind !== 'bid' || by === null || state.magic.spell?.sealed[by] == null) break;
    end--;
  }
  return course.slice(0, end);
}

/** What can be taken back: an action of a player of this page that let no die fall, and was no secret. */
export const mayUndo = (course: Course, mine: (side: SideId) => boolean): boolean => {
  const last = course.at(-1);
  const asked = course.at(-2);
  return (
    last?.action != null &&
    last.rolls.length === 0 &&
    last.by !== null &&
    mine(last.by) &&
    !(asked && askedNow(asked.state)?.secret)
  );
};
