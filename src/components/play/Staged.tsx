/** What is about to be done: in words, with its numbers to turn, its cost, its odds, its reason if it may not be done. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Action, fr3Battle } from '../../engine/fr3/battle/battle.ts';
import type { PieceId, State } from '../../engine/fr3/battle/state.ts';
import { Cited } from '../odds/links.tsx';
import { calculatorFor } from './calculators.ts';
import { chanceOf } from './course.ts';
import { costOf, dialled, dialsOf, withValue } from './moves.ts';
import { actorsOf, aimsOf } from './options.ts';
import type { FateChance, Outcomes } from './outcomes.ts';
import { choicesFor } from './suggested.ts';
import { melees, outcomes } from './thinking.ts';
import { called, inches, listed, sayAction } from './words.ts';

interface Props {
  state: State;
  action: Action;
  /** The address of the site’s root. */
  root: string;
  onChange: (action: Action) => void;
  onDo: () => void;
  onBack: () => void;
}

const lookOf = (fate: string): string => `of-${fate.replaceAll(' ', '-')}`;

function FateBar({ chances }: { chances: readonly FateChance[] }) {
  let x = 0;
  return (
    <svg class="fate-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      {chances.map(({ fate, share }) => {
        const at = x;
        x += share * 100;
        return <rect key={fate} class={lookOf(fate)} x={at} width={share * 100} height="8" />;
      })}
    </svg>
  );
}

function Fates({ state, found }: { state: State; found: Outcomes }) {
  if (found === null) return <p class="fine">The dice can fall in too many ways here to count them all.</p>;
  if (found.length === 0) return <p class="fine">Whatever the dice say, nobody is harmed by it.</p>;
  return (
    <dl class="fates">
      {found.map(({ id, chances }) => (
        <div key={id}>
          <dt>{called(state, id)}</dt>
          <dd>
            <FateBar chances={chances} />
            <ul>
              {chances.map(({ fate, percent }) => (
                <li key={fate}>
                  <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
                    <rect class={lookOf(fate)} width="10" height="10" />
                  </svg>
                  {fate} <b>{percent}</b>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is worked out beside the page for a question; undefined until it is there, null where it fails. */
function useAnswer<T>(question: object, ask: () => Promise<T>): T | null | undefined {
  const [found, setFound] = useState<{ readonly of: object; readonly is: T | null }>();
  useEffect(() => {
    let over = false;
    ask().then(
      (is) => over || setFound({ of: question, is }),
      () => over || setFound({ of: question, is: null }),
    );
    return () => {
      over = true;
    };
  }, [question]);
  return found?.of === question ? found.is : undefined;
}

/** The exact odds of an action. */
function OddsOf({ state, action }: { state: State; action: Action }) {
  const found = useAnswer(action, () => outcomes({ ask: 'outcomes', state, action }));
  return (
    <section class="odds-of" aria-label="Odds" aria-live="polite">
      {found === undefined ? <p class="fine">Counting the odds …</p> : <Fates state={state} found={found} />}
    </section>
  );
}

/** The melees that a charge leads to. */
function MeleesOf({ state, action }: { state: State; action: Extract<Action, { kind: 'charge' }> }) {
  const found = useAnswer(action, () => melees({ ask: 'melees', state, action }));
  return (
    <>
      {found?.map(({ a, b, fates }) => (
        <section class="odds-of" aria-label={`The melee of ${a} and ${b} to come`} key={`${a} ${b}`}>
          <p class="fine">The melee to come, as they would stand:</p>
          <Fates state={state} found={fates} />
        </section>
      ))}
    </>
  );
}

/** Other ways to do the same: with more shooters, round the other end of a line. */
function others(state: State, action: Action): readonly Action[] {
  const [aim] = aimsOf(state, action);
  const ids = actorsOf(action);
  return choicesFor(state, ids).filter(
    (each) =>
      each.kind === action.kind &&
      (aim === undefined || aimsOf(state, each).includes(aim)) &&
      JSON.stringify(each) !== JSON.stringify(action),
  );
}

const names = (state: State, ids: readonly PieceId[]): string => listed(ids.map((id) => called(state, id)));

export function Staged({ state, action, root, onChange, onDo, onBack }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const refusal = fr3Battle.refuse(state, action);
  const legal = refusal === null;
  const cost = legal ? costOf(state, action) : null;
  const risky = legal && chanceOf(state, action).kind === 'roll';
  const calculator = legal ? calculatorFor(state, action) : null;
  const dials = dialsOf(state, action);
  const also = others(state, action).slice(0, 6);
  const actors = actorsOf(action);
  useEffect(() => button.current?.focus({ preventScroll: true }), [action.kind, actors.join()]);
  return (
    <section class="staged" aria-label="What you are about to do">
      <p class="staged-says">
        {action.kind !== 'fight' && actors.length > 0 && <small>{names(state, actors)}</small>}
        <b>{sayAction(state, action)}</b>
      </p>
      {cost && (
        <p class="fine">
          {cost.share > 0 && `${Math.round(cost.share * 100)} % of their movement. `}
          {cost.moves > 0 ? `${cost.moves} of ${cost.left} moves on the clock.` : 'No move of the clock.'}
        </p>
      )}
      {refusal && (
        <p class="refused" role="alert">
          <b>Not possible.</b> {refusal.because} <Cited rules={refusal.rules} />
        </p>
      )}
      {dials.map(({ field, label, least, most, step, shown, unit }) => (
        <label class="dial-row" key={field}>
          <span>
            {label} <output>{unit === '″' ? inches(dialled(action, field)) : `${dialled(action, field) * shown}${unit}`}</output>
          </span>
          <input
            type="range"
            min={least}
            max={most}
            step={step}
            value={dialled(action, field)}
            onInput={(event) => onChange(withValue(action, field, event.currentTarget.valueAsNumber))}
          />
        </label>
      ))}
      {risky && <OddsOf state={state} action={action} />}
      {legal && action.kind === 'charge' && <MeleesOf state={state} action={action} />}
      {calculator && (
        <p class="fine">
          <a href={root + calculator.path} target="_blank" rel="noopener">
            {calculator.words}
          </a>
        </p>
      )}
      <p class="staged-do">
        <button type="button" class="button" ref={button} disabled={!legal} onClick={onDo}>
          Do it
        </button>
        <button type="button" class="button button-quiet" onClick={onBack}>
          Back
        </button>
      </p>
      {also.length > 0 && (
        <ul class="choices">
          {also.map((each) => (
            <li key={JSON.stringify(each)}>
              <button type="button" onClick={() => onChange(each)}>
                {sayAction(state, each)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
