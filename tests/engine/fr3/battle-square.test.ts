/** Squares in a battle, by rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const start = (text: string) => unshot(begun(setupOf(text)));
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const four = ['A1', 'A2', 'A3', 'A4'];
const line = 'A1 muskets 10,10 N; A2 muskets 11.575,10 N; A3 muskets 13.15,10 N; A4 muskets 14.725,10 N; A5 mobs 30,3 N';
const form: Act = { kind: 'square', units: four };

test('fr3.square.placement, fr3.square.cost: half stay, half stand behind them and look to the rear; the whole move', () => {
  const at = after(start(`${line}; B1 mobs 40,33 S`), [form]);
  expect(four.map((id) => unit(at, id).base.facing).sort()).toEqual([0, 0, 1800, 1800]);
  expect(unit(at, 'A1')).toMatchObject({ square: four, did: { spent: 1 } });
});

test('fr3.square.eligible, fr3.square.size, ruling: muskets, rifles and single pikes, an even number up to six, mixed as one likes', () => {
  const at = start(`${line}; B1 mobs 40,33 S`);
  expect(rules(at, { kind: 'square', units: ['A1', 'A2', 'A3'] })).toContain('fr3.square.size');
  const spears = start(`${line.replaceAll('muskets', 'spears')}; B1 mobs 40,33 S`);
  expect(rules(spears, form)).toContain('fr3.square.eligible');
  expect([...fr3Battle.actions(at.state)]).toContainEqual(form);
  const mixed = line.replace('A2 muskets', 'A2 rifles').replace('A3 muskets', 'A3 pikes');
  expect(rules(start(`${mixed}; B1 mobs 40,33 S`), form)).toEqual([]);
});

/** Side A forms square, side B passes, and it is A’s movement again. */
function formed(enemies: string): Played {
  let at = after(start(`${line}; ${enemies}`), [form]);
  while (!(at.state.sheet.turn === 2 && askedNow(at.state)?.what === 'movement')) at = after(at, [{ kind: 'pass' }]);
  return at;
}

test('fr3.square.no-move, ruling: a square stands until it is left with the whole move', () => {
  const at = formed('B1 mobs 40,33 S');
  expect(rules(at, { kind: 'ahead', units: ['A1'], inches: 1 })).toContain('fr3.square.no-move');
  const open = after(at, [{ kind: 'open-square', units: four }]);
  expect(unit(open, 'A2')).toMatchObject({ square: [], did: { spent: 1 } });
});

test('fr3.square.support, ruling, fr3.square.charge-bonus: +4 when charged by cavalry, support from the side and from behind', () => {
  const put = after(start(`${line}; B1 knights 11.575,14 S; B2 mobs 40,33 S`), [form, { kind: 'pass' }]);
  const hit = after(put, [charge(['B1'])]);
  const [attacked] = hit.state.contacts;
  const asked = questionOf(hit.state, unit(hit, attacked!.a), unit(hit, 'B1'));
  // Muskets already have +1 when charged; the square adds 3 more.
  expect(asked.a).toMatchObject({ inSquare: true, support: 2 });
  const mobs = after(start(`${line}; B1 mobs 11.575,12.2 S; B2 mobs 40,33 S`), [form, { kind: 'pass' }]);
  const infantry = after(mobs, [charge(['B1'])]);
  expect(questionOf(infantry.state, unit(infantry, infantry.state.contacts[0]!.a), unit(infantry, 'B1')).a.other).toBeUndefined();
});

test('fr3.square.no-move, ruling, fr3.square.shared-damage, fr3.square.rally: nobody of it is pushed back, and a second marker goes to another unit; one roll for all takes off two', () => {
  const put = after(start(`${line}; B1 knights 11.575,14 S; B2 mobs 40,33 S`), [form, { kind: 'pass' }]);
  let at = after(put, [charge(['B1']), { kind: 'pass' }]);
  const [struck] = at.state.contacts;
  at = after(at, [{ kind: 'fight', a: struck!.a, b: 'B1' }], 1, 5);
  // The charge costs two levels, spread over two units, and no unit is pushed back.
  expect(four.map((id) => unit(at, id).morale).sort()).toEqual([0, 0, 1, 1]);
  expect(at.events.map(({ kind }) => kind)).not.toContain('moved');
  while (askedNow(at.state)?.what !== 'rally') at = after(at, [{ kind: 'pass' }]);
  const rolls = [...fr3Battle.actions(at.state)].filter(({ kind }) => kind === 'rally');
  expect(rolls).toHaveLength(1);
  const rallied = after(at, [rolls[0] as Act], 10);
  expect(four.map((id) => unit(rallied, id).morale)).toEqual([0, 0, 0, 0]);
});
