/** Up to three questions side by side: which one is being edited, and how the answers differ. */
import { approximate, asPercent } from '../../../engine/kernel/fraction.ts';
import { points } from '../saved-answers/points.ts';
import type { Sheet } from './sheet.ts';
import type { Sheets } from './useSheets.ts';
import { fractionOf } from './words.ts';

const letters = ['A', 'B', 'C'] as const;

type TabsProps = Pick<Sheets, 'sheets' | 'active' | 'choose' | 'copy' | 'remove'>;

export function Tabs({ sheets, active, choose, copy, remove }: TabsProps) {
  const letter = letters[active];
  return (
    <div class="tabs">
      {sheets.length > 1 && (
        <fieldset class="segmented">
          <legend class="sr">Match-up to change</legend>
          {sheets.map((_, at) => (
            <label key={letters[at]}>
              <input type="radio" name="beside" checked={at === active} onChange={() => choose(at)} />
              <span>{letters[at]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {sheets.length < letters.length && (
        <button type="button" class="button button-quiet" onClick={() => void copy()}>
          {sheets.length > 1 ? `Copy ${letter}` : 'Compare with another'}
        </button>
      )}
      {sheets.length > 1 && (
        <button type="button" class="button button-quiet" onClick={() => void remove()}>
          Remove {letter}
        </button>
      )}
    </div>
  );
}

/** The compared probabilities of all questions, each with the difference from the first question. */
export function Differences({ sheets }: { sheets: readonly Sheet[] }) {
  const [first] = sheets;
  const measures = first?.answer?.measures ?? [];
  if (sheets.length < 2 || !measures.length) return null;
  return (
    <section class="beside" aria-label="Side by side">
      <h2>Side by side</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, with keys as well */}
      <section class="table-frame" aria-label="Chances side by side" tabIndex={0}>
        <table class="plan-compare">
          <thead>
            <tr>
              <th scope="col">Chance</th>
              {sheets.map(({ answer }, at) => (
                <th scope="col" key={letters[at]}>
                  {letters[at]}
                  <small>{answer?.subject}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map(({ name, chance }, row) => (
              <tr key={`${name}${row}`}>
                <th scope="row">{name}</th>
                {sheets.map(({ answer }, at) => {
                  const here = answer?.measures[row];
                  if (!here) return <td key={letters[at]}>–</td>;
                  const value = fractionOf(here.chance);
                  const difference = at === 0 ? '' : points(value, fractionOf(chance));
                  return (
                    <td key={letters[at]}>
                      {asPercent(value)}
                      {difference && <small class={approximate(value) === 0 ? 'same' : ''}> {difference}</small>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
