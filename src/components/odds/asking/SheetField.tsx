/** One circumstance of a sheet. */
import { Field } from '../Field.tsx';
import type { SheetField, SheetPart } from './sheet.ts';

interface Props {
  part: Pick<SheetPart, 'key'>;
  field: SheetField;
  /** Unique on the page, before the names of the part and of the field. */
  name?: string;
  onSet: (value: unknown) => void;
}

export function SheetFieldOf({ part, field, name = '', onSet }: Props) {
  const { id, kind, least, most, options, numeric, now, why, rules } = field;
  const shape =
    kind === 'flag'
      ? ({ kind } as const)
      : kind === 'number'
        ? ({ kind, least, most: () => most } as const)
        : numeric
          ? ({ kind, options, numeric: true } as const)
          : ({ kind, options } as const);
  return (
    <Field
      circumstance={{ id, name: field.name, group: field.group, shape, rules: rules as never, matters: () => true }}
      name={`${name}${part.key}-${id}`}
      now={now}
      subject={undefined}
      trouble={(value) => why[String(value)]}
      onSet={onSet}
    />
  );
}
