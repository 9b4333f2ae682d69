import { expect, test } from 'vitest';
import { drive } from '../../../src/engine/three-realms/drive/calculator.ts';
import { asking } from '../fr3/asking.ts';

const ask = asking(drive);

test('three-realms.drive.test: the roll must be lower than D', () => {
  const unit = ask('test', { u: { D: 6 } });
  expect(unit.rolled(5)).toBe('stands');
  expect(unit.rolled(6)).toBe('breaks-0');
  expect(unit.chance('stands')).toBe('1/2');
  expect(ask('test', { u: { D: 8 } }).chance('stands')).toBe('7/10');
  expect(ask('test', { u: { D: 1 } }).chance('stands')).toBe('0');
  expect(ask('test', { u: { D: 11 } }).chance('stands')).toBe('1');
});

test('three-realms.melee.loss-penalty: −1 for a severe defeat, −2 for a crushing one', () => {
  const stands = (loss: string) => ask('test', { u: { D: 6, loss } }).chance('stands');
  expect([stands('defeat'), stands('severe'), stands('crushing')]).toEqual(['1/2', '2/5', '3/10']);
});

test('three-realms.drive.rally-penalty: D 6 that broke on a 9 rallies with D 3, on 2 or less', () => {
  expect(ask('test', { u: { D: 6 } }).rolled(9)).toBe('breaks-3');
  const rally = ask('rally', { u: { D: 6, penalty: 3 } });
  expect([rally.rolled(2), rally.rolled(3)]).toEqual(['rallied', 'broken']);
  expect(rally.chance('rallied')).toBe('1/5');
});

test('three-realms.drive.rally-penalty-fades: −3, then −2, then −1, then none, and never a bonus', () => {
  const rally = ask('rally', { u: { D: 6, penalty: 3 } }, 6);
  const still = [8, 7, 6, 5, 5, 5].map((tenths) => tenths / 10);
  let broken = 1;
  still.forEach((each, at) => {
    broken *= each;
    const [over = 0, under = 1] = rally
      .after(at + 1, 'broken')
      .split('/')
      .map(Number);
    expect(over / under).toBeCloseTo(broken, 12);
  });
});

test('three-realms.drive.rally-penalty-fades, ruling: a total of −2 gives −2 at the first attempt and −1 at the next', () => {
  const rally = ask('rally', { u: { D: 6, penalty: 2 } }, 2);
  expect([rally.rolled(3), rally.rolled(4)]).toEqual(['rallied', 'broken']);
  // 3 faces in ten at first, then 4 of ten for those that are left.
  expect([rally.after(1, 'rallied'), rally.after(2, 'rallied')]).toEqual(['3/10', '29/50']);
});

test('three-realms.drive.rally: a unit that stands has nothing to rally from, and one that rallies stays', () => {
  const unit = ask('test', { u: { D: 6 } }, 8);
  expect([unit.after(1, 'stands'), unit.after(8, 'stands')]).toEqual(['1/2', '1/2']);
  // Broken by 0 to 4, with one chance in ten each: they rally on 5, 4, 3, 2 and 1 faces.
  expect(unit.after(1, 'rallied')).toBe('3/20');
});

test('three-realms.drive.break-move, ruling: M 5 and a 9 on the d10 of a d5 are 9″; who reaches the edge is gone', () => {
  const rout = (inches: number, more: object = {}) => ask('rout', { u: { D: 6, M: 5, inches, ...more } });
  expect([rout(9).rolled(9), rout(10).rolled(9)]).toEqual(['off', 'running']);
  expect([rout(14, { cavalry: true }).rolled(9), rout(15, { cavalry: true }).rolled(9)]).toEqual(['off', 'running']);
});

test('three-realms.drive.rally-failed, ruling: it runs on after each failed attempt, and a unit that rallies stops', () => {
  // 24″ away with D 6: half of the units rally at once; the others run 10″ to 20″ in two runs and are still on the table.
  const rout = ask('rout', { u: { D: 6, M: 5, inches: 24 } }, 2);
  expect([rout.after(1, 'rallied'), rout.after(1, 'off')]).toEqual(['1/2', '0']);
  expect(rout.after(2, 'rallied')).toBe('3/4');
});
