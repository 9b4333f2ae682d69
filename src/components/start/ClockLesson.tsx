/** An exercise: the reader gives orders with the moves of the morale clock, phase after phase, while the clock counts down. */
import { useState } from 'preact/hooks';
import { Stepper } from '../odds/Stepper.tsx';
import { ClockFace } from './ClockFace.tsx';
import {
  bodies,
  type Day,
  dawn,
  endPhase,
  host,
  joinUp,
  type Losses,
  lossPoints,
  movesLeft,
  order,
  over,
  splitUp,
  startClock,
  waveringAt,
} from './clock.ts';
import { Practice } from './Practice.tsx';

const none: Losses = { demoralized: 0, destroyed: 0 };
const most = 4;

function LossField({
  id,
  who,
  losses,
  onChange,
}: {
  id: string;
  who: string;
  losses: Losses;
  onChange: (losses: Losses) => void;
}) {
  return (
    <fieldset class="losses">
      <legend>
        {who} <b>{lossPoints(losses)}</b>
      </legend>
      {(['demoralized', 'destroyed'] as const).map((kind) => (
        <Stepper
          key={kind}
          name={`${id}-${kind}`}
          value={`${losses[kind]}`}
          less={losses[kind] > 0}
          more={losses[kind] < most}
          onStep={(by) => onChange({ ...losses, [kind]: losses[kind] + by })}
        >
          <span class="sr">{who}: units </span>
          {kind}
        </Stepper>
      ))}
    </fieldset>
  );
}

export default function ClockLesson() {
  const [day, setDay] = useState<Day>(dawn);
  const [mine, setMine] = useState(none);
  const [theirs, setTheirs] = useState(none);
  const [told, setTold] = useState('');
  const left = movesLeft(day);
  const end = () => {
    const evening = endPhase(day, mine, theirs);
    setDay(evening.day);
    setTold(evening.told);
    setMine(none);
    setTheirs(none);
  };
  const again = () => {
    setDay(dawn);
    setMine(none);
    setTheirs(none);
    setTold('');
  };

  return (
    <Practice title="Give your orders">
      <div class="clock-top">
        <ClockFace clock={day.clock} most={startClock} low={waveringAt} used={day.moved.length} />
        <p role="status">{over(day) ? 'The day is over.' : `Phase ${day.phase}: ${left} of ${day.clock} moves left.`}</p>
      </div>
      <p role="status" class="practice-said">
        {told}
      </p>
      {!over(day) && (
        <>
          <ul class="bodies">
            {bodies(day).map((body) => {
              const moved = day.moved.includes(body.id);
              return (
                <li key={body.id}>
                  <span>{body.name}</span>
                  {body.parts && !moved && (
                    <button
                      type="button"
                      class="button button-quiet"
                      onClick={() => setDay(splitUp(day, body))}
                      aria-label={`Split up: ${body.name}`}
                    >
                      Split
                    </button>
                  )}
                  <button
                    type="button"
                    class={moved ? 'button button-quiet' : 'button'}
                    disabled={moved || left === 0}
                    onClick={() => setDay(order(day, body))}
                    aria-label={`Move: ${body.name}`}
                  >
                    {moved ? 'Moved ✓' : 'Move'}
                  </button>
                </li>
              );
            })}
          </ul>
          {day.split.map((id) => {
            const group = host.find((each) => each.id === id);
            const stirred = group?.parts?.some((part) => day.moved.includes(part.id));
            return (
              group &&
              !stirred && (
                <button key={id} type="button" class="button button-quiet" onClick={() => setDay(joinUp(day, id))}>
                  Form up again: {group.name}
                </button>
              )
            );
          })}
          <div class="both-losses">
            <LossField id="mine" who="You lost" losses={mine} onChange={setMine} />
            <LossField id="theirs" who="The enemy lost" losses={theirs} onChange={setTheirs} />
          </div>
        </>
      )}
      <div class="practice-acts">
        {!over(day) && (
          <button type="button" class="button" onClick={end}>
            End the phase
          </button>
        )}
        {day.phase > 1 && (
          <button type="button" class="button button-quiet" onClick={again}>
            A new day
          </button>
        )}
      </div>
    </Practice>
  );
}
