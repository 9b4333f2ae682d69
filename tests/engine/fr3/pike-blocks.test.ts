import { expect, test } from 'vitest';
import { given, refused } from './at-the-table.ts';

const block = { unit: 'pikes', form: 'block' } as const;

test('fr3.pike-blocks.stats: CF 5', () => {
  expect(given(block, 'mobs').adds).toEqual([5, 1]);
  expect(given('pikes', 'mobs').adds).toEqual([4, 1]);
});

test('fr3.pike-blocks.charge-bonuses: +1 charging, with a shock, and +1 when charged from within its arc', () => {
  const charge = given(block, 'handweapons', { charge: 'a' });
  expect(charge.adds).toEqual([5 + 1, 3]);
  expect(charge.rolled(4, 4)).toEqual(['unharmed', 'pushed back']); // 10 against 7
  const charged = given('knights', block, { charge: 'a' });
  expect(charged.adds).toEqual([5 + 3, 5 + 2 + 1]);
  expect(charged.line('fr3.pike-blocks.charge-bonuses', 'b')).toBe(1);
  expect(given('knights', block, { charge: 'a', round: 'later' }).adds).toEqual([5, 5 + 2]);
  expect(given('knights', { ...block, outsideArc: true }, { charge: 'a' }).adds).toEqual([8, 5 + 2]);
});

test('fr3.pike-blocks.as-pikes: bonuses, terrain and support are those of pikes', () => {
  expect(given({ ...block, support: 2 }, { unit: 'dragons', level: 'flying' }).adds).toEqual([5 + 2 + 2 + 2, 9]);
  expect(given({ ...block, ground: 'woods' }, 'mobs').adds).toEqual([5 - 2, 1]);
  expect(given('sword-and-pistol', block).adds[0]).toBe(5 + 2);
});

test('fr3.pike-blocks.handweapon-bonus: handweapons have nothing against a block', () => {
  expect(given('handweapons', block).adds).toEqual([3, 5]);
  expect(given('handweapons', 'pikes').adds).toEqual([3 + 2, 4]);
  expect(given({ unit: 'cyclics', stage: 'larvae' }, block).adds).toEqual([3, 5]);
});

test('fr3.pike-blocks.extra-marker: one extra marker, so that a kill is lost for good and demoralizes', () => {
  expect(given('large-monsters', block).result(10, 1).b).toMatchObject({ fate: 'demoralized', markers: 0, permanent: 1 }); // 18 against 8
  expect(given('large-monsters', block).result(5, 4).b).toMatchObject({ fate: 'marked', markers: 0, permanent: 0 }); // 13 against 11
});

test('fr3.pike-blocks.fanatics: fanatics have −1 against a block', () => {
  const elite = given({ unit: 'fanatics', elite: '1-1-0' }, block);
  expect(elite.adds).toEqual([1 - 1, 0]);
  expect(elite.line('fr3.pike-blocks.fanatics')).toBe(-1);
  expect(elite.result(6, 4).b).toMatchObject({ fate: 'demoralized', permanent: 1 });
});

test('fr3.pike-blocks.footprint: a block has four flanks and a rear', () => {
  expect(given({ unit: 'spears', flank: 2, flankLight: 2, rear: 'light' }, block).adds).toEqual([3 + 2 + 4 + 4, 5]);
  expect(refused({ unit: 'pikes', form: 'square' as 'block' }, 'mobs')['a.form']).toContain('fr3.pike-blocks.footprint');
});

test('fr3.pike-blocks.footprint: four ordinary units may stand on its four flanks', () => {
  expect(given({ unit: 'spears', flank: 4 }, block).adds).toEqual([3 + 4, 5]);
});

test('fr3.pike-blocks.availability: only pikes form blocks', () => {
  for (const unit of ['spears', 'muskets', 'leviathans'])
    expect(refused({ unit, form: 'block' }, 'mobs')).toHaveProperty(['a.form'], ['fr3.pike-blocks.availability']);
});

test('fr3.pike-blocks.no-undead: never of the dead', () => {
  expect(refused({ ...block, undead: true }, 'mobs')['a.form']).toEqual(['fr3.pike-blocks.no-undead']);
  expect(refused({ unit: 'pikes', undead: true }, 'mobs')).toEqual({});
});

test('fr3.pike-blocks.skirmisher-attachment: skirmishers may attach to it', () => {
  expect(given('knights', { ...block, attached: 'skirmishers' }, { charge: 'a' }).adds).toEqual([8, 5 + 2 + 1 + 1]);
});
