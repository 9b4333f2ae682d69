/** The statements in the lesson on bidding are true for the numbers that it shows. */
import { describe, expect, test, vi } from 'vitest';
import {
  bestOnLadder,
  bothLevelThree,
  first,
  ladder,
  lastWord,
  played,
  rounds,
  second,
  teleport,
  third,
  turn,
  withoutLastWord,
} from '../../../src/components/odds/auction/lesson.ts';
import { settled } from '../../../src/engine/fr3/auction/augmenting.ts';

// Hundreds of games are solved here, which takes time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

describe('case 1: the price of one more point', () => {
  test('each point adds one per cent less than the one before, and only the first pays its price', () => {
    const more = ladder.slice(1).map((each) => Math.round((each.more ?? 0) * 100));
    expect(more).toEqual([9, 8, 7, 6, 5, 4]);
    expect(ladder.slice(1).map(({ net }) => (net ?? 0) > 0)).toEqual([true, false, false, false, false, false]);
    expect(bestOnLadder.casting).toBe(teleport + 1);
  });

  test('both end on a single bid; the enemy’s first point pays, the next three together do not', () => {
    expect(first.found.casts.filter((weight) => weight > 0)).toEqual([1]);
    expect(first.found.defences.indexOf(1)).toBe(1);
    const pays = [0, 1, 2, 3, 4].map(
      (total) => settled(first.auction, { casting: teleport, defence: { by: 'army', total } }).payoff,
    );
    expect(pays[1]).toBeLessThan(pays[0] as number);
    for (const more of pays.slice(2)) expect(more).toBeGreaterThan(pays[1] as number);
  });
});

describe('case 2: a mixture', () => {
  test('answers go round: the bare cost, a middling defence, a high bid, a low defence', () => {
    expect(rounds.map(({ casting, defence }) => [casting, defence.total])).toEqual([
      [4, 5],
      [7, 1],
    ]);
  });

  test('the bare cost has the largest share, and every row and column comes to the value', () => {
    expect(second.found.casts.indexOf(Math.max(...second.found.casts))).toBe(0);
    expect(second.found.value).toBeGreaterThan(rounds[0]?.gain as number);
    for (const i of played.casts) {
      const row = played.defences.reduce(
        (sum, j) => sum + (second.found.defences[j] as number) * (second.table.prospects[i]?.[j]?.payoff as number),
        0,
      );
      expect(row / 100).toBeCloseTo(second.found.value, 9);
    }
    for (const j of played.defences) {
      const column = played.casts.reduce(
        (sum, i) => sum + (second.found.casts[i] as number) * (second.table.prospects[i]?.[j]?.payoff as number),
        0,
      );
      expect(column / 100).toBeCloseTo(second.found.value, 9);
    }
  });
});

describe('case 3: the last word', () => {
  test('nothing is added to the lowest and the highest bids, something in between', () => {
    expect([lastWord[0]?.adds, lastWord.at(-1)?.adds]).toEqual([0, 0]);
    expect(Math.max(...lastWord.map(({ adds }) => adds))).toBeGreaterThan(0);
  });

  test('the bare cost is sealed always; the last word is worth something, and less against another', () => {
    expect(third.found.casts[0]).toBe(1);
    expect(third.found.value).toBeGreaterThan(bothLevelThree.found.value);
    expect(bothLevelThree.found.value).toBeGreaterThan(withoutLastWord.found.value);
  });
});

test('beyond one spell: more points go to the dearer spell', () => {
  const [dear, cheap] = turn.expected;
  expect(dear?.casterPoints).toBeGreaterThan(cheap?.casterPoints as number);
  expect(turn.exploitability).toBeLessThanOrEqual(1e-9);
});
