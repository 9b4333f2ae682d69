/**
 * Probes record which places in a source text a test file executes. A probe is the text of a function or a block; number 0 is the
 * whole file, which counts as executed when imported.
 */
import { createHash } from 'node:crypto';
import ts from 'typescript';

export interface Probe {
  readonly start: number;
  readonly end: number;
}

/** The name on `globalThis` of the function that makes an array of marks for a file. */
export const marksOf = '__marksOf';

interface Found extends Probe {
  readonly body: ts.Block | ts.Expression;
}

function found(source: ts.SourceFile): Found[] {
  const all: Found[] = [];
  const add = (body: ts.Block | ts.Expression) => all.push({ start: body.getStart(source), end: body.end, body });
  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node)) return;
    if (ts.isBlock(node)) add(node);
    else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) add(node.body);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return all;
}

const parsed = (text: string) => ts.createSourceFile('probed.ts', text, ts.ScriptTarget.Latest, true);

/** The probes in a source text, by number. */
export const probesOf = (text: string): readonly Probe[] => [
  { start: 0, end: text.length },
  ...found(parsed(text)).map(({ start, end }) => ({ start, end })),
];

/** A hash that identifies one version of a text. Probe numbers are valid for that version only. */
export const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex');

/** The number of the innermost probe around an offset. */
export function probeAt(probes: readonly Probe[], offset: number): number {
  let at = 0;
  for (const [number, { start, end }] of probes.entries())
    if (start <= offset && offset < end && end - start <= probes[at]!.end - probes[at]!.start) at = number;
  return at;
}

/** The text with probes inserted: each marks its number when executed. Line numbers do not change. */
export function probed(text: string, file: string): string {
  const bodies = found(parsed(text));
  const inserted = bodies.flatMap(({ start, end, body }, index) => {
    const mark = `__marks[${index + 1}] = 1`;
    return ts.isBlock(body)
      ? [{ at: start + 1, put: ` ${mark};`, order: index }]
      : [
          { at: start, put: `(${mark}, `, order: index },
          { at: end, put: ')', order: -index },
        ];
  });
  let out = text;
  for (const { at, put } of inserted.sort((one, other) => other.at - one.at || other.order - one.order))
    out = out.slice(0, at) + put + out.slice(at);
  return `const __marks = globalThis.${marksOf}(${JSON.stringify(file)}, '${hashOf(text)}', ${bodies.length + 1}); __marks[0] = 1; ${out}`;
}
