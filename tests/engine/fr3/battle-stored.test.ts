/** Stored spells on the table, by rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, begun, setupOf } from './battle-table.ts';
import { asked, because, bid, cast, having, letIt, pools, poolsOf, rules, told, unopposed, until } from './magic-table.ts';

/** A2 is a hero without magic who carries stored spells; the enemy has a magic user. */
const kept = (has: string, more = '') =>
  pools(
    `A1 spears 10,10 N; B1 spears 10,20 S; B2 knights 20,20 S; A2 hero-1-1 with A1 ${has}; B3 individual with B1 magic=wizard-2${more}`,
    3,
    3,
  );

test('fr3.character-items.stored-spell-use, ruling: cast without a pool, as though its cost were paid, and only once', () => {
  const at = having(kept('stored-blast-1'), 'B', { army: 0, own: [0] });
  const done = unopposed(at, cast('A2', 'stored-blast-1', ['B2']), 10);
  expect(told(done)).toContain('casts Blast 1');
  expect(told(done)).toContain('2 points for the spell, 0 against it');
  expect(unitAt(done.state, 'B2').status).toBe('destroyed');
  expect(because(done, cast('A2', 'stored-blast-1', ['B1']))).toContain('Each stored spell can be cast only once');
  expect(rules(at, cast('A2', 'blast-1', ['B1']))).not.toEqual([]);
  expect(rules(at, cast('A2', 'stored-apoplexy', ['B1']))).toContain('fr3.character-items.stored-spell-use');
});

test('fr3.character-items.stored-spell-use: dispelled as any other; its level for ties is one, or that of its bearer', () => {
  const against = (text: string, by: string | null) => {
    const at = having(kept(text), 'B', { own: [6] });
    return told(after(at, [cast('A2', 'stored-blast-1', ['B1']), bid(by, by ? 2 : 0, by ? 0 : 2)], 5, 5, ...(by ? [] : [1])));
  };
  // On a tie the level-one spell works against the army pool, but a level-two defender dispels it.
  expect(against('stored-blast-1', null)).toContain('works');
  expect(against('stored-blast-1', 'B3')).toContain('is dispelled');
});

test('fr3.character-items.stored-spell-use, fr3.innate.dispel-table: what lasts of it is kept up by a roll of level one', () => {
  const at = having(kept('stored-apoplexy', '; A3 general-2-2 with A1'), 'B', { army: 0, own: [0] });
  const [effect] = unitAt(unopposed(until(at, 'A movement'), cast('A2', 'stored-apoplexy', ['B1'])).state, 'B1').effects;
  expect(effect).toMatchObject({ is: 'apoplexy', level: 1 });
});

test('fr3.character-items.stored-spell-no-augment: nothing is added to it, not even by a master', () => {
  const at = having(
    pools('A1 spears 10,10 N; B1 spears 10,20 S; A2 hero-1-1 with A1 magic=wizard-3 stored-blast-1', 6, 6, 6),
    'A',
    { own: [12] },
  );
  const announced = after(at, [cast('A2', 'stored-blast-1', ['B1'])]);
  expect(asked(announced)).toBe('B bid');
  expect(poolsOf(announced, 'A')).toEqual([10, 12]);
  // A Blast of the caster’s own is another spell, and he may add any number of points.
  expect(asked(after(at, [cast('A2', 'blast-1', ['B1'])]))).toBe('A bid');
});

test('fr3.character-items.stored-spell-restrictions: the spell is aimed as always, and what it costs beyond its price he pays', () => {
  const at = kept('stored-strength stored-bless-curse-3', '; ');
  expect(rules(at, cast('A2', 'stored-bless-curse-3', ['B1', 'B2'], { choice: 'curse' }))).not.toEqual([]);
  const spirit = having(
    pools('A1 spears 10,10 N; B1 spears 10,20 S protective-spirit; B2 knights 20,20 S; A2 hero-1-1 with A1 stored-apoplexy'),
    'B',
    { army: 0 },
  );
  expect(rules(spirit, cast('A2', 'stored-apoplexy', ['B1']))).toContain('fr3.auction.cost-from-personal-pool');
  expect(rules(spirit, cast('A2', 'stored-apoplexy', ['B2']))).toEqual([]);
});

test('fr3.character-items.stored-spell-cost: of spells with several prices it is the one that was bought', () => {
  const at = kept('stored-summon-2-3');
  const at3 = {
    kind: 'cast-at',
    character: 'A2',
    spell: 'stored-summon-2-3',
    on: [],
    x: 12,
    y: 12,
    angle: 0,
    points: null,
  } as const;
  expect(because(at, { ...at3, choice: 'mobs' })).toContain('Pay 2 points for that creature');
  const bought = [...fr3Battle.actions(until(at, 'A movement').state)].filter(({ kind }) => kind === 'cast-at');
  expect(bought.length).toBeGreaterThan(0);
});

test('fr3.character-items.stored-spell-use: without magic users the right to cast is offered all the same, and says nothing of what is gone', () => {
  const at = pools('A1 spears 10,10 N; B1 spears 10,20 S; B2 hero-1-1 with B1 stored-blast-1');
  expect(asked(until(at, 'B magic'))).toBe('B magic');
  const spell = after(until(at, 'B magic'), [cast('B2', 'stored-blast-1', ['A1'])]);
  const used = after(spell, [letIt], 1);
  expect(setupNow(at.state)?.setup.armies.B.characters[0]?.has).toEqual(['stored-blast-1']);
  expect(setupNow(used.state)?.setup.armies.B.characters[0]?.has).toBeUndefined();
  const plain = begun(setupOf('A1 spears 10,10 N; B1 spears 10,20 S; B2 hero-1-1 with B1'));
  expect(asked(plain)).toBe('A movement');
});
