import { describe, expect, test } from 'vitest';
import { fr3System } from '../../src/components/play/fr3/system.tsx';
import { sayChoice } from '../../src/components/play/puzzles/choice-words.ts';
import { answered, dayOf, placeOf, streakOf } from '../../src/components/play/puzzles/solved.ts';
import type { GameSystem } from '../../src/components/play/system.ts';
import file from '../../src/content/puzzles/fr3.json' with { type: 'json' };
import { type Action, fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { fr3Notation } from '../../src/engine/fr3/battle/notation/game.ts';
import type { State } from '../../src/engine/fr3/battle/vocabulary/state.ts';
import { readGame } from '../../src/engine/kernel/notation/game-reader.ts';
import { puzzleFile } from '../../src/tools/puzzles/file.ts';
import { criteria, leadsOf } from '../../src/tools/puzzles/find.ts';
import { fr3 } from '../../src/tools/puzzles/fr3.ts';
import { isDeep } from '../deep.ts';

const { puzzles } = puzzleFile.parse(file);

function stateOf(text: string): State {
  const read = readGame(fr3Notation, text);
  if (!read.ok) throw new Error(read.errors.map(({ text: because }) => because).join(' '));
  return read.last;
}

describe('puzzles of Fantasy Rules!', () => {
  test('there are at least 120, of three levels, each with an id of its own', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(120);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ level }) => level))).toEqual(new Set(['easy', 'medium', 'hard']));
  });

  test('in each every choice is legal, has a sentence of its own, and is clearly behind the best', async () => {
    await fr3System.loading.forAll();
    for (const { id, text, choices, obvious } of puzzles) {
      const state = stateOf(text);
      const [best, ...others] = choices;
      expect(best?.behind, id).toBe(0);
      expect(choices[obvious], id).toBeDefined();
      for (const { action } of choices) expect(fr3Battle.refuse(state, action as Action), id).toBeNull();
      const said = choices.map(({ action }) => sayChoice(fr3System as unknown as GameSystem, state, action));
      expect(new Set(said).size, `${id}: ${said.join('; ')}`).toBe(said.length);
      for (const { behind, error } of others) {
        expect(behind, id).toBeGreaterThanOrEqual(criteria.points);
        expect(behind, id).toBeGreaterThanOrEqual(criteria.errors * error - 0.1);
      }
    }
  });

  test('played on with dice that did not choose it, the best choice is still ahead of the obvious one', () => {
    for (const { id, text, choices, obvious } of isDeep ? puzzles : puzzles.slice(0, 1)) {
      const pair = [choices[0], choices[obvious]].map((choice) => choice?.action as unknown as Action);
      const [, leads = []] = leadsOf(fr3, stateOf(text), pair, { from: 1000, throws: 12 });
      expect(
        leads.reduce((sum, lead) => sum + lead, 0),
        id,
      ).toBeGreaterThan(0);
    }
  }, 600_000);
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
