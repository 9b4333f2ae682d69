/** Looking back on a battle: who was ahead when, what turned it, what the dice did, what each unit did. Loaded when asked for. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tell } from '../../../engine/fr3/battle/chronicle/sentences.ts';
import type { BattleEvent } from '../../../engine/fr3/battle/events.ts';
import type { SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import { sideIds } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import type { Fr3RuleId } from '../../../engine/fr3/rule-ids.ts';
import { type Course, type Entry, stateOf } from '../course.ts';
import { leadOf, type Swing } from '../fr3/swing.ts';
import { recordsOf, type UnitRecord } from '../fr3/unit-records.ts';
import { armyName, called, sayAction } from '../fr3/words.ts';
import { swing } from '../thinking.ts';
import { Chart } from './Chart.tsx';
import { luckOf, turningPoints, turnsOf } from './turning.ts';

interface Props {
  course: Course;
  /** Shows the table as it was after an entry. */
  onShow: (at: number) => void;
}

const shownTurns = 5;
/** Sentences about one action. */
const saidOfOne = 3;

/** The swings of all entries but the first, one after the other as the worker finds them. */
function useSwings(course: Course): { readonly swings: readonly Swing[]; readonly failed: boolean } {
  const [swings, setSwings] = useState<readonly Swing[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let over = false;
    setSwings([]);
    setFailed(false);
    const work = async () => {
      const found: Swing[] = [];
      for (const [at, { action, state }] of course.entries()) {
        const before = course[at - 1];
        if (!before || !action) continue;
        found.push(await swing({ ask: 'swing', before: before.state, action, after: state }));
        if (over) return;
        if (at % 8 === 0 || at === course.length - 1) setSwings([...found]);
      }
    };
    work().catch(() => over || setFailed(true));
    return () => {
      over = true;
    };
  }, [course]);
  return { swings, failed };
}

const round = (points: number): string => String(Math.round(Math.abs(points)));
const toward = (state: State, by: number): string => armyName(state, by > 0 ? 'A' : 'B');

const judged: Fr3RuleId = 'fr3.morale-clock.phase-winner';
/** What was done, and what it has cost: not the sheet’s other lines. */
const isDeed = ({ kind, rules }: BattleEvent): boolean => kind !== 'said' || rules.includes(judged);

/** What was done in an entry, in a sentence. */
function deed(course: Course, at: number): string {
  const { action, events, state } = course[at] as Entry;
  const before = course[at - 1]?.state;
  const deeds = events.filter(isDeed).map((event) => tell(state, event));
  if (deeds.length > 0) return deeds.slice(0, saidOfOne).join(' ');
  return action && before ? `${sayAction(before, action)}.` : '';
}

function Records({ state, side, records }: { state: State; side: SideId; records: readonly UnitRecord[] }) {
  return (
    <div class="scroller">
      <table class="records">
        <caption>{armyName(state, side)}</caption>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Points</th>
            <th scope="col">Dealt</th>
            <th scope="col">Taken</th>
            <th scope="col">Inches</th>
          </tr>
        </thead>
        <tbody>
          {records
            .filter(({ id }) => id.startsWith(side))
            .map(({ id, destroyed, dealt, taken, inches }) => (
              <tr key={id}>
                <th scope="row">{called(state, id)}</th>
                <td>{destroyed || '–'}</td>
                <td>{dealt || '–'}</td>
                <td>{taken || '–'}</td>
                <td>{Math.round(inches)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

export function Analysis({ course, onShow }: Props) {
  const { swings, failed } = useSwings(course);
  const state = stateOf(course);
  const records = useMemo(() => recordsOf(course), [course]);
  const first = useMemo(() => leadOf((course[0] as Entry).state), [course]);
  const whole = swings.length === course.length - 1;
  const leads = [first, ...swings.map(({ lead }) => lead)];
  const points = whole ? turningPoints(swings, shownTurns) : [];
  const luck = luckOf(swings);
  return (
    <div class="analysis">
      {failed && (
        <p class="message message-wrong" role="alert">
          The battle could not be worked through on this device.
        </p>
      )}
      {!whole && !failed && (
        <p class="fine">
          <progress max={course.length - 1} value={swings.length} aria-label="Working through the battle" /> Action{' '}
          {swings.length} of {course.length - 1}
        </p>
      )}
      <Chart
        leads={leads}
        length={course.length}
        turns={turnsOf(course)}
        points={points}
        names={[armyName(state, 'A'), armyName(state, 'B')]}
        onShow={onShow}
      />
      {whole && (
        <>
          <p class="fine">
            In victory points: what the computer expects of the position, and toward the end what is scored already. The numbers
            below are turns.
          </p>
          <div class="columns">
            <section>
              <h3>What turned it</h3>
              {points.length === 0 && <p>No single action moved the balance much.</p>}
              <ol class="turning">
                {points.map(({ at, by }) => (
                  <li key={at}>
                    <p>
                      Turn {(course[at - 1] as Entry).state.sheet.turn}: {deed(course, at)}{' '}
                      <b>
                        {round(by)} points toward {toward(state, by)}.
                      </b>
                    </p>
                    <button type="button" class="button button-quiet" onClick={() => onShow(at - 1)}>
                      The table before it
                    </button>
                  </li>
                ))}
              </ol>
            </section>
            <section>
              <h3>Luck</h3>
              <p>
                {Math.abs(luck.sum) < 1
                  ? 'In all, the dice fell as they do on average.'
                  : `In all, the dice were kinder to ${toward(state, luck.sum)} than they are on average, by ${round(luck.sum)} points.`}{' '}
                Each throw is counted against the exact mean of what it could have come to.
              </p>
              <ul class="turning">
                {luck.throws.map(({ at, luck: by }) => (
                  <li key={at}>
                    <p>
                      {deed(course, at)}{' '}
                      <b>
                        {round(by)} points of luck for {toward(state, by)}.
                      </b>
                    </p>
                    <button type="button" class="button button-quiet" onClick={() => onShow(at - 1)}>
                      The table before it
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </>
      )}
      <h3>Unit by unit</h3>
      <p class="fine">Points of enemies destroyed, levels and markers dealt and taken, and how far it has come.</p>
      <div class="columns">
        {sideIds.map((side) => (
          <Records key={side} state={state} side={side} records={records} />
        ))}
      </div>
    </div>
  );
}
