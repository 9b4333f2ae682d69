/** The lesson: it finds its pupil whatever he does, notices what he has done, and never shows what is not legal. */

import { describe, expect, test } from 'vitest';
import { lessonBattle } from '../../src/components/play/fr3/tutorial/battle.ts';
import { lessons, pupil } from '../../src/components/play/fr3/tutorial/lessons.ts';
import { type Action, fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { brokenInvariants } from '../../src/engine/fr3/battle/invariants.ts';
import { worth } from '../../src/engine/fr3/battle/judgement/judgement.ts';
import { askedNow } from '../../src/engine/fr3/battle/sequence.ts';
import type { State } from '../../src/engine/fr3/battle/vocabulary/state.ts';
import { seeded } from '../../src/engine/kernel/dice.ts';
import { greedyPlayer, type Player, randomPlayer } from '../../src/engine/kernel/opponent.ts';
import { after, type Course, diceFor, facesOf, optionsOf, progressOf, readBattle, stateOf, writeBattle } from './fr3-play.ts';

const opened = (() => {
  const read = lessonBattle();
  if (!read.ok) throw new Error(read.because);
  return read.value;
})();
const none: ReadonlySet<string> = new Set();
const enemy = greedyPlayer(fr3Battle, { worth });
const unitsOf = (action: Action): readonly string[] => ('units' in action && Array.isArray(action.units) ? action.units : []);

/** The lesson to its end: the pupil does what `pupilDoes` says. */
function taken(
  pupilDoes: (course: Course) => Action,
  each: (course: Course) => void = () => {},
  other: Player<State, Action> = enemy,
): Course {
  let { course } = opened;
  for (;;) {
    each(course);
    const state = stateOf(course);
    const side = fr3Battle.decider(state);
    if (side === null) return course;
    const action = side === pupil ? pupilDoes(course) : (other.choose(state) as Action);
    course = after(course, action, diceFor(opened.battle.seed, facesOf(course).length));
  }
}
const first = (state: State, kind: Action['kind']) => optionsOf(state).find((action) => action.kind === kind);
const passed = (state: State): Action => first(state, 'pass') ?? (optionsOf(state)[0] as Action);

describe('the battle of the lesson', () => {
  test('stands in place, is taken by the pupil against the computer, and knows that it is the lesson when it is kept', () => {
    const { battle, course } = opened;
    expect(brokenInvariants(stateOf(course))).toEqual([]);
    expect(battle.seats).toEqual({ A: 'person', B: 'greedy' });
    const again = readBattle(writeBattle(battle, course));
    expect(again.ok && again.battle.lesson).toBe(true);
  });

  test('whoever does as he is told learns the most of it, and the order is that of a turn', () => {
    const read = new Set<string>();
    const order: string[] = [];
    const course = taken((at) => {
      for (;;) {
        const { due } = progressOf(at, read);
        if (!due) return passed(stateOf(at));
        if (order.at(-1) !== due.id) order.push(due.id);
        if (due.counts.length > 0) return due.show?.(optionsOf(stateOf(at))) as Action;
        read.add(due.id);
      }
    });
    expect(order.slice(0, 2)).toEqual(['clock', 'shoot']);
    expect(order.indexOf('charge')).toBeLessThan(order.indexOf('melee'));
    expect(progressOf(course, read).done.size).toBeGreaterThanOrEqual(8);
    expect(stateOf(course).sheet.turn).toBeLessThanOrEqual(6);
  });
});

describe('progress', () => {
  const begin = opened.course;
  const act = (course: Course, action: Action): Course => after(course, action, diceFor(1, facesOf(course).length));

  test('any action that does it counts, and whoever acts has read what was to be read', () => {
    expect(progressOf(begin, none)).toMatchObject({ due: { id: 'clock' }, praised: null });
    const shot = act(begin, first(stateOf(begin), 'shoot') as Action);
    const { done, praised, due } = progressOf(shot, none);
    expect([...done].sort()).toEqual(['clock', 'shoot']);
    expect(praised?.id).toBe('shoot');
    // The other bow may still shoot, and there is nothing new in that.
    expect(askedNow(stateOf(shot))?.what).toBe('missiles');
    expect(due).toBeNull();
  });

  test('what is left out comes again when it can be done', () => {
    const skipped = act(begin, { kind: 'pass' });
    const { done, due } = progressOf(skipped, none);
    expect(done.has('shoot')).toBe(false);
    expect(due?.id).toBe('ahead');
    const wheeled = act(skipped, first(stateOf(skipped), 'wheel') as Action);
    expect(progressOf(wheeled, none)).toMatchObject({ due: { id: 'ahead' }, praised: { id: 'wheel' } });
  });

  test('an action that is taken back has not been learned', () => {
    const moved = act(act(begin, { kind: 'pass' }), first(stateOf(act(begin, { kind: 'pass' })), 'ahead') as Action);
    expect(progressOf(moved, none).done.has('ahead')).toBe(true);
    expect(progressOf(moved.slice(0, -1), none).done.has('ahead')).toBe(false);
  });

  test('the enemy’s doings teach nobody', () => {
    const enemyActed = taken((course) => passed(stateOf(course)));
    const { done } = progressOf(enemyActed, none);
    expect(done.has('charge')).toBe(false);
    expect(done.has('wheel')).toBe(false);
  });
});

test('whatever the pupil does, every lesson that is due can be done, and what it shows is legal and counts', () => {
  for (let seed = 1; seed <= 2; seed++) {
    const anything = randomPlayer(fr3Battle, seeded(seed));
    taken(
      (course) => anything.choose(stateOf(course)) as Action,
      (course) => {
        const state = stateOf(course);
        const { due } = progressOf(course, none);
        if (!due) return;
        for (const text of due.says(state)) expect(text).toMatch(/^[^{}]+[.:]$/);
        if (due.counts.length === 0) return;
        const shown = due.show?.(optionsOf(state));
        expect(shown && due.counts.includes(shown.kind)).toBe(true);
        expect(fr3Battle.refuse(state, shown as Action)).toBeNull();
        expect(unitsOf(shown as Action).every((id) => id.startsWith(pupil))).toBe(true);
      },
      anything,
    );
  }
});

test('every lesson has its rules, and a name of its own', () => {
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  for (const { rules, counts, show } of lessons) {
    expect(rules.length).toBeGreaterThan(0);
    expect(counts.length > 0).toBe(show !== undefined);
  }
});
