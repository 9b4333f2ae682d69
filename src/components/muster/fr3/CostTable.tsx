/** The lines that make up a cost, each with its rules. */
import type { Cost } from '../../../engine/fr3/muster/cost.ts';
import { Cited } from '../../odds/links.tsx';

export function CostTable({ cost, of }: { cost: Cost; of: string }) {
  return (
    <table class="muster-cost">
      <caption class="sr">Cost of {of}</caption>
      <tbody>
        {cost.lines.map(({ name, points, rules }) => (
          <tr key={name}>
            <th scope="row">
              {name} <Cited rules={[...new Set(rules)]} />
            </th>
            <td>{points}</td>
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
  );
}
