/** A table of changes to a question: what would change, and the chances before and after. The largest change comes first. */
import { useState } from 'preact/hooks';

/** A chance before and after the change, as text. */
export interface Moved {
  readonly before: string;
  readonly after: string;
}

export interface ChangeRow {
  readonly id: string;
  /** The unit that changes, and its side. */
  readonly who?: { readonly side: 'a' | 'b'; readonly name: string } | undefined;
  readonly name: string;
  readonly adds: boolean;
  /** One entry for each column. */
  readonly moved: readonly Moved[];
  readonly ask: () => void;
}

const few = 8;

function Cell({ before, after }: Moved) {
  return before === after ? (
    <td class="same">{after}</td>
  ) : (
    <td>
      <span class="was">{before}</span> <span aria-hidden="true">→</span>
      <span class="sr"> to </span> <b>{after}</b>
    </td>
  );
}

interface Props {
  columns: readonly string[];
  rows: readonly ChangeRow[];
  /** Options of a filter by side. The first option means both sides. */
  sides?: readonly (readonly [value: string, name: string])[];
}

export function ChangeTable({ columns, rows, sides }: Props) {
  const [all, setAll] = useState(false);
  const [who, setWho] = useState('');
  const found = rows.filter((row) => !who || row.who?.side === who);
  const list = all ? found : found.slice(0, few);
  return (
    <div class="changes">
      {sides && (
        <fieldset class="segmented">
          <legend class="sr">Side to show</legend>
          {sides.map(([value, name]) => (
            <label key={value}>
              <input type="radio" name="who-changes" checked={who === value} onChange={() => setWho(value)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {found.length === 0 ? (
        <p class="fine">No single change affects this result.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, with keys as well
        <div class="table-frame" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">If</th>
                {columns.map((column) => (
                  <th scope="col" key={column}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <button type="button" class="link" onClick={row.ask}>
                      {row.who && <span class={`dot dot-${row.who.side}`}>{row.who.name}</span>}
                      {row.adds ? '' : 'without '}
                      {row.name}
                    </button>
                  </th>
                  {row.moved.map((moved, at) => (
                    <Cell key={columns[at]} {...moved} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {found.length > few && (
        <button type="button" class="button button-quiet" onClick={() => setAll(!all)}>
          {all ? `Show the ${few} largest` : `Show all ${found.length}`}
        </button>
      )}
    </div>
  );
}
