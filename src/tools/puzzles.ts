/**
 * Makes puzzles from the program's battles against itself: `npm run puzzles -- --system fr3 --most 120`. Adds the puzzles to
 * `src/content/puzzles/<system>.json` and continues where the last run stopped. `--easy` looks for easy puzzles only. The
 * criteria for puzzles are in `puzzles/find.ts`. `--verify 30` tests 30 puzzles from all parts of the file again with new
 * dice, and removes those whose answer is no longer clearly best.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readGame } from '../engine/kernel/notation/game-reader.ts';
import { writeGame } from '../engine/kernel/notation/game-writer.ts';
import { type PuzzleFile, puzzleFile } from './puzzles/file.ts';
import { holds, phasesOf, puzzleIn, questionOf } from './puzzles/find.ts';
import { fr3 } from './puzzles/fr3.ts';
import { hott } from './puzzles/hott.ts';
import type { PuzzleSystem } from './puzzles/system.ts';

// biome-ignore lint/suspicious/noExplicitAny: the tool takes the set-ups, states and actions of a system as they come.
const systems: Readonly<Record<string, PuzzleSystem<any, any, any, any>>> = { fr3, hott };

const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'fr3' },
    most: { type: 'string', default: '120' },
    easy: { type: 'boolean', default: false },
    verify: { type: 'string' },
  },
});
const system = systems[values.system];
if (!system) throw new Error(`--system is one of ${Object.keys(systems).join(', ')}, not “${values.system}”.`);
const most = Number(values.most);
const path = `src/content/puzzles/${values.system}.json`;
const { searched, puzzles } = existsSync(path)
  ? puzzleFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  : ({ searched: 0, puzzles: [] } satisfies PuzzleFile);

if (values.verify !== undefined) {
  const count = Math.min(puzzles.length, Number(values.verify));
  const wrong = new Set<string>();
  for (let nth = 0; nth < count; nth++) {
    const puzzle = puzzles[Math.floor((nth * puzzles.length) / count)] as (typeof puzzles)[number];
    const read = readGame(system.notated, puzzle.text);
    if (!read.ok) throw new Error(`${puzzle.id}: ${read.errors.map(({ text }) => text).join(' ')}`);
    const lead = holds(system, read.last, puzzle);
    if (!lead.holds) wrong.add(puzzle.id);
    console.log(`${puzzle.id} (${puzzle.level}): ${lead.says}${lead.holds ? '' : ', so it goes out'}`);
  }
  const kept = puzzles.filter(({ id }) => !wrong.has(id));
  writeFileSync(path, `${JSON.stringify({ searched, puzzles: kept }, null, 1)}\n`);
  console.log(`${count - wrong.size} of ${count} hold.`);
  process.exit();
}

/**
 * The maximum number of puzzles from one battle. More would resemble each other, because the positions of a battle are similar.
 */
const mostOfBattle = 3;
const rounded = (value: number): number => Math.round(value * 10) / 10;

for (let battle = searched + 1; puzzles.length < most; battle++) {
  const reasons = new Map<string, number>();
  const before = puzzles.length;
  let phase = 0;
  for (const state of phasesOf(system, battle)) {
    phase++;
    if (puzzles.length - before >= mostOfBattle || puzzles.length >= most) break;
    const setup = system.positionOf(state);
    const asked = setup === null ? null : questionOf(system, setup);
    const found = asked === null ? 'no question' : puzzleIn(system, asked.state, values.easy);
    if (typeof found === 'string' || asked === null) {
      reasons.set(String(found), (reasons.get(String(found)) ?? 0) + 1);
      continue;
    }
    const { ruleset } = system.notated;
    const replay = { system: ruleset.system, version: ruleset.version, setup, dice: { faces: [] }, actions: asked.actions };
    const text = writeGame(system.shortly(battle), { headings: [], comments: [], replay });
    if (!text.ok) throw new Error(text.because);
    const choices = found.choices.map(({ action, behind, error }) => ({
      action,
      behind: rounded(behind),
      error: rounded(error),
    }));
    puzzles.push({ id: `${battle}-${phase}`, level: found.level, text: text.value, choices, obvious: found.obvious });
  }
  const said = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ');
  console.log(`Battle ${battle}: ${phase} phases, ${puzzles.length - before} puzzles (${puzzles.length} in all); ${said}`);
  writeFileSync(path, `${JSON.stringify({ searched: battle, puzzles }, null, 1)}\n`);
}
