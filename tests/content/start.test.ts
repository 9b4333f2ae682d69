import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { armyCost, learningArmies } from '../../src/components/start/armies.ts';
import { figureOf } from '../../src/content/figures.ts';
import { registry } from '../../src/content/registry.ts';
import { ruleIdPattern } from '../../src/content/schema.ts';
import { minutesOf, steps } from '../../src/content/steps.ts';

const path = steps('fr3');
const { rules } = registry();
const inAll = (pattern: RegExp) =>
  path.flatMap(({ slug, body }) => [...body.matchAll(pattern)].map((match) => [slug, match[1] as string] as const));

test('the path has about ten steps and takes half an hour', () => {
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
  expect(inAll(/\bof="([^"]+)"/g).filter(([, of]) => figureOf(of) === undefined)).toEqual([]);
});

test('every step has something to do and a question with its answer', () => {
  for (const { slug, body } of path)
    expect([slug, /<Task>/.test(body), /<Check>[\s\S]*<Answer>[\s\S]*<\/Answer>\s*<\/Check>/.test(body)]).toEqual([
      slug,
      true,
      true,
    ]);
});

test('every picture is drawn', () => {
  const missing = inAll(/<Picture name="([^"]+)"/g).filter(
    ([, name]) => !existsSync(join('src/content/diagrams/fr3', `${name}.txt`)),
  );
  expect(missing).toEqual([]);
});

test('the two learning armies cost the same', () => {
  const [yours, theirs] = learningArmies.map(armyCost);
  expect(yours).toBe(theirs);
});
