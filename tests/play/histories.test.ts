/** One battle in two tabs: which history goes on, and who may write. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { newBattle } from '../../src/components/play/fr3/new-battle.ts';
import { readyArmies } from '../../src/components/play/fr3/ready-armies.ts';
import { settled } from '../../src/components/play/saved/histories.ts';
import { relationOf } from '../../src/components/ui/stored/relation.ts';
import { writerOf } from '../../src/components/ui/stored/writer.ts';
import type { Battle } from './fr3-play.ts';
import { after, type Course, diceFor, facesOf, openText, optionsOf, stateOf, writeBattle } from './fr3-play.ts';
// With every chapter.
import '../../src/engine/fr3/battle/battle.ts';
import type { Action } from '../../src/engine/fr3/battle/ruleset.ts';
import { seeded } from '../../src/engine/kernel/dice.ts';

const armies = readyArmies();

function wandered(seed: number, actions: number, other = 0): { readonly battle: Battle; readonly course: Course } {
  const [A, B] = [armies[seed % armies.length], armies[(seed + 3) % armies.length]].map((each) => each?.army);
  if (!A || !B) throw new Error('There are no ready armies.');
  const begun = newBattle({ size: 500, armies: { A, B }, seats: { A: 'person', B: 'person' }, inPlace: true, seed });
  const choice = seeded(seed);
  let { course } = begun;
  for (let count = 0; count < actions; count++) {
    const options = optionsOf(stateOf(course));
    const last = count === actions - 1 ? other : 0;
    const at = (choice.roll(options.length, { decides: 'what is done', rules: [] }) - 1 + last) % options.length;
    course = after(course, options[at] as Action, diceFor(begun.battle.seed, facesOf(course).length));
  }
  return { battle: begun.battle, course };
}

test('two histories: one is the beginning of the other, or they part', () => {
  for (const [one, other, relation] of [
    ['', '', { is: 'same' }],
    ['ab', 'ab', { is: 'same' }],
    ['abc', 'ab', { is: 'longer' }],
    ['', 'ab', { is: 'shorter' }],
    ['abc', 'abd', { is: 'parted', after: 2 }],
    ['abcd', 'b', { is: 'parted', after: 0 }],
  ] as const)
    expect(relationOf([...one], [...other])).toEqual(relation);
});

describe('of two histories of a battle', () => {
  test('what was stored and read again is the same, whatever fights', async () => {
    for (let seed = 0; seed < armies.length; seed++) {
      const { battle, course } = wandered(seed, 12);
      const read = await openText(writeBattle(battle, course));
      if (!read.ok) throw new Error(read.because);
      expect(settled(course, read.course), armies[seed]?.army.name).toEqual({ on: 'theirs' });
      expect(settled(course.slice(0, -3), read.course)).toEqual({ on: 'theirs' });
      expect(settled(course, read.course.slice(0, -3))).toEqual({ on: 'mine' });
    }
  });

  test('the longer one goes on, also by a single action, unless that may have been taken back', () => {
    const { course } = wandered(1, 3);
    const [...quiet] = course.map((each) => ({ ...each, rolls: [] }));
    const [...diceOnTable] = course.map((each) => ({
      ...each,
      rolls: [{ die: 10, face: 3, purpose: { decides: 'a test', rules: [] } }],
    }));
    expect(settled(quiet, quiet.slice(0, -1))).toEqual({ on: 'mine' });
    expect(settled(quiet, quiet.slice(0, -1), true)).toEqual({ on: 'theirs' });
    expect(settled(quiet, quiet.slice(0, -2), true)).toEqual({ on: 'mine' });
    expect(settled(diceOnTable, diceOnTable.slice(0, -1), true)).toEqual({ on: 'mine' });
  });

  test('both go on where each did something else, or other dice fell', () => {
    const [one, other] = [wandered(2, 5).course, wandered(2, 5, 1).course];
    expect(settled(one, other)).toEqual({ on: 'both', agree: one.length - 1 });
    const dice = one.map((each, at) =>
      at === 2 ? { ...each, rolls: [{ die: 10, face: 1, purpose: { decides: '', rules: [] } }] } : each,
    );
    expect(settled(one, dice)).toEqual({ on: 'both', agree: 2 });
  });
});

describe('the right to write', () => {
  afterEach(() => vi.unstubAllGlobals());
  const soon = () => new Promise((done) => setTimeout(done, 20));

  test('is given to one tab; a press in another takes it, and it comes back when that one is closed', async () => {
    const told: string[] = [];
    const one = writerOf('one battle', (may) => told.push(`one ${may}`));
    await soon();
    const other = writerOf('one battle', (may) => told.push(`other ${may}`));
    await new Promise((done) => setTimeout(done, 500));
    expect(told).toEqual(['one true', 'other false']);
    let done = 0;
    one.take(() => done++);
    expect(done).toBe(1);
    other.take(() => done++);
    await soon();
    expect(done).toBe(2);
    expect(told.slice(2).sort()).toEqual(['one false', 'other true']);
    other.leave();
    await soon();
    expect(told.at(-1)).toBe('one true');
    expect(one.shared()).toBe(false);
    one.leave();
  });

  test('is shared by all tabs where the browser has no Web Locks, or does not let the page use them', async () => {
    for (const locks of [undefined, { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) }]) {
      vi.stubGlobal('navigator', { locks });
      const told: boolean[] = [];
      const writer = writerOf('one battle', (may) => told.push(may));
      let done = 0;
      writer.take(() => done++);
      await soon();
      expect([told, done, writer.shared()]).toEqual([[true], 1, true]);
      writer.leave();
    }
  });
});
