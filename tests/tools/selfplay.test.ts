/** The tool that measures opponents: its scripts play by the rules, it counts what is silly, and it adds runs up. */
import { describe, expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import type { State } from '../../src/engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../src/engine/kernel/chance.ts';
import { playWatched } from '../../src/tools/selfplay/battle.ts';
import { contestant, scriptIds } from '../../src/tools/selfplay/fr3/players.ts';
import { nothingSilly, type SillyKind, sillyKinds, sillyWatch } from '../../src/tools/selfplay/fr3/silly.ts';
import { fr3 } from '../../src/tools/selfplay/fr3/system.ts';
import { mirrored } from '../../src/tools/selfplay/fr3/tables.ts';
import { type BattleRecord, median, recordOf } from '../../src/tools/selfplay/record.ts';
import { report } from '../../src/tools/selfplay/report.ts';
import { begun, setupOf } from '../engine/fr3/battle-table.ts';

const at = (text: string): State => begun(setupOf(`table 48x36; ${text}`, { turns: 8 })).state;
const lucky = { roll: () => 5 };

test.each(scriptIds)('%s plays a whole battle by the rules, and the same one again', (id) => {
  const one = () => playWatched(fr3, mirrored('norse-500', 6, 3), 3, { A: id, B: 'rush' });
  const first = one();
  expect(first.faults).toEqual([]);
  expect(first.actions).toBeGreaterThan(30);
  expect(first.silly.A['rally-undone']).toBe(0);
  const again = one();
  expect([again.winner, again.actions, again.silly]).toEqual([first.winner, first.actions, first.silly]);
});

describe('scripts', () => {
  const chosen = (id: (typeof scriptIds)[number], state: State) => contestant(id, 1).choose(state);

  test('line and hold charges who is weaker and waits for who is stronger; rush goes at him all the same', () => {
    expect(chosen('line-and-hold', at('A1 knights 24,14 N; B1 mobs 24,18 S'))).toMatchObject({ kind: 'charge' });
    const strong = at('A1 mobs 24,13 N; B1 pikes 24,18 S');
    expect(chosen('line-and-hold', strong)).toEqual({ kind: 'pass' });
    expect(chosen('rush', strong)).toMatchObject({ kind: 'ahead' });
  });

  test('gang up charges two on one, and not alone', () => {
    expect(chosen('gang-up', at('A1 spears 24,14 N; B1 spears 24,17 S'))).not.toMatchObject({ kind: 'charge' });
    const two = at('A1 spears 24,14 N; A2 spears 26.5,17 W; B1 spears 24,17 S');
    expect(chosen('gang-up', two)).toMatchObject({ kind: 'charge' });
  });
});

describe('what is silly', () => {
  /** Does these in a row, with the same face of every die, and counts. */
  function counted(from: State, ...actions: readonly Action[]) {
    const { saw, counts } = sillyWatch();
    let state = from;
    for (const action of actions) {
      expect(fr3Battle.refuse(state, action)).toBeNull();
      const next = play(fr3Battle.perform(state, action), lucky).state;
      saw(state, action, next);
      state = next;
    }
    return { state, of: (kind: SillyKind) => counts.A[kind] };
  }
  const turn = (unit: string, to: 'left' | 'right'): Action => ({ kind: 'turn', units: [unit], to });

  test('a unit that turns and turns straight back in one phase', () => {
    const from = at('A1 light-cavalry 8,3 N; B1 spears 40,33 S');
    expect(counted(from, turn('A1', 'left'), turn('A1', 'right')).of('there-and-back')).toBe(1);
    expect(counted(from, turn('A1', 'left')).of('there-and-back')).toBe(0);
    expect(counted(from, turn('A1', 'left'), turn('A1', 'left')).of('there-and-back')).toBe(0);
  });

  test('a unit that turns in one phase and back in the next', () => {
    const from = at('A1 spears 8,3 N; B1 spears 40,33 S');
    const back = counted(from, turn('A1', 'left'), { kind: 'pass' }, { kind: 'pass' }, turn('A1', 'right'), { kind: 'pass' });
    expect(back.of('turned-back')).toBe(1);
    const on = counted(from, turn('A1', 'left'), { kind: 'pass' }, { kind: 'pass' }, turn('A1', 'left'), { kind: 'pass' });
    expect(on.of('turned-back')).toBe(0);
  });

  test('a rally that is not tried, and a shot that is not made', () => {
    const shaken = at('A1 spears 8,3 N demoralized; B1 spears 40,33 S');
    expect(counted(shaken, { kind: 'pass' }).of('rally-undone')).toBe(1);
    expect(counted(shaken, { kind: 'rally', unit: 'A1' }).of('rally-undone')).toBe(0);
    const bows = at('A1 longbows 24,12 N; B1 mobs 24,18 S');
    expect(counted(bows, { kind: 'pass' }, { kind: 'pass' }).of('shot-undone')).toBe(1);
  });

  test('a unit that stands far from everything for more than two phases of its side', () => {
    const from = at('A1 spears 4,3 N; B1 spears 44,33 S');
    const pass = { kind: 'pass' } as const;
    expect(counted(from, pass, pass, pass, pass).of('idle')).toBe(0);
    expect(counted(from, pass, pass, pass, pass, pass, pass).of('idle')).toBe(1);
  });

  test('a unit that moves to where a stronger enemy charges it first', () => {
    const from = at('A1 mobs 24,10 N; B1 knights 24,18.5 S');
    const ahead = { kind: 'ahead', units: ['A1'], inches: 3 } as const;
    const charge = [{ kind: 'charge', units: ['B1'], aim: 0, over: null, wrap: 'none' }] as const;
    expect(counted(from, ahead, { kind: 'pass' }, ...charge).of('ridden-into-reach')).toBe(1);
  });
});

describe('a report', () => {
  const played = (player: 'rush' | 'greedy', longest: number) => ({
    player,
    decisions: 10,
    thought: 50,
    median: 4,
    longest,
    silly: { ...nothingSilly, idle: 2 },
  });
  const record = (winner: BattleRecord['winner'], roster = 'norse-500'): BattleRecord => ({
    one: played('greedy', 20),
    other: played('rush', 30),
    winner,
    roster,
    turns: 24,
    seed: 1,
    swapped: false,
    actions: 20,
    faults: 0,
  });

  test('adds up who wins, with the interval, by size and in all; a draw is half a win', () => {
    const text = report([record('one'), record('one'), record(null), record('other', 'roman-750')]);
    expect(text).toContain('| greedy against rush | 500 | 83% | 31% to 98% | 2 / 1 / 0 |');
    expect(text).toContain('| greedy against rush | 750 | 0% | 0% to 79% | 0 / 0 / 1 |');
    expect(text).toContain('| greedy against rush | all | 63% |');
  });

  test('says which code played how many battles on which day, and how many with changed sides', () => {
    const by = (commit: string): BattleRecord => ({ ...record('one'), commit, day: '2026-11-27' });
    const text = report([by('abc1234'), { ...by('abc1234'), swapped: true }, by('def5678'), record('one')]);
    expect(text).toContain(
      '4 battles: 2 by commit abc1234, 2026-11-27; 1 by commit def5678, 2026-11-27; 1 by a commit that was not recorded.',
    );
    expect(text).toContain('changed in 1 of the battles');
  });

  test('says what was silly in all and a battle, and the longest thought', () => {
    const text = report([record('one'), record('one')], sillyKinds);
    expect(text).toContain('| greedy | 2 | 0 | 0 | 0 | 0 | 4 (2.00) | 0 | 0 |');
    expect(text).toContain('| rush | 500 | 10 | 4.0 ms | 5.0 ms | 30 ms |');
  });

  test('of a battle keeps who was who, whichever side he had', () => {
    const battle = playWatched(fr3, mirrored('norse-500', 2, 3), 3, { A: 'rush', B: 'line-and-hold' });
    const where = { one: 'line-and-hold', other: 'rush', roster: 'norse-500', turns: 2, seed: 3 } as const;
    const kept = recordOf({ ...where, swapped: true }, battle, fr3.sides);
    expect([kept.one.player, kept.one.decisions]).toEqual(['line-and-hold', battle.thought.B.length]);
    expect(kept.winner).toBe(battle.winner === null ? null : battle.winner === 'B' ? 'one' : 'other');
  });

  test('the median is the middle one', () => {
    expect([median([5, 1, 9]), median([])]).toEqual([5, 0]);
  });
});
