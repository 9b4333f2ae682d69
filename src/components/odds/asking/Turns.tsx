/** The same turn after turn: a bar for each, and the same as a table. */

import { Bar } from '../OutcomeBar.tsx';
import { Stepper } from '../Stepper.tsx';
import { asPercent } from '../words.ts';
import type { Sheet, SheetAnswer } from './sheet.ts';
import { chancesOf, noNames } from './words.ts';

interface Props {
  turns: NonNullable<Sheet['turns']>;
  course: NonNullable<SheetAnswer['course']>;
  onTurns: (turns: number) => void;
}

export function Turns({ turns, course, onTurns }: Props) {
  const stages = course.map(({ row, outcomes }) => ({ row, chances: chancesOf(outcomes) }));
  return (
    <section class="turns" aria-label={turns.name}>
      <h2>{turns.name}</h2>
      <p class="turns-says">{turns.says}</p>
      <div class="phases-controls">
        <Stepper
          name="turns"
          value={String(turns.now)}
          less={turns.now > 1}
          more={turns.now < turns.most}
          onStep={(by) => onTurns(turns.now + by)}
        >
          {turns.name}
        </Stepper>
      </div>
      <div class="table-frame">
        <table class="phases-table">
          <thead>
            <tr>
              <th scope="col">{turns.row}</th>
              <td class="phases-bar" />
              {stages[0]?.chances.map(({ category }) => (
                <th scope="col" key={category.id}>
                  <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
                    <rect class={`of-${category.look}`} width="10" height="10" />
                  </svg>
                  {category.words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stages.map(({ row, chances }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td class="phases-bar">
                  <Bar chances={chances.filter(({ chance }) => chance.numerator > 0n)} names={noNames} />
                </td>
                {chances.map(({ category, chance }) => (
                  <td key={category.id}>{asPercent(chance)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
