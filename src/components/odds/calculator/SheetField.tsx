/** One circumstance on a sheet. */
import { Field } from '../Field.tsx';
import type { SheetField } from './sheet.ts';

interface Props {
  part: { readonly key: string };
  field: SheetField;
  /** A prefix, unique on the page, for the name of the form field. */
  name?: string;
  onSet: (value: unknown) => void;
}

function shapeOf({ kind, least, most, options, numeric, inches, chance }: SheetField) {
  if (kind === 'flag') return { kind } as const;
  if (kind === 'number') return { kind, least, most: () => most, ...(inches ? { inches } : {}) } as const;
  return { kind, options, ...(numeric ? { numeric: true as const } : {}), ...(chance ? { chance } : {}) } as const;
}

export function SheetFieldOf({ part, field, name = '', onSet }: Props) {
  const { id, now, why, rules } = field;
  return (
    <Field
      circumstance={{
        id,
        name: field.name,
        group: field.group,
        shape: shapeOf(field),
        rules: rules as never,
        matters: () => true,
      }}
      name={`${name}${part.key}-${id}`}
      now={now}
      subject={undefined}
      trouble={(value) => why[String(value)]}
      inRow={field.open}
      onSet={onSet}
    />
  );
}
