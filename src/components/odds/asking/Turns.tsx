/** The same turn after turn: a bar for each, and the same as a table. */

import { Bar } from '../OutcomeBar.tsx';
import { Stepper } from '../Stepper.tsx';
import { asPercent } from '../words.ts';
import type { Sheet, SheetAnswer } from './sheet.ts';
import { chancesOf, noNames } from './words.ts';

interface Props {
  turns: NonNullable<Sheet['turns']>;
  /** Undefined while it is not worked out. */
  course: SheetAnswer['course'];
  /** It is that of another question, until this one's is worked out. */
  old: boolean;
  onTurns: (turns: number) => void;
}

type Course = NonNullable<SheetAnswer['course']>;

function Stages({ row: head, course, old }: { row: string; course: Course; old: boolean }) {
  const stages = course.map(({ row, outcomes }) => ({ row, chances: chancesOf(outcomes) }));
  const kinds = stages[0]?.chances.map(({ category }) => category) ?? [];
  return (
    <div class="asked-answer" aria-busy={old}>
      <ol class="turns-bars" aria-hidden="true">
        {stages.map(({ row, chances }) => (
          <li key={row}>
            <span>{row}</span>
            <Bar chances={chances.filter(({ chance }) => chance.numerator > 0n)} names={noNames} />
          </li>
        ))}
      </ol>
      <div class="table-frame">
        <table class="turns-table">
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {stages.map(({ row }) => (
                <th scope="col" key={row}>
                  {row}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ id, look, words }, at) => (
              <tr key={id}>
                <th scope="row">
                  <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
                    <rect class={`of-${look}`} width="10" height="10" />
                  </svg>
                  {words}
                </th>
                {stages.map(({ row, chances }) => (
                  <td key={row}>{asPercent((chances[at] as (typeof chances)[number]).chance)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

export function Turns({ turns, course, old, onTurns }: Props) {
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
          How many
        </Stepper>
      </div>
      {course && <Stages row={turns.row} course={course} old={old} />}
    </section>
  );
}
