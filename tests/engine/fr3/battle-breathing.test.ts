/** Air and water breathing in a battle (fr3.items.water-air-breathing): units that walk on the bottom of water as on land. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, begun, randomBattle, setupOf } from './battle-table.ts';
import { rules } from './magic-table.ts';
import { roster } from './muster-table.ts';

const far = 'B1 mobs 40,30 S; B2 mobs 44,30 S';
const lake = 'terrain water 0,10 to 40,30';
const go = (unit: string, inches: number): Action => ({ kind: 'ahead', units: [unit], inches });

test.each(['air-breathing', 'water-breathing'] as const)(
  'fr3.items.water-air-breathing, fr3.levels.heavy-chariots, ruling, fr3.levels.infantry-cavalry: with %s waters do not slow a unit',
  (breathing) => {
    const at = begun(
      setupOf(
        `${lake}; A1 handweapons 5,8 N ${breathing}; A2 handweapons 15,8 N; A3 heavy-chariots 25,8 N ${breathing}; A4 heavy-chariots 35,8 N; ${far}`,
      ),
    );
    expect(fr3Battle.refuse(at.state, go('A1', 3))).toBeNull();
    expect(fr3Battle.refuse(at.state, go('A3', 5))).toBeNull();
    expect(rules(at, go('A2', 3))).toContain('fr3.movement.rate');
    expect(rules(at, go('A4', 5))).toContain('fr3.movement.rate');
    // Other ground slows the unit as usual.
    const marsh = begun(setupOf(`terrain marsh 0,10 to 30,30; A1 handweapons 5,8 N ${breathing}; ${far}`));
    expect(rules(marsh, go('A1', 3))).toContain('fr3.movement.rate');
  },
);

test('fr3.movement.dismount-sbf: swimming cavalry come down to the bottom of a lake only where they breathe air and water', () => {
  const dismount: Action = { kind: 'dismount', unit: 'A1', as: 'handweapons' };
  const riders = (more: string) => begun(setupOf(`${lake}; A1 knights 10,20 N swimming${more}; A2 general-2-2 with A1; ${far}`));
  expect(rules(riders(''), dismount)).toEqual(['fr3.movement.dismount-sbf']);
  const down = after(riders(' air-breathing'), [dismount]);
  expect(unitAt(down.state, 'A1')).toMatchObject({ level: 'surface', onFoot: 'handweapons' });
  expect(brokenInvariants(down.state)).toEqual([]);
});

test('fr3.armies.amphibian-air-breathing, fr3.armies.reef-dweller-air-breathing, fr3.armies.sea-elves-breathing: lists give it, and rosters buy it', () => {
  const arms = (list: string, ...units: Parameters<typeof roster>[1]) => {
    const army = armyOfRoster(roster(list, units));
    if (!army.ok) throw new Error(army.because);
    return army.value.troops.map(({ arms: all = [] }) => all.filter((id) => id.endsWith('breathing')));
  };
  expect(arms('amphibian', 'handweapons')).toEqual([['air-breathing']]);
  expect(arms('reef-dweller', 'handweapons')).toEqual([['air-breathing']]);
  expect(arms('sea-elves', 'spears', 'large-monsters')).toEqual([['air-breathing'], []]);
  expect(arms('roman', { type: 'spears', options: ['water-breathing'] })).toEqual([['water-breathing']]);
  expect(arms('amphibian', { type: 'handweapons', options: ['air-breathing'] })).toEqual([['air-breathing']]);
});

test('random battles by the water end and break nothing', () => {
  const setup = setupOf(
    `${lake}; A1 handweapons*2 5,8 N air-breathing; A3 knights 15,20 N swimming water-breathing; A4 general-2-2 with A3; B1 heavy-chariots 10,32 S water-breathing; B2 spears 20,32 S`,
    { turns: 2 },
  );
  for (const seed of [1, 2, 3]) expect(randomBattle(setup, seed).states.flatMap(brokenInvariants)).toEqual([]);
});
