/**
 * Inlines numbers from the rules into page scripts: `missileFire.cover` becomes `-2`, so that a page does not load the figures of
 * whole chapters for a few numbers. The replacement happens at build time. The source files do not change.
 */

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Visits every node of a tree with its parent. */
function walk(node: Node, above: Node | undefined, visit: (node: Node, above: Node | undefined) => void): void {
  visit(node, above);
  for (const value of Object.values(node)) {
    if (isNode(value)) walk(value, node, visit);
    else if (Array.isArray(value)) for (const each of value) if (isNode(each)) walk(each, node, visit);
  }
}

/** The key of a static member access: `.cover` or `['1x2']`. */
function keyOf({ computed, property }: Node): string | undefined {
  const { type, name, value } = property as Node;
  if (!computed) return type === 'Identifier' ? (name as string) : undefined;
  return type === 'Literal' && (typeof value === 'string' || typeof value === 'number') ? String(value) : undefined;
}

/** Whether a name is declared only once in a file, so that it always has the same meaning. */
function declaredOnce(program: Node, name: string): boolean {
  let declared = 0;
  walk(program, undefined, (node, above) => {
    if (node.type !== 'Identifier' || node['name'] !== name || !above) return;
    const pattern = above.type === 'Property' && above['value'] === node && above['shorthand'] === true;
    const plainName =
      (above.type === 'VariableDeclarator' && above['id'] === node) ||
      (/Function/.test(above.type) && (above['id'] === node || (above['params'] as Node[]).includes(node))) ||
      above.type === 'AssignmentPattern' ||
      above.type === 'RestElement' ||
      above.type === 'ArrayPattern' ||
      above.type === 'CatchClause' ||
      (above.type === 'ClassDeclaration' && above['id'] === node);
    // A shorthand property may belong to a destructuring pattern. To be safe, a shorthand property counts as a declaration.
    if (pattern || plainName || (above.type === 'Property' && above['value'] === node)) declared++;
  });
  return declared === 0;
}

const figureFile = /\/engine\/[^/]+\/data\/figures\/[^/]+\.ts$/;

export const figures = (): Plugin => ({
  name: 'figures',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  async transform(code, id) {
    if (!/\/src\/(engine|components)\//.test(id) || !(code.includes('/figures/') || figureFile.test(id))) return;
    const program = parseAst(code) as unknown as Node;
    const changes: { start: number; end: number; text: string }[] = [];
    for (const statement of program['body'] as Node[]) {
      if (statement.type !== 'ImportDeclaration') continue;
      const source = (statement['source'] as Node)['value'] as string;
      const file = source.startsWith('.') ? resolve(id, '..', source) : source;
      if (!figureFile.test(file)) continue;
      const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      for (const specifier of statement['specifiers'] as Node[]) {
        if (specifier.type !== 'ImportSpecifier') continue;
        const local = (specifier['local'] as Node)['name'] as string;
        const numbers = exported[(specifier['imported'] as Node)['name'] as string];
        if (!declaredOnce(program, local)) continue;
        walk(program, undefined, (node, above) => {
          if (node.type !== 'MemberExpression' || (above?.type === 'MemberExpression' && above['object'] === node)) return;
          // Follows the chain of static accesses to a number, or to an object with a few numbers.
          const chain: Node[] = [];
          let at: Node = node;
          while (at.type === 'MemberExpression') {
            chain.unshift(at);
            at = at['object'] as Node;
          }
          if (at.type !== 'Identifier' || at['name'] !== local) return;
          let value: unknown = numbers;
          let found: Node | undefined;
          for (const member of chain) {
            const key = keyOf(member);
            if (key === undefined || typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) break;
            value = (value as Record<string, unknown>)[key];
            found = member;
          }
          if (found) changes.push({ start: found.start, end: found.end, text: `(${JSON.stringify(value)})` });
        });
      }
    }
    if (changes.length === 0) return;
    let text = code;
    for (const { start, end, text: number } of changes.sort((a, b) => b.start - a.start))
      text = text.slice(0, start) + number + text.slice(end);
    return { code: text, map: null };
  },
});
