/** One part of a question: whom it is about, what is said of it at once, and the rest in a drawer. */
import { Drawer } from '../Drawer.tsx';
import { Field } from '../Field.tsx';
import { UnitPicker } from '../UnitPicker.tsx';
import type { SheetField, SheetPart } from './sheet.ts';

interface FieldProps {
  part: SheetPart;
  field: SheetField;
  /** Unique on the page. */
  name: string;
  onSet: (value: unknown) => void;
}

/** One circumstance of a sheet. */
export function SheetFieldOf({ part, field, name, onSet }: FieldProps) {
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

interface Props {
  part: SheetPart;
  symbols: string;
  onName: (unit: string) => void;
  onSet: (id: string, value: unknown) => void;
}

const groupsOf = (fields: readonly SheetField[]): string[] => [...new Set(fields.map(({ group }) => group))];

export function PartCard({ part, symbols, onName, onSet }: Props) {
  const { side, unit, name, set } = part;
  const open = part.fields.filter((field) => field.open);
  const folded = part.fields.filter((field) => !field.open);
  const fieldOf = (field: SheetField) => (
    <SheetFieldOf key={field.id} part={part} field={field} name="" onSet={(value) => onSet(field.id, value)} />
  );
  if (unit === undefined && part.fields.length === 0) return null;
  return (
    <section class={`asked asked-${side}`} aria-label={name}>
      {unit === undefined ? (
        <h2>{name}</h2>
      ) : (
        <UnitPicker
          side={side}
          label={name}
          unit={unit}
          symbols={symbols}
          onChoose={onName}
          title={`Choose: ${name.toLowerCase()}`}
        />
      )}
      {open.length > 0 && <div class="asked-fields">{open.map(fieldOf)}</div>}
      {folded.length > 0 && (
        <Drawer
          class={`circumstances circumstances-${side}`}
          title="Circumstances"
          says={set === 0 ? 'as usual' : set === 1 ? '1 set' : `${set} set`}
        >
          {() =>
            groupsOf(folded).map((group) => (
              <fieldset key={group}>
                <legend>{group}</legend>
                {folded.filter((field) => field.group === group).map(fieldOf)}
              </fieldset>
            ))
          }
        </Drawer>
      )}
    </section>
  );
}
