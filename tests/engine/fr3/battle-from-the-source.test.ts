/**
 * Positions about ethereals and charges, with the printed text's statements about them, written down before the engine's results
 * were known. Each names the lines of the text. If the book leaves something open, the rule's page has a ruling.
 */
import { describe, expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { movesLeft } from '../../../src/engine/fr3/companion/turn.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { begun, charge, type Played, after as played, setupOf, unshot } from './battle-table.ts';
import { until } from './magic-table.ts';

const rest = 'A90 mobs 3,3 N; B90 mobs 44,33 S';
const start = (text: string): Played => unshot(begun(setupOf(`${text}; ${rest}`)));
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const legal = ({ state }: Played, action: Action): boolean => fr3Battle.refuse(state, action) === null;
const ahead = (id: string, inches: number): Action => ({ kind: 'ahead', units: [id], inches });
/** The fate of a unit: its status if it is gone, otherwise its morale and its extra markers. */
function fate(at: Played, id: string): string {
  const { status, morale, markers } = unit(at, id);
  if (status !== 'table' && status !== 'attached') return status;
  return `${['fresh', 'demoralized', 'double demoralized'][morale]}${markers > 0 ? `, ${markers} left` : ''}`;
}

describe('ethereals', () => {
  const passes = (text: string, ...faces: number[]) => played(start(text), [ahead('A1', 4)], ...faces);

  test.each<[lines: string, text: string, whom: string, faces: readonly number[], becomes: string]>([
    // Rally 6 unless stated otherwise.
    ['2579 to 2582: spears that roll 5 are demoralized', 'A1 ethereals 10,5 N; B1 spears 10,7 S', 'B1', [5], 'demoralized'],
    ['2580: spears that roll 6 stand', 'A1 ethereals 10,5 N; B1 spears 10,7 S', 'B1', [6], 'fresh'],
    ['2579: friends too', 'A1 ethereals 10,5 N; A2 spears 10,7 N', 'A2', [5], 'demoralized'],
    [
      '2582 to 2584: the demoralized are double demoralized',
      'A1 ethereals 10,5 N; B1 spears 10,7 S demoralized',
      'B1',
      [6],
      'double demoralized',
    ],
    ['465: the demoralized have −1', 'A1 ethereals 10,5 N; B1 spears 10,7 S demoralized', 'B1', [7], 'demoralized'],
    [
      '2584 to 2585: the double demoralized are destroyed',
      'A1 ethereals 10,5 N; B1 spears 10,7 S double-demoralized',
      'B1',
      [7],
      'destroyed',
    ],
    [
      '466: the double demoralized have −2',
      'A1 ethereals 10,5 N; B1 spears 10,7 S double-demoralized',
      'B1',
      [8],
      'double demoralized',
    ],
    ['2594: fanatics are specials', 'A1 ethereals 10,5 N; B1 fanatics 10,7 S', 'B1', [], 'fresh'],
    ['2594: blobs are specials', 'A1 ethereals 10,5 N; B1 blobs 10,7 S', 'B1', [], 'fresh'],
    ['2595: minor spirits', 'A1 ethereals 10,5 N; B1 minor-spirits 10,7 S', 'B1', [], 'fresh'],
    ['2595: lesser spirits', 'A1 ethereals 10,5 N; B1 lesser-spirits 10,7 S', 'B1', [], 'fresh'],
    ['2595: tricksters', 'A1 ethereals 10,5 N; B1 tricksters 10,7 S', 'B1', [], 'fresh'],
    ['2595, 2770: the undead', 'A1 ethereals 10,5 N; B1 spears 10,7 S undead', 'B1', [], 'fresh'],
    ['2595: undead of its own side', 'A1 ethereals 10,5 N; A2 spears 10,7 S undead', 'A2', [], 'fresh'],
    ['2492: swarms know no fear, but this is no fear', 'A1 ethereals 10,5 N; B1 swarms 10,7 S', 'B1', [4], 'demoralized'],
    ['2767: whoever causes fear is not spared', 'A1 ethereals 10,5 N; B1 large-monsters 10,7 S', 'B1', [6], 'demoralized'],
    ['2570 to 2572: fliers, one level above', 'A1 ethereals 10,5 N; B1 handweapons 10,7 S flying', 'B1', [5], 'demoralized'],
    [
      '2570 to 2572: burrowers, one level below',
      'A1 ethereals 10,5 N; B1 handweapons 10,7 S burrowing',
      'B1',
      [5],
      'demoralized',
    ],
    ['214 to 217: a 2x2 unit loses a marker first', 'A1 ethereals 10,5 N; B1 mobs 11.9,7 45 2x2', 'B1', [6], 'fresh, 2 left'],
    [
      '2721: heavy artillery is not pushed back',
      'A1 ethereals 10,5 N; B1 heavy-artillery 10,7 S demoralized',
      'B1',
      [1],
      'double demoralized',
    ],
    [
      '624: attached skirmishers share the fate of their unit: one roll',
      'A1 ethereals 10,5 N; B1 spears 10,7 S; B2 skirmishers with B1',
      'B1',
      [5],
      'demoralized',
    ],
  ])('lines %s', (_lines, text, whom, faces, becomes) => {
    expect(fate(passes(text, ...faces), whom)).toBe(becomes);
  });

  test('lines 2583, 1234: the double demoralized fall back one base, away from the ethereal', () => {
    const at = passes('A1 ethereals 10,5 N; B1 spears 10,7 S demoralized', 1);
    expect(unit(at, 'B1').base.y).toBeCloseTo(7 + 1.5748, 2);
    expect(unit(at, 'B1').base.x).toBeCloseTo(10, 2);
  });

  test('lines 2579: every unit that it moves through rolls, and rolls for itself', () => {
    const at = passes('A1 ethereals 10,5 N; B1 spears 9.2,7 S; B2 spears 10.8,7 S', 5, 6);
    expect([fate(at, 'B1'), fate(at, 'B2')]).toEqual(['demoralized', 'fresh']);
  });

  test('lines 2575 to 2576: it does not end on another unit, friend or foe', () => {
    const at = start('A1 ethereals 10,5 N; B1 spears 10,8 S; A2 ethereals 20,5 N; A3 spears 20,8 N');
    expect([legal(at, ahead('A1', 2.5)), legal(at, ahead('A2', 2.5))]).toEqual([false, false]);
    expect([legal(at, ahead('A1', 1)), legal(at, ahead('A2', 1))]).toEqual([true, true]);
  });

  test('lines 237, 2577: zones of control are nothing to it', () => {
    const at = start('A1 ethereals 8.5,10.85 E; B1 spears 10,12.5 S');
    expect(legal(at, ahead('A1', 4))).toBe(true);
  });

  test('lines 4162, 5766: no ground slows it', () => {
    const at = start('terrain woods 4,4 to 16,16; A1 ethereals 10,5 N');
    expect([legal(at, ahead('A1', 4)), legal(at, ahead('A1', 4.1))]).toEqual([true, false]);
  });

  test('lines 2593 to 2594: a major spirit that it meets destroys it', () => {
    const at = start('A1 major-spirits 10,5 N; B1 ethereals 10,9 S');
    expect(fate(played(at, [charge(['A1'])]), 'B1')).toBe('destroyed');
  });

  test('lines 2578, 2585: units do not fight it, those with a major character do', () => {
    const at = start('A1 spears 10,5 N; B1 ethereals 10,8 S');
    expect(legal(at, charge(['A1']))).toBe(false);
    const led = start('A1 spears+hero-1-1 10,5 N; B1 ethereals 10,8 S');
    expect(legal(led, charge(['A1']))).toBe(true);
  });

  const stopped = (who: string) => played(start(`A1 ethereals 10,5 N; B1 spears+${who} 10,8 S`), [charge(['A1'])], 10);
  test.each([
    ['hero-1-1', 5, 4, 'destroyed', 'a tie is the character’s'],
    ['hero-1-1', 5, 5, 'destroyed', 'his bonus of +1'],
    ['general-2-2', 6, 4, 'destroyed', 'his bonus of +2'],
  ])('lines 2586 to 2591: it stops at %s, rolls %i to %i and is %s: %s', (who, its, his, becomes) => {
    // The character’s die comes first.
    expect(fate(played(stopped(who), [{ kind: 'pass' }], his, its), 'A1')).toBe(becomes);
  });

  test('lines 2586 to 2588: it does not go through a unit with a character', () => {
    expect(legal(start('A1 ethereals 10,5 N; B1 spears+hero-1-1 10,7 S'), ahead('A1', 4))).toBe(false);
  });

  test('lines 2591 to 2593: when it wins he rolls on the results table; escaped, he fights on in the next phase', () => {
    // 1 + 1 to 8; then the results: killed on a low roll, escaped on a high one.
    const lost = (result: number) => played(stopped('hero-1-1'), [{ kind: 'pass' }], 1, 8, result);
    const he = ({ state }: Played) => state.characters.find(({ side }) => side === 'B')?.status;
    expect([he(lost(10)), fate(lost(10), 'A1'), lost(10).state.contacts.length]).toEqual(['in play', 'fresh', 1]);
    expect(he(lost(1))).toBe('killed');
  });

  test('lines 1041 to 1043: without cleric or necromancer each moves for a point of its own', () => {
    const two = 'A1 ethereals 10,5 N; A2 ethereals 11.5748,5 N; A3 spears 20,5 N';
    const spent = (people: string, ...faces: number[]) => {
      const at = until(begun(setupOf(`${two}; ${people}${rest}`), ...faces), 'A movement');
      return movesLeft(at.state.sheet) - movesLeft(played(at, [{ kind: 'ahead', units: ['A1', 'A2'], inches: 2 }]).state.sheet);
    };
    // fr3.control.uncontrolled-cost: in addition to the group’s own point.
    expect(spent('')).toBe(1 + 2);
    expect(spent('A8 individual with A3 magic=necromancer-2;', 3, 3)).toBe(1);
  });
});

describe('charges', () => {
  /** The totals that both add to their dice in the following melee. */
  const sums = (at: Played, a: string, b: string): [number, number] => {
    const of = bout(questionOf(at.state, unit(at, a), unit(at, b)));
    return [totalOf(of, 'a'), totalOf(of, 'b')];
  };
  /** A1 charges; `over` names B1 if one of them is off the surface. */
  const onto = (text: string) => charge(['A1'], /flying|burrowing/.test(text) ? { over: 'B1' } : {});
  const charged = (text: string, ...faces: number[]) => played(start(text), [onto(text)], ...faces);
  const inMelee = (at: Played): Played => played(at, [{ kind: 'pass' }]);

  test.each<[lines: string, text: string, isLegal: boolean]>([
    // A base is 1.5748 inches square; knights move 5.
    ['901: within its movement', 'A1 knights 10,5 N; B1 spears 10,11.56 S', true],
    ['901: not beyond it', 'A1 knights 10,5 N; B1 spears 10,11.65 S', false],
    ['952: not demoralized', 'A1 knights 10,5 N demoralized; B1 spears 10,9 S', false],
    ['953: not artillery by itself', 'A1 light-artillery 10,5 N; B1 spears 10,8 S', false],
    [
      '953: artillery that is attached goes with its unit',
      'A1 spears 10,5 N; A2 light-artillery with A1; B1 spears 10,8 S',
      true,
    ],
    ['891 to 899: not through a friend', 'A1 knights 10,5 N; A2 spears 10,7 N; B1 spears 10,10 S', false],
    ['891 to 892: through skirmishers', 'A1 knights 10,5 N; A2 skirmishers 10,6.6 N; B1 spears 10,10 S', true],
    ['1321 to 1323: ground units do not reach fliers', 'A1 spears 10,5 N; B1 handweapons 10,8 S flying', false],
    ['1321 to 1323: spirits do', 'A1 lesser-spirits 10,5 N; B1 handweapons 10,8 S flying', true],
    ['1321: fliers reach the ground', 'A1 handweapons 10,5 N flying; B1 spears 10,9 S', true],
    ['1087 to 1089: not two levels apart', 'A1 handweapons 10,5 N flying; B1 handweapons 10,9 S burrowing', false],
    ['1075: burrowers are not attacked from the surface', 'A1 spears 10,5 N; B1 handweapons 10,8 S burrowing', false],
  ])('lines %s', (_lines, text, isLegal) => {
    expect(legal(start(text), onto(text))).toBe(isLegal);
  });

  test.each<[lines: string, text: string, faces: readonly number[], sums: [number, number]]>([
    // Charger and charged: combat factor, then the printed modifiers.
    ['1283 to 1285: knights 5 + 3; spears 3 + 1 against cavalry', 'A1 knights 10,5 N; B1 spears 10,10 S', [], [8, 4]],
    ['1301 to 1306: knights charge back at heavy cavalry', 'A1 heavy-cavalry 10,5 N; B1 knights 10,10 S', [], [6, 8]],
    ['1301: heavy chariots charge back at knights', 'A1 knights 10,5 N; B1 heavy-chariots 10,10 S', [], [8, 7]],
    ['1302: nobody charges back at heavy chariots', 'A1 heavy-chariots 10,5 N; B1 knights 10,10 S', [], [7, 5]],
    ['1301: not demoralized', 'A1 knights 10,5 N; B1 heavy-cavalry 10,10 S demoralized', [], [8, 4 - 1]],
    ['1303 to 1305: not at who comes from the air', 'A1 knights 10,5 N flying; B1 heavy-cavalry 10,10 S', [], [8, 4]],
    ['1306: not at who comes from behind', 'A1 knights 10,5 N; B1 heavy-cavalry 10,10 N', [], [8, 4]],
    ['690: bows +1 when charged', 'A1 mounted 10,5 N; B1 longbows 10,10 S', [], [2, 2]],
    ['692 to 693: not from outside their arc', 'A1 mounted 10,5 N; B1 longbows 10,10 N', [], [2, 1]],
    ['691 to 692: +2 when fliers charge', 'A1 mounted 10,5 N flying; B1 longbows 10,10 S', [], [2, 3]],
    ['1256 to 1258: attached skirmishers +1', 'A1 mounted 10,5 N; B1 handweapons 10,10 S; B2 skirmishers with B1', [], [2, 4]],
    ['1258: not from behind', 'A1 mounted 10,5 N; B1 handweapons 10,10 N; B2 skirmishers with B1', [], [2, 3]],
    [
      '1310 to 1312: the charged in a wood, so both fight in difficult ground',
      'terrain woods 6,9.5 to 14,16; A1 knights 10,5 N; B1 handweapons 10,10.5 S',
      [],
      [8 - 3, 3],
    ],
    [
      '1310 to 1312: the charger in a wood, the charged in the open: nobody does',
      'terrain woods 6,2 to 14,5.9; A1 heavy-cavalry 10,5 N; B1 handweapons 10,7 S',
      [],
      [6 - 2, 3],
    ],
    ['1076: burrowers come up with +2', 'A1 handweapons 10,5 N burrowing; B1 handweapons 10,7.5 S', [], [5, 3]],
    ['1316: the demoralized −1', 'A1 knights 10,5 N; B1 handweapons 10,10 S demoralized', [], [8, 2]],
    [
      '1280 to 1282: charged in column −2',
      'A1 mounted 10,5 N; B1 handweapons 10,10 S; B2 handweapons 10,11.5748 S; B3 handweapons 10,13.1496 S',
      [],
      [2, 1],
    ],
    ['1307 to 1308: uphill +1', 'terrain hill 6,8 to 14,16; A1 mounted 10,4 N; B1 handweapons 10,9.5 S', [], [1, 4]],
  ])('lines %s', (_lines, text, faces, expected) => {
    expect(sums(inMelee(charged(text, ...faces)), 'A1', 'B1')).toEqual(expected);
  });

  test.each<[lines: string, text: string, faces: readonly number[], whom: string, becomes: string]>([
    [
      '1116 to 1117: charged by whom it fears: spears roll 5',
      'A1 large-monsters 10,5 N; B1 spears 10,9 S',
      [5],
      'B1',
      'demoralized',
    ],
    ['1116 to 1117: spears roll 6', 'A1 large-monsters 10,5 N; B1 spears 10,9 S', [6], 'B1', 'fresh'],
    [
      '1118 to 1119: the double demoralized are destroyed',
      'A1 large-monsters 10,5 N; B1 spears 10,9 S double-demoralized',
      [7],
      'B1',
      'destroyed',
    ],
    ['1119 to 1121: who charges one that it fears', 'A1 knights 10,5 N; B1 large-monsters 10,10 S', [4], 'A1', 'demoralized'],
    ['1119 to 1121: knights roll 5', 'A1 knights 10,5 N; B1 large-monsters 10,10 S', [5], 'A1', 'fresh'],
    ['1125 to 1126: whoever causes fear has none', 'A1 large-monsters 10,5 N; B1 blobs 10,9 S', [], 'B1', 'fresh'],
    ['670 to 673: the charger throws: mobs roll 6', 'A1 spears 10,5 N throwing; B1 mobs 10,8 S', [6], 'B1', 'demoralized'],
    ['671 to 673: the charged throw from their front', 'A1 mobs 10,5 N; B1 spears 10,8 S throwing', [6], 'A1', 'demoralized'],
    ['672: not at who comes from behind', 'A1 mobs 10,5 N; B1 spears 10,8 N throwing', [], 'A1', 'fresh'],
    ['673: spirits are immune', 'A1 spears 10,5 N throwing; B1 minor-spirits 10,8 S', [6], 'B1', 'fresh'],
    ['673: specials are immune', 'A1 spears 10,5 N throwing; B1 fanatics 10,8 S', [], 'B1', 'fresh'],
  ])('lines %s', (_lines, text, faces, whom, becomes) => {
    expect(fate(charged(text, ...faces), whom)).toBe(becomes);
  });

  test('lines 1117 to 1118: the demoralized are double demoralized, and fall back', () => {
    const at = charged('A1 large-monsters 10,7 N; B1 spears 10,10 S demoralized', 6);
    expect(fate(at, 'B1')).toBe('double demoralized');
    expect(unit(at, 'B1').base.y).toBeGreaterThan(11.5);
  });

  test('lines 1121: it still moves into contact, and is demoralized there', () => {
    const at = charged('A1 knights 10,5 N; B1 large-monsters 10,10 S', 4);
    expect(at.state.contacts.length).toBe(1);
  });

  test('lines 921 to 922: the charged turns to who comes from its flank or rear', () => {
    expect(unit(charged('A1 mounted 10,5 N; B1 spears 10,9 E'), 'B1').base.facing).toBe(1800);
    expect(unit(charged('A1 mounted 10,5 N; B1 spears 10,9 N'), 'B1').base.facing).toBe(1800);
  });

  test('lines 921, 1271 to 1274: not if a front edge of an enemy holds it already', () => {
    const at = played(start('A1 mounted 10,5 N; A2 spears 8.4252,9 E; B1 spears 10,9 W'), [charge(['A1'])]);
    expect(unit(at, 'B1').base.facing).toBe(2700);
  });

  test('lines 922 to 924: of several it turns to the one with the highest combat factor', () => {
    const at = played(start('A1 mounted 10,5 N; A2 knights 5,9 E; B1 spears 10,9 S'), [charge(['A1']), charge(['A2'])]);
    expect(unit(inMelee(at), 'B1').base.facing).toBe(2700);
  });

  test('lines 1286 to 1287: no charge bonus into a melee that is fought already', () => {
    const at = played(start('A1 knights 10,5 N; A2 mobs 8.4252,9 E; B1 spears 10,9 W'), [charge(['A1'])]);
    // Knights on its flank have the highest factor, so it turns to them in the melee step. Spears 3 + 1 against cavalry.
    expect(sums(inMelee(at), 'A1', 'B1')).toEqual([5 + 1, 4]);
  });

  test('lines 1286: the charger that wins the first round costs two levels, and pushes back', () => {
    const at = until(charged('A1 knights 10,5 N; B1 pikes 10,10 S'), 'A melee');
    // 5 + 3 and 4 + 2 against cavalry: 6 to 7 is 14 to 13.
    expect(fate(played(at, [{ kind: 'fight', a: 'A1', b: 'B1' }], 6, 7), 'B1')).toBe('double demoralized');
    const back = until(charged('A1 pikes 10,7 N; B1 spears 10,10 S'), 'A melee');
    // Pikes have no charge bonus: 4 against 3.
    expect(fate(played(back, [{ kind: 'fight', a: 'A1', b: 'B1' }], 6, 6), 'B1')).toBe('demoralized');
  });

  test('lines 911 to 914: obliquely it lines up for nothing, if it reaches any part', () => {
    const at = played(start('A1 knights 10,5 N; B1 spears 10.5,11 200'), [charge(['A1'])]);
    expect(unit(at, 'A1').base.facing).toBe(200);
    expect(at.state.contacts.length).toBe(1);
  });

  test('lines 904 to 905, 1006 to 1012: the unit left over takes the flank', () => {
    const line = start('A1 knights 10,5 N; A2 knights 11.5748,5 N; B1 spears 10,9 S');
    // All criteria are equal, so its owner chooses which enemy it faces.
    const at = played(line, [charge(['A1', 'A2'], { wrap: 'right' }), { kind: 'face', to: 'A1' }]);
    expect(at.state.contacts.map(({ a, b }) => `${a} ${b}`).sort()).toEqual(['A1 B1', 'A2 B1']);
    expect(sums(inMelee(at), 'A1', 'B1')[0]).toBe(5 + 3 + 1);
  });

  test('lines 231 to 235: out of a zone of control it charges nobody else', () => {
    const at = start('A1 knights 10,8 N; B1 spears 10,10.5 S; B2 spears 13,11 W');
    expect(legal(at, charge(['A1']))).toBe(true);
    expect(legal(at, charge(['A1'], { aim: 500 }))).toBe(false);
  });

  test('lines 3222 to 3224: stakes take the charge bonus, and are difficult ground', () => {
    const text = (facing: string) => `A1 longbows 10,10 ${facing} stakes; B1 knights 10,14 S`;
    const put = (facing: string) => played(start(text(facing)), [{ kind: 'stakes', unit: 'A1', up: true }, { kind: 'pass' }]);
    const met = (facing: string) => inMelee(played(until(put(facing), 'B movement'), [charge(['B1'])]));
    // Longbows 1 and +1 for their bows.
    expect(sums(met('N'), 'B1', 'A1')).toEqual([5 - 3, 2]);
    expect(sums(met('S'), 'B1', 'A1')).toEqual([5 + 3, 1]);
  });

  test('lines 956 to 964: light cavalry gets away from infantry at full rate, and is demoralized', () => {
    const at = start('A1 light-cavalry 10,10 N; B1 spears 10,11.5748 S');
    const away = played(at, [{ kind: 'disengage', unit: 'A1' }]);
    expect(fate(away, 'A1')).toBe('demoralized');
    expect(unit(away, 'A1').base.y).toBeCloseTo(10 - 6, 1);
    expect(legal(start('A1 knights 10,10 N; B1 spears 10,11.5748 S'), { kind: 'disengage', unit: 'A1' })).toBe(false);
    expect(legal(start('A1 light-cavalry 10,10 N; B1 mounted 10,11.5748 S'), { kind: 'disengage', unit: 'A1' })).toBe(false);
  });

  test('lines 964 to 965: double demoralized it is dispersed', () => {
    const there = until(start('A1 light-cavalry 10,10 N double-demoralized; B1 spears 10,11.5748 S'), 'A movement');
    const at = played(there, [{ kind: 'disengage', unit: 'A1' }]);
    expect(fate(at, 'A1')).toBe('destroyed');
  });
});
