import { describe, expect, test } from 'vitest';
import { checking, moraleChart } from '../../../src/engine/six-events/data/morale.ts';
import { morale } from '../../../src/engine/six-events/morale/calculator.ts';
import { creatureFails } from '../../../src/engine/six-events/morale/check.ts';
import { asking } from '../fr3/asking.ts';

const ask = asking(morale);
const check = (u: object = {}, cause = 'foot-yeomen') => ask('check', { u, c: { cause } });
const columns = {
  creature: { is: 'creature' },
  'mounted-knights': { is: 'knight', mount: 'standard' },
  'foot-knights': { is: 'knight' },
  'mounted-yeomen': { is: 'yeoman', mount: 'standard' },
  'foot-yeomen': { is: 'yeoman' },
  peasants: { is: 'peasant' },
} as const;

describe('a morale check', () => {
  test('six-events.morale.chart: every cell is what the die must reach', () => {
    for (const { id, needed } of moraleChart)
      for (const [at, column] of checking.entries()) {
        const asked = check(columns[column.id], id);
        const cell = needed[at];
        if (cell === null) expect([id, column.id, asked.chance('none')]).toEqual([id, column.id, '1']);
        else expect([id, column.id, asked.needs()]).toEqual([id, column.id, cell]);
      }
  });

  test('six-events.creatures.failure-roll, six-events.routing.creatures: the second die of a creature says what it decides', () => {
    expect(creatureFails).toMatchObject({
      purpose: { rules: ['six-events.creatures.failure-roll', 'six-events.routing.creatures'] },
    });
  });

  test('six-events.morale.pass: as much or more', () => {
    expect([check().rolled(2), check().rolled(1)]).toEqual(['passed', 'routs']);
  });

  test('six-events.morale.when: the example of the yeomen with a leader, friends and an attacked flank', () => {
    const yeomen = { is: 'yeoman', leader: true, friend: true, flanked: true };
    expect(check(yeomen, 'mounted-knights').rolled(3)).toBe('passed');
    expect(check({ ...yeomen, leader: false }, 'mounted-knights').rolled(3)).toBe('routs');
  });

  test('six-events.morale.row-order: the example of the knights with a troll in their flank', () => {
    const knights = { is: 'knight', mount: 'standard', flanked: true };
    expect([check(knights, 'creatures').rolled(3), check(knights, 'creatures').rolled(4)]).toEqual(['routs', 'passed']);
    expect(check({ ...knights, flanked: false }, 'foot-yeomen').needs()).toBe(-1);
  });

  test.each([
    ['six-events.morale.mod-flanked', { flanked: true }, -1],
    ['six-events.morale.mod-rear-attacked', { rearAttacked: true }, -2],
    ['six-events.morale.mod-half-troops', { halved: true }, -2],
    ['six-events.morale.mod-half-vitality', { is: 'creature', halved: true }, -2],
    ['six-events.morale.mod-leader-killed', { leaderKilled: true }, -1],
    ['six-events.morale.mod-commander-killed', { commanderKilled: true }, -1],
    ['six-events.morale.mod-attacking-flank', { attacks: 'flank' }, 1],
    ['six-events.morale.mod-attacking-rear', { attacks: 'rear' }, 2],
    ['six-events.morale.mod-outnumber', { outnumbers: true }, 1],
    ['six-events.morale.mod-friend-engaged', { friend: true }, 1],
    ['six-events.morale.mod-leader-attached', { leader: true }, 1],
    ['six-events.morale.race-modifiers', { race: -2 }, -2],
  ])('%s', (rule, said, amount) => {
    expect(check(said).adds(rule)).toBe(amount);
    expect(check().adds(rule)).toBeUndefined();
  });

  test('six-events.morale.mod-rear-attacked, ruling: flank and rear at once both count', () => {
    expect(check({ flanked: true, rearAttacked: true }).needs()).toBe(5);
  });

  test('six-events.morale.mod-commander-killed, ruling: an attached commander who falls counts twice', () => {
    expect(check({ leaderKilled: true, commanderKilled: true }).needs()).toBe(4);
  });

  test('six-events.morale.low-values: a target below 1 can still be missed', () => {
    const knights = { is: 'knight', halved: true, commanderKilled: true };
    expect([check(knights, 'ranged').rolled(2), check(knights, 'ranged').rolled(3)]).toEqual(['routs', 'passed']);
  });

  test('six-events.morale.no-check: knights against peasants alone, whatever else there is', () => {
    expect(check({ is: 'knight', halved: true, rearAttacked: true }, 'peasants').rolled()).toBe('none');
    expect(check({ is: 'knight' }, 'peasants').notes()).toContain('six-events.morale.no-check');
  });

  test('six-events.morale.chart-lookup, ruling: the column is of who checks, the row of the enemy whom it fights', () => {
    const [knights, yeomen] = [{ is: 'knight', mount: 'standard' }, { is: 'yeoman' }];
    expect(check(knights, 'creatures').needs()).not.toBe(check(yeomen, 'creatures').needs());
    expect(check(knights, 'creatures').needs()).not.toBe(check(knights, 'foot-yeomen').needs());
    expect(check({ is: 'creature', mount: 'standard' }, 'creatures').refused()).toEqual(['six-events.morale.chart']);
  });

  test('six-events.spells.no-offensive-in-combat: what only melee brings does not go with spells', () => {
    for (const said of [{ flanked: true }, { outnumbers: true }, { friend: true }, { attacks: 'rear' }])
      expect(check(said, 'spells').refused()).toContain('six-events.spells.no-offensive-in-combat');
    expect(check({ leaderKilled: true }, 'spells').refused()).toEqual([]);
  });

  test('six-events.terrain.woods-status: in woods yeomen and knights check as peasants', () => {
    expect(check({ is: 'knight', ground: 'woods' }, 'ranged').needs()).toBe(3);
  });

  test('six-events.terrain.ruins-cavalry, ruling: among buildings riders check as foot', () => {
    expect(check({ is: 'yeoman', mount: 'standard', ground: 'ruins' }, 'creatures').needs()).toBe(5);
  });

  test('six-events.ranged.not-in-combat: what only melee brings does not go with shooting', () => {
    for (const said of [{ flanked: true }, { outnumbers: true }, { friend: true }, { attacks: 'rear' }])
      expect(check(said, 'ranged').refused()).toContain('six-events.ranged.not-in-combat');
  });

  test('six-events.morale.fail, six-events.routing.creatures, six-events.creatures.failure-roll: a creature that fails rolls on its table', () => {
    const creature = check({ is: 'creature' }, 'spells');
    expect([creature.rolled(2, 4), creature.rolled(2, 5), creature.rolled(2, 6), creature.rolled(3)]).toEqual([
      'withdraw',
      'flee',
      'berserk',
      'passed',
    ]);
  });
});

describe('creatures and random movement', () => {
  test('six-events.creatures.failure-table: 4 to 1 to 1', () => {
    const failure = ask('failure');
    expect([failure.chance('withdraw'), failure.chance('flee'), failure.chance('berserk')]).toEqual(['2/3', '1/6', '1/6']);
    expect([1, 2, 3, 4, 5, 6].map((face) => failure.rolled(face)).join(' ')).toBe(
      'withdraw withdraw withdraw withdraw flee berserk',
    );
  });

  test('six-events.creatures.random-movement: one d6', () => {
    const random = ask('random');
    expect([1, 2, 3, 4, 5, 6].map((face) => random.rolled(face)).join(' ')).toBe('rear rear right left forward stand');
  });
});

describe('rallying', () => {
  const rally = (u: object, turns?: number) => ask('rally', { u }, turns);

  test('six-events.rally.rolls: 5, 4, 3 and 4', () => {
    expect(['peasants', 'yeomen', 'knights', 'creatures'].map((is) => rally({ is }).needs())).toEqual([5, 4, 3, 4]);
  });

  test('six-events.rally.leader: without a roll, if nobody was hit', () => {
    expect(rally({ leader: true }).rolled()).toBe('rallied');
    expect(rally({ leader: true, hit: true }).rolled()).toBe('routs');
  });

  test('six-events.rally.leaderless: the example of yeomen and peasants in two quiet turns', () => {
    expect(rally({ is: 'yeomen' }, 2).after(2, 'rallied')).toBe('3/4');
    expect(rally({ is: 'peasants' }, 2).after(2, 'rallied')).toBe('5/9');
  });

  test('six-events.rally.same-turn: not in a turn with hits, but in the next', () => {
    const hit = rally({ is: 'yeomen', hit: true }, 2);
    expect(hit.rolled()).toBe('routs');
    expect([hit.after(1, 'rallied'), hit.after(2, 'rallied')]).toEqual(['0', '1/2']);
  });

  test('six-events.rally.creature-failure: a creature that fails goes berserk, and tries no more', () => {
    expect(rally({ is: 'creatures' }).rolled(3)).toBe('berserk');
    expect(rally({ is: 'creatures' }, 3).after(3, 'berserk')).toBe('1/2');
  });
});
