/** The luck ledger: for each roll of both sides, its average value, its actual value, and how much such rolls vary. */

import type { Swing } from '../computer/thinker.ts';
import { type Course, stateOf } from '../course.ts';
import { useSystem } from '../system-context.ts';
import { type LedgerSum, ledgerOf } from './turning.ts';

interface Props {
  course: Course;
  /** For every entry except the first, how the action changed the balance. */
  swings: readonly Swing[];
  /** The action of an entry, in a sentence. */
  deed: (at: number) => string;
  /** Shows the table as it was after an entry. */
  onShow?: (at: number) => void;
}

/** Points in the form for tables, with a real minus sign. */
const points = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded < 0 ? '−' : rounded > 0 ? '+' : ''}${Math.abs(rounded).toFixed(1)}`;
};

/** How unusual the luck of a side is, in words. */
function unusual({ rolls, expected, actual, deviation }: LedgerSum): string {
  if (rolls === 0) return 'no rolls';
  const off = deviation === 0 ? 0 : Math.abs(actual - expected) / deviation;
  return off < 1 ? 'as usual' : off < 2 ? 'a little unusual' : 'unusual';
}

export function LuckLedger({ course, swings, deed, onShow }: Props) {
  const { words } = useSystem();
  const state = stateOf(course);
  const { rows, sums } = ledgerOf(course, swings);
  return (
    <section class="ledger" aria-label="Luck ledger">
      <h3>Luck ledger</h3>
      <p class="fine">
        The points that each side’s rolls were worth: the average by the exact odds, and the actual result. In two battles out of
        three with the same rolls, the total differs from its average by no more than the number after the ±.
      </p>
      <div class="scroller">
        <table class="records">
          <thead>
            <tr>
              <th scope="col">Side</th>
              <th scope="col">Rolls</th>
              <th scope="col">Expected</th>
              <th scope="col">Actual</th>
              <th scope="col">Luck</th>
            </tr>
          </thead>
          <tbody>
            {sums.map((sum) => (
              <tr key={sum.side}>
                <th scope="row">{words.army(state, sum.side)}</th>
                <td>{sum.rolls}</td>
                <td>
                  {points(sum.expected)} ± {sum.deviation.toFixed(1)}
                </td>
                <td>{points(sum.actual)}</td>
                <td>
                  {points(sum.actual - sum.expected)}, {unusual(sum)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > 0 && (
        <details>
          <summary>Every roll</summary>
          <div class="scroller">
            <table class="records">
              <thead>
                <tr>
                  <th scope="col">Roll</th>
                  <th scope="col">Expected</th>
                  <th scope="col">Actual</th>
                  <th scope="col">Luck</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ at, side, expected, actual, deviation }) => (
                  <tr key={at}>
                    <th scope="row">
                      {onShow ? (
                        <button type="button" class="ledger-deed" onClick={() => onShow(at)}>
                          {deed(at)}
                        </button>
                      ) : (
                        deed(at)
                      )}
                      <span class="fine">{words.army(state, side)}</span>
                    </th>
                    <td>
                      {points(expected)} ± {deviation.toFixed(1)}
                    </td>
                    <td>{points(actual)}</td>
                    <td>{points(actual - expected)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </section>
  );
}
