/** Ground that casts spells or is feared, on the battle page: drawn by dice, shown on the table, its odds before a move. */
import { expect, test } from 'vitest';
import { afterCharge, outcomesOf } from '../../src/components/play/fr3/outcomes.ts';
import { placesOf } from '../../src/components/play/fr3/places.ts';
import { fetchWordsFor } from '../../src/components/play/fr3/words.ts';
import '../../src/engine/fr3/battle/battle.ts';
import { drawLandscape } from '../../src/engine/fr3/battle/deployment/landscape.ts';
import { anyWildGround, wildGround, wildSpells } from '../../src/engine/fr3/battle/deployment/wild-ground.ts';
import { groundNow } from '../../src/engine/fr3/battle/magic/barriers.ts';
import { refuseEnchantment } from '../../src/engine/fr3/battle/terrain/enchantments.ts';
import { seeded } from '../../src/engine/kernel/dice.ts';
import { begun, charge, setupOf } from '../engine/fr3/battle-table.ts';

const drawn = (seed: number) => {
  const dice = seeded(seed);
  const landscape = drawLandscape(1000, dice);
  return { landscape, ground: wildGround(landscape, dice) };
};
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

test('fr3.terrain-effects.enchanted-terrain: dice make some of the ground wild, and what lies across the table alike', () => {
  for (const seed of seeds) {
    const { landscape, ground } = drawn(seed);
    expect(ground.map(({ kind, polygon }) => ({ kind, polygon }))).toEqual(landscape.terrain);
    const pairs = ground.filter(({ polygon }) => polygon !== landscape.objective);
    for (let at = 0; at < pairs.length; at += 2) {
      const [one, other] = [pairs[at], pairs[at + 1]];
      expect([other?.kind, other?.enchanted, other?.feared]).toEqual([one?.kind, one?.enchanted, one?.feared]);
    }
    expect(pairs[0]?.enchanted !== undefined || pairs[0]?.feared === true).toBe(true);
    for (const { enchanted } of ground) if (enchanted) expect(refuseEnchantment(enchanted)).toBeNull();
  }
  const cast = new Set(seeds.flatMap((seed) => drawn(seed).ground.flatMap(({ enchanted }) => enchanted?.spell ?? [])));
  expect([...cast].sort()).toEqual([...wildSpells].sort());
  expect(anyWildGround.some(({ feared, enchanted }) => feared && enchanted)).toBe(true);
});

const before = (piece: string) =>
  begun(setupOf(`terrain ${piece} 8,14 to 20,20; terrain hill 30,10 to 34,14; A1 spears 10,12 N; B1 mobs 40,33 S`)).state;

test('the table says what it is and does, and marks it; plain ground is not', async () => {
  await fetchWordsFor(before('woods feared').setup);
  const said = (piece: string) => {
    const state = before(piece);
    return [placesOf(state).map(({ name, tone }) => [name, tone]), groundNow(state).map(({ name }) => name)];
  };
  expect(said('woods "Old Wood" enchanted=animate-terrain,50')).toEqual([
    [['Old Wood: Animate Terrain 50%', 'wild']],
    [undefined, undefined],
  ]);
  expect(said('open feared enchanted=bless-curse-1,curse,30')).toEqual([
    [['open ground: feared, Bless/Curse 1 (curse) 30%', 'wild']],
    [undefined, undefined],
  ]);
  expect(said('woods "Old Wood"')).toEqual([[], ['Old Wood', undefined]]);
});

test('a move into it shows who may be struck or halted, and how likely', () => {
  const into = { kind: 'ahead', units: ['A1'], inches: 2.25 } as const;
  const fates = (piece: string) =>
    outcomesOf(before(piece), into)?.map(({ ids, chances }) => [
      ids,
      chances.map(({ fate, share }) => `${fate} ${Math.round(100 * share)}`),
    ]);
  expect(fates('woods enchanted=apoplexy,30')).toEqual([[['A1'], ['under a spell 30', 'unharmed 70']]]);
  expect(fates('woods feared')).toEqual([[['A1'], ['halted 50', 'unharmed 50']]]);
  expect(fates('woods')).toEqual([]);
});

test('a charge over it shows what it needs, and the melee as if nobody were halted', () => {
  const pieces = 'terrain open feared 8,14 to 20,15; terrain open enchanted=apoplexy,30 8,15.2 to 20,15.6';
  const { state } = begun(setupOf(`${pieces}; A1 knights 10,12 N; B1 mobs 10,18 S`));
  const { tests, melees } = afterCharge(state, charge(['A1']) as Parameters<typeof afterCharge>[1]);
  expect(tests.map(({ unit, of, passes }) => [unit, of, Number.parseInt(passes, 10)])).toEqual([
    ['A1', 'ground', 60],
    ['A1', 'ground', 70],
  ]);
  expect(melees.map(({ a, b }) => [a, b])).toEqual([['A1', 'B1']]);
});
