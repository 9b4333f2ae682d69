/** One part of a question: whom it is about, what is said of it at once, and the rest in a drawer. */
import { Drawer } from '../Drawer.tsx';
import { UnitPicker } from '../UnitPicker.tsx';
import { SheetFieldOf } from './SheetField.tsx';
import type { SheetField, SheetPart } from './sheet.ts';

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
    <SheetFieldOf key={field.id} part={part} field={field} onSet={(value) => onSet(field.id, value)} />
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
