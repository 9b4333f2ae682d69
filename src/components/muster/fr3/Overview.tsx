/** The points for each kind of purchase, and the army's numbers for morale, magic and scouting. */
import { useMemo } from 'preact/hooks';
import type { Mustered } from '../../../engine/fr3/muster/mustered.ts';
import { sideboardOf } from '../../../engine/fr3/muster/tournament.ts';
import { Cited } from '../../odds/links.tsx';
import { CostTable } from './CostTable.tsx';
import { overviewOf } from './overview.ts';
import { points } from './words.ts';

export function Overview({ mustered }: { mustered: Mustered }) {
  const { roster, cost } = mustered;
  const overview = useMemo(() => overviewOf(mustered), [mustered]);
  return (
    <>
      <section aria-labelledby="muster-sum">
        <h2 id="muster-sum">Points by kind</h2>
        <table class="muster-cost">
          <tbody>
            {overview.kinds.map(({ name, units, points: of }) => (
              <tr key={name}>
                <th scope="row">
                  {name} {units > 0 && <small>{units}</small>}
                </th>
                <td>{of}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              <td>{cost.total}</td>
            </tr>
          </tfoot>
        </table>
        {cost.army.lines.length > 0 && <CostTable cost={cost.army} of="the army as a whole" />}
        {cost.aside > 0 && (
          <p>
            Sideboard: {cost.aside} of {points(sideboardOf(roster.size))}. <Cited rules={['fr3.tournament.sideboard']} />
          </p>
        )}
      </section>
      <section aria-labelledby="muster-morale">
        <h2 id="muster-morale">Morale, magic, scouting</h2>
        <table class="muster-cost">
          <tbody>
            {overview.counts.map(({ name, count, rules }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <Cited rules={rules} />
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
