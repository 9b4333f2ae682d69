/** The parts of a question: the unit in each part, the circumstances that are always visible, and the others in drawers. */
import type { Choices } from '../choices.ts';
import { Drawer } from '../Drawer.tsx';
import { UnitPicker } from '../UnitPicker.tsx';
import { lowerFirst } from '../words.ts';
import { SheetFieldOf } from './SheetField.tsx';
import type { Names, Sheet, SheetField, SheetPart } from './sheet.ts';

export interface PartActions {
  choices: (key: string) => Promise<Choices>;
  onName: (key: string, unit: string) => void;
  onSet: (key: string, id: string, value: unknown) => void;
  onPut: (key: string) => void;
  onRemove: (key: string) => void;
}

interface HeadsProps extends PartActions {
  sheet: Pick<Sheet, 'parts' | 'adds' | 'canSwap'>;
  symbols: string;
  onSwap: () => void;
}

/** The units in the question, side by side. */
export function Heads({ sheet: { parts, adds, canSwap }, symbols, choices, onName, onPut, onRemove, onSwap }: HeadsProps) {
  const named = parts.filter(({ unit, beside }) => unit !== undefined && !beside);
  if (!named.length) return null;
  const sides = (['a', 'b'] as const)
    .map((side) => ({
      side,
      members: named.filter((part) => part.side === side),
      adds: adds.filter((add) => add.side === side && !add.beside),
    }))
    .filter(({ members }) => members.length > 0);
  const columns = sides.map(({ side, members, adds: more }) => (
    <div key={side} class="head">
      {members.map(({ key, name, unit = '', unitName = '', symbol = '', optional }) => (
        <div key={key} class="head-unit">
          <UnitPicker
            side={side}
            label={name}
            unit={unit}
            name={unitName}
            symbol={symbol}
            symbols={symbols}
            load={() => choices(key)}
            onChoose={(next) => onName(key, next)}
            title={`Choose: ${lowerFirst(name)}`}
          />
          {optional && (
            <button type="button" class="icon-button" aria-label={`Remove ${unitName}`} onClick={() => onRemove(key)}>
              <span aria-hidden="true">×</span>
            </button>
          )}
        </div>
      ))}
      {more.map(({ key, words }) => (
        <button key={key} type="button" class="button button-quiet" onClick={() => onPut(key)}>
          {words}
        </button>
      ))}
    </div>
  ));
  const [first, second] = columns;
  return (
    <div class={columns.length > 1 ? 'versus' : 'versus versus-one'}>
      {first}
      {canSwap && (
        <button type="button" class="icon-button swap" aria-label="Swap sides" onClick={onSwap}>
          <span aria-hidden="true">⇄</span>
        </button>
      )}
      {second}
    </div>
  );
}

/** The parts in the order of the units above them. */
const bySide = (parts: readonly SheetPart[]): SheetPart[] => [...parts].sort((one, other) => one.side.localeCompare(other.side));

const openIn = ({ fields }: SheetPart): SheetField[] => fields.filter(({ open }) => open);

type FieldsProps = Pick<PartActions, 'onSet'> & { parts: readonly SheetPart[] };

/** The circumstances of the question as a whole. */
export function Whole({ parts, onSet }: FieldsProps) {
  const whole = parts.find(({ key }) => key === '');
  const fields = whole ? openIn(whole) : [];
  if (!whole || !fields.length) return null;
  return (
    <div class="meeting">
      {fields.map((field) => (
        <SheetFieldOf key={field.id} part={whole} field={field} onSet={(value) => onSet('', field.id, value)} />
      ))}
    </div>
  );
}

/** The heading above a part's fields: the name of its unit, or of the part. */
const titleOf = ({ name, unitName, side }: SheetPart, names: Names | undefined): string =>
  unitName === undefined ? name : (names?.[side] ?? unitName);

/** The visible circumstances of each part, side by side. */
export function OpenFields({ parts, names, onSet }: FieldsProps & { names: Names | undefined }) {
  const shown = bySide(parts).filter((part) => part.key !== '' && !part.beside && openIn(part).length > 0);
  if (!shown.length) return null;
  return (
    <div class="open-fields">
      {shown.map((part) => (
        <section key={part.key} class={`asked asked-${part.side}`} aria-label={titleOf(part, names)}>
          <h2>{titleOf(part, names)}</h2>
          <div class="asked-fields">
            {openIn(part).map((field) => (
              <SheetFieldOf key={field.id} part={part} field={field} onSet={(value) => onSet(part.key, field.id, value)} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const groupsOf = (fields: readonly SheetField[]): string[] => [...new Set(fields.map(({ group }) => group))];

/** The fields of a part, in groups with headings. */
export function GroupedFields({
  part,
  fields,
  onSet,
}: Pick<PartActions, 'onSet'> & { part: SheetPart; fields: readonly SheetField[] }) {
  return (
    <>
      {groupsOf(fields).map((group) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          {fields
            .filter((field) => field.group === group)
            .map((field) => (
              <SheetFieldOf key={field.id} part={part} field={field} onSet={(value) => onSet(part.key, field.id, value)} />
            ))}
        </fieldset>
      ))}
    </>
  );
}

interface FoldedProps extends FieldsProps {
  names: Names | undefined;
  /** Whether the folded circumstances still have to be loaded. */
  partly: boolean;
  onOpen: () => void;
  onReset: (key: string) => void;
}

/** Circumstances that are seldom needed, by group, in a drawer for each part. */
export function FoldedFields({ parts, names, partly, onOpen, onSet, onReset }: FoldedProps) {
  const shown = bySide(parts).filter((part) => part.folds && !part.beside);
  if (!shown.length) return null;
  return (
    <section class="both-sides" aria-label="More circumstances">
      {shown.map((part) => {
        const folded = part.fields.filter(({ open }) => !open);
        return (
          <Drawer
            key={part.key}
            class={`circumstances circumstances-${part.side}`}
            title={part.unitName === undefined ? part.name : `More about ${lowerFirst(titleOf(part, names))}`}
            says={part.set === 0 ? 'as usual' : `${part.set} set`}
            onOpen={onOpen}
          >
            {() =>
              partly ? (
                <p class="fine">Loading…</p>
              ) : (
                <>
                  <GroupedFields part={part} fields={folded} onSet={onSet} />
                  {folded.length === 0 && <p class="fine">There are no other circumstances here.</p>}
                  {part.set > 0 && (
                    <button type="button" class="button button-quiet" onClick={() => onReset(part.key)}>
                      Reset
                    </button>
                  )}
                </>
              )
            }
          </Drawer>
        );
      })}
    </section>
  );
}
