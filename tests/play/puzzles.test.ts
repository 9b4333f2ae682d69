import { describe, expect, test } from 'vitest';
import { fr3System } from '../../src/components/play/fr3/system.tsx';
import { hottSystem } from '../../src/components/play/hott/system.tsx';
import { sayChoice } from '../../src/components/play/puzzles/choice-words.ts';
import { answered, dayOf, placeOf, streakOf } from '../../src/components/play/puzzles/solved.ts';
import type { GameSystem } from '../../src/components/play/system.ts';
import type { State } from '../../src/components/play/vocabulary.ts';
import fr3File from '../../src/content/puzzles/fr3.json' with { type: 'json' };
import hottFile from '../../src/content/puzzles/hott.json' with { type: 'json' };
import { readGame } from '../../src/engine/kernel/notation/game-reader.ts';
import { puzzleFile } from '../../src/tools/puzzles/file.ts';
import { criteria, leadsOf } from '../../src/tools/puzzles/find.ts';
import { fr3 } from '../../src/tools/puzzles/fr3.ts';
import { hott } from '../../src/tools/puzzles/hott.ts';
import type { PuzzleSystem } from '../../src/tools/puzzles/system.ts';
import { isDeep } from '../deep.ts';

interface Made {
  readonly name: string;
  readonly page: GameSystem;
  // biome-ignore lint/suspicious/noExplicitAny: the sets of puzzles of all systems are tested alike.
  readonly system: PuzzleSystem<any, any, any, any>;
  readonly file: unknown;
  readonly least: number;
}
const all: readonly Made[] = [
  { name: 'Fantasy Rules!', page: fr3System as unknown as GameSystem, system: fr3, file: fr3File, least: 120 },
  { name: 'Hordes of the Things', page: hottSystem as unknown as GameSystem, system: hott, file: hottFile, least: 20 },
];

describe.each(all)('puzzles of $name', ({ page, system, file, least }) => {
  const { puzzles } = puzzleFile.parse(file);
  const { ruleset } = system.notated;
  const stateOf = (text: string): State => {
    const read = readGame(system.notated, text);
    if (!read.ok) throw new Error(read.errors.map(({ text: because }) => because).join(' '));
    return read.last as State;
  };

  test(`there are at least ${least}, of three levels, each with an id of its own`, () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(least);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ level }) => level))).toEqual(new Set(['easy', 'medium', 'hard']));
  });

  test('in each every choice is legal, has a sentence of its own, and is clearly behind the best', async () => {
    await page.loading.forAll();
    for (const { id, text, choices, obvious } of puzzles) {
      const state = stateOf(text);
      const [best, ...others] = choices;
      expect(best?.behind, id).toBe(0);
      expect(choices[obvious], id).toBeDefined();
      for (const { action } of choices) expect(ruleset.refuse(state, action), id).toBeNull();
      const said = choices.map(({ action }) => sayChoice(page, state, action));
      expect(new Set(said).size, `${id}: ${said.join('; ')}`).toBe(said.length);
      for (const { behind, error } of others) {
        expect(behind, id).toBeGreaterThanOrEqual(system.leads.least);
        expect(behind, id).toBeGreaterThanOrEqual(criteria.errors * error - 0.1);
      }
    }
  });

  test('simulated with dice that did not choose it, the best choice is still ahead of the obvious one', () => {
    for (const { id, text, choices, obvious } of isDeep ? puzzles : puzzles.slice(0, 1)) {
      const pair = [choices[0], choices[obvious]].map((choice) => choice?.action);
      const lead = (throws: number): number => {
        const [, leads = []] = leadsOf(system, stateOf(text), pair, { from: 1000, throws });
        return leads.reduce((sum, each) => sum + each, 0) / throws;
      };
      // A few throws show most leads. A small lead may need as many as `npm run puzzles -- --verify` uses.
      const first = lead(12);
      expect(first > 0 ? first : lead(3 * criteria.confirming), id).toBeGreaterThan(0);
    }
  }, 3_600_000);
});

describe('what is kept of puzzles', () => {
  const nothing = { right: [], wrong: [], day: 0, streak: 0 };
  test('the first answer to a puzzle counts, later ones do not', () => {
    const once = answered(nothing, '3-5', false, 100, false);
    expect(once).toMatchObject({ right: [], wrong: ['3-5'] });
    expect(answered(once, '3-5', true, 100, false)).toEqual(once);
  });
  test('a streak grows by a day, stays when the day is answered twice, and ends with a day left out', () => {
    const first = answered(nothing, 'a', true, 100, true);
    const second = answered(first, 'b', false, 101, true);
    expect([first.streak, second.streak]).toEqual([1, 2]);
    expect(answered(second, 'c', true, 101, true).streak).toBe(2);
    expect(streakOf(second, 102)).toBe(2);
    expect(streakOf(second, 103)).toBe(0);
    expect(answered(second, 'd', true, 103, true).streak).toBe(1);
  });
  test('day after day every puzzle comes once before any comes again', () => {
    for (const count of [1, 2, 7, 120, 150]) {
      const days = Array.from({ length: count }, (_, day) => placeOf(dayOf(new Date(2026, 10, 27)) + day, count));
      expect(new Set(days).size).toBe(count);
    }
  });
});
