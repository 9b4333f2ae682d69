/** Set-ups of Hordes of the Things that cannot be read: each has one fault, and the answer names it. */
import { expect, test } from 'vitest';
import { hottBattle } from '../../../src/engine/hott/battle/battle.ts';

type Loose = Readonly<Record<string, unknown>>;
type Fault = readonly [what: string, faulty: unknown, says: string];

const at = (x: number, y: number, facing = 0) => ({ x, y, facing });
const stronghold = { wide: 300, deep: 250 };
const army = (name: string, elements: readonly unknown[]) => ({ name, elements, stronghold });
const alder = army('Alder', [{ type: 'blades', general: true }, { type: 'spears' }]);
const birch = army('Birch', [{ type: 'blades', general: true }]);
const sound = { armies: { A: alder, B: birch } };
const now = { bound: 3, acting: 'A', step: 'moves', pips: 6 };
const says = (setup: unknown): string => {
  const read = hottBattle.readSetup(setup);
  return read.ok ? 'nothing' : read.because;
};
const withArmy = (changes: Loose): Loose => ({ armies: { A: { ...alder, ...changes }, B: birch } });
const withElement = (changes: unknown): Loose =>
  withArmy({ elements: [alder.elements[0], typeof changes === 'object' ? { type: 'spears', ...changes } : changes] });
/** A set-up in which every element has a place; these belong to the first two. */
const placed = (first: Loose, second: Loose, more: Loose = {}): Loose => ({
  armies: {
    A: army('Alder', [
      { type: 'blades', general: true, ...first },
      { type: 'spears', ...second },
    ]),
    B: army('Birch', [{ type: 'blades', general: true, at: at(12, 20, 1800) }]),
  },
  now,
  ...more,
});
const square = (x: number, y: number, size = 4) => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
];
const ground = (changes: Loose): Loose => ({ ...sound, terrain: [{ kind: 'wood', polygon: square(4, 4), ...changes }] });

test('the set-ups without a fault are read', () => {
  for (const setup of [sound, ground({}), placed({ at: at(6, 6) }, { at: at(9, 6) })]) expect(says(setup)).toBe('nothing');
});

const faults: readonly Fault[] = [
  ['not a set-up', 'spears', 'The set-up is not in a form that this page can read'],
  ['a field that nobody knows', { ...sound, weather: 'rain' }, 'contains “weather”'],
  ['a board that is too small', { ...sound, table: { width: 11, depth: 11 } }, 'The side of the board must be a number from 12'],
  ['a board that is not square', { ...sound, table: { width: 24, depth: 20 } }, 'The board must be a square'],
  ['terrain that is not a list', { ...sound, terrain: 'wood' }, 'The terrain must be a list'],
  ['terrain that nobody knows', ground({ kind: 'woods' }), 'there is no terrain “woods”. Did you mean “wood”'],
  ['two corners', ground({ polygon: square(4, 4).slice(2) }), 'terrain 1 must have at least three corners'],
  ['an outline that crosses itself', ground({ polygon: [0, 2, 1, 3].map((each) => square(4, 4)[each]) }), 'crosses itself'],
  ['a corner far away', ground({ polygon: square(400, 4) }), 'A corner of terrain 1 must be a number'],
  ['a name too long', ground({ name: 'x'.repeat(200) }), 'The name of terrain 1 must be text of at most'],
  ['a third side that defends', { ...sound, defender: 'C' }, 'The defender must be one of A, B'],
  ['an edge that nobody knows', { ...sound, attacksFrom: 'above' }, 'The attacker’s edge must be one of'],
  ['half a bound', { ...sound, bounds: 1.5 }, 'The number of bounds must be a whole number'],
  ['too many bounds', { ...sound, bounds: 501 }, 'The number of bounds must be a number from 1 to 500'],
  ['a stronghold with three corners', { ...sound, stronghold: square(4, 4).slice(1) }, 'must be a rectangle'],
  ['a bound that has begun without anybody', { ...sound, now }, 'must say where its elements stand'],
  ['nobody', withArmy({ elements: [] }), 'Army A must have at least one element'],
  ['two generals', withArmy({ elements: [alder.elements[0], alder.elements[0]] }), 'Army A can have only one general'],
  ['a stronghold too small', withArmy({ stronghold: { wide: 10, deep: 250 } }), 'The stronghold of army A must be'],
  ['a stronghold too deep', withArmy({ stronghold: { wide: 300, deep: 9999 } }), 'The stronghold of army A must be'],
  ['an element that is a word', withElement('spears'), 'A2 is not in a form that this page can read'],
  ['a type that nobody knows', withElement({ type: 'spear' }), 'there is no element type “spear”. Did you mean “spears”'],
  ['a general who is not sure', withElement({ general: 'yes' }), '“general” must be true'],
  ['an ally who is not sure', withElement({ ally: false }), '“ally” must be true'],
  ['a lurker who leads', withArmy({ elements: [{ type: 'lurkers', general: true }] }), 'cannot lead an army'],
  ['shared spears', withElement({ shared: true }), 'only a god can be shared'],
  ['taken by nobody', withElement({ by: 'C2' }), '“by” must name an element'],
  ['a fate that nobody knows', withElement({ fate: 'lost' }), 'The fate of A2 must be one of'],
  ['a facing of more than a circle', withElement({ at: at(3, 3, 3600) }), 'The facing of A2 must be a number from 0 to 3599'],
  ['a place off the board', withElement({ at: at(-1, 3) }), 'A2 must be a number from 0'],
  ['over the edge', placed({ at: at(0, 6) }, { at: at(9, 6) }), 'A1 must stand on the board'],
  ['one on another', placed({ at: at(6, 6) }, { at: at(6.5, 6) }), 'A1 and A2 cannot overlap'],
  [
    'on the stronghold',
    placed({ at: at(6, 6) }, { at: at(9, 6) }, { stronghold: square(5, 5) }),
    'cannot stand on the stronghold',
  ],
  ['without a place', placed({ at: at(6, 6) }, {}), 'A2 needs a place. Give places to all elements'],
  ['on the table without a place', placed({ at: at(6, 6) }, { fate: 'on' }), 'A2 needs a place.'],
  ['off the table', placed({ at: at(6, 6) }, { fate: 'off' }), 'A2 cannot be off the table at the start'],
  [
    'in a wood',
    placed({ at: at(6, 6) }, { type: 'flyers', at: at(9, 6) }, { terrain: [{ kind: 'wood', polygon: square(8, 5) }] }),
    'A2 cannot stand in a wood',
  ],
  [
    'on a cliff',
    placed({ at: at(6, 6) }, { at: at(9, 6) }, { terrain: [{ kind: 'cliff', polygon: square(8, 5) }] }),
    'A2 cannot stand on a cliff',
  ],
];

test.each(faults)('%s', (_, faulty, part) => {
  expect(says(faulty)).toContain(part);
});
