/**
 * The analysis of a battle: who was ahead when, the turning points, luck, and what each unit did. This code is loaded when the
 * user opens the analysis.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Course, type Entry, stateOf } from '../course.ts';
import type { AnalysisModule, UnitTable } from '../system.ts';
import { useSystem } from '../system-context.ts';
import { type Action, type Event, type SideId, type State, sideIds } from '../vocabulary.ts';
import { Chart } from './Chart.tsx';
import { LuckLedger } from './LuckLedger.tsx';
import { luckOf, turningPoints, turnsOf } from './turning.ts';
import { useSwings } from './use-swings.ts';

interface Props {
  course: Course;
  /** Shows the table after an entry. */
  onShow: (at: number) => void;
}

const shownTurns = 5;

/** The system's part of the analysis; undefined until it is loaded. */
function useModule(): AnalysisModule<State, Action, Event> | undefined {
  const system = useSystem();
  const [module, setModule] = useState<AnalysisModule<State, Action, Event>>();
  useEffect(() => {
    system.analysis().then(setModule, () => {});
  }, []);
  return module;
}

const round = (points: number): string => String(Math.round(Math.abs(points)));
function Records({ state, side, table }: { state: State; side: SideId; table: UnitTable }) {
  const { words } = useSystem();
  return (
    <div class="scroller">
      <table class="records">
        <caption>{words.army(state, side)}</caption>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            {table.columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows
            .filter(({ id }) => id.startsWith(side))
            .map(({ id, cells }) => (
              <tr key={id}>
                <th scope="row">{words.pieces(state, id)}</th>
                {cells.map((cell, at) => (
                  <td key={table.columns[at]}>{cell}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

export function Analysis({ course, onShow }: Props) {
  const system = useSystem();
  const { words } = system;
  const module = useModule();
  const { swings, failed } = useSwings(course);
  const state = stateOf(course);
  const table = useMemo(() => module?.records(course), [module, course]);
  const toward = (by: number): string => words.army(state, by > 0 ? 'A' : 'B');
  const deed = (at: number): string => module?.deed(course, at) ?? '';
  const whole = swings.length === course.length - 1;
  const first = useMemo(() => module?.lead((course[0] as Entry).state) ?? 0, [module, course]);
  const leads = module ? [first, ...swings.map(({ lead }) => lead)] : [];
  const points = whole ? turningPoints(swings, shownTurns) : [];
  const luck = luckOf(swings);
  return (
    <div class="analysis">
      {failed && (
        <p class="message message-wrong" role="alert">
          This battle could not be analysed on this device.
        </p>
      )}
      <Chart
        leads={leads}
        length={course.length}
        turns={turnsOf(system, course)}
        points={points}
        names={[words.army(state, 'A'), words.army(state, 'B')]}
        onShow={onShow}
      />
      {!whole && !failed && (
        <p class="fine">
          <progress max={course.length - 1} value={swings.length} aria-label="Replaying the battle" /> Action {swings.length} of{' '}
          {course.length - 1}
        </p>
      )}
      {whole && (
        <>
          <p class="fine">{module?.unit}</p>
          <div class="columns">
            <section>
              <h3>Turning points</h3>
              {points.length === 0 && <p>No single action changed the balance much.</p>}
              <ol class="turning">
                {points.map(({ at, by }) => (
                  <li key={at}>
                    <p>
                      Turn {system.turn((course[at - 1] as Entry).state)}: {deed(at)}{' '}
                      <b>
                        {round(by)} points in favour of {toward(by)}.
                      </b>
                    </p>
                    <button type="button" class="button button-quiet" onClick={() => onShow(at - 1)}>
                      The table before this action
                    </button>
                  </li>
                ))}
              </ol>
            </section>
            <section>
              <h3>Luck</h3>
              <p>
                {Math.abs(luck.sum) < 1
                  ? 'Overall, the dice were average.'
                  : `Overall, the dice favoured ${toward(luck.sum)} by ${round(luck.sum)} points.`}{' '}
                Each roll is compared with the exact average of all its possible results.
              </p>
              <ul class="turning">
                {luck.throws.map(({ at, luck: by }) => (
                  <li key={at}>
                    <p>
                      {deed(at)}{' '}
                      <b>
                        {round(by)} points of luck for {toward(by)}.
                      </b>
                    </p>
                    <button type="button" class="button button-quiet" onClick={() => onShow(at - 1)}>
                      The table before this action
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </>
      )}
      {whole && <LuckLedger course={course} swings={swings} deed={deed} onShow={onShow} />}
      <h3>Unit by unit</h3>
      <p class="fine">{table?.about}</p>
      <div class="columns">{table && sideIds.map((side) => <Records key={side} state={state} side={side} table={table} />)}</div>
    </div>
  );
}
