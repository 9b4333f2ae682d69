/** The parts of a sheet that a card inside a rule page shows. */

import { lowerFirst } from '../words.ts';
import type { Names, Question, Sheet, SheetField, SheetOutcome, SheetPart } from './sheet.ts';
import { totalOf } from './words.ts';

interface TriedField {
  readonly key: string;
  /** The name of the unit that the field belongs to, if there are two units. */
  readonly whose?: string;
  readonly side: 'a' | 'b';
  readonly field: SheetField;
}

export interface Tried {
  readonly question: Question;
  readonly address: string;
  readonly title: string;
  /** The roll in short: `d10 −1, 7+ on the die`. */
  readonly rolls?: string;
  readonly names?: Names;
  readonly fields: readonly TriedField[];
  readonly outcomes: readonly SheetOutcome[];
  readonly refusals: readonly string[];
}

/** The place of a field: `b.support`, or `charge` for the question as a whole. */
const placeOf = (key: string, id: string): string => (key === '' ? id : `${key}.${id}`);

/** A field that chooses another unit or weapon for a part, for names such as `by` that mean the part itself. */
const kindField = ({ name, unit, similar = [] }: SheetPart): SheetField => ({
  id: 'unit',
  name,
  group: '',
  kind: 'choice',
  options: similar,
  numeric: false,
  least: 0,
  most: 0,
  now: unit,
  rules: [],
  open: false,
  why: {},
});

/** Every field that a card could offer, by its place in the question. */
export function variedFields({ parts, answer }: Pick<Sheet, 'parts' | 'answer'>): ReadonlyMap<string, TriedField> {
  const several = parts.filter(({ unit }) => unit !== undefined).length > 1;
  return new Map(
    parts.flatMap((part) => {
      const { key, side, unitName, fields } = part;
      const whose = several && unitName !== undefined ? { whose: answer?.names?.[side] ?? unitName } : {};
      const of = (field: SheetField): TriedField => ({ key, side, ...whose, field });
      return [
        ...(part.similar ? [[key, of(kindField(part))] as const] : []),
        ...fields.map((field) => [placeOf(key, field.id), of(field)] as const),
      ];
    }),
  );
}

/** The rolls on one line: two sides that roll against each other, or one roll after another. */
function rollsOf({ answer }: Pick<Sheet, 'answer'>): string | undefined {
  const sums = answer?.sums.filter(({ die, total }) => die !== undefined || total !== undefined) ?? [];
  const [first, second] = sums;
  // Rolls to hit and rolls for damage follow each other, and do not belong to named sides.
  const opposed = answer?.names !== undefined && first?.side !== second?.side;
  if (!first) return undefined;
  if (second && sums.length === 2 && opposed) return `${totalOf(first)} against ${totalOf(second)}`;
  return sums.length === 1
    ? totalOf(first)
    : sums.map((sum, at) => `${at === 0 ? sum.title : lowerFirst(sum.title)} ${totalOf(sum)}`).join(', ');
}

export function triedOf(sheet: Sheet, vary: readonly string[]): Tried {
  const { question, address, name, answer, refusals, waits } = sheet;
  const fields = variedFields(sheet);
  const rolls = rollsOf(sheet);
  return {
    question,
    address,
    title: answer?.subject ?? name,
    ...(rolls ? { rolls } : {}),
    ...(answer?.names ? { names: answer.names } : {}),
    fields: vary.flatMap((each) => fields.get(each) ?? []),
    outcomes: answer?.outcomes ?? [],
    refusals: waits ? ['This takes longer to work out. Open it in the calculator.'] : refusals.map(({ because }) => because),
  };
}
