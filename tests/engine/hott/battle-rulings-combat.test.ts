/** Rulings on shooting, close combat and victory: each by a position where the readings on its page differ. */
import { describe, expect, test } from 'vitest';
import { distantOdds, fightOdds } from '../../../src/engine/hott/battle/odds.ts';
import type { Now } from '../../../src/engine/hott/battle/vocabulary/setup.ts';
import { type ElementId, elements } from '../../../src/engine/hott/data/elements.ts';
import { depthOf } from '../../../src/engine/hott/data/scale.ts';
import { type Field, move, type Table, table } from './battle-table.ts';

const combat: Partial<Now> = { step: 'close-combat' };
const shooting: Partial<Now> = { step: 'shooting' };
const deep = (type: ElementId): number => depthOf(type) * 100;
/** Generals far from everything, so that no battle ends. */
const mine = ['heroes 300 300 N general', 'paladins 500 300 N'];
const theirs = ['heroes 300 2200 S general', 'paladins 500 2200 S'];
const at = (A: readonly string[], B: readonly string[], more: Partial<Field> = {}): Table =>
  table({ A: [...A, ...mine], B: [...B, ...theirs], now: combat, ...more });
const sum = (lines: readonly { readonly amount: number }[]): number => lines.reduce((total, { amount }) => total + amount, 0);
const factors = (t: Table, own = 'A1', enemy = 'B1') => {
  const { a, b } = fightOdds(t.state, { own, enemy });
  return [sum(a.lines), sum(b.lines)];
};
const fate = (t: Table, id: string) => t.unit(id).fate;
/** Fights A1 against B1; the enemy then rolls 3 for its PIPs. */
const fought = (t: Table, own: number, enemy: number): Table =>
  t.after({ kind: 'fight', unit: 'A1', enemy: 'B1' }, own, enemy, 3);

describe('shooting and spells', () => {
  test('hott.sequence.shooting-once, ruling: in the enemy’s bound shooters shoot, artillery does not', () => {
    const t = (type: string) =>
      at(['blades 1000 1000 N', 'shooters 1600 1000 N'], [`${type} 1000 1180 S`, 'blades 1600 1180 S'], { now: shooting });
    expect(t('shooters').listed('call')).toEqual([{ kind: 'call', unit: 'B1' }]);
    expect(t('artillery').listed('call')).toEqual([]);
    const own = at(['artillery 1000 1000 N'], ['blades 1000 1400 S'], { now: shooting });
    expect(own.listed('shoot')).toEqual([{ kind: 'shoot', units: ['A1'], target: 'B1' }]);
  });

  test('hott.supplement.bespell-after-move, ruling: a magician that has moved bespells while PIPs are left', () => {
    const moved = (pips: number) =>
      at(['magicians 1000 1000 N'], ['blades 1000 1500 S'], { now: { step: 'moves', pips } })
        .after(move('A1', 1000, 1050, 0))
        .after({ kind: 'done' }, ...(pips < 4 ? [3] : []));
    expect(moved(6).listed('bespell')).toEqual([{ kind: 'bespell', units: ['A1'], target: 'B1' }]);
    expect(moved(3).state.acting).toBe('B');
  });

  const targetOfSpell = (A: readonly string[], B: readonly string[], ...terrain: string[]) =>
    sum(distantOdds(at(A, B, { terrain, now: shooting }).state, 'spell', 'A1', 'B1').b.lines);

  test('hott.supplement.factor-bespell-water, ruling: only a cleric or paladin of the target’s own side protects it', () => {
    const spell = (A: readonly string[], B: readonly string[]) =>
      targetOfSpell(['magicians 1000 1000 N', ...A], ['blades 1000 1300 S', ...B]);
    const plain = spell([], []);
    for (const type of ['clerics', 'paladins']) {
      expect(spell([], [`${type} 1300 1300 S`])).toBe(plain + 2);
      expect(spell([`${type} 1300 1300 S`], [])).toBe(plain);
    }
  });

  test('hott.terrain.running-water, ruling: the target of a spell across running water adds 2', () => {
    const spell = (...terrain: string[]) => targetOfSpell(['magicians 1000 1000 N'], ['blades 1000 1400 S'], ...terrain);
    expect(spell('river 0 1150 2400 1250')).toBe(spell() + 2);
    expect(spell('river 0 1700 2400 1800')).toBe(spell());
  });

  test('hott.supplement.paladins-outcome, ruling: from a distance nothing happens to a beaten paladin', () => {
    const shot = at(['artillery 1000 1000 N'], ['paladins 1000 1400 S'], { now: shooting }).after(
      { kind: 'shoot', units: ['A1'], target: 'B1' },
      6,
      3,
      3,
    );
    expect(shot.said('fight')).toMatchObject([{ b: { total: 9, result: 'none' } }]);
    expect([fate(shot, 'B1'), shot.at('B1')]).toEqual(['on', [1000, 1400, 180]]);
  });
});

describe('totals', () => {
  test('hott.supplement.outcome-thresholds, ruling: exactly half is doubled', () => {
    const t = at(['blades 1000 1000 N'], ['hordes 1000 1110 S']);
    expect(factors(t)).toEqual([5, 2]);
    expect(fate(fought(t, 1, 1), 'B1')).toBe('destroyed');
    expect(fate(fought(t, 2, 2), 'B1')).toBe('on');
  });

  test('hott.supplement.equal-totals, ruling: only in close combat, and only when they are odd', () => {
    const heroes = at(['heroes 1000 1000 N'], ['heroes 1000 1160 S']);
    expect([1, 2].map((face) => fought(heroes, face, face)).map((t) => [fate(t, 'A1'), fate(t, 'B1')])).toEqual([
      ['on', 'on'],
      ['destroyed', 'destroyed'],
    ]);
    const magician = at(['magicians 1000 1000 N'], ['paladins 1000 1160 S']);
    expect(fate(fought(magician, 3, 1), 'B1')).toBe('destroyed');
    expect(fate(fought(magician, 4, 2), 'B1')).toBe('on');
    // From a distance: 4 + 5 against 6 + 3, or + 1 with the +2 for the paladin itself.
    const spell = at(['magicians 1000 1000 N'], ['paladins 1000 1400 S'], { now: shooting });
    expect(sum(distantOdds(spell.state, 'spell', 'A1', 'B1').b.lines)).toBe(8);
    const cast = spell.after({ kind: 'bespell', units: ['A1'], target: 'B1' }, 5, 1, 3);
    expect(cast.said('fight')).toMatchObject([{ a: { total: 9 }, b: { total: 9 } }]);
    expect([fate(cast, 'A1'), fate(cast, 'B1')]).toEqual(['on', 'on']);
  });

  test.each(['blades', 'knights', 'riders', 'flyers'] as const)(
    'hott.supplement.rear-support, ruling: it counts against every opponent, %s too',
    (enemy) => {
      const facing = (...behind: string[]) => {
        const y = 1030 + deep(enemy) / 2;
        const t = table({
          A: ['spears 1000 1000 N', ...behind, ...mine],
          B: [`${enemy} 1000 ${y} S`, ...theirs],
          now: { acting: 'B', step: 'moves' },
        });
        const met = enemy === 'flyers' ? t.after({ kind: 'engage', unit: 'B1', enemy: 'A1' }) : t;
        return factors(met)[0];
      };
      expect(facing('spears 1000 940 N')).toBe((facing() as number) + 1);
    },
  );
});

describe('storming', () => {
  const field = {
    A: ['blades 1100 2070 N', 'blades 1260 2070 N', 'spears 1420 2070 N', ...mine],
    B: theirs,
    stronghold: [1000, 2100, 1500, 2400] as const,
    defender: 'B' as const,
    now: combat,
  };
  test('hott.strongholds.aiding, hott.supplement.stronghold-aiding, ruling: each of them takes 1 from the stronghold', () => {
    const totals = [[], ['A2'], ['A2', 'A3']].map((aids) => {
      const told = table(field).after({ kind: 'storm', unit: 'A1', aids }, 1, 2, 3);
      return told.said('fight').map((each) => (each.kind === 'fight' ? [sum(each.a.lines), sum(each.b.lines)] : []))[0];
    });
    expect(totals).toEqual([
      [5, 6],
      [5, 5],
      [5, 4],
    ]);
  });

  test('hott.supplement.heroes-outcome, ruling: a beaten hero flees from a stronghold', () => {
    const t = table({ ...field, A: ['heroes 1200 2020 N', 'heroes 300 300 N general', 'paladins 500 300 N'] });
    const fled = t.after({ kind: 'storm', unit: 'A1', aids: [] }, 2, 4, 3);
    expect(fled.said('fled')).toMatchObject([{ unit: 'A1', paces: 600 }]);
  });
});

describe('outcome moves', () => {
  test('hott.supplement.flee, ruling: it turns away from the enemy and stops where the 600 paces end', () => {
    const t = at(['sneakers 1000 1500 N'], ['blades 1000 1570 S']);
    const fled = fought(t, 1, 4);
    // A recoil of its own depth of 80, then 600.
    expect(fled.at('A1')).toEqual([1000, 1500 - 80 - 600, 180]);
  });

  test('hott.supplement.pursuit, ruling: four types follow by their own depth, and no others', () => {
    const followers = elements
      .filter(({ class: of, id }) => of !== 'aerial' && id !== 'sneakers')
      .filter(({ id }) => {
        const y = 1000 - deep(id) / 2;
        const won = fought(at([`${id} 1000 ${y} N`], ['shooters 1000 1040 S']), 6, 4);
        const [, to] = won.at('A1');
        expect([id, Math.abs(Math.round(to - y))]).toEqual([id, won.said('pursued').length > 0 ? Math.round(deep(id)) : 0]);
        return won.said('pursued').length > 0;
      });
    expect(followers.map(({ id }) => id).sort()).toEqual(['beasts', 'behemoths', 'knights', 'warband']);
  });
});

describe('victory', () => {
  const bound = (A: readonly string[], B: readonly string[], face?: number) =>
    table({ A, B, now: { step: 'moves' } }).after({ kind: 'done' }, ...(face === undefined ? [] : [face]));

  test('hott.supplement.victory, ruling: the general or half the AP is not enough without greater losses', () => {
    const army = ['blades 300 300 N', 'blades 500 300 N', 'blades 700 300 N'];
    const enemy = (...lost: string[]) => ['blades 300 2200 S general', 'blades 500 2200 S', ...lost];
    const noGeneral = ['blades general destroyed', ...army];
    expect(bound(noGeneral, enemy()).state.ending).toEqual({ winner: 'B', by: 'general' });
    expect(bound(noGeneral, enemy('blades destroyed'), 3).state.ending).toBe(null);
    const half = ['blades 900 300 N general', 'knights destroyed', 'knights destroyed', ...army.slice(0, 1)];
    expect(bound(half, enemy()).state.ending).toEqual({ winner: 'B', by: 'losses' });
    expect(bound(half, [...enemy(), 'behemoths destroyed'], 3).state.ending).toBe(null);
  });

  test('hott.supplement.lost-ap, ruling: who has left counts as lost, who has not yet come does not', () => {
    const with4 = (god: string) =>
      bound(['blades 300 300 N general', god], ['blades 300 2200 S general'], god.endsWith('off') ? 3 : undefined);
    for (const type of ['gods', 'dragons']) {
      expect(with4(`${type} gone`).state.ending).toEqual({ winner: 'B', by: 'losses' });
      expect(with4(`${type} off`).state.ending).toBe(null);
    }
    expect(bound(['blades 300 300 N general', 'lurkers off', 'lurkers off'], ['blades 300 2200 S general'], 3).state.ending).toBe(
      null,
    );
  });
});
