/** The bases of a diagram, panel by panel, for tests: what the pages draw is what the engine must find. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Base } from '../../../src/engine/kernel/geometry.ts';
import { describe as inWords, parse, positionOf, type Statement } from '../../../src/engine/kernel/notation.ts';

/** The statements of each panel; the only ones of a diagram without panels. */
function panelsOf(statements: readonly Statement[]): readonly (readonly Statement[])[] {
  const starts = statements.flatMap((one, at) => (one.kind === 'note' && one.name === 'panel' ? [at] : []));
  return starts.length === 0 ? [statements] : starts.map((from, at) => statements.slice(from, starts[at + 1]));
}

/** The bases of one panel by their names, before anything moves. Throws when there is no such diagram, panel or base. */
export function diagram(name: string, panel = 0): (handle: string) => Base {
  const parsed = parse(readFileSync(join('src/content/diagrams/hott', `${name}.txt`), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.errors.map(inWords).join(' '));
  const shown = panelsOf(parsed.statements)[panel];
  if (!shown) throw new Error(`The diagram ${name} has no panel ${panel}.`);
  const { units } = positionOf(shown);
  return (handle) => {
    const unit = units.find((each) => each.handle === handle);
    if (!unit) throw new Error(`The diagram ${name} has no ${handle}.`);
    return unit.base;
  };
}
