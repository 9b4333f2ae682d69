/**
 * A heat map of the current question, built as a table: every choice for one part in a row, and every choice for another part in
 * a column.
 */
import { useRef, useState } from 'preact/hooks';
import { Working } from '../work/Working.tsx';
import type { SheetTable } from './engine.ts';
import { useCalculatorTask } from './useCalculatorTask.ts';
import type { ViewProps } from './view-props.ts';

export function HeatMap({ name, sheet, onAsk }: ViewProps) {
  const [shown, setShown] = useState(0);
  const work = useCalculatorTask<SheetTable>(name, { kind: 'table', question: sheet.question });
  const last = useRef<SheetTable>();
  last.current = work.result ?? last.current;
  const table = last.current;
  return (
    <div class="matrix">
      {!work.result && <Working work={work} what="all match-ups" steps="rows" />}
      {table && (
        <>
          <div class="matrix-controls">
            <label class="choice">
              <span>Number shown</span>
              <select class="field" value={shown} onChange={(event) => setShown(Number(event.currentTarget.value))}>
                {table.measures.map((measure, at) => (
                  <option key={measure} value={at}>
                    {measure}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
          <section class="table-frame" aria-label="All units against all units" tabIndex={0} aria-busy={!work.result}>
            <table class="heat">
              <caption class="sr">{table.measures[shown]}, as percentages.</caption>
              <thead>
                <tr>
                  <td>
                    <span aria-hidden="true">row ↓ against column →</span>
                  </td>
                  {table.columns.map(({ id, name: words }) => (
                    <th scope="col" key={id}>
                      <span>{words}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map((row, r) => (
                  <tr key={row.id}>
                    <th scope="row">{row.name}</th>
                    {(table.cells[r] ?? []).map((cell) => {
                      const part = cell.parts[shown];
                      if (part === undefined)
                        return (
                          <td key={cell.id} class="no" title={`${row.name} cannot meet ${cell.name} in this way.`}>
                            –
                          </td>
                        );
                      return (
                        <td key={cell.id} class={`h${Math.min(9, Math.floor(part * 10))}`}>
                          <button
                            type="button"
                            tabIndex={-1}
                            title={`${row.name} against ${cell.name}: ${cell.says[shown]}`}
                            onClick={() => onAsk(cell.question)}
                          >
                            {Math.round(part * 100)}
                          </button>
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
      <p class="fine">
        The numbers are percentages. Each includes the circumstances above that the rules allow for its unit. Press a number to
        open that match-up. A dash means that the rules forbid that match-up.
      </p>
    </div>
  );
}
