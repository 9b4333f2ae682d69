import { expect, test } from 'vitest';
import { type Chance, inOrder, known, map, play, roll } from '../../../src/engine/kernel/chance.ts';
import { recorded, scripted } from '../../../src/engine/kernel/dice.ts';
import { purpose } from './dice-trees.ts';

const d10 = (decides = 'a d10'): Chance<number> => roll(10, purpose(decides), known);
const d6 = (decides = 'a d6'): Chance<number> => roll(6, purpose(decides), known);

test('a known value is played without dice', () => {
  const dice = scripted([]);
  expect(play(known('draw'), dice)).toBe('draw');
  dice.finish();
});

test('a die is rolled once, and its face decides what follows', () => {
  const hit = roll(10, purpose('whether it hits'), (face) =>
    face >= 7 ? roll(6, purpose('the damage'), (damage) => known(`hit for ${damage}`)) : known('missed'),
  );
  const missed = scripted([6]);
  expect(play(hit, missed)).toBe('missed');
  missed.finish();
  const damage = scripted([7, 5]);
  expect(play(hit, damage)).toBe('hit for 5');
  damage.finish();
});

test('the source learns which die is rolled, for what, and by whom', () => {
  const asked: unknown[] = [];
  play(roll(10, { decides: 'the melee roll', rules: ['fr3.melee.roll'], by: 'a' }, known), {
    roll: (die, why) => {
      asked.push([die, why]);
      return 4;
    },
  });
  expect(asked).toEqual([[10, { decides: 'the melee roll', rules: ['fr3.melee.roll'], by: 'a' }]]);
});

test('map sees the result differently and rolls the same dice', () => {
  const dice = scripted([8]);
  expect(
    play(
      map(d10(), (face) => `${face} on the die`),
      dice,
    ),
  ).toBe('8 on the die');
  dice.finish();
  expect(map(known(2), (n) => n + 1)).toEqual(known(3));
});

test('steps in order take what the step before left, and roll in that order', () => {
  const volley = (log: readonly number[]) => map(d10('the volley'), (face) => [...log, face]);
  const fear = (log: readonly number[]) => (log[0] === 1 ? known(log) : map(d6('the fear test'), (face) => [...log, face]));
  const chance = inOrder<readonly number[]>([], [volley, fear, volley]);
  const rolls: string[] = [];
  const source = scripted([3, 6, 10]);
  const dice = recorded({
    roll: (die, why) => {
      rolls.push(`${why.decides} d${die}`);
      return source.roll(die, why);
    },
  });
  expect(play(chance, dice)).toEqual([3, 6, 10]);
  source.finish();
  expect(rolls).toEqual(['the volley d10', 'the fear test d6', 'the volley d10']);

  const short = scripted([1, 9]);
  expect(play(chance, short)).toEqual([1, 9]);
  short.finish();
});

test('a chance is a description: playing it twice with the same dice gives the same, and changes nothing', () => {
  const chance = inOrder(0, [
    (sum: number) => map(d10(), (face) => sum + face),
    (sum: number) => map(d6(), (face) => sum * face),
  ]);
  expect(play(chance, scripted([4, 5]))).toBe(20);
  expect(play(chance, scripted([10, 6]))).toBe(60);
  expect(play(chance, scripted([4, 5]))).toBe(20);
});

test('long rows of steps do not exhaust the stack', () => {
  const chance = inOrder(
    0,
    Array.from({ length: 2000 }, () => (sum: number) => map(d6(), (face) => sum + face)),
  );
  expect(play(chance, { roll: () => 3 })).toBe(6000);
});

test('a program may load the kernel with import(): no module of it is a thenable', async () => {
  const modules = ['chance', 'dice', 'fraction', 'odds', 'index'];
  const loaded = await Promise.all(modules.map((name) => import(`../../../src/engine/kernel/${name}.ts`)));
  for (const each of loaded) expect(Object.keys(each)).not.toContain('then');
});
