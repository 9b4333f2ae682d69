/** Small faults that can be put into a source text, such as a careless programmer might make. */
import ts from 'typescript';

export const mutationKinds = ['operand', 'element', 'sign', 'edge', 'number', 'refusal', 'condition'] as const;
export type Kind = (typeof mutationKinds)[number];

/** How often each kind of mutation is drawn if several are possible. Negated conditions hardly ever survive. */
export const weights: Readonly<Record<Kind, number>> = {
  operand: 10,
  element: 8,
  sign: 8,
  edge: 8,
  number: 5,
  refusal: 10,
  condition: 1,
};

export interface Mutation {
  readonly kind: Kind;
  /** The line on which the replaced text begins, counted from 1. */
  readonly line: number;
  /** The offsets of the replaced text in the source, and in `put` the text that replaces it. */
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** The text with the mutation applied. */
export const mutated = (text: string, { start, end, put }: Mutation): string => text.slice(0, start) + put + text.slice(end);

const signs = new Map([
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
]);
const edges = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
]);
const joins = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken]);

/** Functions whose result means a refusal. */
const refusers = new Set(['refusal', 'wrong', 'spared', 'forbidden', 'fault']);
const isCallOf = (node: ts.Node | undefined, names: ReadonlySet<string>): node is ts.CallExpression =>
  node !== undefined && ts.isCallExpression(node) && ts.isIdentifier(node.expression) && names.has(node.expression.text);

const firstOf = new Set(['firstOf']);

/** The only statement in a branch. */
function onlyStatement(branch: ts.Statement): ts.Statement | undefined {
  if (!ts.isBlock(branch)) return branch;
  return branch.statements.length === 1 ? branch.statements[0] : undefined;
}

function returnsEarly({ thenStatement, elseStatement }: ts.IfStatement): boolean {
  const only = onlyStatement(thenStatement);
  return elseStatement === undefined && only !== undefined && ts.isReturnStatement(only);
}

/** All mutations of a source text, in the order of their positions. */
export function mutationsOf(text: string): Mutation[] {
  const source = ts.createSourceFile('mutated.ts', text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const replace = (kind: Kind, start: number, end: number, put: string) =>
    found.push({ kind, start, end, put, line: source.getLineAndCharacterOfPosition(start).line + 1 });
  const instead = (kind: Kind, node: ts.Node, put: string) => replace(kind, node.getStart(source), node.end, put);

  /** Removes an entry from a list, with the comma after it. For the last entry, the comma before it is removed. */
  function drop(kind: Kind, entries: ts.NodeArray<ts.Node>): void {
    for (const [index, entry] of entries.entries()) {
      if (ts.isOmittedExpression(entry)) continue;
      const next = entries[index + 1];
      const start = next || index === 0 ? entry.getStart(source) : entries[index - 1]!.end;
      replace(kind, start, next ? next.getStart(source) : entry.end, '');
    }
  }

  function binary(node: ts.BinaryExpression): void {
    const { left, right, operatorToken } = node;
    const { kind } = operatorToken;
    if (joins.has(kind)) {
      instead('operand', node, right.getText(source));
      instead('operand', node, left.getText(source));
    }
    const sign = signs.get(kind);
    if (sign) instead('sign', operatorToken, sign);
    const edge = edges.get(kind);
    if (edge) instead('edge', operatorToken, edge);
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) binary(node);
    else if (ts.isArrayLiteralExpression(node) && node.elements.length > 1) drop('element', node.elements);
    else if (isCallOf(node, firstOf) && node.arguments.length > 1) drop('refusal', node.arguments);
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
      instead('sign', node, node.operand.getText(source));
    else if (ts.isNumericLiteral(node)) instead('number', node, String(Number(node.text) + 1));
    else if (ts.isPropertyAccessExpression(node) && node.expression.getText(source) === 'Math') {
      if (node.name.text === 'min') instead('edge', node.name, 'max');
      if (node.name.text === 'max') instead('edge', node.name, 'min');
    } else if (ts.isIfStatement(node)) {
      if (returnsEarly(node)) instead('refusal', node, '');
      instead('condition', node.expression, `!(${node.expression.getText(source)})`);
    } else if (ts.isConditionalExpression(node)) {
      const { whenTrue, whenFalse, condition } = node;
      if (isCallOf(whenTrue, refusers)) instead('refusal', node, whenFalse.getText(source));
      else if (isCallOf(whenFalse, refusers)) instead('refusal', node, whenTrue.getText(source));
      else instead('condition', condition, `!(${condition.getText(source)})`);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}
