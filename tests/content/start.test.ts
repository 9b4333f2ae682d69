import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { armyCost, learningArmies } from '../../src/components/start/armies.ts';
import { rollsIn } from '../../src/components/start/dice-text.ts';
import { standing } from '../../src/content/book.ts';
import { figureOf } from '../../src/content/figures.ts';
import { positionLink } from '../../src/content/position.ts';
import { registry } from '../../src/content/registry.ts';
import { ruleIdPattern } from '../../src/content/schema.ts';
import { minutesOf, steps } from '../../src/content/steps.ts';

const path = steps('fr3');
const { rules } = registry();
const every = standing().flatMap(({ id }) => steps(id).map((step) => ({ ...step, system: id })));
const inAll = (pattern: RegExp) =>
  every.flatMap(({ url, body }) => [...body.matchAll(pattern)].map((match) => [url, match[1] as string] as const));

test('every system has a path of at least five steps', () => {
  for (const { id } of standing()) {
    expect([id, steps(id).length >= 5]).toEqual([id, true]);
    expect(steps(id).map(({ order }) => order)).toEqual(steps(id).map((_, at) => at + 1));
  }
});

test('the path of Fantasy Rules! has about ten steps and takes half an hour', () => {
  expect(path.length).toBeGreaterThanOrEqual(10);
  expect(path.length).toBeLessThanOrEqual(12);
  expect(minutesOf(path)).toBe(30);
  expect(path.map(({ order }) => order)).toEqual(path.map((_, at) => at + 1));
});

test('every link leads to a rule that stands, or to a page of the site', () => {
  const lost = inAll(/\]\(([^)\s]+)\)/g).filter(([, to]) => (ruleIdPattern.test(to) ? !rules.has(to) : !to.startsWith('/')));
  expect(lost).toEqual([]);
});

test('every number comes from a figure that stands', () => {
  expect(inAll(/<(?:N|Bonus|Inches|Needed|Points) of="([^"]+)"/g).filter(([, of]) => figureOf(of) === undefined)).toEqual([]);
});

test('every step has something to do and a question with its answer', () => {
  for (const { url, body } of every)
    expect([url, /<Task>/.test(body), /<Check>[\s\S]*<Answer>[\s\S]*<\/Answer>\s*<\/Check>/.test(body)]).toEqual([
      url,
      true,
      true,
    ]);
});

test('every picture is drawn', () => {
  const missing = every.flatMap(({ system, url, body }) =>
    [...body.matchAll(/<Picture name="([^"]+)"/g)]
      .filter(([, name]) => !existsSync(join('src/content/diagrams', system, `${name}.txt`)))
      .map(([, name]) => `${url} ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every step of Fantasy Rules! can be done on the page: a board, dice or a lesson stands in it', () => {
  for (const { url, body } of path) expect([url, /<(Board|Dice|Lesson|Try) /.test(body)]).toEqual([url, true]);
});

test('every board is a position that a battle can begin with', () => {
  const boards = every.flatMap(({ system, body }) =>
    [...body.matchAll(/<Board name="([^"]+)"/g)].map(([, name]) => `${system}/boards/${name}`),
  );
  expect(boards.length).toBeGreaterThan(5);
  for (const board of boards)
    expect([board, positionLink(readFileSync(join('src/content/start', `${board}.txt`), 'utf8')).ok]).toEqual([board, true]);
});

test('dice are written so that they can be rolled', () => {
  for (const [url, of] of inAll(/<Dice of="([^"]+)"/g)) expect([url, rollsIn(of)?.length ?? 0]).not.toEqual([url, 0]);
  expect(rollsIn('Knights: d10+9; Mob: 2d6-1')).toEqual([
    { name: 'Knights', count: 1, sides: 10, add: 9 },
    { name: 'Mob', count: 2, sides: 6, add: -1 },
  ]);
  expect(rollsIn('Knights: d8')).toBeUndefined();
});

test('the two learning armies cost the same', () => {
  const [yours, theirs] = learningArmies.map(armyCost);
  expect(yours).toBe(theirs);
});
