/**
 * Pairs of rules drawn at random (seed 20261128 over a list of 35 rules), each adjudicated from the printed excerpt before it was
 * played. The numbers are those of the draw; pairs that cannot meet, and those that need a missing list of the excerpt, are left out.
 */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/hott/battle/battle.ts';
import { elementBy } from '../../../src/engine/hott/battle/elements/find.ts';
import { inches } from '../../../src/engine/hott/data/scale.ts';
import { type EdgeName, squareOn } from '../../../src/engine/kernel/geometry.ts';
import { type Field, march, move, type Table, table } from './battle-table.ts';

const onto = (t: Table, unit: string, enemy: string, edge: EdgeName = 'front'): Action => {
  const { x, y, facing } = squareOn(elementBy(t.state, unit).base, elementBy(t.state, enemy).base, edge);
  return { kind: 'move', unit, x, y, facing };
};
const far = ['spears 2200 2200 S'];
const may = (field: Field, action: Action | ((t: Table) => Action)): boolean => {
  const t = table(field);
  return t.refuse(typeof action === 'function' ? action(t) : action) === null;
};
const costs = (field: Field, action: Action): number => {
  const t = table(field);
  return (t.state.pips as number) - (t.after(action).state.pips as number);
};

test.each<[pair: string, found: () => unknown, expected: unknown]>([
  [
    '1 flyers cross a wood but do not end in it',
    () => {
      const field: Field = { A: ['flyers 1000 400 N'], B: far, terrain: ['wood 800 800 1200 1100'] };
      return [may(field, move('A1', 1000, 950, 0)), may(field, move('A1', 1000, 1300, 0))];
    },
    [false, true],
  ],
  [
    '5 a god takes a rear only from behind it',
    () => {
      const from = (y: number) =>
        may({ A: [`gods 1000 ${y} N`], B: ['spears 1000 1000 S', ...far] }, (t) => onto(t, 'A1', 'B1', 'rear'));
      return [from(700), from(1500)];
    },
    [false, true],
  ],
  [
    '7 flyers pass over sneakers',
    () => may({ A: ['flyers 300 300 N'], B: ['sneakers 300 700 S', ...far] }, move('A1', 300, 1100, 0)),
    true,
  ],
  [
    '8 mounted pass through foot that faces the same way, not across it',
    () => {
      const through = (facing: string) =>
        may({ A: ['riders 1000 800 N', `spears 1000 1000 ${facing}`], B: far }, move('A1', 1000, 1160, 0));
      return [through('N'), through('S'), through('E')];
    },
    [true, true, false],
  ],
  [
    '11 riders break off at least 200 paces straight back',
    () => {
      const field: Field = { A: ['riders 1000 1000 N'], B: ['spears 1000 1090 S', ...far] };
      const [x, y] = [1000, 1000];
      const again = table(field);
      const back = (dx: number, dy: number) => again.refuse(move('A1', x + dx, y - dy, 0)) === null;
      return [back(0, 150), back(0, 250), back(60, 250)];
    },
    [false, true, false],
  ],
  [
    '12 dragons take all six points, so nothing moves afterwards',
    () => {
      const t = table({ A: ['dragons off', 'riders 1000 800 N'], B: far, now: { step: 'arrivals' } });
      const came = t.after({ kind: 'summon', unit: 'A1', at: [inches(800)] });
      return came.state.pips;
    },
    0,
  ],
  [
    '14 sneakers wade straight, and not at a slant of 60 degrees',
    () => {
      const field: Field = { A: ['sneakers 1000 950 N'], B: far, terrain: ['river 0 1000 2400 1080'] };
      return [may(field, move('A1', 1000, 1000, 0)), may({ ...field, A: ['sneakers 1000 950 60'] }, move('A1', 1087, 1000, 60))];
    },
    [true, false],
  ],
  [
    '15 without its general a group that wheels costs 2',
    () =>
      costs(
        { A: ['spears 1000 1000 N', 'spears 1160 1000 N', 'blades 300 300 N general destroyed'], B: far },
        march(['A1', 'A2'], 'right', 10),
      ),
    2,
  ],
  [
    '17 flyers engage spears; spears that touch flyers do not fight them, and heroes do',
    () => {
      const fights = (mine: string, theirs: string) => {
        const t = table({ A: [`${mine} 1000 900 N`], B: [`${theirs} 1000 1060 S`, ...far] });
        const met = t.after(onto(t, 'A1', 'B1'));
        // If nobody fights, the enemy’s bound begins with a die for its PIPs.
        return mine === 'spears'
          ? met.after({ kind: 'done' }, 3).state.acting
          : met.after({ kind: 'done' }).listed('fight').length;
      };
      return [fights('flyers', 'spears'), fights('spears', 'flyers'), fights('heroes', 'flyers')];
    },
    [1, 'B', 1],
  ],
  [
    '19 gods move 1200 paces over any ground',
    () => {
      const field: Field = { A: ['gods 1000 300 N'], B: far, terrain: ['rough 900 600 1100 900'] };
      return [may(field, move('A1', 1000, 1480, 0)), may(field, move('A1', 1000, 1520, 0))];
    },
    [true, false],
  ],
  [
    '21 magicians pass through friends, and blades do not',
    () => {
      const across = may({ A: ['magicians 990 960 N', 'spears 1150 960 S'], B: far }, move('A1', 1100, 1070, 0));
      return [across, may({ A: ['blades 1000 880 N', 'spears 1000 950 S'], B: far }, move('A1', 1000, 1045, 0))];
    },
    [true, false],
  ],
  [
    '22 sneakers beyond a wood, more than 600 paces from the general, cost 2',
    () => {
      const at = (y: number, wood: string) =>
        costs({ A: [`sneakers 1000 ${y} N`, 'blades 1000 400 N general'], B: far, terrain: [wood] }, move('A1', 1000, y + 50, 0));
      return [at(1300, 'wood 700 800 1300 1100'), at(1300, 'wood 200 800 500 1100'), at(900, 'wood 700 600 1300 750')];
    },
    [2, 1, 1],
  ],
  [
    '24 six points bring the god or the dragons, not both',
    () => {
      const t = table({ A: ['gods off', 'dragons off', 'spears 300 300 N'], B: far, now: { step: 'arrivals' } });
      const came = t.after({ kind: 'invoke', unit: 'A1', x: inches(800), y: inches(600), facing: 0 });
      return [came.state.pips, came.refuse({ kind: 'summon', unit: 'A2', at: [inches(1200)] }) === null];
    },
    [0, false],
  ],
  [
    '29 artillery does not move into contact, not even of a flank',
    () => {
      const onFlank = (type: string) =>
        may({ A: [`${type} 820 1000 E`], B: ['spears 1000 1000 S', ...far] }, (t) => onto(t, 'A1', 'B1', 'right'));
      return [onFlank('artillery'), onFlank('spears')];
    },
    [false, true],
  ],
  [
    '30 an element more than 1200 paces from its general costs 2, also to turn about',
    () => {
      const at = (y: number) =>
        costs({ A: [`blades 1000 ${y} N`, 'spears 1000 300 N general'], B: ['spears 2200 2200 S'] }, move('A1', 1000, y, 180));
      return [at(1450), at(1700)];
    },
    [1, 2],
  ],
])('%s', (_, found, expected) => {
  expect(found()).toEqual(expected);
});
