/** Dismounting, by rule id: which units may, what they become, what they keep. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { troopOf, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { costOf } from '../../../src/engine/fr3/battle/units/troop-facts.ts';
import { dismounting } from '../../../src/engine/fr3/data/dismounting.ts';
import { unitOf } from '../../../src/engine/fr3/data/units.ts';
import { after, begun, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const start = (text: string) => unshot(begun(setupOf(`${text}; B1 mobs 40,33 S`)));
const dismount = (unit: string, as: string): Act => ({ kind: 'dismount', unit, as });
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const troop = ({ state }: Played, id: string) => troopOf(state, unitAt(state, id));

test('fr3.movement.dismount, ruling: once, with the whole move, where a major character is with the unit or in its group', () => {
  const at = start('A1 knights+general-2-2 10,10 N; A2 heavy-cavalry 11.575,10 N; A3 light-cavalry 20,10 N; A4 spears 30,10 N');
  expect(rules(at, dismount('A3', 'mobs'))).toEqual(['fr3.movement.dismount']);
  expect(rules(at, dismount('A4', 'spears'))).toEqual(['fr3.movement.dismount']);
  const down = after(at, [dismount('A2', 'spears')]);
  expect(unitAt(down.state, 'A2')).toMatchObject({ onFoot: 'spears', did: { spent: 1, moved: true } });
  expect(tell(down.state, down.events[0]!)).toBe('Spears (A2) dismount and fight on foot.');
  expect(rules(down, dismount('A2', 'spears')).length).toBeGreaterThan(0);
  const moved = after(at, [{ kind: 'ahead', units: ['A1'], inches: 1 }]);
  expect(rules(moved, dismount('A1', 'spears'))).toContain('fr3.movement.dismount');
  expect(brokenInvariants(down.state)).toEqual([]);
});

test('fr3.movement.dismount-conversion, ruling: each type becomes what the list says, rows of the table all of them', () => {
  for (const [type, { becomes }] of Object.entries(dismounting)) {
    expect(unitOf(type)?.group, type).toBe('cavalry');
    const at = start(`A1 ${type}+general-2-2 10,10 N`);
    expect(
      [...fr3Battle.actions(at.state)].flatMap((action) => (action.kind === 'dismount' ? [action.as] : [])),
      type,
    ).toEqual(becomes);
    expect(rules(at, dismount('A1', 'pikes')), type).toEqual(['fr3.movement.dismount-conversion']);
    for (const as of becomes) expect(troop(after(at, [dismount('A1', as)]), 'A1').type).toBe(as);
  }
});

test('fr3.movement.dismount-elite, ruling: knights become elite foot; elite riders keep their bonus, once', () => {
  const kit = (who: string, as: string) => troop(after(start(`A1 ${who}`), [dismount('A1', as)]), 'A1').kit;
  expect(kit('knights+hero-1-1 10,10 N', 'spears')).toEqual({ elite: '1-1-0' });
  expect(kit('knights+hero-1-1 10,10 N elite=2-0-0', 'spears')).toEqual({ elite: '2-0-0' });
  expect(kit('heavy-cavalry+hero-1-1 10,10 N', 'spears')).toEqual({});
});

test('fr3.movement.dismount-sbf: fliers become ground units, at the cost of what they were', () => {
  const down = after(start('A1 knights+hero-1-1 10,10 N flying; A2 spears 11.575,10 N'), [dismount('A1', 'handweapons')]);
  expect(unitAt(down.state, 'A1')).toMatchObject({ level: 'surface', comes: 'surface' });
  expect(rules(down, { kind: 'level', units: ['A1'], to: 'flying' }).length).toBeGreaterThan(0);
  expect(costOf(troop(down, 'A1'))).toBe(unitOf('knights')?.cost);
});

test('fr3.movement.dismount: on foot it fights as the infantry that it is', () => {
  const at = start('A1 knights+hero-1-1 10,10 N; A2 spears 11.575,10 N; B2 mobs 10,11.575 S');
  expect(rules(at, dismount('A1', 'spears'))).toContain('fr3.charging.engaged-cannot-move');
  const free = after(start('A1 knights+hero-1-1 10,10 N; A2 spears 11.575,10 N; B2 mobs 10,13 S'), [dismount('A1', 'spears')]);
  expect(questionOf(free.state, unitAt(free.state, 'A1'), unitAt(free.state, 'B1')).a).toMatchObject({
    unit: 'spears',
    elite: '1-1-0',
    support: 1,
  });
});

test('fr3.characters.major-or-minor: a minor character gets nobody down', () => {
  const minor = start('A1 light-cavalry 10,10 N; A2 spears 20,10 N; A3 individual with A1 healer');
  expect(rules(minor, dismount('A1', 'mobs'))).toEqual(['fr3.movement.dismount']);
});
