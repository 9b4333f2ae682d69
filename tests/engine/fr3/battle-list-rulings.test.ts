/** Rulings on rules of single army lists that take effect in battle: each by a roster or a position that its readings judge differently. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { boutOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { armies } from '../../../src/engine/fr3/data/armies.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { after, begun, type Played, setupOf } from './battle-table.ts';
import { roster } from './muster-table.ts';

const armyOf = (army: string, units: readonly string[], enemy?: string) => {
  const read = armyOfRoster(roster(army, units), enemy);
  if (!read.ok) throw new Error(read.because);
  return read.value.troops;
};
const armsOf = (army: string, words: string, enemy?: string): readonly string[] =>
  armyOf(army, ['handweapons', words], enemy)[1]?.arms ?? [];
const clockOf = ({ state }: Played, side: 'first' | 'second'): number => state.sheet.sides[side].clock;

test('fr3.armies.conquistadors-fear, ruling: ten armies are native, and no others', () => {
  const natives = armies
    .map(({ id }) => id)
    .filter((enemy) => armsOf('conquistadors', 'heavy-cavalry', enemy).includes('feared'));
  const american = ['arctic', 'northeastern', 'northwestern', 'plains', 'southeastern', 'southwestern'];
  expect(natives.sort()).toEqual(['aboriginal', 'aztec', 'inca', 'maya', ...american.map((nation) => `nai-${nation}`)].sort());
});

test.each(['handweapons', 'knights'])('fr3.armies.evil-henchmen-fear, ruling: elite %s cause fear, plain ones do not', (type) => {
  expect(armsOf('evil', `${type} elite-1-1-0`)).toContain('feared');
  expect(armsOf('evil', type)).not.toContain('feared');
});

test('fr3.armies.gnomes-battlewagon-cf, ruling: one roll for each wagon', () => {
  const at = begun(
    setupOf('A1 battlewagons 10,10 N rolled-factor; A2 battlewagons 20,10 N rolled-factor; B1 mobs 40,30 S'),
    10,
    3,
  );
  expect(['A1', 'A2'].map((id) => unitAt(at.state, id).factor)).toEqual([12, 5]);
});

test('fr3.armies.dwarfs-hills, ruling: the infantry, with rangers and fanatics, and nobody else', () => {
  const eased = ['handweapons', 'rangers', 'fanatics', 'mounted', 'heavy-artillery', 'battlewagons'].filter((type) =>
    armyOf('dwarfs', ['handweapons', type])[1]?.ease?.includes('hill'),
  );
  expect(eased).toEqual(['handweapons', 'rangers', 'fanatics']);
});

test('fr3.armies.hill-dwarves-mounted-terrain, ruling: all cavalry types and the mounted fanatics', () => {
  const sure = ['heavy-cavalry', 'light-cavalry bows', 'mounted', 'mounted-fanatics', 'spears', 'handweapons'].filter((words) =>
    armsOf('hill-dwarves', words).includes('sure-footed'),
  );
  expect(sure).toEqual(['heavy-cavalry', 'light-cavalry bows', 'mounted', 'mounted-fanatics']);
});

test('fr3.armies.dark-elves-magic-lances, ruling: every elite heavy cavalry unit has them, at no further cost', () => {
  const riders = ['heavy-cavalry elite-1-1-0', 'heavy-cavalry elite-1-1-0', 'heavy-cavalry'];
  const read = armyOfRoster(roster('dark-elves', ['handweapons', ...riders], { size: 2000 }));
  expect(read.ok && read.value.troops.slice(1).map(({ arms, cost }) => [arms, cost])).toEqual([
    [['magic-lances'], 50],
    [['magic-lances'], 50],
    [undefined, 40],
  ]);
});

test.each(['heavy-cavalry', 'light-cavalry', 'mounted', 'heavy-chariots'])(
  'fr3.armies.chinese-flame-lances, ruling: one unit of any type of cavalry, here %s, for nothing',
  (type) => {
    const words = type === 'light-cavalry' ? 'light-cavalry bows' : type;
    const cost = (said: string) => costOf(roster('chinese', [said])).units[0]?.total;
    expect(cost(`${words} flame-lances`)).toBe(cost(words));
    expect(armsOf('chinese', `${words} flame-lances`)).toContain('flame-lances');
  },
);

test('fr3.armies.assyrian-fearful-reputation, fr3.armies.near-east-fearful-reputation, ruling: before the first phase, in which it counts; who causes fear or is immune does not test', () => {
  const text =
    'A1 heavy-chariots off dreaded; B1 spears off; B2 spears off feared; B3 spears off undead; B4 swarms off; B5 spears off';
  const away = begun(setupOf(text));
  const line = { kind: 'deploy', units: ['B1', 'B2', 'B3', 'B4', 'B5'], x: 20, y: 30, wide: 5 } as const;
  const deployed = after(away, [{ kind: 'deploy', units: ['A1'], x: 10, y: 5, wide: 1 }, line], 2, 9);
  expect(['B1', 'B2', 'B3', 'B4', 'B5'].map((id) => unitAt(deployed.state, id).morale)).toEqual([1, 0, 0, 0, 0]);
  expect(clockOf(after(deployed, [{ kind: 'pass' }]), 'second')).toBe(8);
});

test('fr3.armies.undead-auto-rally, ruling: demoralized undead are no loss of the phase, the living are', () => {
  const shot = (words: string) => {
    const at = begun(
      setupOf(`A1 longbows 10,10 N; A2 mobs 30,3 N; B1 mobs 10,13 S ${words}; B2 mobs 40,30 S; B3 mobs 42,30 S ${words}`),
    );
    const fired = after(at, [{ kind: 'shoot', units: ['A1'], at: 'B1' }], 8);
    const hit = unitAt(fired.state, 'B1').morale;
    const over = after(fired, [{ kind: 'pass' }, { kind: 'pass' }]);
    return [hit, clockOf(over, 'second')];
  };
  expect(shot('')).toEqual([1, 8]);
  expect(shot('undead')).toEqual([1, 9]);
});

test('fr3.armies.near-east-wagon-fortress-positioning, ruling: it costs nothing, also after a move and in melee', () => {
  const position = { kind: 'position', unit: 'A1' } as const;
  const text = (y: number) => `A1 battlewagons 10,10 N wagon-fortress; A2 mobs 30,3 N; B1 spears 10,${y} S; B2 mobs 40,30 S`;
  const moved = after(begun(setupOf(text(20))), [{ kind: 'ahead', units: ['A1'], inches: 2 }]);
  const set = after(moved, [position]);
  expect(clockOf(set, 'first')).toBe(clockOf(moved, 'first'));
  expect(set.state.sheet.sides.first).toEqual(moved.state.sheet.sides.first);
  expect(fr3Battle.refuse(begun(setupOf(text(11.575))).state, position)).toBeNull();
  const there = after(begun(setupOf(text(20))), [position]);
  expect(totalOf(boutOf(there.state, unitAt(there.state, 'A1'), unitAt(there.state, 'B1')), 'a')).toBe(8);
});

test('fr3.armies.druid-disorient, ruling: druids learn it with the spells of level two', () => {
  const loreOf = (magic: string) => {
    const read = armyOfRoster(roster('druid', ['mobs'], { characters: [{ has: ['general'] }, { has: [magic] }] }));
    return read.ok ? (read.value.characters[1]?.lore ?? []) : read.because;
  };
  expect(['druid-1', 'druid-2', 'druid-3'].map(loreOf)).toEqual([[], ['druid-disorient'], ['druid-disorient']]);
});

test('fr3.armies.nai-northwestern-sisiutl, ruling: it swims, comes out on land, and fights with 1 more', () => {
  const [sisiutl] = armyOf('nai-northwestern', ['sisiutl', 'small-monsters']);
  expect(sisiutl).toMatchObject({ type: 'large-monsters', levels: ['swimming'], cost: 110 });
  expect(sisiutl?.arms).toContain('second-head');
  const at = begun(
    setupOf('A1 large-monsters 10,10 N second-head; A2 large-monsters 20,10 N; B1 mobs 10,11.575 S; B2 mobs 20,11.575 S'),
  );
  const factor = (id: string, foe: string): number => totalOf(boutOf(at.state, unitAt(at.state, id), unitAt(at.state, foe)), 'a');
  expect(factor('A1', 'B1')).toBe(factor('A2', 'B2') + 1);
});
