/**
 * Every sentence about magic in the companion’s log cites a rule. The test finds the calls that make these sentences in the code.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { casterDice } from '../../../src/engine/fr3/companion/casters.ts';

/** A rule, or a spread list of rules that no condition can leave empty. */
const certain = (argument: ts.Expression): boolean =>
  !ts.isSpreadElement(argument) || !/^\(.*\?[^?]*: \[\]\)$/s.test(argument.expression.getText());

const uncited: string[] = [];
let sentences = 0;
for (const file of globSync('src/engine/fr3/companion/magic.ts')) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'line') {
      sentences++;
      if (!node.arguments.slice(1).some(certain)) uncited.push(`${file}: ${node.getText()}`);
    }
    node.forEachChild(visit);
  };
  visit(source);
}

test('every sentence about magic cites a rule', () => {
  expect(sentences).toBeGreaterThan(4);
  expect(uncited).toEqual([]);
});

test('so do those that cite what a kind of magic user has', () => {
  expect(Object.entries(casterDice).filter(([, { rules }]) => rules.length === 0)).toEqual([]);
});
