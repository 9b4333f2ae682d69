/** Diagrams as positions of a battle: what the first panel of one shows, before anybody moves, and the question that it asks. */
import { fr3Battle } from '../engine/fr3/battle/battle.ts';
import { readPosition, writeSetup } from '../engine/fr3/battle/notation/setup.ts';
import type { Setup } from '../engine/fr3/battle/setup.ts';
import { packed } from '../engine/kernel/notation/link.ts';
import { describe, parse, type Statement, write } from '../engine/kernel/notation.ts';
import type { Read } from '../engine/kernel/ruleset.ts';

export interface Position {
  readonly title: string;
  readonly question: string;
  readonly setup: Setup;
}

const wrong = (because: string) => ({ ok: false, because, rules: [] }) as const;

/** Units, table and terrain of the first panel: notes and moves are the diagram’s own. */
function firstPanel(statements: readonly Statement[]): readonly Statement[] {
  const panels = statements.flatMap((one, at) => (one.kind === 'note' && one.name === 'panel' ? [at] : []));
  return statements
    .slice(0, panels[1] ?? statements.length)
    .filter(({ kind }) => kind === 'table' || kind === 'terrain' || kind === 'units');
}

/** The position of a diagram’s text. Side A begins, or B where the text says `begins: B`. */
export function positionOf(text: string): Read<Position> {
  const parsed = parse(text);
  if (!parsed.ok) return wrong(parsed.errors.map(describe).join(' '));
  const headings = new Map(parsed.statements.flatMap((one) => (one.kind === 'heading' ? [[one.name, one.text]] : [])));
  const [title = '', question = '', begins = 'A'] = ['title', 'question', 'begins'].map((name) => headings.get(name));
  if (question === '') return wrong('It asks no question: a line such as “question: May the knights charge?” is missing.');
  const read = readPosition(firstPanel(parsed.statements));
  if (!read.ok) return wrong(read.faults.map(({ because }) => because).join(' '));
  return { ok: true, value: { title, question, setup: { ...read.value, first: begins === 'B' ? 'B' : 'A' } } };
}

/** The question of a diagram, and the letters of a link that opens it on the battle page. */
export function positionLink(text: string): Read<{ readonly question: string; readonly letters: string }> {
  const read = positionOf(text);
  if (!read.ok) return read;
  const { title, question, setup } = read.value;
  const game = write([
    { kind: 'heading', name: 'title', text: title },
    { kind: 'heading', name: 'question', text: question },
    { kind: 'note', name: 'game', with: [{ word: fr3Battle.system }, { word: `version=${fr3Battle.version}` }] },
    ...writeSetup(setup),
  ]);
  return { ok: true, value: { question, letters: packed(game) } };
}
