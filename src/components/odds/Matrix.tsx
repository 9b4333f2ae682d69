/** All units against all units for one circumstance: a heat map that is also a table. */
import { useMemo, useState } from 'preact/hooks';
import { units } from '../../engine/fr3/data/units.ts';
import { chanceOf } from '../../engine/fr3/melee/answer.ts';
import { meleeOdds } from '../../engine/fr3/melee/ask.ts';
import type { MeleeQuestion } from '../../engine/fr3/melee/question.ts';
import { approximate, type Fraction } from '../../engine/kernel/fraction.ts';
import { unitName } from './unit-name.ts';
import { asPercent } from './words.ts';

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
  { id: 'destroys', name: 'Row destroys', is: (fate: string) => fate === 'destroyed' || fate === 'captured' },
  { id: 'beats', name: 'Row harms', is: (fate: string) => fate !== 'unharmed' },
] as const;

type Cell = { readonly chance: Fraction; readonly question: MeleeQuestion } | undefined;

function cellOf(
  row: string,
  column: string,
  charge: 'a' | 'b' | undefined,
  ground: 'open' | 'difficult',
  is: (fate: string) => boolean,
): Cell {
  const stands = ground === 'difficult' ? { ground } : {};
  const question: MeleeQuestion = {
    a: { unit: row, ...stands },
    b: { unit: column, ...stands },
    ...(charge ? { charge } : { round: 'later' as const }),
  };
  const reply = meleeOdds(question);
  return reply.ok ? { chance: chanceOf(reply.outcomes, ({ b }) => is(b.fate)), question } : undefined;
}

const fighters = units.filter(({ id }) => id !== 'ethereals');

export function Matrix({ onAsk }: { onAsk: (question: MeleeQuestion) => void }) {
  const [meeting, setMeeting] = useState<(typeof meetings)[number]>(meetings[0]);
  const [ground, setGround] = useState<(typeof grounds)[number]>(grounds[0]);
  const [measure, setMeasure] = useState<(typeof measured)[number]>(measured[0]);
  const rows = useMemo(
    () => fighters.map((row) => fighters.map((column) => cellOf(row.id, column.id, meeting.charge, ground.id, measure.is))),
    [meeting, ground, measure],
  );
  return (
    <div class="matrix">
      <div class="matrix-controls">
        <Choose name="measure" legend="Number shown" options={measured} now={measure} onChoose={setMeasure} />
        <Choose name="meeting" legend="Who charges" options={meetings} now={meeting} onChoose={setMeeting} />
        <Choose name="matrix-ground" legend="Ground" options={grounds} now={ground} onChoose={setGround} />
      </div>
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
                  const cell = rows[r]?.[c];
                  if (!cell)
                    return (
                      <td key={column.id} class="no" title={`${row.name} cannot meet ${unitName(column.id)} so.`}>
                        –
                      </td>
                    );
                  const share = approximate(cell.chance);
                  return (
                    <td key={column.id} class={`h${Math.min(9, Math.floor(share * 10))}`}>
                      <button
                        type="button"
                        tabIndex={-1}
                        title={`${row.name} against ${column.name}: ${asPercent(cell.chance)}`}
                        onClick={() => onAsk(cell.question)}
                      >
                        {Math.round(share * 100)}
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
