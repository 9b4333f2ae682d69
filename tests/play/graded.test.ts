/** The three battles after the lesson: each can be played to its end, and each has what it is about. */
import { describe, expect, test } from 'vitest';
import { gradedBattle, gradedBattles } from '../../src/components/play/fr3/tutorial/graded.ts';
import { fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { brokenInvariants } from '../../src/engine/fr3/battle/invariants.ts';
import { seeded } from '../../src/engine/kernel/dice.ts';
import { randomPlayer } from '../../src/engine/kernel/opponent.ts';
import { after, type Course, diceFor, facesOf, stateOf } from './fr3-play.ts';

describe.each(gradedBattles.map(({ id }) => id))('the battle “%s”', (id) => {
  test('stands in place and can be played to its end', async () => {
    const read = await gradedBattle(id, 3);
    if (!read.ok) throw new Error(read.because);
    let course = read.value.course as Course;
    expect(brokenInvariants(stateOf(course))).toEqual([]);
    const anybody = randomPlayer(fr3Battle, seeded(5));
    for (let count = 0; count < 2000 && fr3Battle.decider(stateOf(course)) !== null; count++) {
      const action = anybody.choose(stateOf(course));
      if (!action) throw new Error('Nothing can be done, and the battle is not over.');
      course = after(course, action, diceFor(3, facesOf(course).length));
    }
    expect(fr3Battle.decider(stateOf(course))).toBeNull();
    expect(brokenInvariants(stateOf(course))).toEqual([]);
  });
});

test('troops come first, then leaders and shooting, then magic; the opponents grow', async () => {
  const setups = await Promise.all(gradedBattles.map(async ({ id }) => gradedBattle(id, 1)));
  const armies = setups.map((read) => {
    if (!read.ok) throw new Error(read.because);
    return read.value.battle.setup.armies;
  });
  const characters = armies.map(({ A, B }) => [...A.characters, ...B.characters]);
  expect(characters.map((all) => all.length > 0)).toEqual([false, true, true]);
  expect(characters.map((all) => all.some(({ magic }) => magic !== undefined))).toEqual([false, false, true]);
  expect(gradedBattles.map(({ against }) => against)).toEqual(['recruit', 'sergeant', 'greedy']);
});

test('a battle that does not exist is named, with those that do', async () => {
  expect(await gradedBattle('cooks', 1)).toMatchObject({ ok: false, because: expect.stringContaining('troops, leaders, magic') });
});
