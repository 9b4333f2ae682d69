/** Compares all units (or weapons, spells and so on) that one part of the question can have: answers the question for each. */
import { useMemo, useState } from 'preact/hooks';
import type { Engine, SheetKind } from './engine.ts';
import type { Question, Sheet } from './sheet.ts';

interface Props {
  engine: Engine;
  sheet: Sheet;
  onAsk: (question: Question) => void;
}

const few = 10;

/** Sorts by the best result for the first side, and then by its smallest losses. */
const better = (x: SheetKind, y: SheetKind): number =>
  (y.parts[0] ?? 0) - (x.parts[0] ?? 0) || (x.parts[2] ?? 0) - (y.parts[2] ?? 0);

export function ComparedKinds({ engine, sheet, onAsk }: Props) {
  const parts = sheet.parts.filter(({ key }) => sheet.compare.includes(key));
  const [chosen, setChosen] = useState(parts[0]?.key ?? '');
  const [all, setAll] = useState(false);
  const part = parts.find(({ key }) => key === chosen) ?? parts[0];
  const { question, address } = sheet;
  const { columns, kinds } = useMemo(() => engine.compared(question, part?.key ?? ''), [engine, address, part?.key]);
  if (!part) return null;
  const allowed = kinds.filter(({ parts: measured }) => measured.length > 0).sort(better);
  const here = allowed.findIndex(({ id }) => id === part.unit);
  const rows = allowed.flatMap((kind, at) => (all || at < few || at === here ? [{ ...kind, rank: at + 1 }] : []));
  return (
    <div class="changes">
      {parts.length > 1 && (
        <fieldset class="segmented">
          <legend class="sr">Unit to replace</legend>
          {parts.map(({ key, name, unitName }) => (
            <label key={key}>
              <input type="radio" name="compared-part" checked={key === part.key} onChange={() => setChosen(key)} />
              <span>
                Instead of {unitName}
                <span class="sr">, {name.toLowerCase()}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, with keys as well */}
      <section class="table-frame" aria-label={`Every other ${part.name.toLowerCase()}`} tabIndex={0}>
        <table class="compared">
          <caption class="sr">Every other {part.name.toLowerCase()}, the best first</caption>
          <thead>
            <tr>
              <th scope="col">In its place</th>
              {columns.map((column, at) => (
                <th scope="col" key={`${column}${at}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, says, question: other, rank }) => (
              <tr key={id} aria-current={id === part.unit ? 'true' : undefined}>
                <th scope="row">
                  {rank}.{' '}
                  {id === part.unit ? (
                    <b>{name}</b>
                  ) : (
                    <button type="button" class="link" onClick={() => onAsk(other)}>
                      {name}
                    </button>
                  )}
                </th>
                {says.map((each, at) => (
                  <td key={columns[at]}>{each}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {allowed.length > few && (
        <button type="button" class="button button-quiet" onClick={() => setAll(!all)}>
          {all ? `Show the first ${few}` : `Show all ${allowed.length}`}
        </button>
      )}
      <p class="fine">All units have the same circumstances, except those that the rules do not allow for a unit.</p>
    </div>
  );
}
