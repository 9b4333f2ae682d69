/** Rulings on shooting, movement, levels, fear and melee, by rule id. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { combatant } from '../../../src/engine/fr3/melee/combatant.ts';
import { rallyLines } from '../../../src/engine/fr3/rally.ts';
import { given } from './at-the-table.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';
import { pass, told } from './magic-table.ts';

const far = 'A9 mobs 44,3 N; B9 mobs 44,33 S';
const start = (text: string) => unshot(begun(setupOf(`${text}; ${far}`)));
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const rules = ({ state }: Played, action: Action) => fr3Battle.refuse(state, action)?.rules ?? [];
const ahead = (units: readonly string[], inches: number): Action => ({ kind: 'ahead', units, inches });
const level = (id: string, to: 'surface' | 'flying' | 'swimming' | 'burrowing'): Action => ({ kind: 'level', units: [id], to });
const fight = (a: string, b: string): Action => ({ kind: 'fight', a, b });

test('fr3.movement.formation-change, ruling: half of the rate of the slowest, when the types are mixed', () => {
  const at = start(
    'A1 light-cavalry 20,15 N; A2 spears 21.5752,15 N; A3 light-cavalry 20,13.4248 N; A4 spears 21.5752,13.4248 N',
  );
  const all = ['A1', 'A2', 'A3', 'A4'];
  const line = after(at, [{ kind: 'ranks', units: all, wide: 4, side: 'left' }]);
  expect(rules(line, ahead(all, 1.5))).toEqual([]);
  expect(rules(line, ahead(all, 1.6))).toContain('fr3.movement.rate');
});

test('fr3.movement.interpenetration-none, ruling: fliers, spirits and skirmishers go through others, and end on none of their own level', () => {
  const at = start(
    'A1 dragons 10,4 N flying; A2 skirmishers 20,8 N; A3 spears 20,9.8 N; A4 spears 10,7 N; A5 minor-spirits 30,8 N; A6 spears 30,10.4 N; B1 dragons 10,12 S flying; A7 spears 36,10 N; A8 spears 36,12 N',
  );
  expect(rules(at, ahead(['A1'], 4))).toEqual([]);
  expect(rules(at, ahead(['A2'], 2.5))).toEqual(['fr3.movement.interpenetration-none']);
  expect(rules(at, ahead(['A2'], 3.9))).toEqual([]);
  expect(rules(at, ahead(['A5'], 2.4))).toEqual(['fr3.movement.interpenetration-none']);
  expect(rules(at, ahead(['A7'], 2.9))).toContain('fr3.movement.interpenetration-none');
});

test('fr3.levels.change-level, ruling: coming down to charge is the change of the phase', () => {
  const at = start('A1 mobs 10,5 N flying; B1 spears 10,9 S');
  const down = after(at, [charge(['A1'], { over: 'B1' })]);
  expect(unit(down, 'A1').level).toBe('surface');
  expect(unit(down, 'A1').did.changedLevel).toBe(true);
  const risen = after(start('A1 mobs 10,5 N flying landed; B1 spears 10,9 S'), [level('A1', 'flying')]);
  expect(rules(risen, charge(['A1'], { over: 'B1' }))).toContain('fr3.levels.change-level');
});

test('fr3.fear.test-charged, ruling: one test in a phase, however many feared units charge', () => {
  const at = start('A1 large-monsters 10,10 N; A2 large-monsters 13.2,12.9 W; B1 militia 10,13 S');
  const first = after(at, [charge(['A1'])], 10);
  const second = after(first, [charge(['A2'])]);
  expect(second.events.some(({ kind }) => kind === 'tested')).toBe(false);
  expect(second.state.contacts.length).toBe(2);
});

test('fr3.fear.counts-clock, ruling: a unit that fear has demoralized and melee destroys is one loss, in its final state', () => {
  const at = start('A1 large-monsters 10,10 N; B1 handweapons 10,13 S; B2 mobs 30,30 S');
  const lost = after(after(at, [charge(['A1'])], 1), [pass, fight('A1', 'B1')], 10, 1);
  expect(unit(lost, 'B1').status).toBe('destroyed');
  expect(told(lost)).toContain('Side A lost 0 points, Side B 2:');
});

test('fr3.melee.flank-bonus, ruling: a pike block has more flanks than two, and one friend counts on each', () => {
  const flanked = (flank: number) => given({ unit: 'spears', flank }, { unit: 'pikes', form: 'block' }).adds[0];
  expect([0, 1, 2, 3, 4].map((flank) => flanked(flank) - flanked(0))).toEqual([0, 1, 2, 3, 4]);
});

test('fr3.melee.push-back-blocked, ruling: neither a skirmisher of its own nor the edge of the board blocks it; over the edge it comes back for its whole move', () => {
  const fought = (b: string) =>
    after(after(start(`A1 spears 10,32.6 N; B1 handweapons 10,34.1752 S demoralized${b}`), [pass]), [fight('A1', 'B1')], 5, 5);
  expect(unit(fought(''), 'B1').status).toBe('away');
  const inner = after(
    after(start('A1 spears 10,10 N; B1 handweapons 10,11.5752 S demoralized; B2 skirmishers with B1'), [pass]),
    [fight('A1', 'B1')],
    5,
    8 - 3,
  );
  expect(unit(inner, 'B1')).toMatchObject({ status: 'table', morale: 2 });
});

test('fr3.melee.support-levels, ruling: off the surface infantry loses its other bonuses too, and both must be on one level to support', () => {
  const against = (foe: string, of: object) => given({ unit: 'handweapons', ...of }, foe, { charge: 'a' }).adds[0];
  const bonus = (of: object) => against('pikes', of) - against('spears', of);
  expect([bonus({}), bonus({ level: 'flying' })]).toEqual([2, 0]);
  const at = start('A1 handweapons 10,10 N; A2 handweapons 11.5752,10 N flying; B1 mobs 10,11.5752 S');
  expect(questionOf(at.state, unit(at, 'A1'), unit(at, 'B1')).a.support).toBe(0);
});

test('fr3.artillery.elite, ruling: elite artillery rallies at +1 and fights as any', () => {
  const sum = (elite: '0-1-1' | 'no') =>
    rallyLines(combatant({ unit: 'heavy-artillery', elite, state: 1 })).reduce((all, { amount }) => all + amount, 0);
  expect(sum('0-1-1') - sum('no')).toBe(1);
  expect(given({ unit: 'heavy-artillery', elite: '0-1-1' }, 'mobs').adds[0]).toBe(given('heavy-artillery', 'mobs').adds[0]);
});
