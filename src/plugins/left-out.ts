/**
 * Functions of the engine that battles of troops never call, left out of their copy of it (`chunks.ts`). Which they are stands in
 * `left-out.json`: what no such battle has called when `npm run left-out` played many. Who calls one all the same hears
 * that it is not here, and the battle page goes on with the whole engine.
 */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

/** A function by its name: `refuseCast`, `bidKinds.bid.perform`, `modifiers.bless.amount`. Those without a name go by the name of what they are given to. */
export interface Named {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly body: { readonly start: number; readonly end: number; readonly isBlock: boolean };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const functions: readonly string[] = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** The id of an entry of a list: entries are told apart by it. */
const idIn = ({ type, properties }: Node): Node | undefined =>
  type === 'ObjectExpression'
    ? ((properties as readonly Node[]).find(({ key }) => (key as { name?: string } | undefined)?.name === 'id')?.value as Node)
    : undefined;

/** The outermost functions of a module. */
export function functionsOf(source: string): readonly Named[] {
  const found: Named[] = [];
  const look = (node: Node, name: string): void => {
    const own = (node.id ?? node.key ?? idIn(node)) as { readonly name?: string; readonly value?: unknown } | undefined;
    const part = own?.name ?? (typeof own?.value === 'string' ? own.value : '');
    const here = part === '' ? name : name === '' ? part : `${name}.${part}`;
    if (functions.includes(node.type)) {
      const body = node.body as Node;
      const isBlock = body.type === 'BlockStatement';
      found.push({ name: here, start: node.start, end: node.end, body: { start: body.start, end: body.end, isBlock } });
      return;
    }
    for (const value of Object.values(node))
      for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) look(each, here);
  };
  look(parseAst(source, { lang: 'ts' }) as unknown as Node, '');
  return found;
}

/** By their files below `src/engine/`. */
export type LeftOut = Readonly<Record<string, readonly string[]>>;
const list = JSON.parse(readFileSync(new URL('./left-out.json', import.meta.url), 'utf8')) as LeftOut;

/** Values of a module that are worked out as it is loaded. Marked as pure, they go too where nothing is left that needs them. */
const workedOut = (source: string): readonly Node[] =>
  (parseAst(source, { lang: 'ts' }) as unknown as { readonly body: readonly Node[] }).body
    .map((node) => (isNode(node.declaration) ? node.declaration : node))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => (declarations as readonly Node[]).flatMap(({ init }) => (isNode(init) ? init : [])))
    .filter(({ type }) => !functions.includes(type) && type !== 'Literal');

/** A module of the engine without what is left out; `notHere` is the module that says so. */
export function without(file: string, source: string, notHere: string): string {
  const names = list[file] ?? [];
  const gone = functionsOf(source).filter(({ name }) => names.includes(name));
  const edits = [
    ...gone.map(({ name, body: { start, end, isBlock } }) => {
      const stop = `notHere(${JSON.stringify(name)})`;
      return { start, end, text: isBlock ? `{ return ${stop}; }` : stop };
    }),
    ...workedOut(source).flatMap(({ start, end }) => [
      { start, end: start, text: '/* @__PURE__ */ (() => (' },
      { start: end, end, text: '))()' },
    ]),
  ].sort((one, other) => one.start - other.start || one.end - other.end);
  let code = `import { notHere } from ${JSON.stringify(notHere)};\n`;
  let at = 0;
  for (const { start, end, text } of edits) {
    code += source.slice(at, start) + text;
    at = end;
  }
  return code + source.slice(at);
}
