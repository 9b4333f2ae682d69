/**
 * The four printed scales of the reference table: 15 mm and 25 mm figures, in inches and in centimetres. The four printed tables
 * differ only in the movement column. For this reason, `units.ts` has only the moves in inches for 15 mm. This file has the
 * conversions, the exceptions among the printed values, and the corrections of printed cells (fr3.basics.scale-conversion).
 */
import { undead } from './figures/undead.ts';
import { unitOf } from './units.ts';

export const scales = ['15mm-in', '25mm-in', '15mm-cm', '25mm-cm'] as const;
export type Scale = (typeof scales)[number];

/** The open and the difficult rate, in the unit of the scale. */
export type Move = readonly [open: number, difficult: number];

interface ScaleRow {
  readonly name: string;
  /** The inventory id of the printed table. */
  readonly rule: string;
  /** The height of the figures in millimetres. */
  readonly figures: 15 | 25;
  readonly measure: 'in' | 'cm';
  /** The length that corresponds to 1 inch at 15 mm. */
  readonly perInch: number;
  /** How unclear cells of the printed table were read. */
  readonly ruling: {
    readonly says: string;
    readonly readings: string[];
    readonly ruling: string;
    readonly why: string;
  };
}

/** The four tables are damaged in the same way. `says`, `ruling` and `why` add what applies to only one table. */
const damaged = (says: string, ruling: string, why: string): ScaleRow['ruling'] => ({
  says: `In our copy only name, cost, movement, CF and rally stand together in a row. The other columns no longer stand beside their rows. ${says}`,
  readings: [
    'We use only the cells whose place in the table can be worked out by counting.',
    'We assign every cell to a row, with the help of the rules that name its value.',
  ],
  ruling: `We assign every cell to a row. Cells that counting does not settle follow the rules that name their values. They are marked as reconstructed and are our own ruling. ${ruling}`,
  why: `An incomplete row cannot be played, and the rules name most of the values. ${why}`,
});

export const scaleRows: Readonly<Record<Scale, ScaleRow>> = {
  '15mm-in': { name: '15 mm, inches', rule: 'fr3.reference-tables.15mm-english', figures: 15, measure: 'in', perInch: 1, ruling: damaged(
    'The air elemental moves 12 inches and rallies on 3, but the prose has 4.',
    'The air elemental moves 12 inches and rallies on 3 or more.',
    'The prose also has 12 inches. For the rally number, the table takes precedence over the prose.',
  ) },
  '25mm-in': { name: '25 mm, inches', rule: 'fr3.reference-tables.25mm-english', figures: 25, measure: 'in', perInch: 2, ruling: damaged(
    'The air elemental moves 20 inches, which is not twice 12.',
    'The air elemental moves 20 inches.',
    'Each scale uses the movement rates in its own table.',
  ) },
  '15mm-cm': { name: '15 mm, centimetres', rule: 'fr3.reference-tables.15mm-metric', figures: 15, measure: 'cm', perInch: 2.5, ruling: damaged(
    'The air elemental moves 25 cm, which is 10 inches and not 12.',
    'The air elemental moves 25 cm.',
    'Each scale uses the movement rates in its own table.',
  ) },
  '25mm-cm': { name: '25 mm, centimetres', rule: 'fr3.reference-tables.25mm-metric', figures: 25, measure: 'cm', perInch: 5, ruling: damaged(
    'Four movement cells contradict the other three tables. The air elemental moves 50 cm, which is 20 inches and not 24.',
    'Large monsters move 25/15 cm, plant and water elementals 20/20, lesser spirits 40/40, the air elemental 50/50.',
    'A cell that the other three tables contradict is a misprint. Otherwise each scale keeps what its own table prints.',
  ) },
};

interface PrintedMove {
  readonly unit: string;
  readonly scale: Scale;
  readonly move: Move;
  readonly why: string;
}

const airElemental = 'The other three tables start from 10 inches, not from the 12 of the 15 mm table; each scale keeps what it prints.';

/** Printed moves that we keep although they are not conversions of the 15 mm inches. */
export const printedExceptions: readonly PrintedMove[] = [
  { unit: 'air-elemental', scale: '25mm-in', move: [20, 20], why: airElemental },
  { unit: 'air-elemental', scale: '15mm-cm', move: [25, 25], why: airElemental },
  { unit: 'air-elemental', scale: '25mm-cm', move: [50, 50], why: airElemental },
];

interface Misprint {
  readonly unit: string;
  readonly scale: Scale;
  readonly printed: string;
  readonly corrected: Move;
  readonly why: string;
}

const runTogether = 'The 15 mm inches and the right value are run together.';

/** Printed moves that contradict the other three tables, with the corrected values. */
export const misprints: readonly Misprint[] = [
  { unit: 'large-monsters', scale: '25mm-cm', printed: '15/15', corrected: [25, 15], why: '10/6 inches are 25/15 centimetres.' },
  { unit: 'plant-elemental', scale: '25mm-cm', printed: '4/420/20', corrected: [20, 20], why: runTogether },
  { unit: 'water-elemental', scale: '25mm-cm', printed: '4/420/20', corrected: [20, 20], why: runTogether },
  { unit: 'lesser-spirits', scale: '25mm-cm', printed: '37/37', corrected: [40, 40], why: '16 inches are 40 centimetres.' },
];

/**
 * The number by which every rate of undead is lower, in the unit of the scale. The centimetres are as printed; they are not the
 * converted half inch (fr3.summary.variant-15mm-metric, fr3.summary.variant-25mm-metric).
 */
export const undeadMovementLoss: Readonly<Record<Scale, number>> = { '15mm-in': undead.movementLoss, '25mm-in': 1, '15mm-cm': 1.5, '25mm-cm': 3 };

/** Converts a distance of the rules (inches at 15 mm) to a scale, without rounding. For unit movement use `moveAt`. */
export const distanceAt = (inches: number, scale: Scale): number => inches * scaleRows[scale].perInch;

/**
 * The open and difficult rate of a unit type at a scale, with centimetres rounded down. Null if the type's own rules decide, or
 * if there is no such type.
 */
export function moveAt(unit: string, scale: Scale): Move | null {
  const printed = printedExceptions.find((each) => each.unit === unit && each.scale === scale);
  if (printed) return printed.move;
  const move = unitOf(unit)?.move;
  if (!move) return null;
  return [Math.floor(distanceAt(move.open, scale)), Math.floor(distanceAt(move.difficult, scale))];
}
