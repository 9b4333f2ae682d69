/** The lesson of Hordes of the Things: it finds its pupil, and never shows what is not legal. */
import { expect, test } from 'vitest';
import { type Course, diceFor, facesOf, after as onward, stateOf } from '../../src/components/play/course.ts';
import { optionsOf } from '../../src/components/play/hott/actions.ts';
import { hottSystem } from '../../src/components/play/hott/system.tsx';
import { lessonBattle } from '../../src/components/play/hott/tutorial/battle.ts';
import { lessons, lessonsModule, pupil } from '../../src/components/play/hott/tutorial/lessons.ts';
import { readBattle } from '../../src/components/play/saved/read-saved.ts';
import { writeBattle } from '../../src/components/play/saved/saved.ts';
import type { GameSystem } from '../../src/components/play/system.ts';
import { progressOf } from '../../src/components/play/tutorial/progress.ts';
import { type Action, hottBattle } from '../../src/engine/hott/battle/battle.ts';
import type { BattleEvent } from '../../src/engine/hott/battle/events.ts';
import { brokenInvariants } from '../../src/engine/hott/battle/invariants.ts';
import { judgement } from '../../src/engine/hott/battle/judgement/judgement.ts';
import type { State } from '../../src/engine/hott/battle/vocabulary/state.ts';
import { nearPlayer } from '../../src/engine/kernel/opponent/near.ts';

type HottCourse = Course<State, Action, BattleEvent>;
const system = hottSystem as unknown as GameSystem;
const most = 160;

/** The lesson by a pupil who does what he is shown, and plays well where nothing is to be learned. */
function taken(seed?: number): { readonly course: HottCourse; readonly order: readonly string[]; readonly done: number } {
  const read = lessonBattle(seed);
  if (!read.ok) throw new Error(read.because);
  const { battle } = read.value;
  let course: HottCourse = read.value.course;
  const [own, other] = [nearPlayer('greedy', hottBattle, judgement, 1), nearPlayer('sergeant', hottBattle, judgement, 1)];
  const away = new Set<string>();
  const order: string[] = [];
  const progress = () => progressOf(hottSystem, lessonsModule, course, away);
  while (course.length < most) {
    const state = stateOf(course);
    const side = hottBattle.decider(state);
    if (side === null) break;
    let action: Action | undefined;
    for (let { due } = progress(); side === pupil && due; { due } = progress()) {
      if (order.at(-1) !== due.id) order.push(due.id);
      expect(due.says(state).join(' ')).not.toMatch(/undefined|NaN/);
      if (due.counts.length > 0) {
        action = due.show?.(optionsOf(state));
        break;
      }
      away.add(due.id);
    }
    action ??= (side === pupil ? own : other).choose(state) as Action;
    expect(hottBattle.refuse(state, action)).toBe(null);
    course = onward(hottBattle, course, action, diceFor(battle.seed, facesOf(course).length));
  }
  return { course, order, done: progress().done.size };
}

test('stands in place, and knows that it is the lesson when it is kept', () => {
  const read = lessonBattle();
  if (!read.ok) throw new Error(read.because);
  const { battle, course } = read.value;
  expect(brokenInvariants(stateOf(course))).toEqual([]);
  expect(stateOf(course).acting).toBe(pupil);
  const again = readBattle(system, writeBattle(hottBattle, battle, course));
  expect(again.ok && again.battle.lesson).toBe(true);
});

test('whoever does as he is told learns all of it, and the battle ends', () => {
  const { course, order, done } = taken();
  expect(order.slice(0, 3)).toEqual(['aim', 'pips', 'march']);
  expect(order).toEqual(expect.arrayContaining(['contact', 'fight']));
  expect(done).toBe(lessons.length);
  expect(hottBattle.result(stateOf(course))).not.toBe(null);
}, 60_000);
