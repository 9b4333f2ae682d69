/** Converts a diagram to a battle position (its first panel, before any move) and the question that the diagram asks. */
import { fr3Battle } from '../engine/fr3/battle/battle.ts';
import { readPosition } from '../engine/fr3/battle/notation/setup-reader.ts';
import { writeSetup } from '../engine/fr3/battle/notation/setup-writer.ts';
import type { SideId } from '../engine/fr3/battle/vocabulary/ids.ts';
import { sideIds } from '../engine/fr3/battle/vocabulary/ids.ts';
import type { Army, Setup } from '../engine/fr3/battle/vocabulary/setup.ts';
import { onGrid, type Point } from '../engine/kernel/geometry.ts';
import { packed } from '../engine/kernel/notation/link.ts';
import { describe, parse, type Statement, write } from '../engine/kernel/notation.ts';
import type { Read } from '../engine/kernel/ruleset.ts';

export interface Position {
  readonly title: string;
  readonly question: string;
  readonly setup: Setup;
}

const wrong = (because: string) => ({ ok: false, because, rules: [] }) as const;

/** Units, table and terrain in the first panel, without notes and moves. */
function firstPanel(statements: readonly Statement[]): readonly Statement[] {
  const panels = statements.flatMap((one, at) => (one.kind === 'note' && one.name === 'panel' ? [at] : []));
  return statements
    .slice(0, panels[1] ?? statements.length)
    .filter(({ kind }) => kind === 'table' || kind === 'terrain' || kind === 'units' || kind === 'unplaced');
}

/** The margin around a diagram's content, and the smallest table, in inches. */
const rim = 6;
const leastTable = { width: 24, depth: 18 };

/**
 * Moves the position to the middle of a table of the minimum size, because a small position is hard to see in a corner of a large
 * table.
 */
function centred(setup: Setup): Setup {
  const troops = sideIds.flatMap((side) => setup.armies[side].troops.flatMap(({ at }) => at ?? []));
  const all: readonly Point[] = [...troops, ...setup.terrain.flatMap(({ polygon }) => polygon), ...(setup.objective ?? [])];
  const span = (of: (point: Point) => number, least: number) => {
    const [from, to] = [Math.min(...all.map(of)), Math.max(...all.map(of))];
    const size = Math.max(least, Math.ceil(to - from) + 2 * rim);
    return { size, by: onGrid(size / 2 - (from + to) / 2) };
  };
  const [x, y] = [span((point) => point.x, leastTable.width), span((point) => point.y, leastTable.depth)];
  const moved = <P extends Point>(point: P): P => ({ ...point, x: onGrid(point.x + x.by), y: onGrid(point.y + y.by) });
  const army = (side: SideId): Army => ({
    ...setup.armies[side],
    troops: setup.armies[side].troops.map((troop) => (troop.at ? { ...troop, at: moved(troop.at) } : troop)),
  });
  return {
    ...setup,
    table: { width: x.size, depth: y.size },
    terrain: setup.terrain.map((piece) => ({ ...piece, polygon: piece.polygon.map(moved) })),
    objective: setup.objective?.map(moved) ?? null,
    armies: { A: army('A'), B: army('B') },
  };
}

/** The position in a diagram’s text. Side A begins, or B if the text says `begins: B`. */
export function positionOf(text: string): Read<Position> {
  const parsed = parse(text);
  if (!parsed.ok) return wrong(parsed.errors.map(describe).join(' '));
  const headings = new Map(parsed.statements.flatMap((one) => (one.kind === 'heading' ? [[one.name, one.text]] : [])));
  const [title = '', question = '', begins = 'A'] = ['title', 'question', 'begins'].map((name) => headings.get(name));
  if (question === '') return wrong('It asks no question: a line such as “question: May the knights charge?” is missing.');
  const read = readPosition(firstPanel(parsed.statements));
  if (!read.ok) return wrong(read.faults.map(({ because }) => because).join(' '));
  const hasTable = parsed.statements.some(({ kind }) => kind === 'table');
  const setup: Setup = { ...(hasTable ? read.value : centred(read.value)), first: begins === 'B' ? 'B' : 'A' };
  return { ok: true, value: { title, question, setup } };
}

/** The question of a diagram, and its position encoded for a link that opens it on the battle page. */
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
