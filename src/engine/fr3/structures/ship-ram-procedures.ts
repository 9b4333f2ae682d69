/** A calculator procedure for a ship that rams another: the damage of the impact, and the one round of melee after it. */
import { askChoice } from '../../kernel/calculator/asked.ts';
import { type Filled, type Kind, type Part, type Procedure, procedure, type Sum } from '../../kernel/calculator/procedure.ts';
import { ships } from '../data/figures/ships.ts';
import { type Material, materialOf } from '../data/materials.ts';
import { type ShipSize, shipSizes } from '../data/profiles.ts';
import type { Line } from '../melee/modifiers.ts';
import { contest, total, type Verdict } from './tear.ts';

/** The materials of ships, as the materials chart calls them. */
const hulls = ['wood', 'metal', 'stone', 'earthworks'] as const;

interface Ram {
  readonly size: ShipSize;
  readonly own: Material;
  readonly target: Material;
}

const seeRam = ({ a, b }: Filled): Ram => ({
  size: a?.size as ShipSize,
  own: materialOf(String(a?.material)) as Material,
  target: materialOf(String(b?.material)) as Material,
});

const hullOf = ({ name, cf }: Material): Line => ({
  id: 'cf',
  name: `Ship of ${name.toLowerCase()}`,
  amount: cf,
  rules: ['fr3.ships.ram-melee', 'fr3.structures.materials'],
});
const rammerLines = ({ size, own }: Ram): Line[] => [
  hullOf(own),
  { id: 'ram', name: `Ramming with a ${size}`, amount: ships.ramming[size], rules: ['fr3.ships.ramming-bonus'] },
];
const targetLines = ({ target }: Ram): Line[] => [hullOf(target)];

const material = askChoice<Ram>(
  'material',
  'Material',
  hulls.map((id) => [id, (materialOf(id) as Material).name] as const),
  ['fr3.ships.ram-melee', 'fr3.structures.materials'],
);
const rammer: Part<Ram> = {
  key: 'a',
  name: 'The ship that rams',
  side: 'a',
  usual: () => ({ size: '1x2', material: 'wood' }),
  circumstances: [
    askChoice<Ram>(
      'size',
      'Size',
      shipSizes.map((size) => [size, size] as const),
      ['fr3.ships.ramming-bonus'],
    ),
    material,
  ],
};
const target: Part<Ram> = {
  key: 'b',
  name: 'The ship that is rammed',
  side: 'b',
  usual: () => ({ material: 'wood' }),
  circumstances: [material],
};

const sum = (title: string, side: 'a' | 'b', lines: Line[]): Sum => ({ title, side, lines, die: 10 });

const kinds: readonly Kind<Verdict, Ram>[] = [
  { id: 'b-two', tone: 'good3', words: 'The rammed base loses 2 markers, one for good', is: (so) => so === 'doubles' },
  { id: 'b-one', tone: 'good1', words: 'The rammed base loses a marker', is: (so) => so === 'wins' },
  { id: 'both', tone: 'both', words: 'A kill result on both bases', is: (so) => so === 'draws' },
  { id: 'a-one', tone: 'bad1', words: 'The ramming base loses a marker', is: (so) => so === 'loses' },
  { id: 'a-two', tone: 'bad3', words: 'The ramming base loses 2 markers, one for good', is: (so) => so === 'is doubled' },
];

const ram: Procedure = procedure<Ram, Verdict>({
  id: 'ship-ram',
  name: 'Ram a ship',
  group: 'Breach',
  says: 'The impact damages the bases that touch. In the melee step, the two ships fight one round.',
  rules: ['fr3.ships.ram-melee', 'fr3.ships.ram-damage', 'fr3.ships.ramming-bonus'],
  parts: [rammer, target],
  first: { a: {}, b: {} },
  see: seeRam,
  subject: ({ size, own, target: at }) => `A ${size} ship of ${own.name.toLowerCase()} rams a ship of ${at.name.toLowerCase()}`,
  notes: () => [
    {
      says: 'Before the melee, each base that touches loses a marker. If two ships ram each other front to front, each takes a kill result instead. A leviathan takes one marker in all.',
      rules: ['fr3.ships.ram-damage'],
    },
    {
      says: 'A glancing blow, at more than 45 degrees, does no damage and causes no melee.',
      rules: ['fr3.ships.glancing-blow'],
    },
  ],
  sums: (of) => [sum('The ramming ship', 'a', rammerLines(of)), sum('The rammed ship', 'b', targetLines(of))],
  chance: (of) => contest(total(rammerLines(of)), total(targetLines(of)), 'the ram', 'fr3.ships.ram-melee'),
  kinds,
  measures: [{ name: 'The rammed ship is damaged', kinds: ['b-two', 'b-one', 'both'] }],
});

export const shipRamProcedures: readonly Procedure[] = [ram];
