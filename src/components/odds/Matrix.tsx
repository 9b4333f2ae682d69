/** All units against all units for one circumstance: a heat map that is also a table. */
import { useRef, useState } from 'preact/hooks';
import { units } from '../../engine/fr3/data/units.ts';
import type { MeleeQuestion } from '../../engine/fr3/melee/question.ts';
import type { MatrixCell } from './tasks/melee.ts';
import { useMeleeTask } from './tasks/useTasks.ts';
import { unitName } from './unit-name.ts';
import { Working } from './work/Working.tsx';

const meetings = [
  { id: 'row-charges', name: 'Row charges', charge: 'a' },
  { id: 'column-charges', name: 'Column charges', charge: 'b' },
  { id: 'standing', name: 'Later phase', charge: undefined },
] as const;

const grounds = [
  { id: 'open', name: 'In the open' },
  { id: 'difficult', name: 'On difficult ground' },
] as const;

const measured = [
  { id: 'destroys', name: 'Row destroys' },
  { id: 'beats', name: 'Row harms' },
] as const;

const fighters = units.filter(({ id }) => id !== 'ethereals');

export function Matrix({ onAsk }: { onAsk: (question: MeleeQuestion) => void }) {
  const [meeting, setMeeting] = useState<(typeof meetings)[number]>(meetings[0]);
  const [ground, setGround] = useState<(typeof grounds)[number]>(grounds[0]);
  const [measure, setMeasure] = useState<(typeof measured)[number]>(measured[0]);
  const work = useMeleeTask<readonly (readonly (MatrixCell | null)[])[]>({
    kind: 'matrix',
    units: fighters.map(({ id }) => id),
    ...(meeting.charge ? { charge: meeting.charge } : {}),
    ground: ground.id,
    measure: measure.id,
  });
  const last = useRef<typeof work.result>();
  last.current = work.result ?? last.current;
  const rows = last.current;
  return (
    <div class="matrix">
      <div class="matrix-controls">
        <Choose name="measure" legend="Number shown" options={measured} now={measure} onChoose={setMeasure} />
        <Choose name="meeting" legend="Who charges" options={meetings} now={meeting} onChoose={setMeeting} />
        <Choose name="matrix-ground" legend="Ground" options={grounds} now={ground} onChoose={setGround} />
      </div>
      {!work.result && <Working work={work} what="all meetings" />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <section class="table-frame" aria-label="All units against all units" tabIndex={0}>
        <table class="heat">
          <caption class="sr">
            {measure.name} column, in per cent. {meeting.name}. {ground.name}.
          </caption>
          <thead>
            <tr>
              <td>
                <span aria-hidden="true">row ↓ against column →</span>
              </td>
              {fighters.map(({ id, name }) => (
                <th scope="col" key={id}>
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fighters.map((row, r) => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                {fighters.map((column, c) => {
                  const cell = rows?.[r]?.[c];
                  if (!rows) return <td key={column.id} />;
                  if (!cell)
                    return (
                      <td key={column.id} class="no" title={`${row.name} cannot meet ${unitName(column.id)} so.`}>
                        –
                      </td>
                    );
                  return (
                    <td key={column.id} class={`h${Math.min(9, Math.floor(cell.part * 10))}`}>
                      <button
                        type="button"
                        tabIndex={-1}
                        title={`${row.name} against ${column.name}: ${cell.says}`}
                        onClick={() => onAsk(cell.question)}
                      >
                        {Math.round(cell.part * 100)}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="fine">
        Per cent, each unit as usual. Press a number to ask that question above. A dash: the rules forbid that meeting, such as a
        charge by artillery. Ethereals are left out: they fight only characters.
      </p>
    </div>
  );
}

function Choose<T extends { id: string; name: string }>({
  name,
  legend,
  options,
  now,
  onChoose,
}: {
  name: string;
  legend: string;
  options: readonly T[];
  now: T;
  onChoose: (option: T) => void;
}) {
  return (
    <fieldset class="segmented">
      <legend class="sr">{legend}</legend>
      {options.map((option) => (
        <label key={option.id}>
          <input type="radio" name={name} checked={option.id === now.id} onChange={() => onChoose(option)} />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
