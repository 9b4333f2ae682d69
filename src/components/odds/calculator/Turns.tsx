/** The result turn by turn: a bar for each turn, and a table. */

import { approximate } from '../../../engine/kernel/fraction.ts';
import { Bar, lookOf, said } from '../OutcomeBar.tsx';
import { Stepper } from '../Stepper.tsx';
import { asPercent } from '../words.ts';
import { Notes } from './Answer.tsx';
import { SheetFieldOf } from './SheetField.tsx';
import type { Names, SheetCourse, SheetStage } from './sheet.ts';
import { chancesOf, fractionOf, noNames } from './words.ts';

interface Props {
  turns: SheetCourse;
  names: Names | undefined;
  /** Undefined until the results turn by turn have been calculated. */
  course: readonly SheetStage[] | undefined;
  /** Whether `course` belongs to the previous question, while the new one is being calculated. */
  old: boolean;
  onTurns: (turns: number) => void;
  onSet: (id: string, value: unknown) => void;
}

function Stages({
  turns,
  course,
  names = noNames,
  old,
}: Required<Pick<Props, 'turns' | 'old'>> & { course: readonly SheetStage[]; names: Names | undefined }) {
  const stages = course.map(({ row, outcomes, further }) => ({ row, chances: chancesOf(outcomes), further }));
  const kinds = stages[0]?.chances ?? [];
  return (
    <div class="asked-answer" aria-busy={old}>
      <ol class="turns-bars" aria-hidden="true">
        {stages.map(({ row, chances }) => (
          <li key={row}>
            <span>{row}</span>
            <Bar chances={chances.filter(({ chance }) => chance.numerator > 0n)} names={names} />
          </li>
        ))}
      </ol>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, with keys as well */}
      <section class="table-frame" aria-label={`${turns.name}, in numbers`} tabIndex={0}>
        <table class="turns-table">
          <thead>
            <tr>
              <th scope="col">{turns.row}</th>
              {stages.map(({ row }) => (
                <th scope="col" key={row}>
                  {row}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind, at) => (
              <tr key={kind.category.id}>
                <th scope="row">
                  <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
                    <rect class={`of-${lookOf(kind)}`} width="10" height="10" />
                  </svg>
                  {said(kind, names)}
                </th>
                {stages.map(({ row, chances }) => (
                  <td key={row}>{asPercent((chances[at] as (typeof chances)[number]).chance)}</td>
                ))}
              </tr>
            ))}
            {turns.further && (
              <tr>
                <th scope="row">{turns.further}</th>
                {stages.map(({ row, further = '0' }) => (
                  <td key={row}>{approximate(fractionOf(further)).toFixed(1)}</td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** The number of turns, the circumstances of the turns, and the state after each turn. */
export function TurnsBody({ turns, names, course, old, onTurns, onSet }: Props) {
  return (
    <>
      <p class="turns-says">{turns.says}</p>
      <div class="phases-controls">
        <Stepper
          name="turns"
          value={String(turns.now)}
          less={turns.now > 1}
          more={turns.now < turns.most}
          onStep={(by) => onTurns(turns.now + by)}
        >
          {turns.folded ? turns.name : 'How many'}
        </Stepper>
        {turns.fields.map((field) => (
          <SheetFieldOf
            key={field.id}
            part={{ key: '' }}
            field={{ ...field, open: true }}
            onSet={(value) => onSet(field.id, value)}
          />
        ))}
      </div>
      {course && <Stages turns={turns} course={course} names={names} old={old} />}
      <Notes notes={turns.notes} />
    </>
  );
}

export function Turns(props: Props) {
  return (
    <section class="turns" aria-label={props.turns.name}>
      <h2>{props.turns.name}</h2>
      <TurnsBody {...props} />
    </section>
  );
}
